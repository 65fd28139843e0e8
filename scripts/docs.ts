// Makes the documentation site in generated/docs/ from openapi/.

import { inThread } from "../src/generate/in-thread.ts";
import { buildDocs } from "../src/site/build.ts";
import { readArguments } from "../src/system/arguments.ts";
import { run } from "../src/system/failure.ts";
import { own, placesOf } from "./lib/places.ts";

const help = `
Usage: npm run docs -- [options]

Builds the documentation site: a page for each feature level, the newest at the root, and the change log.

Options:
  --spec FILE  the specification with marks (default: openapi/openapi.yaml)
  --allow-folder DIR
               a folder besides its own that its references may lead to; may be given again
  --out DIR    the folder to make, replaced as a whole: a new one, an empty one, or one that an earlier
               run made and nobody added to (default: generated/docs, but none with another --spec)
  --help       show this text
`;

await run(async () => {
  const options = readArguments(help, {
    spec: { type: "string" },
    "allow-folder": { type: "string", multiple: true, default: [] },
    out: { type: "string" },
  });
  if (options === undefined) return;
  const { specification, folder } = placesOf(options, "generated/docs");
  const document = await inThread("bundle", [specification, options["allow-folder"]]);
  await buildDocs(document, { folder, guides: own.site.guides });
});
