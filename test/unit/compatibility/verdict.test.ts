// What the stock `redocly diff` reports on two documents, and what it does not report.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inHome } from "../../../src/node/package-root.ts";
import type { JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { recordedDiff } from "../../helpers/recorded-diff.ts";
import { schemas as components, other, same } from "../../helpers/rewritings.ts";
import { api, requesting, responding, schemaRef, thing } from "../../helpers/small-api.ts";

const { compare, checkReports } = recordedDiff("verdict");
const text = { type: "string" };

it("the verdict has the greatest impact, and each objection with its place", async () => {
  const base = thing({ type: "object", properties: { a: text, b: text } });
  const revision = thing({ type: "object", properties: { b: { type: "integer" }, c: text } });
  const schema = "#/paths/~1thing/get/responses/200/content/application~1json/schema";
  expect(await compare(base, revision)).toEqual({
    impact: "major",
    counts: { major: 2, minor: 1, patch: 0 },
    objections: [
      {
        pointer: `${schema}/properties/a`,
        isRemoved: true,
        rule: "property-removed",
        impact: "major",
        message: "Property `a` was removed.",
      },
      {
        pointer: `${schema}/properties/b/type`,
        isRemoved: false,
        rule: "schema-type-changed",
        impact: "major",
        message: expect.stringContaining("from 'string' to 'integer'"),
      },
    ],
  });
});

it("missing targets of discriminators and references do not prevent a verdict", async () => {
  const mapping = { cat: "#/components/schemas/Cat", gone: "#/components/schemas/Gone" };
  const pet = { oneOf: [schemaRef("Cat")], discriminator: { propertyName: "kind", mapping } };
  const cat = { type: "object", required: ["kind"], properties: { kind: schemaRef("Gone") } };
  const document = {
    ...thing(schemaRef("Pet")),
    components: { schemas: { Pet: pet, Cat: cat }, responses: { Lost: { $ref: "#/nowhere" } } },
  };
  expect(await compare(document, document)).toMatchObject({ impact: "none" });
});

/** A document of operations that answer and take each schema: one run of Redocly for all. */
const using = (pairs: typeof same, side: 0 | 1): OpenApiDocument =>
  api(
    Object.fromEntries(
      Object.values(pairs).flatMap((pair, index) => [
        [`GET /answers/${index}`, responding(pair[side] as JsonObject)],
        [`POST /takes/${index}`, requesting(pair[side] as JsonObject)],
      ]),
    ),
    { schemas: components },
  );

const number = { type: "integer" };
const sameToo: typeof same = {
  "a hint of the width of numbers": [number, { ...number, format: "int64" }],
  "a format that no tool knows": [text, { ...text, format: "isbn" }],
  "the type of numbers": [{ enum: [1, 2.5] }, { type: "number", enum: [1, 2.5] }],
  "a text beside parts": [{ allOf: [text], description: "A." }, text],
};
const otherToo: typeof other = {
  "a format of texts": [text, { ...text, format: "date-time" }],
  "a format of addresses": [text, { ...text, format: "uri-reference" }],
  "a range of integers": [number, { ...number, format: "int32" }],
  bytes: [text, { ...text, format: "binary" }],
};

it.each<[string, typeof same, readonly string[]]>([
  ["rewritten schemas break no client", { ...same, ...sameToo }, []],
  [
    "schemas with other values break clients",
    { ...other, ...otherToo },
    [...Object.keys(other), ...Object.keys(otherToo)],
  ],
])("%s", async (_, pairs, want) => {
  const { objections } = await compare(using(pairs, 0), using(pairs, 1));
  const found = objections.filter(({ impact }) => impact === "major");
  const at = new Set(found.map(({ pointer }) => Number(/~1(\d+)/.exec(pointer)?.[1])));
  expect(Object.keys(pairs).filter((_, index) => at.has(index))).toEqual(want);
});

it.each<[string, JsonObject]>([
  ["a reference to itself", schemaRef("Node")],
  ["one branch, which is itself", { oneOf: [schemaRef("Node")] }],
  [
    "a property that refers to its own place",
    { properties: { a: { $ref: "#/components/schemas/Node/properties/a" } } },
  ],
])("a schema without a definition does not prevent a verdict: %s", async (_, Node) => {
  const document = { ...thing(schemaRef("Node")), components: { schemas: { Node } } };
  expect(await compare(document, document)).toMatchObject({ impact: "none" });
});

const both = (schema: JsonObject) => ({ ...requesting(schema), ...responding(schema) });
const kinds = (...names: string[]) => ({
  oneOf: [schemaRef("Cat"), schemaRef("Dog")],
  discriminator: {
    propertyName: "kind",
    mapping: Object.fromEntries(names.map((name) => [name, "#/components/schemas/Cat"])),
  },
});
const inForm = (contentType: string) => {
  const schema = { type: "object", properties: { ids: { type: "array", items: text } } };
  const media = { schema, encoding: { ids: { contentType } } };
  return { requestBody: { content: { "application/x-www-form-urlencoded": media } } };
};
const ship = (Ship: JsonObject) =>
  api({ "POST /a": both(schemaRef("Ship")) }, { schemas: { Ship, Cat: {}, Dog: {} } });

it.each<[what: string, before: OpenApiDocument, now: OpenApiDocument, rule: string]>([
  [
    "another encoding of a form field",
    api({ "POST /a": inForm("text/csv") }),
    api({ "POST /a": inForm("application/json") }),
    "encoding-changed",
  ],
  [
    "another kind in a response",
    ship(kinds("cat")),
    ship(kinds("cat", "feline")),
    "discriminator-mapping-changed",
  ],
  [
    "another name of a kind",
    ship(kinds("feline-cat")),
    ship(kinds("feline-cats")),
    "discriminator-mapping-changed",
  ],
  [
    "another name of a kind that only clients send",
    api({ "POST /a": requesting(kinds("feline-cat")) }, { schemas: { Cat: {}, Dog: {} } }),
    api({ "POST /a": requesting(kinds("feline-cats")) }, { schemas: { Cat: {}, Dog: {} } }),
    "discriminator-mapping-changed",
  ],
  ["a response that becomes impossible", thing(text), thing(false), "schema-constraint-changed"],
  [
    "a property that leaves responses",
    ship({ properties: { a: text } }),
    ship({ properties: { a: { ...text, writeOnly: true } } }),
    "property-removed",
  ],
  [
    "a condition in a component that both sides send",
    ship({ type: "object" }),
    ship({ type: "object", if: { required: ["a"] } }),
    "schema-constraint-changed",
  ],
])("breaks clients, though no rule of Redocly objects: %s", async (_, before, now, rule) => {
  expect(await compare(before, now)).toMatchObject({
    impact: "major",
    objections: [{ impact: "major", rule }],
  });
});

it("a request that no longer names what only responses have breaks no client", async () => {
  const properties = { id: { type: "integer", readOnly: true }, name: text };
  const whole = { type: "object", properties, additionalProperties: false };
  const own = { ...whole, properties: { name: text } };
  const schemas = { Ship: whole, NewShip: own };
  const taking = (name: string) =>
    api(
      { "POST /a": { ...requesting(schemaRef(name)), ...responding(schemaRef("Ship")) } },
      { schemas },
    );
  const { impact, objections } = await compare(taking("Ship"), taking("NewShip"));
  expect([impact, objections]).toEqual(["patch", []]);
  const answering = (name: string) => api({ "POST /a": responding(schemaRef(name)) }, { schemas });
  expect(await compare(answering("Ship"), answering("NewShip"))).toMatchObject({
    objections: [{ rule: "property-removed" }],
  });
});

it.each<[string, JsonObject, string[]]>([
  ["an open object", {}, []],
  ["a closed object", { additionalProperties: false }, ["property-removed"]],
  ["an object closed beyond its parts", { unevaluatedProperties: false }, ["property-removed"]],
])("a request with a removed property, in %s that responses have too", async (_, closed, rules) => {
  const Ship = { type: "object", properties: { id: { type: "integer" }, name: text }, ...closed };
  const schemas = { Ship, NewShip: { ...Ship, properties: { name: text } } };
  const taking = (name: string) =>
    api(
      { "POST /a": { ...requesting(schemaRef(name)), ...responding(schemaRef("Ship")) } },
      { schemas },
    );
  const { objections } = await compare(taking("Ship"), taking("NewShip"));
  expect(objections.map(({ rule }) => rule)).toEqual(rules);
});

it("a removed path is one break without comparison; moved ones are one for all", async () => {
  const named = (operationId: string, schema: JsonObject = text) => ({
    operationId,
    ...responding(schema),
  });
  const before = api({ "GET /rooms/{id}": named("getRoom"), "GET /floors": named("listFloors") });
  const unlike = api({ "GET /room/{id}": named("findRoom", { type: "integer" }) });
  const messages = async (now: OpenApiDocument, from = before) =>
    (await compare(from, now)).objections.map(({ message }) => message);
  expect(await messages(unlike)).toEqual([
    "Path `/rooms/{id}` was removed.",
    "Path `/floors` was removed.",
  ]);
  const moved = api({
    "GET /v2/rooms/{room}": named("getRoom"),
    "GET /v2/floors": named("listFloors", { type: "integer" }),
  });
  expect(await messages(moved)).toEqual([
    "2 paths moved from `/` to `/v2`.",
    expect.stringContaining("from 'string' to 'integer'"),
  ]);
  expect(await messages(before, moved)).toContain("2 paths moved from `/v2` to `/`.");
  for (const path of ["/levels", "/v2/floors"]) {
    const one = api({
      "GET /rooms/{id}": named("getRoom"),
      [`GET ${path}`]: named("listFloors"),
    });
    expect(await messages(one)).toEqual([`Path \`/floors\` moved to \`${path}\`.`]);
  }
});

const page = (value: number) => ({ schema: { type: "integer", default: value } });
const paged = (value: number) =>
  api({ "GET /a": { parameters: [{ name: "page", in: "query", ...page(value) }] } });
const served = (region: string) => {
  const variables = { region: { default: region } };
  return api({ "GET /a": {} }, {}, { servers: [{ url: "https://{region}.test", variables }] });
};
const having = (p: JsonObject) => thing({ type: "object", properties: { p } });

it.each([
  ["another `default` of a parameter", paged(10), paged(100)],
  ["another `default` of a property", having(page(10).schema), having(page(100).schema)],
  ["another `default` of a variable of a server", served("eu"), served("us")],
  ["a property that becomes `readOnly`", having(text), having({ ...text, readOnly: true })],
])("as the guide says, the impact is `patch`: %s", async (_, before, now) => {
  const { counts, objections } = await compare(before, now);
  expect([counts, objections]).toEqual([{ patch: 1, minor: 0, major: 0 }, []]);
});

it("a bound that the tool does not rate is named with what holds without it", async () => {
  const list = { type: "array", contains: text };
  const limited = { ...list, minContains: 2, maxContains: 5 };
  const [before, now] = [list, limited].map((schema) => api({ "POST /a": requesting(schema) }));
  const { objections } = await compare(before as OpenApiDocument, now as OpenApiDocument);
  expect(objections.map(({ message }) => message).sort()).toEqual([
    "`maxContains` changed from none to '5'.",
    "`minContains` changed from '1' to '2'.",
  ]);
});

it("another example breaks no client", async () => {
  const [before, now] = ["a", "b"].map((example) => thing(text, { media: { example } }));
  const { objections } = await compare(before as OpenApiDocument, now as OpenApiDocument);
  expect(objections).toEqual([]);
});

it("the guide rates no other changes", () => {
  const guide = readFileSync(inHome("docs/guides/bring-your-own-api.md"), "utf8");
  expect(guide.match(/(?<=^\| ).+ \| (none|patch|minor|major)(?= \|)/gm)).toEqual([
    "another `default` of a parameter, a property or a variable of a server | patch",
    "a property becomes `readOnly` | patch",
  ]);
});

it("the reports are those of the stock tool", checkReports);
