/**
 * Applies edits to a person's text, so that it keeps its layout, which printers do not keep, wherever nothing was
 * edited. If both the layout and an edit differ from the print at a place, the edit is used.
 *
 * @param own the person's text
 * @param printed a print of this text
 * @param edited a print of the edited text
 */
export function mergedText(own: string, printed: string, edited: string): string {
  return merged([own, printed, edited], [/[^\n]*\n|[^\n]+/g, /\n|[^\S\n]+|\w+|[^\s\w]/g]);
}

type Texts = readonly [own: string, printed: string, edited: string];

function merged(texts: Texts, [unit, ...smaller]: readonly RegExp[]): string {
  const [own, printed, edited] = texts;
  if (edited === printed) return own;
  if (own === printed) return edited;
  if (unit === undefined) {
    const added = edited.slice(0, edited.length - printed.length);
    return added + printed === edited ? added + own : edited;
  }
  const [ours, base, theirs] = [own, printed, edited].map(
    (text): string[] => text.match(unit) ?? [],
  ) as [string[], string[], string[]];
  const inOurs = partners(base, ours);
  const inTheirs = partners(base, theirs);
  inOurs[base.length] = ours.length;
  inTheirs[base.length] = theirs.length;
  const parts: string[] = [];
  let from = 0;
  let our = 0;
  let their = 0;
  for (let at = 0; at <= base.length; at += 1) {
    const ourEnd = inOurs[at];
    const theirEnd = inTheirs[at];
    if (ourEnd === undefined || theirEnd === undefined) continue;
    const one = ours.slice(our, ourEnd);
    const other = theirs.slice(their, theirEnd);
    const between: Texts = [one.join(""), base.slice(from, at).join(""), other.join("")];
    parts.push(merged(between, smaller), base[at] ?? "");
    [from, our, their] = [at + 1, ourEnd + 1, theirEnd + 1];
  }
  return parts.join("");
}

/**
 * Matches the members of two lists, in the same order: common beginnings and ends, then members that occur once in both
 * lists, and so on in the parts between these (patience diff, by B. Cohen).
 */
export function partners(one: readonly string[], other: readonly string[]): (number | undefined)[] {
  const found: (number | undefined)[] = [];
  const pair = (start: number, end: number, otherStart: number, otherEnd: number): void => {
    let from = start;
    let to = end;
    let otherFrom = otherStart;
    let otherTo = otherEnd;
    const isRest = () => from < to && otherFrom < otherTo;
    while (isRest() && one[from] === other[otherFrom]) found[from++] = otherFrom++;
    while (isRest() && one[to - 1] === other[otherTo - 1]) found[--to] = --otherTo;
    const places = singlesIn(other, otherFrom, otherTo);
    const shared = [...singlesIn(one, from, to)].flatMap(([unit, at]) => {
      const place = places.get(unit);
      return at === undefined || place === undefined ? [] : [[at, place] as const];
    });
    const anchors = ascending(shared);
    for (const [at, place] of anchors) {
      found[at] = place;
      pair(from, at, otherFrom, place);
      [from, otherFrom] = [at + 1, place + 1];
    }
    if (anchors.length > 0) pair(from, to, otherFrom, otherTo);
  };
  pair(0, one.length, 0, other.length);
  return found;
}

/** The positions of members in a part of a list; `undefined` for those that occur more than once. */
function singlesIn(list: readonly string[], from: number, to: number) {
  const found = new Map<string, number | undefined>();
  for (let at = from; at < to; at += 1) {
    const unit = list[at] as string;
    found.set(unit, found.has(unit) ? undefined : at);
  }
  return found;
}

type Pair = readonly [at: number, place: number];

/** The longest series of pairs that ascends on both sides. */
function ascending(pairs: readonly Pair[]): Pair[] {
  interface Chain {
    readonly pair: Pair;
    readonly before: Chain | undefined;
  }
  const ends: Chain[] = []; // For each length, the chain with the lowest end.
  for (const pair of pairs) {
    const length = ends.findLastIndex((end) => end.pair[1] < pair[1]) + 1;
    ends[length] = { pair, before: ends[length - 1] };
  }
  const found: Pair[] = [];
  for (let end = ends.at(-1); end !== undefined; end = end.before) found.push(end.pair);
  return found.reverse();
}
