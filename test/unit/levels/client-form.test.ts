// What the parts of a plain document mean, however they are written.
import { expect, it } from "vitest";
import type { ObjectKind } from "../../../src/toolkit/document/grammar.ts";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { sameness } from "../../../src/toolkit/levels/sameness.ts";
import { api, schemaRef } from "../../helpers/small-api.ts";

const text = { type: "string" };
const nothing = { type: "null" };
const room = { type: "object", required: ["id"], properties: { id: text } };
const kind = (name: string) => ({ propertyName: "kind", mapping: { a: name } });
const chain = (name: string, link: Json = schemaRef(name)) => ({ properties: { next: link } });
const pair = (left: string, right: string) => ({
  properties: { left: schemaRef(left), right: schemaRef(right) },
});

const document = api(
  {},
  {
    schemas: {
      Room: room,
      Same: room,
      Small: { allOf: [schemaRef("Same"), { maxProperties: 1 }] },
      Other: text,
      Named: schemaRef("Room"),
      Around: schemaRef("Back"),
      Back: schemaRef("Around"),
      Long: chain("Long"),
      Chain: chain("Chain"),
      Twice: chain("Twice", chain("Twice")),
      Marked: { ...chain("Marked"), title: "Marked." },
      Even: chain("Odd"),
      Odd: { ...chain("Even"), required: ["next"] },
      First: chain("Second"),
      Second: chain("Third"),
      Third: { ...chain("First"), required: ["next"] },
      // The same circle as of Even and Odd, from the other side.
      Uneven: { ...chain("Level"), required: ["next"] },
      Level: chain("Uneven"),
      Any: true,
      Pair: { type: ["array", "null"], prefixItems: [text] },
      // Pairs of schemas that each describe the same values.
      A: pair("A", "B"),
      B: pair("B", "A"),
      C: pair("C", "D"),
      D: pair("D", "C"),
      E: pair("E", "F"),
      F: pair("E", "F"),
      Pet: { discriminator: { propertyName: "kind" } },
      Cat: { allOf: [schemaRef("Pet")] },
      Beast: { discriminator: { propertyName: "kind" } },
      Dog: { allOf: [schemaRef("Beast")] },
    },
    parameters: { Q: { name: "q", in: "query", schema: text } },
  },
);
const { idOf, idOfField, plain } = sameness({ within: document });

const query = { name: "q", in: "query", schema: text };

it.each<[ObjectKind, one: Json, other: Json]>([
  // Defaults, texts and keywords without effect.
  ...["deprecated", "readOnly", "writeOnly", "uniqueItems"].map(
    (name) => ["schema", { ...text, [name]: false }, text] as [ObjectKind, Json, Json],
  ),
  ["schema", { minItems: 0, minLength: 0 }, {}],
  ["schema", { required: [], properties: {}, description: "A.", "x-a": 1 }, true],
  ["schema", { type: ["string"] }, text],
  ["schema", { type: ["string", "null"] }, { type: ["null", "string"] }],
  ["schema", { additionalProperties: true, items: {} }, { items: true }],
  ["schema", { additionalProperties: {} }, {}],
  ["schema", { items: true }, {}],
  ["schema", { const: 1 }, { enum: [1] }],
  ["schema", { const: null }, { enum: [null] }],
  ["schema", { const: [1, 2] }, { enum: [[1, 2]] }],
  ["schema", { ...room, required: ["a", "id", "a"] }, { ...room, required: ["id", "a"] }],
  ["parameter", query, { ...query, required: false, deprecated: false, style: "form" }],
  ["parameter", query, { ...query, allowEmptyValue: false, allowReserved: false, explode: true }],
  ["parameter", { in: "cookie" }, { in: "cookie", style: "form", explode: true }],
  ["parameter", { in: "path" }, { in: "path", style: "simple", explode: false }],
  ["parameter", { in: "header" }, { in: "header", style: "simple", explode: false }],
  ["parameter", { ...query, style: "x" }, { ...query, style: "x", explode: false }],
  ["parameter", { $ref: "#/components/parameters/Q" }, query],
  ["parameter", { $ref: "#/components/parameters/Q", required: true }, query], // Beside it, nothing counts.
  ["header", {}, { required: false, deprecated: false, style: "simple", explode: false }],
  ["requestBody", {}, { required: false }],
  ["operation", { parameters: [] }, { deprecated: false, summary: "Get." }],
  ["operation", { security: [] }, { security: [{}] }],
  ["operation", { security: [{ a: [] }, {}] }, { security: [{}, { a: [] }] }],
  // References.
  ["schema", schemaRef("Room"), room],
  ["schema", schemaRef("Room"), schemaRef("Same")],
  ["schema", schemaRef("Named"), room],
  ["schema", { ...schemaRef("Room"), title: "A room." }, room],
  ["schema", { ...schemaRef("Room"), minProperties: 2 }, { allOf: [{ minProperties: 2 }, room] }],
  ["schema", schemaRef("Long"), schemaRef("Chain")],
  ["schema", schemaRef("Marked"), schemaRef("Chain")],
  ["schema", schemaRef("Twice"), schemaRef("Chain")],
  ["schema", schemaRef("Twice"), chain("Twice")],
  ["schema", schemaRef("Missing"), schemaRef("Missing")],
  ["schema", schemaRef("A"), schemaRef("C")],
  ["schema", schemaRef("A"), schemaRef("E")],
  ["schema", schemaRef("Odd"), schemaRef("Uneven")],
  ["schema", schemaRef("Any"), {}],
  ["schema", schemaRef("D"), schemaRef("B")], // Visited before, within another.
  ["response", { content: {} }, {}],
  ["schema", { discriminator: kind("Room") }, { discriminator: kind("#/components/schemas/Same") }],
  [
    "schema",
    { discriminator: { propertyName: "kind" }, oneOf: [schemaRef("Room"), schemaRef("Other")] },
    {
      discriminator: { propertyName: "kind", mapping: { Room: "Same", Other: "Other" } },
      oneOf: [room, text],
    },
  ],
  [
    "schema",
    { discriminator: kind("Room"), anyOf: [schemaRef("Room"), text] },
    { discriminator: kind("Room"), anyOf: [room, text] },
  ],
  [
    "schema",
    { discriminator: { propertyName: "kind" }, anyOf: [schemaRef("Room"), schemaRef("Other")] },
    {
      discriminator: { propertyName: "kind", mapping: { Room: "Same", Other: "Other" } },
      anyOf: [room, text],
    },
  ],
  // What cannot be one schema, in any order.
  [
    "schema",
    { ...schemaRef("Missing"), minLength: 1 },
    { allOf: [{ minLength: 1 }, schemaRef("Missing")] },
  ],
  [
    "schema",
    { prefixItems: [text], allOf: [{ prefixItems: [room] }] },
    { allOf: [{ prefixItems: [room] }, { prefixItems: [text] }] },
  ],
  [
    "schema",
    { allOf: [{ prefixItems: [room] }, { prefixItems: [text] }] },
    { allOf: [{ prefixItems: [text] }, { prefixItems: [room] }], title: "A." },
  ],
  ["schema", { anyOf: [text, { ...text, title: "A." }] }, text],
  [
    "schema",
    { allOf: [chain("Missing"), { properties: { next: schemaRef("Missing"), b: text } }] },
    { properties: { next: schemaRef("Missing"), b: text } },
  ],
  ["schema", { allOf: [{ ...text, default: "a" }, { default: "b" }] }, { ...text, default: "b" }],
  [
    "schema",
    { allOf: [chain("Missing"), chain("", { minLength: 1 })] },
    chain("", { allOf: [schemaRef("Missing"), { minLength: 1 }] }),
  ],
  // Compositions with one branch, and with `null`.
  ["schema", { allOf: [text] }, text],
  ["schema", { allOf: [room], minProperties: 1 }, { allOf: [{ minProperties: 1 }, room] }],
  ["schema", { allOf: [{ oneOf: [text] }] }, text],
  ["schema", { anyOf: [text] }, { oneOf: [text] }],
  ["schema", { anyOf: [text, room] }, { anyOf: [room, text] }],
  ["schema", { anyOf: [text, nothing] }, { type: ["string", "null"] }],
  ["schema", { oneOf: [nothing, text] }, { type: ["string", "null"] }],
  ["schema", { anyOf: [nothing, { type: ["string", "null"] }] }, { type: ["string", "null"] }],
  ["schema", { oneOf: [{ enum: ["a"] }, nothing] }, { enum: ["a", null] }],
  ["schema", { oneOf: [room, text] }, { anyOf: [room, text] }],
  [
    "schema",
    { allOf: [room, { properties: { size: text } }] },
    { ...room, properties: { ...room.properties, size: text } },
  ],
  ["schema", { oneOf: [schemaRef("Other"), nothing] }, { type: ["string", "null"] }],
  [
    "schema",
    { oneOf: [{ ...text, enum: ["a"] }, nothing] },
    { type: ["string", "null"], enum: ["a", null] },
  ],
  ["schema", { oneOf: [{ enum: ["a"] }, nothing] }, { anyOf: [nothing, { const: "a" }] }],
  [
    "schema",
    { oneOf: [{ ...text, anyOf: [{ minLength: 1 }, { pattern: "a" }] }, nothing] },
    { anyOf: [{ ...text, anyOf: [{ pattern: "a" }, { minLength: 1 }] }, nothing] },
  ],
  [
    "schema",
    { oneOf: [{ ...text, anyOf: [{ minLength: 1 }, { pattern: "a" }] }, nothing] },
    { type: ["string", "null"], anyOf: [{ minLength: 1 }, { pattern: "a" }] },
  ],
])("as a %s, %j means the same as %j", (kind, one, other) => {
  expect(idOf(one, kind)).toBe(idOf(other, kind));
});

it.each<[ObjectKind | undefined, one: Json, other: Json]>([
  ...["deprecated", "readOnly", "writeOnly"].map(
    (name) => ["schema", { ...text, [name]: true }, text] as [ObjectKind, Json, Json],
  ),
  ["schema", { type: "array", uniqueItems: true }, { type: "array" }],
  ["schema", { minItems: 1 }, {}],
  ["schema", { minLength: 1 }, {}],
  ["schema", { additionalProperties: false }, {}],
  ["schema", { items: text }, {}],
  ["schema", false, {}],
  ["schema", { const: 1 }, { enum: ["1"] }],
  ["schema", { properties: { a: text } }, { properties: { b: text } }],
  ["schema", { prefixItems: [text, room] }, { prefixItems: [room, text] }],
  ["schema", schemaRef("Missing"), schemaRef("Gone")],
  ["schema", schemaRef("Missing"), {}],
  ["schema", { ...schemaRef("Missing"), minLength: 1 }, schemaRef("Missing")],
  ["schema", { ...schemaRef("Missing"), minLength: 1 }, { minLength: 1 }],
  [
    "schema",
    { allOf: [{ prefixItems: [text] }, { prefixItems: [room] }] },
    { allOf: [{ prefixItems: [text] }, { prefixItems: [text, room] }] },
  ],
  ["schema", chain("Chain", chain("Chain")), chain("Room", chain("Room"))],
  ["schema", schemaRef("Even"), schemaRef("Chain")],
  ["schema", schemaRef("Even"), schemaRef("Odd")],
  ["schema", schemaRef("First"), schemaRef("Second")],
  ["schema", schemaRef("Odd"), schemaRef("Third")],
  ["schema", schemaRef("Pet"), schemaRef("Beast")],
  ["schema", { default: true }, { default: {} }],
  ["schema", { ...text, not: schemaRef("Missing") }, text],
  ["schema", { oneOf: [schemaRef("Missing"), nothing] }, schemaRef("Missing")],
  [
    "schema",
    {
      allOf: [
        { anyOf: [schemaRef("Missing"), text] },
        { anyOf: [{ minLength: 1 }, { pattern: "a" }] },
      ],
    },
    { ...text, anyOf: [{ minLength: 1 }, { pattern: "a" }] },
  ],
  [
    "schema",
    { prefixItems: [text], anyOf: [{ minItems: 1 }, { maxItems: 2 }] },
    { anyOf: [{ minItems: 1 }, { maxItems: 2 }] },
  ],
  [
    "schema",
    {
      anyOf: [
        { ...text, default: "a" },
        { type: "integer", default: 1 },
      ],
    },
    { type: ["string", "integer"], default: 1 },
  ],
  [
    "schema",
    { anyOf: [{ ...schemaRef("Pair"), maxItems: 1 }, nothing] },
    { anyOf: [{ ...schemaRef("Pair"), maxItems: 2 }, nothing] },
  ],
  [
    "schema",
    { allOf: [{ anyOf: [room, text], unevaluatedProperties: false }, { properties: { a: text } }] },
    { anyOf: [room, text], unevaluatedProperties: false, properties: { a: text } },
  ],
  ["schema", { allOf: [{ ...text, default: "a" }, { default: "b" }] }, { ...text, default: "a" }],
  ["schema", { type: ["null", "string"] }, nothing],
  ["schema", { oneOf: [{ enum: ["a"] }, nothing] }, { type: "null", enum: ["a", null] }],
  ["schema", { oneOf: [nothing, { type: ["string", "null"] }] }, { type: ["string", "null"] }],
  ["schema", { oneOf: [{ enum: ["a"] }, nothing] }, { oneOf: [{ enum: ["b"] }, nothing] }],
  ["schema", { oneOf: [{ enum: ["a"] }, nothing] }, { oneOf: [{ enum: ["a"] }, {}] }],
  // Null fits both branches, so not one.
  [
    "schema",
    { oneOf: [{ ...text, oneOf: [{ minLength: 1 }, { pattern: "a" }] }, nothing] },
    { type: ["string", "null"], oneOf: [{ minLength: 1 }, { pattern: "a" }] },
  ],
  ["schema", { ...schemaRef("Room"), minProperties: 2 }, room],
  ["schema", { allOf: [room], minProperties: 1 }, room],
  ["schema", { allOf: [room, text] }, { anyOf: [room, text] }],
  ["schema", { oneOf: [room, {}] }, { anyOf: [room, {}] }],
  ["schema", { oneOf: [text], minLength: 1 }, text],
  ["schema", { anyOf: [text, room, nothing] }, { type: ["string", "null"] }],
  ["schema", { anyOf: [text, nothing] }, text],
  ["schema", { discriminator: kind("Room") }, { discriminator: kind("Other") }],
  ["schema", { discriminator: kind("Room") }, {}],
  ["parameter", { ...query, required: true }, query],
  ["parameter", { ...query, explode: false }, query],
  ["parameter", { ...query, style: "x", explode: true }, { ...query, style: "x" }],
  ["parameter", { in: "path", explode: true }, { in: "path" }],
  ["parameter", { ...query, style: "x" }, { ...query, style: "y" }],
  ["parameter", { $ref: "other.yaml#/components/parameters/Q" }, query],
  ["encoding", { explode: false }, {}],
  ["header", { required: true }, {}],
  ["requestBody", { required: true }, {}],
  ["operation", { deprecated: true }, {}],
  ["operation", { security: [{ a: [] }] }, { security: [] }],
  [
    "operation",
    { servers: [{ url: "/a" }, { url: "/b" }] },
    { servers: [{ url: "/b" }, { url: "/a" }] },
  ],
  [undefined, { a: [1, 2] }, { a: [2, 1] }],
  [undefined, { a: 1 }, { b: 1 }],
])("as a %s, %j does not mean the same as %j", (kind, one, other) => {
  expect(idOf(one, kind)).not.toBe(idOf(other, kind));
});

it("the order of fields has no meaning, even in objects unknown to the standard", () => {
  expect(idOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(idOf({ b: [{ d: 3, c: 2 }], a: 1 }));
});

it("a missing or empty field has no meaning, except an empty `enum`", () => {
  const node = { required: [], properties: {}, parameters: [] };
  expect(idOfField(node, "schema", "title")).toBeUndefined();
  expect(idOfField(node, "schema", "required")).toBeUndefined();
  expect(idOfField(node, "schema", "properties")).toBeUndefined();
  expect(idOfField(node, "operation", "parameters")).toBeUndefined();
  expect(idOfField({ enum: [] }, "schema", "enum")).toBeDefined();
});

it.each<[Json | undefined, JsonObject]>([
  [undefined, {}],
  [true, {}],
  [schemaRef("Named"), room],
  [{ ...text, title: "A.", minLength: 0 }, text],
  [{ allOf: [schemaRef("Named")] }, room],
  [schemaRef("Around"), schemaRef("Around")],
  [schemaRef("Missing"), schemaRef("Missing")],
  [{ properties: { room: schemaRef("Room") } }, { properties: { room: schemaRef("Room") } }],
])("the plain form of %j is %j", (node, want) => {
  expect(plain(node, "schema")).toEqual(want);
});
