import { resolve } from "node:path";
import { readArguments } from "../node/command-options.ts";
import { wrongUsage } from "../node/failure.ts";
import { optimizeLater } from "../node/optimize-later.ts";
import { requirePeers } from "../node/optional-peers.ts";
import { commandLine } from "../node/package-root.ts";
import type { Levels } from "../toolkit/levels/levels.ts";
import { quoteForShell } from "../universal/escape-invisible.ts";
import {
  foldersNote,
  optionModule,
  outOption,
  specificationOf,
  specOption,
} from "./specification-options.ts";

/** Makes all files of an annotated specification, or none. */
export async function generateAll(words: readonly string[]): Promise<void> {
  const options = readArguments(words, {
    usage: commandLine("generate", "[options]"),
    about: `Makes the types, tables, client and change log of all feature levels. With --level, makes the plain OpenAPI
document of one level.`,
    options: {
      ...specOption,
      ...outOption("generated"),
      check: {
        does: "write nothing; list stale, missing and surplus files, and exit with 1 if a file is listed",
      },
      level: {
        value: "LEVEL",
        does: "make only the document of this level or release, in the file of --out or on stdout",
      },
      thaw: {
        value: "LEVEL",
        does: "allow an edit of released levels that include this level or release",
        isRepeatable: true,
      },
      strict: {
        does: "report parts that go beyond OpenAPI, or that no client can send, as errors instead of warnings",
      },
      plugin: {
        value: "FILE",
        does: "a module that makes further files, with `addFiles(add, document)`; its `added` describes them by path",
      },
    },
    notes: foldersNote,
  });
  if (options === undefined) return;
  const { check, strict, plugin, out = "generated" } = options;
  if (options.level !== undefined) {
    if (check) throw wrongUsage("--check cannot be combined with --level. Remove one of them.");
    // Loaded late, because it takes a tenth of a second.
    return (await import("./generate-level-command.ts")).generateLevel(options.level, options);
  }
  const specification = specificationOf(options.spec);
  optimizeLater();
  // Loaded late, because that takes longer than all of the above.
  const [{ readersOf }, { levelOption }] = await Promise.all([
    import("../toolkit/read/openapi-version.ts"),
    import("./level-option.ts"),
  ]);
  requirePeers("generate", ...readersOf(specification), "openapi-typescript", "typescript");
  const { added, addFiles } =
    plugin === undefined ? {} : await optionModule("plugin", plugin, "addFiles");
  const making = {
    specification,
    folder: resolve(out),
    words: words.filter((word) => word !== "--check").map(quoteForShell),
    added,
    addFiles,
    check,
    isStrict: strict,
    thaw: ({ releases }: Levels) => options.thaw.map((text) => levelOption("thaw", text, releases)),
  };
  await (await import("../toolkit/generate/generate-files.ts")).generate(making);
}
