// One version more in a document with marks, of random families with the flaws that released versions have.
import fc from "fast-check";
import { expect, it } from "vitest";
import { InferenceError, infer } from "../../../src/toolkit/levels/infer/infer.ts";
import { withNext } from "../../../src/toolkit/levels/infer/next-version.ts";
import { prove } from "../../helpers/prove.ts";
import { printedSeed, tries } from "../../helpers/seed.ts";
import { family } from "../../helpers/version-families.ts";

const seed = printedSeed("next versions");

it("adds to random documents the next version so that each says what it said, or names the place of what no mark can say", () => {
  const counts = { proved: 0, refused: 0 };
  const property = fc.property(family, (versions) => {
    const next = versions.at(-1) as (typeof versions)[0];
    try {
      const { document } = withNext(infer(versions.slice(0, -1)), next);
      for (const version of versions) prove(document, version);
      counts.proved += 1;
    } catch (error) {
      if (!(error instanceof InferenceError && error.pointer.startsWith("#/"))) throw error;
      counts.refused += 1;
    }
  });
  fc.assert(property, { seed, numRuns: tries(30) });
  expect(counts.proved).toBeGreaterThan(2 * counts.refused);
});
