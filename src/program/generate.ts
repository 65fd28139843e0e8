import { readArguments } from "../base/arguments.ts";
import { wrongly } from "../base/failure.ts";
import { commandLine } from "../base/home.ts";
import { shellQuoted } from "../base/shell-quoted.ts";
import { generate } from "../toolkit/generate/generate.ts";
import { inThread } from "../toolkit/generate/in-thread.ts";
import { againOnChange } from "./again-on-change.ts";
import { needPeers } from "./peers.ts";
import { apiOf, outHelp, placesOf, specHelp, specOptions } from "./places.ts";

const help = `
Usage: ${commandLine("generate", "[options]")}

Makes specifications, types, tables and the change log of every feature level; of another API also
the documents by which Prism mocks it.

Options:
  --watch      make it again whenever a file of the specification changes, until Ctrl-C
  --check      write nothing; name each stale, missing or surplus file and exit 1 if there is one
${specHelp}
${outHelp("generated")}
  --help       show this text
`;

/** Makes a folder of all that comes out of a specification with marks: all of it or nothing. */
export async function generateAll(words: readonly string[]): Promise<void> {
  const options = readArguments(words, help, {
    ...specOptions,
    check: { type: "boolean", default: false },
    watch: { type: "boolean", default: false },
    out: { type: "string" },
  });
  if (options === undefined) return;
  const { check, watch, "allow-folder": folders } = options;
  if (check && watch) throw wrongly("--check writes nothing: leave it or --watch out.");
  const places = placesOf(options, "generated");
  needPeers("generate", "@redocly/openapi-core", "openapi-typescript", "typescript");
  const again = words.filter((word) => word !== "--check");
  const make = () =>
    generate({
      check,
      command: commandLine("generate", ...again.map(shellQuoted)),
      folders,
      ...apiOf(places.specification).generated,
      ...places,
    });
  if (!watch) await make();
  else await againOnChange(make, () => inThread("files", [places.specification, folders]));
}
