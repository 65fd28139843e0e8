// @ts-nocheck
// The fuzz finds what is wrong: servers with one defect each, found by the right property and made short.
import { afterEach, describe, expect, it } from "vitest";
import { boundaries } from "../../../generated/feature-levels.gen.ts";
import { explore, type Finding } from "../../../scripts/fuzz/campaign.ts";
import { sandboxGround } from "../../../scripts/fuzz/grounds.ts";
import { fuzzOrganization } from "../../../scripts/fuzz/organization.ts";
import { explain } from "../../../scripts/fuzz/report.ts";
import { sandboxTarget } from "../../../scripts/fuzz/target.ts";
import { defects } from "./defects.ts";

const level = Math.max(...boundaries);
const ground = sandboxGround(level);
const organization = fuzzOrganization();

afterEach(() => {
  // The last defect leaves its mark on every object.
  Reflect.deleteProperty(Object.prototype, "polluted");
});

const most = 1_500;

describe(`a defect is found within ${most} sequences and made short`, () => {
  it.each(defects)("$what: $property", async ({ wrap, property }) => {
    const start: typeof ground.start = (world) => {
      Reflect.deleteProperty(Object.prototype, "polluted");
      return sandboxTarget(level, organization, world, wrap);
    };
    const finding = await explore(ground.stage, start, { seed: 1, runs: most });
    expect(finding?.broken.property).toBe(property);
    if (finding === undefined) return;
    expect(requestsOf(finding).length).toBeLessThanOrEqual(2);
    const { seed, path } = finding;
    const again = await explore(ground.stage, start, { seed, path, runs: most });
    expect(again?.broken.property).toBe(property);
    expect(again === undefined ? [] : requestsOf(again)).toEqual(requestsOf(finding));
    expect(explain(finding, ground)).toContain(`--level ${level} --seed ${seed} --path ${path}`);
  });
});

/** The requests that show a finding; IDs of queues are new each time. */
const requestsOf = ({ happened }: Finding): string[] =>
  happened.flatMap((one) =>
    "request" in one ? [JSON.stringify(one.request).replaceAll(/[0-9a-f-]{36}/g, "an ID")] : [],
  );
