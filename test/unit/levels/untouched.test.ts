// Parts that are equal at every level, shared by all projections.
import { describe, expect, it } from "vitest";
import { type Json, type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import { project, projectorAt } from "../../../src/toolkit/levels/projection.ts";
import { projectFrom, projectorFrom } from "../../../src/toolkit/levels/together.ts";
import { untouchedIn } from "../../../src/toolkit/levels/untouched.ts";
import { api, requesting, responding, schemaRef } from "../../helpers/small-api.ts";

const text = { type: "string" };
const late = { ...text, "x-feature-level": { since: 20 } };

/** Components, and whether each is equal at every level, with all that it refers to. */
const components: Record<string, [Json, boolean]> = {
  Plain: [text, true],
  Late: [late, false],
  HasLate: [{ properties: { a: text, b: late } }, false],
  ToPlain: [{ items: schemaRef("Plain") }, true],
  ToLate: [{ items: schemaRef("Late") }, false],
  ToToLate: [{ items: schemaRef("ToLate") }, false],
  IntoLate: [{ items: { $ref: "#/components/schemas/HasLate/properties/a" } }, false],
  ToNone: [{ items: schemaRef("None") }, false],
  Elsewhere: [{ items: { $ref: "#/paths" } }, false],
  Ring: [{ items: schemaRef("Ring") }, true],
  Alias: [schemaRef("Plain"), true],
  ToAlias: [{ items: schemaRef("Alias") }, false], // Aliases can form a ring.
  Chosen: [{ oneOf: [schemaRef("Plain")], discriminator: { propertyName: "a" } }, false],
  RequiresNothing: [{ ...text, required: [] }, false],
  RequiresSomething: [{ ...text, required: ["a"] }, true],
  ExampleOfLate: [{ examples: [schemaRef("Late")] }, false],
  ExampleOfNone: [{ examples: [schemaRef("None")] }, true],
  ToAnything: [{ items: schemaRef("Anything") }, false],
};
const schemas: JsonObject = { Anything: true };
for (const [name, [schema]] of Object.entries(components)) schemas[name] = schema;
const links = { next: { operationId: "a" } };
const document = api(
  {
    "GET /a": { ...requesting(schemaRef("Plain")), ...responding(schemaRef("Late")) },
    "GET /b": responding(text),
    "GET /c": { responses: { "200": { description: "Done.", links } } },
    "PUT /a": { ...requesting(text), ...responding(schemaRef("Plain")) },
  },
  { schemas, responses: { Done: { description: "Done." } } },
);
/** A new reader for each test. */
const untouched = () => untouchedIn(document);
const at = (pointer: string) => resolve(document, pointer) as JsonObject;

it.each(Object.entries(components))("whether the schema %s is untouched", (name, [, want]) => {
  expect(untouched().has(at(`#/components/schemas/${name}`), "schema")).toBe(want);
});

describe("an operation that refers to", () => {
  it.each([
    ["a changed schema is not untouched", "#/paths/~1a/get", false],
    ["nothing is untouched", "#/paths/~1b/get", true],
    ["an operation by a link is not untouched", "#/paths/~1c/get", false],
    ["an untouched schema is untouched", "#/paths/~1a/put", true],
  ])("%s", (_, pointer, want) => {
    expect(untouched().has(at(pointer), "operation")).toBe(want);
  });
});

it("needs the kind of the object, and an object of the document itself", () => {
  expect(untouched().has(at("#/components/schemas/Plain"), "operation")).toBe(false);
  expect(untouched().has({ ...text }, "schema")).toBe(false);
  expect(untouched().leadsFrom({ ...text }, "client")).toEqual([]);
});

it("an untouched part is the same object in each projection", () => {
  const pointers = ["#/paths/~1b/get", "#/paths/~1a/put", "#/components/schemas/Plain"];
  const found = projectorAt(document)(20);
  for (const pointer of pointers) expect(resolve(found, pointer)).toBe(at(pointer));
});

describe("projections that share their parts", () => {
  const mark = (fields: JsonObject): JsonObject => ({ "x-feature-level": fields });
  const base = { ...text, ...mark({ until: 20 }) };
  const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
    properties,
    ...more,
  });
  const shown = { shown: { value: { a: "A", b: "B" } } };
  const byExample = { examples: { shown: { $ref: "#/components/examples/shown" } } };
  const next = { responses: { "200": { description: "Done.", links } } };
  it.each<[string, JsonObject]>([
    ["a reference", api({ "GET /b": responding(schemaRef("A")) }, { schemas: { A: late } })],
    [
      "an earlier reference",
      api(
        { "GET /b": responding({ ...mark({ changes: [{ level: 30, was: schemaRef("A") }] }) }) },
        { schemas: { A: object({ b: base }, { required: ["b"] }) } },
      ),
    ],
    [
      "a reference in an earlier response",
      api(
        {
          "GET /b": {
            responses: {
              "200": {
                description: "Done.",
                ...mark({
                  changes: [{ level: 30, was: responding(schemaRef("A")).responses as JsonObject }],
                }),
              },
            },
          },
        },
        { schemas: { A: object({ b: base }) } },
      ),
    ],
    [
      "a link to an operation",
      api({ "GET /a": { operationId: "a", ...mark({ since: 20 }) }, "GET /b": next }),
    ],
    [
      "an earlier link of a response",
      api({
        "GET /a": { operationId: "a", ...mark({ since: 20 }) },
        "GET /b": {
          responses: {
            "200": { description: "Done.", ...mark({ changes: [{ level: 30, was: { links } }] }) },
          },
        },
      }),
    ],
    [
      "an example in a component",
      api({ "GET /b": responding(object({ a: text, b: late }), byExample) }, { examples: shown }),
    ],
    [
      "an example in a component, beside a schema in another",
      api(
        {
          "GET /b": responding(schemaRef("A"), byExample),
          "GET /c": responding(schemaRef("B"), byExample),
        },
        { examples: shown, schemas: { A: object({ a: text, b: late }), B: object({ b: late }) } },
      ),
    ],
    [
      "an earlier requirement of a property in another schema",
      api(
        {
          "PUT /b": requesting(schemaRef("A")),
          "PUT /c": requesting({
            ...text,
            ...mark({ changes: [{ level: 20, was: schemaRef("B") }] }),
          }),
        },
        {
          schemas: {
            A: object({ b: { ...text, ...mark({ since: 30 }) } }),
            B: { allOf: [schemaRef("A")], required: ["b"] },
          },
        },
      ),
    ],
    [
      "discriminator values by schema name",
      api(
        {
          "GET /b": responding({
            oneOf: [schemaRef("A"), schemaRef("B")],
            discriminator: { propertyName: "a", mapping: { a: "A", b: "B" } },
          }),
        },
        { schemas: { A: object({}), B: object({}, mark({ since: 20 })) } },
      ),
    ],
    [
      "earlier components",
      {
        ...api({ "GET /b": responding(schemaRef("A")) }, { schemas: { A: object({ a: text }) } }),
        ...mark({
          changes: [{ level: 20, was: { components: { schemas: { A: object({ b: late }) } } } }],
        }),
      },
    ],
    [
      "a property of two schemas, required by one",
      api(
        { "PUT /b": requesting(schemaRef("A")), "PUT /c": requesting(schemaRef("B")) },
        { schemas: { A: object({ a: late }, { required: ["a"] }), B: object({ a: late }) } },
      ),
    ],
  ])("equal those made separately: %s", (_, given) => {
    const levels = [0, 10, 20, 30, 40];
    const alone = [project, projectFrom].map((one) => levels.map((level) => one(given, level)));
    const shared = [projectorAt(given), projectorFrom(given)].map((one) => levels.map(one));
    expect(shared).toEqual(alone);
    const differing = alone.map((all) => new Set(all.map((one) => JSON.stringify(one))).size);
    expect(Math.max(...differing)).toBeGreaterThan(1);
  });
});

it("leadsFrom returns the references of an object, with the sender of each", () => {
  const [plain, lateTo] = ["Plain", "Late"].map((name) => `#/components/schemas/${name}`);
  const operation = at("#/paths/~1a/get");
  expect(untouched().leadsFrom(operation, "client")).toEqual([
    { to: lateTo, sender: "server" },
    { to: plain, sender: "client" },
  ]);
  expect(untouched().leadsFrom(operation, "server")).toEqual([
    { to: lateTo, sender: "client" },
    { to: plain, sender: "server" },
  ]);
});
