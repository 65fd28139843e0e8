import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Failure } from "../system/failure.ts";
import { inHome } from "../system/home.ts";

/**
 * Looks for the packages that only some commands need, so that who installs this one for its client does not get
 * them all: they are optional peers.
 *
 * @throws Failure with the line that installs those that are missing, in the versions that are tested here.
 */
export function needPeers(command: string, ...names: readonly string[]): void {
  const { resolve } = createRequire(import.meta.url);
  const isThere = (name: string) =>
    resolve.paths(name)?.some((folder) => existsSync(join(folder, name, "package.json")));
  const missing = names.filter((name) => isThere(name) !== true);
  if (missing.length === 0) return;
  const { devDependencies } = JSON.parse(readFileSync(inHome("package.json"), "utf8"));
  const wanted = missing.map((name) => `${name}@${devDependencies[name]}`).join(" ");
  throw new Failure(
    `${command} needs packages that are not installed: run \`npm install --save-dev ${wanted}\`.`,
  );
}
