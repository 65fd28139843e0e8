import {
  InferenceError,
  type InferOptions,
  type Version,
  wrongPlaces,
} from "../../src/toolkit/infer/infer.ts";
import type { OpenApiDocument } from "../../src/toolkit/levels/index.ts";
import { project } from "../../src/toolkit/levels/projection.ts";
import { sameness } from "../../src/toolkit/levels/sameness.ts";
import { isForReaders } from "../../src/toolkit/levels/sentence.ts";

/**
 * Proves that the projection of a level is the version that the document was inferred from.
 *
 * @throws InferenceError naming the first place in which they differ.
 */
export function prove(
  document: OpenApiDocument,
  { level, document: version }: Version,
  { prose = "newest" }: InferOptions = {},
): void {
  const same = sameness(prose === "newest" ? { isLeftOut: isForReaders } : {});
  const [wrong] = wrongPlaces(document, [{ level, document: project(version, 0) }], same);
  if (wrong !== undefined) throw new InferenceError(level, wrong[0]);
}
