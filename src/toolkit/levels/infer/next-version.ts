import type { OpenApiDocument } from "../../document/json.ts";
import { featureLevels, registryKey, releasesKey } from "../mark.ts";
import { project, projectorAt } from "../projection.ts";
import { releases } from "../releases.ts";
import { sameness } from "../sameness.ts";
import { isForReaders } from "../sentence.ts";
import { boundaries } from "../span.ts";
import { carriedOver } from "./carry.ts";
import { coarsen, nothingWhole } from "./coarsen.ts";
import { type Held, InferenceError, type Version } from "./infer.ts";
import { inferOnce, stub } from "./infer-once.ts";
import { writtenAs } from "./written-as.ts";

/** An annotated document with one more version. */
interface Continued {
  readonly document: OpenApiDocument;
  /** Objects and fields that are stored whole for each version. */
  readonly held: readonly Held[];
  /** The places at which a document differs from its versions, each with its level. */
  readonly wrongIn: (document: OpenApiDocument) => ReadonlyMap<string, number>;
}

/**
 * Adds the next version to an annotated document. All earlier projections, texts, orders and names stay; only new
 * differences get marks. Compares each projection with the earlier one, and the new one with the version.
 *
 * @throws InferenceError with the level and place of the first difference.
 */
export function withNext(document: OpenApiDocument, next: Version): Continued {
  const projected = projectorAt(document);
  const earlier = boundaries(document).map((level) => ({ level, want: projected(level) }));
  const { level: newest, want: last } = earlier.at(-1) as (typeof earlier)[0];
  const head = unshared(last);
  const want = writtenAs(head, unshared(project(next.document, 0)));
  const same = sameness(isForReaders);
  const said = carriedOver(document, head, { ...next, document: want }, newest, same);
  const info = { ...Object(document.info), version: Object(want.info).version };
  const plain = [
    { level: newest, document },
    { ...next, document: { ...said, info } },
  ];
  const wrongIn = (made: OpenApiDocument) => {
    const projectedNow = projectorAt(made);
    const wrong = new Map<string, number>();
    for (const { level, want: expected } of [...earlier, { level: next.level, want }]) {
      for (const place of same.differences(projectedNow(level), expected, "document", "#")) {
        if (!wrong.has(place)) wrong.set(place, level);
      }
    }
    return wrong;
  };
  const isChanged = same.idOf(head, "document") !== same.idOf(want, "document");
  const whole = nothingWhole();
  const held = new Map<string, Held>();
  for (;;) {
    const made = inferOnce(plain, isForReaders, same, whole);
    const wrong = wrongIn(made);
    const [first] = wrong;
    if (first === undefined) {
      const registered = registering(made, document, next, isChanged);
      return { document: registered, held: [...held.values()], wrongIn };
    }
    const coarser = coarsen(whole, new Set(wrong.keys()));
    if (coarser.size === 0) throw new InferenceError(first[1], first[0]);
    for (const [place, { how, pointer }] of coarser) {
      const isWhole = how === "fields" || how === "objects";
      if (isWhole) held.set(pointer, { pointer, place, level: wrong.get(place) ?? 0 });
    }
  }
}

/** A copy in which no two places share an object, because objects identify places. */
const unshared = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(JSON.stringify(document));

/** Adds the new level and its release to the lists of the document. */
function registering(
  made: OpenApiDocument,
  before: OpenApiDocument,
  { level, release, document }: Version,
  isChanged: boolean,
): OpenApiDocument {
  const version = { level, document, ...(release !== undefined && { release }) };
  const entries = [...featureLevels(before), ...(isChanged ? [stub(version)] : [])];
  const named = [...releases(before), ...(release === undefined ? [] : [{ release, level }])];
  return {
    ...made,
    ...(entries.length > 0 && { [registryKey]: entries }),
    ...(named.length > 0 && { [releasesKey]: named }),
  } as OpenApiDocument;
}
