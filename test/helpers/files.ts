import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every file below a folder by path, sorted, without what lies below `except`; none without a folder. */
export function filesOf(folder: string, except = ""): Record<string, string> {
  if (!existsSync(folder)) return {};
  const paths = pathsBelow(folder)
    .map((path) => path.slice(folder.length + 1))
    .filter((path) => except === "" || !path.startsWith(`${except}/`));
  return Object.fromEntries(
    paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
}

/** The option `recursive` of `readdirSync` follows links from Node.js 22 on, if it returns entries. */
function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? pathsBelow(path) : entry.isFile() ? [path] : [];
  });
}
