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

/** Whether this is a run of `npm test`, or on a mutant. */
export const isQuick = wish === "few";

/** Whether this is a slow run, with more random cases, every level and every compiler. */
export const isThorough = wish === "many";

/**
 * The number of cases of a property-based test, given the usual one. In `npm test`, and for mutants, it is at most
 * that of test/helpers/few-cases.ts.
 */
export const tries = (usual: number): number =>
  Math.min(usual * (isThorough ? 100 : 1), fc.readConfigureGlobal().numRuns ?? Infinity);

/**
 * Some of what is checked alike, such as levels: every `usual`th, and the last. Of more than 16, `npm test` takes every
 * eighth, or half of the usual ones if they are fewer; the slow tests take all.
 */
export function sample<T>(all: readonly T[], usual = 1): T[] {
  const isFew = isQuick && all.length > 16;
  const step = isThorough ? 1 : isFew ? Math.max(8, usual * 2) : usual;
  return all.filter((_, index) => index % step === 0 || index === all.length - 1);
}
