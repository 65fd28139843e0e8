// The differences between two objects, in sentences.
import { expect, it } from "vitest";
import type { ObjectKind } from "../../../src/toolkit/document/grammar.ts";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { differencesBetween } from "../../../src/toolkit/levels/differences.ts";
import { sameness } from "../../../src/toolkit/levels/sameness.ts";

const text = { type: "string" };
const number = { type: "integer" };
const parameter = (name: string, place: string, schema: Json = text) => ({
  name,
  in: place,
  schema,
});
const content = (schema: Json): JsonObject => ({ content: { "application/json": { schema } } });

function differencesOf(kind: ObjectKind, before: Json, after: Json): readonly string[] {
  const same = sameness({ within: {} });
  return differencesBetween("it", { same, node: before }, { same, node: after }, kind);
}

const properties = (...names: readonly string[]): JsonObject => ({
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
/** An object in an object, and so on, with a value at the bottom. */
const nested = (value: Json): JsonObject =>
  ["a", "b", "c", "d", "e"].reduceRight<JsonObject>(
    (inner, name) => ({ properties: { [name]: inner } }),
    { properties: { leaf: value } },
  );

it.each<[ObjectKind, JsonObject, JsonObject, string[]]>([
  ["schema", text, { ...text, deprecated: false }, []],
  ["schema", text, number, ["It is an integer; before, a string."]],
  ["schema", { enum: ["a"] }, text, ['It no longer has `enum`; before, `["a"]`.']],
  ["schema", properties("a"), properties("a", "b"), ["`b` is new."]],
  ["schema", properties("a", "b"), properties("b"), ["`a` is gone."]],
  ["schema", {}, properties("a"), ["`a` is new."]],
  ["schema", properties("a"), {}, ["`a` is gone."]],
  [
    "schema",
    { type: "array", items: text },
    { type: "array", items: number },
    ["Each item of it is an integer; before, a string."],
  ],
  [
    "schema",
    { type: "array" },
    { type: "array", items: text },
    ["It is an array, each a string; before, an array."],
  ],
  [
    "schema",
    { not: text },
    { not: number },
    ["What is excluded from it is an integer; before, a string."],
  ],
  [
    "schema",
    { additionalProperties: text },
    { additionalProperties: number },
    ["Each other property of it is an integer; before, a string."],
  ],
  [
    "schema",
    { ...properties("a"), required: ["a"] },
    properties("a"),
    ["`a` is optional; before, required."],
  ],
  [
    "schema",
    properties("a"),
    { ...properties("a"), required: ["a"] },
    ["`a` is required; before, optional."],
  ],
  [
    "schema",
    { ...properties("a", "b"), required: ["a", "b"] },
    { ...properties("a"), required: ["a"] },
    ["`b` is gone."],
  ],
  [
    "schema",
    { required: ["a"] },
    { required: ["b"] },
    ["`b` is required; before, optional.", "`a` is optional; before, required."],
  ],
  ["schema", nested(text), nested(number), ["`d` is not as before."]],
  [
    "schema",
    { ...properties("a"), maxProperties: 1 },
    { ...properties("b"), maxProperties: 2 },
    ["It has `maxProperties` `2`; before, `1`.", "`b` is new.", "`a` is gone."],
  ],
  [
    "operation",
    { parameters: [parameter("q", "query")] },
    { parameters: [parameter("q", "query", number)] },
    ["Parameter `q` is an integer; before, a string."],
  ],
  ["operation", {}, { parameters: [parameter("q", "query")] }, ["Parameter `q` is new."]],
  ["operation", { parameters: [parameter("q", "query")] }, {}, ["Parameter `q` is gone."]],
  [
    "operation",
    { parameters: [parameter("q", "query")] },
    { parameters: [parameter("q", "header")] },
    ["Parameter `q` is new.", "Parameter `q` is gone."],
  ],
  ["operation", {}, { requestBody: content(text) }, ["The request body is new."]],
  ["operation", { requestBody: content(text) }, {}, ["The request body is gone."]],
  [
    "operation",
    { requestBody: content(text) },
    { requestBody: content(number) },
    ["`application/json` of the request body is an integer; before, a string."],
  ],
  [
    "operation",
    { responses: { "200": {} } },
    { responses: { "404": {} } },
    ["Response `404` is new.", "Response `200` is gone."],
  ],
  ["response", {}, { headers: { Age: { schema: text } } }, ["Header `Age` is new."]],
])("of a %s: from %j to %j", (kind, before, after, want) => {
  expect(differencesOf(kind, before, after)).toEqual(want);
});

it.each([
  [7, ["`a0` is new.", "`a5` is new.", "`a6` is new."]],
  [8, ["`a0` is new.", "`a5` is new.", "2 more differences."]],
])("of %i, at most six and one are listed", (count, want) => {
  const names = Array.from({ length: count }, (_, index) => `a${index}`);
  const found = differencesOf("schema", {}, properties(...names));
  expect(found).toHaveLength(7);
  expect([found[0], found[5], found[6]]).toEqual(want);
});
