import type { Mark } from "./mark.ts";

/** Levels from one on; `to` is the first that is not among them any more, `Infinity` where there is no end. */
export interface Span {
  readonly from: number;
  readonly to: number;
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
export function united(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last === undefined || last.to < from) found.push({ from, to });
    else found.splice(-1, 1, { from: last.from, to: Math.max(last.to, to) });
  }
  return found;
}

/** Some of the boundaries of a document as spans: neighbours in one, up to the boundary after the last of them. */
export function spansAmong(boundaries: readonly number[], some: readonly number[]): Span[] {
  return united(
    boundaries.flatMap((from, index) =>
      some.includes(from) ? [{ from, to: boundaries[index + 1] ?? always }] : [],
    ),
  );
}
