// Changes of fields in words.
import { expect, it } from "vitest";
import type { ObjectKind } from "../../../src/toolkit/document/grammar.ts";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { formOf, isForReaders, sentenceOf } from "../../../src/toolkit/levels/sentence.ts";

const text = { type: "string" };

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
])("the form of %j is %s", (schema, words) => {
  expect(formOf(schema)).toBe(words);
});

it.each<[now: JsonObject, was: JsonObject, want: string]>([
  [text, { type: "integer" }, "is a string; before, an integer"],
  [{ ...text, allOf: [{}] }, { allOf: [] }, "now has `{}` in `allOf`"],
  [text, { required: true }, "is optional; before, required"],
  [text, { required: false }, "is required; before, optional"],
  [
    { required: ["a"] },
    { required: ["b"] },
    'now has `"a"` in `required` and no longer has `"b"` in `required`',
  ],
  [{ deprecated: true }, { deprecated: false }, "is deprecated"],
  [{}, { deprecated: true }, "is no longer deprecated"],
  [{ maxLength: 5 }, { maxLength: 4 }, "has at most 5 characters; before, at most 4 characters"],
  [{}, { minLength: 4 }, "has no such limit; before, at least 4 characters"],
  [{ maximum: 5 }, { maximum: 4 }, "has at most 5; before, at most 4"],
  [{ minimum: 5 }, { minimum: 4 }, "has at least 5; before, at least 4"],
  [{ maxItems: 5 }, { maxItems: 4 }, "has at most 5 items; before, at most 4 items"],
  [{ minItems: 5 }, { minItems: 4 }, "has at least 5 items; before, at least 4 items"],
  [{ pattern: "a" }, { pattern: "b" }, 'has the pattern `"a"`; before, the pattern `"b"`'],
  [{ default: 1 }, { default: 2 }, "has the default `1`; before, the default `2`"],
  [{ title: "A" }, { title: "B" }, "is described differently"],
  [
    { title: "A", enum: [1], not: {} },
    { title: "B", enum: [2], not: text },
    "now has `1` in `enum` and no longer has `2` in `enum`. It has other `type` in `not` than before",
  ],
])("%j that was %j %s", (now, was, want) => {
  const change = { level: 20, was };
  const node = { ...now, "x-feature-level": { changes: [change] } };
  expect(sentenceOf("it", node as JsonObject, "schema", change)).toBe(`It ${want}.`);
});

it.each<[ObjectKind, now: JsonObject, was: JsonObject, want: string]>([
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
  expect(sentenceOf("it", node, kind, change)).toBe(`It ${want}.`);
});

it.each([
  ["schema", "title", true],
  ["schema", "x-a", true],
  ["schema", "enum", false],
  ["schema", "info", false],
  ["document", "info", true],
  ["document", "paths", false],
] as const)("of a %s, %s is for readers only: %s", (kind, field, isSo) => {
  expect(isForReaders(kind, field)).toBe(isSo);
});
