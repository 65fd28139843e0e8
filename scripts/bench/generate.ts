import { execFile } from "node:child_process";
import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { quietly } from "../../src/system/redocly.ts";
import { inTemporaryFolder } from "../../src/system/temporary.ts";
import { inRoot } from "../lib/root.ts";
import { installed } from "./machine.ts";
import { comparison } from "./markdown.ts";
import { inTurns, type Series, timeOf } from "./measure.ts";

/** What the whole generation takes, beside the stock command lines for one document. */
export async function benchGenerate({ quick }: { readonly quick: boolean }): Promise<string> {
  const rounds = quick ? 2 : 9;
  return inTemporaryFolder("bench-generate", (folder) => measureIn(folder, rounds));
}

async function measureIn(folder: string, rounds: number): Promise<string> {
  const out = join(folder, "generated");
  const start = (program: string, ...words: readonly string[]) =>
    timeOf(() =>
      promisify(execFile)(process.execPath, [program, ...words], {
        // Not in the root, where openapi-typescript would find our redocly.yaml and lint by it.
        cwd: folder,
        env: { ...process.env, ...quietly },
      }),
    );
  // As for a user who has no marks: one plain document, in files as ours is.
  await cp(inRoot("openapi"), join(folder, "openapi"), { recursive: true });
  const plain = inRoot(`generated/openapi/level-${Math.max(...boundaries)}.json`);
  const bundled = inRoot("node_modules/@redocly/cli/bin/cli.js");
  const types = inRoot("node_modules/openapi-typescript/bin/cli.js");
  const program = inRoot("scripts/generate.ts");
  const specification = join(folder, "openapi/openapi.yaml");
  const [bundle, typed, all] = (await inTurns(
    {
      [`redocly bundle (${installed("@redocly/cli")})`]: () =>
        start(bundled, "bundle", "openapi/openapi.yaml", "-o", "bundled.json"),
      [installed("openapi-typescript")]: () => start(types, plain, "-o", "types.d.ts"),
      "npm run generate, everything": async () => {
        await rm(out, { recursive: true, force: true });
        const tsx = ["--import", import.meta.resolve("tsx")] as const;
        return start(...tsx, program, "--spec", specification, "--out", out);
      },
    },
    rounds,
  )) as [Series, Series, Series]; // As many as were handed in.
  const files = (await readdir(out, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const both = {
    what: "both, one document without levels",
    values: bundle.values.map((value, round) => value + (typed.values[round] ?? Number.NaN)),
  };
  return `
## Generation: what all levels cost

Each row runs a command from its start to its end, as a user waits for it; npm's own start is left out. The
stock tools make one document and its types, with no idea of levels. \`npm run generate\` also lints the marks, and makes
${files.length} files: ${boundaries.length} levels' documents, types and mock documents, the tables, the client and the change log.
${rounds} rounds. The first row is the sum of the two below it.

${comparison("ms", [both, bundle, typed, all])}
Limits: one small specification, ours. How time grows with size is the matter of *Scale*.
`;
}
