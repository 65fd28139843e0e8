// @ts-nocheck
import { defineConfig } from "vitest/config";

/** The tests that mutants are tried on: those of the mutated folders that take no more than a moment. */
export default defineConfig({
  test: {
    include: ["test/unit/{document,levels,client,sandbox}/**/*.test.ts"],
    exclude: ["test/unit/client/size.test.ts", "test/unit/sandbox/{model,memory}.test.ts"],
    testTimeout: 60_000,
    pool: "threads",
    isolate: false,
  },
});
