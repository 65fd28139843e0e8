import fc from "fast-check";

/**
 * The seed of a property-based test: `FAST_CHECK_SEED` if it is set, otherwise a new one. It is printed, so that a run
 * can be repeated.
 */
export function printedSeed(what: string): number {
  const seed = Number(process.env.FAST_CHECK_SEED ?? Math.floor(Math.random() * 2 ** 31));
  console.info(`${what}: repeat this run with FAST_CHECK_SEED=${seed}`);
  return seed;
}

/** How much a run tries: few cases in `npm test`, many in the slow tests, otherwise the usual number. */
const wish = process.env.TRIES as "few" | "many" | undefined;

/** Whether this is a slow run, with more random cases, every level and every compiler. */
export const isThorough = wish === "many";

/** The number of cases of a property-based test, given the usual one. */
export const tries = (usual: number): number =>
  fc.readConfigureGlobal().numRuns ??
  (wish === "few" ? Math.min(usual, 5) : wish === "many" ? usual * 100 : usual);

/** In `npm test` every eighth of these, and the last; otherwise all. For checks that are alike at each level. */
export const some = <T>(all: readonly T[]): readonly T[] =>
  wish === "few" ? all.filter((_, index) => index % 8 === 0 || index === all.length - 1) : all;
