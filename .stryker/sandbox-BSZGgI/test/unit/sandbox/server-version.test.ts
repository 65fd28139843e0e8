// @ts-nocheck
// How the feature level is discovered.
import { expect, it } from "vitest";
import { createSandbox } from "../../../src/sandbox/index.ts";
import { callerOf } from "../../helpers/caller.ts";

it.each([
  [0, "2.1.8", undefined],
  [1, "2.1.8", 1],
  [22, "3.0", 22],
  [201, "7.0", 201],
  [209, "8.0", 209],
  [300, "9.0", 300],
])(
  "a server of feature level %i calls itself %s, and is silent about level 0",
  async (featureLevel, release, shown) => {
    const { fetch } = createSandbox({ featureLevel });
    const answers = [
      await callerOf(fetch)("GET", "server_settings"),
      await callerOf(fetch, "iago")("POST", "register"),
    ];
    for (const { body } of answers) {
      expect(body.zulip_version).toBe(release);
      expect(body.zulip_feature_level).toBe(shown);
    }
  },
);

it.each([-1, 1.5, Number.NaN])("%s is no feature level", (featureLevel) => {
  expect(() => createSandbox({ featureLevel })).toThrow(RangeError);
});
