import { statSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The small files first: they are quick, and the first test that notices a mutant ends the try. Those that replay
 * recordings are small and slow.
 */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = ({ moduleId }: TestSpecification) =>
      /\brecord/.test(moduleId) ? Number.POSITIVE_INFINITY : statSync(moduleId).size;
    return files.toSorted((one, other) => (cost(one) < cost(other) ? -1 : 1));
  }
}

/** The folders of test/unit that reach a folder of the code: its own, unless it is listed here. */
const reaching: Readonly<Record<string, string>> = {
  document: "{document,generate,levels}",
  levels: "{levels,release-lock,text}",
  generate: "{generate,program,site}",
  program: "{program,conformance}",
  infer: "{infer,program}",
  compatibility: "{compatibility,program}",
  read: "{read,program}",
  write: "{write,program}",
  text: "{text,generate,site}",
  lint: "{lint,lint-rules,program}",
  site: "{site,try-it,program}",
  client: "{client,runtime}",
  runtime: "{client,runtime}",
  universal: "{universal,runtime}",
};
const folder = process.env.FOLDER ?? "*";

/** How mutants are tried: on what `npm test` runs of a folder, alike each time. */
export default defineConfig({
  test: {
    include: [`${reaching[folder] ?? folder}/**/*.test.ts`],
    setupFiles: ["test/helpers/mutants.ts"],
    env: { FAST_CHECK_SEED: "1", TRIES: "few" },
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
    // As in vitest.config.ts: Redocly leaves this promise, and throws the same error.
    onUnhandledError: ({ message }) => message !== "Self-referencing circular pointer",
    pool: "threads",
    isolate: false,
  },
});
