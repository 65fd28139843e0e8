import type { releases } from "../../../generated/client.gen.ts";
import type { Boundary, boundaries } from "../../../generated/feature-levels.gen.ts";

/** A feature level, or the release that reports it, as `"8.0"`. Editors suggest the releases that are listed. */
export type LevelOrRelease = number | keyof Releases | (`${number}.${number}` & {});

/** What a text that is no release is asked to be: `"8.0"` for `"8"` and `"v8.0"`. */
export type Meant<L> = L extends LevelOrRelease
  ? never
  : L extends `v${infer Release}`
    ? Release
    : L extends `${number}`
      ? `${NoInfer<L>}.0`
      : LevelOrRelease;

/**
 * The nearest boundary at or below a feature level: 209 for 210. Its types hold for all servers from that level up. If
 * the compiler does not know the level, it is 0, whose types hold for every server. A release is the level that its
 * servers report; a maintenance release that is not listed is the first of its major version.
 */
export type BoundaryAt<L> = [LevelOrRelease] extends [L] ? 0 : BoundaryOf<L>;

type BoundaryOf<L> = L extends Boundary
  ? L
  : number extends L
    ? 0
    : L extends number
      ? Highest<`${L}`, typeof boundaries>
      : L extends keyof Releases
        ? BoundaryOf<Releases[L]>
        : L extends `${infer Major}.${string}`
          ? `${Major}.0` extends infer First extends keyof Releases
            ? BoundaryOf<Releases[First]>
            : 0
          : 0;

type Releases = typeof releases;

/** The last level of an ascending list that is not above `L`. */
type Highest<
  Level extends string,
  Levels extends readonly Boundary[],
  Found extends Boundary = 0,
> = Levels extends readonly [
  infer First extends Boundary,
  ...infer Others extends readonly Boundary[],
]
  ? IsAtMost<`${First}`, Level> extends true
    ? Highest<Level, Others, First>
    : Found
  : Found;

/** Compares whole numbers in decimal: first by length, then by the first digit that differs. */
type IsAtMost<
  Low extends string,
  High extends string,
  SoFar = true,
> = Low extends `${infer L}${infer LowRest}`
  ? High extends `${infer H}${infer HighRest}`
    ? IsAtMost<
        LowRest,
        HighRest,
        L extends H ? SoFar : SoFar extends boolean ? [IsBefore<L, H>] : SoFar
      >
    : false
  : High extends ""
    ? SoFar extends readonly [infer Decided]
      ? Decided
      : true
    : true;

type IsBefore<
  L extends string,
  H extends string,
> = "0123456789" extends `${string}${L}${string}${H}${string}` ? true : false;
