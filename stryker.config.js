// Changes one folder of `src` and tries each change on the tests of the same folder, and of others that reach it:
// `FOLDER=levels npm run mutants`.
// `SAMPLE=60` tries only about so many changes, the same ones as long as the code stays the same.
import "./scripts/complete.mjs";
import { existsSync, readdirSync, readFileSync } from "node:fs";

const folder = process.env.FOLDER;
const code = [`src/toolkit/${folder}`, `src/service/${folder}`, `src/${folder}`].find(existsSync);
if (code === undefined) {
  throw new Error("Set the variable FOLDER to a folder of src/toolkit, src/service or src.");
}

/** The lines of a window of a sample, and how many mutants it has on average. */
const perWindow = { lines: 5, mutants: 4 };

/** Windows of lines, by a fixed sequence of numbers (MINSTD), so that another run chooses the same. */
function sampleOf(mutants) {
  const windows = readdirSync(code, { recursive: true })
    .filter((path) => path.endsWith(".ts") && !path.startsWith("browser/"))
    .sort()
    .flatMap((path) => {
      const lines = readFileSync(`${code}/${path}`, "utf8").split("\n").length;
      const count = Math.ceil(lines / perWindow.lines);
      return Array.from({ length: count }, (_, index) => {
        const first = index * perWindow.lines + 1;
        return `${code}/${path}:${first}-${first + perWindow.lines - 1}`;
      });
    });
  let random = 1;
  const chosen = new Set();
  const size = Math.min(windows.length, Math.ceil(mutants / perWindow.mutants));
  while (chosen.size < size) {
    random = (random * 48_271) % 0x7fffffff;
    chosen.add(windows[random % windows.length]);
  }
  return [...chosen];
}

const size = process.env.SAMPLE;
const name = size === undefined ? folder : `${folder}-sample`;

export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutants.config.ts", dir: "test/unit", related: false },
  mutate: [
    ...(size === undefined ? [`${code}/**/*.ts`] : sampleOf(Number(size))),
    // These schemas are compiled before any test runs: no change to them reaches one.
    "!src/service/sandbox/input-schemas.ts",
    // It runs in browsers only, where test/e2e meets it.
    "!src/toolkit/site/browser/**",
  ],
  // It writes a line at the top of files, which tests of generated ones compare.
  disableTypeChecks: "src/**/*.ts",
  ignorePatterns: ["generated/docs", "dist", "coverage", "reports"],
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `reports/mutants-${name}.json`,
  reporters: ["clear-text", "progress", "html"],
  htmlReporter: { fileName: `reports/mutants-${name}.html` },
  clearTextReporter: { allowColor: false, logTests: false },
  // Of the mutants that tests must notice, in percent. Only started programs use parts of the command line.
  thresholds: { break: folder === "program" ? 80 : 90 },
  // Long, so that a machine with other work does not take for noticed what only waits.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  tempDirName: ".stryker",
  allowConsoleColors: false,
  concurrency: size === undefined ? 2 : 1,
};
