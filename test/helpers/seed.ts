import fc from "fast-check";

/**
 * The seed of a property-based test: `FAST_CHECK_SEED` where it is set, and else a new one. It is
 * printed, so that a run can be repeated.
 */
export function printedSeed(what: string): number {
  const seed = Number(process.env.FAST_CHECK_SEED ?? Math.floor(Math.random() * 2 ** 31));
  console.info(`${what}: repeat this run with FAST_CHECK_SEED=${seed}`);
  return seed;
}

/** Whether the slow tests run what the fast ones do in part: more tries, every level, every compiler. */
export const isThorough = process.env.TRIES_TIMES !== undefined;

/**
 * How many tries a property-based test makes: as many as here, so many times more where `TRIES_TIMES` says so, as in
 * the slow tests, or few where mutants are tried on it.
 */
export const tries = (usual: number): number =>
  fc.readConfigureGlobal().numRuns ?? usual * Number(process.env.TRIES_TIMES ?? 1);
