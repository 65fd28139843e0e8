// The level from which on one request fits all that servers ever expect of an object.
import { describe, expect, it } from "vitest";
import type { ObjectKind } from "../../../src/toolkit/document/grammar.ts";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { fitsFrom } from "../../../src/toolkit/levels/fit.ts";
import type { Mark } from "../../../src/toolkit/levels/mark.ts";
import { api, schemaRef } from "../../helpers/small-api.ts";

const [text, number] = [{ type: "string" }, { type: "integer" }];
const marked = (mark: Mark, node: JsonObject = {}): JsonObject => ({
  ...node,
  "x-feature-level": mark as JsonObject,
});

/** A schema that is one from level 20 on, and was the other before. */
const changed = (now: JsonObject, was: JsonObject): JsonObject =>
  marked(
    { changes: [{ level: 20, was, without: Object.keys(now).filter((it) => !(it in was)) }] },
    now,
  );
const unfit = changed(text, number);

const components = {
  schemas: {
    Text: text,
    Ring: { allOf: [schemaRef("Ring")] },
    Late: marked({ since: 30 }, text),
    Gone: marked({ until: 30 }, text),
    Own: { items: schemaRef("Own"), contains: unfit },
  },
};
const from = (node: JsonObject, level = 0, kind: ObjectKind = "schema") =>
  fitsFrom(api({}, components), level)(node, kind);

describe("what a schema was and what it is", () => {
  it.each<[JsonObject, JsonObject]>([
    [number, { type: "number" }],
    [{ type: ["string", "null"] }, { type: "null" }],
    [{ enum: [null] }, { type: "null" }],
    [{ enum: [[1]] }, { type: "array" }],
    [{ const: { a: 1 } }, { type: "object" }],
    [{ const: true }, { type: "boolean" }],
    [{ const: 1 }, { type: "integer" }],
    [{ const: 1 }, { type: "number" }],
    [{ const: 1.5 }, { type: "number" }],
    [{ const: "a" }, { enum: ["b", "a"] }],
    [{ allOf: [text] }, text],
    [{ allOf: [true] }, text],
    [{ anyOf: [text, number] }, number],
    [{ oneOf: [text, number] }, number],
    [{ anyOf: [text, {}] }, number],
    [{ anyOf: [] }, number],
    [schemaRef("Text"), text],
    [schemaRef("None"), text],
    [schemaRef("Ring"), text],
    [{}, text],
  ])("are fit by one value: %j and %j", (now, was) => {
    expect(from(changed(now, was))).toBe(0);
    expect(from(changed(was, now))).toBe(0);
  });

  it.each<[JsonObject, JsonObject]>([
    [text, number],
    [{ enum: [null] }, text],
    [{ enum: [[1]] }, { type: "object" }],
    [{ const: { a: 1 } }, { type: "array" }],
    [{ const: "a" }, { type: "boolean" }],
    [{ const: 1.5 }, number],
    [{ const: "a" }, { enum: ["b", "c"] }],
    [{ allOf: [text] }, number],
    [{ anyOf: [text, number] }, { type: "boolean" }],
    [{ oneOf: [text, number] }, { type: "boolean" }],
    [schemaRef("Text"), number],
    [{ type: ["string", "integer"], allOf: [number] }, text],
  ])("are fit by none: %j and %j", (now, was) => {
    expect(from(changed(now, was))).toBe(20);
    expect(from(changed(was, now))).toBe(20);
  });

  it("is not waited for where it will be fit by nothing at all", () => {
    expect(from(changed({ const: "a", type: "integer" }, text))).toBe(0);
  });

  it("count from the level that is asked for", () => {
    expect([19, 20, 21].map((level) => from(unfit, level))).toEqual([20, 20, 21]);
    const changes = [10, 20].map((level) => ({ level, was: level === 10 ? number : text }));
    expect(from(marked({ changes }, text))).toBe(10);
  });
});

describe("what is in an object", () => {
  const late = marked({ since: 20 }, text);
  const nothing = { additionalProperties: false };
  const closed = { properties: { a: late, b: text }, ...nothing };
  const until = { a: marked({ until: 20 }, text), b: text };
  const opened = marked(
    { changes: [{ level: 30, was: nothing }] },
    { properties: closed.properties },
  );
  const was = ({ additionalProperties: earlier }: { additionalProperties: boolean }) => ({
    ...closed,
    required: ["a"],
    ...changed({ additionalProperties: !earlier }, { additionalProperties: earlier }),
  });
  it.each<[string, JsonObject, number]>([
    ["a property that does not fit can be left out", { properties: { a: unfit } }, 0],
    ["items cannot", { items: unfit }, 20],
    ["a choice cannot, whatever else is there", { anyOf: [schemaRef("Late")], items: text }, 30],
    ["a part of what comes again within itself cannot", schemaRef("Own"), 20],
    ["a closed object lacks what came later", { ...closed, required: ["b", "a"] }, 20],
    ["it need not have it", { ...closed, required: ["b"] }, 0],
    ["nor what is required and not declared there", { ...closed, required: ["c"] }, 0],
    ["nor has any to be required", closed, 0],
    ["what closed is no text any more", { ...changed({ type: "object" }, text), ...nothing }, 20],
    ["a closed object loses what went", { ...closed, properties: until, required: ["a"] }, 20],
    ["an open object may have it", { ...closed, required: ["a"], additionalProperties: true }, 0],
    [
      "one that is open to some names too",
      { ...closed, required: ["a"], patternProperties: { "^a": {} } },
      0,
    ],
    ["a closed object that was open", was({ additionalProperties: true }), 0],
    ["an open object that was closed", was({ additionalProperties: false }), 20],
    ["an open object that was closed until after it came", { ...opened, required: ["a"] }, 20],
  ])("%s", (_, node, want) => {
    expect(from(node)).toBe(want);
  });
});

describe("a choice", () => {
  it.each<[string, Json[], number]>([
    ["of one that stays", [marked({ until: 20 }), text], 0],
    ["of one that came later", [marked({ until: 20 }), marked({ since: 10 })], 10],
    ["of one that came again", [marked({ since: [30], until: [20] })], 30],
    ["of two that came later", [marked({ since: 30 }), marked({ since: 10 })], 10],
    ["of a component that came later", [schemaRef("Late")], 30],
    ["of one that does not fit", [unfit], 20],
    ["of nothing", [], 0],
  ])("%s", (_, anyOf, want) => {
    expect(from({ anyOf })).toBe(want);
    expect(from({ oneOf: anyOf })).toBe(want);
  });

  it("of what all went fits never", () => {
    expect(from({ anyOf: [schemaRef("Gone"), marked({ until: 10 })] })).toBe(Infinity);
  });
});

it("what no client sends fits", () => {
  expect(from(unfit, 0, "response")).toBe(0);
});

it("what a client writes is one way to write, if any", () => {
  const encoded = marked({ changes: [{ level: 20, without: ["encoding"] }] }, { encoding: {} });
  expect(from(encoded, 0, "mediaType")).toBe(20);
  expect(from(changed({ description: "New." }, {}), 0, "requestBody")).toBe(0);
});

it.each<[string, JsonObject, JsonObject, number]>([
  ["fits no value of both", { schema: text }, { schema: number }, 20],
  ["fits a value of both", { schema: text }, { schema: schemaRef("Text") }, 0],
  ["is there from then on", { schema: text }, {}, 0],
])("a parameter whose mark says that its schema was another, which %s", (_, now, was, level) => {
  expect(from(changed(now, was), 0, "parameter")).toBe(level);
  expect(from(changed(now, was), 0, "mediaType")).toBe(level);
});
