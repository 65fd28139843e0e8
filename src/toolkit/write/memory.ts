import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { home, inHome, isRepository, readPackage } from "../../base/home.ts";
import { versionsOf } from "../../base/peers.ts";
import { lazily } from "../document/remembered.ts";
import { leavesOf } from "./made-files.ts";
import { kept, type Maker } from "./output.ts";

/** A call of a command that makes a folder of a specification. */
export interface Call {
  readonly specification: string;
  readonly folder: string;
  readonly maker: Maker;
  /** All else that decides what is made, as JSON. */
  readonly options: unknown;
}

/** What a call has read, made and said. Paths are relative to the specification, so that copies of a project share it. */
interface Memory {
  /** The digest of each file that was read; null if there was none. */
  readonly read: Readonly<Record<string, string | null>>;
  readonly made: string;
  /** The number of made files. */
  readonly count: number;
  readonly said: string;
}

/** The number of calls that are remembered. */
const mostMemories = 20;

/**
 * What an earlier call has said and how many files it made, if the same call would make the same again: with the same
 * options, program, packages, Node.js and files to read, and with a folder in which nothing was edited, added or
 * removed since. Otherwise `undefined`.
 */
export function recall(call: Call): Pick<Memory, "said" | "count"> | undefined {
  const file = memoryFile(call);
  if (file === undefined) return undefined;
  try {
    const memory: Memory = JSON.parse(readFileSync(file, "utf8"));
    const place = dirname(call.specification);
    const isSame = Object.entries(memory.read).every(
      ([path, digest]) => digestOf(join(place, path)) === digest,
    );
    return isSame && digestOfFolder(call) === memory.made ? memory : undefined;
  } catch {
    return undefined; // There is no memory, or no folder.
  }
}

/**
 * Remembers a call that has succeeded, in `node_modules/.cache`. Does not if one of the files that it read has changed
 * since it began, or if nobody may write there.
 *
 * @param files the files that it read
 * @param begun when it began, in milliseconds as of `Date.now()`
 * @param said what it said that the next call should say too
 */
export function rememberCall(
  call: Call,
  files: readonly string[],
  begun: number,
  said: string,
): void {
  const file = memoryFile(call);
  const isEdited = (path: string) =>
    (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= begun;
  if (file === undefined || files.some(isEdited)) return;
  const place = dirname(call.specification);
  const memory: Memory = {
    read: Object.fromEntries(files.map((path) => [relative(place, path), digestOf(path)])),
    made: digestOfFolder(call),
    count: entriesOf(call).length,
    said,
  };
  try {
    mkdirSync(dirname(file), { recursive: true });
    const whole = `${file}.${process.pid}`;
    writeFileSync(whole, JSON.stringify(memory));
    renameSync(whole, file);
    forgetOldest(dirname(file));
  } catch {
    // A disk that is full or read-only: the next call does the work again.
  }
}

function forgetOldest(folder: string): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const age = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newestFirst = files.sort((one, other) => age(other) - age(one));
  for (const file of newestFirst.slice(mostMemories)) rmSync(file, { force: true });
}

/** The file of a call's memory; none if the package is not in a `node_modules`. */
function memoryFile({ specification, folder, options }: Call): string | undefined {
  const modules = isRepository ? inHome("node_modules") : dirname(home);
  if (basename(modules) !== "node_modules") return undefined;
  const place = dirname(specification);
  const { REFERENCE_FOLDERS: folders } = process.env;
  const name = digest(
    JSON.stringify([
      ...[options, folders, process.version, ownVersion()],
      ...[basename(specification), relative(place, folder), relative(place, process.cwd())],
      digestOf(specification), // Copies with other contents do not overwrite each other.
    ]),
  );
  return join(modules, ".cache/administration-service-api", `${name}.json`);
}

/** A digest of what makes the files: in the repository the sources, otherwise the built modules; and of its peers. */
const ownVersion = lazily((): string => {
  const folder = inHome(isRepository ? "src" : "dist");
  const files = [...leavesOf(folder, () => false)].map(({ path }) => join(folder, path));
  if (isRepository) files.push(inHome("package-lock.json"));
  files.push(inHome("package.json"));
  const peers = versionsOf(Object.keys(readPackage().peerDependencies));
  return digest(
    JSON.stringify([files.map((file) => [relative(home, file), digestOf(file)]), peers]),
  );
});

const entriesOf = ({ folder, maker }: Call) => [...leavesOf(folder, kept(maker))];

/** A digest of the paths and bytes of a made folder. */
const digestOfFolder = (call: Call): string =>
  digest(
    entriesOf(call)
      .map(
        ({ path, isFile }) => `${path} ${isFile ? digestOf(join(call.folder, path)) : "no file"}`,
      )
      .join("\n"),
  );

const digest = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("base64url");

function digestOf(file: string): string | null {
  try {
    return digest(readFileSync(file));
  } catch {
    return null;
  }
}
