import type { Mark } from "./mark.ts";

/** Levels from one on; `to` is the first that is not among them any more, `Infinity` where there is no end. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The levels of something, as rows of generated tables say them: without bounds from 0 for ever. */
interface LevelsInRow {
  readonly since?: number;
  readonly until?: number;
  /** Levels in between at which it is not there. */
  readonly gaps?: readonly { readonly since: number; readonly until: number }[];
}

const always = Number.POSITIVE_INFINITY;

/** When an object with this mark exists, from its first life to its last. */
export function spansOf({ since = [], until = [] }: Pick<Mark, "since" | "until"> = {}): Span[] {
  const comes = [since].flat();
  const goes = [until].flat();
  const wasThere = comes.length === 0 || Math.min(...goes) < Math.min(...comes);
  return [...(wasThere ? [0] : []), ...comes].map((from) => ({
    from,
    to: goes.find((level) => level > from) ?? always,
  }));
}

/** Whether a level is in one of some spans. */
export function isLevelIn(spans: readonly Span[], level: number): boolean {
  return spans.some(({ from, to }) => from <= level && level < to);
}

/** The levels of some spans, ascending, as few spans as there can be. */
export function unitedSpans(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last === undefined || last.to < from) found.push({ from, to });
    else found.splice(-1, 1, { from: last.from, to: Math.max(last.to, to) });
  }
  return found;
}

/** The span from where the first of some begins to where the last ends. */
export function spanAround(spans: readonly Span[]): Span {
  return { from: spans[0]?.from ?? 0, to: spans.at(-1)?.to ?? always };
}

/** Some of the boundaries of a document as spans: neighbours in one, up to the boundary after the last of them. */
export function spansAmong(boundaries: readonly number[], some: readonly number[]): Span[] {
  return unitedSpans(
    boundaries.flatMap((from, index) =>
      some.includes(from) ? [{ from, to: boundaries[index + 1] ?? always }] : [],
    ),
  );
}

/** The spans that a row of a generated table is about. */
export function spansOfRow({ since = 0, until = always, gaps = [] }: LevelsInRow): Span[] {
  const begins = [since, ...gaps.map((gap) => gap.until)];
  const ends = [...gaps.map((gap) => gap.since), until];
  return begins.map((from, index) => ({ from, to: ends[index] ?? until }));
}

/** United spans as the row of a generated table says them. */
export function rowOfSpans(spans: readonly Span[]): LevelsInRow {
  const { from, to } = spanAround(spans);
  const gaps = spans
    .slice(1)
    .map((span, index) => ({ since: spans[index]?.to ?? 0, until: span.from }));
  return {
    ...(from > 0 && { since: from }),
    ...(to < always && { until: to }),
    ...(gaps.length > 0 && { gaps }),
  };
}
