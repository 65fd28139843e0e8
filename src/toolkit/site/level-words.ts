import type { Span } from "../levels/span.ts";
import type { Site } from "./site.ts";

/** The levels of some spans as pages carry them, for example `0-21 267-`: both ends belong to them. */
export const levelsAttribute = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${from}-${Number.isFinite(to) ? to - 1 : ""}`).join(" ");

/** Whether some spans are all the levels from 0 up. */
export const isAlways = (spans: readonly Span[]): boolean =>
  spans.some(({ from, to }) => from === 0 && to === Number.POSITIVE_INFINITY);

/** A boundary as a reader knows it: `267 · 9.0`, or where levels have no meaning of their own, the name of its release. */
export function levelName({ naming, levels, releases }: LevelNames, level: number): string {
  const { release } = levels.find((one) => one.level === level) ?? {};
  if (naming === "levels")
    return isNamedApart(release, level) ? `${level} · ${release}` : `${level}`;
  return release ?? releases.find((one) => one.boundary === level)?.release ?? "";
}

/** Whether a release has a name that says more than its level: some are called as their level is. */
const isNamedApart = (release: string | undefined, level: number | undefined): boolean =>
  release !== undefined && release !== `${level}`;

/** What stands behind the name of a release: ` (level 237)`, or nothing where the name says it or levels have no meaning. */
export const levelBehind = ({ naming }: LevelNames, release: string, level: number): string =>
  naming === "levels" && isNamedApart(release, level) ? ` (level ${level})` : "";

type LevelNames = Pick<Site, "naming" | "levels" | "releases">;

/** The same in a sentence: `level 267 (release 9.0)`, or `release 2024-06-01`. */
export function levelInSentence(site: LevelNames, level: number): string {
  const { release } = site.levels.find((one) => one.level === level) ?? {};
  if (site.naming !== "levels") return `release ${levelName(site, level)}`;
  return `level ${level}${isNamedApart(release, level) ? ` (release ${release})` : ""}`;
}

/** Where something exists that does not differ. */
export const everywhere = ({ naming }: Pick<Site, "naming">): string =>
  naming === "levels" ? "on all servers" : "in all releases";

/** When something exists, as a badge says it: `since 22 · 3.0`, `before 267 · 9.0`; empty where there is nothing to say. */
export function spanWords(site: LevelNames, spans: readonly Span[]): string {
  if (isAlways(spans)) return "";
  const words = spans.map(({ from, to }) => {
    const since = from === 0 ? [] : [`since ${levelName(site, from)}`];
    const before = Number.isFinite(to) ? [`before ${levelName(site, to)}`] : [];
    return [...since, ...before].join(", ");
  });
  return words.join("; ");
}
