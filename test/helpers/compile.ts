import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inHome } from "../../src/node/package-root.ts";
import { isThorough } from "./seed.ts";

/** The newest compiler. The slow tests also use the older ones, which take ten times as long. */
export const compilers: Readonly<Record<string, string>> = {
  ...(isThorough && { "5.9": "typescript", "6.0": "typescript6" }),
  "7.0": "typescript7",
};

/** Makes a folder a project of modules that is compiled strictly, declarations included. */
export function makeProject(folder: string, include: readonly string[] = ["**/*"]): void {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    target: "es2022",
    module: "nodenext",
    types: [],
  };
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
}

/** The output of a compiler for a project. Defaults to the native compiler, which is faster. */
export function compile(
  cwd: string,
  words: readonly string[] = [],
  compiler = "typescript7",
): Promise<string> {
  const program = inHome("node_modules", compiler, "bin/tsc");
  // Several checkers repeat a third of each other's work, and the tests keep all cores busy.
  const checkers = compiler === "typescript7" ? ["--checkers", "1"] : [];
  const options = { cwd, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words, ...checkers], options, (_, stdout) =>
      resolve(stdout),
    );
  });
}
