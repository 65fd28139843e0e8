import { describe, expect, it } from "vitest";
import { type Operation, operationsOf } from "../../../src/toolkit/document/operation-model.ts";
import { jsonBodyOf } from "../../../src/toolkit/document/responses.ts";
import { validatorOf } from "../../../src/toolkit/document/schema-validator.ts";
import { api, responding, schemaRef } from "../../helpers/small-api.ts";

const document = api(
  {
    "PUT /a/{id}/~b": responding({ ...schemaRef("Small"), minimum: 2 }),
  },
  { schemas: { Small: { type: "integer", maximum: 5 } } },
);
const [operation] = operationsOf(document) as [Operation];

describe("a body", () => {
  const mistakeIn = (body: unknown) =>
    validatorOf(document)("body", jsonBodyOf(operation, 200)?.schema, body);
  it.each([
    [3, ""],
    [9, "body must be <= 5"],
    [1, "body must be >= 2"],
    ["3", "body must be integer"],
    [Number.POSITIVE_INFINITY, "body must be integer"],
  ])("%j: %j", (body, wanted) => expect(mistakeIn(body)).toBe(wanted));

  it("without a schema is always valid", () =>
    expect(validatorOf(document)("body", undefined, "x")).toBe(""));
});
