// Values that a schema admits.
import fc from "fast-check";
import type { Json } from "../../src/toolkit/document/json.ts";
import type { Schema } from "../../src/toolkit/document/schema.ts";

const anything = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>; // JSON values it makes.

/** Any code point, halves of surrogate pairs as well; fast-check's own takes half a second to make. */
const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

/**
 * Values built from the types, values, bounds, pattern, elements, properties and branches of a schema; the
 * caller asks the schema, for a keyword that is not built in.
 */
export function valuesOf(schema: Schema | undefined, depth = 3): fc.Arbitrary<Json> {
  if (schema?.values !== undefined) return fc.constantFrom(...schema.values);
  if (schema === undefined) return anything;
  const { branches, types } = schema;
  if (branches.length > 0) return fc.oneof(...branches.map((branch) => valuesOf(branch, depth)));
  if (types.length === 0) return anything;
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, depth)));
}

function valuesOfType(type: string, schema: Schema, depth: number): fc.Arbitrary<Json> {
  const bound = (key: string, otherwise: number) => {
    const value = schema.keywords[key];
    return typeof value === "number" ? value : otherwise;
  };
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer": {
      const [min, max] = [bound("minimum", -(2 ** 53) + 1), bound("maximum", 2 ** 53 - 1)];
      const near = fc.integer({ min: Math.max(min, -1), max: Math.max(min, Math.min(max, 999)) });
      return fc.oneof(near, fc.maxSafeInteger()).filter((value) => value >= min && value <= max);
    }
    case "number": {
      const bounds = { min: bound("minimum", -1e9), max: bound("maximum", 1e9) };
      return fc.double({ ...bounds, noNaN: true, noDefaultInfinity: true });
    }
    case "string": {
      const { pattern } = schema.keywords;
      if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern));
      const lengths = { minLength: bound("minLength", 0), maxLength: bound("maxLength", 40) };
      return fc.oneof(fc.string(lengths), fc.string({ ...lengths, unit: character }));
    }
    case "array": {
      const element = depth === 0 ? fc.constant(null) : valuesOf(schema.items, depth - 1);
      const lengths = { minLength: bound("minItems", 0), maxLength: bound("maxItems", 6) };
      return fc.array(element, lengths);
    }
    case "object": {
      const properties = [...schema.properties.values()].filter(
        ({ isRequired }) => isRequired || depth > 0,
      );
      const values = properties.map(
        ({ name, schema }) => [name, valuesOf(schema, depth - 1)] as const,
      );
      const requiredKeys = properties.filter((one) => one.isRequired).map(({ name }) => name);
      return fc.record(Object.fromEntries(values), { requiredKeys, noNullPrototype: true });
    }
    default:
      return anything;
  }
}
