import type { Mutant } from "./mutant.ts";
import { runNode, runTests } from "./run-tests.ts";
import { mutate, type Trees } from "./tree.ts";

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

/** Seeds one bug in a copy of the project and runs the test that must notice it. */
export async function tryMutant(trees: Trees, mutant: Mutant, signal: AbortSignal): Promise<Trial> {
  const start = performance.now();
  const { verdict, reason } = await trees.withCopy((tree) => judge(tree, mutant, signal));
  return { mutant, verdict, reason, time: (performance.now() - start) / 1000 };
}

async function judge(
  tree: string,
  mutant: Mutant,
  signal: AbortSignal,
): Promise<Pick<Trial, "verdict" | "reason">> {
  await mutate(tree, mutant);
  if (sources.some((folder) => mutant.file.startsWith(folder))) {
    const words = ["--import", "tsx", "scripts/generate.ts"];
    const { isOk, output } = await runNode(tree, words, signal);
    if (isOk === mutant.isRefused) {
      const what = isOk ? "generate takes it, and should not" : `generate refuses it:\n${output}`;
      return { verdict: "broke", reason: what };
    }
  }
  const results = await runTests(tree, [mutant.caughtBy], signal);
  const { status, reason } = results.get(mutant.caughtBy) ?? { status: "not run", reason: "" };
  if (status === "passed") return { verdict: "survived", reason: "" };
  // Then the bug is no bug that a program could have: it does not even load.
  const isNoProgram = /^(?:ReferenceError|SyntaxError)\b/.test(reason);
  return { verdict: status === "failed" && !isNoProgram ? "caught" : "broke", reason };
}
