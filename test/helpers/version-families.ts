import fc from "fast-check";
import { expect } from "vitest";
import { mapChildren, type ObjectKind } from "../../src/toolkit/document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
} from "../../src/toolkit/document/json.ts";
import { infer } from "../../src/toolkit/infer/infer.ts";
import type { Version } from "../../src/toolkit/infer/versions.ts";
import { project, projectorAt } from "../../src/toolkit/levels/projection.ts";
import { projectFrom, projectorFrom } from "../../src/toolkit/levels/range.ts";
import { schemaForm } from "../../src/toolkit/levels/schema-form.ts";
import { comparable } from "../../src/toolkit/levels/unreferenced.ts";

/** An optional value. */
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Options that make documents large. */
const rarely = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

/** An object without its `undefined` fields. */
const record = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<JsonObject> =>
  fc.record(fields).map((one) => JSON.parse(JSON.stringify(one)) as JsonObject);

const names = fc.subarray(["a", "b", "c"]);
const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 2, depthIdentifier: "schema" },
    record({
      type: fc.constantFrom<Json[]>("string", "integer", ["string", "null"], ["null", "string"]),
      format: maybe(fc.constantFrom("x", "y")),
      description: maybe(fc.constantFrom("One.", "Two.")),
      enum: maybe(fc.subarray<Json>(["a", "b", 1, null], { minLength: 1 })),
      default: maybe(fc.constantFrom<Json[]>(null, "a")),
    }),
    fc.constantFrom("S", "T", "U").map((name) => ({ $ref: `#/components/schemas/${name}` })),
    record({
      type: maybe(fc.constant("object")),
      properties: maybe(
        fc.dictionary(fc.constantFrom("a", "b", "c"), tie("schema"), { noNullPrototype: true }),
      ),
      required: maybe(names),
      additionalProperties: maybe(fc.oneof(fc.boolean(), tie("schema"))),
      example: maybe(fc.constantFrom<Json[]>({ a: 1, b: "b" }, { c: { a: [] } })),
    }),
    record({ type: fc.constant("array"), items: maybe(tie("schema")) }),
    record({
      oneOf: maybe(fc.array(tie("schema"), { maxLength: 3 })),
      allOf: maybe(fc.array(tie("schema"), { minLength: 1, maxLength: 2 })),
      required: maybe(names),
      discriminator: rarely(
        fc.record({
          propertyName: fc.constant("a"),
          mapping: fc.constantFrom<Json[]>(
            { s: "#/components/schemas/S", u: "#/components/schemas/U" },
            { u: "#/components/schemas/U", droppedIfEmpty: "#/components/schemas/Missing" },
          ),
        }),
      ),
    }),
  ),
})) as { schema: fc.Arbitrary<JsonObject> };

/** A component, which must not be a reference to itself. */
const component = schema.map((one): JsonObject => ("$ref" in one ? { items: one } : one));

/** An object, or a reference to a component instead. */
const orComponent = (inline: fc.Arbitrary<JsonObject>, place: string) =>
  fc.oneof(inline, fc.constant({ $ref: `#/components/${place}` }));

const media = record({
  schema: maybe(schema),
  example: maybe(fc.constantFrom<Json[]>("a", { a: 1, b: { c: 2 } }, [{ b: 1 }])),
  examples: rarely(record({ one: record({ value: fc.constantFrom<Json[]>(1, { a: 1, c: 2 }) }) })),
});
const content = fc.dictionary(fc.constantFrom("application/json", "text/plain"), media, {
  minKeys: 1,
  noNullPrototype: true,
});
const parameter = (name: string) =>
  record({
    name: fc.constant(name),
    in: fc.constantFrom("query", "header"),
    required: maybe(fc.boolean()),
    deprecated: maybe(fc.constant(true)),
    schema,
  });
const header = record({ schema });
const response = record({
  description: fc.constantFrom("Done.", "Ready."),
  content: maybe(content),
  headers: maybe(
    fc.dictionary(fc.constantFrom("x-a", "x-b"), orComponent(header, "headers/H"), {
      noNullPrototype: true,
    }),
  ),
  links: maybe(fc.constant({ next: { operationId: "get" } })),
});
const requestBody = record({ required: maybe(fc.boolean()), content });

const operation = (id?: string) =>
  record({
    operationId: fc.constant(id),
    deprecated: maybe(fc.constant(true)),
    tags: maybe(fc.subarray(["t", "u"])),
    security: maybe(fc.constantFrom<Json[]>([], [{}], [{ key: [] }], [{ basic: [] }, {}])),
    servers: maybe(fc.constantFrom<Json[]>([{ url: "https://a.example" }])),
    requestBody: maybe(orComponent(requestBody, "requestBodies/B")),
    parameters: maybe(
      fc
        .tuple(parameter("p"), parameter("q"), orComponent(parameter("r"), "parameters/P"))
        .chain((all) => fc.subarray(all)),
    ),
    responses: record({
      "200": orComponent(response, "responses/N"),
      "404": maybe(orComponent(response, "responses/N")),
    }),
    callbacks: rarely(record({ done: record({ "{$url}": record({ post: called }) }) })),
  });
const called = record({ responses: record({ "200": response }) });
const scheme = fc.constantFrom(
  { type: "http", scheme: "basic" },
  { type: "apiKey", in: "header", name: "x-key" },
);

const version = record({
  openapi: fc.constant("3.1.1"),
  info: fc.constant({ title: "Random", version: "1" }),
  servers: maybe(fc.constantFrom<Json[]>([{ url: "https://b.example" }])),
  tags: maybe(fc.subarray([{ name: "t" }, { name: "u" }])),
  security: maybe(fc.constantFrom<Json[]>([{ key: [] }], [{ basic: [] }])),
  paths: record({
    "/a": record({
      parameters: maybe(fc.tuple(orComponent(parameter("s"), "parameters/P"))),
      get: operation("get"),
      post: rarely(operation("post")),
    }),
    "/b": maybe(record({ put: maybe(operation()) })),
    "/c/{id}": rarely(record({ put: operation("putC") })), // A parameter is missing.
  }),
  webhooks: rarely(record({ happened: record({ post: called }) })),
  components: record({
    schemas: record({ S: component, T: component, U: component }),
    parameters: record({ P: parameter("r") }),
    headers: record({ H: header }),
    requestBodies: record({ B: orComponent(requestBody, "requestBodies/C"), C: requestBody }),
    responses: record({ N: response }),
    securitySchemes: record({ key: scheme, basic: scheme }),
  }),
});

/** Versions of a document, which may be equal. */
export const versionFamily = fc
  .tuple(
    fc.array(version, { minLength: 4, maxLength: 4 }),
    fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
  )
  .map(([drawn, picks]) =>
    drawn.map((_, index) => {
      const document = drawn[Math.min(index, picks[index] ?? 0)] as OpenApiDocument;
      return { level: 10 * (index + 1), document };
    }),
  );

/**
 * Infers random families with the flaws of real versions. Compares each projection with its version, by another
 * comparison than `prove` of all but the form of schemas, and projections that share parts with single ones.
 *
 * @returns how many families no annotated document expresses: such an error has a place
 */
export function checkFamilies(seed: number, numRuns: number): number {
  let refused = 0;
  const property = fc.property(versionFamily, (versions) => {
    const document = inferredOf(versions);
    if (document === undefined) return void refused++;
    const [at, from] = [projectorAt(document), projectorFrom(document)];
    for (const version of versions) {
      const found = project(document, version.level);
      const want = comparable(project(version.document, 0));
      expect(canonical(inOneForm(comparable(found)))).toEqual(canonical(inOneForm(want)));
      expect(at(version.level)).toEqual(found);
    }
    const [from10, from20] = [10, 20, 30, 40].map(from);
    expect([from10, from20]).toEqual([10, 20].map((level) => projectFrom(document, level)));
  });
  fc.assert(property, { seed, numRuns });
  return refused;
}

function inferredOf(versions: readonly Version[]): OpenApiDocument | undefined {
  try {
    return infer(versions).document;
  } catch (error) {
    expect(error).toMatchObject({ name: "InferenceError", pointer: expect.stringMatching(/^#\//) });
    return undefined;
  }
}

const texts = ["description", "example", "examples", "tags"];
const sets = ["required", "enum", "type", "oneOf", "allOf", "parameters", "security"];
const droppedIfEmpty = ["properties", "parameters", "headers", "required"];

const formOf = schemaForm({ isText: (keyword) => texts.includes(keyword) });

/** A document with its schemas in the form in which two are the same by rule, which no mark tells apart. */
function inOneForm(document: OpenApiDocument): JsonObject {
  const write = (node: JsonObject, kind: ObjectKind): JsonObject =>
    mapChildren(kind === "schema" ? formOf(node) : node, kind, (child) =>
      write(child.node, child.kind),
    );
  return write(document, "document");
}

/** A form that is the same for equal documents. Covers only the fields that random documents can have. */
function canonical(value: Json | undefined): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isObject(value)) return value;
  const fields = Object.keys(value)
    .sort()
    .flatMap((key) => {
      const one = canonical(value[key]);
      if (texts.includes(key)) return [];
      if (droppedIfEmpty.includes(key) && Object.keys(one as object).length === 0) return [];
      const isSet = sets.includes(key) && Array.isArray(one);
      const sorted = isSet ? one.map((item) => JSON.stringify(item)).sort() : one;
      return [[key, sorted]];
    });
  return Object.fromEntries(fields);
}
