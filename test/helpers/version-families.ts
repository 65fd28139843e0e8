import fc from "fast-check";
import { expect } from "vitest";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
} from "../../src/document/json.ts";
import { infer } from "../../src/levels/infer/infer.ts";
import { project } from "../../src/levels/project.ts";

/** A value that is there or not. */
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** An object without the fields that are not there. */
const record = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<JsonObject> =>
  fc.record(fields).map((one) => JSON.parse(JSON.stringify(one)) as JsonObject);

/** A schema that requires what it declares: no mark says that a name is required where another version declares it. */
function requiringDeclared({ required, ...node }: JsonObject): JsonObject {
  const declared = isObject(node.properties) ? Object.keys(node.properties) : [];
  const names = Array.isArray(required)
    ? required.filter((name) => declared.includes(String(name)))
    : [];
  return names.length > 0 ? { ...node, required: names } : node;
}

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
    fc.constantFrom({ $ref: "#/components/schemas/S" }, { $ref: "#/components/schemas/T" }),
    record({
      type: maybe(fc.constant("object")),
      properties: maybe(
        fc.dictionary(fc.constantFrom("a", "b", "c"), tie("schema"), { noNullPrototype: true }),
      ),
      required: maybe(names),
      additionalProperties: maybe(fc.oneof(fc.boolean(), tie("schema"))),
    }).map(requiringDeclared),
    record({ type: fc.constant("array"), items: maybe(tie("schema")) }),
    record({
      oneOf: maybe(fc.array(tie("schema"), { minLength: 1, maxLength: 3 })),
      allOf: maybe(fc.array(tie("schema"), { minLength: 1, maxLength: 2 })),
    }),
  ),
})) as { schema: fc.Arbitrary<JsonObject> };

/** A component, which must not be a reference to itself. */
const component = schema.map((one): JsonObject => ("$ref" in one ? { items: one } : one));

const media = record({ schema: maybe(schema), example: maybe(fc.constantFrom("a", "b")) });
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
const response = record({
  description: fc.constantFrom("Done.", "Ready."),
  content: maybe(content),
  headers: maybe(
    fc.dictionary(fc.constantFrom("x-a", "x-b"), record({ schema }), { noNullPrototype: true }),
  ),
});

/** An operation; a component is used in one place, so that it lives as long as the reference to it. */
const operation = (id: string) =>
  fc
    .tuple(
      record({
        operationId: fc.constant(id),
        deprecated: maybe(fc.constant(true)),
        security: maybe(fc.constantFrom<Json[]>([], [{}])),
        requestBody: maybe(record({ required: maybe(fc.boolean()), content })),
      }),
      fc.tuple(parameter("p"), parameter("q")).chain((all) => fc.subarray(all)),
      fc.subarray(["P", "NotFound"]),
      response,
    )
    .map(
      ([operation, inline, used, response]): JsonObject => ({
        ...operation,
        parameters: [
          ...inline,
          ...(used.includes("P") ? [{ $ref: `#/components/parameters/P${id}` }] : []),
        ],
        responses: {
          "200": response,
          ...(used.includes("NotFound") && { "404": { $ref: `#/components/responses/N${id}` } }),
        },
      }),
    );

const version = fc
  .record({
    get: operation("get"),
    put: operation("put"),
    S: component,
    T: component,
    P: parameter("r"),
    N: response,
  })
  .map(
    ({ get, put, S, T, P, N }): OpenApiDocument => ({
      openapi: "3.1.1",
      info: { title: "Random", version: "1" },
      paths: { "/a": { get }, "/b": { put } },
      components: {
        schemas: { S, T },
        parameters: { Pget: P, Pput: P },
        responses: { Nget: N, Nput: N },
      },
    }),
  );

/** Versions of a document; one operation is there from a version up to another, and any two may be alike. */
const family = fc
  .record({
    drawn: fc.array(version, { minLength: 4, maxLength: 4 }),
    picks: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
    from: fc.nat(3),
    until: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ drawn, picks, from, until }) =>
    drawn.map((_, index) => {
      const document = structuredClone(
        drawn[Math.min(index, picks[index] ?? 0)] as OpenApiDocument,
      );
      const isThere = from <= index && index < until;
      if (!isThere) delete (document.paths as JsonObject)["/b"];
      return { level: 10 * (index + 1), document };
    }),
  );

/** Infers random families, and compares each projection with its version, by another comparison than that of `prove`. */
export function checkFamilies(seed: number, numRuns: number): void {
  fc.assert(
    fc.property(family, fc.constantFrom("newest", "exact"), (versions, prose) => {
      const document = infer(versions, { prose });
      for (const version of versions) {
        const [found, want] = [project(document, version.level), project(version.document, 0)];
        expect(canonical(found, prose)).toEqual(canonical(want, prose));
      }
    }),
    { seed, numRuns },
  );
}

const texts = ["description", "example"];
const sets = ["required", "enum", "type", "oneOf", "allOf", "parameters"];
const gone = ["properties", "parameters", "headers", "required"];

/** The same for documents that say the same, of the fields that a random one may have. */
function canonical(value: Json | undefined, prose: string): unknown {
  if (Array.isArray(value)) return value.map((item) => canonical(item, prose));
  if (!isObject(value)) return value;
  const fields = Object.keys(value)
    .sort()
    .flatMap((key) => {
      const one = canonical(value[key], prose);
      if (prose === "newest" && texts.includes(key)) return [];
      if (gone.includes(key) && Object.keys(one as object).length === 0) return [];
      const isSet = sets.includes(key) && Array.isArray(one);
      const sorted = isSet ? one.map((item) => JSON.stringify(item)).sort() : one;
      return [[key, sorted]];
    });
  return Object.fromEntries(fields);
}
