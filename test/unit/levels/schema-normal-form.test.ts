// Schemas in the form in which they are told equal: four rules, and what they leave as it is.
import fc from "fast-check";
import { expect, it } from "vitest";
import { mapChildren } from "../../../src/toolkit/document/grammar.ts";
import { type Json, type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import { newAjv } from "../../../src/toolkit/document/schema-validator.ts";
import { equality } from "../../../src/toolkit/levels/equality.ts";
import { normalSchema } from "../../../src/toolkit/levels/schema-normal-form.ts";
import { other } from "../../helpers/rewritings.ts";
import { printedSeed, tries } from "../../helpers/seed.ts";
import { schemaRef } from "../../helpers/small-api.ts";

const text = { type: "string" };
const none = { type: "null" };
const A = { type: "object", properties: { a: text }, required: ["a"] };
const B = { type: "object", properties: { b: text } };
const schemas: JsonObject = { A, Text: text, Choice: { oneOf: [A, text] }, Loop: {} };
Object.assign(Object(schemas.Loop), { allOf: [schemaRef("Loop"), { minLength: 1 }] });
const document = { components: { schemas } };
const isText = (keyword: string) => keyword === "description";
const formOf = normalSchema({ isText });
const following = normalSchema({ isText, targetOf: ($ref) => resolve(document, $ref) });

it.each<[string, JsonObject, JsonObject]>([
  ["a type in a list", { type: ["string"] }, text],
  ["types", { type: ["string", "null"] }, { type: ["string", "null"] }],
  ["an enum of one", { ...text, enum: ["a"] }, { ...text, const: "a" }],
  ["an enum of two", { enum: ["a", "b"] }, { enum: ["a", "b"] }],
  ["an enum of one beside const", { enum: ["a"], const: "b" }, { enum: ["a"], const: "b" }],
  ["null as a value", { enum: [null] }, none],
  ["null as a value of its type", { type: ["null", "string"], const: null }, none],
  ["null as a value of another type", { ...text, const: null }, { ...text, const: null }],
  [
    "null beside other values",
    { enum: ["a", "b"], const: null },
    { enum: ["a", "b"], const: null },
  ],
  ["allOf of one", { allOf: [schemaRef("A")] }, schemaRef("A")],
  ["allOf of one, with a text", { description: "A.", allOf: [schemaRef("A")] }, schemaRef("A")],
  ["allOf of one in another", { allOf: [{ allOf: [schemaRef("A")] }] }, schemaRef("A")],
  ["allOf of nothing", { allOf: [true, {}] }, {}],
  ["allOf of one and nothing", { allOf: [true, { description: "A." }, text] }, text],
  ["oneOf of one", { oneOf: [text] }, text],
  ["anyOf of one, with limits", { anyOf: [text], minLength: 1 }, { ...text, minLength: 1 }],
  [
    "anyOf of one in a part",
    { allOf: [{ anyOf: [text] }, { minLength: 1 }] },
    { ...text, minLength: 1 },
  ],
  [
    "a reference and more",
    { ...schemaRef("A"), minProperties: 1 },
    { allOf: [schemaRef("A"), { minProperties: 1 }] },
  ],
  [
    "a reference with a text",
    { ...schemaRef("A"), description: "A." },
    { ...schemaRef("A"), description: "A." },
  ],
  [
    "parts without a common keyword",
    { minLength: 1, allOf: [text, { maxLength: 2 }] },
    { ...text, maxLength: 2, minLength: 1 },
  ],
  [
    "parts of an object",
    { allOf: [A, B] },
    { type: "object", properties: { a: text, b: text }, required: ["a"] },
  ],
  [
    "required properties in two parts",
    { allOf: [A, { required: ["b", "a"] }] },
    { ...A, required: ["a", "b"] },
  ],
  ["a property in two parts", { allOf: [A, { properties: { a: text } }] }, A],
  [
    "two texts",
    {
      allOf: [
        { ...text, description: "A." },
        { description: "B.", minLength: 1 },
      ],
    },
    { ...text, description: "B.", minLength: 1 },
  ],
  [
    "references beside parts of an object",
    { allOf: [A, schemaRef("A"), { minProperties: 1 }] },
    { allOf: [schemaRef("A"), { ...A, minProperties: 1 }] },
  ],
  ["a part with an empty list", { allOf: [A], prefixItems: [] }, A],
  ["oneOf with null", { oneOf: [text, none] }, { type: ["string", "null"] }],
  ["anyOf with null, first", { anyOf: [none, text] }, { type: ["string", "null"] }],
  [
    "null and a value",
    { anyOf: [{ ...text, const: "a" }, none] },
    { type: ["string", "null"], enum: ["a", null] },
  ],
  [
    "null and values",
    { anyOf: [{ enum: ["a", "b"] }, { const: null }] },
    { enum: ["a", "b", null] },
  ],
  [
    "null and an object",
    { oneOf: [{ ...A, additionalProperties: false }, none] },
    { ...A, additionalProperties: false, type: ["object", "null"] },
  ],
  [
    "anyOf with null, twice",
    { anyOf: [{ type: ["string", "null"] }, none] },
    { type: ["string", "null"] },
  ],
])("the form of %s", (_, schema, want) => {
  expect(formOf(schema)).toEqual(want);
  expect(formOf(want)).toEqual(want);
});

it.each<[string, JsonObject]>([
  ["two branches", { oneOf: [text, A] }],
  ["two branches and null", { oneOf: [text, A, none] }],
  ["null alone", { oneOf: [none] }],
  ["no branches", { anyOf: [] }],
  ["a union that is not a list", { anyOf: text }],
  ["null, twice in oneOf", { oneOf: [text, none, none] }],
  ["null, twice in a branch of oneOf", { oneOf: [{ type: ["string", "null"] }, none] }],
  ["null and a component", { oneOf: [schemaRef("A"), none] }],
  ["null and anything", { anyOf: [{ minLength: 1 }, none] }],
  ["null and a schema that may refuse it", { anyOf: [{ ...text, not: none }, none] }],
  ["two unions of one", { oneOf: [text], anyOf: [A] }],
  ["a selected branch", { oneOf: [schemaRef("A")], discriminator: { propertyName: "a" } }],
  ["parts beside a discriminator", { allOf: [A], discriminator: { propertyName: "a" } }],
  ["parts of which the rest is checked", { allOf: [A, B], unevaluatedProperties: false }],
  ["parts with the same keyword", { allOf: [{ minLength: 1 }, { minLength: 2 }] }],
  ["parts with a property of two forms", { allOf: [A, { properties: { a: none } }] }],
  [
    "parts with two properties, one of two forms",
    { allOf: [{ properties: { a: text, b: text } }, { properties: { a: text, b: none } }] },
  ],
  ["parts that exclude two schemas", { allOf: [{ not: text }, { not: { minLength: 1 } }] }],
  [
    "a closed part",
    {
      allOf: [
        { ...A, additionalProperties: false },
        { ...B, minProperties: 1 },
      ],
    },
  ],
  ["parts that nothing fits", { allOf: [false, A] }],
])("%s: stays as it is written", (_, schema) => {
  expect(formOf(schema)).toEqual(schema);
});

it.each<[string, JsonObject, JsonObject]>([
  ["mere references", schemaRef("A"), schemaRef("A")],
  [
    "parts by reference",
    { allOf: [schemaRef("A"), { properties: { b: text } }] },
    { ...A, properties: { a: text, b: text } },
  ],
  ["limits beside a reference", { ...schemaRef("Text"), minLength: 1 }, { ...text, minLength: 1 }],
  ["a component or null", { oneOf: [schemaRef("Text"), none] }, { type: ["string", "null"] }],
  [
    "a choice and more",
    { ...schemaRef("Choice"), minLength: 1 },
    { allOf: [schemaRef("Choice"), { minLength: 1 }] },
  ],
  ["what is missing", { allOf: [schemaRef("Gone"), text] }, { allOf: [schemaRef("Gone"), text] }],
  ["a part of itself", { allOf: [schemaRef("Loop"), text] }, { allOf: [schemaRef("Loop"), text] }],
])("with targets of references, the form of %s", (_, schema, want) => {
  expect(following(schema)).toEqual(want);
});

it("schemas are read first, also those in them", () => {
  const read = ({ format: _, ...schema }: JsonObject) => schema;
  const form = normalSchema({ isText, read });
  expect(form({ format: "x", allOf: [{ format: "y", ...text }, { format: "z" }] })).toEqual(text);
});

it.each(Object.entries(other))("schemas with other values differ: %s", (_, [one, another]) => {
  const { idOf } = equality({ isLeftOut: (_, field) => field === "description" });
  expect(idOf(another, "schema")).not.toBe(idOf(one, "schema"));
});

const pick = <T>(...values: T[]) => fc.constantFrom(...values);
const { schema: random } = fc.letrec<{ schema: JsonObject }>((tie) => {
  const some = fc.array(tie("schema"), { minLength: 1, maxLength: 2, depthIdentifier: "parts" });
  const type = pick<Json>("string", "integer", "null", "object", ["object", "null"], ["string"]);
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthIdentifier: "parts", withCrossShrink: true },
      fc.record(
        {
          type,
          enum: fc.uniqueArray(pick<Json>("a", "bb", 1, null), { minLength: 1, maxLength: 2 }),
          const: pick<Json>("a", null),
          minLength: pick(0, 2),
          required: pick(["a"], ["b"]),
          additionalProperties: pick<Json>(false, { type: "integer" }),
        },
        { requiredKeys: [] },
      ),
      pick(schemaRef("A"), schemaRef("Text"), schemaRef("Choice")),
      fc.record(
        {
          type,
          properties: fc.dictionary(pick("a", "b"), tie("schema"), { maxKeys: 2 }),
          allOf: some,
          anyOf: some,
          oneOf: some,
          not: tie("schema"),
          unevaluatedProperties: pick<Json>(false),
        },
        { requiredKeys: [] },
      ),
    ) as fc.Arbitrary<JsonObject>,
  };
});
const scalars = ["", "a", "bb", 0, 1, null];
const values = [
  ...scalars,
  {},
  { c: 1 },
  ...scalars.flatMap((one) => [{ a: one }, { b: one }, { a: one, b: 1 }]),
];

it("the form of a schema allows the values that the schema allows, as Ajv judges", () => {
  const written = (schema: JsonObject): JsonObject =>
    mapChildren(following(schema), "schema", ({ node }) => written(node));
  const allowed = (schema: JsonObject) => {
    const components = { schemas: { A, Text: text, Choice: schemas.Choice as Json } };
    const check = newAjv().compile({ ...schema, components });
    return values.filter((value) => check(value));
  };
  const seed = printedSeed("schemas in their form");
  const holds = fc.property(random, (schema) => {
    expect(allowed(written(schema))).toEqual(allowed(schema));
  });
  fc.assert(holds, { seed, numRuns: tries(5) });
});
