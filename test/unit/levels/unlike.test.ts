// What a document says to clients, however people have written it since.
import { describe, expect, it } from "vitest";
import type { JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { unlikePlaces } from "../../../src/toolkit/levels/unlike.ts";
import { api, responding, schemaRef } from "../../helpers/small-api.ts";

const room = { type: "object", required: ["id"], properties: { id: { type: "string" } } };
const larger = { ...room, properties: { ...room.properties, size: { type: "integer" } } };
const query = { name: "q", in: "query", schema: { type: "string" } };
const scheme = { key: { type: "http", scheme: "basic" } };
const at = "#/paths/~1rooms/get";
const schemaAt = `${at}/responses/200/content/application~1json/schema`;

/** An API that lists rooms. */
const rooms = (items: JsonObject, components: JsonObject = {}, more: JsonObject = {}) =>
  api(
    { "GET /rooms": { operationId: "a", ...responding({ type: "array", items }), ...more } },
    components,
  );
/** The same with more on the path. */
const onPath = (more: JsonObject): OpenApiDocument => {
  const document = rooms(room);
  Object.assign((document.paths as JsonObject)["/rooms"] as JsonObject, more);
  return document;
};
const [near, far] = ["/near", "/far"].map((url) => ({ servers: [{ url }] }));
const kinds = (name: string, schema: JsonObject) =>
  rooms(schemaRef("Pet"), {
    schemas: { Pet: { ...room, discriminator: { propertyName: "id" } }, [name]: schema },
  });
const sub = (schema: JsonObject) => ({ allOf: [schemaRef("Pet"), schema] });
const oneOf = (name: string, mapping?: JsonObject) =>
  rooms(
    {
      oneOf: [schemaRef(name), schemaRef("Dog")],
      discriminator: { propertyName: "id", ...(mapping && { mapping }) },
    },
    { schemas: { [name]: room, Dog: larger } },
  );

describe("a document is alike where only its writing differs", () => {
  it.each<[string, OpenApiDocument, OpenApiDocument]>([
    ["a schema with a name", rooms(room), rooms(schemaRef("Room"), { schemas: { Room: room } })],
    [
      "an empty list beside a name",
      rooms(room),
      rooms({ ...schemaRef("Room"), required: [], properties: {} }, { schemas: { Room: room } }),
    ],
    [
      "a parameter on the path",
      rooms(room, {}, { parameters: [query] }),
      onPath({ parameters: [query] }),
    ],
    ["an empty list of security at the root", rooms(room), { ...rooms(room), security: [] }],
    ["servers of the path", rooms(room, {}, near), { ...onPath({ ...near }), ...far }],
    ["servers of the root", rooms(room, {}, near), { ...rooms(room), ...near }],
    [
      "security at the root",
      rooms(room, { securitySchemes: scheme }, { security: [{ key: [] }] }),
      { ...rooms(room, { securitySchemes: scheme }), security: [{ key: [] }] },
    ],
    [
      "another name behind a value of a discriminator",
      oneOf("Cat", { cat: "#/components/schemas/Cat" }),
      oneOf("Kitten", { cat: "#/components/schemas/Kitten" }),
    ],
  ])("%s", (_, one, other) => {
    expect(unlikePlaces(one, other)).toEqual([]);
    expect(unlikePlaces(other, one)).toEqual([]);
  });
});

describe("a document is unlike", () => {
  it.each<[string, OpenApiDocument, OpenApiDocument, string[]]>([
    [
      "at a property behind a name",
      rooms(room),
      rooms(schemaRef("Room"), { schemas: { Room: larger } }),
      [`${schemaAt}/items/properties/size`],
    ],
    [
      "at a component, where it is written",
      rooms(schemaRef("Room"), { schemas: { Room: larger } }),
      rooms(room),
      ["#/components/schemas/Room/properties/size"],
    ],
    [
      "at an operation without an id",
      api({ "GET /rooms": responding(room) }),
      api({ "GET /rooms": responding(larger) }),
      [`${schemaAt}/properties/size`],
    ],
    [
      "at a parameter that its path lost",
      onPath({ parameters: [query] }),
      rooms(room),
      [`${at}/parameters`],
    ],
    ["at servers of the root", { ...rooms(room), ...near }, rooms(room), [`${at}/servers`]],
    ["at servers of the path", onPath({ ...near }), rooms(room), [`${at}/servers`]],
    [
      "at an operation on another path",
      rooms(room),
      api({ "GET /halls": { operationId: "a", ...responding({ type: "array", items: room }) } }),
      [at, "#/paths/~1halls/get"],
    ],
    [
      "at a branch whose name is a value of the discriminator",
      oneOf("Cat"),
      oneOf("Kitten"),
      [`${schemaAt}/items/discriminator`],
    ],
    [
      "at a subtype that only a value leads to",
      kinds("Cat", sub(room)),
      kinds("Cat", sub(larger)),
      ["#/components/schemas/Cat/allOf/1/properties/size"],
    ],
    [
      "at a subtype of another name",
      kinds("Cat", sub(room)),
      kinds("Kitten", sub(room)),
      ["#/components/schemas/Pet", "#/components/schemas/Cat"],
    ],
    [
      "at what nothing refers to",
      rooms(room, { schemas: { Alone: room } }),
      rooms(room, { schemas: { Alone: larger } }),
      ["#/components/schemas/Alone/properties/size"],
    ],
    [
      "at a scheme",
      rooms(room, { securitySchemes: scheme }),
      rooms(room, { securitySchemes: { key: { type: "http", scheme: "bearer" } } }),
      ["#/components/securitySchemes/key/scheme"],
    ],
  ])("%s", (_, one, other, want) => {
    expect(unlikePlaces(one, other)).toEqual(want);
  });
});
