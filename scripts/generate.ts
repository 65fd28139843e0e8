// Makes `generated/` from `openapi/`: per-level specifications, types, the operations table, the
// change log. Writes all of it or nothing.

import { generate } from "../src/generate/generate.ts";
import { readArguments } from "../src/system/arguments.ts";
import { run } from "../src/system/failure.ts";
import { own, placesOf } from "./lib/places.ts";

const help = `
Usage: npm run generate -- [options]

Makes specifications, types, tables and the change log of every feature level; of another specification also
the documents by which Prism mocks it (\`npm run mock\` makes those of openapi/openapi.yaml when it starts).

Options:
  --check      write nothing; name each stale, missing or surplus file and exit 1 if there is one
  --spec FILE  the specification with marks (default: openapi/openapi.yaml)
  --allow-folder DIR
               a folder besides its own that its references may lead to; may be given again
  --out DIR    the folder to make, replaced as a whole: a new one, an empty one, or one that an earlier
               run made and nobody added to (default: generated, but none with another --spec)
  --help       show this text
`;

await run(async () => {
  const options = readArguments(help, {
    check: { type: "boolean", default: false },
    spec: { type: "string" },
    "allow-folder": { type: "string", multiple: true, default: [] },
    out: { type: "string" },
  });
  if (options === undefined) return;
  const places = placesOf(options, "generated");
  const isOwn = places.specification === own.generated.specification;
  await generate({
    check: options.check,
    folders: options["allow-folder"],
    ...(isOwn ? own.generated : { withPrism: true }),
    ...places,
  });
});
