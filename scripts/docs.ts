// Makes the documentation site in generated/docs/ from openapi/.
import { resolve } from "node:path";
import { buildDocs } from "./docs/build.ts";
import { readArguments } from "./lib/arguments.ts";
import { run } from "./lib/failure.ts";
import { inRoot } from "./lib/root.ts";
import { inThread } from "./lib/thread.ts";

const help = `
Usage: npm run docs -- [options]

Builds the documentation site: a page for each feature level, the newest at the root, and the change log.

Options:
  --spec FILE  the specification with marks (default: openapi/openapi.yaml)
  --allow-folder DIR
               a folder besides its own that its references may lead to; may be given again
  --out DIR    the folder to make, swapped in whole (default: generated/docs)
  --help       show this text
`;

await run(async () => {
  const options = readArguments(help, {
    spec: { type: "string", default: inRoot("openapi/openapi.yaml") },
    "allow-folder": { type: "string", multiple: true, default: [] },
    out: { type: "string", default: inRoot("generated/docs") },
  });
  if (options === undefined) return;
  const document = await inThread("bundle", [resolve(options.spec), options["allow-folder"]]);
  await buildDocs(document, { folder: resolve(options.out) });
});
