// @ts-nocheck
import { describe, expect, it } from "vitest";
import { jsonBodyOf } from "../../../src/document/answers.ts";
import type { JsonObject } from "../../../src/document/json.ts";
import { operationsOf } from "../../../src/document/operation.ts";
import { inWords, validatorOf } from "../../../src/document/validator.ts";
import { api, responding, schemaRef } from "../../helpers/small-api.ts";

const form = (schema: JsonObject) => ({
  required: true,
  content: { "application/x-www-form-urlencoded": { schema } },
});
const document = api(
  {
    "PUT /a/{id}/~b": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      requestBody: form({ required: ["n"], properties: { n: schemaRef("Small") } }),
      ...responding({ ...schemaRef("Small"), minimum: 2 }),
    },
  },
  { schemas: { Small: { type: "integer", maximum: 5 } } },
);
const [operation = expect.unreachable("There is one.")] = operationsOf(document);
const { violations, argumentViolations } = validatorOf(document);

describe("a body", () => {
  const mistakeIn = (body: unknown) =>
    inWords("body", violations(jsonBodyOf(operation, 200)?.schema, body));
  it.each([
    [3, ""],
    [9, "body must be <= 5"],
    [1, "body must be >= 2"],
    ["3", "body must be integer"],
  ])("%j: %j", (body, wanted) => expect(mistakeIn(body)).toBe(wanted));

  it("without a schema may be anything", () => expect(violations(undefined, "x")).toEqual([]));
});

describe("the arguments of a call", () => {
  it.each([
    [{ id: 1, n: 1 }, []],
    [{ n: 1 }, [["required", ""]]],
    [{ id: 1 }, [["required", ""]]],
    [{ id: "1", n: 1 }, [["type", "/id"]]],
    [{ id: 1, n: 9 }, [["maximum", "/n"]]],
  ])("%j: %j", (values, wanted) => {
    const found = argumentViolations(operation, values);
    expect(found.map(({ keyword, instancePath }) => [keyword, instancePath])).toEqual(wanted);
  });
});
