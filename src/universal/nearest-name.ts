/**
 * The name among these that was probably meant: one within two typing errors, preferably with the same beginning; or
 * else one that contains all its words, or whose words it contains all (`level` and `featureLevel`).
 */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const near = names
    .map((other) => ({ other, edits: editsBetween(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, edits }) => edits <= 2 && edits < other.length / 2);
  const begins = (text: string) => Number(text.charAt(0) === name.charAt(0));
  const [closest] = near.sort(
    (one, other) => one.edits - other.edits || begins(other.other) - begins(one.other),
  );
  return closest?.other ?? names.find((other) => isPartOf(name, other) || isPartOf(other, name));
}

/** Says that a name is unknown, and which was probably meant, or else which there are. */
export function describeUnknown(name: string, names: readonly string[], all = "There are"): string {
  const meant = nearestName(name, names);
  return `is unknown. ${meant ? `Did you mean "${meant}"?` : `${all} ${names.join(", ")}.`}`;
}

function isPartOf(name: string, other: string): boolean {
  const words = wordsOf(other);
  return wordsOf(name).every((word) => words.includes(word));
}

const wordsOf = (name: string): string[] =>
  name.toLowerCase() === name
    ? name.split(/[_-]/)
    : name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

/** How many characters must be inserted, removed or replaced to turn one text into another (Levenshtein). */
export function editsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, character] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, wanted] of [...other].entries()) {
      const [replaced = 0, leftOut = 0] = above.slice(column, column + 2);
      const putIn = current[column] ?? 0;
      current.push(Math.min(leftOut + 1, putIn + 1, replaced + (character === wanted ? 0 : 1)));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
