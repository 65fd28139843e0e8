// @ts-nocheck
// Random right and wrong requests at each boundary, against sandboxes in process; `npm run fuzz` goes on for longer.
import { expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import { explore } from "../../scripts/fuzz/campaign.ts";
import { sandboxGround } from "../../scripts/fuzz/grounds.ts";
import { explain } from "../../scripts/fuzz/report.ts";
import { createTally, gaps } from "../../scripts/fuzz/tally.ts";
import { behaviours } from "../../src/sandbox/behaviours/index.ts";

/** Always the same, so that a failure is that of the change at hand; and others at each level. */
const seedsAt = (level: number) => [1_000 * level, 1_000 * level + 1];
/** In each operation's own measure, so that one more is met as often. */
const runs = 6 * Object.keys(operations).length;
/** How many kinds chance may keep from an operation. */
const most = 3;

const tally = createTally();
const grounds = boundaries.map(sandboxGround);

it.each(grounds.map((ground) => ({ ground, title: String(ground.level) })))(
  "every answer of level $title to random requests is one that the specification has",
  async ({ ground }) => {
    for (const seed of seedsAt(ground.level)) {
      const finding = await explore(ground.stage, ground.start, { seed, runs }, tally.add);
      if (finding !== undefined) expect.fail(explain(finding, ground));
    }
  },
);

it("these requests met every operation with nearly every kind, and every documented status", () => {
  const missed = gaps(
    tally,
    grounds.map(({ stage }) => stage),
  );
  for (const [id, names] of missed) {
    const ofOperation = [...names];
    // What has no behaviour in the sandbox answers with its example, never with the errors of its state.
    expect.soft(ofOperation, id).toSatisfy((names: string[]) => names.length <= most);
    if (!(id in behaviours)) continue;
    expect
      .soft(
        ofOperation.filter((name) => /^\d+$/.test(name)),
        id,
      )
      .toEqual([]);
  }
});
