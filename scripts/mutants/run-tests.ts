import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
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
  signal: AbortSignal,
): Promise<Map<NamedTest, TestResult>> {
  const output = join(tree, "report.json");
  const words = [
    "run",
    ...new Set(tests.map(({ file }) => file)),
    "--reporter=json",
    `--outputFile=${output}`,
    "--testTimeout=20000",
    // Vitest runs no type test that it is asked for by name.
    ...(tests.some(isOfTypes) ? [] : [`--testNamePattern=${patternOf(tests)}`]),
  ];
  const said = await runNode(tree, ["node_modules/vitest/vitest.mjs", ...words], signal);
  const report = await readFile(output, "utf8").then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  );
  return new Map(tests.map((test) => [test, resultOf(test, tree, report, said.output)]));
}

/** Runs a program of Node.js in a copy of the project, to its end. */
export function runNode(
  tree: string,
  words: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly isOk: boolean; readonly output: string }> {
  // A run of Vitest that knew it runs within another would keep to the other's ways.
  const { VITEST: _, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      words,
      { cwd: tree, env, signal, timeout: patience, maxBuffer: Number.POSITIVE_INFINITY },
      (error, stdout, stderr) =>
        resolve({ isOk: error === null, output: `${stderr}\n${stdout}`.trim() }),
    );
  });
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
    .filter(({ ancestorTitles, title }) => [...ancestorTitles, title].join(" > ") === name);
  if (found?.status === "passed") return { status: "passed", reason: "" };
  if (found?.status === "failed") {
    return { status: "failed", reason: found.failureMessages.join("\n") };
  }
  const messages = results.map(({ message }) => message).join("\n");
  return { status: "not run", reason: messages || output };
}

const isOfTypes = ({ file }: NamedTest): boolean => file.endsWith(".test-d.ts");

/** Vitest looks for a pattern in the names joined by spaces; a `>` may be part of a name, too. */
function patternOf(tests: readonly NamedTest[]): string {
  const patterns = tests.map(({ name }) =>
    name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll(" > ", " (?:> )?"),
  );
  return `^(?:${[...new Set(patterns)].join("|")})$`;
}
