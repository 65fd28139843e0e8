import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { placeholder } from "../../../src/toolkit/document/placeholder.ts";
import {
  alternativesOf,
  constantsOf,
  type Schema,
  schemaReader,
  typeWords,
} from "../../../src/toolkit/document/schema-model.ts";
import { api, schemaRef } from "../../helpers/small-api.ts";

const text = { type: "string" };
const schemas = {
  Base: {
    description: "A base.",
    "x-own": 0,
    required: ["id"],
    properties: { id: { type: "integer" } },
  },
  Named: { allOf: [schemaRef("Base"), { properties: { name: text } }] },
  Either: { oneOf: [schemaRef("Base"), { anyOf: [schemaRef("Named"), { type: "null" }] }] },
  Tree: { properties: { children: { type: "array", items: schemaRef("Tree") } } },
  Text: text,
  Alias: schemaRef("Base"),
  Loop: schemaRef("Loop"),
};
/** The schema at `#/components/schemas/It` of a small document. */
const read = (it: Json): Schema =>
  schemaReader(api({}, { schemas: { ...schemas, It: it } }))("#/components/schemas/It");
const requiredIn = ({ properties }: Schema) =>
  [...properties.values()].map(({ name, isRequired }) => [name, isRequired]);

describe("a schema", () => {
  it.each<[Json, string]>([
    [{}, "anything"],
    [{ properties: { id: text } }, "object"],
    [{ enum: [{ a: 1 }] }, "object"],
    [{ enum: ["a", "b", 1, null] }, "string or integer or null"],
    [{ type: "array", items: { enum: ["a", 1.5] } }, "array of strings or numbers"],
    [{ const: [1] }, "array of anything"],
    [{ type: ["integer", "null"] }, "integer or null"],
    [{ type: "array" }, "array of anything"],
    [{ type: "array", items: { type: "array", prefixItems: [{}] } }, "array of arrays"],
    [{ type: "array", items: { type: ["integer", "null"] } }, "array of integers or null"],
    [{ type: "array", items: { type: ["integer", "string"] } }, "array of integers or strings"],
    [{ type: "array", items: {} }, "array of anything"],
    [{ type: "array", items: { type: "array", items: text } }, "array of arrays of strings"],
    [{ type: "array", items: schemaRef("It") }, "array of arrays"],
    [{ oneOf: [text] }, "string"],
    [{ oneOf: [{ type: "integer" }, { type: "string", enum: ["mobile"] }] }, "integer or string"],
    [{ anyOf: [{ type: "null" }, text, { const: "a" }] }, "string or null"],
    [{ oneOf: [schemaRef("Text"), { anyOf: [schemaRef("Base"), {}] }] }, "anything"],
    [{ anyOf: [schemaRef("Text"), schemaRef("Named")] }, "string or object"],
    [{ oneOf: [schemaRef("It"), { type: "boolean" }] }, "boolean"],
    [
      { type: ["array", "null"], items: { type: ["integer", "string"] } },
      "array of integers or strings, or null",
    ],
    [{ additionalProperties: text }, "object"],
  ])("%j in words is: %s", (schema, words) => {
    expect(typeWords(read(schema))).toBe(words);
  });

  it("merges the parts of its `allOf`; a property required by one part is required", () => {
    const schema = read({ allOf: [schemaRef("Named"), { required: ["name"] }] });
    expect(requiredIn(schema)).toEqual([
      ["id", true],
      ["name", true],
    ]);
  });

  it("joins what several parts say of a property, also of its items and properties", () => {
    const schema = read({
      allOf: [
        {
          properties: {
            result: { enum: ["done", "failed"], description: "How it went." },
            note: { type: "string", description: "A note.", maxLength: 9 },
            kind: { const: "a" },
            rooms: { type: "array", items: schemaRef("Base") },
            child: schemaRef("It"),
          },
        },
        {
          properties: {
            result: {},
            note: { description: "Words for people." },
            kind: { enum: ["a", "b"] },
            rooms: { items: { properties: { id: {}, name: text } } },
            child: { description: "One below." },
          },
        },
      ],
    });
    const of = (name: string, holder = schema) => holder.properties.get(name)?.schema;
    expect(of("result")).toMatchObject({
      values: ["done", "failed"],
      description: "How it went.",
    });
    expect(of("note")).toMatchObject({ types: ["string"], description: "Words for people." });
    expect(of("kind")?.values).toEqual(["a"]);
    expect(of("note")?.keywords.maxLength).toBe(9);
    const rooms = of("rooms");
    expect(typeWords(rooms)).toBe("array of objects");
    expect(
      [...(rooms?.items?.properties.values() ?? [])].map((one) => typeWords(one.schema)),
    ).toEqual(["integer", "string"]);
    const child = of("child");
    expect(of("child", of("child", child))).toBe(of("child", child)); // It ends.
  });

  it("may have keywords beside a reference, which come first", () => {
    const schema = read({
      ...schemaRef("Base"),
      description: "More.",
      "x-own": 1,
      properties: { extra: {} },
    });
    expect(schema).toMatchObject({
      name: "Base",
      description: "More.",
      keywords: { description: "More." },
    });
    expect(schema.extensions).toEqual({ "x-own": 1 });
    expect([...schema.properties.keys()].sort()).toEqual(["extra", "id"]);
    expect(read(schemaRef("Base")).description).toBe("A base.");
  });

  it.each([
    ["its target", schemaRef("Base"), "Base"],
    ["the target of a chain of references", schemaRef("Alias"), "Base"],
    ["itself, without a reference", text, "It"],
  ])("has its own place, and the pointer and name of %s", (_, it, want) => {
    const { place, pointer, name } = read(it);
    expect([place, pointer, name]).toEqual([
      "#/components/schemas/It",
      `#/components/schemas/${want}`,
      want,
    ]);
  });

  it("has no name outside components, and no keywords if it is missing", () => {
    const below = read({ items: { title: "Below" } }).items;
    expect(below).toMatchObject({ name: undefined, title: "Below" });
    const place = "#/components/schemas/Missing/items";
    expect(schemaReader(api({}))(place)).toMatchObject({ place, pointer: place, keywords: {} });
  });

  it("has the keywords of all its parts, its own first; ignores other values", () => {
    const own = { title: "Own.", allOf: [true, { minimum: 1, title: "Part." }] };
    expect(read({ ...schemaRef("Named"), ...own }).keywords).toEqual({
      ...schemaRef("Base"),
      ...schemas.Base,
      minimum: 1,
      ...own,
      ...schemaRef("Named"),
    });
    expect(read({ ...text, allOf: {} }).keywords).toEqual({ ...text, allOf: {} });
  });

  it("has no items or branches without a declaration, and only object properties", () => {
    const { items, branches, properties } = read({ items: false, properties: { any: true } });
    expect([items, branches, [...properties]]).toEqual([undefined, [], []]);
    expect(read(text).items).toBeUndefined();
    expect(read({ oneOf: [true, text] }).branches).toHaveLength(1);
  });

  it.each([
    [{ const: null }, [null]],
    [{ enum: [1, "a"] }, [1, "a"]],
    [text, undefined],
  ])("%j allows only %j", (schema, values) => expect(read(schema).values).toEqual(values));

  it.each([
    [text, ["string"]],
    [{ type: ["integer", "null"] }, ["integer", "null"]],
    [{}, []],
  ])("%j has the types %j", (schema, types) => expect(read(schema).types).toEqual(types));

  it("can contain itself", () => {
    const tree = read(schemaRef("Tree")).properties.get("children")?.schema.items;
    expect(tree?.properties.get("children")?.schema.items?.pointer).toBe(
      "#/components/schemas/Tree",
    );
    expect(read(schemaRef("Loop")).types).toEqual([]);
  });

  it.each(["allOf", "oneOf"])("with parts shared through %s is read once each", (word) => {
    const chain = Array.from({ length: 40 }, (_, index) => {
      const next = schemaRef(`A${index + 1}`);
      return [`A${index}`, { [word]: [next, next] }] as const;
    });
    const shared = { ...Object.fromEntries(chain), A40: { properties: { id: text } } };
    const schema = schemaReader(api({}, { schemas: shared }))("#/components/schemas/A0");
    expect(alternativesOf(schema).map(({ properties }) => [...properties.keys()])).toEqual([
      ["id"],
    ]);
  });

  it("does not confuse properties with those of Object.prototype", () => {
    expect([...read({ properties: { constructor: text } }).properties.keys()]).toEqual([
      "constructor",
    ]);
  });
});

describe("the alternatives of a schema", () => {
  it("are the schema itself if it has no branches", () => {
    const schema = read(schemaRef("Named"));
    expect(alternativesOf(schema)).toEqual([schema]);
  });

  it("are the branches, flattened", () => {
    const found = alternativesOf(read(schemaRef("Either")));
    expect(found.map(({ name, types }) => name ?? types)).toEqual(["Base", "Named", ["null"]]);
  });

  const one = (name: string) => ({ title: name, required: [name], properties: { [name]: text } });
  it.each<[string, Json, readonly (readonly string[])[]]>([
    [
      "properties beside a union",
      { ...one("a"), oneOf: [one("b"), one("c")] },
      [
        ["b", "a!", "b!"],
        ["c", "a!", "c!"],
      ],
    ],
    [
      "two unions",
      { allOf: [{ oneOf: [one("b"), one("c")] }], anyOf: [one("d")] },
      [
        ["d + b", "d!", "b!"],
        ["d + c", "d!", "c!"],
      ],
    ],
    [
      "branches that only require",
      { properties: { a: text, b: text }, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
      [
        ["", "a!", "b"],
        ["", "a", "b!"],
      ],
    ],
    [
      "a branch in a branch",
      { ...one("a"), oneOf: [{ ...one("b"), oneOf: [one("c")] }] },
      [["c", "a!", "b!", "c!"]],
    ],
  ])("are the whole with each branch: %s", (_, schema, want) => {
    const found = alternativesOf(read(schema)).map(({ title = "", properties }) => [
      title,
      ...Array.from(properties.values(), ({ name, isRequired }) => name + (isRequired ? "!" : "")),
    ]);
    expect(found).toEqual(want);
  });
});

describe("the schemas of a discriminator", () => {
  const cat = "#/components/schemas/Base";
  const named = "#/components/schemas/Named";
  const of = (mapping: Json, more: JsonObject = {}) =>
    alternativesOf(
      read({ discriminator: { propertyName: "kind", ...(mapping && { mapping }) }, ...more }),
    ).map(({ name, tag }) => [name, tag?.name, tag?.value]);
  const oneOf = [schemaRef("Base"), schemaRef("Named")];

  it.each<[string, Json, JsonObject, (string | undefined)[][]]>([
    [
      "have the values of a mapping",
      { cat, dog: named },
      { oneOf },
      [
        ["Base", "kind", "cat"],
        ["Named", "kind", "dog"],
      ],
    ],
    [
      "may be named there",
      { cat: "Base" },
      { oneOf },
      [
        ["Base", "kind", "cat"],
        ["Named", undefined, undefined],
      ],
    ],
    [
      "have their names without a mapping",
      null,
      { oneOf },
      [
        ["Base", "kind", "Base"],
        ["Named", "kind", "Named"],
      ],
    ],
    [
      "are the branches if only the mapping lists them",
      { cat, also: cat, dog: named },
      {},
      [
        ["Base", "kind", "cat"],
        ["Named", "kind", "dog"],
      ],
    ],
    ["are none if one is missing", { cat, dog: "None" }, {}, [["It", undefined, undefined]]],
    ["are none in one of them", { cat, it: "It" }, {}, [["It", undefined, undefined]]],
  ])("%s", (_, mapping, more, want) => {
    expect(of(mapping, more)).toEqual(want);
  });

  it("of several large unions are shown once each, beside the whole", () => {
    const union = (...names: string[]) => ({ oneOf: names.map((title) => ({ title })) });
    const allOf = [union("a", "b", "c", "d", "e"), union("f", "g", "h", "i")];
    const titles = alternativesOf(read({ allOf })).map(({ title }) => title);
    expect(titles).toEqual(["a", "b", "c", "d", "e", "f", "g", "h", "i"]);
  });
});

describe("a placeholder", () => {
  const object = (properties: JsonObject) => ({
    properties,
    required: Object.keys(properties),
  });
  it.each<[Json, Json]>([
    [{ type: "string" }, "text"],
    [{ type: "integer" }, 1],
    [{ type: "number", minimum: 2.5 }, 2.5],
    [{ type: "boolean" }, true],
    [object({ at: { type: "string", format: "date-time" } }), { at: "2026-01-31T12:00:00Z" }],
    [{ type: ["null", "string"] }, null],
    [{ type: "array" }, []],
    [{ type: "array", items: { type: "integer" } }, [1]],
    [{ properties: { a: text, b: text }, required: ["b"] }, { b: "b" }],
    [object({ list: { type: "array", items: text } }), { list: ["list"] }],
    [
      { properties: { a: { examples: ["b"] }, c: text, d: { example: "e", readOnly: true } } },
      { a: "b" },
    ],
    [{ type: "string", enum: ["b", "a"] }, "b"],
    [{ enum: ["b"], default: "c" }, "c"],
    [{ example: "e", examples: ["f", "g"] }, "f"],
    [{ examples: {}, example: "e" }, "e"],
    [{ oneOf: [{ type: "null" }, text] }, null],
    [{ oneOf: [text], ...object({ a: text }) }, "text"],
    [object({ a: { oneOf: [text] } }), { a: "a" }],
    [{ ...object({ a: schemaRef("It") }) }, { a: { a: { a: { a: { a: {} } } } } }],
    [{ type: "array", items: schemaRef("It") }, [[[[[{}]]]]]],
    [{ oneOf: [schemaRef("It")] }, {}],
  ])("of %j is %j", (schema, want) => {
    expect(placeholder(read(schema))).toEqual(want);
  });

  it("of a missing schema is an empty object", () => {
    expect(placeholder(undefined)).toEqual({});
  });
});

it("the constants of a schema are its properties with a single allowed value", () => {
  const properties = {
    a: { const: 1 },
    b: { enum: ["x"] },
    c: { enum: [1, 2] },
    d: { enum: [] },
    e: {},
  };
  expect(constantsOf(read({ properties }))).toEqual({ a: 1, b: "x" });
});

it("has no type in words if it is not described", () => {
  expect(typeWords(undefined)).toBe("anything");
});
