import { execFile } from "node:child_process";
import { cp, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { inHome } from "../../src/base/home.ts";
import { quietly } from "../../src/base/redocly.ts";
import { inTemporaryFolder } from "../../src/base/temporary.ts";
import { ownDocument } from "../../src/program/own-mock.ts";
import { published } from "../../src/toolkit/generate/published.ts";
import { json } from "../../src/toolkit/generate/text.ts";
import { installed } from "./machine.ts";
import { comparison } from "./markdown.ts";
import { inTurns, type Series, timeOf } from "./measure.ts";

/** Measures the whole generation next to the stock command lines for one document. */
export async function benchGenerate({ quick }: { readonly quick: boolean }): Promise<string> {
  const rounds = quick ? 2 : 9;
  return inTemporaryFolder("bench-generate", (folder) => measureIn(folder, rounds));
}

async function measureIn(folder: string, rounds: number): Promise<string> {
  const start = (...words: readonly string[]) =>
    promisify(execFile)(process.execPath, words, {
      // Not in the root, where openapi-typescript would find our redocly.yaml and lint by it.
      cwd: folder,
      env: { ...process.env, ...quietly },
    });
  // A plain document without marks, in several files like ours.
  await cp(inHome("openapi"), join(folder, "openapi"), { recursive: true });
  const plain = join(folder, "plain.json");
  await writeFile(plain, json(published(ownDocument(), Math.max(...boundaries))));
  const specification = join(folder, "openapi/openapi.yaml");
  const bundled = inHome("node_modules/@redocly/cli/bin/cli.js");
  const types = inHome("node_modules/openapi-typescript/bin/cli.js");
  const all = [
    "--import",
    import.meta.resolve("tsx"),
    inHome("src/program/program.ts"),
    "generate",
  ];
  let runs = 0; // Each run makes a new folder, because an up-to-date one would not be written.
  const series = await inTurns(
    {
      [`redocly bundle (${installed("@redocly/cli")})`]: () =>
        start(bundled, "bundle", specification, "-o", "bundled.json"),
      [installed("openapi-typescript")]: () => start(types, plain, "-o", "types.d.ts"),
      "npm run generate, everything": () =>
        start(...all, "--spec", specification, "--out", `generated-${runs++}`),
      "the same, made files not compiled": () =>
        start(...all, "--spec", specification, "--out", `generated-${runs++}`, "--no-compile"),
    },
    rounds,
    (command) => timeOf(command),
  );
  const [bundle, typed] = series as [Series, Series]; // The given series, and one more.
  const files = (
    await readdir(join(folder, "generated-0"), { recursive: true, withFileTypes: true })
  ).filter((entry) => entry.isFile());
  const both = {
    what: "both, one document without levels",
    values: bundle.values.map((value, round) => value + (typed.values[round] ?? Number.NaN)),
  };
  return `
## Generation: what all levels cost

Each row runs a command from its start to its end, as a user waits for it; npm's own start is left out. The
stock tools make one document and its types, without levels. \`npm run generate\` also lints the marks, and makes
${files.length} files for ${boundaries.length} levels: all of \`generated/\` except what only this API has.
${rounds} rounds. The first row is the sum of the two below it.

${comparison("ms", [both, ...series])}
Limits: one small specification, ours. *Versions* measures a large one.
`;
}
