import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { fieldsIn, markAt } from "../../../src/toolkit/levels/fields-in.ts";
import { api, schemaRef } from "../../helpers/small-api.ts";

const text = { type: "string" };
const later = { ...text, "x-feature-level": { since: 10 } };
const mark = later["x-feature-level"];
const place = "#/components/schemas/It";

/** The fields of a value, in short, by a schema and at a level. */
const fields = (it: JsonObject, value: Json, level = 0) => {
  const document = api({}, { schemas: { It: it, Item: { properties: { id: text } } } });
  return [...fieldsIn(document, place, value, level)].map((field) => {
    const { place, state, exists, required, isLeftOut } = field;
    const words = [place, state, exists && "exists", required && "required"];
    return [...words, isLeftOut && "left out"].filter(Boolean).join(" ");
  });
};

describe("the fields of a value", () => {
  const schema = { properties: { always: text, later }, required: ["always", "later"] };

  it.each<{ level: number; value: Json; want: string[] }>([
    {
      level: 9,
      value: { always: "a" },
      want: ["/always present exists required", "/later absent"],
    },
    {
      level: 10,
      value: { always: "a" },
      want: ["/always present exists required", "/later absent exists required"],
    },
    { level: 9, value: { later: "a" }, want: ["/always absent exists required", "/later present"] },
  ])("are judged by level $level: $value", ({ level, value, want }) => {
    expect(fields(schema, value, level)).toEqual(want);
  });

  it("tell their marks: of each declaration its own", () => {
    const earlier = { ...text, "x-feature-level": { until: 10 } };
    const moved = { allOf: [{ properties: { a: earlier } }, { properties: { a: later } }] };
    const document = api({}, { schemas: { It: { ...moved, properties: { b: text } } } });
    const found = [...fieldsIn(document, place, { c: 1 }, 10)];
    expect(found.map(({ place, marks, exists }) => [place, marks, exists])).toEqual([
      ["/b", [], true],
      ["/a", [{ until: 10 }, mark], true],
      ["/c", [], false],
    ]);
  });

  it.each<{ what: string; schema: JsonObject; value: Json; want: string[] }>([
    {
      what: "in a list, each of its elements",
      schema: { properties: { list: { items: schemaRef("Item") } } },
      value: { list: [{ id: "a" }, {}] },
      want: ["/list present exists", "/list/0/id present exists", "/list/1/id absent exists"],
    },
    {
      what: "in a list of anything, none",
      schema: { type: "array" },
      value: [{ id: "a" }],
      want: [],
    },
    {
      what: "below, where they stand, escaped as pointers are",
      schema: { properties: { "a/b": schemaRef("Item") } },
      value: { "a/b": { id: "a" } },
      want: ["/a~1b present exists", "/a~1b/id present exists"],
    },
    {
      what: "that are absent have nothing below",
      schema: { properties: { toString: schemaRef("Item") } },
      value: {},
      want: ["/toString absent exists"],
    },
    {
      what: "that servers are known to leave out are known by the branch of the value",
      schema: {
        properties: { a: text },
        required: ["a"],
        oneOf: [
          { properties: { kind: { const: "one" } }, "x-left-out": ["a"] },
          { properties: { kind: { const: "two" } } },
        ],
      },
      value: { kind: "one" },
      want: ["/a absent exists required left out", "/kind present exists"],
    },
    {
      what: "that no level declares",
      schema: { properties: { a: text } },
      value: { a: "a", other: {} },
      want: ["/a present exists", "/other undeclared"],
    },
    {
      what: "are free where a part of the schema leaves them so",
      schema: { properties: { a: text }, allOf: [{ additionalProperties: text }] },
      value: { other: 1 },
      want: ["/a absent exists"],
    },
    {
      what: "are not free where the schema says so itself",
      schema: { properties: {}, additionalProperties: false },
      value: { other: 1 },
      want: ["/other undeclared"],
    },
    {
      what: "of null, none, whatever its branches are told apart by",
      schema: { oneOf: [{ properties: { kind: { const: "one" } } }] },
      value: null,
      want: [],
    },
    { what: "of a text, none", schema: { properties: { a: text } }, value: "a", want: [] },
  ])("$what", ({ schema, value, want }) => expect(fields(schema, value)).toEqual(want));

  it("are not judged where no schema stands", () => {
    expect([...fieldsIn(api({}), "#/components/schemas/None", { a: { b: 1 } }, 0)]).toEqual([
      {
        place: "/a",
        state: "undeclared",
        marks: [],
        exists: false,
        required: false,
        isLeftOut: false,
      },
    ]);
    expect(fields({ properties: { any: true } }, { any: { b: 1 } })).toEqual([
      "/any present exists",
    ]);
  });
});

describe("the mark at a place", () => {
  const document = api({}, { schemas: { It: later } });
  it("is that of the object there, or none", () => {
    expect(markAt(document, place)).toBe(markAt(document, place));
    expect(markAt(document, place)).toEqual(mark);
    expect(markAt(document, "#/components/schemas/None")).toBeUndefined();
  });
});
