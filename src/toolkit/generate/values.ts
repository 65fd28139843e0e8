/** How many values a document may hold: eleven times as many as our largest benchmark of 2,000 operations. */
export const mostValues = 2_000_000;

/** What messages call more than that. */
export const tooMany = `more than ${mostValues.toLocaleString("en")} values`;

/**
 * How many values a document holds when it is written out: what several places share, as by an alias of
 * YAML, counts for each. Endless where something holds itself. Takes no longer than to read it once.
 */
export function countValues(document: unknown): number {
  const counts = new Map<unknown, number>();
  const count = (value: unknown): number => {
    if (typeof value !== "object" || value === null) return 1;
    const known = counts.get(value);
    if (known !== undefined) return known;
    counts.set(value, Number.POSITIVE_INFINITY); // For whatever holds itself.
    const total = Object.values(value).reduce((sum: number, below) => sum + count(below), 1);
    counts.set(value, total);
    return total;
  };
  return count(document);
}
