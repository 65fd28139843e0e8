// The fuzz finds what is wrong: sandboxes with one defect each, found by the right property and made short.
import { describe, expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { defects } from "../fuzz/defects.ts";
import { fuzzedLevel } from "../fuzz/level.ts";
import { explain, type Finding, search } from "../fuzz/search.ts";

const level = fuzzedLevel(Math.max(...boundaries));

const most = 1_500;

describe(`a defect is found within ${most} sequences and made short`, () => {
  it.each(defects)("$what: $property", async ({ wrap, property }) => {
    const found = await search(level, { seed: 1, runs: most }, () => {}, wrap);
    expect(found?.broken.property).toBe(property);
    if (found === undefined) return;
    expect(requestsOf(found).length).toBeLessThanOrEqual(2);
    const { seed, path } = found;
    const again = await search(level, { seed, path, runs: most }, () => {}, wrap);
    expect(again?.broken.property).toBe(property);
    expect(again && requestsOf(again)).toEqual(requestsOf(found));
    const command = `FUZZ_LEVEL=${level.level} FUZZ_SEED=${seed} FUZZ_PATH=${path} npm run fuzz`;
    expect(explain(found, level.level)).toContain(command);
  });
});

/** The requests that show a finding; IDs of queues are new each time. */
const requestsOf = ({ happened }: Finding): string[] =>
  happened.flatMap((one) =>
    "request" in one ? [JSON.stringify(one.request).replaceAll(/[0-9a-f-]{36}/g, "an ID")] : [],
  );
