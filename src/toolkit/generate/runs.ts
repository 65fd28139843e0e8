/** Some of several levels as runs of neighbours: of each the first, and the one after the last, as places among all. */
export function runsOf(
  all: readonly number[],
  some: readonly number[],
): { readonly from: number; readonly to: number }[] {
  const there = all.map((level) => some.includes(level));
  return there.flatMap((isThere, from) => {
    if (!isThere || there[from - 1] === true) return [];
    const end = there.indexOf(false, from);
    return [{ from, to: end === -1 ? there.length : end }];
  });
}
