import { describe, expect, it } from "vitest";
import {
  mapProperties,
  withoutGoneProperties,
} from "../../../src/toolkit/document/example-value.ts";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { api, schemaRef } from "../../helpers/small-api.ts";
import { deepFreeze } from "../../helpers/values.ts";

const gone = { type: "string", "x-gone": true };
const kept = { type: "string" };
const item = { properties: { old: gone, id: kept } };
const letter = { properties: { kind: { const: "letter" }, sent: gone } };
const link = { allOf: [{ properties: { kind: { const: "link" } } }], properties: { sent: kept } };

const document = api(
  {},
  {
    schemas: {
      Item: item,
      Composed: { allOf: [schemaRef("Item"), { properties: { extra: gone } }] },
      Node: { properties: { old: gone, next: schemaRef("Node") } },
      Choice: { oneOf: [letter, link] },
      List: { items: item },
      Twice: {
        anyOf: [
          { properties: { kind: { const: "letter" }, way: { const: "air" }, sent: gone } },
          { properties: { kind: { const: "letter" }, way: { const: "sea" }, sent: kept } },
        ],
      },
      Moved: { allOf: [{ properties: { a: gone } }, { properties: { a: kept } }] },
    },
  },
);

interface Row {
  case: string;
  schema: Json | undefined;
  value: Json;
  want: Json;
}

const rows: Row[] = [
  {
    case: "drops a removed property and keeps the others",
    schema: item,
    value: { old: "a", id: "b" },
    want: { id: "b" },
  },
  {
    case: "keeps undeclared properties",
    schema: item,
    value: { other: { old: "a" } },
    want: { other: { old: "a" } },
  },
  {
    case: "keeps everything if there is no schema",
    schema: undefined,
    value: { old: "a" },
    want: { old: "a" },
  },
  {
    case: "follows references and compositions",
    schema: schemaRef("Composed"),
    value: { old: "a", id: "b", extra: "c" },
    want: { id: "b" },
  },
  {
    case: "removes properties within lists",
    schema: { items: schemaRef("Item") },
    value: [{ old: "a" }, { id: "b" }, 3],
    want: [{}, { id: "b" }, 3],
  },
  {
    case: "removes properties within lists behind a reference",
    schema: { allOf: [schemaRef("List")] },
    value: [{ old: "a", id: "b" }],
    want: [{ id: "b" }],
  },
  {
    case: "removes properties within tuples",
    schema: { prefixItems: [{}, item], items: false },
    value: [{ old: "a" }, { old: "a" }],
    want: [{ old: "a" }, {}],
  },
  {
    case: "removes properties within maps",
    schema: { additionalProperties: schemaRef("Item") },
    value: { one: { old: "a", id: "b" } },
    want: { one: { id: "b" } },
  },
  {
    case: "takes a property declared as `true` as declared",
    schema: { properties: { any: true }, additionalProperties: schemaRef("Item") },
    value: { any: { old: "a" }, other: { old: "a" } },
    want: { any: { old: "a" }, other: {} },
  },
  {
    case: "follows recursive schemas",
    schema: schemaRef("Node"),
    value: { old: "a", next: { old: "a", next: {} } },
    want: { next: { next: {} } },
  },
  {
    case: "reads a value by the branch that its constants match (removed there)",
    schema: schemaRef("Choice"),
    value: { kind: "letter", sent: "a" },
    want: { kind: "letter" },
  },
  {
    case: "reads a value by the branch that its constants match (kept there)",
    schema: schemaRef("Choice"),
    value: { kind: "link", sent: "a" },
    want: { kind: "link", sent: "a" },
  },
  {
    case: "reads a value by the branch whose constants all match",
    schema: schemaRef("Twice"),
    value: { kind: "letter", way: "air", sent: "a" },
    want: { kind: "letter", way: "air" },
  },
  {
    case: "keeps a property that another part of the schema declares",
    schema: schemaRef("Moved"),
    value: { a: "b" },
    want: { a: "b" },
  },
  { case: "keeps a scalar", schema: item, value: "old", want: "old" },
  { case: "keeps null", schema: item, value: null, want: null },
];

describe("withoutGoneProperties", () => {
  it.each(rows)("$case", ({ schema, value, want }) => {
    const isGone = (part: JsonObject) => part["x-gone"] === true;
    const given = deepFreeze(structuredClone(value));
    expect(withoutGoneProperties(document, given, [schema], isGone)).toEqual(want);
  });
});

it("a property's value can be replaced, whatever it was", () => {
  const value = mapProperties(
    document,
    { old: { a: 1 }, id: "b", other: true },
    [item],
    (schemas) => (schemas.includes(gone) ? { value: 7 } : { schemas }),
  );
  expect(value).toEqual({ old: 7, id: "b", other: true });
});
