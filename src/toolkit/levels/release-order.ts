const date = String.raw`\d{4}-\d\d-\d\d`;
const numbers = String.raw`v?\d+(?:\.\d+)+|v\d+`;
const stage = String.raw`(?:[-.]?(?:alpha|beta|dev|next|pre|preview|rc|snapshot)[\w.]*)?`;
/** A release that can be sorted, as a regular expression. */
export const ordered = `(?:${date}|${numbers})${stage}`;

/** Whether releases can be sorted: all are dates, or all are numbers. */
export const areOrdered = (releases: readonly string[]): boolean =>
  [date, numbers].some((form) => {
    const whole = new RegExp(`^(?:${form})${stage}$`, "i");
    return releases.every((release) => whole.test(release));
  });

/** The numbers of a release, and what follows them, such as `-beta.2`; empty for a final release. */
function partsOfRelease(name: string): { readonly numbers: string; readonly preRelease: string } {
  const form = new RegExp(`^v?(${date}|[\\d.]+?)([-.]?[a-z].*)?$`, "i");
  const [, numbers = name, preRelease = ""] = form.exec(name) ?? [];
  return { numbers: numbers.replaceAll(/\D/g, ".").replace(/(?:\.0+)+$/, ""), preRelease };
}

/** Compares number by number; a pre-release comes before its release. */
export function compareReleases(name: string, otherName: string): number {
  const one = partsOfRelease(name);
  const other = partsOfRelease(otherName);
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  const difference = compare(one.numbers, other.numbers);
  if (difference !== 0) return difference;
  if (one.preRelease === "" || other.preRelease === "")
    return Number(one.preRelease === "") - Number(other.preRelease === "");
  return compare(one.preRelease, other.preRelease);
}
