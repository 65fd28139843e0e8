import { isObject, type Json, type JsonObject } from "../document/json.ts";

/** The key of a mark, on the smallest object that differs between feature levels. */
export const markKey = "x-feature-level";

/** The key of the registry, at the root of the document. */
export const registryKey = "x-feature-levels";

/** One difference between feature levels, written where it occurs (openapi/EXTENSIONS.md). */
export interface Mark {
  /** The first feature level at which the object exists. */
  readonly since?: number;
  /** The first feature level at which it does not exist any more. */
  readonly until?: number;
  /** The sibling property that this one takes over from. */
  readonly replaces?: string;
  /** The sibling property that takes over from this one. */
  readonly replacedBy?: string;
  /** Behaviour that differs from a level on, though no shape does. */
  readonly changes?: readonly BehaviourChange[];
  /** Which registry entry, where several share the level; a list where the mark's levels need several. */
  readonly name?: string | readonly string[];
}

/** A change of behaviour; `note` says what held before. */
export interface BehaviourChange {
  readonly level: number;
  readonly note: string;
  readonly name?: string;
}

/** An entry of the registry. */
export interface FeatureLevel {
  readonly level: number;
  /** The server release that brought it, for example `"8.0"`. */
  readonly release: string;
  /** What code asks for: `client.supports("linkifierOrder")`. */
  readonly name: string;
  /** What is so from this level on, and where no note says it, what was so before. */
  readonly summary: string;
  /** Set where it comes from elsewhere than from what the specification rests on. */
  readonly "x-beyond-document"?: true;
}

/** The levels at which an object exists: from `since` up to, not including, `until`. */
export interface Life {
  readonly since: number;
  readonly until: number;
}

/** The mark on an object, or `undefined`. Its form is lint's business (src/lint). */
export function readMark(node: Json | undefined): Mark | undefined {
  const mark = isObject(node) ? node[markKey] : undefined;
  return isObject(mark) ? (mark as Mark) : undefined;
}

/** When an object with this mark exists; without bounds, from 0 for ever. */
export function lifeOf(mark: Mark | undefined): Life {
  return { since: mark?.since ?? 0, until: mark?.until ?? Number.POSITIVE_INFINITY };
}

/** Whether an object of this life exists at a level. */
export function existsAt(life: Life, level: number): boolean {
  return life.since <= level && level < life.until;
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
 * @throws RangeError where the level is not a whole number from 0 up.
 */
export function boundaryAt(boundaries: readonly number[], level: number): number {
  if (!Number.isSafeInteger(level) || level < 0) {
    throw new RangeError(`A feature level is a whole number from 0 up, not ${level}.`);
  }
  return boundaries.reduce(
    (found, boundary) => (boundary <= level ? Math.max(found, boundary) : found),
    0,
  );
}
