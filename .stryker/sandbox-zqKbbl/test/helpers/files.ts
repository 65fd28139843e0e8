// @ts-nocheck
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every file below a folder by path, sorted, without what lies below `except`; none without a folder. */
export function filesOf(folder: string, except = ""): Record<string, string> {
  if (!existsSync(folder)) return {};
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => except === "" || !path.startsWith(`${except}/`));
  return Object.fromEntries(
    paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
}
