import "./scripts/complete.mjs";
import { readdirSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { bill } from "./test/helpers/bill.ts";

/** What each command tries, by its mode: see test/helpers/seed.ts. */
const tries = { fast: "few", slow: "many" } as const;

/** The files of `npm test` of which it tries only a part: random cases, and checks alike at each level. */
const triedInPart = () =>
  ["test/unit", "test/spec"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
    )
    .filter(
      (path) =>
        path.endsWith(".test.ts") &&
        /"fast-check"|\/helpers\/(seed|recorded-diff)\.ts"/.test(readFileSync(path, "utf8")),
    );

/** What each command runs, by its mode. Without a mode, `npx vitest run FILE` runs the named files. */
const files: Readonly<Record<string, () => string[]>> = {
  fast: () => ["test/{unit,spec,smoke}/**/*.test.ts"],
  e2e: () => ["test/{e2e,contract}/**/*.test.ts", ...triedInPart()],
  slow: () => ["test/slow/**/*.test.ts"],
};

/** The files that take longest, which would otherwise be the last to end: Vitest orders by size. */
const longest = [
  "conformance-judges",
  "package",
  "start",
  "added-operation",
  "program",
  "docs-guides",
  "docs-browser",
  "try-it",
  "type-cost",
  "generate",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      longest.findIndex((name) => moduleId.endsWith(`/test/e2e/${name}.test.ts`));
    const sorted = await super.sort(files);
    const first = sorted.filter((file) => rank(file) >= 0);
    first.sort((one, other) => rank(one) - rank(other));
    return [...first, ...sorted.filter((file) => rank(file) < 0)];
  }
}

export default defineConfig(({ mode }) => ({
  test: {
    include: files[mode]?.() ?? ["test/**/*.test.ts"],
    // It needs documents that are not ours to keep: openapi/EXTENSIONS.md says how to run it.
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.FAMILIES === undefined ? ["test/slow/families.test.ts"] : []),
    ],
    globalSetup: ["test/helpers/shared.ts"],
    setupFiles: mode === "fast" ? ["test/helpers/few-cases.ts"] : [],
    ...(mode === "e2e" && { sequence: { sequencer: LongestFirst } }),
    env: mode === "fast" || mode === "slow" ? { TRIES: tries[mode] } : {},
    reporters:
      mode === "fast" ? ["default", bill(Number(process.env.PROCESSOR_SECONDS ?? 300))] : [],
    // Redocly follows references side by side: after the first circle is told, it rejects the others, and nobody waits.
    onUnhandledError: ({ message }) => message !== "Self-referencing circular pointer",
    // All cores, and modules loaded once a worker: no module here has a state that a test could leave
    // behind. It halves the processor time of the unit tests.
    pool: "threads",
    isolate: false,
    maxWorkers: "100%",
    // Generous, so that a slow or busy machine is no failure: no test waits for these when all is well.
    testTimeout: mode === "slow" ? 3_600_000 : 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    coverage: {
      include: ["src/**/*.ts", "scripts/**/*.ts"],
      exclude: ["src/service/try-it/drawer/**"], // Runs in browsers only, where test/e2e/try-it.test.ts meets it.
      // Commands run as processes of their own, where nobody counts lines.
      thresholds: { "src/!(program)/**": { lines: 96 } },
    },
  },
}));
