/** Makes the results of mutation tests repeatable. */
import { configureGlobal } from "fast-check";
import { afterAll } from "vitest";

// Property-based tests use the same few cases each time, without shrinking.
configureGlobal({ numRuns: 5, seed: 1, endOnFailure: true });

/** Stryker's data about the changed code. */
interface Stryker {
  readonly mutantCoverage?: object;
  readonly hitCount?: number;
  activeMutant?: string | undefined;
}

// biome-ignore lint/correctness/noEmptyPattern: Vitest takes the first parameter for nothing else.
afterAll(({}, suite) => {
  const { __stryker__: stryker = {} } = globalThis as { __stryker__?: Stryker };
  const { mutantCoverage, hitCount } = stryker;
  // Vitest 4.1 passes the suite as the second argument; Stryker before 9.6.1 reads coverage from the first.
  Object.assign(suite.meta, { mutantCoverage, hitCount });
  // An active mutant could break the import of the next file; as no test fails then, it would count as survived.
  stryker.activeMutant = undefined;
});
