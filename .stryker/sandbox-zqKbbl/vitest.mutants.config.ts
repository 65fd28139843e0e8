// @ts-nocheck
import { defineConfig } from "vitest/config";

/** The tests that mutants are tried on: those in this process, which say quickly what they notice. */
export default defineConfig({
  test: {
    include: ["test/unit/{document,levels,client,sandbox}/**/*.test.ts"],
    exclude: ["test/unit/client/size.test.ts"],
    pool: "threads",
    isolate: false,
  },
});
