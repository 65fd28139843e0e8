// Changes one folder of `src` and tries each change on the tests of the same folder: `FOLDER=levels npm run mutants`.

/** The percentage of mutants that the tests of a folder must notice. */
const wanted = {
  document: 95,
  levels: 95,
  infer: 95,
  client: 90,
  sandbox: 90,
  read: 85,
  write: 85,
  verdict: 85,
  generate: 85,
  lint: 85,
  mock: 85,
};

const folder = process.env.FOLDER;
if (!(folder in wanted)) {
  throw new Error(`Set the variable FOLDER to one of: ${Object.keys(wanted).join(", ")}.`);
}

export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutants.config.ts", dir: `test/unit/${folder}`, related: false },
  // These schemas are compiled before any test runs: no change to them reaches one.
  mutate: [
    `src/*/${folder}/**/*.ts`,
    ...(folder === "client" ? ["src/toolkit/runtime/**/*.ts"] : []), // What is generic of it.
    "!src/service/sandbox/input-schemas.ts",
  ],
  ignorePatterns: ["generated/docs", "dist", "coverage", "reports"],
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `reports/mutants-${folder}.json`,
  reporters: ["clear-text", "progress", "html"],
  htmlReporter: { fileName: `reports/mutants-${folder}.html` },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { break: wanted[folder] },
  // Long, so that a machine with other work does not take for noticed what only waits.
  timeoutMS: 60_000,
  tempDirName: ".stryker",
  allowConsoleColors: false,
  concurrency: 2,
};
