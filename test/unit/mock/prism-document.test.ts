// A JSON-encoded form field becomes a string for Prism, with a pattern for its JSON text.
import { describe, expect, it } from "vitest";
import { type Json, type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import { forPrism } from "../../../src/toolkit/mock/prism-document.ts";
import { api, responding, schemaRef } from "../../helpers/small-api.ts";

function fieldOf(schema: Json): JsonObject {
  const form = {
    schema: { type: "object", properties: { field: schema } },
    encoding: { field: { contentType: "application/vnd.field+json; charset=utf-8" } },
  };
  const content = { "application/x-www-form-urlencoded": form };
  const document = forPrism(api({ "POST /things": { requestBody: { content } } }));
  return resolve(
    document,
    "#/paths/~1things/post/requestBody/content/application~1x-www-form-urlencoded/schema/properties/field",
  ) as JsonObject;
}

/** Nested lists of this depth. */
const nested = (depth: number): JsonObject =>
  depth === 0 ? { type: "integer" } : { type: "array", items: nested(depth - 1) };
const integers = { type: "array", items: { type: "integer" } };
const maybeText = { type: ["string", "null"] };
const oneOfTwo = { enum: ["a.b", 1] };

describe("a JSON-encoded field", () => {
  it("becomes a string in any part of the form that declares it", () => {
    const media = "application/x-www-form-urlencoded";
    const encoding = { field: { contentType: "application/json" } };
    const schema = { allOf: [{ $ref: "#/components/schemas/Base" }, { required: ["field"] }] };
    const content = { [media]: { schema, encoding } };
    const Base = { properties: { field: integers, other: integers } };
    const document = forPrism(
      api({ "POST /things": { requestBody: { content } } }, { schemas: { Base } }),
    );
    const pointer = `#/paths/~1things/post/requestBody/content/${media.replace("/", "~1")}/schema`;
    expect(resolve(document, `${pointer}/allOf`)).toEqual([
      { properties: { field: fieldOf(integers), other: integers } },
      { required: ["field"] },
    ]);
    expect(resolve(document, "#/components/schemas/Base")).toEqual(Base);
  });
});

it("an operation has no callbacks, whose addresses Prism would call", () => {
  const told = { "{$request.query.to}?key={$request.header.authorization}": { $ref: "#/x" } };
  const operation = { ...responding({}), callbacks: { told } };
  const document = forPrism(api({ "GET /a": operation }, { callbacks: { told }, schemas: {} }));
  expect(resolve(document, "#/paths/~1a/get")).toEqual(responding({}));
  expect(document.components).not.toHaveProperty("callbacks");
});

/** A tree to which each reference has more fields beside it: the stock Prism does not start. */
const treeWith = (beside: JsonObject) => {
  const tree = { ...schemaRef("Tree"), ...beside };
  const Tree = { type: "array", items: tree };
  return api({ "GET /a": responding(tree) }, { schemas: { Tree } });
};
const $ref = "#/components/schemas/Tree";

it.each<[JsonObject, JsonObject]>([
  [{ title: "A.", description: "B." }, { $ref }],
  [{ maxItems: 9 }, { allOf: [{ $ref }], maxItems: 9 }],
  [{ allOf: [{ maxItems: 9 }] }, { allOf: [{ $ref }, { maxItems: 9 }] }],
])(
  "a schema within itself, with %j beside its reference, is one that Prism can start with",
  (beside, want) => {
    expect(resolve(forPrism(treeWith(beside)), `${$ref}/items`)).toEqual(want);
  },
);

describe("a recursive JSON-encoded field", () => {
  it("is checked by its outermost brackets", () => {
    const tree = { type: "array", items: { $ref: "#/components/schemas/Tree" } };
    const media = "application/x-www-form-urlencoded";
    const encoding = { field: { contentType: "application/json" } };
    const schema = { type: "object", properties: { field: tree } };
    const operation = { requestBody: { content: { [media]: { schema, encoding } } } };
    const document = forPrism(api({ "POST /a": operation }, { schemas: { Tree: tree } }));
    const field = resolve(
      document,
      `#/paths/~1a/post/requestBody/content/${media.replace("/", "~1")}/schema/properties/field`,
    );
    const pattern = new RegExp(String((field as JsonObject).pattern), "u");
    expect([pattern.test("[[],[[]]]"), pattern.test("{}")]).toEqual([true, false]);
  });
});

describe("a header", () => {
  it("is not required, as Prism would report it in its own responses", () => {
    const headers = { "X-Total": { required: true, schema: { type: "integer" } } };
    const responses = { "200": { description: "Done.", headers } };
    const document = forPrism(api({ "GET /things": { responses } }));
    expect(resolve(document, "#/paths/~1things/get/responses/200/headers/X-Total")).toEqual({
      schema: { type: "integer" },
    });
  });
});

describe("the pattern of JSON text", () => {
  it("groups alternatives only", () => {
    expect(fieldOf({ type: "null" })).toEqual({ type: "string", pattern: "^\\s*null\\s*$" });
    expect(fieldOf(oneOfTwo).pattern).toBe('^\\s*(?:"a\\.b"|1)\\s*$');
  });

  it.each([
    [integers, "[3,1,2]", true],
    [integers, "[]", true],
    [integers, " [ -3 , 0 ] ", true],
    [integers, "[3,1,2]x", false],
    [integers, "x[3,1,2]", false],
    [integers, "[3,1,]", false],
    [integers, "[01]", false],
    [integers, "[1.5]", false],
    [integers, "3", false],
    [maybeText, '"a \\" \\u00e9"', true],
    [maybeText, "null", true],
    [maybeText, '"a" "b"', false],
    [maybeText, "a", false],
    [oneOfTwo, '"a.b"', true],
    [oneOfTwo, "1", true],
    [oneOfTwo, '"aXb"', false],
    [nested(2), "[[1],[2]]", true],
    [nested(2), "[1]", false],
    [nested(40), "[[1]]", true], // A deeper pattern would not fit into memory.
    [{ type: "array" }, "[1,{}]", true],
    [{ type: "array" }, `[${",".repeat(50)}`, false], // This fails at once, without backtracking.
    [{ type: "object" }, '{"a":[1]}', true],
    [{ type: "object" }, "[1]", false],
    [{ type: "boolean" }, "true", true],
    [{ type: "boolean" }, "1", false],
    [{ anyOf: [integers, { type: "boolean" }] }, "[1]", true],
    [{ anyOf: [integers, { type: "boolean" }] }, "false", true],
    [{ anyOf: [integers, { type: "boolean" }] }, "1", false],
    [{ oneOf: [{ const: 1 }, { const: 2 }] }, "2", true],
    [{ oneOf: [{ const: 1 }, { const: 2 }] }, "3", false],
    [{}, "anything", true],
    [{ type: "number" }, "-1.5e+3", true],
    [{ type: "number" }, ".5", false],
    [{ type: 5 }, "anything", true], // No type that JSON Schema has: linting reports it.
    [true, "anything", true],
  ] as const)("for %j matches %j: %s", (schema, text, isTaken) => {
    const { type, pattern } = fieldOf(schema as unknown as Json);
    expect(type).toBe("string");
    expect(new RegExp(String(pattern), "u").test(text)).toBe(isTaken);
  });
});

describe("a list that is not the only type of a parameter, or stands in a header,", () => {
  const numbers = { oneOf: [{ type: "integer" }, integers] };
  const words = { type: "array", items: { enum: ["a", "b.c"] } };
  const schemaOf = (parameter: JsonObject): JsonObject => {
    const document = forPrism(api({ "GET /a/{x}": { parameters: [{ name: "x", ...parameter }] } }));
    return resolve(document, "#/paths/~1a~1{x}/get/parameters/0/schema") as JsonObject;
  };

  it.each<[parameter: JsonObject, text: string, isTaken: boolean]>([
    [{ in: "path", schema: numbers }, "1", true],
    [{ in: "path", schema: numbers }, "1,-2", true],
    [{ in: "path", schema: numbers }, "1,b", false],
    [{ in: "path", schema: numbers, style: "simple" }, "1,b", false],
    [{ in: "query", explode: false, schema: numbers }, "1,2", true],
    [{ in: "query", explode: false, schema: numbers }, "x1,2", false],
    [{ in: "header", schema: integers }, "1 , 2", true],
    [{ in: "header", schema: integers }, "", true],
    [{ in: "header", schema: integers }, "1;2", false],
    [{ in: "header", schema: words }, "a,b.c", true],
    [{ in: "header", schema: words }, "a,bxc", false],
    [{ in: "header", schema: { type: "array", items: {} } }, "anything, at all", true],
    [{ in: "header", schema: { type: "object" } }, "a,1", true],
  ])("is a text with a pattern for Prism: %j takes %j: %s", (parameter, text, isTaken) => {
    const { type, pattern } = schemaOf(parameter);
    expect(type).toBe("string");
    expect(new RegExp(String(pattern), "u").test(text)).toBe(isTaken);
  });

  it.each<JsonObject>([
    { in: "path", schema: integers },
    { in: "path", style: "label", schema: numbers },
    { in: "query", schema: numbers },
    { in: "query", explode: true, schema: numbers },
    { in: "query", explode: false, style: "pipeDelimited", schema: numbers },
    { in: "query", explode: false, schema: integers },
    { in: "header", schema: { type: "integer" } },
    { in: "cookie", schema: numbers },
  ])("is left to Prism otherwise: %j", (parameter) => {
    expect(schemaOf(parameter)).toEqual(parameter.schema);
  });
});

it("a delimited parameter of a union that contains itself takes any text", () => {
  const Tree = { oneOf: [integers, schemaRef("Tree")] };
  const parameters = [{ name: "x", in: "header", schema: schemaRef("Tree") }];
  const document = forPrism(api({ "GET /a": { parameters } }, { schemas: { Tree } }));
  const { pattern } = resolve(document, "#/paths/~1a/get/parameters/0/schema") as JsonObject;
  expect(new RegExp(String(pattern)).test("anything")).toBe(true);
});

it("each path is served behind the path of `servers` too", () => {
  const servers = [{ url: "https://chat.example.com/api/v1/" }];
  const paths = (...given: string[]) =>
    Object.keys(
      Object(
        forPrism({
          ...api(Object.fromEntries(given.map((path) => [`GET ${path}`, {}]))),
          servers,
        }).paths,
      ),
    );
  expect(paths("/users", "/api/v1/me")).toEqual(["/users", "/api/v1/me", "/api/v1/users"]);
});
