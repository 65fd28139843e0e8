// What two versions say is the same however it is written.
import { describe, expect, it } from "vitest";
import type { ObjectKind } from "../../../src/toolkit/document/grammar.ts";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { sameness } from "../../../src/toolkit/levels/sameness.ts";

const { idOf, differences } = sameness((_, field) => field === "description");
const [a, b] = [{ type: "string" }, { type: "integer" }];

describe("two objects say the same", () => {
  it.each<[string, ObjectKind, JsonObject, JsonObject]>([
    ["in another order of fields", "schema", { ...a, minLength: 1 }, { minLength: 1, ...a }],
    ["with another text", "schema", { ...a, description: "A" }, { ...a, description: "B" }],
    [
      "with another text in a list by place",
      "schema",
      { prefixItems: [{ ...a, description: "A" }] },
      { prefixItems: [{ ...a, description: "B" }] },
    ],
    ["with one type in a list", "schema", a, { type: ["string"] }],
    ["with types in another order", "schema", { type: ["a", "b"] }, { type: ["b", "a"] }],
    ["with values in another order", "schema", { enum: [1, "1"] }, { enum: ["1", 1] }],
    ["with names in another order", "schema", { required: ["a", "b"] }, { required: ["b", "a"] }],
    ["with branches in another order", "schema", { oneOf: [a, b] }, { oneOf: [b, a] }],
    [
      "with properties in another order",
      "schema",
      { properties: { a, b } },
      { properties: { b, a } },
    ],
    ["without properties", "schema", { properties: {} }, {}],
    ["requiring nothing", "schema", { required: [] }, {}],
    ["without parameters", "operation", { parameters: [] }, {}],
    ["without paths", "document", { paths: {} }, {}],
    [
      "with parameters in another order",
      "pathItem",
      { parameters: [{ name: "a" }, { name: "b" }] },
      { parameters: [{ name: "b" }, { name: "a" }] },
    ],
  ])("%s", (_, kind, one, other) => {
    expect(idOf(one, kind)).toBe(idOf(other, kind));
    expect(differences(one, other, kind, "#")).toEqual([]);
  });
});

describe("two objects differ, and where", () => {
  it.each<[string, ObjectKind, JsonObject, JsonObject, string]>([
    ["in a value", "schema", a, b, "#/type"],
    ["in its type", "schema", { const: 1 }, { const: "1" }, "#/const"],
    ["in what one has alone", "schema", a, { ...a, minLength: 1 }, "#/minLength"],
    ["in one type more", "schema", { type: ["a"] }, { type: ["a", "b"] }, "#/type"],
    ["in another type more", "schema", { type: ["b"] }, { type: ["a", "b"] }, "#/type"],
    ["in one value more", "schema", { enum: [1] }, { enum: [1, 2] }, "#/enum"],
    ["in one value of two", "schema", { enum: [1] }, { enum: 1 }, "#/enum"],
    [
      "in an order that counts",
      "schema",
      { prefixItems: [a, b] },
      { prefixItems: [b, a] },
      "#/prefixItems",
    ],
    [
      "in an order of nothing known",
      "schema",
      { default: ["a", "b"] },
      { default: ["b", "a"] },
      "#/default",
    ],
    [
      "in a list of lists",
      "schema",
      { default: [["a"], ["b"]] },
      { default: [["a", "b"]] },
      "#/default",
    ],
    [
      "in a text that is a value",
      "schema",
      { default: { description: "A" } },
      { default: { description: "B" } },
      "#/default",
    ],
    ["in a name that is required", "schema", { required: [] }, { required: ["a"] }, "#/required"],
    ["in what is no list of names", "schema", { required: true }, {}, "#/required"],
    [
      "in what comes after an empty list",
      "operation",
      { parameters: [], deprecated: true },
      {},
      "#/deprecated",
    ],
    ["in an empty list of values", "schema", { enum: [] }, {}, "#/enum"],
    ["in a schema that is empty", "schema", { items: {} }, {}, "#/items"],
    ["in a text that is empty", "schema", { title: "" }, {}, "#/title"],
    ["in nothing", "schema", { default: null }, {}, "#/default"],
    ["in what nobody knows", "mediaType", { required: [] }, {}, "#/required"],
    ["in one object", "schema", { items: a }, { items: b }, "#/items/type"],
    ["in an object and what is none", "schema", { items: a }, { items: true }, "#/items"],
    ["in what is none and an object", "schema", { items: true }, { items: a }, "#/items"],
    [
      "in a member",
      "schema",
      { properties: { a, b: a } },
      { properties: { a, b } },
      "#/properties/b/type",
    ],
    [
      "in a member of one",
      "schema",
      { properties: { a } },
      { properties: { a, b } },
      "#/properties/b",
    ],
    [
      "in a member that is none",
      "schema",
      { properties: { a } },
      { properties: { a: true } },
      "#/properties/a",
    ],
    ["in who may call", "operation", { security: [] }, {}, "#/security"],
  ] as [string, ObjectKind, JsonObject, JsonObject, string][])(
    "%s",
    (_, kind, one, other, want) => {
      expect(idOf(one, kind)).not.toBe(idOf(other, kind));
      expect(differences(one, other, kind, "#")).toEqual([want]);
      expect(differences(other, one, kind, "#")).toEqual([want]);
    },
  );
});

it("all places are found in which objects differ", () => {
  const one = { properties: { a, b, c: { items: a } }, required: ["a"] };
  const other = { properties: { a: b, c: { items: { ...b, minLength: 1 } } } };
  const places = ["a/type", "b", "c/items/type", "c/items/minLength"];
  expect(differences(one, other, "schema", "#")).toEqual([
    ...places.map((place) => `#/properties/${place}`),
    "#/required",
  ]);
});

it.each<[string, Json, Json, string[]]>([
  ["in what changed", [a, { items: a }], [{ items: b }, a], ["#/allOf/1/items/type"]],
  ["where there are more", [a], [a, b], ["#/allOf"]],
  ["where one is none", [a, true], [a, b], ["#/allOf"]],
  ["where one is there twice", [a, a], [a, b], ["#/allOf/1/type"]],
])("members of lists differ %s", (_, allOf, other, want) => {
  expect(differences({ allOf }, { allOf: other }, "schema", "#")).toEqual(want);
});

it("values of no kind differ by all that they hold", () => {
  const values: Json[] = [null, "", 0, "0", false, [], {}, [[]], [{}], { a: {} }, { a: [] }];
  expect(new Set(values.map((value) => idOf(value))).size).toBe(values.length);
  expect(idOf(undefined)).not.toBe(idOf(null));
});
