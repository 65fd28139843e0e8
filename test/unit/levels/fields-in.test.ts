import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { fieldsIn, markAt } from "../../../src/toolkit/levels/fields-in.ts";
import { api, schemaRef } from "../../helpers/small-api.ts";

const text = { type: "string" };
const later = { ...text, "x-feature-level": { since: 10 } };
const mark = later["x-feature-level"];
const place = "#/components/schemas/It";

/** The fields of a value by a schema at a level, one line each. */
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
  ])("exist and are required as at level $level: $value", ({ level, value, want }) => {
    expect(fields(schema, value, level)).toEqual(want);
  });

  it("list the marks of each declaration", () => {
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
      what: "include those of each list element",
      schema: { properties: { list: { items: schemaRef("Item") } } },
      value: { list: [{ id: "a" }, {}] },
      want: ["/list present exists", "/list/0/id present exists", "/list/1/id absent exists"],
    },
    {
      what: "are none in a list of anything",
      schema: { type: "array" },
      value: [{ id: "a" }],
      want: [],
    },
    {
      what: "include nested ones, at escaped JSON pointers",
      schema: { properties: { "a/b": schemaRef("Item") } },
      value: { "a/b": { id: "a" } },
      want: ["/a~1b present exists", "/a~1b/id present exists"],
    },
    {
      what: "include nothing below an absent field",
      schema: { properties: { toString: schemaRef("Item") } },
      value: {},
      want: ["/toString absent exists"],
    },
    {
      what: "are left out as `x-left-out` of the matching branch says",
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
      what: "are undeclared if no level declares them",
      schema: { properties: { a: text } },
      value: { a: "a", other: {} },
      want: ["/a present exists", "/other undeclared"],
    },
    {
      what: "omit names that `additionalProperties` of a part covers",
      schema: { properties: { a: text }, allOf: [{ additionalProperties: text }] },
      value: { other: 1 },
      want: ["/a absent exists"],
    },
    {
      what: "are undeclared where `additionalProperties` is false",
      schema: { properties: {}, additionalProperties: false },
      value: { other: 1 },
      want: ["/other undeclared"],
    },
    {
      what: "are none for null, whatever discriminates its branches",
      schema: { oneOf: [{ properties: { kind: { const: "one" } } }] },
      value: null,
      want: [],
    },
    { what: "are none for a string", schema: { properties: { a: text } }, value: "a", want: [] },
  ])("$what", ({ schema, value, want }) => expect(fields(schema, value)).toEqual(want));

  it("are undeclared without a schema, and not listed below a schema that is `true`", () => {
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

describe("markAt", () => {
  const document = api({}, { schemas: { It: later } });
  it("returns the mark of the object at the place, or undefined", () => {
    expect(markAt(document, place)).toBe(markAt(document, place));
    expect(markAt(document, place)).toEqual(mark);
    expect(markAt(document, "#/components/schemas/None")).toBeUndefined();
  });
});
