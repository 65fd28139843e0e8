// A schema with all that it refers to, and a document without references into paths.
import { expect, it } from "vitest";
import { type Json, type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import { selfContained } from "../../../src/toolkit/document/self-contained-schema.ts";
import { printTypes } from "../../../src/toolkit/generate/types/openapi-typescript.ts";
import { api, responding, schemaOfThing, schemaRef } from "../../helpers/small-api.ts";

it("a self-contained schema includes each target once, without texts for readers", () => {
  const words: JsonObject = {
    title: "T",
    description: "D",
    default: 1,
    example: 1,
    examples: [1],
    deprecated: true,
    readOnly: true,
    writeOnly: true,
    discriminator: {},
    externalDocs: {},
    xml: {},
    "x-a": 1,
  };
  const Tree = {
    ...words,
    type: "object",
    properties: { title: { type: "string", ...words }, next: schemaRef("Tree") },
  };
  const document = api({}, { schemas: { Tree, Leaf: { minimum: 1 } } });
  const schema = { items: schemaRef("Tree"), prefixItems: [schemaRef("Leaf"), schemaRef("Tree")] };
  expect(selfContained(document, schema)).toEqual({
    items: { $ref: "#/$defs/schema0" },
    prefixItems: [{ $ref: "#/$defs/schema1" }, { $ref: "#/$defs/schema0" }],
    $defs: {
      schema0: {
        type: "object",
        properties: { title: { type: "string" }, next: { $ref: "#/$defs/schema0" } },
      },
      schema1: { minimum: 1 },
    },
  });
});

it.each<[string, Json, Json]>([
  ["a path", { $ref: "#/paths/~1a/get/x", title: "Mine" }, { type: "array", title: "Mine" }],
  ["a recursive path", { $ref: "#/paths/~1a/get/y" }, { items: { $ref: "#/paths/~1a/get/y" } }],
  ["a webhook", { items: { $ref: "#/webhooks/w/post/x" } }, { items: { type: "null" } }],
  ["a missing place", { $ref: "#/paths/~1b" }, {}],
  ["a component", schemaRef("S"), schemaRef("S")],
])("a reference into %s is replaced by its target: %j", (_, schema, want) => {
  const get = { x: { type: "array", title: "Its" }, y: { items: { $ref: "#/paths/~1a/get/y" } } };
  const responses = { "200": { $ref: "#/paths/~1a/get/x" } };
  const document = api(
    { "GET /a": get, "PUT /a": { responses }, "GET /thing": responding(schema) },
    { schemas: { S: { "x-it": { $ref: "#/paths/~1a/get/x" } } } },
    { webhooks: { w: { post: { x: { type: "null" } } } } },
  );
  const before = structuredClone(document);
  const written = printTypes(document);
  expect(schemaOfThing(written)).toEqual(want);
  expect(written.components).toEqual(before.components);
  expect(resolve(written, "#/paths/~1a/put/responses")).toEqual(responses);
  expect(document).toEqual(before);
});
