// Two versions mean the same, however they are written.
import { describe, expect, it } from "vitest";
import type { ObjectKind } from "../../../src/toolkit/document/grammar.ts";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { equality } from "../../../src/toolkit/levels/equality.ts";
import { placesOfDifference } from "../../../src/toolkit/levels/first-difference.ts";

const same = equality({ isLeftOut: (_, field) => field === "description" });
const { idOf } = same;
const differences = (one: Json, other: Json, kind: ObjectKind, place: string) =>
  placesOfDifference(same, one, other, kind, place);
const [a, b] = [{ type: "string" }, { type: "integer" }];

describe("two objects are equal", () => {
  it.each<[string, ObjectKind, JsonObject, JsonObject]>([
    ["in another order of fields", "schema", { ...a, minLength: 1 }, { minLength: 1, ...a }],
    ["with another description", "schema", { ...a, description: "A" }, { ...a, description: "B" }],
    [
      "with another description in an ordered list",
      "schema",
      { prefixItems: [{ ...a, description: "A" }] },
      { prefixItems: [{ ...a, description: "B" }] },
    ],
    ["with one type in a list", "schema", a, { type: ["string"] }],
    ["with values in another order", "schema", { enum: [1, "1"] }, { enum: ["1", 1] }],
    [
      "with `required` in another order",
      "schema",
      { required: ["a", "b"] },
      { required: ["b", "a"] },
    ],
    ["with branches in another order", "schema", { oneOf: [a, b] }, { oneOf: [b, a] }],
    [
      "with properties in another order",
      "schema",
      { properties: { a, b } },
      { properties: { b, a } },
    ],
    ["without properties, by an empty map", "schema", { properties: {} }, {}],
    ["without required properties, by an empty list", "schema", { required: [] }, {}],
    ["without parameters, by an empty list", "operation", { parameters: [] }, {}],
    ["without paths, by an empty map", "document", { paths: {} }, {}],
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

describe("two objects differ", () => {
  it.each<[string, ObjectKind, JsonObject, JsonObject, string]>([
    ["in a value", "schema", a, b, "#/type"],
    [
      "in the first component",
      "document",
      {},
      { components: { schemas: { A: a } } },
      "#/components/schemas/A",
    ],
    ["in the first component of a section", "components", { schemas: { A: a } }, {}, "#/schemas/A"],
    ["in a boolean schema", "schema", { allOf: [true] }, { allOf: [false] }, "#/allOf/0"],
    ["in a field that only one has", "schema", a, { ...a, minLength: 1 }, "#/minLength"],
    ["in an additional type", "schema", { type: ["a"] }, { type: ["a", "b"] }, "#/type"],
    ["in an additional value", "schema", { enum: [1] }, { enum: [1, 2] }, "#/enum"],
    ["in a list instead of its value", "schema", { enum: [1] }, { enum: 1 }, "#/enum"],
    [
      "in a significant order",
      "schema",
      { prefixItems: [a, b] },
      { prefixItems: [b, a] },
      "#/prefixItems",
    ],
    [
      "in an order whose meaning is unknown",
      "schema",
      { default: ["a", "b"] },
      { default: ["b", "a"] },
      "#/default",
    ],
    [
      "in a description inside a value",
      "schema",
      { default: { description: "A" } },
      { default: { description: "B" } },
      "#/default",
    ],
    ["in a required property", "schema", { required: [] }, { required: ["a"] }, "#/required"],
    ["in a `required` that is not a list", "schema", { required: true }, {}, "#/required"],
    [
      "in the field after an empty list",
      "operation",
      { parameters: [], deprecated: true },
      {},
      "#/deprecated",
    ],
    [
      "in how often a value is listed",
      "schema",
      { required: ["a"] },
      { required: ["a", "a"] },
      "#/required",
    ],
    ["in how a schema of anything is written", "schema", { items: true }, { items: {} }, "#/items"],
    [
      "in a mapping that says what the names say",
      "schema",
      { oneOf: [{ $ref: "#/a/A" }], discriminator: { propertyName: "is" } },
      {
        oneOf: [{ $ref: "#/a/A" }],
        discriminator: { propertyName: "is", mapping: { A: "#/a/A" } },
      },
      "#/discriminator",
    ],
    [
      "beside a reference",
      "schema",
      { items: { $ref: "#/a", minLength: 1 } },
      { items: { $ref: "#/a", minLength: 2 } },
      "#/items/minLength",
    ],
    ["in an empty map of media types", "response", { content: {} }, {}, "#/content"],
    ["in an empty list of values", "schema", { enum: [] }, {}, "#/enum"],
    ["in an empty schema", "schema", { items: {} }, {}, "#/items"],
    ["in an unknown field", "mediaType", { required: [] }, {}, "#/required"],
    ["in an object and a boolean", "schema", { items: a }, { items: true }, "#/items"],
    [
      "in a member of a map",
      "schema",
      { properties: { a, b: a } },
      { properties: { a, b } },
      "#/properties/b/type",
    ],
    [
      "in a member without a name",
      "schema",
      { properties: { "": a } },
      { properties: { "": b } },
      "#/properties//type",
    ],
    [
      "in a member that only one has",
      "schema",
      { properties: { a } },
      { properties: { a, b } },
      "#/properties/b",
    ],
    ["in security", "operation", { security: [] }, {}, "#/security"],
  ] as [string, ObjectKind, JsonObject, JsonObject, string][])(
    "%s",
    (_, kind, one, other, want) => {
      expect(idOf(one, kind)).not.toBe(idOf(other, kind));
      expect(differences(one, other, kind, "#")).toEqual([want]);
      expect(differences(other, one, kind, "#")).toEqual([want]);
    },
  );
});

it("finds all places that differ", () => {
  const one = { properties: { a, b, c: { items: a } }, required: ["a"] };
  const other = { properties: { a: b, c: { items: { ...b, minLength: 1 } } } };
  const places = ["a/type", "b", "c/items/type", "c/items/minLength"];
  expect(differences(one, other, "schema", "#")).toEqual([
    ...places.map((place) => `#/properties/${place}`),
    "#/required",
  ]);
});

it.each<[string, Json, Json, string[]]>([
  ["at the changed member", [a, { items: a }], [{ items: b }, a], ["#/allOf/1/items/type"]],
  ["as a whole if their lengths differ", [a], [a, b], ["#/allOf"]],
  ["as a whole if one has more of its own", [a, { items: a }], [b], ["#/allOf"]],
  [
    "at each changed member, whatever follows it",
    [{ minLength: 1 }, { minLength: 2 }, a],
    [{ minLength: 3 }, a, { minLength: 4 }],
    ["#/allOf/0/minLength", "#/allOf/1/minLength"],
  ],
  ["at one that is not an object", [a, true], [a, b], ["#/allOf/1"]],
  ["as a whole if one is repeated", [a, a], [a, b], ["#/allOf"]],
])("members of lists differ %s", (_, allOf, other, want) => {
  expect(differences({ allOf }, { allOf: other }, "schema", "#")).toEqual(want);
});

it("values of unknown kind differ by their whole content", () => {
  const values: Json[] = [null, "", 0, "0", false, [], {}, [[]], [{}], { a: {} }, { a: [] }];
  expect(new Set(values.map((value) => idOf(value))).size).toBe(values.length);
  expect(idOf(undefined)).not.toBe(idOf(null));
});
