// Where a server tells its feature level, each level's examples tell that level: the mock reports itself.
import { expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import { projection, responseExamples } from "../helpers/projection.ts";

const telling = [operations.getServerSettings, operations.registerEventQueue];
const rows = telling.flatMap((operation) => boundaries.map((level) => ({ operation, level })));

it.each(rows)("$operation.id reports feature level $level first", ({ operation, level }) => {
  const [first] = responseExamples(projection(level), operation);
  expect(first?.status).toBe(200);
  const settings = first?.value as { zulip_feature_level?: number } | undefined;
  expect(settings?.zulip_feature_level ?? 0).toBe(level);
});
