// Makes `generated/` from `openapi/`: per-level specifications, types, the operations table, the
// change log. Writes all of it or nothing.

import { resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { emit } from "./emit/index.ts";
import { readArguments } from "./lib/arguments.ts";
import { bundle } from "./lib/bundle.ts";
import { Failure, run } from "./lib/failure.ts";
import { compareOutput, swapOutput } from "./lib/output.ts";
import { inRoot, shown } from "./lib/root.ts";
import { step } from "./lib/steps.ts";

const help = `
Usage: npm run generate -- [options]

Makes specifications, types, tables and the change log of every feature level.

Options:
  --check      write nothing; name each stale, missing or surplus file and exit 1 if there is one
  --spec FILE  the specification with marks (default: openapi/openapi.yaml)
  --out DIR    the folder to make, swapped in whole (default: generated)
  --help       show this text
`;

/** The site is made by `npm run docs` and lies in the same folder without being part of this. */
const notOurs = ["docs"];

await run(async () => {
  const options = readArguments(help, {
    check: { type: "boolean", default: false },
    spec: { type: "string", default: inRoot("openapi/openapi.yaml") },
    out: { type: "string", default: inRoot("generated") },
  });
  if (options === undefined) return;
  const start = performance.now();
  const folder = resolve(options.out);
  const specification = resolve(options.spec);
  const document = await step(`bundle  ${shown(specification)}`, () => bundle(specification));
  const output = await emit(document);
  const difference = await compareOutput(folder, output, notOurs);
  const problems = Object.entries(difference).flatMap(([state, paths]) =>
    paths.map((path: string) => `${shown(folder)}/${path} is ${state}: run \`npm run generate\`.`),
  );
  if (options.check && problems.length > 0) throw new Failure(problems.sort().join("\n"));
  if (problems.length > 0) {
    await step(`write  ${output.size} files  →  ${shown(folder)}/`, () =>
      swapOutput(folder, output, notOurs),
    );
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const state = problems.length > 0 ? `${problems.length} files changed` : "up to date";
  process.stderr.write(`${shown(folder)}/: ${output.size} files, ${state}, ${seconds} s\n`);
});
