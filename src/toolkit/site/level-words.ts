import type { Span } from "../levels/level-range.ts";
import type { Site } from "./site-model.ts";

/** Spans as an attribute, for example `0-21 267-`, which includes both ends. */
export const levelsAttribute = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${from}-${Number.isFinite(to) ? to - 1 : ""}`).join(" ");

/** Whether the spans are all levels from 0 up. */
export const isAlways = (spans: readonly Span[]): boolean =>
  spans.some(({ from, to }) => from === 0 && to === Number.POSITIVE_INFINITY);

/** The name of a boundary: `267 · 9.0`, or only the release if readers know only releases. */
export function levelName({ naming, levels, releases }: LevelNames, level: number): string {
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
export const levelBehind = ({ naming }: LevelNames, release: string, level: number): string =>
  naming === "levels" && isNamedApart(release, level) ? ` (level ${level})` : "";

type LevelNames = Pick<Site, "naming" | "levels" | "releases">;

/**
 * The name of a boundary in a sentence: `level 267 (release 9.0)`, with `, after 237` if it is not exact, or
 * `release 2024-06-01`.
 */
export function levelInSentence(site: LevelNames, level: number): string {
  const { release, after } = site.levels.find((one) => one.level === level) ?? {};
  if (site.naming !== "levels") return `release ${levelName(site, level)}`;
  const behind = after === undefined ? "" : `, after ${after}`;
  return `level ${level}${isNamedApart(release, level) ? ` (release ${release})` : ""}${behind}`;
}

/** Whether it is not known at which level exactly a boundary's changes came. */
export const isUnsure = ({ levels }: Pick<Site, "levels">, level: number): boolean =>
  levels.some((one) => one.level === level && one.after !== undefined);

/** The words for "at all levels". */
export const everywhere = ({ naming }: Pick<Site, "naming">): string =>
  naming === "levels" ? "on all servers" : "in all releases";

/**
 * The text of a badge: `since 22 · 3.0`, `before 267 · 9.0`, or `by` and `gone by` if the level is not exact; empty for all
 * levels.
 */
export function spanWords(
  site: LevelNames,
  spans: readonly Span[],
  named: (site: LevelNames, level: number) => string = levelName,
): string {
  if (isAlways(spans)) return "";
  const words = spans.map(({ from, to }) => {
    const comes = isUnsure(site, from) ? "by" : "since";
    const goes = isUnsure(site, to) ? "gone by" : "before";
    const since = from === 0 ? [] : [`${comes} ${named(site, from)}`];
    const before = Number.isFinite(to) ? [`${goes} ${named(site, to)}`] : [];
    return [...since, ...before].join(", ");
  });
  return words.join("; ");
}
