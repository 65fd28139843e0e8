import { escapeInvisible } from "../../universal/escape-invisible.ts";
import { nearestName } from "../../universal/nearest-name.ts";
import { conventionsOf, type DocumentedConventions } from "../document/documented-conventions.ts";
import type { JsonObject } from "../document/json.ts";
import { namedLevel, nearRelease, numbersOf } from "../document/release-lookup.ts";
import { releasesKey } from "./annotation.ts";

/** A release, and the feature level that its servers report. */
export interface Release {
  /** For example `"8.0"`. */
  readonly release: string;
  readonly level: number;
}

/** A release in development: the levels from `since` on are those of its development versions. */
export interface ComingRelease {
  readonly release: string;
  readonly since: number;
}

/** The names of servers at levels that no release reports. */
export interface Unreleased extends NonNullable<DocumentedConventions["unreleased"]> {
  /** The release after the newest. */
  readonly coming?: ComingRelease;
}

/** The releases that a document names, oldest first. Lint checks their form (src/toolkit/lint). */
export const releases = (document: JsonObject): readonly Release[] =>
  entriesOf(document).filter((one): one is Release => "level" in one);

/** The release in development that a document names after its releases. */
export const comingRelease = (document: JsonObject): ComingRelease | undefined =>
  entriesOf(document).find((one): one is ComingRelease => "since" in one);

function entriesOf(document: JsonObject): readonly (Release | ComingRelease)[] {
  const list = document[releasesKey];
  return Array.isArray(list) ? (list as unknown as (Release | ComingRelease)[]) : []; // Lint checks its form.
}

/** What servers at levels without a release report, if the document says so. */
export function unreleasedOf(document: JsonObject): Unreleased | undefined {
  const { unreleased } = conventionsOf(document);
  const coming = comingRelease(document);
  return unreleased && { ...unreleased, ...(coming && { coming }) };
}

/**
 * The release that a server of a feature level reports, or `undefined` if that is not known. A level between two
 * releases belongs to a state before the next release; a level above the last release, to a state after it, or before
 * the coming release. Without `unreleased`, such servers report the last release.
 */
export function releaseAt(
  releases: readonly Release[],
  level: number,
  unreleased: Unreleased | undefined,
): string | undefined {
  const next = releases.find((one) => one.level >= level);
  if (next?.level === level) return next.release;
  const last = releases.findLast((one) => one.level < level);
  if (unreleased === undefined) return last?.release;
  const { before, after, coming } = unreleased;
  const awaited = next ?? (coming !== undefined && coming.since <= level ? coming : undefined);
  if (awaited !== undefined) return before.replace("{release}", awaited.release);
  return last === undefined ? undefined : after.replace("{release}", last.release);
}

/**
 * The level that a tool takes if none is named: that of the newest release, because later levels are still being
 * developed; without releases, the newest boundary.
 */
export const defaultLevel = (releases: readonly Release[], boundaries: readonly number[]): number =>
  releases.at(-1)?.level ?? Math.max(...boundaries);

/** A feature level that a text names. */
export interface NamedLevel {
  readonly level: number;
  /**
   * A note if the reading is unexpected: "12.3 is not listed, so it means 12.0, the newest listed release before it".
   */
  readonly note?: string;
}

/**
 * Reads a number, or a text as `namedLevel` does.
 *
 * @throws RangeError that lists the releases if the text is neither a release nor a whole number from 0 up.
 */
export function readLevel(named: number | string, releases: readonly Release[]): NamedLevel {
  const text = String(named);
  const names = releases.map(({ release }) => release);
  const levels = Object.fromEntries(releases.map(({ release, level }) => [release, level]));
  const level = namedLevel(text, levels);
  if (level === undefined) {
    const meant = nearestName(text, names);
    const hint = meant === undefined ? "." : `. Did you mean ${meant}?`;
    const known = names.length === 0 ? "" : ` The releases are ${names.join(", ")}.`;
    throw new RangeError(
      escapeInvisible(
        `"${text}" is neither a feature level (a whole number from 0 up) nor a release${hint}${known}`,
      ),
    );
  }
  const near = nearRelease(text, names);
  const isSame = near !== undefined && numbersOf(near) === numbersOf(text);
  if (near === undefined || near === text || isSame !== /^\d+$/.test(text)) return { level };
  const note = isSame
    ? `level ${level}; the release is written ${near}`
    : `${text} is not listed, so it means ${near}, the newest listed release before it`;
  return { level, note };
}

/** The feature level that `readLevel` reads; throws as it does. */
export const levelOf = (named: number | string, releases: readonly Release[]): number =>
  readLevel(named, releases).level;
