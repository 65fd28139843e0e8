import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runProgram } from "../lib/processes.ts";
import type { NamedTest } from "./mutant.ts";

/** What came of one test; its files may not even have loaded. */
export interface TestResult {
  readonly status: "passed" | "failed" | "not run";
  /** Why it failed, or what Vitest said where it did not run. */
  readonly reason: string;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** No test here takes a tenth of this, unless a bug lets it wait for ever. */
const patience = 180_000;

/** Runs these tests of a copy of the project, and no others, in one run of Vitest. */
export async function runTests(
  tree: string,
  tests: readonly NamedTest[],
): Promise<Map<NamedTest, TestResult>> {
  const file = join(tree, "report.json");
  const words = [
    "run",
    ...new Set(tests.map(({ file }) => file)),
    "--reporter=json",
    `--outputFile=${file}`,
    `--testNamePattern=${patternOf(tests)}`,
  ];
  const { output } = await runInTree(tree, "node_modules/vitest/vitest.mjs", words);
  const report = await readFile(file, "utf8").then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  );
  return new Map(tests.map((test) => [test, resultOf(test, tree, report, output)]));
}

/** Runs a program of a copy of the project to its end. */
export async function runInTree(
  tree: string,
  program: string,
  words: readonly string[],
): Promise<{ readonly isOk: boolean; readonly output: string }> {
  // A Vitest that knew that it runs within another would keep to the other's ways.
  const { VITEST: _, ...env } = process.env;
  const options = { cwd: tree, env, timeout: patience };
  const { isOk, stdout, stderr } = await runProgram(join(tree, program), words, options);
  return { isOk, output: `${stdout}\n${stderr}`.trim() };
}

function resultOf(
  { file, name }: NamedTest,
  tree: string,
  report: Report | undefined,
  output: string,
): TestResult {
  const results = report?.testResults.filter((result) => result.name === join(tree, file)) ?? [];
  const [found] = results
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ ancestorTitles, title }) => {
      const groups = ancestorTitles.filter((group) => group !== file);
      return [...groups, title].join(" > ") === name;
    });
  if (found?.status === "passed") return { status: "passed", reason: "" };
  if (found?.status === "failed") {
    const reason = found.failureMessages.join("\n");
    return { status: "failed", reason };
  }
  const messages = results.map(({ message }) => message).join("\n");
  return { status: "not run", reason: messages || output };
}

/**
 * Vitest looks for a pattern in the names joined by spaces, to which it adds the file of a type test. A
 * `>` may be part of a name, too.
 */
function patternOf(tests: readonly NamedTest[]): string {
  const patterns = tests.map(({ name }) =>
    name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll(" > ", " (?:> )?"),
  );
  return `^(?:test/types/\\S+ )?(?:${[...new Set(patterns)].join("|")})$`;
}
