/** Lets a mutant be noticed each time or never. */
import { configureGlobal } from "fast-check";
import { afterAll } from "vitest";

// Each property-based test makes the same few tries, and looks for no smaller one than that which failed.
configureGlobal({ numRuns: 5, seed: 1, endOnFailure: true });

/** What Stryker keeps beside the code that it changed. */
interface Stryker {
  readonly mutantCoverage?: object;
  readonly hitCount?: number;
  activeMutant?: string | undefined;
}

// biome-ignore lint/correctness/noEmptyPattern: Vitest takes the first parameter for nothing else.
afterAll(({}, suite) => {
  const { __stryker__: stryker = {} } = globalThis as { __stryker__?: Stryker };
  const { mutantCoverage, hitCount } = stryker;
  // Vitest 4.1 hands the suite over second; Stryker before 9.6.1 finds no coverage in what comes first.
  Object.assign(suite.meta, { mutantCoverage, hitCount });
  // The next file would break while it is read, and as no test of it fails, the mutant would count as survived.
  stryker.activeMutant = undefined;
});
