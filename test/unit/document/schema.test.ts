import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { placeholder } from "../../../src/toolkit/document/placeholder.ts";
import {
  alternativesOf,
  constantsOf,
  type Schema,
  schemaReader,
  typeWords,
} from "../../../src/toolkit/document/schema.ts";
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
  Alias: schemaRef("Base"),
  Loop: schemaRef("Loop"),
};
/** The schema of a small document that stands at `#/components/schemas/It`. */
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
    [{ type: "array", items: { type: ["integer", "null"] } }, "array of integers or null"],
    [{ type: "array", items: { type: ["integer", "string"] } }, "array of integers or strings"],
    [{ type: "array", items: {} }, "array of anything"],
    [{ type: "array", items: { type: "array", items: text } }, "array of arrays of strings"],
  ])("%j is in words: %s", (schema, words) => {
    expect(typeWords(read(schema))).toBe(words);
  });

  it("has the parts of its allOf, and what one of them requires is required", () => {
    const schema = read({ allOf: [schemaRef("Named"), { required: ["name"] }] });
    expect(requiredIn(schema)).toEqual([
      ["id", true],
      ["name", true],
    ]);
  });

  it("may say more beside a reference, and says it first", () => {
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
    ["what it refers to", schemaRef("Base"), "Base"],
    ["what a chain of references leads to", schemaRef("Alias"), "Base"],
    ["itself, where it refers to nothing", text, "It"],
  ])("keeps the place where it stands apart from that of %s", (_, it, want) => {
    const { place, pointer, name } = read(it);
    expect([place, pointer, name]).toEqual([
      "#/components/schemas/It",
      `#/components/schemas/${want}`,
      want,
    ]);
  });

  it("has no name where it is no component, and says nothing where nothing stands", () => {
    const below = read({ items: { title: "Below" } }).items;
    expect(below).toMatchObject({ name: undefined, title: "Below" });
    const place = "#/components/schemas/Missing/items";
    expect(schemaReader(api({}))(place)).toMatchObject({ place, pointer: place, keywords: {} });
  });

  it("has all keywords of its parts, its own before those of others, and no part that is no object", () => {
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

  it("has neither items nor branches where it says nothing of them, and properties that are objects", () => {
    const { items, branches, properties } = read({ items: false, properties: { any: true } });
    expect([items, branches, [...properties]]).toEqual([undefined, [], []]);
    expect(read(text).items).toBeUndefined();
    expect(read({ oneOf: [true, text] }).branches).toHaveLength(1);
  });

  it.each([
    [{ const: null }, [null]],
    [{ enum: [1, "a"] }, [1, "a"]],
    [text, undefined],
  ])("%j admits only %j", (schema, values) => expect(read(schema).values).toEqual(values));

  it.each([
    [text, ["string"]],
    [{ type: ["integer", "null"] }, ["integer", "null"]],
    [{}, []],
  ])("%j is of the types %j", (schema, types) => expect(read(schema).types).toEqual(types));

  it("holds itself without end", () => {
    const tree = read(schemaRef("Tree")).properties.get("children")?.schema.items;
    expect(tree?.properties.get("children")?.schema.items?.pointer).toBe(
      "#/components/schemas/Tree",
    );
    expect(read(schemaRef("Loop")).types).toEqual([]);
  });

  it.each(["allOf", "oneOf"])("whose parts share parts by %s is read once each", (word) => {
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

  it("takes no name of an object's prototype for one of its own", () => {
    expect([...read({ properties: { constructor: text } }).properties.keys()]).toEqual([
      "constructor",
    ]);
  });
});

describe("the alternatives of a schema", () => {
  it("are the schema itself where there is no choice", () => {
    const schema = read(schemaRef("Named"));
    expect(alternativesOf(schema)).toEqual([schema]);
  });

  it("are the branches, through branches of branches", () => {
    const found = alternativesOf(read(schemaRef("Either")));
    expect(found.map(({ name, types }) => name ?? types)).toEqual(["Base", "Named", ["null"]]);
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
    [{ oneOf: [text], ...object({ a: text }) }, { a: "a" }],
    [object({ a: { oneOf: [text] } }), { a: "a" }],
    [{ ...object({ a: schemaRef("It") }) }, { a: { a: { a: { a: { a: {} } } } } }],
    [{ type: "array", items: schemaRef("It") }, [[[[[{}]]]]]],
    [{ oneOf: [schemaRef("It")] }, {}],
  ])("of %j is %j", (schema, want) => {
    expect(placeholder(read(schema))).toEqual(want);
  });

  it("of what has no schema is an empty object", () => {
    expect(placeholder(undefined)).toEqual({});
  });
});

it("the constants of a schema are the properties that admit one value", () => {
  const properties = {
    a: { const: 1 },
    b: { enum: ["x"] },
    c: { enum: [1, 2] },
    d: { enum: [] },
    e: {},
  };
  expect(constantsOf(read({ properties }))).toEqual({ a: 1, b: "x" });
});
