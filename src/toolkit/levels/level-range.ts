import type { JsonObject } from "../document/json.ts";
import { type Annotation, featureLevels } from "./annotation.ts";

/** Consecutive levels. `to` is the first level after them, `Infinity` without an end. */
export interface LevelRange {
  readonly from: number;
  readonly to: number;
}

/** The levels in a row of a generated table. Without bounds, all levels from 0. */
interface LevelsInRow {
  readonly since?: number;
  readonly until?: number;
  /** Levels in between at which it does not exist. */
  readonly gaps?: readonly { readonly since: number; readonly until: number }[];
}

const always = Number.POSITIVE_INFINITY;

/** The ranges in which an object with this annotation exists, in ascending order. */
export function rangesOf({
  since = [],
  until = [],
}: Pick<Annotation, "since" | "until"> = {}): LevelRange[] {
  const comes = [since].flat();
  const goes = [until].flat();
  const wasThere = comes.length === 0 || Math.min(...goes) < Math.min(...comes);
  return [...(wasThere ? [0] : []), ...comes].map((from) => ({
    from,
    to: goes.find((level) => level > from) ?? always,
  }));
}

/** Whether a level is in one of the ranges. */
export function isLevelIn(ranges: readonly LevelRange[], level: number): boolean {
  return ranges.some(({ from, to }) => from <= level && level < to);
}

/** Unites ranges into as few as possible, ascending. */
export function unitedRanges(ranges: readonly LevelRange[]): LevelRange[] {
  const found: LevelRange[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last === undefined || last.to < from) found.push({ from, to });
    else found.splice(-1, 1, { from: last.from, to: Math.max(last.to, to) });
  }
  return found;
}

/** The range from the start of the first to the end of the last. */
export function rangeAround(ranges: readonly LevelRange[]): LevelRange {
  return { from: ranges[0]?.from ?? 0, to: ranges.at(-1)?.to ?? always };
}

/** Turns some boundaries of a document into ranges. Each boundary's range ends at the next; neighbours are joined. */
export function rangesAmong(boundaries: readonly number[], some: readonly number[]): LevelRange[] {
  return unitedRanges(
    boundaries.flatMap((from, index) =>
      some.includes(from) ? [{ from, to: boundaries[index + 1] ?? always }] : [],
    ),
  );
}

/** The ranges in a row of a generated table. */
export function rangesOfRow({ since = 0, until = always, gaps = [] }: LevelsInRow): LevelRange[] {
  const begins = [since, ...gaps.map((gap) => gap.until)];
  const ends = [...gaps.map((gap) => gap.since), until];
  return begins.map((from, index) => ({ from, to: ends[index] ?? until }));
}

/** United ranges as a row of a generated table. */
export function rowOfRanges(ranges: readonly LevelRange[]): LevelsInRow {
  const { from, to } = rangeAround(ranges);
  const gaps = ranges
    .slice(1)
    .map((range, index) => ({ since: ranges[index]?.to ?? 0, until: range.from }));
  return {
    ...(from > 0 && { since: from }),
    ...(to < always && { until: to }),
    ...(gaps.length > 0 && { gaps }),
  };
}

/** Every level at which the document changes, ascending, from 0. All snapshots between two neighbours are equal. */
export function boundaries(document: JsonObject): number[] {
  const levels = new Set([0, ...featureLevels(document).map(({ level }) => level)]);
  return [...levels].sort((one, other) => one - other);
}

/**
 * The boundary whose snapshot holds at a level: the nearest at or below it.
 *
 * @param boundaries ascending, from 0
 * @throws RangeError if the level is not a whole number from 0 up.
 */
export function boundaryAt(boundaries: readonly number[], level: number): number {
  const highest = requireLevel(level);
  return boundaries.findLast((boundary) => boundary <= highest) ?? 0;
}

/** @throws RangeError if the level is not a whole number from 0 up. */
export function requireLevel(level: number): number {
  if (Number.isSafeInteger(level) && level >= 0) return level;
  throw new RangeError(`A feature level is a whole number from 0 up, not ${level}.`);
}

/** Ranges as an attribute, for example `0-21 267-`, which includes both ends. */
export const levelsAttribute = (ranges: readonly LevelRange[]): string =>
  ranges.map(({ from, to }) => `${from}-${Number.isFinite(to) ? to - 1 : ""}`).join(" ");

/** Whether the ranges are all levels from 0 up. */
export const isAlways = (ranges: readonly LevelRange[]): boolean =>
  ranges.some(({ from, to }) => from === 0 && to === always);

/** The ranges in an element's attribute, for example `0-21 267-`, which includes both ends. */
export const rangesOfText = (text: string): LevelRange[] =>
  text.split(" ").map((range) => {
    const [from, last] = range.split("-");
    return { from: Number(from), to: last ? Number(last) + 1 : always };
  });
