import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Whether this runs from the sources in the repository, not from the package. */
export const isRepository = import.meta.url.endsWith(".ts");

/** The root of the repository or of the package. */
export const home = fileURLToPath(new URL(isRepository ? "../.." : "..", import.meta.url));

/** The absolute path of a file below the root. */
export const inHome = (...path: string[]): string => resolve(home, ...path);

/** Reads the package.json of a folder. Defaults to our own. */
export const readPackage = (folder = home) =>
  JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8"));

/** The command line for a command here. The caller quotes words of users (`shellQuoted`). */
export function commandLine(name: string, ...words: readonly string[]): string {
  if (!isRepository) return ["npx administration-service-api", name, ...words].join(" ");
  return ["npm run", name, ...(words.length > 0 ? ["--", ...words] : [])].join(" ");
}

/** A path for messages, relative to the working directory. */
export const shown = (path: string): string => relative(process.cwd(), path) || ".";
