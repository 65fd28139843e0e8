/** One difference between two JSON values. */
export interface Change {
  /** For example `invites[].ref`: what lies in a list is not counted. */
  readonly place: string;
  /** Absent where there was nothing. */
  readonly before?: unknown;
  /** Absent where there is nothing any more. */
  readonly after?: unknown;
}

/** What tells one JSON value from an earlier one. An element that moves within its list goes and comes. */
export function changesOf(before: unknown, after: unknown, place = ""): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, `${place}[]`);
  if (isFields(before) && isFields(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      changesOf(before[name], after[name], place === "" ? name : `${place}.${name}`),
    );
  }
  return [
    { place, ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
  ];
}

/** A change in a line of text. */
export function changeLine({ place, before, after }: Change): string {
  // With blanks, so that the line can break.
  const [old, now] = [before, after].map((value) =>
    JSON.stringify(value, null, 1)?.replaceAll(/\n */g, " "),
  );
  if (old === undefined) return `+ ${place}: ${now}`;
  return now === undefined ? `− ${place}: ${old}` : `${place}: ${old} → ${now}`;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** By the longest common subsequence of elements that are alike. */
function ofLists(before: readonly unknown[], after: readonly unknown[], place: string): Change[] {
  /** How many pairs the rest has from an element of each list on. */
  const lengths = new Map<string, number>();
  const pairs = (i: number, j: number): number => lengths.get(`${i} ${j}`) ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const length = areAlike(before[i], after[j])
        ? 1 + pairs(i + 1, j + 1)
        : Math.max(pairs(i + 1, j), pairs(i, j + 1));
      lengths.set(`${i} ${j}`, length);
    }
  }
  const changes: Change[] = [];
  for (let i = 0, j = 0; i < before.length || j < after.length; ) {
    if (i < before.length && j < after.length && areAlike(before[i], after[j])) {
      changes.push(...changesOf(before[i++], after[j++], place));
    } else if (j === after.length || (i < before.length && pairs(i + 1, j) >= pairs(i, j + 1))) {
      changes.push({ place, before: before[i++] });
    } else {
      changes.push({ place, after: after[j++] });
    }
  }
  return changes;
}

/** Whether two elements are one, changed: of one `id`, if they have any, and equal in most of what both have. */
function areAlike(one: unknown, other: unknown): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  if (!isFields(one) || !isFields(other)) return false;
  const common = Object.keys(one).filter((name) => name in other);
  const equal = common.filter((name) => changesOf(one[name], other[name]).length === 0);
  return one.id === other.id && equal.length * 2 > common.length;
}
