// Measures which lines of src/ and scripts/ the tests run: in Vitest's own workers, and in the processes
// that the tests start. docs/coverage.md names what is left and why.
import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { startVitest } from "vitest/node";
import { type CoverageMap, linesOf, summarize, union } from "./coverage/lines.ts";
import { readArguments } from "./lib/arguments.ts";
import { Failure, run } from "./lib/failure.ts";
import { inRoot } from "./lib/root.ts";
import { step } from "./lib/steps.ts";

const help = `
Usage: npm run coverage -- [options]

Runs the tests, measures the lines that they run, and prints each file with those that they do not. Exits
1 where a test fails, or where src/ is covered less than vitest.config.ts asks for.

Options:
  --only TEXT  only the test files whose path contains this text
  --help       show this text
`;

const folder = inRoot("coverage");
const sources = ["src/**/*.ts", "scripts/**/*.ts"];

await run(async () => {
  const options = readArguments(help, { only: { type: "string" } });
  if (options === undefined) return;
  await rm(`${folder}/processes`, { recursive: true, force: true }); // Vitest does so with its own.
  await mkdir(`${folder}/processes`, { recursive: true });
  const tests = await startVitest(
    "test",
    options.only === undefined ? [] : [options.only],
    {
      watch: false,
      testTimeout: 300_000, // Counting takes time, most of all where a test calls much.
      hookTimeout: 300_000,
      // Node.js reads it when a process starts: the workers run already, so it is for their children.
      env: { NODE_V8_COVERAGE: `${folder}/processes` },
      coverage: {
        enabled: true,
        include: sources,
        reporter: ["json"],
        reportsDirectory: `${folder}/workers`,
        reportOnFailure: true,
        // Some of the tests are no measure of all of the code.
        ...(options.only === undefined ? {} : { thresholds: { "src/**": { lines: 0 } } }),
      },
    },
    {},
    { stdout: process.stderr },
  );
  await tests.close();
  await step("processes  →  coverage/processes/", convertProcesses);
  const maps = await Promise.all(
    [`${folder}/workers/coverage-final.json`, `${folder}/processes/coverage-final.json`].map(
      async (path): Promise<CoverageMap> => JSON.parse(await readFile(path, "utf8")),
    ),
  );
  const report = summarize(union(maps.map(linesOf)), inRoot());
  await writeFile(`${folder}/lines.txt`, report);
  process.stdout.write(report);
  if (process.exitCode) throw new Failure("A test failed, or src/ is covered less than it was.");
});

/** What Node.js wrote about each process, as one map of the same form as Vitest's. */
async function convertProcesses(): Promise<void> {
  const words = [
    "report",
    `--temp-directory=${folder}/processes`,
    `--reports-dir=${folder}/processes`,
  ];
  const include = sources.map((pattern) => `--include=${pattern}`);
  const c8 = inRoot("node_modules/c8/bin/c8.js");
  await promisify(execFile)(process.execPath, [c8, ...words, ...include, "--reporter=json"], {
    cwd: inRoot(),
    maxBuffer: Number.POSITIVE_INFINITY,
  });
}
