import { describe, expect, it } from "vitest";
import {
  childrenOf,
  type Direction,
  directionOf,
  isExtension,
  mapChildren,
  walk,
} from "../../../src/toolkit/document/grammar.ts";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { api, requesting, responding, schemaRef } from "../../helpers/small-api.ts";
import { deepFreeze } from "../../helpers/values.ts";

function visited(document: JsonObject): Record<string, string> {
  const found: Record<string, string> = {};
  walk(document, "document", "#", (child, ancestors) => {
    const sender = [...ancestors, child].reduce<Direction>(
      (sender, child) => directionOf(child, sender),
      "client",
    );
    found[child.pointer] = `${child.kind} of the ${sender}`;
  });
  return found;
}

describe("walk", () => {
  it("reports the kind of each object, and who sends it", () => {
    const document = api(
      {
        "POST /a": {
          ...requesting(schemaRef("Thing"), { encoding: { list: { headers: { "X-A": {} } } } }),
          parameters: [{ name: "page", in: "query", schema: {}, examples: { first: {} } }],
          responses: { "200": { description: "Done.", headers: { "X-B": { schema: {} } } } },
          callbacks: { done: { "{$url}": { post: { responses: {} } } } },
        },
      },
      {
        schemas: { Thing: { properties: { list: { items: { oneOf: [{ const: 1 }] } } } } },
        securitySchemes: { key: { type: "http" } },
      },
      {
        tags: [{ name: "Things" }],
        webhooks: { lent: { post: { ...requesting({}), responses: { "200": {} } } } },
      },
    );
    expect(visited(document)).toEqual({
      "#/tags/0": "tag of the client",
      "#/webhooks/lent": "pathItem of the server",
      "#/webhooks/lent/post": "operation of the server",
      "#/webhooks/lent/post/requestBody": "requestBody of the server",
      "#/webhooks/lent/post/requestBody/content/application~1json": "mediaType of the server",
      "#/webhooks/lent/post/requestBody/content/application~1json/schema": "schema of the server",
      "#/webhooks/lent/post/responses/200": "response of the client",
      "#/paths/~1a": "pathItem of the client",
      "#/paths/~1a/post": "operation of the client",
      "#/paths/~1a/post/requestBody": "requestBody of the client",
      "#/paths/~1a/post/requestBody/content/application~1json": "mediaType of the client",
      "#/paths/~1a/post/requestBody/content/application~1json/schema": "schema of the client",
      "#/paths/~1a/post/requestBody/content/application~1json/encoding/list":
        "encoding of the client",
      "#/paths/~1a/post/requestBody/content/application~1json/encoding/list/headers/X-A":
        "header of the client",
      "#/paths/~1a/post/parameters/0": "parameter of the client",
      "#/paths/~1a/post/parameters/0/schema": "schema of the client",
      "#/paths/~1a/post/parameters/0/examples/first": "example of the client",
      "#/paths/~1a/post/responses/200": "response of the server",
      "#/paths/~1a/post/responses/200/headers/X-B": "header of the server",
      "#/paths/~1a/post/responses/200/headers/X-B/schema": "schema of the server",
      "#/paths/~1a/post/callbacks/done": "callback of the server",
      "#/paths/~1a/post/callbacks/done/{$url}": "pathItem of the server",
      "#/paths/~1a/post/callbacks/done/{$url}/post": "operation of the server",
      "#/components": "components of the client",
      "#/components/schemas/Thing": "schema of the client",
      "#/components/schemas/Thing/properties/list": "schema of the client",
      "#/components/schemas/Thing/properties/list/items": "schema of the client",
      "#/components/schemas/Thing/properties/list/items/oneOf/0": "schema of the client",
      "#/components/securitySchemes/key": "securityScheme of the client",
    });
  });

  it("takes a property as a property, even if it has the name of a keyword", () => {
    const document = api({
      "GET /a": responding({ properties: { properties: { type: "string" } } }),
    });
    const schema = "#/paths/~1a/get/responses/200/content/application~1json/schema";
    expect(visited(document)).toHaveProperty(
      [`${schema}/properties/properties`],
      "schema of the server",
    );
    expect(visited(document)).not.toHaveProperty([`${schema}/properties/properties/type`]);
  });

  it("does not enter example values and extensions", () => {
    const value = { properties: { a: { type: "string" } } };
    const schema = { "x-shape": value, examples: [value], default: value };
    const media = { examples: { one: { value } } };
    const below = Object.keys(visited(api({ "GET /a": responding(schema, media) }))).filter(
      (pointer) => pointer.includes("application~1json/"),
    );
    expect(below.map((pointer) => pointer.split("application~1json/")[1])).toEqual([
      "schema",
      "examples/one",
    ]);
  });

  it("passes the ancestors of each object, outermost first", () => {
    const found: string[] = [];
    walk(api({ "GET /a": responding({}) }), "document", "#", ({ kind }, ancestors) => {
      if (kind === "schema") found.push(...ancestors.map(({ kind }) => kind));
    });
    expect(found).toEqual(["pathItem", "operation", "response", "mediaType"]);
  });
});

describe("childrenOf", () => {
  it.each([
    {
      what: "an object where a list should be",
      kind: "schema",
      node: { allOf: {} },
      want: [{ node: {}, kind: "schema", field: "allOf" }],
    },
    { what: "a list where a map should be", kind: "schema", node: { properties: [{}] }, want: [] },
    { what: "null", kind: "schema", node: { properties: null, items: null }, want: [] },
    {
      what: "boolean schemas",
      kind: "schema",
      node: { items: true, properties: { any: true }, allOf: [true] },
      want: [],
    },
    { what: "an extension of a callback", kind: "callback", node: { "x-a": {} }, want: [] },
  ] as const)("of $what", ({ kind, node, want }) => {
    expect(childrenOf(structuredClone(node) as never, kind)).toStrictEqual(want);
  });
});

describe("mapChildren", () => {
  it("keeps a schema that becomes empty", () => {
    const node = { items: { title: "A" }, properties: { a: { title: "A" } } };
    const want = { items: {}, properties: { a: {} } };
    expect(mapChildren(node, "schema", () => ({}))).toEqual(want);
  });

  const withoutAll = (node: JsonObject, kind: Parameters<typeof mapChildren>[1]) =>
    mapChildren(deepFreeze(node), kind, () => undefined);

  it.each([
    { kind: "schema", node: { type: "object", properties: { a: {} } }, want: { type: "object" } },
    { kind: "schema", node: { allOf: [{ type: "string" }] }, want: {} },
    { kind: "schema", node: { items: { type: "string" } }, want: {} },
    { kind: "schema", node: { oneOf: [{ const: 1 }] }, want: { oneOf: [] } },
    {
      kind: "operation",
      node: { parameters: [{ name: "a" }], responses: { "200": {} } },
      want: { responses: {} },
    },
    {
      kind: "response",
      node: { headers: { a: {} }, content: { "text/plain": {} } },
      want: { content: {} },
    },
    { kind: "mediaType", node: { examples: { a: {} } }, want: {} },
    { kind: "document", node: { paths: { "/a": {} } }, want: { paths: {} } },
  ] as const)("reduces $node without children to $want", ({ kind, node, want }) => {
    expect(withoutAll(structuredClone(node) as never, kind)).toStrictEqual(want);
  });

  it("keeps a container that is empty from the start", () => {
    expect(withoutAll({ properties: {}, parameters: [] }, "schema")).toEqual({
      properties: {},
      parameters: [],
    });
  });

  it("keeps boolean schemas", () => {
    const node = { additionalProperties: false, properties: { any: true }, allOf: [true] };
    expect(withoutAll(node, "schema")).toEqual(node);
  });

  it("keeps a list in place of a map, and reads an object as a list of one", () => {
    const node = { properties: [{ type: "string" }], allOf: { type: "string" } };
    expect(withoutAll(node, "schema")).toEqual({ properties: node.properties });
  });
});

it.each([
  ["get", "x-note", true],
  ["x-note", "x-name", true],
  ["properties", "x-name", false],
  ["get", "note", false],
  ["get", "max-x-", false],
  ["", "x-feature-level", false],
])("below %s, %s is an extension: %s", (field, key, want) => {
  expect(isExtension(field, key)).toBe(want);
});
