import { statSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The small files first: they are quick, and the first test that notices a mutant ends the try. */
class SmallFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return [...files].sort((one, other) => size(one) - size(other));
  }
}

/** How mutants are tried: on tests that take no more than a moment, alike each time. */
export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    // What these find is a matter of size, depth, time or very many tries.
    // By their names alone: paths are those below the folder whose tests run.
    exclude: [
      "**/{deep,size,hostile,memory,model,portable,released,stock-redocly,wrong-requests}.test.ts",
    ],
    setupFiles: ["test/helpers/mutants.ts"],
    env: { FAST_CHECK_SEED: "1" },
    sequence: { sequencer: SmallFirst },
    testTimeout: 60_000,
    pool: "threads",
    isolate: false,
  },
});
