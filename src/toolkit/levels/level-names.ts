import { boundaryAt, isAlways, isLevelIn, type LevelRange } from "./level-range.ts";
import type { Release } from "./releases.ts";

/** How readers name the levels of a document, for labels and sentences on pages. */
export interface LevelNaming {
  /**
   * How pages name levels: by number and release; by release only, if the levels are 1, 2, 3 and so on or the names of
   * the releases, as `infer` writes them; or not at all, if nothing differs.
   */
  readonly naming: "levels" | "releases" | "none";
  /** The boundaries, ascending, each with the release that introduced it; level 0 has none. */
  readonly levels: readonly {
    readonly level: number;
    readonly release?: string;
    /** The newest level that is known to be before it, if the exact level is not known. */
    readonly after?: number;
  }[];
  /** The releases, oldest first, each with the level that it reports and the boundary with the same snapshot. */
  readonly releases: readonly (Release & { readonly boundary: number })[];
}

/** Whether a release is named by the level that it reports. */
export const isNamedByLevel = ({ release, level }: Release): boolean => release === `${level}`;

/** A release in messages: "8.0", or "level 10" if it is named by its level. */
export const describeRelease = (one: Release): string =>
  isNamedByLevel(one) ? `level ${one.level}` : one.release;

/**
 * A feature level in messages: "feature level 237 (release 8.0, like 209)". The release reports exactly this level;
 * "like" names the boundary with the same snapshot, if its number differs; the oldest by its first release.
 */
export function describeLevel(
  level: number,
  releases: readonly Release[],
  boundaries: readonly number[],
): string {
  const release = releases.find((one) => one.level === level && !isNamedByLevel(one));
  const boundary = boundaryAt(boundaries, level);
  const first = releases.find((one) => boundaryAt(boundaries, one.level) === boundary);
  const like = boundary === 0 && first !== undefined ? first.level : boundary;
  const notes = [
    ...(release === undefined ? [] : [`release ${release.release}`]),
    ...(like === level ? [] : [`like ${like}`]),
  ];
  return `feature level ${level}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
}

/**
 * Names levels by the releases that report them or an equal level, "1.44, 1.50", or by number, if one has no release or
 * releases are named by their levels: "level 0, 22".
 */
export function describeLevels(
  levels: readonly number[],
  releases: readonly Release[],
  boundaries: readonly number[],
): string {
  const found = levels.map((level) =>
    releases.filter((one) => boundaryAt(boundaries, one.level) === boundaryAt(boundaries, level)),
  );
  if (found.some((named) => named.length === 0)) return `level ${levels.join(", ")}`;
  const named = found.flat();
  const names = named.map(({ release }) => release).join(", ");
  return named.every(isNamedByLevel) ? `level ${names}` : names;
}

/** The releases that report a level of a range. */
export const releasesIn = (releases: readonly Release[], range: LevelRange) =>
  releases.filter(({ level }) => isLevelIn([range], level));

/**
 * "levels 22 to 87 (releases 3.0 to 4.0)", "levels from 22 up (releases from 3.0 up)", and, of those that begin
 * with the oldest, "levels up to 87 (releases up to 4.0)".
 */
export function describeRange(range: LevelRange, releases: readonly Release[]): string {
  const all = releasesIn(releases, range);
  const named = all.filter((one) => !isNamedByLevel(one)).map(({ release }) => release);
  const isFromOldest = range.from <= 0 && range.to > 1;
  const ends = (noun: string, first?: number | string, last?: number | string) => {
    if (isFromOldest) return `${noun}s up to ${last}`;
    if (!Number.isFinite(range.to)) return `${noun}s from ${first} up`;
    return first === last ? `${noun} ${first}` : `${noun}s ${first} to ${last}`;
  };
  const levels = ends("level", Math.max(0, range.from), range.to - 1);
  if (named.length === 0) return levels;
  return `${levels} (${ends("release", named[0], named.at(-1))})`;
}

/** The name of a boundary: `267 · 9.0`, or only the release if readers know only releases. */
export function labelLevel({ naming, levels, releases }: LevelNaming, level: number): string {
  const { release } = levels.find((one) => one.level === level) ?? {};
  if (naming === "levels")
    return isNamedApart(release, level) ? `${level} · ${release}` : `${level}`;
  return release ?? releases.find((one) => one.boundary === level)?.release ?? "";
}

/** Whether the name of a release differs from its level. */
const isNamedApart = (release: string | undefined, level: number | undefined): boolean =>
  release !== undefined && release !== `${level}`;

/**
 * The level after the name of a release: ` (level 237)`; empty if the name is the level, or readers know only releases.
 */
export const labelLevelOf = ({ naming }: LevelNaming, release: string, level: number): string =>
  naming === "levels" && isNamedApart(release, level) ? ` (level ${level})` : "";

/**
 * The name of a boundary in a sentence: `level 267 (release 9.0)`, with `, after 237` if it is not exact, or
 * `release 2024-06-01`.
 */
export function describeBoundary(site: LevelNaming, level: number): string {
  const { release, after } = site.levels.find((one) => one.level === level) ?? {};
  if (site.naming !== "levels") return `release ${labelLevel(site, level)}`;
  const behind = after === undefined ? "" : `, after ${after}`;
  return `level ${level}${isNamedApart(release, level) ? ` (release ${release})` : ""}${behind}`;
}

/** Whether it is not known at which level exactly a boundary's changes came. */
export const isUncertain = ({ levels }: Pick<LevelNaming, "levels">, level: number): boolean =>
  levels.some((one) => one.level === level && one.after !== undefined);

/** The words for "at all levels". */
export const everywhere = ({ naming }: Pick<LevelNaming, "naming">): string =>
  naming === "levels" ? "on all servers" : "in all releases";

/**
 * The text of a badge: `since 22 · 3.0`, `before 267 · 9.0`, or `by` and `gone by` if the level is not exact; empty for
 * all levels.
 */
export function labelRanges(
  site: LevelNaming,
  ranges: readonly LevelRange[],
  named: (site: LevelNaming, level: number) => string = labelLevel,
): string {
  if (isAlways(ranges)) return "";
  const words = ranges.map(({ from, to }) => {
    const comes = isUncertain(site, from) ? "by" : "since";
    const goes = isUncertain(site, to) ? "gone by" : "before";
    const since = from === 0 ? [] : [`${comes} ${named(site, from)}`];
    const before = Number.isFinite(to) ? [`${goes} ${named(site, to)}`] : [];
    return [...since, ...before].join(", ");
  });
  return words.join("; ");
}

/** A reader's choice of a level. */
export interface Choice {
  /** The number or release as it stands in addresses. */
  readonly text: string;
  readonly level: number;
}

/** The description of a choice beside its name: `between 7.0 and 8.0, same API as level 176`. */
export function describeChoice({ text, level }: Choice, known: LevelNaming): string {
  const { naming, levels, releases } = known;
  const all = levels.map((one) => one.level);
  const like = boundaryAt(all, level);
  const named = releases.find((one) => one.level === like)?.release;
  const name = naming === "releases" ? named : `level ${like}`;
  const isLevel = naming === "levels" && text === `${level}`;
  return [
    ...(isLevel ? [releaseWords(level, known)] : []),
    ...(like === level || name === undefined ? [] : [`same API as ${name}`]),
  ].join(", ");
}

function releaseWords(level: number, { releases }: LevelNaming): string {
  const last = releases.findLast((one) => one.level <= level);
  const next = releases.find((one) => one.level > level);
  if (last?.level === level) return `release ${last.release}`;
  if (last === undefined) return `before ${next?.release}`;
  return next === undefined
    ? `after ${last.release}`
    : `between ${last.release} and ${next.release}`;
}

/** A choice in a sentence: `level 190`, or `release 2024-06-01`. */
export function nameOfChoice({ text, level }: Choice, { naming, releases }: LevelNaming): string {
  const isNumber = isNamedByLevel({ release: text, level });
  const isRelease = naming === "releases" && releases.some(({ release }) => release === text);
  return isNumber && !isRelease ? `level ${level}` : `release ${text}`;
}
