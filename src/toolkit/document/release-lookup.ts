/**
 * The level that a text names: digits are a level, other texts a release, with or without `v`. `undefined` if the text is
 * neither.
 */
export const namedLevel = (
  text: string,
  releases: Readonly<Record<string, number>>,
): number | undefined =>
  /^\d{1,15}$/.test(text) ? Number(text) : releases[nearRelease(text, Object.keys(releases)) ?? ""];

/**
 * The release of this name or, if it is not listed, the newest of the same major version before it.
 *
 * @param releases oldest first
 */
export const nearRelease = (text: string, releases: readonly string[]): string | undefined =>
  releases.findLast((release) => {
    const [one, other] = [numbersOf(release), numbersOf(text)];
    return (
      release === text ||
      (Number.parseInt(one, 10) === Number.parseInt(other, 10) &&
        one.localeCompare(other, "en", { numeric: true }) <= 0)
    );
  });

/** The numbers of `8.0` or `v8`, which are the same; empty for names of another form, such as dates. */
export const numbersOf = (release: string): string =>
  /^v?(\d+(?:\.\d+)*?)(?:\.0+)*$/.exec(release)?.[1] ?? "";
