// Makes `generated/` from `openapi/`: per-level specifications, types, the operations table, the
// change log. Writes all of it or nothing.
import { resolve } from "node:path";
import { readArguments } from "./lib/arguments.ts";
import { run } from "./lib/failure.ts";
import { generate } from "./lib/generate.ts";
import { inRoot } from "./lib/root.ts";

const help = `
Usage: npm run generate -- [options]

Makes specifications, types, tables and the change log of every feature level.

Options:
  --check      write nothing; name each stale, missing or surplus file and exit 1 if there is one
  --spec FILE  the specification with marks (default: openapi/openapi.yaml)
  --allow-folder DIR
               a folder besides its own that its references may lead to; may be given again
  --out DIR    the folder to make, swapped in whole (default: generated)
  --help       show this text
`;

await run(async () => {
  const options = readArguments(help, {
    check: { type: "boolean", default: false },
    spec: { type: "string", default: inRoot("openapi/openapi.yaml") },
    "allow-folder": { type: "string", multiple: true, default: [] },
    out: { type: "string", default: inRoot("generated") },
  });
  if (options === undefined) return;
  await generate({
    specification: resolve(options.spec),
    folder: resolve(options.out),
    check: options.check,
    folders: options["allow-folder"],
  });
});
