// @ts-nocheck
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { shown } from "../../scripts/lib/root.ts";
import { explained, Failure } from "../system/failure.ts";
import { isRunning } from "../system/stop.ts";

/** The files of a folder that is made as a whole: text by path below the folder. */
export type Output = ReadonlyMap<string, string>;

/** How a folder differs from what it should hold; the paths are below the folder, sorted. */
export interface Difference {
  readonly stale: readonly string[];
  readonly missing: readonly string[];
  readonly surplus: readonly string[];
}

/** Compares a folder with its output: the set of files first, then their bytes. */
export async function compareOutput(
  folder: string,
  output: Output,
  keep: readonly string[],
): Promise<Difference> {
  const present = new Set(filesBelow(folder, keep));
  const stale: string[] = [];
  const missing: string[] = [];
  for (const [path, text] of output) {
    if (!present.has(path)) missing.push(path);
    else if ((await readFile(join(folder, path), "utf8")) !== text) stale.push(path);
  }
  const surplus = [...present].filter((path) => !output.has(path));
  return { stale: stale.sort(), missing: missing.sort(), surplus: surplus.sort() };
}

/**
 * Puts an output in the place of a folder: written beside it in full, then swapped in, so that a
 * failure at any moment leaves the old or the new one whole. `keep` names entries of the folder that
 * are not part of the output and move along.
 *
 * All of it is one synchronous piece of work, which no signal that this process handles cuts off. What a
 * SIGKILL leaves beside the folder the next run puts right (`recoverOutput`). A swap takes two renames,
 * as Node.js has no way to ask Linux for RENAME_EXCHANGE: for the microseconds between them there is no
 * folder, and a SIGKILL there leaves the whole old one under its second name until the next run.
 *
 * @throws Failure where the folder holds files and none of them is of this output: it is somebody's; and
 *   where another process swaps the same folder between the renames: that one's is whole then.
 */
export function swapOutput(folder: string, output: Output, keep: readonly string[]): void {
  recoverOutput(folder, keep);
  const present = filesBelow(folder, keep);
  if (present.length > 0 && !present.some((path) => output.has(path))) {
    throw new Failure(
      `${shown(folder)} holds files, and none that was made here: name a new folder, or empty this one.`,
      { exitCode: 2 },
    );
  }
  // Unique, so that two processes never write into one folder, in containers that share it neither.
  const owner = `${process.pid}-${randomUUID().slice(0, 8)}`;
  const next = `${folder}.next-${owner}`;
  try {
    mkdirSync(dirname(folder), { recursive: true });
    write(next, output);
    exchange(folder, next, `${folder}.previous-${owner}`);
  } finally {
    recoverOutput(folder, keep);
  }
}

/**
 * Puts right what a swap of this folder left beside it when it was cut off: the old folder goes back
 * where there is none, what it kept goes to the folder that took its place, and the rest is removed.
 * What belongs to another process that is running stays.
 */
export function recoverOutput(folder: string, keep: readonly string[]): void {
  for (const { path, isPrevious } of leftovers(folder)) {
    if (isPrevious && !existsSync(folder)) {
      renameSync(path, folder);
      continue;
    }
    const kept = isPrevious ? readdirSync(path).filter((entry) => isKept(entry, keep)) : [];
    for (const entry of kept) {
      if (!existsSync(join(folder, entry))) renameSync(join(path, entry), join(folder, entry));
    }
    rmSync(path, { recursive: true, force: true });
  }
}

/** What swaps of a folder left beside it, this process's and those of dead ones: old folders first. */
function leftovers(folder: string): { readonly path: string; readonly isPrevious: boolean }[] {
  const parent = dirname(folder);
  const entries = existsSync(parent) ? readdirSync(parent).sort().reverse() : [];
  return entries.flatMap((entry) => {
    const [name, state, owner] = entry.split(scratch);
    if (name !== basename(folder) || owner === undefined) return [];
    const isOthers = Number(owner) !== process.pid && isRunning(Number(owner));
    return isOthers ? [] : [{ path: join(parent, entry), isPrevious: state === "previous" }];
  });
}

/** What the folders of a swap have behind the name of the folder: their part in it, and the process. */
const scratch = /\.(next|previous)-(\d+)-/;

const isKept = (path: string, keep: readonly string[]): boolean =>
  keep.includes((path.split("/")[0] ?? "").split(scratch)[0] ?? "");

/** Fails, rather than begin anew, where somebody removes the folder meanwhile: it would end half full. */
function write(folder: string, output: Output): void {
  const folders = [...output.keys()].flatMap((path) =>
    [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)),
  );
  try {
    for (const path of new Set(["", ...folders])) mkdirSync(join(folder, path));
    for (const [path, text] of output) writeFileSync(join(folder, path), text);
  } catch (error) {
    throw explained(error, shown(folder));
  }
}

function exchange(folder: string, next: string, previous: string): void {
  try {
    if (existsSync(folder)) renameSync(folder, previous);
    renameSync(next, folder);
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    if (!["ENOENT", "ENOTEMPTY", "EEXIST"].includes(code)) throw error;
    throw new Failure(`${shown(folder)} is being made by another process too: run this again.`, {
      cause: error,
    });
  }
}

function filesBelow(folder: string, keep: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((path) => !isKept(path, keep));
}
