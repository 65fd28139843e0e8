// Verifies an annotated document, also after edits, against the plain versions that it describes.

import { readArguments } from "../node/command-options.ts";
import { Failure, wrongUsage } from "../node/failure.ts";
import { requirePeers } from "../node/optional-peers.ts";
import { commandLine, displayPath } from "../node/package-root.ts";
import { readersOf } from "../toolkit/read/openapi-version.ts";
import { foldersNote, specificationOf, specOption } from "./specification-options.ts";

/** Checks that the snapshots of a document equal the versions. */
export async function verify(words: readonly string[]): Promise<void> {
  const options = readArguments(words, {
    usage: commandLine("verify", "VERSION...", "[options]"),
    about: `Compares each plain VERSION of an API with its level of an annotated specification, also after edits. Lists each
location that differs, and then exits with 1. It ignores texts, examples, tags, extensions, paths without operations,
components without references, names of components, and the division into files.

Name a VERSION as for infer: VERSION@LEVEL, VERSION@RELEASE, or by its file. The specification must have the release.`,
    options: specOption,
    notes: foldersNote,
    takesFiles: true,
  });
  if (options === undefined) return;
  const { files } = options;
  if (files.length === 0)
    throw wrongUsage("Name the versions, such as 10-rooms.yaml 20-rooms.yaml.");
  const file = specificationOf(options.spec);
  requirePeers("verify", ...readersOf(file));
  const { unlikeVersions } = await import("../toolkit/infer/files/infer-files.ts"); // Loads the peer.
  const wrong = await unlikeVersions(file, files);
  if (wrong.length > 0) {
    const note = "Without --spec, `verify` compares with the specification of this package.";
    throw new Failure(options.spec === undefined ? [note, ...wrong] : wrong);
  }
  process.stderr.write(
    `${displayPath(file)} matches ${files.length === 1 ? "the version" : `all ${files.length} versions`}.\n`,
  );
}
