// Verifies an annotated document, also after edits, against the plain versions that it describes.

import { readArguments } from "../base/arguments.ts";
import { Failure, wrongly } from "../base/failure.ts";
import { commandLine, shown } from "../base/home.ts";
import { needPeers } from "../base/peers.ts";
import { inProgramThread } from "./in-thread.ts";

const help = `
Usage: ${commandLine("verify", "ANNOTATED", "VERSION...")}

Compares each plain VERSION of an API with its level of the document ANNOTATED, which may have been edited. Lists each
place that differs, and exits with 1 if there is one. It does not compare texts, examples, tags and extensions, paths
without operations and components to which nothing refers, nor in which files something is.

VERSION is named as for infer: VERSION@LEVEL or VERSION@RELEASE, or by its file. A release is one that ANNOTATED lists.

Options:
  --help  show this text
`;

/** Checks that the projections of a document equal the versions. */
export async function verify(words: readonly string[]): Promise<void> {
  const options = readArguments(words, help, {}, { takesFiles: true });
  if (options === undefined) return;
  const [file, ...files] = options.files;
  if (file === undefined || files.length === 0) {
    throw wrongly("Name an annotated document and its versions, as in rooms.yaml 10-rooms.yaml.");
  }
  needPeers("verify", "@redocly/openapi-core");
  const wrong = await inProgramThread("unlikeVersions", [file, files]);
  if (wrong.length > 0) throw new Failure(wrong);
  process.stderr.write(`${shown(file)} matches all ${files.length} versions.\n`);
}
