import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Whether this runs in the repository, from its sources, or in the package, from the modules made of them. */
export const isRepository = import.meta.url.endsWith(".ts");

/** The root of the repository or of the package, whatever the working directory is. */
export const home = fileURLToPath(new URL(isRepository ? "../.." : "..", import.meta.url));

/** A path below the root, absolute. */
export const inHome = (...path: string[]): string => resolve(home, ...path);

/** What the package.json of a folder says. Defaults to our own. */
export const readPackage = (folder = home) =>
  JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8"));

/** How one calls a command here, with these words as they are: what a user wrote is quoted before (`shellQuoted`). */
export function commandLine(name: string, ...words: readonly string[]): string {
  if (!isRepository) return ["npx administration-service-api", name, ...words].join(" ");
  return ["npm run", name, ...(words.length > 0 ? ["--", ...words] : [])].join(" ");
}

/** A path as messages show it: relative to the working directory. */
export const shown = (path: string): string => relative(process.cwd(), path) || ".";
