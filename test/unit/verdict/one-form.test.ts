// Rewritings that change nothing for clients are not breaking for the stock `redocly diff`; changes that do still are.
import { expect, it } from "vitest";
import type { JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { broughtUp } from "../../../src/toolkit/read/openapi-version.ts";
import { verdictOn } from "../../../src/toolkit/verdict/verdict.ts";
import { object, other, same, schemas } from "../../helpers/rewritings.ts";
import { api, requesting, responding, schemaRef } from "../../helpers/small-api.ts";

const text = { type: "string" };
const number = { type: "integer" };
const none = { type: "null" };

/** A document of operations that answer and take each schema. */
const using = (pairs: typeof same, side: 0 | 1): OpenApiDocument =>
  api(
    Object.fromEntries(
      Object.values(pairs).flatMap((pair, index) => [
        [`GET /answers/${index}`, responding(pair[side] as JsonObject)],
        [`POST /takes/${index}`, requesting(pair[side] as JsonObject)],
      ]),
    ),
    { schemas },
  );

const brokenPaths = async (pairs: typeof same) => {
  const { objections } = await verdictOn(using(pairs, 0), using(pairs, 1));
  const found = objections.filter(({ impact }) => impact === "major");
  const at = new Set(found.map(({ pointer }) => Number(/~1(\d+)/.exec(pointer)?.[1])));
  return Object.keys(pairs).filter((_, index) => at.has(index));
};

it("rewritten schemas break no client", async () => expect(await brokenPaths(same)).toEqual([]));

it("schemas with other values break clients", async () =>
  expect(await brokenPaths(other)).toEqual(Object.keys(other)));

const header = (name: string) => ({ parameters: [{ name, in: "header", schema: text }] });
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
    "a header in another case",
    api({ "GET /a": header("X-Key") }),
    api({ "GET /a": header("x-key") }),
    false,
  ],
  [
    "a header of a response in another case",
    api({ "GET /a": answering("ETag") }),
    api({ "GET /a": answering("Etag") }),
    false,
  ],
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
    "defaults of a parameter",
    onPath,
    api({
      "GET /a": {
        parameters: [
          { ...query, style: "form", explode: true, allowReserved: false, deprecated: false },
        ],
      },
    }),
    false,
  ],
  [
    "a header that security and media types say already",
    api({ "GET /a": { ...header("Accept"), ...answering("Content-Type") } }),
    api({ "GET /a": { responses: { "200": { description: "Done." } } } }),
    false,
  ],
  [
    "security that nothing requires",
    api({ "GET /a": {} }),
    api({ "GET /a": { security: [{}] } }),
    false,
  ],
  [
    "a security scheme of another name",
    api({ "GET /a": asked }, schemes),
    api(
      { "GET /a": { security: [{ login: [] }] } },
      { securitySchemes: { login: { ...schemes.securitySchemes.key, description: "A." } } },
    ),
    false,
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
    "a media type in another case, with a charset",
    api({ "GET /a": responding(text) }),
    api({ "GET /a": inMedia("Application/JSON; charset=UTF-8") }),
    false,
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
])("rates %s", async (_, before, now, isBreaking) => {
  expect((await verdictOn(before, now)).impact === "major").toBe(isBreaking);
});

it("converts every `nullable` of OpenAPI 3.0", async () => {
  const nullable = (schema: JsonObject) => ({ ...schema, nullable: true });
  const older = {
    ...api(
      {
        "GET /a": responding(
          object({
            typed: nullable(text),
            listed: nullable({ type: "string", enum: ["a"] }),
            bare: nullable({ enum: ["a"] }),
            union: nullable({ oneOf: [text, number] }),
            some: nullable({ anyOf: [schemaRef("Place")] }),
            whole: nullable({ allOf: [schemaRef("Place")], description: "A." }),
            plain: { type: "string", nullable: false },
          }),
        ),
      },
      { schemas },
    ),
    openapi: "3.0.3",
  };
  const { paths } = await broughtUp("a.yaml", older, () => {});
  expect(JSON.stringify(paths)).not.toContain("nullable");
  expect(
    Object(paths)["/a"].get.responses["200"].content["application/json"].schema.properties,
  ).toEqual({
    typed: { type: ["string", "null"] },
    listed: { type: ["string", "null"], enum: ["a", null] },
    bare: { enum: ["a", null] },
    union: { oneOf: [text, number, none] },
    some: { anyOf: [schemaRef("Place"), none] },
    whole: { description: "A.", anyOf: [schemaRef("Place"), none] },
    plain: text,
  });
});
