// For a change of a schema, a value that one side allows and the other refuses, judged by Ajv.
import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { witnessFinder } from "../../../src/toolkit/verdict/witness.ts";
import { api, requesting, responding, schemaRef, thing } from "../../helpers/small-api.ts";

const text = { type: "string" };
const object = (properties: JsonObject, ...required: string[]) => ({
  type: "object",
  properties,
  required,
});
const sent = "#/paths/~1a/post/requestBody/content/application~1json/schema";
const answered = "#/paths/~1thing/get/responses/200/content/application~1json/schema";

it.each<[what: string, before: JsonObject, now: JsonObject, value: Json]>([
  ["a shorter text", { ...text, maxLength: 5 }, { ...text, maxLength: 4 }, "aaaaa"],
  ["a longer least length", text, { ...text, minLength: 2 }, "a"],
  ["a lower limit", { type: "number" }, { type: "number", exclusiveMaximum: 7 }, 7],
  ["no fractions", { type: "number" }, { type: "integer" }, 0.5],
  ["a value less", { enum: ["x", "y"] }, { enum: ["x"] }, "y"],
  ["no null", { type: ["string", "null"] }, text, null],
  ["a required property", object({ a: text }), object({ a: text }, "a"), {}],
  ["a closed object", object({}), { ...object({}), additionalProperties: false }, { other: 0 }],
  [
    "another type of a property",
    object({ a: text, b: object({ c: text }, "c") }, "b"),
    object({ a: { type: "integer" }, b: object({ c: text }, "c") }, "b"),
    { b: { c: "a" }, a: "" },
  ],
  [
    "fewer items",
    { type: "array", items: text },
    { type: "array", items: text, maxItems: 0 },
    ["a"],
  ],
  ["a branch less", { oneOf: [text, { type: "boolean" }] }, { oneOf: [text] }, false],
])("%s: clients sent %j", (_, before, now, value) => {
  const [one, other] = [before, now].map((schema) => api({ "POST /a": requesting(schema) }));
  const witness = witnessFinder(one ?? {}, other ?? {})(`${sent}/anything`);
  expect(witness).toEqual({ value, isOlder: true });
});

it("what servers send now is found in responses, and not what they sent before", () => {
  const find = witnessFinder(thing({ type: "integer" }), thing({ type: "number" }));
  expect(find(`${answered}/type`)).toEqual({ value: 0.5, isOlder: false });
  const back = witnessFinder(thing({ type: "number" }), thing({ type: "integer" }));
  expect(back(`${answered}/type`)).toBeNull();
});

it("a component is searched for both, and the property that changed by itself", () => {
  const components = (schema: JsonObject) => ({ schemas: { A: object({ b: schema }, "b") } });
  const find = witnessFinder(
    thing(schemaRef("A"), components(text)),
    thing(schemaRef("A"), components({ type: "boolean" })),
  );
  expect(find("#/components/schemas/A/properties/b/type")).toEqual({ value: "a", isOlder: true });
});

it("a change that no value shows has none", () => {
  const now = api({ "POST /a": requesting({ ...text, example: "b" }) });
  expect(witnessFinder(api({ "POST /a": requesting(text) }), now)(`${sent}/example`)).toBeNull();
});

it("a schema that cannot be compiled has none", () => {
  const now = api({ "POST /a": requesting({ ...text, pattern: "(?i)a(" }) });
  expect(witnessFinder(api({ "POST /a": requesting(text) }), now)(`${sent}/pattern`)).toBeNull();
});

it("changes of other objects have none", () => {
  const find = witnessFinder(thing(text), api({ "GET /thing": responding(text) }));
  expect(find("#/paths/~1thing/get/parameters/0")).toBeUndefined();
});

it("a search ends after a bounded number of values", () => {
  const deep = (depth: number): JsonObject =>
    depth === 0
      ? text
      : object(Object.fromEntries([..."abcdefgh"].map((name) => [name, deep(depth - 1)])));
  const schema = deep(4);
  const find = witnessFinder(
    api({ "POST /a": requesting(schema) }),
    api({ "POST /a": requesting(schema) }),
  );
  const start = performance.now();
  for (let turn = 0; turn < 3; turn++) expect(find(sent)).toBeNull();
  expect(performance.now() - start).toBeLessThan(10_000);
});
