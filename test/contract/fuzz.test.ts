// Random right and wrong requests at each boundary, against sandboxes in process; `npm run fuzz` goes on for longer.
import { expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { explore } from "../../scripts/fuzz/campaign.ts";
import { sandboxGround } from "../../scripts/fuzz/grounds.ts";
import { explain } from "../../scripts/fuzz/report.ts";
import { createTally, gaps } from "../../scripts/fuzz/tally.ts";

/** Always the same, so that a failure is that of the change at hand; and others at each level. */
const seedsAt = (level: number) => [1_000 * level, 1_000 * level + 1];
const runs = 40;

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
  const statuses = [...missed].flatMap(([id, names]) =>
    [...names].filter((name) => /^\d+$/.test(name)).map((status) => `${id} ${status}`),
  );
  expect(statuses).toEqual([]);
  expect([...missed.values()].reduce((sum, names) => sum + names.size, 0)).toBeLessThan(20);
});
