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

/**
 * The differences between two JSON values. If only the order of a list's items differs, that is one difference;
 * otherwise a moved item counts as removed and added.
 */
export function answerChanges(before: unknown, after: unknown, place = ""): AnswerChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, `${place}[]`);
  if (isFields(before) && isFields(after)) {
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

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function ofLists(
  before: readonly unknown[],
  after: readonly unknown[],
  place: string,
): AnswerChange[] {
  return ofOrder(before, after, place) ?? bySubsequence(before, after, place);
}

/** For a list in another order: the order and the changes in its items; `undefined` if items were added or removed. */
function ofOrder(
  before: readonly unknown[],
  after: readonly unknown[],
  place: string,
): AnswerChange[] | undefined {
  const [old, now] = [before, after].map(
    (list) => new Map(list.map((element) => [isFields(element) ? element.id : element, element])),
  );
  if (old?.size !== before.length || now?.size !== after.length || old.size !== now.size) return;
  const ids = [...old.keys()];
  const isMoved = [...now.keys()].some((id, index) => id !== ids[index]);
  const isPermuted = ids.every((id) => {
    const [one, other] = [old.get(id), now.get(id)];
    return now.has(id) && (one === other || areOneChanged(one, other));
  });
  if (!isMoved || !isPermuted) return;
  return [
    { place: place.replace(/\[\]$/, ""), before: ids, after: [...now.keys()], isOrder: true },
    ...ids.flatMap((id) => answerChanges(old.get(id), now.get(id), place)),
  ];
}

/** By the longest common subsequence of matching items. */
function bySubsequence(
  before: readonly unknown[],
  after: readonly unknown[],
  place: string,
): AnswerChange[] {
  const texts = [before, after].map((list) => list.map((element) => JSON.stringify(element)));
  const isPair = (i: number, j: number) =>
    texts[0]?.[i] === texts[1]?.[j] || areOneChanged(before[i], after[j]);
  /** The number of pairs in the rest of both lists, row by row. */
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const pairs = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i * width + j] = isPair(i, j)
        ? 1 + pairs(i + 1, j + 1)
        : Math.max(pairs(i + 1, j), pairs(i, j + 1));
    }
  }
  const changes: AnswerChange[] = [];
  for (let i = 0, j = 0; i < before.length || j < after.length; ) {
    if (i < before.length && j < after.length && isPair(i, j)) {
      changes.push(...answerChanges(before[i++], after[j++], place));
    } else if (j === after.length || (i < before.length && pairs(i + 1, j) >= pairs(i, j + 1))) {
      changes.push({ place, before: before[i++] });
    } else {
      changes.push({ place, after: after[j++] });
    }
  }
  return changes;
}

/**
 * Whether two items are versions of the same one: they have the same `id`, or else most of their common fields are
 * equal.
 */
function areOneChanged(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other) || one.id !== other.id) return false;
  const common = Object.keys(one).filter((name) => name in other);
  const equal = common.filter((name) => answerChanges(one[name], other[name]).length === 0);
  return equal.length * 2 > common.length;
}
