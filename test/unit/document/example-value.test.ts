import { expect, it } from "vitest";
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

it.each<[what: string, schema: Json | undefined, value: Json, want: Json]>([
  ["drops a removed property and keeps the others", item, { old: "a", id: "b" }, { id: "b" }],
  ["keeps undeclared properties", item, { other: { old: "a" } }, { other: { old: "a" } }],
  ["keeps everything if there is no schema", undefined, { old: "a" }, { old: "a" }],
  [
    "follows references and compositions",
    schemaRef("Composed"),
    { old: "a", id: "b", extra: "c" },
    { id: "b" },
  ],
  [
    "removes properties within lists",
    { items: schemaRef("Item") },
    [{ old: "a" }, { id: "b" }, 3],
    [{}, { id: "b" }, 3],
  ],
  [
    "removes properties within lists behind a reference",
    { allOf: [schemaRef("List")] },
    [{ old: "a", id: "b" }],
    [{ id: "b" }],
  ],
  [
    "removes properties within tuples",
    { prefixItems: [{}, item], items: false },
    [{ old: "a" }, { old: "a" }],
    [{ old: "a" }, {}],
  ],
  [
    "removes properties within maps",
    { additionalProperties: schemaRef("Item") },
    { one: { old: "a", id: "b" } },
    { one: { id: "b" } },
  ],
  [
    "takes a property declared as `true` as declared",
    { properties: { any: true }, additionalProperties: schemaRef("Item") },
    { any: { old: "a" }, other: { old: "a" } },
    { any: { old: "a" }, other: {} },
  ],
  [
    "follows recursive schemas",
    schemaRef("Node"),
    { old: "a", next: { old: "a", next: {} } },
    { next: { next: {} } },
  ],
  [
    "reads a value by the branch that its constants match (removed there)",
    schemaRef("Choice"),
    { kind: "letter", sent: "a" },
    { kind: "letter" },
  ],
  [
    "reads a value by the branch that its constants match (kept there)",
    schemaRef("Choice"),
    { kind: "link", sent: "a" },
    { kind: "link", sent: "a" },
  ],
  [
    "reads a value by the branch whose constants all match",
    schemaRef("Twice"),
    { kind: "letter", way: "air", sent: "a" },
    { kind: "letter", way: "air" },
  ],
  [
    "keeps a property that another part of the schema declares",
    schemaRef("Moved"),
    { a: "b" },
    { a: "b" },
  ],
  ["keeps a scalar", item, "old", "old"],
  ["keeps null", item, null, null],
])("withoutGoneProperties %s", (_, schema, value, want) => {
  const isGone = (part: JsonObject) => part["x-gone"] === true;
  const given = deepFreeze(structuredClone(value));
  expect(withoutGoneProperties(document, given, [schema], isGone)).toEqual(want);
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
