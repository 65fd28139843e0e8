// The rows of the operations table.
import { expect, it } from "vitest";
import { operationsOf } from "../../../src/document/operation.ts";
import { rowOf } from "../../../src/generate/operations.ts";
import { api } from "../../helpers/small-api.ts";

it("tells of an operation that went and came again when it was gone", () => {
  const again = { operationId: "a", "x-feature-level": { until: [5], since: [7] } };
  const [row] = operationsOf(api({ "GET /a": again })).map(rowOf);
  expect(row).toMatchObject({ since: 0, gaps: [{ since: 5, until: 7 }] });
  expect(row).not.toHaveProperty("until");
});
