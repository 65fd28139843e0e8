import { defineConfig } from "vitest/config";

/** How mutants are tried: on tests that take no more than a moment, alike each time. */
export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    // What these find is a matter of size, depth, time or very many tries.
    // By their names alone: paths are those below the folder whose tests run.
    exclude: ["**/{deep,size,hostile,memory,model,portable}.test.ts"],
    setupFiles: ["test/helpers/mutants.ts"],
    env: { FAST_CHECK_SEED: "1" },
    testTimeout: 60_000,
    pool: "threads",
    isolate: false,
  },
});
