// @ts-nocheck
import { spawn } from "node:child_process";
import { inRoot } from "../../scripts/lib/root.ts";
import { outputOf } from "./output-of.ts";

/** What a script left behind when it ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script of `scripts/` to its end, as `npm run` would, from the root of the project. */
export async function runScript(name: string, ...words: readonly string[]): Promise<Ended> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", inRoot("scripts", `${name}.ts`), ...words],
    { cwd: inRoot(), stdio: ["ignore", "pipe", "pipe"] },
  );
  return outputOf(child).ended;
}
