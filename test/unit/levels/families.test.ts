// Random schemas with random annotations: each snapshot equals a naive one, and `compatibleFrom` accepts random values.
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isObject,
  type Json,
  type JsonObject,
  resolve,
} from "../../../src/toolkit/document/json.ts";
import { compatibleFrom } from "../../../src/toolkit/levels/compatible-document.ts";
import { snapshotAt } from "../../../src/toolkit/levels/snapshot.ts";
import { printedSeed, tries } from "../../helpers/seed.ts";
import { api, requesting, responding } from "../../helpers/small-api.ts";

const seed = printedSeed("families of documents");
const levels = [0, 10, 20, 30] as const;

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

function annotated(properties: Record<string, Property>): JsonObject {
  const last = levels.length - 1;
  const required: string[] = [];
  const entries = Object.entries(properties).flatMap(
    ([name, { schemas, exists, required: needs }]) => {
      if (!exists.includes(true)) return [];
      if (needs[last]) required.push(name);
      const since = levels.filter((_, index) => index > 0 && exists[index] && !exists[index - 1]);
      const until = levels.filter((_, index) => index > 0 && !exists[index] && exists[index - 1]);
      const changes = levels.flatMap((level, index) => {
        const [before, after] = [schemas[index - 1], schemas[index]];
        if (before === undefined || after === undefined) return [];
        const was = Object.fromEntries(
          Object.entries(before).filter(
            ([key, value]) => JSON.stringify(after[key]) !== JSON.stringify(value),
          ),
        );
        const without = Object.keys(after).filter((key) => !(key in before));
        const toggle =
          needs[index - 1] === needs[index] ? {} : { required: needs[index - 1] as boolean };
        const change = { level, was: { ...was, ...toggle }, without };
        return Object.keys(change.was).length + without.length > 0 ? [change] : [];
      });
      const annotation = {
        ...(since.length > 0 && { since: [...since] }),
        ...(until.length > 0 && { until: [...until] }),
        ...(changes.length > 0 && { changes }),
      } as unknown as JsonObject;
      const isAnnotated = Object.keys(annotation).length > 0;
      return [
        [
          name,
          { ...schemas[last], ...(isAnnotated && { "x-feature-level": annotation }) },
        ] as const,
      ];
    },
  );
  return { type: "object", required, properties: { ...Object.fromEntries(entries), always } };
}

/** The object at a level, made from the versions without any annotation. */
function naive(properties: Record<string, Property>, index: number): JsonObject {
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
const places = {
  client: "#/paths/~1a/put/requestBody/content/application~1json/schema",
  server: "#/paths/~1a/put/responses/200/content/application~1json/schema",
};

/** The same value with sorted fields and sorted `required`. */
const canonical = (value: Json | undefined): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isObject(value)) return value;
  const sorted = Array.isArray(value.required)
    ? { ...value, required: [...value.required].sort() }
    : value;
  return Object.fromEntries(
    Object.keys(sorted)
      .sort()
      .map((key) => [key, canonical(sorted[key])]),
  );
};

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

describe("random versions of an object, merged into one schema with annotations,", () => {
  it("equal its snapshot at each level", () => {
    fc.assert(
      fc.property(object, (versions) => {
        const document = documentOf(annotated(versions));
        for (const [index, level] of levels.entries()) {
          const found = snapshotAt(document, level + (index % 2));
          const want = canonical(naive(versions, index));
          for (const place of Object.values(places)) {
            expect(canonical(resolve(found, place))).toEqual(want);
          }
        }
      }),
      { seed, numRuns: tries(60) },
    );
  });

  it("produce what a client from a level up expects, and accept what it may send", () => {
    const bodies = fc.array(sent, { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(object, fc.nat(3), bodies, (versions, first, bodies) => {
        const from = compatibleFrom(documentOf(annotated(versions)), levels[first] ?? 0);
        const [client, server] = [places.client, places.server].map((place) =>
          resolve(from, place),
        );
        const typed = Object.keys((client as { properties: JsonObject }).properties);
        const [fits, expects] = [client, server].map((schema) => ajv.compile(schema as JsonObject));
        const higher = levels.map((_, index) => index).slice(first);
        const judges = higher.map((index) => [index, ajv.compile(naive(versions, index))] as const);
        for (const body of bodies) {
          const names = Object.keys(body);
          const isFit = names.every((name) => typed.includes(name)) && fits?.(body);
          for (const [index, judge] of judges) {
            // A level neither reads nor sends what it does not declare.
            const declared = names.filter((name) => versions[name as "a"].exists[index]);
            const read = Object.fromEntries(declared.map((name) => [name, body[name]]));
            if (isFit)
              expect(judge(read), `${JSON.stringify(body)} at ${levels[index]}`).toBe(true);
            if (judge(read)) expect(expects?.(read), JSON.stringify(read)).toBe(true);
          }
        }
      }),
      { seed, numRuns: tries(60) },
    );
  });
});
