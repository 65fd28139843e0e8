// Changes of fields, described in words.
import { expect, it } from "vitest";
import type { ObjectKind } from "../../../src/toolkit/document/grammar.ts";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import {
  describeChange,
  differencesBetween,
  equalityForPrograms,
  formOf,
  isForReaders,
} from "../../../src/toolkit/levels/change-sentences.ts";
import { annotate } from "../../helpers/small-api.ts";

const text = { type: "string" };

/** A value that takes this many characters as JSON. */
const long = (length: number) => "a".repeat(length - 2);

it.each<[Json | undefined, string]>([
  [undefined, "anything"],
  [true, "anything"],
  [{}, "anything"],
  [{ properties: {} }, "an object"],
  [{ $ref: "#/components/schemas/Member" }, "`Member`"],
  [{ const: "a" }, '`"a"`'],
  [{ type: "integer", format: "int64" }, "an integer (int64)"],
  [{ type: ["string", "null"] }, "a string or null"],
  [{ type: "array" }, "an array"],
  [{ type: "array", items: text }, "an array, each a string"],
  [{ type: "string", items: text }, "a string"],
  [{ oneOf: [text, { type: "null" }, text] }, "a string or null"],
  [{ anyOf: [text, {}], type: "string" }, "a string"],
  [{ allOf: [{ $ref: "#/components/schemas/A" }, text] }, "`A` and a string"],
])("%j in words is %s", (schema, words) => {
  expect(formOf(schema)).toBe(words);
});

it.each<[now: JsonObject, was: JsonObject, want: string]>([
  [text, { type: "integer" }, "is a string; before, an integer"],
  [
    { oneOf: [text, { minLength: 1 }] },
    { oneOf: [text, {}] },
    'now has `{"minLength":1}` in `oneOf` and no longer has `{}` in `oneOf`',
  ],
  [{ type: "string", enum: ["a", "b"] }, { enum: ["a"] }, 'now has `"b"` in `enum`'],
  [text, { required: true }, "is optional; before, required"],
  [text, { required: false }, "is required; before, optional"],
  [
    { ...text, maxLength: 5 },
    { required: false, maxLength: 4 },
    "is required; before, optional. It has at most 5 characters; before, at most 4 characters",
  ],
  // Its own list changes by the annotations of its properties, which are told of themselves.
  [
    {
      required: ["a"],
      properties: { a: annotate({ changes: [{ level: 20, was: { required: false } }] }) },
    },
    { required: true },
    "is optional; before, required",
  ],
  [{ deprecated: true }, { deprecated: false }, "is deprecated"],
  [{}, { deprecated: true }, "is no longer deprecated"],
  [{ maxLength: 5 }, { maxLength: 4 }, "has at most 5 characters; before, at most 4 characters"],
  [{}, { minLength: 4 }, "has no limit; before, at least 4 characters"],
  [{ maximum: 5 }, { maximum: 4 }, "has at most 5; before, at most 4"],
  [{ minimum: 5 }, { minimum: 4 }, "has at least 5; before, at least 4"],
  [{ maxItems: 5 }, { maxItems: 4 }, "has at most 5 items; before, at most 4 items"],
  [{ minItems: 5 }, { minItems: 4 }, "has at least 5 items; before, at least 4 items"],
  [{ pattern: "a" }, { pattern: "b" }, 'has the pattern `"a"`; before, the pattern `"b"`'],
  [{ default: 1 }, { default: 2 }, "has the default `1`; before, the default `2`"],
  [{ title: "A" }, { title: "B" }, "is described differently"],
  [
    { title: "A", enum: [1, 3], not: {} },
    { title: "B", enum: [2, 3], not: text },
    "now has `1` in `enum` and no longer has `2` in `enum`. What is excluded from it is anything; before, a string",
  ],
])("%j that was %j %s", (now, was, want) => {
  const change = { level: 20, was };
  const node = { ...now, "x-feature-level": { changes: [change] } };
  expect(describeChange("it", node as JsonObject, "schema", change)).toBe(`It ${want}.`);
});

it.each<[ObjectKind, now: JsonObject, was: JsonObject, want: string]>([
  ["operation", { servers: [1, 2] }, { servers: [2, 1] }, "has another order in `servers`"],
  [
    "operation",
    { servers: [1, 2, 3, 4, 5, 6, 7, 8] },
    { servers: [1, 9] },
    "now has `2`, `3`, `4`, `5`, `6`, 2 more in `servers` and no longer has `9` in `servers`",
  ],
  [
    "operation",
    { servers: [1, 2, 3, 4, 5, long(61)] },
    { servers: [1] },
    "now has `2`, `3`, `4`, `5`, `…` in `servers`",
  ],
  ["operation", { servers: [1] }, { servers: [1, 2] }, "no longer has `2` in `servers`"],
  ["encoding", {}, { a: 1 }, "no longer has `a`; before, `1`"],
  ["encoding", {}, { a: long(61) }, "no longer has `a`; before, it did"],
  [
    "encoding",
    { a: long(60) },
    { a: 1 },
    `has \`a\` \`${JSON.stringify(long(60))}\`; before, \`1\``,
  ],
  ["encoding", { a: long(61) }, { a: long(62) }, "has another `a`"],
  ["encoding", { a: [1] }, { a: {} }, "has `a` `[1]`; before, `{}`"],
  ["encoding", { a: { b: 1 } }, { a: [1] }, 'has `a` `{"b":1}`; before, `[1]`'],
  [
    "encoding",
    { a: { b: 1, c: 2, d: 3 } },
    { a: { b: 1, c: 3, e: 3 } },
    "has other `c`, `d`, `e` in `a` than before",
  ],
  [
    "operation",
    { security: [{ key: ["read", "write"], other: [] }, {}] },
    { security: [] },
    "requires `key` (read, write) and `other`, or nothing; before, nothing",
  ],
  ["parameter", {}, { required: true }, "is optional; before, required"],
  ["parameter", { required: true }, { required: false }, "is required; before, optional"],
  [
    "securityScheme",
    { type: "apiKey" },
    { type: "http" },
    'has `type` `"apiKey"`; before, `"http"`',
  ],
])("a %s %j that was %j %s", (kind, now, was, want) => {
  const change = { level: 20, was };
  const node = { ...now, "x-feature-level": { changes: [change] } };
  expect(describeChange("it", node, kind, change)).toBe(`It ${want}.`);
});

it("describes an added field as one that was missing before", () => {
  const change = { level: 20, without: ["a", "default"] };
  const node = { a: 1, default: 2, "x-feature-level": { changes: [change] } };
  const want = "It has the default `2`; before, no default. It has `a` `1`; before, it had none.";
  expect(describeChange("it", node, "schema", change)).toBe(want);
});

it.each([
  ["schema", "title", true],
  ["schema", "x-a", true],
  ["schema", "enum", false],
  ["schema", "info", false],
  ["document", "info", true],
  ["document", "paths", false],
  ["schema", "x-callers", true],
  ["operation", "x-a", true],
  ["operation", "x-callers", false],
] as const)("in %s, the field %s is for readers only: %s", (kind, field, isSo) => {
  expect(isForReaders(kind, field)).toBe(isSo);
});

const number = { type: "integer" };
const parameter = (name: string, place: string, schema: Json = text) => ({
  name,
  in: place,
  schema,
});
const content = (schema: Json): JsonObject => ({ content: { "application/json": { schema } } });

function differencesOf(kind: ObjectKind, before: JsonObject, after: JsonObject): readonly string[] {
  return differencesBetween("it", before, after, kind, equalityForPrograms());
}

const properties = (...names: readonly string[]): JsonObject => ({
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
/** An object in an object, and so on, with a value at the bottom. */
const nested = (value: Json): JsonObject =>
  ["a", "b", "c", "d", "e"].reduceRight<JsonObject>(
    (inner, name) => ({ properties: { same: text, [name]: inner } }),
    { properties: { leaf: value } },
  );

it.each<[ObjectKind, JsonObject, JsonObject, string[]]>([
  ["schema", text, number, ["It is an integer; before, a string."]],
  ["schema", { enum: ["a"] }, text, ["It is a string; before, one of certain values."]],
  [
    "schema",
    { ...text, minLength: 1, deprecated: true },
    { ...number, minimum: 1 },
    [
      "It is an integer; before, a string.",
      "It is no longer deprecated.",
      "It has at least 1; before, no limit.",
    ],
  ],
  ["schema", properties("a"), properties("a", "b"), ["`b` was added."]],
  ["schema", {}, properties("a"), ["It is an object; before, anything."]],
  ["schema", properties("a"), text, ["It is a string; before, an object."]],
  [
    "schema",
    { properties: { a: true } },
    { properties: { a: text } },
    ["`a` is a string; before, anything."],
  ],
  [
    "schema",
    { properties: { a: text } },
    { properties: { a: true } },
    ["`a` is anything; before, a string."],
  ],
  [
    "schema",
    { type: "array", items: text },
    { type: "array", items: number },
    ["It is an array, each an integer; before, an array, each a string."],
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
    ["`b` was removed."],
  ],
  [
    "schema",
    { required: ["a"] },
    { required: ["b"] },
    ["`b` is required; before, optional.", "`a` is optional; before, required."],
  ],
  ["schema", nested(text), nested(number), ["`d` changed."]],
  [
    "schema",
    { ...properties("a"), maxProperties: 1 },
    { ...properties("b"), maxProperties: 2 },
    ["It has `maxProperties` `2`; before, `1`.", "`b` was added.", "`a` was removed."],
  ],
  [
    "operation",
    { parameters: [parameter("q", "query")] },
    { parameters: [parameter("q", "query", number)] },
    ["Parameter `q` is an integer; before, a string."],
  ],
  ["operation", { parameters: [parameter("q", "query")] }, {}, ["Parameter `q` was removed."]],
  [
    "operation",
    { parameters: [parameter("q", "query")] },
    { parameters: [parameter("q", "header")] },
    ["Parameter `q` was added.", "Parameter `q` was removed."],
  ],
  ["operation", { requestBody: content(text) }, {}, ["The request body was removed."]],
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
    ["Response `404` was added.", "Response `200` was removed."],
  ],
  ["response", {}, { headers: { Age: { schema: text } } }, ["Header `Age` was added."]],
])("of a %s: from %j to %j", (kind, before, after, want) => {
  expect(differencesOf(kind, before, after)).toEqual(want);
});

it.each([
  [7, ["`a0` was added.", "`a5` was added.", "`a6` was added."]],
  [8, ["`a0` was added.", "`a5` was added.", "2 more differences."]],
])("of %i, at most six and one are listed", (count, want) => {
  const names = Array.from({ length: count }, (_, index) => `a${index}`);
  const found = differencesOf("schema", properties(), properties(...names));
  expect(found).toHaveLength(7);
  expect([found[0], found[5], found[6]]).toEqual(want);
});
