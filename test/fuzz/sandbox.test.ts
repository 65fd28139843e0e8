/**
 * Random right and wrong requests of several users to new sandboxes: a few that are always the same, at
 * sample levels, under `npm test`, and new ones at each boundary, for FUZZ_SECONDS, under `npm run fuzz`.
 */
import { afterAll, describe, expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { behaviourOf } from "../../src/service/sandbox/resources/index.ts";
import { sampleLevels } from "../helpers/levels.ts";
import { table } from "../helpers/projection.ts";
import { createCoverage } from "./coverage.ts";
import { fuzzedLevel } from "./level.ts";
import { type Effort, explain, search } from "./search.ts";

const { MODE, FUZZ_PATH } = process.env;
const ownLevel = numberIn("FUZZ_LEVEL");
const allLevels = MODE === "fuzz" ? boundaries : sampleLevels;
const levels = (ownLevel === undefined ? allLevels : [ownLevel]).map(fuzzedLevel);
const coverage = createCoverage();

if (MODE === "fuzz") {
  const seconds = numberIn("FUZZ_SECONDS") ?? 10;
  const seed = numberIn("FUZZ_SEED") ?? Math.floor(Math.random() * 1e9);
  // One sequence is repeated and made short, however long that takes.
  const milliseconds = FUZZ_PATH === undefined ? (seconds * 1000) / levels.length : undefined;
  const timeout = seconds * 1000 + 600_000;
  for (const level of levels) {
    // Others at each level, unless one is repeated.
    const effort = { seed: ownLevel === undefined ? seed + level.level : seed, milliseconds };
    const title = `every answer of level ${level.level} to requests of seed ${effort.seed} is documented`;
    it(title, { timeout }, () => expectNothing(level, { ...effort, path: FUZZ_PATH }));
  }
  afterAll(() => console.info(`${coverage.requests} requests of FUZZ_SEED=${seed}`));
} else {
  describe("requests that are always the same, so that a failure is that of the change at hand", () => {
    /** In each operation's own measure, so that one more is met as often. */
    const runs = 6 * table.length;
    /** How many ways chance may keep from an operation. */
    const most = 3;

    for (const level of levels) {
      it(`get only documented answers of level ${level.level}`, async () => {
        for (const seed of [1_000 * level.level, 1_000 * level.level + 1]) {
          await expectNothing(level, { seed, runs });
        }
      });
    }

    it("meet every operation in nearly every way, and every documented status", () => {
      for (const [id, missed] of coverage.gaps(levels)) {
        expect.soft(missed.length, `${id}: ${missed}`).toBeLessThanOrEqual(most);
        // What has no behaviour in the sandbox answers with its example, never with the errors of its state.
        if (behaviourOf(id) === undefined) continue;
        expect.soft(missed.filter(Number.isInteger), id).toEqual([]);
      }
    });
  });
}

async function expectNothing(level: (typeof levels)[number], effort: Effort): Promise<void> {
  const finding = await search(level, effort, coverage.add);
  if (finding !== undefined) expect.fail(explain(finding, level.level));
}

/** The whole number in a variable of the environment. */
function numberIn(name: string): number | undefined {
  const text = process.env[name];
  if (text === undefined || /^\d{1,9}$/.test(text)) return text === undefined ? text : Number(text);
  throw new Error(`${name} takes a whole number of at most nine digits, not "${text}".`);
}
