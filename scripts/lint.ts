// Checks the specification with its marks, the plain documents of its releases, the code style, and the types.

import { readArguments } from "../src/base/arguments.ts";
import { Failure, run } from "../src/base/failure.ts";
import { inHome } from "../src/base/home.ts";
import { runProgram } from "../src/base/processes.ts";
import { step } from "../src/base/steps.ts";
import { allDone, lintOptions, lintSpecification } from "../src/program/lint.ts";
import { foldersNote } from "../src/program/places.ts";

await run(async (words) => {
  const options = readArguments(words, {
    usage: "npm run lint -- [options]",
    about: "Lints the specification as written and at its releases, the code, and its types.",
    options: { "spec-only": { does: "the specification only" }, ...lintOptions },
    notes: foldersNote,
  });
  if (options === undefined) return;
  const steps = [lintSpecification(options)];
  if (!options["spec-only"]) {
    steps.push(start("code  Biome", "@biomejs/biome/bin/biome", "check"));
    // Skips files that have not changed since the last run.
    const known = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"];
    steps.push(start("types  TypeScript", "typescript7/bin/tsc", "--noEmit", ...known));
  }
  await allDone(steps);
});

/** Runs the program of a package in the project's root. Its output is the failure if it finds something. */
function start(title: string, program: string, ...words: readonly string[]): Promise<void> {
  return step(title, async () => {
    const path = inHome("node_modules", program);
    const { isOk, stdout, stderr } = await runProgram(path, words, { cwd: inHome() });
    if (!isOk) throw new Failure((stdout.trim() || stderr.trim()).split("\n"));
  });
}
