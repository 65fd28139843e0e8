import type { Mutant } from "./mutant.ts";
import { runInTree, runTests } from "./run-tests.ts";
import { type InCopy, mutate } from "./tree.ts";

/** What became of a mutant. Where it broke, the bug shows before any test runs, and tells nothing. */
export type Verdict = "caught" | "survived" | "broke";

/** A mutant's fate. */
export interface Trial {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  readonly reason: string;
  /** In seconds. */
  readonly time: number;
}

/** The folders out of which `generated` is made: a bug in one of them reaches it before it is noticed. */
const sources = ["openapi/", "scripts/emit/"];

/**
 * Failures that are not of the test's making: a program that does not even run, and (in the words of the
 * JSON reporter) a test that took too long, which it may do on a busy machine without any bug.
 */
const tellsNothing = /^(?:ReferenceError|SyntaxError|Error: STACK_TRACE_ERROR)\b/;

/** Seeds one bug in a copy of the project and runs the test that must notice it. */
export async function tryMutant(inCopy: InCopy, mutant: Mutant): Promise<Trial> {
  const start = performance.now();
  const { verdict, reason } = await inCopy((tree) => judge(tree, mutant));
  return { mutant, verdict, reason, time: (performance.now() - start) / 1000 };
}

async function judge(tree: string, mutant: Mutant): Promise<Pick<Trial, "verdict" | "reason">> {
  await mutate(tree, mutant);
  if (sources.some((folder) => mutant.file.startsWith(folder))) {
    const { isOk, output } = await runInTree(tree, "node_modules/tsx/dist/cli.mjs", [
      "scripts/generate.ts",
    ]);
    if (isOk === mutant.isRefused) {
      const what = isOk ? "generate takes it, and should not" : `generate refuses it:\n${output}`;
      return { verdict: "broke", reason: what };
    }
  }
  const results = await runTests(tree, [mutant.caughtBy]);
  const { status, reason } = results.get(mutant.caughtBy) ?? { status: "not run", reason: "" };
  if (status === "passed") return { verdict: "survived", reason: "" };
  const isTelling = status === "failed" && !tellsNothing.test(reason);
  return { verdict: isTelling ? "caught" : "broke", reason };
}
