import { describe, expect, it } from "vitest";
import { jsonBodyOf } from "../../../src/document/answers.ts";
import type { JsonObject } from "../../../src/document/json.ts";
import { type Operation, operationsOf } from "../../../src/document/operation.ts";
import { inWords, validatorOf } from "../../../src/document/validator.ts";
import { api, responding, schemaRef } from "../../helpers/small-api.ts";

const form = (schema: JsonObject) => ({
  required: true,
  content: { "application/x-www-form-urlencoded": { schema } },
});
const parameter = (name: string, place: string) => ({
  name,
  in: place,
  schema: { type: "integer" },
});
const document = api(
  {
    "PUT /a/{id}/~b": {
      parameters: [{ ...parameter("id", "path"), required: true }],
      requestBody: form({ required: ["n"], properties: { n: schemaRef("Small") } }),
      ...responding({ ...schemaRef("Small"), minimum: 2 }),
    },
    "GET /a": { parameters: [{ name: "free", in: "query" }, parameter("n", "query")] },
  },
  { schemas: { Small: { type: "integer", maximum: 5 } } },
);
const [operation, withoutBody] = operationsOf(document) as [Operation, Operation];

describe("a body", () => {
  const mistakeIn = (body: unknown) =>
    inWords("body", validatorOf(document).violations(jsonBodyOf(operation, 200)?.schema, body));
  it.each([
    [3, ""],
    [9, "body must be <= 5"],
    [1, "body must be >= 2"],
    ["3", "body must be integer"],
    [Number.POSITIVE_INFINITY, "body must be integer"],
  ])("%j: %j", (body, wanted) => expect(mistakeIn(body)).toBe(wanted));

  it("without a schema may be anything", () =>
    expect(validatorOf(document).violations(undefined, "x")).toEqual([]));
});

describe("the arguments of a call", () => {
  it.each([
    [{ id: 1, n: 1 }, []],
    [{ n: 1 }, [["required", ""]]],
    [{ id: 1 }, [["required", ""]]],
    [{ id: "1", n: 1 }, [["type", "/id"]]],
    [{ id: 1, n: 9 }, [["maximum", "/n"]]],
  ])("%j: %j", (values, wanted) => {
    const found = validatorOf(document).argumentViolations(operation, values);
    expect(found.map(({ keyword, instancePath }) => [keyword, instancePath])).toEqual(wanted);
  });

  it.each([
    [{}, ""],
    [{ free: ["anything"], n: 1 }, ""],
    [{ n: "1" }, "arguments/n must be integer"],
  ])("of which none is required, %j: %j", (values, wanted) => {
    const found = validatorOf(document).argumentViolations(withoutBody, values);
    expect(inWords("arguments", found)).toBe(wanted);
  });
});

it("several violations stand in one line", () => {
  const violation = (instancePath: string, message: string) => ({
    keyword: "",
    params: {},
    instancePath,
    message,
  });
  const violations = [violation("", "must be array"), violation("/a", "must be null")];
  expect(inWords("body", violations)).toBe("body must be array, body/a must be null");
});
