// @ts-nocheck
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { dereference, isObject, type Json, type JsonObject } from "../../src/document/json.ts";
import { partsOf, propertiesOf } from "../../src/document/parts.ts";
import type { OpenApiDocument } from "../../src/levels/index.ts";

/**
 * Values that a schema admits: built from its types, `const`, `enum`, bounds, `pattern`, items,
 * properties and branches, and then judged by the schema, so that a keyword that is not built in is
 * still kept.
 */
export function validValues(
  document: OpenApiDocument,
  schema: Json | undefined,
): fc.Arbitrary<Json> {
  return build(document, schema, 3).filter(isValidBy(document, schema));
}

/**
 * Values that a schema does not admit: of another type, or with one place that is wrong. `undefined`
 * where it admits everything.
 */
export function invalidValues(
  document: OpenApiDocument,
  schema: Json | undefined,
): fc.Arbitrary<Json> | undefined {
  const isValid = isValidBy(document, schema);
  if (oddities.every(isValid)) return undefined;
  return spoil(document, schema, 3).filter((value) => !isValid(value));
}

/** Judges values by a schema of a document. */
export function isValidBy(
  document: OpenApiDocument,
  schema: Json | undefined,
): (value: Json) => boolean {
  const own = isObject(schema) ? schema : {};
  const known = judges.get(own);
  if (known !== undefined) return known;
  const ajv = new Ajv2020({ strict: false, strictNumbers: true, validateFormats: false });
  // `#/components/…` resolves against the root schema, so the components ride along.
  const validate = ajv.compile({ ...own, components: document.components });
  const judge = (value: Json) => validate(value) === true;
  judges.set(own, judge);
  return judge;
}

/** Compiling takes long, and a schema object belongs to one document. */
const judges = new WeakMap<JsonObject, (value: Json) => boolean>();

const oddities: readonly Json[] = [
  null,
  true,
  0,
  -1.5,
  "",
  "text",
  [],
  [[]],
  {},
  { a: 1 },
  ["a", 1],
];

/** Any code point, halves of surrogate pairs as well; fast-check's own takes half a second to make. */
const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

/** What a hasty program sends, and a hasty server takes, for a value of a type. */
const nearMisses: Readonly<Record<string, readonly Json[]>> = {
  integer: [1.5, "1", true, null, [1]],
  number: ["1.5", true, null, [1]],
  boolean: ["true", 1, 0, null, "false"],
  string: [1, null, true, ["a"]],
  array: ["1", 1, "1,2", { 0: 1 }, null],
  object: [[], "{}", null, [["a", 1]]],
};

const anything = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>; // JSON values it makes.

function build(
  document: OpenApiDocument,
  schema: Json | undefined,
  depth: number,
): fc.Arbitrary<Json> {
  const target = merged(document, schema);
  if ("const" in target) return fc.constant(target.const as Json); // Tested in this line.
  if (Array.isArray(target.enum)) return fc.constantFrom(...target.enum);
  const branches = target.oneOf ?? target.anyOf;
  if (Array.isArray(branches)) {
    return fc.oneof(...branches.map((branch) => build(document, branch, depth)));
  }
  const types = [target.type ?? []].flat();
  if (types.length === 0) return anything;
  return fc.oneof(...types.map((type) => ofType(document, String(type), target, depth)));
}

function ofType(
  document: OpenApiDocument,
  type: string,
  schema: JsonObject,
  depth: number,
): fc.Arbitrary<Json> {
  const bound = (key: string, otherwise: number) =>
    typeof schema[key] === "number" ? schema[key] : otherwise;
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer": {
      const [min, max] = [bound("minimum", -(2 ** 53) + 1), bound("maximum", 2 ** 53 - 1)];
      const near = fc.integer({ min: Math.max(min, -1), max: Math.max(min, Math.min(max, 999)) });
      return fc.oneof(
        near,
        fc.maxSafeInteger().filter((value) => value >= min && value <= max),
      );
    }
    case "number":
      return fc.double({
        min: bound("minimum", -1e9),
        max: bound("maximum", 1e9),
        noNaN: true,
        noDefaultInfinity: true,
      });
    case "string": {
      if (typeof schema.pattern === "string") return fc.stringMatching(new RegExp(schema.pattern));
      const lengths = { minLength: bound("minLength", 0), maxLength: bound("maxLength", 40) };
      return fc.oneof(fc.string(lengths), fc.string({ ...lengths, unit: character }));
    }
    case "array": {
      const item = depth === 0 ? fc.constant(null) : build(document, schema.items, depth - 1);
      const [minLength, maxLength] = [bound("minItems", 0), bound("maxItems", 6)];
      return fc.array(item, { minLength, maxLength });
    }
    case "object": {
      const properties = [...propertiesOf(document, schema)].filter(
        ([, { required }]) => required || depth > 0,
      );
      const parts = properties.map(([name, property]) => {
        const value = build(document, property.schema, depth - 1);
        return [name, property.required ? value : fc.option(value, { nil: undefined })] as const;
      });
      return fc.record(Object.fromEntries(parts)).map(
        (made) => JSON.parse(JSON.stringify(made)) as Json, // Without what is undefined.
      );
    }
    default:
      return anything;
  }
}

/** Values some of which are wrong; the caller asks the schema which. */
function spoil(
  document: OpenApiDocument,
  schema: Json | undefined,
  depth: number,
): fc.Arbitrary<Json> {
  const target = merged(document, schema);
  const [type] = [target.type ?? []].flat();
  const near = nearMisses[String(type)] ?? oddities;
  const others = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...near) },
    fc.constantFrom(...oddities),
    anything,
  );
  if (type === "array" && depth > 0) {
    const around = fc.tuple(
      fc.array(build(document, target.items, depth - 1), { maxLength: 3 }),
      spoil(document, target.items, depth - 1),
      fc.array(build(document, target.items, depth - 1), { maxLength: 3 }),
    );
    return fc.oneof(
      others,
      around.map(([before, wrong, after]) => [...before, wrong, ...after]),
    );
  }
  const properties = [...propertiesOf(document, target)];
  if (type === "object" && depth > 0 && properties.length > 0) {
    const one = properties.map(([name, property]) =>
      spoil(document, property.schema, depth - 1).map((wrong): Json => ({ [name]: wrong })),
    );
    return fc.oneof(others, ...one);
  }
  return others;
}

/** A schema with what it refers to and all parts of its `allOf` in one object. */
function merged(document: OpenApiDocument, schema: Json | undefined): JsonObject {
  const parts = partsOf(document, dereference(document, schema));
  return Object.assign({}, ...[...parts].reverse());
}
