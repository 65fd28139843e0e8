// Which list members of different versions are the same one, so that an annotation on it describes its change.
import { describe, expect, it } from "vitest";
import type { ObjectKind } from "../../../src/toolkit/document/grammar.ts";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { matchItems } from "../../../src/toolkit/infer/match-list-items.ts";
import { schemaRef } from "../../helpers/small-api.ts";

const [text, number] = [{ type: "string" }, { type: "integer" }];
const holding = (...names: string[]): JsonObject => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, text])),
});

describe("members of two versions of a list", () => {
  /** The members of the older and the newer version, each beside its match. */
  const pairs = (kind: ObjectKind, older: JsonObject[], newer: JsonObject[]) =>
    matchItems(
      [
        [0, older],
        [1, newer],
      ],
      kind,
      JSON.stringify,
    ).map((slot) => [0, 1].map((version) => slot.find(([at]) => at === version)?.[1]));

  it.each<[string, ObjectKind, JsonObject, JsonObject]>([
    ["place and name of a parameter", "parameter", query("a"), query("a", { schema: text })],
    ["a reference", "schema", { $ref: "#/a" }, { $ref: "#/a", description: "A" }],
    ["a constant", "schema", { const: 1 }, { const: 1, description: "One" }],
    ["a title", "schema", { ...text, title: "T" }, { ...number, title: "T" }],
    ["half of the properties", "schema", holding("a", "b", "c"), holding("a", "b", "d")],
    ["all properties and more", "schema", holding("a"), holding("a", "b")],
    ["the type alone", "schema", { ...text, maxLength: 1 }, text],
  ])("match by %s", (_, kind, older, newer) => {
    expect(pairs(kind, [older], [newer])).toEqual([[older, newer]]);
  });

  it.each<[string, ObjectKind, JsonObject, JsonObject]>([
    ["the place of parameters", "parameter", query("a"), query("a", { in: "header" })],
    ["the name of parameters", "parameter", query("a"), query("b")],
    ["the target of references", "schema", { $ref: "#/a" }, { $ref: "#/b" }],
    ["having a reference or none", "schema", {}, { $ref: "#/b" }],
    ["the type of constants", "schema", { const: 1 }, { const: "1" }],
    ["having a constant or none", "schema", { const: 1 }, {}],
    ["sharing only a third of the properties", "schema", holding("a", "b"), holding("a", "c")],
    ["their types", "schema", holding("a"), { ...holding("a"), type: ["object", "null"] }],
    ["their titles", "schema", { ...text, title: "T" }, { ...number, title: "U" }],
    ["titles that are not strings", "schema", { ...text, title: 1 }, { ...number, title: 1 }],
    ["not being schemas", "example", { value: 1 }, { value: 2 }],
  ])("are distinct by %s", (_, kind, older, newer) => {
    expect(pairs(kind, [older], [newer])).toEqual([
      [undefined, newer],
      [older, undefined],
    ]);
  });

  it("match first by being equal, then by name, then by being similar", () => {
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

it("a re-added member is the same one, and members of older versions come last", () => {
  const [a, b, c] = [{ const: "a" }, { const: "b" }, { const: "c" }];
  const lists = [[a, b], [c], [b, c]].map((items, version) => [version, items] as const);
  expect(matchItems(lists, "schema", JSON.stringify)).toEqual([
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

it("unnamed members that are not similar are matched in their order, if asked for", () => {
  const lists = [[schemaRef("A"), text], [number]].map(
    (items, version) => [version, items] as const,
  );
  const slotsOf = (isPaired: boolean) => matchItems(lists, "schema", JSON.stringify, isPaired);
  expect(slotsOf(false)).toHaveLength(3);
  expect(slotsOf(true)).toEqual([
    [
      [0, text],
      [1, number],
    ],
    [[0, schemaRef("A")]],
  ]);
});

function query(name: string, others: JsonObject = {}): JsonObject {
  return { name, in: "query", ...others };
}
