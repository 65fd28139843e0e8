// Makes one annotated document of several plain versions, and verifies it before writing it.

import { readArguments } from "../node/command-options.ts";
import { wrongUsage } from "../node/failure.ts";
import { requirePeers } from "../node/optional-peers.ts";
import { commandLine, displayPath } from "../node/package-root.ts";
import { log, step } from "../node/progress.ts";
import { inTemporaryFolder } from "../node/temporary-folder.ts";
import { writersOf } from "../toolkit/read/yaml-text.ts";
import {
  isNewFile,
  replaceFiles,
  requireCreatable,
  writeNewFile,
} from "../toolkit/write/create-file.ts";

export async function inferCommand(given: readonly string[]): Promise<void> {
  const options = readArguments(given, {
    usage: `${commandLine("infer", "FILE...", "--out", "ANNOTATED", "[options]")}
       ${commandLine("infer", "NEXT", "--into", "ANNOTATED")}`,
    about: `Makes one annotated document from plain OpenAPI documents (3.1, 3.0 or Swagger 2), one for each version of an API.
Before it writes, it checks that it can restore each version from the document, and that the other commands accept the
document. If not, it names the version and the location, and writes nothing. Texts, examples, tags and extensions come
from the newest version that has the object.

FILE is YAML or JSON. Write its level as FILE@LEVEL, or at the start of its name, as in 10-rooms.yaml. The level is also
the name of its release, unless you write FILE@LEVEL=RELEASE. Or name all files by releases: as FILE@RELEASE, or by a
date or version in the file name, as in 2024-06-01.yaml, rooms-v1.10.3.yaml or, for a git revision,
v1.10.3:openapi.yaml. These get the levels 1, 2, 3 and so on, in their order.

With --into, adds one version to ANNOTATED, an edited document: comments, order, names, texts, files and references
stay, and additions get annotations. Before it writes, it compares all levels, old and new.`,
    options: {
      into: { value: "FILE", does: "the annotated document that gets the version" },
      "levels-from": {
        value: "PATTERN",
        does: "a regular expression whose group finds levels in descriptions, as in 'feature level ([0-9]+)'. If the description of an addition names one level between two versions, the addition gets that level; infer lists all others",
      },
      out: {
        value: "FILE",
        does: "the document to make, YAML or JSON by its name; never overwrites a file",
      },
    },
    takesFiles: true,
  });
  if (options === undefined) return;
  const { files, out, into, "levels-from": words } = options;
  const pattern = words === undefined ? undefined : patternOf(words);
  if (into !== undefined) {
    if (out !== undefined)
      throw wrongUsage(
        "--out cannot be combined with --into, which writes to its own file. Remove --out.",
      );
    if (pattern)
      throw wrongUsage("--levels-from cannot be combined with --into. Remove --levels-from.");
    if (files.length !== 1)
      throw wrongUsage("--into requires exactly one version, such as 30-rooms.yaml.");
    requirePeers("infer --into", "@redocly/openapi-core", "ajv", "yaml");
    const { addVersion } = await import("../toolkit/infer/files/infer-files.ts"); // Loads the peers.
    const { lines, texts, read } = await inTemporaryFolder("infer", (folder) =>
      addVersion(into, files, folder),
    );
    const written = [...texts.keys()].map(displayPath).join(", ");
    if (written !== "") await step(`write  ${written}`, () => replaceFiles(texts, read));
    return lines.forEach(log);
  }
  if (out === undefined) throw wrongUsage("--out is missing. Name the document to make.");
  if (files.length < 2)
    throw wrongUsage("Name at least two versions, such as 10-rooms.yaml 20-rooms.yaml.");
  requireCreatable(out);
  requirePeers("infer", "@redocly/openapi-core", "ajv", ...writersOf(out));
  const { inferText } = await import("../toolkit/infer/files/infer-files.ts");
  const text = await inTemporaryFolder("infer", (folder) => inferText(files, out, folder, pattern));
  if (isNewFile(out, text)) await step(`write  ${displayPath(out)}`, () => writeNewFile(out, text));
}

/** @throws Failure with exit code 2 if it is no regular expression with a group. */
function patternOf(words: string): RegExp {
  try {
    const pattern = new RegExp(words);
    const groups = new RegExp(`${words}|`).exec("")?.length ?? 0;
    if (groups > 1) return pattern;
  } catch (error) {
    throw wrongUsage(
      `--levels-from ${words}: ${error instanceof Error ? error.message : error}.`,
      error,
    );
  }
  throw wrongUsage(
    `--levels-from ${words} has no group. Write the level in parentheses, as in 'feature level ([0-9]+)'.`,
  );
}
