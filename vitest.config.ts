import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    typecheck: { enabled: true, include: ["test/types/**/*.test-d.ts"] },
    // Generous, so that a slow machine is no failure: no test waits for these when all is well.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
