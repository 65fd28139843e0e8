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

/** Whether this is a slow run, with more random cases, every level and every compiler. */
export const isThorough = process.env.TRIES_TIMES !== undefined;

/**
 * The number of cases of a property-based test: the given one, multiplied by `TRIES_TIMES`, which the slow tests set,
 * or few for mutants.
 */
export const tries = (usual: number): number =>
  fc.readConfigureGlobal().numRuns ?? usual * Number(process.env.TRIES_TIMES ?? 1);
