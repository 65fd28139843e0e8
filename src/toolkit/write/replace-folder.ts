import { randomUUID } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { explainError, Failure, wrongUsage } from "../../node/failure.ts";
import { displayPath } from "../../node/package-root.ts";
import { exitOnSignals } from "../../node/signals.ts";
import { firstForeignFile, generatedList, generatedListText, leavesOf } from "./generated-list.ts";

/**
 * The files of a folder that is made as a whole: their content by path or, for large outputs, functions that read it.
 */
type Output = ReadonlyMap<string, string | (() => string | Uint8Array)>;

export interface OutputOwner {
  /** The command, for example `openapi-levels docs`. It does not replace the output of other commands. */
  readonly command: string;
  /** An entry of the folder that is not part of the output and is kept. Defaults to none. */
  readonly keep?: string;
}

/** How a folder differs from its output; paths are relative to the folder, sorted. */
interface Difference {
  readonly stale: readonly string[];
  readonly missing: readonly string[];
  readonly surplus: readonly string[];
}

/** Compares a folder with its output and the list of files: first the set of files, then their bytes. */
export async function compareOutput(
  folder: string,
  output: Output,
  owner: OutputOwner,
): Promise<Difference> {
  const whole = withList(output, owner);
  const leaves = existsSync(folder) ? [...leavesOf(folder, isKeptFile(owner))] : [];
  const present = new Map(leaves.map(({ path, isFile }) => [path, isFile]));
  const stale: string[] = [];
  const missing: string[] = [];
  for (const [path, text] of whole) {
    const isFile = present.get(path);
    if (isFile === undefined) missing.push(path);
    else if (!isFile || !(await readFile(join(folder, path))).equals(Buffer.from(read(text))))
      stale.push(path);
  }
  const surplus = [...present.keys()].filter((path) => !whole.has(path) && !path.endsWith("/"));
  return { stale: stale.sort(), missing: missing.sort(), surplus: surplus.sort() };
}

/**
 * Checks that a folder may be replaced as a whole, and returns its path; if it is a link, that of its target.
 *
 * @throws Failure with exit code 2 if replacing it could lose files of the user: the folder has unlisted files, it is
 *   the working directory, or a link without a target.
 */
export function replaceable(folder: string, owner: OutputOwner): string {
  if (!existsSync(folder)) {
    if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return folder;
    throw wrongUsage(
      `${displayPath(folder)} is a link without a target. Remove it, or create the target.`,
    );
  }
  if (!statSync(folder).isDirectory())
    throw wrongUsage(`${displayPath(folder)} is a file. Name a folder.`);
  const foreign = firstForeignFile(folder, owner.command, isKeptFile(owner));
  if (foreign !== undefined) {
    throw wrongUsage(
      `${displayPath(join(folder, foreign))} is not in ${displayPath(join(folder, generatedList))}, so \`${owner.command}\` did not make it. Move it, or name another folder.`,
    );
  }
  const place = realpathSync(folder);
  if (relative(place, process.cwd()).split(sep)[0] !== "..") {
    throw wrongUsage(
      `${displayPath(folder)} contains the working directory, which the command would replace. Run it from another folder, or name another folder.`,
    );
  }
  return place;
}

/**
 * Replaces a folder by an output and its list of files. Writes everything beside the folder, then swaps the two, so
 * that a failure at any moment leaves either the old or the new folder complete.
 *
 * All of it is synchronous, and signals to stop wait for its end. A swap takes two renames, because Node.js does not
 * offer RENAME_EXCHANGE. If a SIGKILL leaves folders behind, the next run removes those that are provably made by the
 * command, and reports others.
 *
 * @throws Failure as `replaceable` does, or if another process swaps the same folder between the renames; its output is
 *   then complete.
 */
export function swapOutput(folder: string, output: Output, owner: OutputOwner): void {
  const place = replaceable(folder, owner);
  exitOnSignals();
  const { next, previous } = scratchFolders(place);
  try {
    mkdirSync(dirname(place), { recursive: true });
    write(next, withList(output, owner));
    const old = existsSync(place) ? readdirSync(place) : undefined;
    const entries = (old ?? []).filter(isKeptFile(owner));
    renameAll([
      ...entries.map((entry): Rename => [join(place, entry), join(next, entry)]),
      ...(old === undefined ? [] : [[place, previous] as Rename]),
      [next, place],
    ]);
  } finally {
    clearLeftovers(place, owner.command);
  }
}

/** The list comes first, so that it also identifies the files of an interrupted output. */
const withList = (output: Output, { command }: OutputOwner): Output =>
  new Map([[generatedList, generatedListText(command, output.keys())], ...output]);

const read = (content: string | (() => string | Uint8Array)) =>
  typeof content === "string" ? content : content();

/** Whether an entry of a made folder is not part of the output. */
export const isKeptFile =
  ({ keep }: OutputOwner) =>
  (entry: string): boolean =>
    keep !== undefined && withoutScratch(entry) === keep;

/** The suffix of the folders of a swap: role, process, random digits. */
const scratch = /\.(next|previous)-(\d+)-[0-9a-f]{8}$/;

/** The temporary folders of a swap, for the new and the old content. */
function scratchFolders(folder: string) {
  // Random, because processes in different containers may share a folder and have the same id.
  const owner = `${process.pid}-${randomUUID().slice(0, 8)}`;
  return { next: `${folder}.next-${owner}`, previous: `${folder}.previous-${owner}` };
}

/** The name of a swapped folder without the suffix; other names stay unchanged. */
const withoutScratch = (name: string): string => name.replace(scratch, "");

/** Fails if somebody removes the folder in the meantime, because it would be incomplete. */
function write(folder: string, output: Output): void {
  const made = new Set<string>();
  try {
    for (const [path, text] of output) {
      const parents = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
      for (const parent of ["", ...parents].filter((parent) => !made.has(parent))) {
        mkdirSync(join(folder, parent));
        made.add(parent);
      }
      writeFileSync(join(folder, path), read(text));
    }
  } catch (error) {
    if (made.has("")) rmSync(folder, { recursive: true, force: true });
    throw explainError(error, displayPath(folder));
  }
}

type Rename = readonly [from: string, to: string];

/** Does all renames or none of them. */
function renameAll(renames: readonly Rename[]): void {
  const done: Rename[] = [];
  try {
    for (const [from, to] of renames) {
      renameSync(from, to);
      done.unshift([to, from]);
    }
  } catch (error) {
    for (const [from, to] of done) {
      try {
        renameSync(from, to);
      } catch {
        // Another process has created a folder there.
      }
    }
    const code = String((error as NodeJS.ErrnoException).code);
    if (!["ENOENT", "ENOTEMPTY", "EEXIST"].includes(code)) throw error;
    const [, folder = ""] = renames.at(-1) ?? [];
    throw new Failure(
      `${displayPath(folder)} is being written by another process. Run the command again.`,
      {
        cause: error,
      },
    );
  }
}

/**
 * Removes the temporary folders of swaps of this process and of ended ones, if everything in them is provably made by
 * the command. Reports the others, which may have files of the user.
 */
function clearLeftovers(folder: string, command: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) return;
  for (const entry of readdirSync(parent, { withFileTypes: true })) {
    const [, state, owner] = scratch.exec(entry.name) ?? [];
    const isLeftover = state !== undefined && withoutScratch(entry.name) === basename(folder);
    const isOthers = Number(owner) !== process.pid && isRunning(Number(owner));
    if (!entry.isDirectory() || !isLeftover || isOthers) continue;
    const path = join(parent, entry.name);
    const isNeeded = state === "previous" && !existsSync(folder);
    if (!isNeeded && firstForeignFile(path, command, () => false) === undefined) {
      rmSync(path, { recursive: true, force: true });
    } else {
      process.stderr.write(
        `${displayPath(path)} is left from an interrupted run. Move files that you need, and remove it.\n`,
      );
    }
  }
}

/** Whether a process with this ID exists, of any user. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0); // Signal 0 only tests.
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
