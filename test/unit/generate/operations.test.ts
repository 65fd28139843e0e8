// The rows of the operations table.
import { expect, it } from "vitest";
import { operationsOf } from "../../../src/document/operation.ts";
import { outcomesOf, rowOf } from "../../../src/generate/operations.ts";
import { api } from "../../helpers/small-api.ts";

it("tells of an operation that went and came again when it was gone", () => {
  const again = { operationId: "a", "x-feature-level": { until: [5], since: [7] } };
  const [row] = operationsOf(api({ "GET /a": again })).map(rowOf);
  expect(row).toMatchObject({ since: 0, gaps: [{ since: 5, until: 7 }] });
  expect(row).not.toHaveProperty("until");
});

it.each([
  [{ result: {}, code: {}, msg: {}, queue_id: {} }, ["queue_id"]],
  [{ code: {}, msg: {}, detail: {} }, ["code", "msg", "detail"]],
])(
  "tells the fields of an error beside those that all errors of the service have",
  (properties, fields) => {
    const content = { "application/json": { schema: { properties } } };
    const failing = { operationId: "a", responses: { "404": { description: "None.", content } } };
    const [outcomes] = operationsOf(api({ "GET /a": failing })).map(outcomesOf);
    expect(outcomes?.errors).toEqual([{ status: 404, fields }]);
  },
);
