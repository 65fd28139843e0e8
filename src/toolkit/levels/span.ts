/** The feature levels from one up to, not including, another; `to` is infinite where it has no end. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Whether a level lies in one of some spans. */
export const liesIn = (spans: readonly Span[], level: number): boolean =>
  spans.some(({ from, to }) => from <= level && level < to);

/** The spans of which some boundaries are the beginnings: neighbours among all boundaries are of one span. */
export function spansOf(boundaries: readonly number[], some: Iterable<number>): Span[] {
  const wanted = new Set(some);
  const spans: { from: number; to: number }[] = [];
  boundaries.forEach((from, index) => {
    const to = boundaries[index + 1] ?? Number.POSITIVE_INFINITY;
    const last = spans.at(-1);
    if (!wanted.has(from)) return;
    if (last?.to === from) last.to = to;
    else spans.push({ from, to });
  });
  return spans;
}
