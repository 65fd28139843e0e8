import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Failure } from "./failure.ts";
import { readPackage } from "./package-root.ts";

/**
 * Checks that packages are installed that only some commands need: optional peers, which users of the client do not
 * install. Another major version than the tested one counts as missing.
 *
 * @throws Failure with the command that installs the missing ones in the tested versions.
 */
export function requirePeers(command: string, ...names: readonly string[]): void {
  const tested = readPackage().devDependencies;
  const majorOf = (version = "") => Number.parseInt(version, 10);
  const missing = names.filter((name) => majorOf(versionOf(name)) !== majorOf(tested[name]));
  if (missing.length === 0) return;
  const packages = missing.map((name) => `${name}@${tested[name]}`).join(" ");
  throw new Failure(
    `${command} needs packages that are missing or have another version. Run \`npm install --save-dev ${packages}\`.`,
  );
}

/** The installed version of a package; `undefined` if it is missing. */
function versionOf(name: string): string | undefined {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const folder = folders
    .map((one) => join(one, name))
    .find((one) => existsSync(join(one, "package.json")));
  return folder === undefined ? undefined : readPackage(folder).version;
}
