// Where a server tells its feature level, each level's examples tell that level.
import { expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { operationsAt, responseExamples } from "../helpers/projection.ts";

const telling = ["getServerSettings", "registerEventQueue"];
const rows = boundaries.flatMap((level) =>
  operationsAt(level)
    .filter(({ id }) => telling.includes(id))
    .map((operation) => ({ id: operation.id, operation, level })),
);

it("two operations tell it", () => expect(rows).toHaveLength(telling.length * boundaries.length));

it.each(rows)("$id reports feature level $level first", ({ operation, level }) => {
  const [first] = responseExamples(operation);
  expect(first?.status).toBe(200);
  const settings = first?.value as { zulip_feature_level?: number } | undefined;
  expect(settings?.zulip_feature_level ?? 0).toBe(level);
});
