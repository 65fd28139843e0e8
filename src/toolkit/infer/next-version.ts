import type { OpenApiDocument } from "../document/json.ts";
import { project, projectorAt } from "../levels/projection.ts";
import { sameness } from "../levels/sameness.ts";
import { isForReaders } from "../levels/sentence.ts";
import { boundaries } from "../levels/span.ts";
import { carriedOver } from "./carry.ts";
import {
  type Inferred,
  inferUntilRight,
  type Refused,
  type Version,
  wrongPlaces,
} from "./infer.ts";
import { inferOnce, unshared, withLevels } from "./infer-once.ts";
import { partsToSeparate, separated } from "./parts.ts";
import { writtenAs } from "./written-as.ts";

/** An annotated document with one more version. */
interface Continued extends Inferred {
  /** The places at which a document differs from its versions, each with its level. */
  readonly wrongIn: (document: OpenApiDocument) => ReadonlyMap<string, number>;
}

/**
 * Adds the next version to an annotated document. All earlier projections, texts, orders and names stay; only new
 * differences get marks. Compares each projection with the earlier one, and the new one with the version.
 *
 * @param refused as for `infer`
 * @throws InferenceError as `inferUntilRight` does.
 */
export function withNext(
  known: OpenApiDocument,
  { document: given, ...next }: Version,
  refused: readonly Refused[] = [],
): Continued {
  const same = sameness({ isLeftOut: isForReaders });
  const newestOf = (one: OpenApiDocument) => project(one, boundaries(one).at(-1) ?? 0);
  const apart = partsToSeparate([newestOf(known), project(given, 0)], same);
  const document = separated(known, apart);
  const projected = projectorAt(document);
  const earlier = boundaries(document).map((level) => ({ level, document: projected(level) }));
  const { level: newest, document: last } = earlier.at(-1) as Version;
  const head = unshared(last);
  const want = writtenAs(head, unshared(separated(project(given, 0), apart)));
  const said = carriedOver(document, head, { ...next, document: want }, newest, same);
  const info = { ...Object(document.info), version: Object(want.info).version };
  const plain = [
    { level: newest, document },
    { ...next, document: { ...said, info } },
  ];
  const wanted = [...earlier, { level: next.level, document: want }];
  const wrongIn = (made: OpenApiDocument) => wrongPlaces(made, wanted, same);
  const made = inferUntilRight(
    (whole) => inferOnce(plain, isForReaders, same, whole, wanted),
    wrongIn,
    refused,
  );
  const version = { ...next, document: given };
  const isChanged = same.idOf(head, "document") !== same.idOf(want, "document");
  return {
    document: withLevels(made.document, [version], isChanged ? [version] : []),
    held: made.held,
    wrongIn,
  };
}
