// Documents that say the same to clients have one form; others have two. verdict.test.ts has rewritten schemas.
import { expect, it } from "vitest";
import { normalizeForDiff } from "../../../src/toolkit/compatibility/normalize-for-diff.ts";
import type { JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { isForReaders } from "../../../src/toolkit/levels/change-sentences.ts";
import { equality } from "../../../src/toolkit/levels/equality.ts";
import { object, schemas } from "../../helpers/rewritings.ts";
import { api, responding, schemaRef } from "../../helpers/small-api.ts";

const text = { type: "string" };

const { idOf } = equality({ isLeftOut: isForReaders });
const areSame = (one: OpenApiDocument, other: OpenApiDocument): boolean => {
  const [before, now] = normalizeForDiff(one, other);
  return idOf(before, "document") === idOf(now, "document");
};
const of = (schema: JsonObject) => api({ "GET /a": responding(schema) }, { schemas });

it("a schema that is composed of itself has an end", () => {
  const part = { allOf: [schemaRef("Node"), { properties: { a: text } }] };
  const Node = object({ next: part });
  const document = { ...of(schemaRef("Node")), components: { schemas: { Node } } };
  expect(areSame(document, structuredClone(document))).toBe(true);
});

const answering = (name: string) => ({
  responses: { "200": { description: "Done.", headers: { [name]: { schema: text } } } },
});
const inMedia = (type: string) => ({
  responses: { "200": { description: "Done.", content: { [type]: { schema: text } } } },
});
const at = (url: string, path: string) => api({ [`GET ${path}`]: {} }, {}, { servers: [{ url }] });
const query = { name: "q", in: "query", required: true, schema: text };
const schemes = { securitySchemes: { key: { type: "http", scheme: "basic" } } };
const asked = { security: [{ key: [] }] };
const onPath = api({ "GET /a": {} });
Object.assign(Object(onPath.paths)["/a"], { parameters: [query] });

it.each<[string, OpenApiDocument, OpenApiDocument, boolean]>([
  [
    "a base path that moved to the paths",
    at("https://a.test/v1/", "/a"),
    at("https://a.test", "/v1/a"),
    false,
  ],
  ["a parameter that moved to its path", api({ "GET /a": { parameters: [query] } }), onPath, false],
  [
    "security that moved to the root",
    api({ "GET /a": asked }, schemes),
    api({ "GET /a": {} }, schemes, asked),
    false,
  ],
  [
    "a base path that moved to one operation",
    at("https://a.test/v1", "/a"),
    api({ "GET /a": { servers: [{ url: "https://a.test/v1/" }] } }),
    false,
  ],
  [
    "the style that a parameter has by default",
    onPath,
    api({ "GET /a": { parameters: [{ ...query, style: "form", explode: true }] } }),
    false,
  ],
  [
    "another style of a parameter",
    onPath,
    api({ "GET /a": { parameters: [{ ...query, explode: false }] } }),
    true,
  ],
  [
    "another security scheme",
    api({ "GET /a": asked }, schemes),
    api(
      { "GET /a": { security: [{ login: [] }] } },
      { securitySchemes: { login: { type: "http", scheme: "bearer" } } },
    ),
    true,
  ],
  [
    "another media type",
    api({ "GET /a": responding(text) }),
    api({ "GET /a": inMedia("text/plain") }),
    true,
  ],
  ["another base path", at("https://a.test/v1", "/a"), at("https://a.test/v2", "/a"), true],
  [
    "a header that is gone",
    api({ "GET /a": answering("ETag") }),
    api({ "GET /a": answering("Age") }),
    true,
  ],
])("%s", (_, before, now, isChanged) => expect(areSame(before, now)).toBe(!isChanged));

it.each([
  ["a base path that every version has another of", at("https://a.test/v1", "/a"), "/a"],
  ["a base path that moved", at("https://a.test", "/v2/a"), "/v2/a"],
])("paths stay comparable: %s", (_, before, path) => {
  const formed = normalizeForDiff(before, at("https://a.test/v2", "/a"));
  expect(formed.map(({ paths }) => Object.keys(Object(paths)))).toEqual([[path], [path]]);
});

it("the base path stays in the addresses of servers that have different ones", () => {
  const servers = ["https://a.test/v1", "https://b.test/v2"].map((url) => ({ url }));
  const formed = normalizeForDiff(
    api({ "GET /a": {} }, {}, { servers }),
    at("https://a.test", "/v1/a"),
  );
  expect(formed.map(({ paths }) => Object.keys(Object(paths)))).toEqual([["/a"], ["/v1/a"]]);
});

it("operations of one path whose servers have different base paths get different paths", () => {
  const on = (version: string) => ({ servers: [{ url: `https://a.test/${version}` }] });
  const one = api({ "GET /a": on("v1"), "PUT /a": on("v2") });
  Object.assign(Object(one.paths)["/a"], { summary: "Of a." });
  const other = api(
    { "GET /v1/a": {}, "PUT /v2/a": {} },
    {},
    { servers: [{ url: "https://a.test" }] },
  );
  const [{ paths }] = normalizeForDiff(one, other);
  expect(paths).toMatchObject({ "/v1/a": { summary: "Of a.", get: {} }, "/v2/a": { put: {} } });
  expect(areSame(one, other)).toBe(true);
});
