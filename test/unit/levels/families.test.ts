// Random versions of a schema in one document: what `compatibleFrom` says of them, as Ajv judges random values.
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Json, type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import { infer } from "../../../src/toolkit/infer/infer-annotations.ts";
import { compatibleFrom } from "../../../src/toolkit/levels/compatible-document.ts";
import { printedSeed, tries } from "../../helpers/seed.ts";
import { api, requesting, responding } from "../../helpers/small-api.ts";

const seed = printedSeed("families of documents");
const levels = [10, 20, 30, 40];

/** A property without annotations, so that every level has one. */
const always = { type: "boolean" };

const plain: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.record({ type: fc.constantFrom("string", "integer", "number", "boolean") }),
  fc.record({ type: fc.constant(["string", "null"]) }),
  fc.record(
    { type: fc.constant("string"), maxLength: fc.nat(3), minLength: fc.nat(1) },
    { requiredKeys: ["type"] },
  ),
  fc.record(
    { type: fc.constant("integer"), minimum: fc.integer({ min: -2, max: 1 }), maximum: fc.nat(3) },
    { requiredKeys: ["type"] },
  ),
  fc.record({ enum: fc.uniqueArray(fc.constantFrom<Json[]>("a", "b", 1, null), { minLength: 1 }) }),
  fc.record({
    type: fc.constant("array"),
    items: fc.record({ type: fc.constantFrom("string", "integer") }),
  }),
  fc.record({ const: fc.constantFrom<Json[]>("a", 1) }),
) as fc.Arbitrary<JsonObject>;

/** Repeats an earlier version more often than it makes a new one, as in real families. */
const versions = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> =>
  fc
    .tuple(
      fc.array(value, { minLength: 4, maxLength: 4 }),
      fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
    )
    .map(([values, picks]) =>
      levels.map((_, index) => values[Math.min(index, picks[index] ?? 0)] as Value),
    );

interface Property {
  readonly schemas: readonly JsonObject[];
  readonly exists: readonly boolean[];
  readonly required: readonly boolean[];
}
const property: fc.Arbitrary<Property> = fc.record({
  schemas: versions(plain),
  exists: versions(fc.boolean()),
  required: versions(fc.boolean()),
});
const object = fc.record({ a: property, b: property, c: property });

/** The object of one version. */
function atLevel(properties: Record<string, Property>, index: number): JsonObject {
  const here = Object.entries(properties).filter(([, { exists }]) => exists[index]);
  const required = here.filter(([, one]) => one.required[index]).map(([name]) => name);
  return {
    type: "object",
    ...(required.length > 0 && { required }),
    properties: {
      ...Object.fromEntries(here.map(([name, { schemas }]) => [name, schemas[index] ?? {}])),
      always,
    },
  };
}

const documentOf = (schema: JsonObject) =>
  api({ "PUT /a": { ...requesting(schema), ...responding(schema) } });
const places = [
  "#/paths/~1a/put/requestBody/content/application~1json/schema",
  "#/paths/~1a/put/responses/200/content/application~1json/schema",
];

const ajv = new Ajv2020({ strict: false });

const values = fc.constantFrom<Json[]>(
  "",
  "a",
  "bb",
  "cccc",
  0,
  1,
  2.5,
  -2,
  3,
  true,
  null,
  [],
  ["a"],
  [1],
);
const sent = fc.dictionary(fc.constantFrom("a", "b", "c"), values, { noNullPrototype: true });

it("random versions of an object are read by a client of one level and all higher ones", () => {
  const bodies = fc.array(sent, { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(object, fc.nat(3), bodies, (versions, first, bodies) => {
      const schemas = levels.map((_, index) => atLevel(versions, index));
      const { document } = infer(
        levels.map((level, index) => ({ level, document: documentOf(schemas[index] ?? {}) })),
      );
      const from = compatibleFrom(document, levels[first] ?? 0);
      const [client, server] = places.map((place) => resolve(from, place) as JsonObject);
      const typed = Object.keys(Object(client?.properties));
      const [fits, expects] = [client, server].map((schema) => ajv.compile(schema ?? {}));
      const judges = schemas.slice(first).map((schema) => ajv.compile(schema));
      for (const body of bodies) {
        const names = Object.keys(body);
        const isFit = names.every((name) => typed.includes(name)) && fits?.(body);
        for (const [index, judge] of judges.entries()) {
          // A level neither reads nor sends what it does not declare.
          const declared = names.filter((name) => versions[name as "a"].exists[first + index]);
          const read = Object.fromEntries(declared.map((name) => [name, body[name]]));
          const at = `${JSON.stringify(body)} at ${levels[first + index]}`;
          if (isFit) expect(judge(read), at).toBe(true);
          if (judge(read)) expect(expects?.(read), at).toBe(true);
        }
      }
    }),
    { seed, numRuns: tries(60) },
  );
});
