// Which members of lists are one over the versions, so that a mark in it says how it changed.
import { describe, expect, it } from "vitest";
import type { Field, ObjectKind } from "../../../src/toolkit/document/grammar.ts";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { isPositional, matched, outlineOf } from "../../../src/toolkit/levels/infer/lists.ts";

const [text, number] = [{ type: "string" }, { type: "integer" }];
const holding = (...names: string[]): JsonObject => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, text])),
});

describe("members of a list of two versions", () => {
  /** The members of the older and of the newer version, those that are one beside each other. */
  const pairs = (kind: ObjectKind, older: JsonObject[], newer: JsonObject[]) =>
    matched(
      [
        [0, older],
        [1, newer],
      ],
      kind,
      JSON.stringify,
    ).map((slot) => [0, 1].map((version) => slot.find(([at]) => at === version)?.[1]));

  it.each<[string, ObjectKind, JsonObject, JsonObject]>([
    ["a parameter of one place and name", "parameter", query("a"), query("a", { schema: text })],
    ["a reference", "schema", { $ref: "#/a" }, { $ref: "#/a", description: "A" }],
    ["a constant", "schema", { const: 1 }, { const: 1, description: "One" }],
    ["a title", "schema", { ...text, title: "T" }, { ...number, title: "T" }],
    ["half of the properties", "schema", holding("a", "b", "c"), holding("a", "b", "d")],
    ["all properties and more", "schema", holding("a"), holding("a", "b")],
    ["a type alone", "schema", { ...text, maxLength: 1 }, text],
  ])("are one by %s", (_, kind, older, newer) => {
    expect(pairs(kind, [older], [newer])).toEqual([[older, newer]]);
  });

  it.each<[string, ObjectKind, JsonObject, JsonObject]>([
    ["parameters of two places", "parameter", query("a"), query("a", { in: "header" })],
    ["parameters of two names", "parameter", query("a"), query("b")],
    ["references to two places", "schema", { $ref: "#/a" }, { $ref: "#/b" }],
    ["a reference and what is not", "schema", {}, { $ref: "#/b" }],
    ["constants of two types", "schema", { const: 1 }, { const: "1" }],
    ["a constant and any value", "schema", { const: 1 }, {}],
    ["a third of the properties", "schema", holding("a", "b"), holding("a", "c")],
    ["two types", "schema", holding("a"), { ...holding("a"), type: ["object", "null"] }],
    ["two titles", "schema", { ...text, title: "T" }, { ...number, title: "U" }],
    ["titles that are no texts", "schema", { ...text, title: 1 }, { ...number, title: 1 }],
    ["what is no schema", "example", { value: 1 }, { value: 2 }],
  ])("are two by %s", (_, kind, older, newer) => {
    expect(pairs(kind, [older], [newer])).toEqual([
      [undefined, newer],
      [older, undefined],
    ]);
  });

  it("are one by being the same before they are one by a name, and by a name before being alike", () => {
    const [one, other] = [
      { ...text, title: "T" },
      { ...text, title: "T", maxLength: 1 },
    ];
    expect(pairs("schema", [one, other], [other, one])).toEqual([
      [other, other],
      [one, one],
    ]);
    const named = { ...text, title: "T", minLength: 1 };
    expect(pairs("schema", [text, one], [named, { ...text, maxLength: 2 }])).toEqual([
      [one, named],
      [text, { ...text, maxLength: 2 }],
    ]);
  });
});

it("a member that went and came again is one, and what only older versions have comes last", () => {
  const [a, b, c] = [{ const: "a" }, { const: "b" }, { const: "c" }];
  const lists = [[a, b], [c], [b, c]].map((items, version) => [version, items] as const);
  expect(matched(lists, "schema", JSON.stringify)).toEqual([
    [
      [0, b],
      [2, b],
    ],
    [
      [1, c],
      [2, c],
    ],
    [[0, a]],
  ]);
});

it.each([
  ["allOf", true],
  ["prefixItems", true],
  ["tags", true],
  ["oneOf", false],
  ["parameters", false],
])("whether members of %s are known by their place: %s", (name, want) => {
  expect(isPositional(name)).toBe(want);
});

describe("the outline of a container", () => {
  it("is which names it has, in any order", () => {
    const [ab, ba, a] = [["a", "b"], ["b", "a"], ["a"]].map((names) =>
      outlineOf({ holds: "map" }, "$defs", Object.fromEntries(names.map((name) => [name, {}]))),
    );
    expect(ab).toBe(ba);
    expect(a).not.toBe(ab);
  });

  it("is which references a list has, and where", () => {
    const outline = (...items: JsonObject[]) => outlineOf({ holds: "list" }, "allOf", items);
    const reference = { $ref: "#/a" };
    expect(outline(reference, text)).toBe(outline(reference, number));
    expect(outline(reference, text)).not.toBe(outline(text, reference));
    expect(outline(text)).not.toBe(outline(text, text));
  });

  it.each<[string, Field["holds"], string]>([
    ["any one object", "one", "items"],
    ["members that come and go", "map", "properties"],
  ])("is the same of %s, and another of none", (_, holds, name) => {
    const [one, other, none] = [holding("a"), holding("b"), undefined].map((value) =>
      outlineOf({ holds }, name, value),
    );
    expect(one).toBe(other);
    expect(one).not.toBe(none);
  });
});

function query(name: string, others: JsonObject = {}): JsonObject {
  return { name, in: "query", ...others };
}
