import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The list of the generated files in an output folder, including itself. */
export const generatedList = "made-files.txt";

/**
 * The annotated document in the output folder; its released levels are frozen
 * (src/toolkit/release-lock/released-changes.ts).
 */
export const annotatedFile = "annotated.json";

/** The text of `generatedList`: the command that wrote the folder, and the paths in it. */
export function generatedListText(command: string, paths: Iterable<string>): string {
  return `${title(command)}\n\n${[generatedList, ...paths].sort().join("\n")}\n`;
}

const title = (command: string) =>
  `Made as a whole by \`${command}\`, which replaces these files, and refuses to where there are others:`;

/**
 * The first entry of a folder, at any depth, that the command did not make: a file that is not on the list, a link, or
 * an empty folder. Ignores entries of the folder itself that are named in `keep`.
 */
export function firstForeignFile(
  folder: string,
  command: string,
  isKept: (entry: string) => boolean,
): string | undefined {
  const made = madeIn(folder, command);
  for (const { path, isFile } of leavesOf(folder, isKept)) {
    const isOurs = path.endsWith("/")
      ? made.some((file) => file.startsWith(path)) // An emptied output folder.
      : isFile && made.includes(path);
    if (!isOurs) return path;
  }
  return undefined;
}

/** The entries below a folder, sorted: files, links, and empty folders with a trailing slash. */
export function* leavesOf(
  folder: string,
  isKept: (entry: string) => boolean,
  below = "",
): Generator<{ readonly path: string; readonly isFile: boolean }> {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = below + entry.name;
    if (below === "" && isKept(path)) continue;
    if (!entry.isDirectory()) {
      yield { path, isFile: entry.isFile() };
      continue;
    }
    let isEmpty = true;
    for (const leaf of leavesOf(folder, isKept, `${path}/`)) {
      isEmpty = false;
      yield leaf;
    }
    if (isEmpty) yield { path: `${path}/`, isFile: false };
  }
}

function madeIn(folder: string, command: string): string[] {
  const list = readdirSync(folder, { withFileTypes: true }).find(
    ({ name }) => name === generatedList,
  );
  if (list?.isFile() !== true) return [];
  const [first, , ...paths] = readFileSync(join(folder, generatedList), "utf8").split("\n");
  return first === title(command) ? paths.filter((path) => path !== "") : [];
}
