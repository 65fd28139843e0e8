import type { OpenApiDocument } from "../../document/json.ts";
import { project, projectorAt } from "../projection.ts";
import { type IsLeftOut, sameness } from "../sameness.ts";
import { isForReaders } from "../sentence.ts";
import { coarsen, nothingWhole } from "./coarsen.ts";
import { inferOnce } from "./infer-once.ts";
import type { Version } from "./versions.ts";

export type { Version } from "./versions.ts";

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
}

/** An object or a field that is stored whole for each version, by its pointer. */
export interface Held {
  readonly pointer: string;
  /** The place that would otherwise differ, as a pointer into a version, and the level of the first such version. */
  readonly place: string;
  readonly level: number;
}

/** No annotated document can express the versions. */
export class InferenceError extends Error {
  override readonly name = "InferenceError";
  /** The level of the version in which it differs. */
  readonly level: number;
  /** The place, as a pointer into the document. */
  readonly pointer: string;

  constructor(level: number, pointer: string) {
    super("no mark says what differs");
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
  { prose = "newest", onCompare, onHeld }: InferOptions = {},
): OpenApiDocument {
  const plain = versions.map((version) => ({
    ...version,
    document: project(version.document, 0),
  }));
  const isLeftOut: IsLeftOut = prose === "newest" ? isForReaders : () => false;
  const same = sameness(isLeftOut);
  const whole = nothingWhole();
  const reasons = new Map<string, Held>();
  for (;;) {
    const document = inferOnce(plain, isLeftOut, same, whole);
    const projected = projectorAt(document);
    const wrong = new Map<string, number>();
    for (const [index, { level, document: want }] of plain.entries()) {
      onCompare?.(versions[index] as Version);
      for (const place of same.differences(projected(level), want, "document", "#")) {
        if (!wrong.has(place)) wrong.set(place, level);
      }
    }
    const [first] = wrong;
    if (first === undefined) {
      for (const held of reasons.values()) onHeld?.(held);
      return document;
    }
    const coarser = coarsen(whole, new Set(wrong.keys()));
    if (coarser.size === 0) throw new InferenceError(first[1], first[0]);
    for (const [place, { how, pointer }] of coarser) {
      const isWhole = how === "fields" || how === "objects";
      if (isWhole) reasons.set(pointer, { pointer, place, level: wrong.get(place) ?? 0 });
    }
  }
}
