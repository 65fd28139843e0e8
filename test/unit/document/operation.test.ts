import { describe, expect, it } from "vitest";
import { errorsOf, jsonBodyOf, successesOf } from "../../../src/document/answers.ts";
import {
  argumentsOf,
  encodedFields,
  exampleArguments,
  placedCall,
} from "../../../src/document/arguments.ts";
import type { JsonObject } from "../../../src/document/json.ts";
import { type Operation, operationsOf } from "../../../src/document/operation.ts";
import { api } from "../../helpers/small-api.ts";

const text = { type: "string" };
const parameter = (name: string, place: string, more: JsonObject = {}): JsonObject => ({
  name,
  in: place,
  schema: text,
  ...more,
});
const read = (
  operation: JsonObject,
  components: JsonObject = {},
  root: JsonObject = {},
): Operation =>
  operationsOf(
    api({ "PUT /things/{id}": { operationId: "put", ...operation } }, components, root),
  )[0] ?? expect.unreachable("There is an operation.");
const form = (
  properties: JsonObject,
  media: JsonObject = {},
  body: JsonObject = {},
): JsonObject => ({
  requestBody: {
    content: { "application/x-www-form-urlencoded": { schema: { properties }, ...media } },
    ...body,
  },
});

describe("an operation", () => {
  it("has the parameters of its path unless it has them itself", () => {
    const document = api({
      "GET /a": { parameters: [parameter("x", "query", { required: true })] },
    });
    const item = (document.paths as Record<string, JsonObject>)["/a"] ?? {};
    item.parameters = [parameter("x", "query"), parameter("x", "header"), parameter("y", "query")];
    const [operation] = operationsOf(document);
    expect(
      operation?.parameters.map(({ name, in: place, isRequired }) => [name, place, isRequired]),
    ).toEqual([
      ["x", "header", false],
      ["y", "query", false],
      ["x", "query", true],
    ]);
  });

  it("follows references to parameters, bodies, responses, headers and examples", () => {
    const ref = (section: string) => ({ $ref: `#/components/${section}/It` });
    const operation = read(
      {
        parameters: [ref("parameters")],
        requestBody: ref("requestBodies"),
        responses: { "200": ref("responses") },
      },
      {
        parameters: { It: parameter("id", "path") },
        requestBodies: { It: { required: true, content: {} } },
        responses: {
          It: {
            description: "Done.",
            headers: { "X-It": ref("headers") },
            content: { "application/json": { schema: text, examples: { one: ref("examples") } } },
          },
        },
        headers: { It: { required: true, schema: text } },
        examples: { It: { summary: "One", value: "1" } },
      },
    );
    expect(operation).toMatchObject({
      parameters: [{ name: "id", in: "path" }],
      body: { isRequired: true },
      responses: [
        {
          status: "200",
          description: "Done.",
          headers: [{ name: "X-It", isRequired: true }],
          content: [
            { name: "application/json", examples: [{ name: "one", summary: "One", value: "1" }] },
          ],
        },
      ],
    });
  });

  it.each([
    [[{ basic: [] }], true],
    [[{ basic: [] }, {}], false],
    [[], false],
    [undefined, false],
  ])("of security %j needs credentials: %s", (security, isWanted) => {
    const own = security === undefined ? {} : { security };
    expect(read(own).isAuthenticated).toBe(isWanted);
    expect(read({}, {}, own).isAuthenticated).toBe(isWanted);
  });
});

describe("the arguments of an operation", () => {
  it("are its parameters and the fields of its body, of which JSON text is one where the body says so", () => {
    const operation = read({
      parameters: [parameter("id", "path", { required: true })],
      ...form(
        { list: { type: "array" }, map: { type: "object" }, raw: { type: "object" } },
        {
          encoding: {
            list: { contentType: "application/json" },
            raw: { contentType: "text/plain" },
          },
        },
      ),
    });
    expect(
      argumentsOf(operation).map(({ name, in: place, isJsonText }) => [name, place, isJsonText]),
    ).toEqual([
      ["id", "path", false],
      ["list", "form", true],
      ["map", "form", true],
      ["raw", "form", false],
    ]);
  });

  it("are required only where the body is too", () => {
    const body = { schema: { properties: { a: text }, required: ["a"] } };
    const isRequired = (required: boolean) =>
      argumentsOf(read(form({}, body, { required })))[0]?.isRequired;
    expect([isRequired(true), isRequired(false)]).toEqual([true, false]);
  });

  it("have their values in all examples of the body, a list as one of them", () => {
    const examples = {
      one: { value: { list: [1, 2] } },
      two: { value: {} },
      three: { value: { list: [] } },
    };
    const [argument] = argumentsOf(read(form({ list: { type: "array" } }, { examples })));
    expect(argument?.examples).toEqual([[1, 2], []]);
  });

  it("have the values of the first example of each, and an optional one without example is left out", () => {
    const operation = read({
      parameters: [parameter("id", "path", { example: "a/b" }), parameter("q", "query")],
      ...form(
        { n: { type: "integer" } },
        { examples: { one: { value: { n: 1 } }, two: { value: { n: 2 } } } },
      ),
    });
    expect(exampleArguments(operation)).toEqual({ id: "a/b", n: 1 });
  });

  it("travel in their places, texts as they are and all else as JSON text", () => {
    const operation = read({
      parameters: [
        parameter("id", "path"),
        parameter("q", "query", { content: { "application/json": {} } }),
      ],
      ...form({ on: { type: "boolean" }, $: text }),
    });
    const values = { id: "a/$&b", q: "x", on: true, $: "$1" };
    const call = placedCall(operation, values);
    expect(call.path).toBe("/things/a%2F%24%26b");
    expect([...encodedFields(call.query)]).toEqual([["q", '"x"']]);
    expect([...encodedFields(call.form)]).toEqual([
      ["on", "true"],
      ["$", "$1"],
    ]);
  });
});

describe("the answers of an operation", () => {
  const code = (value: string) => ({ properties: { code: { const: value }, extra: text } });
  const json = (schema: JsonObject) => ({ content: { "application/json": { schema } } });
  const operation = read({
    responses: {
      "200": json(text),
      "204": {},
      "400": json({ oneOf: [code("A"), code("B")] }),
      "405": json({ properties: { result: {} } }),
      "4XX": json(code("C")),
      default: json(code("D")),
    },
  });

  it("are successes and errors, one for each form of a body", () => {
    expect(successesOf(operation)).toEqual([200, 204]);
    expect(errorsOf(operation)).toEqual([
      { status: 400, code: "A", fields: ["code", "extra"] },
      { status: 400, code: "B", fields: ["code", "extra"] },
      { status: 405, code: undefined, fields: ["result"] },
    ]);
  });

  it("have a JSON body or none", () => {
    expect(jsonBodyOf(operation, 200)?.schema?.types).toEqual(["string"]);
    expect(jsonBodyOf(operation, 204)).toBeUndefined();
  });
});
