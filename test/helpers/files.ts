import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The text of every file below a folder, by sorted path, without those below `except`; empty if there is no folder. */
export function filesOf(folder: string, except = ""): Record<string, string> {
  if (!existsSync(folder)) return {};
  const paths = pathsBelow(folder)
    .map((path) => path.slice(folder.length + 1))
    .filter((path) => except === "" || !path.startsWith(`${except}/`));
  return Object.fromEntries(
    paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
}

/** Does not use the option `recursive` of `readdirSync`: with entries, it follows links from Node.js 22 on. */
function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? pathsBelow(path) : entry.isFile() ? [path] : [];
  });
}
