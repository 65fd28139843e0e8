import type { JsonObject } from "../document/json.ts";
import { type FeatureLevel, featureLevels, uncertainRange } from "./annotation.ts";
import { describeLevel, describeLevels, describeRange, releasesIn } from "./level-names.ts";
import { boundaries, boundaryAt, type LevelRange } from "./level-range.ts";
import { type Release, releaseAt, releases, type Unreleased, unreleasedOf } from "./releases.ts";

/** What the root of a document says about its feature levels, read once, and the names of levels and ranges. */
export interface Levels {
  /** The registry, oldest first. */
  readonly registry: readonly FeatureLevel[];
  /** The releases, oldest first. */
  readonly releases: readonly Release[];
  /** What servers at levels without a release report, if the document says so. */
  readonly unreleased: Unreleased | undefined;
  /** Every level at which the document changes, ascending, from 0. */
  readonly boundaries: readonly number[];
  /** The highest level of a change or a release. */
  readonly newest: number;
  /** The boundary whose document a level has. */
  boundaryAt(level: number): number;
  /** The release that a server of a level reports. */
  releaseAt(level: number): string | undefined;
  /** The releases that report a level of a range. */
  releasesIn(range: LevelRange): readonly Release[];
  /** "feature level 237 (release 8.0, like 209)" */
  nameOf(level: number): string;
  /** "1.44, 1.50", or "level 0, 22" if one has no release. */
  namesOf(levels: readonly number[]): string;
  /** "levels 22 to 87 (releases 3.0 to 4.0)" */
  nameOfRange(range: LevelRange): string;
  /** The levels below a boundary that may or may not have its changes; `undefined` if the boundary is exact. */
  unsureBefore(boundary: number): LevelRange | undefined;
}

/** Reads the levels of a document from its root. */
export function levelsOf(root: JsonObject): Levels {
  const known = releases(root);
  const all = boundaries(root);
  const unreleased = unreleasedOf(root);
  const registry = featureLevels(root);
  return {
    registry,
    releases: known,
    unreleased,
    boundaries: all,
    newest: Math.max(...all, ...known.map(({ level }) => level)),
    boundaryAt: (level) => boundaryAt(all, level),
    releaseAt: (level) => releaseAt(known, level, unreleased),
    releasesIn: (range) => releasesIn(known, range),
    nameOf: (level) => describeLevel(level, known, all),
    namesOf: (levels) => describeLevels(levels, known, all),
    nameOfRange: (range) => describeRange(range, known),
    unsureBefore: (boundary) => {
      const ranges = registry.flatMap(
        (one) => (one.level === boundary && uncertainRange(one)) || [],
      );
      return ranges.sort((one, other) => one.from - other.from)[0]; // The longest.
    },
  };
}
