import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  test: {
    include: ["test/**/*.test.ts"],
    // It needs documents that are not ours to keep: openapi/EXTENSIONS.md says how to run it.
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.FAMILIES === undefined ? ["test/slow/families.test.ts"] : []),
    ],
    globalSetup: ["test/helpers/shared.ts"],
    // All cores, and modules loaded once a worker: no module here has a state that a test could leave
    // behind. It halves the processor time of the unit tests.
    // The slow tests run what others do in part: see test/helpers/seed.ts.
    env: mode === "slow" ? { TRIES_TIMES: "100" } : {},
    pool: "threads",
    isolate: false,
    maxWorkers: "100%",
    // Generous, so that a slow machine is no failure: no test waits for these when all is well.
    testTimeout: mode === "slow" ? 3_600_000 : 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    coverage: {
      include: ["src/**/*.ts", "scripts/**/*.ts"],
      exclude: ["src/service/try-it/drawer/**"], // Runs in browsers only, where test/e2e/try-it.test.ts meets it.
      // Commands run as processes of their own, where nobody counts lines.
      thresholds: { "src/!(program)/**": { lines: 96 } },
    },
  },
}));
