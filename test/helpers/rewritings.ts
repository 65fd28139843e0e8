// Schemas that are written differently, and take the same values or others.
import type { Json, JsonObject } from "../../src/toolkit/document/json.ts";
import { schemaRef } from "./small-api.ts";

const text = { type: "string" };
const number = { type: "integer" };
const none = { type: "null" };
export const object = (properties: JsonObject, required: string[] = []) => ({
  type: "object",
  properties,
  ...(required.length > 0 && { required }),
});
/** The components to which they refer. */
export const schemas = {
  Place: object({ floor: number }, ["floor"]),
  Named: object({ name: text }),
  State: { type: "string", enum: ["open", "shut"] },
  Word: text,
  Cab: object({ kind: { const: "cab" }, seats: number }, ["kind"]),
  Van: object({ kind: { const: "van" }, load: text }, ["kind"]),
  Car: { oneOf: [schemaRef("Cab"), schemaRef("Van")] },
  Ride: {
    oneOf: [schemaRef("Cab"), schemaRef("Van")],
    discriminator: { propertyName: "kind", mapping: { cab: "Cab", van: "Van" } },
  },
};

const { Place: place } = schemas;

/** Objects of two fields. */
const unlessB = {
  ...object({ a: text, b: text }),
  if: { required: ["b"] },
  else: { required: ["a"] },
  unevaluatedProperties: false,
};

/** Schemas that take the same values. */
export const same: Readonly<Record<string, readonly [Json, Json]>> = {
  "an object split into allOf": [
    object({ a: text, b: number }, ["a"]),
    { allOf: [object({ a: text }, ["a"]), object({ b: number })] },
  ],
  "an object that got its properties from a component": [
    object({ floor: number, a: text }, ["floor"]),
    { allOf: [schemaRef("Place"), object({ a: text })] },
  ],
  "properties beside allOf": [
    object({ floor: number, a: text }, ["floor"]),
    { allOf: [schemaRef("Place")], properties: { a: text } },
  ],
  "nested allOf": [
    object({ floor: number, name: text, a: text }, ["floor"]),
    { allOf: [{ allOf: [schemaRef("Place"), schemaRef("Named")] }, object({ a: text })] },
  ],
  "required in a part of its own": [
    object({ name: text }, ["name"]),
    { allOf: [schemaRef("Named"), { required: ["name"] }] },
  ],
  "allOf of one": [schemaRef("Place"), { allOf: [schemaRef("Place")] }],
  "a const as an enum": [
    { type: "string", const: "x" },
    { type: "string", enum: ["x"] },
  ],
  "a const without its type": [{ type: "integer", const: 3 }, { const: 3 }],
  "an enum without its type": [{ type: "string", enum: ["x", "y"] }, { enum: ["x", "y"] }],
  "oneOf with null": [{ type: ["string", "null"] }, { oneOf: [text, none] }],
  "anyOf with null": [{ type: ["integer", "null"] }, { anyOf: [none, number] }],
  "an enum with null": [
    { type: ["string", "null"], enum: ["a", null] },
    { oneOf: [{ type: "string", enum: ["a"] }, none] },
  ],
  "an object with null": [
    { type: ["object", "null"], properties: { floor: number }, required: ["floor"] },
    { anyOf: [schemaRef("Place"), none] },
  ],
  "oneOf of one": [text, { oneOf: [text] }],
  "anyOf of one component": [schemaRef("Place"), { anyOf: [schemaRef("Place")] }],
  "a type in a list": [text, { type: ["string"] }],
  "an inline component": [schemaRef("Place"), schemas.Place],
  "an inline enum": [schemaRef("State"), schemas.State],
  "limits in a part of their own": [
    { type: "string", minLength: 1, maxLength: 9 },
    { allOf: [text, { minLength: 1 }, { maxLength: 9 }] },
  ],
  "limits beside a reference": [
    { type: "string", maxLength: 5 },
    { ...schemaRef("Word"), maxLength: 5 },
  ],
  "anything as a part": [text, { allOf: [true, text] }],
  "a text beside a reference": [schemaRef("Place"), { ...schemaRef("Place"), description: "A." }],
  "allOf with a part that says nothing": [
    schemaRef("Place"),
    { allOf: [{ description: "A." }, schemaRef("Place")] },
  ],
  "a union and what all its branches have": [
    { allOf: [schemaRef("Car"), object({ a: text })] },
    { allOf: [object({ a: text }), schemaRef("Car")] },
  ],
  "null in each part": [
    { type: ["object", "null"], properties: { floor: number }, required: ["floor"] },
    { type: ["object", "null"], allOf: [{ ...place, type: ["object", "null"] }] },
  ],
  "an object or null, split": [
    { type: ["object", "null"], properties: { floor: number, a: text }, required: ["floor"] },
    { oneOf: [{ allOf: [schemaRef("Place"), object({ a: text })] }, none] },
  ],
  "null as a value": [none, { enum: [null] }],
  "null as the only value": [none, { const: null }],
  "a component's values and null": [
    { enum: ["open", "shut", null] },
    { anyOf: [schemaRef("State"), { enum: [null] }] },
  ],
  "a number that is an integer or not": [{ type: "number" }, { type: ["integer", "number"] }],
  "a type around a union": [
    { type: "string", maxLength: 4 },
    { oneOf: [text], maxLength: 4 },
  ],
  "an open object": [
    object({ a: text }),
    { ...object({ a: text }), additionalProperties: {}, required: [] },
  ],
  "what is said beside one branch": [
    { type: "string", readOnly: true },
    { oneOf: [schemaRef("Word")], readOnly: true },
  ],
  "one branch with a discriminator": [schemaRef("Ride"), { oneOf: [schemaRef("Ride")] }],
  "two unions in another order": [
    { allOf: [schemaRef("Car"), { oneOf: [text, { ...place, type: ["object", "null"] }] }] },
    { allOf: [{ oneOf: [{ ...place, type: ["object", "null"] }, text] }, schemaRef("Car")] },
  ],
  "not of nothing": [text, { type: "string", not: false }],
};

/** Schemas that the older side takes, and of which the newer refuses a value, or the other way round. */
export const other: Readonly<Record<string, readonly [Json, Json]>> = {
  "a property lost with its part": [
    object({ a: text, b: number }),
    { allOf: [object({ a: text })] },
  ],
  "another type in a part": [object({ a: text }), { allOf: [object({ a: number })] }],
  "another value": [{ const: "x" }, { enum: ["y"] }],
  "a type of its own": [text, { oneOf: [number, none] }],
  "a component that requires more": [schemaRef("Named"), object({ name: text, a: text }, ["a"])],
  "a limit in a part": [text, { allOf: [text, { maxLength: 3 }] }],
  "a limit of a property in a part": [
    object({ a: text }),
    { allOf: [object({ a: text }), object({ a: { maxLength: 3 } })] },
  ],
  "no value of two lists": [{ enum: ["a"] }, { allOf: [{ enum: ["a"] }, { enum: ["b"] }] }],
  "no type of two": [text, { allOf: [text, number] }],
  "another pattern in a part": [
    { type: "string", pattern: "a" },
    { allOf: [{ type: "string", pattern: "a" }, { pattern: "b" }] },
  ],
  "a property that another part refuses": [
    { ...object({ a: text, b: text }), additionalProperties: false },
    {
      allOf: [
        { ...object({ a: text }), additionalProperties: false },
        object({ a: text, b: text }),
      ],
    },
  ],
  "a part that closes with other patterns": [
    { type: "object", patternProperties: { "^a": text }, additionalProperties: false },
    {
      allOf: [
        { type: "object", patternProperties: { "^a": text }, additionalProperties: false },
        { patternProperties: { "^b": text }, additionalProperties: false },
      ],
    },
  ],
  "a condition in a part": [
    { type: "string", if: { minLength: 2 }, else: { pattern: "a" } },
    {
      allOf: [
        { type: "string", if: { minLength: 2 }, else: { pattern: "a" } },
        { if: { maxLength: 9 }, else: { pattern: "b" } },
      ],
    },
  ],
  "a condition whose other case is in a part": [
    { allOf: [{ type: "string", if: { minLength: 2 } }, { else: { pattern: "a" } }] },
    { type: "string", if: { minLength: 2 }, else: { pattern: "a" } },
  ],
  "a part with a condition that closes before others": [
    { ...unlessB, properties: { ...unlessB.properties, c: text } },
    { allOf: [unlessB, object({ c: text })] },
  ],
  "the first item in a part": [
    { type: "array", prefixItems: [text], items: number },
    { allOf: [{ type: "array", prefixItems: [text] }, { items: number }] },
  ],
  "a part that refuses the items of another": [
    { type: "array", items: text },
    { allOf: [{ type: "array", unevaluatedItems: false }, { items: text }] },
  ],
  "a value lost as a branch": [{ enum: ["a", "b"] }, { oneOf: [{ const: "a" }] }],
  "null lost": [{ type: ["string", "null"] }, { oneOf: [text] }],
  "null lost in a union": [{ anyOf: [schemaRef("Car"), none] }, schemaRef("Car")],
  "a type lost as a branch": [{ type: ["string", "integer"] }, { anyOf: [number] }],
  "branches that may not both hold": [
    { anyOf: [schemaRef("Place"), schemaRef("Named")] },
    { oneOf: [schemaRef("Place"), schemaRef("Named")] },
  ],
  "null lost in a union with a discriminator": [
    { oneOf: [none, schemaRef("Ride")] },
    schemaRef("Ride"),
  ],
  "null instead of anything": [
    { anyOf: [schemaRef("Place"), schemaRef("Named"), {}] },
    { anyOf: [schemaRef("Place"), schemaRef("Named"), none] },
  ],
  "one truth value": [{ type: "boolean" }, { enum: [true] }],
  "fractions lost": [{ type: "number" }, { type: "number", multipleOf: 1 }],
  "an object that was closed": [
    object({ a: text }),
    { allOf: [object({ a: text })], unevaluatedProperties: false },
  ],
  "a part that closes before others": [
    object({ a: text, b: text }),
    { allOf: [{ ...object({ a: text }), additionalProperties: false }, object({ b: text })] },
  ],
  "not of a value": [text, { type: "string", not: { const: "x" } }],
  "not of its own type": [{ not: text }, { type: "string", not: text }],
};
