import { execFile } from "node:child_process";
import { inHome } from "../../src/base/home.ts";
import { isThorough } from "./seed.ts";

/** The newest compiler that users have; the slow tests take the older ones, too, which need ten times its time. */
export const compilers: Readonly<Record<string, string>> = {
  ...(isThorough && { "5.9": "typescript", "6.0": "typescript6" }),
  "7.0": "typescript7",
};

/** What a compiler prints of a project, right or wrong; by default the native one, which takes less of the processor. */
export function compile(
  cwd: string,
  words: readonly string[] = [],
  compiler = "typescript7",
): Promise<string> {
  const program = inHome("node_modules", compiler, "bin/tsc");
  const options = { cwd, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], options, (_, stdout) => resolve(stdout));
  });
}
