import { expect, it } from "vitest";
import type { JsonObject, OpenApiDocument } from "../../../src/toolkit/levels/index.ts";
import {
  annotate,
  api,
  registry,
  requesting,
  responding,
  schemaRef,
  since,
  thing,
} from "../../helpers/small-api.ts";
import { typeFiles } from "../../helpers/type-files.ts";

const printed = (document: OpenApiDocument) => [...typeFiles(document).values()].join("\n");

it("from a level up, a response of `default` alone is also a success", () => {
  const content = { "application/json": { schema: { type: "string" } } };
  const alone = { default: { description: "The name.", content } };
  const beside = { ...alone, "201": { description: "Done." } };
  const document = api({
    "GET /a": { operationId: "a", responses: alone },
    "GET /b": { operationId: "b", responses: beside },
  });
  const files = typeFiles(document);
  const statuses = (file: string) =>
    files
      .get(file)
      ?.match(/(?:"2XX"|default|201): /g)
      ?.map((line) => line.trim());
  expect(statuses("types/shared.d.ts")).toEqual(['"2XX":', "default:", "201:", "default:"]);
  expect(statuses("types/at.d.ts")).toEqual(["default:"]); // The other operation is the same.
});

it("types include shared parameters inline, even without an identifier as name", async () => {
  const key = { name: "Idempotency-Key", in: "header", schema: { type: "string" } };
  const parameters = [{ $ref: "#/components/parameters/Idempotency-Key" }];
  const document = api(
    { "GET /a": { operationId: "a", parameters, responses: {} } },
    { parameters: { "Idempotency-Key": key } },
  );
  expect(printed(document)).toMatch(/header\?: \{\s+"Idempotency-Key"\?: string;\s+\}/);
});

it("types include a parameter with a media type", () => {
  const content = { "application/json": { schema: { type: "array", items: { type: "integer" } } } };
  const parameters = [{ name: "ids", in: "query", content }];
  const types = printed(api({ "GET /a": { operationId: "a", parameters } }));
  expect(types).toMatch(/query\?: \{\s+ids\?: number\[\];\s+\}/);
});

it("types of an object leave out values that are no objects", () => {
  const Filter = { type: "object", additionalProperties: { type: "string" }, enum: ["all", "new"] };
  const document = api({ "GET /a": responding(schemaRef("Filter")) }, { schemas: { Filter } });
  const before = structuredClone(document);
  expect(printed(document)).toContain("type Filter = { [key: string]: string; };");
  expect(document).toEqual(before);
});

it("types describe the values of an enumeration, also behind a reference", () => {
  const Color = {
    description: "A color.",
    enum: [1, 2],
    "x-enumDescriptions": { 1: "Red", 2: "Blue", 3: "Of no value" },
  };
  const properties = {
    inner: schemaRef("Color"),
    outer: { ...schemaRef("Color"), description: "Outside." },
  };
  const Door = { type: "object", properties };
  const types = printed(
    api({ "GET /a": responding(schemaRef("Door")) }, { schemas: { Color, Door } }),
  );
  const values = String.raw`\s+\*\s+\* +- \`1\`: Red\s+\* +- \`2\`: Blue\s`;
  expect(types).toMatch(new RegExp(`A color\\.${values}[^]*export type Color`));
  expect(types).toMatch(new RegExp(`A color\\.${values}[^]*?inner\\?: Color`));
  expect(types).toMatch(new RegExp(`Outside\\.${values}[^]*?outer\\?: Color`));
  expect(types).not.toContain("Of no value");
});

it.each(["oneOf", "anyOf"])(
  "branches of %s with other tags than texts keep their tags",
  (keyword) => {
    const pet = (tag: number) => ({ type: "object", properties: { kind: { const: tag } } });
    const Pet = {
      [keyword]: [schemaRef("Cat"), schemaRef("Dog")],
      discriminator: { propertyName: "kind" },
    };
    const types = printed(thing(schemaRef("Pet"), { schemas: { Cat: pet(1), Dog: pet(2), Pet } }));
    expect(types.match(/kind\?: .*/g)).toEqual(["kind?: 1;", "kind?: 2;"]);
    expect(types).toContain("Pet = Cat | Dog;");
  },
);

it("a discriminator is described once in each revision of a branch", () => {
  const kind = { type: "string", description: "The kind." };
  const Cat = {
    ...{ type: "object", required: ["kind"], properties: { kind } },
    ...annotate({
      changes: [
        { level: 5, was: { required: [] } },
        { level: 9, was: { title: "C" } },
      ],
    }),
  };
  const Pet = { oneOf: [schemaRef("Cat")], discriminator: { propertyName: "kind" } };
  const paths = { "GET /pet": responding(schemaRef("Pet")) };
  const types = printed(api(paths, { schemas: { Cat, Pet } }, registry(5, 9)));
  const described = types.match(/\* The kind\..*/g) ?? [];
  expect(new Set(described)).toEqual(
    new Set(["* The kind. (enum property replaced by openapi-typescript)"]),
  );
});

it("types combine `anyOf` with its siblings, and discriminate its branches", async () => {
  const pet = (name: string) => ({
    type: "object",
    required: ["kind", name],
    properties: { kind: { type: "string" }, [name]: { type: "string" } },
  });
  const types = printed(
    thing(schemaRef("Pet"), {
      schemas: {
        State: { type: "string", anyOf: [{ const: "open" }, { const: "closed" }] },
        Owner: {
          type: "object",
          required: ["id"],
          properties: { id: { type: "integer" } },
          anyOf: [{ required: ["mail"] }, { required: ["phone"] }],
        },
        Cat: pet("meow"),
        Dog: pet("bark"),
        Pet: {
          anyOf: [schemaRef("Cat"), schemaRef("Dog")],
          discriminator: {
            propertyName: "kind",
            mapping: { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" },
          },
        },
      },
    }),
  );
  expect(types).toContain('State = string & ("open" | "closed");');
  expect(types).toMatch(/Owner = \{\s+id: number;\s+\} &/);
  expect(types).toContain('kind: "cat";');
  expect(types).toContain("Pet = Cat | Dog;");
});

it("types write out mutually recursive schemas that TypeScript rejects", () => {
  const sized = { type: "object", required: ["size"], properties: { size: { type: "integer" } } };
  const types = printed(
    thing(schemaRef("Left"), {
      schemas: {
        Left: { oneOf: [{ type: "string" }, schemaRef("Right")] },
        Right: { anyOf: [{ type: "integer" }, schemaRef("Left")] },
        Whole: { allOf: [sized, schemaRef("Half")] },
        Half: { type: "object", allOf: [schemaRef("Whole"), { required: ["size"] }] },
      },
    }),
  );
  expect(types).toContain("Left = string | number;");
  expect(types).toContain("Right = number | string;");
  expect(types.replaceAll(/\s+/g, " ")).toContain("Half = { size: number; } & unknown;");
});

it("types refer to `$defs` that contain each other, without writing them out", () => {
  const $defs: JsonObject = {};
  for (const name of "abcdefghi") {
    const properties = Object.fromEntries(
      Array.from("abcdefghi", (one) => [one, schemaRef(`Thing/$defs/${one}`)]),
    );
    $defs[name] = { type: "object", properties };
  }
  const types = printed(
    thing(schemaRef("Thing"), { schemas: { Thing: { type: "object", $defs } } }),
  );
  const ofThing = /a\?: NonNullable<NonNullable<Thing>\["\$defs"\]>\["a"\];/g;
  expect(types.match(ofThing)).toHaveLength(9);
});

it("types refer to a property of a component that may be null", () => {
  const properties = { size: { type: "integer" } };
  const types = printed(
    thing(schemaRef("Thing/properties/size"), {
      schemas: { Thing: { type: ["object", "null"], properties } },
    }),
  );
  expect(types).toContain('NonNullable<From0.Thing>["size"]');
});

it("types require a property of a component that may be null or a list", () => {
  const properties = { size: { type: "integer" } };
  const schema = { allOf: [schemaRef("Thing")], required: ["size"] };
  for (const type of ["null", "array"]) {
    const Thing = { type: ["object", type], properties };
    const types = printed(thing(schema, { schemas: { Thing } }));
    expect(types).not.toContain("WithRequired");
    expect(types.replaceAll(/\s+/g, " ")).toContain("From0.Thing & { size: number; }");
  }
});

it("types include a body behind a component, and a schema named like a type", () => {
  const requestBodies = {
    One: { $ref: "#/components/requestBodies/Two" },
    Two: { content: { "text/plain": { schema: schemaRef("T") } } },
  };
  const schemas = {
    T: { allOf: [schemaRef("U")], required: ["id"] },
    U: { properties: { id: {} } },
  };
  const types = printed(api({}, { requestBodies, schemas }));
  expect(types).toContain("type WithRequired<T, K extends keyof T>");
  expect(types).toContain("export type T = ");
  expect(types.replaceAll(/\s+/g, " ")).toContain('One: { content: { "text/plain": From0.T; }; };');
});

it("levels that differ only in texts and examples share their types", () => {
  const document = api(
    {
      "GET /a": {
        operationId: "getA",
        summary: "Get it",
        "x-feature-level": { changes: [{ level: 10, was: { summary: "Get" } }] },
        responses: {
          200: {
            description: "Done.",
            content: {
              "application/json": {
                schema: schemaRef("Thing"),
                examples: {
                  first: { value: { id: 1 }, "x-feature-level": { until: 10 } },
                  second: { value: { id: 2 }, "x-feature-level": { since: 10 } },
                },
              },
            },
          },
        },
      },
    },
    { schemas: { Thing: { properties: { id: { type: "integer", examples: [1] } } } } },
  );
  const types = printed({ ...document, ...registry(10) });
  expect(types.match(/getA: \{/g)).toHaveLength(1);
  expect(types).toContain("@example 1"); // The example of a schema stands in its comment.
});

it("operations refer to long fields and responses that an earlier revision has too", () => {
  const names = ["street", "house", "floor", "door", "town"];
  const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  const address = (more: JsonObject = {}) =>
    responding({ type: "object", properties: { ...properties, ...more } }).responses as JsonObject;
  const parameters = [{ name: "page", in: "query", ...since(5, { schema: { type: "integer" } }) }];
  const failed = { 400: address({ reason: { type: "string" } })["200"] ?? {} };
  const both = { ...address(), ...failed };
  const earlier = { 200: { description: "Less." }, ...failed };
  const body = requesting({ type: "object", properties });
  const types = printed(
    api(
      {
        "POST /a": { operationId: "a", parameters, ...body, responses: both },
        "GET /b": {
          operationId: "b",
          responses: both,
          "x-feature-level": { changes: [{ level: 5, was: { responses: earlier } }] },
        },
      },
      {},
      registry(5),
    ),
  );
  expect(types).toContain('responses: V0_5.operations["a"]["responses"];');
  expect(types).toContain('requestBody?: NonNullable<V0_5.operations["a"]["requestBody"]>;');
  expect(types).toContain('400: V0.operations["b"]["responses"]["400"];');
  expect(types.match(/reason\?: string;/g)).toHaveLength(2);
});

it("a value that older servers do not have carries its check, also in a list", () => {
  const berth = {
    type: "string",
    enum: ["quay", "buoy", "dock"],
    "x-feature-level": { values: { buoy: { since: 20 }, dock: { since: 30 } } },
  };
  const properties = { berth, berths: { type: "array", items: berth } };
  const schema = { type: "object", properties };
  const document = {
    ...api({ "POST /berths": { operationId: "moor", ...requesting(schema), responses: {} } }),
    ...registry(20, 30),
  };
  const files = typeFiles(document);
  const typesFrom = (level: number) =>
    [...`${files.get("types/shared.d.ts")}`.matchAll(/namespace V(\d+)_?\d* \{(.*?)\n\}/gs)]
      .filter(([, from]) => Number(from) === level)
      .join();
  const later = (level: number, value: string) =>
    `("${value}" & NeedsFeatureLevel<${level}, "client.supports(\\"l${level}\\")">)`;
  const oldest = typesFrom(0);
  for (const value of [later(20, "buoy"), later(30, "dock")]) {
    expect(oldest.split(value)).toHaveLength(3);
  }
  expect(typesFrom(20)).not.toContain(later(20, "buoy"));
  expect(typesFrom(20)).toContain(later(30, "dock"));
  expect(typesFrom(30)).not.toContain("NeedsFeatureLevel");
});

it("an object without described properties is open, also beside parts of `allOf`", () => {
  const open = { type: "object", description: "Anything." };
  const properties = {
    alone: open,
    beside: {
      allOf: [schemaRef("Open"), { type: "object", properties: { a: { type: "string" } } }],
    },
  };
  const types = printed(api({ "GET /a": requesting({ properties }) }, { schemas: { Open: open } }));
  expect(types).toMatch(/alone\?: Record<string, unknown>;/);
  expect(types).toMatch(/beside\?: \{\s+a\?: string;\s+\};/);
});

/** A record whose values have a type. */
const valued = (properties: JsonObject, values: JsonObject): JsonObject => ({
  type: "object",
  properties,
  additionalProperties: values,
});
const text = { type: "string" };
const pair = { type: "array", prefixItems: [{ type: "integer" }, text] };

it.each<[what: string, schema: JsonObject, type: string]>([
  [
    "further fields have the types of the described ones too",
    valued({ a: text, b: text, c: { type: "integer" } }, { type: "boolean" }),
    "{ a?: string; b?: string; c?: number; } & { [key: string]: boolean | string | number; }",
  ],
  ["further fields of any type stay so", valued({ a: text }, {}), "[key: string]: unknown; }"],
  ["the first items are all", pair, "[ number, string ]"],
  ["fewer items than described are allowed", { ...pair, minItems: 1 }, "[ number, string? ]"],
  ["further items are described", { ...pair, items: text }, "[ number, string, ...string[] ]"],
  ["a constant of null", { const: null }, "null"],
  [
    "parts of `allOf` stay apart",
    { allOf: [{ properties: { a: text } }, { properties: { b: text } }] },
    "Thing = { a?: string; } & { b?: string; };",
  ],
  [
    "an open part of `allOf` alone is open",
    { allOf: [{ type: "object" }] },
    "Thing = Record<string, unknown>;",
  ],
  [
    "keywords beside a reference add to it",
    { ...schemaRef("Other"), required: ["a"], properties: { b: text } },
    'Thing = { b?: string; } & WithRequired<Other, "a">;',
  ],
  [
    "a union in `allOf` keeps the property that distinguishes its branches",
    { allOf: [schemaRef("Union")], properties: { c: text } },
    "Thing = { c?: string; } & Union;",
  ],
])("in types, %s", (_, schema, type) => {
  const branch = (kind: string) => ({ type: "object", properties: { kind: { const: kind } } });
  const schemas = {
    Thing: schema,
    Other: { type: "object", properties: { a: text } },
    Union: {
      oneOf: [schemaRef("One"), schemaRef("Two")],
      discriminator: { propertyName: "kind" },
    },
    One: branch("One"),
    Two: branch("Two"),
  };
  const types = printed(thing(schemaRef("Thing"), { schemas }));
  expect(types.replaceAll(/\s+/g, " ")).toContain(type);
});

it("a text that is not listed is a type of its own, and at exactly one level a text", () => {
  const kind = { oneOf: [{ const: "a" }, { type: "string", not: { enum: ["a"] } }] };
  const document = thing(schemaRef("Thing"), {
    schemas: { Thing: { properties: { kind } } },
  });
  const files = typeFiles(document);
  expect(files.get("types/from-0.d.ts")).toContain('kind?: "a" | UndocumentedValue;');
  expect(files.get("types/shared.d.ts")).toContain("export declare enum UndocumentedValue");
  expect(files.get("types/at.d.ts")).toContain('kind?: "a" | string;');
});

it("a discriminator without a mapping implies names, and one of numbers is left out", () => {
  const by = (kind: JsonObject) => ({
    Cat: { type: "object", properties: { kind } },
    Dog: { type: "object", properties: { kind } },
    Pet: { oneOf: ["Cat", "Dog"].map(schemaRef), discriminator: { propertyName: "kind" } },
  });
  const typesBy = (kind: JsonObject) => printed(thing(schemaRef("Pet"), { schemas: by(kind) }));
  expect(typesBy({ type: "string" })).toMatch(/kind: "Cat";[\s\S]*kind: "Dog";/);
  for (const kind of [{ type: "integer" }, { enum: [1, 2] }, { const: 1 }])
    expect(typesBy(kind)).not.toContain('"Cat"');
});
