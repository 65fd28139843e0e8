// Random schemas: the one form of each allows the same values, as Ajv judges.
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { judging } from "../../../src/toolkit/document/validator.ts";
import { schemaWriter } from "../../../src/toolkit/levels/one-schema.ts";
import { sameness } from "../../../src/toolkit/levels/sameness.ts";
import { other, schemas as rewritten, same } from "../../helpers/rewritings.ts";
import { printedSeed, tries } from "../../helpers/seed.ts";

const pick = <T>(...values: T[]) => fc.constantFrom(...values);
const components = {
  Text: { type: "string", minLength: 1 },
  Room: { type: "object", required: ["a"], properties: { a: { type: "integer" } } },
  Either: { oneOf: [{ $ref: "#/components/schemas/Text" }, { enum: [1, null] }] },
};

const { schema: schemas } = fc.letrec<{ schema: JsonObject }>((tie) => {
  const some = fc.array(tie("schema"), { minLength: 1, maxLength: 3, depthIdentifier: "parts" });
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthIdentifier: "parts", withCrossShrink: true },
      fc.record(
        {
          type: pick<unknown>("string", "integer", "number", "null", "object", ["object", "null"]),
          enum: fc.uniqueArray(pick<unknown>("a", "bb", 1, 2.5, null, true), { minLength: 1 }),
          const: pick<unknown>("a", 1, null),
          minLength: pick(0, 1, 2),
          maxLength: pick(1, 2),
          minimum: pick(1, 2.5),
          exclusiveMaximum: pick(1, 3),
          multipleOf: pick(1),
          required: pick(["a"], ["b"], ["a", "b"]),
          additionalProperties: pick<unknown>(false, true, { type: "integer" }),
          unevaluatedProperties: pick<unknown>(false, { type: "string" }),
        },
        { requiredKeys: [] },
      ),
      fc.constantFrom(...Object.keys(components)).map((name) => ({
        $ref: `#/components/schemas/${name}`,
      })),
      fc.record(
        {
          type: pick("object", "string", "integer"),
          properties: fc.dictionary(pick("a", "b"), tie("schema"), { maxKeys: 2 }),
          required: pick(["a"], ["b"]),
          allOf: some,
          anyOf: some,
          oneOf: some,
          not: tie("schema"),
        },
        { requiredKeys: [] },
      ),
    ) as fc.Arbitrary<JsonObject>,
  };
});

const scalars = ["", "a", "bb", "ccc", 0, 1, 2, 2.5, 4, null, true, false];
const values = [
  ...scalars,
  {},
  [],
  { c: 1 },
  ...scalars.flatMap((one) => [{ a: one }, { b: one }, { a: one, b: 1 }]),
];

/** A branch that allows nothing, in what two unions allow. */
const unlessNothing = {
  allOf: [{ anyOf: [false, { minLength: 2 }] }, { anyOf: [{ minLength: 1 }, { type: "object" }] }],
};

it("the one form of a schema allows the values that the schema allows", () => {
  const allowed = (schema: JsonObject) => {
    const check = new Ajv2020(judging).compile({ ...schema, components: { schemas: components } });
    return values.filter((value) => check(value));
  };
  const write = schemaWriter({ openapi: "3.1.1", components: { schemas: components } });
  fc.assert(
    fc.property(schemas, (schema) => {
      expect(allowed(write(schema))).toEqual(allowed(schema));
    }),
    {
      seed: printedSeed("schemas in one form"),
      numRuns: tries(200),
      examples: [
        [unlessNothing],
        [{ type: "object", anyOf: [{ type: "null" }] }],
        [{ anyOf: [{ enum: ["a"], const: "bb" }, { type: "null" }] }],
      ],
    },
  );
});

const { idOf } = sameness({ within: { openapi: "3.1.1", components: { schemas: rewritten } } });

it.each(Object.entries(same))("the form is the same for %s", (_, [one, another]) => {
  expect(idOf(another, "schema")).toBe(idOf(one, "schema"));
});

it.each(Object.entries(other))("the form is another for %s", (_, [one, another]) => {
  expect(idOf(another, "schema")).not.toBe(idOf(one, "schema"));
});

const text = { $ref: "#/components/schemas/Text" };
const described = { ...text, description: "A text." };

const room = { $ref: "#/components/schemas/Room" };
const patterns = { allOf: [{ pattern: "a" }, { pattern: "b" }] };
const contained = { allOf: [{ contains: { minLength: 1 } }, { contains: { pattern: "b" } }] };
const selected = { discriminator: { propertyName: "a" }, oneOf: [room, text], anyOf: [text, room] };

it.each<[JsonObject, JsonObject]>([
  [described, described],
  [{ allOf: [text] }, text],
  [{ allOf: [{ description: "A text." }, text] }, text],
  [{ items: { anyOf: [text] } }, { items: text }],
  [{ anyOf: [text, room] }, { oneOf: [text, room] }],
  [
    { anyOf: [{ minLength: 1 }, { pattern: "a" }] },
    { anyOf: [{ minLength: 1 }, { pattern: "a" }] },
  ],
  [
    {
      allOf: [
        { type: "string", title: "A" },
        { minLength: 1, title: "B" },
      ],
    },
    { type: "string", minLength: 1, title: "B" },
  ],
  [patterns, patterns],
  [contained, contained],
  [selected, selected],
  [{ oneOf: [text, { type: "null" }] }, { type: ["string", "null"], minLength: 1 }],
])("references and what cannot be one schema stay: %j is %j", (schema, want) => {
  const write = schemaWriter({ openapi: "3.1.1", components: { schemas: components } });
  expect(write(schema)).toEqual(want);
});

it.each<[string, JsonObject]>([
  [
    "one branch of it",
    { required: ["a"], oneOf: [{ $ref: "#/components/schemas/S" }, { const: 1 }] },
  ],
  [
    "a part of a branch",
    { type: "object", anyOf: [{ allOf: [{ $ref: "#/components/schemas/S" }] }] },
  ],
])("the form of a schema that is %s itself has an end", (_, S) => {
  const write = schemaWriter({ openapi: "3.1.1", components: { schemas: { S } } });
  expect(JSON.stringify(write(S)).length).toBeLessThan(1000);
});

it("the form of two lists of themselves in one has an end", () => {
  const one = { $ref: "#/components/schemas/One" };
  const other = { $ref: "#/components/schemas/Other" };
  const One = { type: "array", items: one, maxItems: 9 };
  const Other = { type: "array", items: other, minItems: 1 };
  const write = schemaWriter({ openapi: "3.1.1", components: { schemas: { One, Other } } });
  expect(write({ allOf: [one, other] })).toMatchObject({ type: "array", minItems: 1, maxItems: 9 });
});

it("the form of a choice of two objects that contain themselves has an end", () => {
  const [one, two] = ["One", "Two"].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const within = (a: JsonObject = {}) => ({ type: "object", required: ["a"], properties: { a } });
  const schemas = { One: within(one), Two: within(two) };
  const write = schemaWriter({ openapi: "3.1.1", components: { schemas } });
  expect(write({ oneOf: [one, two] } as JsonObject)).toEqual({ oneOf: [one, two] });
});

it("the form of a component is the same wherever it is first referred to", () => {
  const part = { $ref: "#/components/schemas/Part" };
  const deep = (levels: number, inner: JsonObject): JsonObject =>
    levels === 0 ? inner : { type: "object", properties: { a: deep(levels - 1, inner) } };
  const Part = { allOf: [deep(4, { type: "string" }), deep(4, { minLength: 1 })] };
  const document = { openapi: "3.1.1", components: { schemas: { Part } } };
  const around = { allOf: [deep(5, part), deep(5, { required: ["a"] })] };
  const [first, second] = [schemaWriter(document), schemaWriter(document)];
  const other = { allOf: [part, { required: ["a"] }] };
  second(other);
  expect(first(around)).toEqual(second(around));
});
