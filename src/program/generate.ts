import { readArguments } from "../base/arguments.ts";
import { wrongly } from "../base/failure.ts";
import { commandLine } from "../base/home.ts";
import { needPeers } from "../base/peers.ts";
import { shellQuoted } from "../base/shown-text.ts";
import { generateAndRemember, isUnchanged } from "../toolkit/generate/if-changed.ts";
import type { Release } from "../toolkit/levels/releases.ts";
import { apiOf, outHelp, placesOf, specHelp, specOptions } from "./places.ts";

const help = `
Usage: ${commandLine("generate", "[options]")}

Makes the types, tables, client and change log of every feature level; with --level the plain OpenAPI
document of one of them. Does nothing if an earlier run with the same input has made what is there.

Options:
  --level LEVEL
               make only the document of this level or release, in the file of --out or on stdout
  --watch      repeat it after each change of the specification, until Ctrl-C
  --check      write nothing; make everything anew to list stale, missing and surplus files, and exit 1 if
               there are any
  --thaw LEVEL allow an edit that corrects released levels, if these include this level or release;
               may be repeated
${specHelp}
${outHelp("generated")}
  --help       show this text
`;

/** Makes all files of an annotated specification, or none. */
export async function generateAll(words: readonly string[]): Promise<void> {
  const options = readArguments(words, help, {
    ...specOptions,
    check: { type: "boolean", default: false },
    watch: { type: "boolean", default: false },
    level: { type: "string" },
    thaw: { type: "string", multiple: true, default: [] },
    out: { type: "string" },
  });
  if (options === undefined) return;
  const { check, watch, "allow-folder": folders } = options;
  if (options.level !== undefined) {
    if (check || watch) throw wrongly("--level makes one document: leave --check and --watch out.");
    // Loaded late, because it takes a tenth of a second.
    return (await import("./generate-level.ts")).generateLevel(options.level, options);
  }
  if (check && watch) throw wrongly("--check and --watch cannot be combined: leave one out.");
  const places = placesOf(options, "generated");
  const asked = {
    words: words.filter((word) => word !== "--check").map(shellQuoted),
    folders,
    ...apiOf(places.specification).generated,
    ...places,
  };
  if (!check && !watch && isUnchanged(asked)) return;
  // Loaded late, because that takes longer than all of the above.
  const [{ readersOf }, { levelOption }] = await Promise.all([
    import("../toolkit/read/openapi-version.ts"),
    import("./level-option.ts"),
  ]);
  needPeers("generate", ...readersOf(places.specification), "openapi-typescript", "typescript");
  const making = {
    ...asked,
    check,
    thaw: (known: readonly Release[]) =>
      options.thaw.map((text) => levelOption("thaw", text, known)),
  };
  if (!watch) return generateAndRemember(making);
  const { generate } = await import("../toolkit/generate/generate.ts");
  const { againOnChange } = await import("./again-on-change.ts");
  const { inThread } = await import("../toolkit/generate/in-thread.ts");
  await againOnChange(
    () => generate(making),
    () => inThread("files", [places.specification, folders]),
  );
}
