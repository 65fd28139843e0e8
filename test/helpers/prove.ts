import {
  comparableVersion,
  equalityOfVersions,
  wrongLocations,
} from "../../src/toolkit/infer/infer-annotations.ts";
import { InferenceError, type Version } from "../../src/toolkit/infer/inference-input.ts";
import type { OpenApiDocument } from "../../src/toolkit/levels/index.ts";

/**
 * Proves that the snapshot of a level is the version that the document was inferred from.
 *
 * @throws InferenceError naming the first place in which they differ.
 */
export function prove(document: OpenApiDocument, version: Version): void {
  const [wrong] = wrongLocations(document, [comparableVersion(version)], equalityOfVersions());
  if (wrong !== undefined) throw new InferenceError(version.level, wrong[0]);
}
