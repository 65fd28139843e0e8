// The name that a misspelt one probably meant.
import { expect, it } from "vitest";
import { nearestName } from "../../../src/universal/nearest-name.ts";

it.each<[name: string, names: readonly string[], meant: string | undefined]>([
  ["singal", ["timeout", "signal"], "signal"],
  ["imit", ["limit"], "limit"],
  ["llimit", ["limit"], "limit"],
  ["BASEURL", ["baseUrl"], "baseUrl"],
  ["sgnls", ["signal"], undefined],
  ["if", ["id"], undefined],
  ["id", ["ab"], undefined],
  ["cat", ["bat", "car"], "car"],
  ["retries", ["retry_limit", "retires"], "retires"],
  ["level", ["name", "featureLevel"], "featureLevel"],
  ["feature_level_of_server", ["level-feature"], "level-feature"],
  ["level_name", ["featureLevel"], undefined],
])("%s among %j is %s", (name, names, meant) => {
  expect(nearestName(name, names)).toBe(meant);
});
