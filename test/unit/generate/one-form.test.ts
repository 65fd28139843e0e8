// Rewritings that change nothing for clients are not breaking for the stock `redocly diff`; changes that do still are.
import { expect, it } from "vitest";
import type { Json, JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { broughtUp } from "../../../src/toolkit/generate/openapi-version.ts";
import { verdictOn } from "../../../src/toolkit/generate/verdict.ts";
import { api, requesting, responding, schemaRef } from "../../helpers/small-api.ts";

const text = { type: "string" };
const number = { type: "integer" };
const none = { type: "null" };
const object = (properties: JsonObject, required: string[] = []) => ({
  type: "object",
  properties,
  ...(required.length > 0 && { required }),
});
const schemas = {
  Place: object({ floor: number }, ["floor"]),
  Named: object({ name: text }),
  State: { type: "string", enum: ["open", "shut"] },
};

/** Schemas that take the same values. */
const same: Readonly<Record<string, readonly [Json, Json]>> = {
  "an object split into allOf": [
    object({ a: text, b: number }, ["a"]),
    { allOf: [object({ a: text }, ["a"]), object({ b: number })] },
  ],
  "an object that got its properties from a component": [
    object({ floor: number, a: text }, ["floor"]),
    { allOf: [schemaRef("Place"), object({ a: text })] },
  ],
  "properties beside allOf": [
    object({ floor: number, a: text }, ["floor"]),
    { allOf: [schemaRef("Place")], properties: { a: text } },
  ],
  "nested allOf": [
    object({ floor: number, name: text, a: text }, ["floor"]),
    { allOf: [{ allOf: [schemaRef("Place"), schemaRef("Named")] }, object({ a: text })] },
  ],
  "required in a part of its own": [
    object({ name: text }, ["name"]),
    { allOf: [schemaRef("Named"), { required: ["name"] }] },
  ],
  "allOf of one": [schemaRef("Place"), { allOf: [schemaRef("Place")] }],
  "a const as an enum": [
    { type: "string", const: "x" },
    { type: "string", enum: ["x"] },
  ],
  "a const without its type": [{ type: "integer", const: 3 }, { const: 3 }],
  "an enum without its type": [{ type: "string", enum: ["x", "y"] }, { enum: ["x", "y"] }],
  "oneOf with null": [{ type: ["string", "null"] }, { oneOf: [text, none] }],
  "anyOf with null": [{ type: ["integer", "null"] }, { anyOf: [none, number] }],
  "an enum with null": [
    { type: ["string", "null"], enum: ["a", null] },
    { oneOf: [{ type: "string", enum: ["a"] }, none] },
  ],
  "an object with null": [
    { type: ["object", "null"], properties: { floor: number }, required: ["floor"] },
    { anyOf: [schemaRef("Place"), none] },
  ],
  "oneOf of one": [text, { oneOf: [text] }],
  "anyOf of one component": [schemaRef("Place"), { anyOf: [schemaRef("Place")] }],
  "a type in a list": [text, { type: ["string"] }],
  "an inline component": [schemaRef("Place"), schemas.Place],
  "an inline enum": [schemaRef("State"), schemas.State],
};

/** Schemas that the older side takes, and of which the newer refuses a value, or the other way round. */
const other: Readonly<Record<string, readonly [Json, Json]>> = {
  "a property lost with its part": [
    object({ a: text, b: number }),
    { allOf: [object({ a: text })] },
  ],
  "another type in a part": [object({ a: text }), { allOf: [object({ a: number })] }],
  "another value": [{ const: "x" }, { enum: ["y"] }],
  "a type of its own": [text, { oneOf: [number, none] }],
  "a component that requires more": [schemaRef("Named"), object({ name: text, a: text }, ["a"])],
};

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
