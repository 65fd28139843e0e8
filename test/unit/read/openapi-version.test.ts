// The version of OpenAPI is read from the text of a file, before packages that read specifications are loaded.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { readersOf, upgraded, upgrader } from "../../../src/toolkit/read/openapi-version.ts";
import { annotate, api, responding } from "../../helpers/small-api.ts";
import { temporaryFolder } from "../../helpers/temporary-folder.ts";

const folder = temporaryFolder("old versions ");

const readers = ["@redocly/openapi-core", "ajv"];

const judged = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return readersOf(join(folder, name));
};

it.each([
  ["YAML", "a.yaml", "# Old.\ninfo: {}\nopenapi: '3.0.3'\n", [upgrader]],
  ["JSON", "a.json", '{\n  "swagger": "2.0"\n}', [upgrader]],
  ["a file of OpenAPI 3.1", "a.yaml", "openapi: 3.1.1\n", []],
  ["a file of OpenAPI 3.2", "a.yaml", "openapi: 3.2.0\n", []],
  ["a version below the root", "a.yaml", "openapi: 3.1.0\nx-old:\n  openapi: 3.0.0\n", []],
  ["a file without a version", "a.yaml", "info: {}\n", []],
])("readersOf finds the packages for %s", (_, name, text, packages) => {
  expect(judged(name, text)).toEqual([...readers, ...packages]);
});

it.each([
  [
    '{"openapi":"3.3.0"}',
    "#/openapi: this is OpenAPI 3.3.0. Commands read Swagger 2 and OpenAPI 3.0, 3.1 and 3.2.",
  ],
  [
    '{"openapi":"4.0.0"}',
    "this is OpenAPI 4.0.0. Commands read Swagger 2 and OpenAPI 3.0, 3.1 and 3.2.",
  ],
  ['{"swagger":"1.2"}', "this is Swagger 1.2. "],
])("readersOf rejects %s", (text, message) => {
  expect(() => judged("b.json", text)).toThrow(message);
});

it("readersOf needs no file", () => {
  expect([readersOf(join(folder, "none.yaml")), readersOf(folder)]).toEqual([readers, readers]);
});

const read = (document: JsonObject) =>
  upgraded("a.json", { ...document, openapi: "3.2.1" }, () => {});

it("a document of OpenAPI 3.2 that uses nothing new is read as 3.1", async () => {
  const plain = api({ "GET /a": responding({ type: "string" }) });
  expect(await read(plain)).toEqual(plain);
});

const withItem = (item: JsonObject): JsonObject => ({ ...api({}), paths: { "/a": item } });
const withMedia = (media: JsonObject) => api({ "GET /a": responding({ type: "string" }, media) });
const inRegistry = { changes: [{ level: 3, was: { summary: "B." } }] };

it.each<[place: string, document: JsonObject]>([
  ["#/$self", { ...api({}), $self: "https://a.test" }],
  ["#/tags/0/parent", { ...api({}), tags: [{ name: "a", parent: "b" }] }],
  ["#/components/mediaTypes", api({}, { mediaTypes: { Lines: {} } })],
  ["#/paths/~1a/query", withItem({ query: { responses: {} } })],
  ["#/paths/~1a/additionalOperations", withItem({ additionalOperations: {} })],
  [
    "#/paths/~1a/get/parameters/0/in",
    api({ "GET /a": { parameters: [{ name: "q", in: "querystring" }] } }),
  ],
  ["#/paths/~1a/get/responses/200", api({ "GET /a": { responses: { 200: {} } } })],
  [
    "#/paths/~1a/get/responses/200/x-feature-level/changes/0/was/summary",
    api({ "GET /a": { responses: { 200: annotate(inRegistry, { description: "A." }) } } }),
  ],
  [
    "#/paths/~1a/get/responses/200/content/application~1json/itemSchema",
    withMedia({ itemSchema: {} }),
  ],
  [
    "#/paths/~1a/get/responses/200/content/application~1json/examples/one/dataValue",
    withMedia({ examples: { one: { dataValue: 1 } } }),
  ],
  [
    "#/components/schemas/A/discriminator/defaultMapping",
    api({}, { schemas: { A: { discriminator: { propertyName: "k", defaultMapping: "B" } } } }),
  ],
  [
    "#/components/schemas/A/xml/nodeType",
    api({}, { schemas: { A: { xml: { nodeType: "element" } } } }),
  ],
  ["#/servers/1/name", api({}, {}, { servers: [{ url: "/a" }, { url: "/b", name: "b" }] })],
  ["#/paths/~1a/get/servers/0/name", api({ "GET /a": { servers: [{ url: "/", name: "a" }] } })],
])("what came with OpenAPI 3.2 is refused at %s", async (place, document) => {
  await expect(read(document)).rejects.toThrow(new RegExp(`^a\\.json${escaped(place)}: [^\n]+$`));
});

const part = { $ref: "#/components/schemas/Part" };
const none = { type: "null" };
const escaped = (text: string) => text.replaceAll(/[$/.]/g, "\\$&");

it("what the conversion corrects is said, each once with its first place", async () => {
  const said: string[] = [];
  const nullable = { nullable: true };
  const schemas = {
    Color: { type: "string", enum: ["red", "blue"], ...nullable },
    Shape: { type: "string", enum: ["round", null], ...nullable },
    Part: { allOf: [{ $ref: "#/components/schemas/Shape" }], ...nullable },
    Whole: { properties: { part: { oneOf: [{ type: "string" }], ...nullable } } },
  };
  const document = { ...api({}, { schemas }), openapi: "3.0.3" };
  const { components } = await upgraded("a.json", document, (text) => said.push(text));
  expect(Object(components).schemas).toMatchObject({
    Color: { enum: ["red", "blue", null] },
    Part: { anyOf: [{}, { type: "null" }] },
  });
  expect(said.slice(1)).toEqual([
    "a.json: `null` is added to the values of a nullable `enum`: #/components/schemas/Color.\n",
    "a.json: `nullable` applies without a `type`, although OpenAPI 3.0 ignores it: #/components/schemas/Part and 1 more.\n",
  ]);
});

it("what OpenAPI 3.0 ignores beside a reference is left out, and said once", async () => {
  const said: string[] = [];
  const ref = { $ref: "#/components/schemas/Kind" };
  const schemas = {
    Kind: { type: "string", enum: ["sail", "steam"] },
    Ship: {
      type: "object",
      properties: {
        kind: { ...ref, description: "How it moves.", enum: ["sail"], minLength: 7 },
        last: { ...ref, type: "object", nullable: true, "x-a": 1 },
        next: { ...ref, title: "Kind", example: "sail" },
      },
    },
  };
  const document = { ...api({}, { schemas }), openapi: "3.0.3" };
  const { components } = await upgraded("a.json", document, (text) => said.push(text));
  expect(Object(components).schemas.Ship.properties).toEqual({
    kind: { ...ref, description: "How it moves." },
    last: { anyOf: [ref, { type: "null" }], "x-a": 1 },
    next: { ...ref, title: "Kind", examples: ["sail"] },
  });
  const at = "#/components/schemas/Ship/properties/kind";
  expect(said.slice(1)).toEqual([
    "a.json: `nullable` applies without a `type`, although OpenAPI 3.0 ignores it: #/components/schemas/Ship/properties/last.\n",
    `a.json: fields beside a \`$ref\` are removed, because OpenAPI 3.0 ignores them: ${at} and 1 more.\n`,
  ]);
});

it("what Swagger 2 ignores beside a reference is left out too", async () => {
  const said: string[] = [];
  const ref = { $ref: "#/definitions/Kind" };
  const definitions = {
    Kind: { type: "string" },
    Ship: { properties: { kind: { ...ref, enum: [] } } },
  };
  const { components } = await upgraded(
    "a.json",
    { swagger: "2.0", info: { title: "A", version: "1" }, paths: {}, definitions },
    (text) => said.push(text),
  );
  expect(Object(components).schemas.Ship.properties.kind).toEqual({
    $ref: "#/components/schemas/Kind",
  });
  expect(said.slice(1)).toEqual([
    expect.stringContaining("because OpenAPI 3.0 ignores them: #/components/schemas/Ship/"),
  ]);
});

it.each<[what: string, schema: JsonObject, want: JsonObject]>([
  ["oneOf of one", { type: "object", oneOf: [part] }, { oneOf: [part, none] }],
  ["oneOf of two", { type: "object", oneOf: [part, part] }, { oneOf: [part, part, none] }],
  ["anyOf", { type: "object", title: "A", anyOf: [part] }, { title: "A", anyOf: [part, none] }],
  ["allOf of one", { type: "object", allOf: [part] }, { anyOf: [part, none] }],
  [
    "allOf of two, with a text",
    { type: "object", description: "A.", allOf: [part, part] },
    { description: "A.", anyOf: [{ allOf: [part, part] }, none] },
  ],
  [
    "allOf beside own properties",
    { type: "object", properties: { a: part }, allOf: [part] },
    { anyOf: [{ type: "object", properties: { a: part }, allOf: [part] }, none] },
  ],
  [
    "allOf of texts",
    { type: "string", allOf: [part] },
    { anyOf: [{ type: "string", allOf: [part] }, none] },
  ],
])("a nullable schema of OpenAPI 3.0 with %s allows null", async (_, schema, want) => {
  const schemas = { Part: {}, Whole: { ...schema, nullable: true } };
  const document = { ...api({}, { schemas }), openapi: "3.0.3" };
  const { components } = await upgraded("a.json", document, () => {});
  expect(Object(components).schemas.Whole).toEqual(want);
});
