import type { OpenApiDocument } from "../../document/json.ts";
import { project } from "../projection.ts";
import { isForReaders } from "../sentence.ts";
import { coarsen, type Whole } from "./coarsen.ts";
import { inferOnce } from "./infer-once.ts";
import { type IsLeftOut, sameness } from "./sameness.ts";
import type { Version } from "./versions.ts";

export type { Version } from "./versions.ts";

/** How exact a document is about what only readers need. */
export interface InferOptions {
  /**
   * `newest`: texts, examples, tags and extensions are those of the newest version that has the object;
   * `exact`: marks say what they were. Defaults to `newest`.
   */
  readonly prose?: "newest" | "exact";
  /** Called before each comparison of a projection with its version, as many documents take long. */
  readonly onCompare?: (version: Version) => void;
}

/** Versions out of which no document with marks can be made. */
export class InferenceError extends Error {
  override readonly name = "InferenceError";
  /** The level of the version in which it differs. */
  readonly level: number;
  /** Where, as a pointer into the document. */
  readonly pointer: string;

  constructor(level: number, pointer: string) {
    super("no mark says what differs");
    this.level = level;
    this.pointer = pointer;
  }
}

/**
 * Makes one document with marks of plain ones, lowest level first, and compares each projection with its version. The
 * oldest stands for all levels below it too. Components that nothing refers to are left out, as in every projection.
 *
 * @throws InferenceError where a version says what no projection does.
 */
export function infer(
  versions: readonly Version[],
  { prose = "newest", onCompare }: InferOptions = {},
): OpenApiDocument {
  const plain = versions.map((version) => ({
    ...version,
    document: project(version.document, 0),
  }));
  const isLeftOut: IsLeftOut = prose === "newest" ? isForReaders : () => false;
  const same = sameness(isLeftOut);
  const whole: Whole = { fields: new Set(), properties: new Set() };
  for (;;) {
    const document = inferOnce(plain, isLeftOut, same, whole);
    const wrong = plain.flatMap(({ level, document: want }, index) => {
      onCompare?.(versions[index] as Version);
      const found = project(document, level);
      const place = same.difference(found, want, "document", "#");
      return place === undefined ? [] : [{ level, place, found, want }];
    });
    const [first] = wrong;
    if (first === undefined) return document;
    const coarser = wrong.filter(({ place, found, want }) => coarsen(whole, place, found, want));
    if (coarser.length === 0) throw new InferenceError(first.level, first.place);
  }
}
