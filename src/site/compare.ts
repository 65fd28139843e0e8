import type { HistoryEntry } from "../levels/index.ts";

/** What an integrator who supports one level meets on a server of another. */
interface Comparison {
  readonly from: number;
  readonly to: number;
  /** What is there on the other server and was not counted on. */
  readonly gained: readonly Difference[];
  /** What was counted on and is not there. */
  readonly lost: readonly Difference[];
  /** What has another shape, or means something else. */
  readonly changed: readonly Difference[];
}

/** One difference, with the history entry that it comes from. */
export interface Difference {
  readonly subject: string;
  readonly entry: HistoryEntry;
}

/** Compares two levels by the marks between them; going down a level undoes what going up does. */
export function compare(history: readonly HistoryEntry[], from: number, to: number): Comparison {
  const between = history.filter(
    ({ level }) => Math.min(from, to) < level && level <= Math.max(from, to),
  );
  const appeared = between.flatMap((entry): Difference[] =>
    entry.kind === "added" || entry.kind === "replaced" ? [{ subject: entry.subject, entry }] : [],
  );
  const vanished = between.flatMap((entry): Difference[] => {
    if (entry.kind === "removed") return [{ subject: entry.subject, entry }];
    return entry.replaced === undefined ? [] : [{ subject: entry.replaced, entry }];
  });
  const changed = between
    .filter(({ kind }) => kind === "behaviour" || kind === "changed")
    .map((entry) => ({ subject: entry.subject, entry }));
  const [gained, lost] = from <= to ? [appeared, vanished] : [vanished, appeared];
  return { from, to, gained, lost, changed };
}
