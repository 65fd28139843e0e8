import { nearest } from "../../base/nearest.ts";
import { shownText } from "../../base/shown-text.ts";
import type { JsonObject } from "../document/json.ts";
import { boundaryAt } from "./mark.ts";

/** The key of the list of releases, at the root of the document. */
export const releasesKey = "x-releases";

/** A release, and the feature level that a server of it reports. */
export interface Release {
  /** For example `"8.0"`. */
  readonly release: string;
  readonly level: number;
}

/** The releases that a document names, oldest first. Their form is lint's business (src/toolkit/lint). */
export function releases(document: JsonObject): readonly Release[] {
  const list = document[releasesKey];
  return Array.isArray(list) ? (list as unknown as Release[]) : [];
}

/**
 * What a server of a feature level calls its release, or `undefined` where no release is known. Between
 * two releases it is a state on the way to the next; after the last, one that came from it.
 */
export function releaseAt(releases: readonly Release[], level: number): string | undefined {
  const next = releases.find((one) => one.level >= level);
  if (next !== undefined) return next.level === level ? next.release : `${next.release}-dev+git`;
  const last = releases.at(-1);
  return last === undefined ? undefined : `${last.release}+git`;
}

/**
 * The feature level that a number or text names: digits are the level itself, anything else is the name of a release.
 *
 * @throws RangeError that lists the releases where the text is none of them, and no whole number from 0 up.
 */
export function levelOf(named: number | string, releases: readonly Release[]): number {
  const release = releases.find((one) => one.release === named);
  const level = /^\d+$/.test(String(named)) ? Number(named) : release?.level;
  if (Number.isSafeInteger(level)) return level as number;
  const names = releases.map(({ release }) => release);
  const meant = nearest(String(named), names);
  const hint = meant === undefined ? "." : `: did you mean ${meant}?`;
  const known = names.length === 0 ? "" : ` The releases are ${names.join(", ")}.`;
  throw new RangeError(
    shownText(
      `"${named}" is neither a feature level, a whole number from 0 up, nor a release${hint}${known}`,
    ),
  );
}

/**
 * A feature level as messages name it: "feature level 237 (release 8.0, like 209)". The release is the one that
 * reports exactly this level; "like" names the boundary whose projection holds, where it is another number.
 */
export function levelInWords(
  level: number,
  releases: readonly Release[],
  boundaries: readonly number[],
): string {
  const release = releases.find((one) => one.level === level);
  const boundary = boundaryAt(boundaries, level);
  const notes = [
    ...(release === undefined ? [] : [`release ${release.release}`]),
    ...(boundary === level ? [] : [`like ${boundary}`]),
  ];
  return `feature level ${level}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
}

/** Some levels by the releases that report them or what is like them, "1.44, 1.50", or, where one has none, by number: "level 0, 22". */
export function namesOfLevels(
  levels: readonly number[],
  releases: readonly Release[],
  boundaries: readonly number[],
): string {
  const found = levels.map((level) =>
    releases.filter((one) => boundaryAt(boundaries, one.level) === boundaryAt(boundaries, level)),
  );
  if (found.some((named) => named.length === 0)) return `level ${levels.join(", ")}`;
  return found.flatMap((named) => named.map(({ release }) => release)).join(", ");
}

/** A run of levels, by its first and its last. */
interface LevelRun {
  readonly from: number;
  readonly last: number;
}

/** The releases that report a level of a run. */
export const releasesIn = (releases: readonly Release[], { from, last }: LevelRun) =>
  releases.filter(({ level }) => from <= level && level <= last);

/** "levels 22 to 87 (releases 3.0 to 4.0)" */
export function runInWords(run: LevelRun, releases: readonly Release[]): string {
  const { from, last } = run;
  const names = releasesIn(releases, run).map(({ release }) => release);
  const [oldest, newest] = [names[0], names.at(-1)];
  const several = names.length > 1 ? ` (releases ${oldest} to ${newest})` : ` (release ${oldest})`;
  const levels = from === last ? `level ${from}` : `levels ${from} to ${last}`;
  return names.length === 0 ? levels : `${levels}${several}`;
}
