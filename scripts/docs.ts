// Makes the documentation site in generated/docs/ from openapi/.

import { bundle } from "../src/generate/bundle.ts";
import { buildDocs } from "../src/site/build.ts";
import { readArguments } from "../src/system/arguments.ts";
import { run } from "../src/system/failure.ts";
import { own, placesOf } from "./lib/places.ts";

const help = `
Usage: npm run docs -- [options]

Builds the documentation site: a page for each feature level, the newest at the root, and the change log.

Options:
  --spec FILE  the specification with marks (default: openapi/openapi.yaml)
  --out DIR    the folder to make, replaced as a whole: a new one, an empty one, or one that an earlier
               run made and nobody added to (default: generated/docs, but none with another --spec)
  --help       show this text
`;

await run(async () => {
  const options = readArguments(help, {
    spec: { type: "string" },
    out: { type: "string" },
  });
  if (options === undefined) return;
  const { specification, folder } = placesOf(options, "generated/docs");
  await buildDocs(await bundle(specification), { folder, guides: own.site.guides });
});
