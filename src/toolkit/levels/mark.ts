import { isObject, type Json, type JsonObject } from "../document/json.ts";

/** The key of a mark, on the smallest object that differs between feature levels. */
export const markKey = "x-feature-level";

/** The key of the registry, at the root of the document. */
export const registryKey = "x-feature-levels";

/** The fields from which one node can be left out without a change of meaning for the others. */
export const removableFrom = [
  "parameters",
  "properties",
  "oneOf",
  "anyOf",
  "responses",
  "content",
  "headers",
  "links",
  "examples",
  "requestBody",
];

/** One difference between feature levels, written where it occurs (openapi/EXTENSIONS.md). */
export interface Mark {
  /** The first feature level at which the object exists; a list where it came again. */
  readonly since?: number | readonly number[];
  /** The first feature level at which it does not exist any more; a list where it went again. */
  readonly until?: number | readonly number[];
  /** The sibling property that this one takes over from. */
  readonly replaces?: string;
  /** The sibling property that takes over from this one. */
  readonly replacedBy?: string;
  /** What differs from a level on: the object's own fields, or its behaviour alone. */
  readonly changes?: readonly Change[];
  /** When the values of its `enum` may occur, by their text; those that are not named always may. */
  readonly values?: Readonly<Record<string, Pick<Mark, "since" | "until">>>;
  /**
   * Set where nothing in the object is left out with what it names: `required`, examples, defaults, mappings and links
   * are at each level what is written, though what they name is not there. Of the document, its tags are.
   */
  readonly asWritten?: true;
  /** Which registry entry, where several share the level; a list where the mark's levels need several. */
  readonly name?: string | readonly string[];
}

/** A change of an object; without `was` and `without` one of its behaviour, of which `note` says what held before. */
export interface Change {
  readonly level: number;
  readonly note?: string;
  readonly name?: string;
  /** Fields of the object as they were below the level; `required` of a property is its place in the list around it. */
  readonly was?: JsonObject;
  /** Fields that the object did not have below the level. */
  readonly without?: readonly string[];
}

/** The names of the fields that a change is about. */
export const fieldsOf = ({ was = {}, without = [] }: Change): string[] => [
  ...Object.keys(was),
  ...without,
];

/** An entry of the registry. */
export interface FeatureLevel {
  readonly level: number;
  /** The server release that brought it, for example `"8.0"`. */
  readonly release: string;
  /** What code asks for: `client.supports("linkifierOrder")`. */
  readonly name: string;
  /** What is so from this level on, and where no note says it, what was so before. */
  readonly summary: string;
  /** Set if it is from another source than the one on which the specification is based. */
  readonly "x-beyond-document"?: true;
}

/** The mark on an object, or `undefined`. Its form is lint's business (src/toolkit/lint). */
export function readMark(node: Json | undefined): Mark | undefined {
  const mark = isObject(node) ? node[markKey] : undefined;
  return isObject(mark) ? (mark as Mark) : undefined;
}

/** The registry of feature levels, oldest first. Its form is lint's business too. */
export function featureLevels(document: JsonObject): readonly FeatureLevel[] {
  const registry = document[registryKey];
  return Array.isArray(registry) ? (registry as unknown as FeatureLevel[]) : [];
}

/**
 * Every level at which the document changes, ascending, with 0 for everything before the first.
 * Between two neighbours all projections are equal.
 */
export function boundaries(document: JsonObject): number[] {
  const levels = new Set([0, ...featureLevels(document).map(({ level }) => level)]);
  return [...levels].sort((one, other) => one - other);
}

/**
 * The boundary whose projection holds at a level: the nearest at or below it.
 *
 * @throws RangeError if the level is not a whole number from 0 up.
 */
export function boundaryAt(boundaries: readonly number[], level: number): number {
  const highest = checkedLevel(level);
  return boundaries.reduce(
    (found, boundary) => (boundary <= highest ? Math.max(found, boundary) : found),
    0,
  );
}

/** @throws RangeError if the level is not a whole number from 0 up. */
export function checkedLevel(level: number): number {
  if (Number.isSafeInteger(level) && level >= 0) return level;
  throw new RangeError(`A feature level is a whole number from 0 up, not ${level}.`);
}
