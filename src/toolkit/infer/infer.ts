import type { OpenApiDocument } from "../document/json.ts";
import { placesOfDifference } from "../levels/difference.ts";
import { project, projectorAt } from "../levels/projection.ts";
import { type IsLeftOut, type Sameness, sameness } from "../levels/sameness.ts";
import { isForReaders } from "../levels/sentence.ts";
import { coarsen, isInDocument, nothingWhole } from "./coarsen.ts";
import { type Inferred, inferOnce, withLevels } from "./infer-once.ts";
import { partsToSeparate, separated } from "./parts.ts";
import type { Held, Version, Whole } from "./versions.ts";

export type { Inferred } from "./infer-once.ts";
export type { Held, Version } from "./versions.ts";

export interface InferOptions {
  /**
   * `newest`: texts, examples, tags and extensions are those of the newest version that has the object; `exact`: marks
   * keep earlier ones. Defaults to `newest`.
   */
  readonly prose?: "newest" | "exact";
  /** Called before each comparison of a projection with its version: many documents take long. */
  readonly onCompare?: (version: Version) => void;
  /**
   * Called at the end for each object or field that is stored whole for each version, because marks inside cannot
   * express the difference.
   */
  readonly onHeld?: (held: Held) => void;
  /**
   * The places of earlier results that other commands refuse, each with the reason: these are described more coarsely.
   * Defaults to none.
   */
  readonly refused?: readonly Refused[];
}

/** Places that other commands refuse, as pointers into a result, with reasons. */
export type Refused = ReadonlyMap<string, string>;

/** No annotated document can express the versions. */
export class InferenceError extends Error {
  override readonly name = "InferenceError";
  /** The level of the version in which it differs. */
  readonly level: number;
  /** The place, as a pointer into the document. */
  readonly pointer: string;

  constructor(level: number, pointer: string) {
    super("annotations cannot express this difference; write both documents in the same form here");
    this.level = level;
    this.pointer = pointer;
  }
}

/**
 * Makes one annotated document of plain ones, lowest level first, and compares each projection with its version. The
 * oldest version also represents all levels below it.
 *
 * @throws InferenceError if no projection equals a version.
 */
export function infer(
  versions: readonly Version[],
  { prose = "newest", onCompare, onHeld, refused = [] }: InferOptions = {},
): OpenApiDocument {
  const isLeftOut: IsLeftOut = prose === "newest" ? isForReaders : () => false;
  const same = sameness({ isLeftOut });
  const documents = versions.map(({ document }) => project(document, 0));
  const apart = partsToSeparate(documents, same);
  const plain = versions.map((version, index) => ({
    ...version,
    document: separated(documents[index] ?? {}, apart),
  }));
  const { document, held } = inferUntilRight(
    (whole) => inferOnce(plain, isLeftOut, same, whole),
    (made) => wrongPlaces(made, plain, same, onCompare),
    refused,
  );
  for (const one of held) onHeld?.(one);
  const ids = plain.map((version) => same.idOf(version.document, "document"));
  const changed = plain.filter((_, index) => index > 0 && ids[index - 1] !== ids[index]);
  return withLevels(document, plain, changed);
}

/** The places at which projections of a document differ from their versions, each with the level of the first. */
export function wrongPlaces(
  made: OpenApiDocument,
  versions: readonly Version[],
  same: Sameness,
  onCompare: (version: Version) => void = () => {},
): Map<string, number> {
  const projected = projectorAt(made);
  const wrong = new Map<string, number>();
  for (const version of versions) {
    onCompare(version);
    const { level, document } = version;
    for (const place of placesOfDifference(
      { same, node: projected(level) },
      { same, node: document },
      "document",
      "#",
    )) {
      if (!wrong.has(place)) wrong.set(place, level);
    }
  }
  return wrong;
}

/**
 * Makes a document again and again, each time with coarser marks at the places where it is wrong, until it is right.
 *
 * @throws InferenceError with the level and place of the first difference if no coarser mark is left.
 */
export function inferUntilRight(
  make: (whole: Whole) => Inferred,
  wrongIn: (made: OpenApiDocument) => ReadonlyMap<string, number>,
  refused: readonly Refused[],
): Inferred {
  const whole = nothingWhole();
  const held = new Map<string, Held>();
  for (const places of refused) {
    for (const [place, { pointer }] of coarsen(whole, new Set(places.keys()), isInDocument)) {
      held.set(pointer, { pointer, place, reason: places.get(place) ?? "" });
    }
  }
  for (;;) {
    const made = make(whole);
    const wrong = wrongIn(made.document);
    const [first] = wrong;
    if (first === undefined) {
      const all = [...held.values(), ...made.held.filter(({ pointer }) => !held.has(pointer))];
      const isWithin = (one: Held) =>
        all.some(({ pointer }) => one.pointer.startsWith(`${pointer}/`));
      return { ...made, held: all.filter((one) => !isWithin(one)) };
    }
    const coarser = coarsen(whole, new Set(wrong.keys()));
    if (coarser.size === 0) throw new InferenceError(first[1], first[0]);
    for (const [place, { how, pointer }] of coarser) {
      const isWhole = how === "fields" || how === "objects";
      if (isWhole) held.set(pointer, { pointer, place, level: wrong.get(place) ?? 0 });
    }
  }
}
