import type { OpenApiDocument } from "../../document/json.ts";
import { boundaries, featureLevels, registryKey } from "../mark.ts";
import { project, projectorAt } from "../projection.ts";
import { releases, releasesKey } from "../releases.ts";
import { isForReaders } from "../sentence.ts";
import { carriedOver } from "./carry.ts";
import { coarsen, nothingWhole } from "./coarsen.ts";
import { type Held, InferenceError, type Version } from "./infer.ts";
import { inferOnce, stub } from "./infer-once.ts";

import { sameness } from "./sameness.ts";
import { writtenAs } from "./written-as.ts";

/** An annotated document that says one version more. */
interface Continued {
  readonly document: OpenApiDocument;
  /** What is held as it was in each version. */
  readonly held: readonly Held[];
  /** The places, each with its level, at which a document says something else than it has to. */
  readonly wrongIn: (document: OpenApiDocument) => ReadonlyMap<string, number>;
}

/**
 * An annotated document that also says what its next version does. What it says of all levels before, its texts, orders
 * and names stay; only what is new gets marks. Compares each projection with what it was, and the new one with the version.
 *
 * @throws InferenceError with the level and place of what does not come out so.
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

/** A copy in which no two places share an object, so that each is known by itself. */
const unshared = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(JSON.stringify(document));

/** The document with the new level and its release in its lists. */
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
