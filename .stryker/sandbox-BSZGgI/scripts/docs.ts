// @ts-nocheck
// Makes the documentation site in generated/docs/ from openapi/.
import { resolve } from "node:path";
import { bundle } from "../src/generate/bundle.ts";
import { buildDocs } from "../src/site/build.ts";
import { readArguments } from "../src/system/arguments.ts";
import { run } from "../src/system/failure.ts";
import { inRoot } from "./lib/root.ts";

const help = `
Usage: npm run docs -- [options]

Builds the documentation site: a page for each feature level, the newest at the root, and the change log.

Options:
  --spec FILE  the specification with marks (default: openapi/openapi.yaml)
  --out DIR    the folder to make, swapped in whole (default: generated/docs)
  --help       show this text
`;

await run(async () => {
  const options = readArguments(help, {
    spec: { type: "string", default: inRoot("openapi/openapi.yaml") },
    out: { type: "string", default: inRoot("generated/docs") },
  });
  if (options === undefined) return;
  await buildDocs(await bundle(resolve(options.spec)), { folder: resolve(options.out) });
});
