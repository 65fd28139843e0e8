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

const { Place: place, Car: car, Cab: cab, Van: van } = schemas;
/** A van with a text more. */
const named = object({ ...van.properties, a: text }, ["kind", "a"]);

const chainOf = (inner: JsonObject) => object({ a: object({ a: inner }, ["a"]) }, ["a"]);
/** Texts of which those below three characters are `a`. */
const shortIfA = {
  type: "string",
  if: { type: "string", minLength: 3 },
  else: { const: "a" },
};
/** Objects of two fields. */
const unlessB = {
  ...object({ a: text, b: text }),
  if: { required: ["b"] },
  else: { required: ["a"] },
  unevaluatedProperties: false,
};
const orText = (schema: JsonObject) => ({ ...schema, type: ["object", "string"] });

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
  "limits in two parts": [
    { type: "string", minLength: 2, maxLength: 5 },
    { allOf: [text, { minLength: 2, maxLength: 9 }, { minLength: 1, maxLength: 5 }] },
  ],
  "limits of numbers in two parts": [
    { type: "number", exclusiveMinimum: 2, exclusiveMaximum: 5 },
    {
      type: "number",
      allOf: [
        { exclusiveMinimum: 1, exclusiveMaximum: 5 },
        { exclusiveMinimum: 2, exclusiveMaximum: 9 },
      ],
    },
  ],
  "values in two parts": [{ enum: ["b"] }, { allOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] }],
  "types in two parts": [
    { type: ["integer", "null"] },
    { allOf: [{ type: ["string", "number", "null"] }, { type: ["integer", "null"] }] },
  ],
  "types in two parts, in another order": [
    number,
    { allOf: [{ type: ["integer", "null"] }, { type: ["string", "number"] }] },
  ],
  "items in two parts": [
    { type: "array", items: { type: "string", minLength: 1 } },
    { allOf: [{ type: "array", items: text }, { items: { minLength: 1 } }] },
  ],
  "other properties in two parts": [
    { type: "object", additionalProperties: { type: "string", minLength: 1 } },
    {
      allOf: [
        { type: "object", additionalProperties: text },
        { additionalProperties: { minLength: 1 } },
      ],
    },
  ],
  "a closed object, and a part of it": [
    { ...object({ a: text, b: number }, ["a"]), additionalProperties: false },
    {
      allOf: [
        { ...object({ a: text, b: number }), additionalProperties: false },
        object({ a: text }, ["a"]),
      ],
    },
  ],
  "an object with patterns, and a part without": [
    {
      type: "object",
      patternProperties: { "^a": text },
      additionalProperties: false,
      minProperties: 1,
    },
    {
      minProperties: 1,
      allOf: [{ type: "object", patternProperties: { "^a": text }, additionalProperties: false }],
    },
  ],
  "a condition in a part of its own": [
    { type: "string", if: { minLength: 2 }, else: { pattern: "a" } },
    { allOf: [text, { if: { minLength: 2 }, else: { pattern: "a" } }] },
  ],
  "alternatives in two parts": [
    {
      anyOf: [
        object({ a: text, c: text }, ["a", "c"]),
        object({ a: text, d: text }, ["a", "d"]),
        object({ b: text, c: text }, ["b", "c"]),
        object({ b: text, d: text }, ["b", "d"]),
      ],
    },
    {
      allOf: [
        { anyOf: [object({ a: text }, ["a"]), object({ b: text }, ["b"])] },
        { anyOf: [object({ c: text }, ["c"]), object({ d: text }, ["d"])] },
      ],
    },
  ],
  "choices in two parts": [
    schemaRef("Car"),
    {
      allOf: [
        { oneOf: [cab, van] },
        { oneOf: ["cab", "van"].map((only) => object({ kind: { const: only } }, ["kind"])) },
      ],
    },
  ],
  "exclusions in two parts": [
    { type: "string", not: { anyOf: [{ const: "x" }, { minLength: 9 }] } },
    { allOf: [{ type: "string", not: { const: "x" } }, { not: { minLength: 9 } }] },
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
  "a property in two parts": [
    object({ a: text, b: number }),
    { allOf: [object({ a: text }), object({ a: { description: "A.", ...text }, b: number })] },
  ],
  "a property with its limits in another part": [
    object({ a: { type: "string", minLength: 1 } }),
    { allOf: [object({ a: text }), { properties: { a: { minLength: 1 } } }] },
  ],
  "null in each part": [
    { type: ["object", "null"], properties: { floor: number }, required: ["floor"] },
    { type: ["object", "null"], allOf: [{ ...place, type: ["object", "null"] }] },
  ],
  "an object or null, split": [
    { type: ["object", "null"], properties: { floor: number, a: text }, required: ["floor"] },
    { oneOf: [{ allOf: [schemaRef("Place"), object({ a: text })] }, none] },
  ],
  "an object closed in another way": [
    { ...object({ a: text }), additionalProperties: false },
    { allOf: [object({ a: text })], unevaluatedProperties: false },
  ],
  "null as a value": [none, { enum: [null] }],
  "null as the only value": [none, { const: null }],
  "both truth values": [{ type: "boolean" }, { enum: [true, false] }],
  "values as branches": [
    { enum: ["a", "b"] },
    { oneOf: [{ const: "a", title: "A" }, { const: "b" }] },
  ],
  "values in two lists": [
    { type: "string", enum: ["a", "b", "c"] },
    { anyOf: [{ type: "string", enum: ["a", "b"] }, { enum: ["b", "c"] }] },
  ],
  "values and null as branches": [
    { type: ["string", "null"], enum: ["a", "b", null] },
    { oneOf: [{ const: "a" }, { const: "b" }, none] },
  ],
  "a component's values and null": [
    { enum: ["open", "shut", null] },
    { anyOf: [schemaRef("State"), { enum: [null] }] },
  ],
  "types as branches": [{ type: ["string", "integer"] }, { oneOf: [number, schemaRef("Word")] }],
  "types with limits as branches": [
    { type: ["string", "number"], minLength: 1, minimum: 0 },
    {
      anyOf: [
        { type: "string", minLength: 1 },
        { type: "number", minimum: 0 },
      ],
    },
  ],
  "a number that is an integer or not": [{ type: "number" }, { type: ["integer", "number"] }],
  "an integer as a multiple of 1": [number, { type: "number", multipleOf: 1 }],
  "a limit of integers": [
    { type: "integer", minimum: 1, maximum: 9 },
    { type: "integer", exclusiveMinimum: 0, exclusiveMaximum: 10 },
  ],
  "limits between integers": [
    { type: "integer", minimum: 1, maximum: 2 },
    { type: "integer", minimum: 0.5, maximum: 2.5 },
  ],
  "an integer or a text, as a multiple of 1": [
    { type: ["integer", "string"] },
    { type: ["number", "string"], multipleOf: 1 },
  ],
  "an integer that is a multiple of 1": [number, { type: "integer", multipleOf: 1 }],
  "both truth values and null": [{ type: ["boolean", "null"] }, { enum: [null, true, false] }],
  "what other properties may be, twice": [
    { ...object({ a: text }), additionalProperties: text },
    { ...object({ a: text }), additionalProperties: text, unevaluatedProperties: false },
  ],
  "any other properties, twice": [
    object({ a: text }),
    { ...object({ a: text }), additionalProperties: true, unevaluatedProperties: false },
  ],
  "a union in a union": [
    { oneOf: [schemaRef("Cab"), schemaRef("Van"), text] },
    { oneOf: [text, schemaRef("Car")] },
  ],
  "a union in another, with null": [
    { oneOf: [schemaRef("Cab"), schemaRef("Van"), none] },
    { anyOf: [none, schemaRef("Car")] },
  ],
  "anyOf of what excludes each other": [
    { oneOf: [schemaRef("Cab"), schemaRef("Van")] },
    { anyOf: [schemaRef("Van"), schemaRef("Cab")] },
  ],
  "a branch twice": [
    { anyOf: [schemaRef("Place"), text] },
    { anyOf: [text, schemaRef("Place"), text] },
  ],
  "null in a branch": [
    { anyOf: [{ type: ["string", "null"] }, schemaRef("Place")] },
    { anyOf: [schemaRef("Place"), text, none] },
  ],
  "the type of all branches": [schemaRef("Car"), { ...car, type: "object" }],
  "a type around a union": [
    { type: "string", maxLength: 4 },
    { oneOf: [text], maxLength: 4 },
  ],
  "keywords that check nothing": [
    { type: "array", items: text },
    { type: "array", items: text, minItems: 0, uniqueItems: false, readOnly: false },
  ],
  "an open object": [
    object({ a: text }),
    { ...object({ a: text }), additionalProperties: {}, required: [], minProperties: 0 },
  ],
  "a closed object": [
    { ...object({ a: text }), additionalProperties: false },
    { ...object({ a: text }), unevaluatedProperties: { not: {} } },
  ],
  "any items": [{ type: "array" }, { type: "array", items: true }],
  "what all branches have, moved out of a union": [
    { oneOf: [{ allOf: [schemaRef("Named"), cab] }, { allOf: [schemaRef("Named"), van] }] },
    { allOf: [schemaRef("Named"), { oneOf: [schemaRef("Cab"), schemaRef("Van")] }] },
  ],
  "what all branches have, moved out of a union with null": [
    { anyOf: [{ allOf: [cab, object({ a: text }, ["a"])] }, { ...van, ...named }, none] },
    { oneOf: [none, { ...object({ a: text }, ["a"]), oneOf: [cab, schemaRef("Van")] }] },
  ],
  "what all branches have, moved out of branches that may both hold": [
    { anyOf: [{ ...object({ a: text, b: number }) }, object({ a: text, c: number }, ["c"])] },
    {
      allOf: [
        { anyOf: [object({ b: number }), object({ c: number }, ["c"])] },
        object({ a: text }),
      ],
    },
  ],
  "what all branches have, if one of them must hold": [
    { oneOf: [object({ a: text, b: number }, ["b"]), object({ a: text, c: number })] },
    {
      oneOf: [object({ b: number }, ["b"]), { properties: { c: number } }],
      ...object({ a: text }),
    },
  ],
  "one of two required properties": [
    { anyOf: [object({ a: text, b: text }, ["a"]), object({ a: text, b: text }, ["b"])] },
    { ...object({ a: text, b: text }), anyOf: [{ required: ["a"] }, { required: ["b"] }] },
  ],
  "limits of some types, moved out of a union": [
    { oneOf: [{ type: "string", minLength: 2 }, number] },
    { minLength: 2, oneOf: [text, number] },
  ],
  "a branch of another type than the rest": [
    { allOf: [schemaRef("Place"), object({ a: text })] },
    { ...object({ a: text }), oneOf: [text, schemaRef("Place")] },
  ],
  "a union with a discriminator, and null": [
    { ...schemas.Ride, oneOf: [schemaRef("Cab"), schemaRef("Van"), none] },
    { anyOf: [none, schemaRef("Ride")] },
  ],
  "what two unions allow": [
    { allOf: [schemaRef("Car"), { anyOf: [schemaRef("Place"), schemaRef("Named")] }] },
    {
      anyOf: ["Cab", "Van"].flatMap((kind) =>
        ["Named", "Place"].map((more) => ({ allOf: [schemaRef(kind), schemaRef(more)] })),
      ),
    },
  ],
  "two unions beside each other": [
    {
      oneOf: [schemaRef("Cab"), schemaRef("Van")],
      anyOf: [schemaRef("Place"), schemaRef("Named")],
    },
    { allOf: [schemaRef("Car"), { anyOf: [schemaRef("Named"), schemaRef("Place")] }] },
  ],
  "anyOf with a discriminator": [
    schemas.Ride,
    { discriminator: schemas.Ride.discriminator, anyOf: schemas.Ride.oneOf },
  ],
  "what is said beside a union": [
    { type: ["string", "integer"], readOnly: true },
    { oneOf: [text, number], readOnly: true },
  ],
  "what is said beside one branch": [
    { type: "string", readOnly: true },
    { oneOf: [schemaRef("Word")], readOnly: true },
  ],
  "one branch with a discriminator": [schemaRef("Ride"), { oneOf: [schemaRef("Ride")] }],
  "truth values and texts as branches": [
    { type: ["boolean", "string"] },
    { anyOf: [text, { type: "boolean" }] },
  ],
  "null, twice": [none, { anyOf: [none, { const: null }] }],
  "what one of two requires, if not both": [
    { oneOf: [object({ a: text, b: text }, ["a"]), object({ a: text, b: text }, ["b"])] },
    { ...object({ a: text, b: text }), oneOf: [{ required: ["b"] }, { required: ["a"] }] },
  ],
  "what both branches require": [
    { anyOf: [object({ a: text }, ["a", "b"]), object({ a: text }, ["c", "a"])] },
    { ...object({ a: text }, ["a"]), anyOf: [{ required: ["b"] }, { required: ["c"] }] },
  ],
  "a branch that requires more than another": [
    object({ a: text }, ["a"]),
    { anyOf: [object({ a: text }, ["a", "b"]), object({ a: text }, ["a"])] },
  ],
  "two unions in another order": [
    { allOf: [schemaRef("Car"), { oneOf: [text, { ...place, type: ["object", "null"] }] }] },
    { allOf: [{ oneOf: [{ ...place, type: ["object", "null"] }, text] }, schemaRef("Car")] },
  ],
  "not of another type": [text, { allOf: [text, { not: none }] }],
  "not of values of a type": [{ enum: [1] }, { enum: ["a", 1], not: text }],
  "not of another component": [
    schemaRef("State"),
    { ...schemaRef("State"), not: schemaRef("Place") },
  ],
  "not of other values": [{ enum: ["a", "b"] }, { enum: ["a", "b"], not: { const: "c" } }],
  "not of values that the list has not": [
    { enum: ["a", "b"] },
    { allOf: [{ enum: ["a", "b", "c"] }, { not: { enum: ["c", "d"] } }] },
  ],
  "not null": [text, { type: ["string", "null"], not: none }],
  "not of smaller numbers": [
    { type: "integer", minimum: 0 },
    { type: "integer", minimum: 0, not: { exclusiveMaximum: 0 } },
  ],
  "not of smaller fractions": [
    { type: "number", minimum: 0 },
    { type: "number", minimum: 0, not: { exclusiveMaximum: 0 } },
  ],
  "not of longer texts": [
    { type: "string", maxLength: 3 },
    { type: "string", maxLength: 3, not: { minLength: 4 } },
  ],
  "not of an object with another field": [
    { ...object({ a: text }), additionalProperties: false },
    { ...object({ a: text }), additionalProperties: false, not: { required: ["a", "b"] } },
  ],
  "not of a text, beside one of two required properties": [
    { ...object({ a: text, b: text }), anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    {
      ...object({ a: text, b: text }),
      anyOf: [{ required: ["a"] }, { required: ["b"] }],
      not: { type: "string", minLength: 1 },
    },
  ],
  "not of another branch": [
    schemaRef("Car"),
    { oneOf: [schemaRef("Cab"), { allOf: [schemaRef("Van"), { not: schemaRef("Cab") }] }] },
  ],
  "not of not": [object({ a: text }), { not: { not: object({ a: text }) } }],
  "not of not, beside a limit": [
    { type: "string", minLength: 1 },
    { minLength: 1, not: { not: text } },
  ],
  "not of two, and of another type": [
    { type: "string", not: { anyOf: [{ minLength: 9 }, { pattern: "a" }] } },
    { type: "string", not: { anyOf: [{ minLength: 9 }, { pattern: "a" }, number] } },
  ],
  "not of nothing": [text, { type: "string", not: false }],
  "not of two others": [text, { allOf: [text, { not: none }, { not: { type: "object" } }] }],
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
  "two choices of one": [
    { allOf: [{ anyOf: [schemaRef("Place"), schemaRef("Named")] }, object({ a: text })] },
    {
      allOf: [
        { oneOf: [schemaRef("Place"), schemaRef("Named")] },
        { oneOf: [object({ a: text }), text] },
      ],
    },
  ],
  "a value lost as a branch": [{ enum: ["a", "b"] }, { oneOf: [{ const: "a" }] }],
  "null lost": [{ type: ["string", "null"] }, { oneOf: [text] }],
  "null lost in a union": [{ anyOf: [schemaRef("Car"), none] }, schemaRef("Car")],
  "a type lost as a branch": [{ type: ["string", "integer"] }, { anyOf: [number] }],
  "a branch lost": [{ oneOf: [schemaRef("Car"), text] }, { anyOf: [text, schemaRef("Van")] }],
  "branches that may not both hold": [
    { anyOf: [schemaRef("Place"), schemaRef("Named")] },
    { oneOf: [schemaRef("Place"), schemaRef("Named")] },
  ],
  "objects that differ only far within": [
    { anyOf: [chainOf(text), { ...chainOf(text), minProperties: 2 }] },
    { oneOf: [chainOf(text), { ...chainOf(text), minProperties: 2 }] },
  ],
  "a value listed twice": [
    { anyOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] },
    { oneOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] },
  ],
  "texts beside objects that exclude each other": [
    { anyOf: [orText(cab), orText(van)] },
    { oneOf: [orText(cab), orText(van)] },
  ],
  "integers among numbers": [
    { anyOf: [number, { type: "number", minimum: 1 }] },
    { oneOf: [number, { type: "number", minimum: 1 }] },
  ],
  "null lost in a union with a discriminator": [
    { oneOf: [none, schemaRef("Ride")] },
    schemaRef("Ride"),
  ],
  "a branch lost in one of two unions": [
    { allOf: [schemaRef("Car"), { anyOf: [schemaRef("Place"), object({ a: text }, ["a"])] }] },
    { allOf: [schemaRef("Car"), { anyOf: [schemaRef("Place")] }] },
  ],
  "a list beside another type": [
    { anyOf: [{ type: "array", items: text }, text] },
    { type: ["array", "string"], items: number },
  ],
  "values with a limit of their own": [
    { anyOf: [{ enum: ["a"] }, { enum: ["bb", "c"], minLength: 2 }] },
    { enum: ["a", "bb", "c"], minLength: 2 },
  ],
  "a type in both branches": [
    { anyOf: [{ type: ["string", "integer"], minimum: 5 }, { type: ["integer", "boolean"] }] },
    { type: ["string", "integer", "boolean"], minimum: 5 },
  ],
  "a condition of one branch": [
    { anyOf: [number, shortIfA] },
    { ...shortIfA, type: ["integer", "string"] },
  ],
  "a condition of the first branch": [
    { anyOf: [shortIfA, { type: "boolean" }] },
    { ...shortIfA, type: ["boolean", "string"] },
  ],
  "a choice within a union": [
    { anyOf: [schemaRef("Place"), schemaRef("Named"), text] },
    { anyOf: [{ oneOf: [schemaRef("Place"), schemaRef("Named")] }, text] },
  ],
  "null instead of anything": [
    { anyOf: [schemaRef("Place"), schemaRef("Named"), {}] },
    { anyOf: [schemaRef("Place"), schemaRef("Named"), none] },
  ],
  "a branch beside a union with a discriminator": [
    { oneOf: [schemaRef("Ride"), text] },
    { oneOf: [schemaRef("Ride"), none] },
  ],
  "a limit of one branch": [
    { anyOf: [{ type: "string" }, { type: "number" }] },
    {
      anyOf: [
        { type: "string", maxLength: 2 },
        { type: "number", maximum: 2 },
      ],
    },
  ],
  "a choice beside another": [
    {},
    {
      anyOf: [schemaRef("Place"), schemaRef("Named")],
      oneOf: [schemaRef("Named"), object({ b: text })],
    },
  ],
  "one truth value": [{ type: "boolean" }, { enum: [true] }],
  "one truth value or null": [{ type: ["boolean", "null"] }, { enum: [null, true] }],
  "other multiples": [
    { type: "integer", multipleOf: 2 },
    { type: "integer", multipleOf: 3 },
  ],
  "a higher limit of numbers": [
    { type: "number", minimum: 0.5 },
    { type: "number", minimum: 1 },
  ],
  "fractions lost": [{ type: "number" }, { type: "number", multipleOf: 1 }],
  "a higher limit": [
    { type: "integer", minimum: 0 },
    { type: "integer", exclusiveMinimum: 0 },
  ],
  "an object that was closed": [
    object({ a: text }),
    { allOf: [object({ a: text })], unevaluatedProperties: false },
  ],
  "a part that closes before others": [
    object({ a: text, b: text }),
    { allOf: [{ ...object({ a: text }), additionalProperties: false }, object({ b: text })] },
  ],
  "what one branch has, moved out of the union": [
    { oneOf: [{ allOf: [schemaRef("Cab"), object({ a: text }, ["a"])] }, schemaRef("Van")] },
    { ...object({ a: text }, ["a"]), oneOf: [schemaRef("Cab"), schemaRef("Van")] },
  ],
  "one of two required properties, not both": [
    { ...object({ a: text, b: text }), anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    { oneOf: [object({ a: text, b: text }, ["a"]), object({ a: text, b: text }, ["b"])] },
  ],
  "either of two required properties": [
    object({ a: text, b: text }),
    { oneOf: [object({ a: text, b: text }, ["a"]), object({ a: text, b: text }, ["b"])] },
  ],
  "one required property without another": [
    object({ a: text }, ["a"]),
    { oneOf: [object({ a: text }, ["a"]), object({ a: text }, ["a", "b"])] },
  ],
  "a property of the last branch": [
    {
      anyOf: [object({ a: text }, ["a"]), object({ a: text }, ["b"]), object({ a: number }, ["c"])],
    },
    { ...object({ a: text }), anyOf: ["a", "b", "c"].map((name) => ({ required: [name] })) },
  ],
  "another required property of two": [
    { ...object({ a: text, b: text }), anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    { ...object({ a: text, b: text }), anyOf: [{ required: ["a"] }, { required: ["c"] }] },
  ],
  "a type that the rest does not allow": [
    { oneOf: [text, schemaRef("Place")] },
    { type: "object", oneOf: [text, schemaRef("Place")] },
  ],
  "not of a value": [text, { type: "string", not: { const: "x" } }],
  "not of a value of the list": [{ enum: ["a", "b"] }, { enum: ["a", "b"], not: { const: "b" } }],
  "not of some numbers": [number, { type: "integer", not: { minimum: 9 } }],
  "not of the least number": [
    { type: "integer", minimum: 0 },
    { type: "integer", minimum: 0, not: { maximum: 0 } },
  ],
  "not of the numbers below another": [
    { type: "integer", minimum: 0 },
    { type: "integer", minimum: 0, not: { exclusiveMaximum: 5 } },
  ],
  "not of a property that fits a pattern": [
    { type: "object", additionalProperties: false, patternProperties: { "^b": text } },
    {
      type: "object",
      additionalProperties: false,
      patternProperties: { "^b": text },
      not: { required: ["b"] },
    },
  ],
  "not of objects, beside a limit of numbers only": [
    { anyOf: [text, { minimum: 1 }] },
    { anyOf: [text, { minimum: 1 }], not: { type: "object", minProperties: 1 } },
  ],
  "not of its own type": [{ not: text }, { type: "string", not: text }],
  "not of one more": [
    { type: "string", not: { minLength: 9 } },
    { type: "string", not: { anyOf: [{ minLength: 9 }, { pattern: "a" }] } },
  ],
  "not of another of two": [
    { type: "string", not: { anyOf: [{ minLength: 9 }, { pattern: "a" }] } },
    { type: "string", not: { anyOf: [{ minLength: 9 }, { pattern: "b" }] } },
  ],
  "not of long texts, beside numbers": [
    { type: ["string", "integer"], not: { type: "string", minLength: 9 } },
    number,
  ],
  "not of some of two": [text, { type: "string", not: { anyOf: [number, { const: "x" }] } }],
};
