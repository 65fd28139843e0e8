import { isObject } from "../../toolkit/document/json.ts";

/** One difference between two JSON values. */
export interface AnswerChange {
  /** For example `invites[].ref`, without indexes of lists. */
  readonly place: string;
  /** Absent if it did not exist. */
  readonly before?: unknown;
  /** Absent if it no longer exists. */
  readonly after?: unknown;
  /** Whether the order of a list changed; `before` and `after` are then the IDs of its items. */
  readonly isOrder?: true;
}

/** The differences between two JSON values. Another order of a list's items is one difference. */
export function answerChanges(before: unknown, after: unknown, place = ""): AnswerChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, place);
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      answerChanges(before[name], after[name], place === "" ? name : `${place}.${name}`),
    );
  }
  return [
    { place, ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
  ];
}

/** Describes a change in a line of text. */
export function answerChangeLine({ place, before, after, isOrder }: AnswerChange): string {
  if (isOrder)
    return `order of ${place}: ${[before, after].map((ids) => [ids].flat().join(", ")).join(" → ")}`;
  // With spaces, so that the line can break.
  const [old, now] = [before, after].map((value) =>
    JSON.stringify(value, null, 1)?.replaceAll(/\n */g, " "),
  );
  if (old === undefined) return `+ ${place}: ${now}`;
  return now === undefined ? `− ${place}: ${old}` : `${place}: ${old} → ${now}`;
}

/** The order of items that stayed, if it changed; then the items that went, and those that came or changed. */
function ofLists(
  before: readonly unknown[],
  after: readonly unknown[],
  place: string,
): AnswerChange[] {
  const texts = before.map((item) => JSON.stringify(item));
  const left = new Set(before.keys());
  const places = after.map((item) => {
    const text = JSON.stringify(item);
    const [...others] = left;
    const found =
      others.find((at) => texts[at] === text) ??
      others.find((at) => areOneChanged(before[at], item));
    if (found !== undefined) left.delete(found);
    return found;
  });
  const kept = places.filter((at) => at !== undefined);
  const isMoved = kept.some((at, index) => at < (kept[index - 1] ?? at));
  const idsAt = (some: readonly number[]) =>
    some.map((at) => before[at]).map((item) => (isObject(item) ? item.id : item));
  const [old, now] = [kept.toSorted((one, other) => one - other), kept].map(idsAt);
  return [
    ...(isMoved ? [{ place, before: old, after: now, isOrder: true as const }] : []),
    ...[...left].map((at) => ({ place: `${place}[]`, before: before[at] })),
    ...after.flatMap((item, index) => {
      const at = places[index];
      return at === undefined
        ? [{ place: `${place}[]`, after: item }]
        : answerChanges(before[at], item, `${place}[]`);
    }),
  ];
}

/**
 * Whether two items are versions of the same one: they have the same `id`, or else most of their common fields are
 * equal.
 */
function areOneChanged(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other) || one.id !== other.id) return false;
  const common = Object.keys(one).filter((name) => name in other);
  const equal = common.filter((name) => answerChanges(one[name], other[name]).length === 0);
  return equal.length * 2 > common.length;
}
