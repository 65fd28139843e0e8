// What a document means to clients, however it is written.
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

const rooms = (items: JsonObject, components: JsonObject = {}, more: JsonObject = {}) =>
  api(
    { "GET /rooms": { operationId: "a", ...responding({ type: "array", items }), ...more } },
    components,
  );
/** The same document with more fields on the path. */
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

/** Two operations that return the same component. */
const twice = (components: JsonObject) => {
  const [get, put] = [responding(schemaRef("Room")), responding(schemaRef("Room"))];
  return api({ "GET /rooms": get, "PUT /rooms": put }, components);
};

/** Two schemas that refer to each other, of which one operation returns one; `names` is the order of the operations. */
const circle = (names: readonly string[], of: readonly [string, string] = ["Room", "Hall"]) => {
  const [one, other] = of;
  const operations = names.map((name) => [
    `GET /${name}`,
    { ...responding(schemaRef(of[+name] ?? "")) },
  ]);
  return api(Object.fromEntries(operations), {
    schemas: {
      [one]: { properties: { hall: schemaRef(other) } },
      [other]: { properties: { room: schemaRef(one) } },
    },
  });
};

describe("a document is alike if only this is written differently", () => {
  it.each<[string, OpenApiDocument, OpenApiDocument]>([
    ["a schema in a component", rooms(room), rooms(schemaRef("Room"), { schemas: { Room: room } })],
    [
      "an empty list beside a reference",
      rooms(room),
      rooms({ ...schemaRef("Room"), required: [], properties: {} }, { schemas: { Room: room } }),
    ],
    [
      "a parameter on the path",
      rooms(room, {}, { parameters: [query] }),
      onPath({ parameters: [query] }),
    ],
    [
      "an example that nothing shows",
      rooms(room, { examples: { one: { value: 1 } } }),
      rooms(room),
    ],
    ["which schema of a circle is met first", circle(["0", "1"]), circle(["1", "0"])],
    ["the names in a circle", circle(["0", "1"]), circle(["1", "0"], ["A", "B"])],
    [
      "whether a part of a schema that contains itself is a component",
      rooms(schemaRef("A/properties/rooms"), {
        schemas: { A: { properties: { rooms: { items: schemaRef("A") } } } },
      }),
      rooms(schemaRef("B"), {
        schemas: {
          A: { properties: { rooms: schemaRef("B") } },
          B: { items: schemaRef("A") },
        },
      }),
    ],
    [
      "how often a schema within itself is written",
      rooms(schemaRef("A"), { schemas: { A: { properties: { next: schemaRef("A") } } } }),
      rooms(schemaRef("A"), {
        schemas: {
          A: { properties: { next: schemaRef("B") } },
          B: { properties: { next: schemaRef("A") } },
        },
      }),
    ],
    ["an empty `security` at the root", rooms(room), { ...rooms(room), security: [] }],
    ["servers of the path", rooms(room, {}, near), { ...onPath({ ...near }), ...far }],
    ["servers of the root", rooms(room, {}, near), { ...rooms(room), ...near }],
    [
      "an unused example",
      rooms(room, { examples: { one: { value: 1 } } }),
      rooms(room, { examples: { one: { value: 2 } } }),
    ],
    [
      "security at the root",
      rooms(room, { securitySchemes: scheme }, { security: [{ key: [] }] }),
      { ...rooms(room, { securitySchemes: scheme }), security: [{ key: [] }] },
    ],
    [
      "the name of the schema for a discriminator value",
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
      "at a property of a schema that is now a component",
      rooms(room),
      rooms(schemaRef("Room"), { schemas: { Room: larger } }),
      [`${schemaAt}/items/properties/size`],
    ],
    [
      "at a component that is now inline",
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
      "at a parameter removed from the path",
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
      "at a branch whose name is a discriminator value",
      oneOf("Cat"),
      oneOf("Kitten"),
      [`${schemaAt}/items/discriminator`],
    ],
    [
      "at a subtype that only a discriminator value leads to",
      kinds("Cat", sub(room)),
      kinds("Cat", sub(larger)),
      ["#/components/schemas/Cat/properties/size"],
    ],
    [
      "at a renamed subtype",
      kinds("Cat", sub(room)),
      kinds("Kitten", sub(room)),
      ["#/components/schemas/Pet", "#/components/schemas/Cat"],
    ],
    [
      "at an unused component",
      rooms(room, { schemas: { Alone: room } }),
      rooms(room, { schemas: { Alone: larger } }),
      ["#/components/schemas/Alone/properties/size"],
    ],
    [
      "at a security scheme",
      rooms(room, { securitySchemes: scheme }),
      rooms(room, { securitySchemes: { key: { type: "http", scheme: "bearer" } } }),
      ["#/components/securitySchemes/key/scheme"],
    ],
    [
      "at a security scheme that only the other has",
      rooms(room),
      rooms(room, { securitySchemes: scheme }),
      ["#/components/securitySchemes/key"],
    ],
    [
      "at a webhook that only the other has",
      rooms(room),
      { ...rooms(room), webhooks: { moved: { post: responding(room) } } },
      ["#/webhooks/moved"],
    ],
    [
      "once at a component that two operations return",
      twice({ schemas: { Room: room } }),
      twice({ schemas: { Room: larger } }),
      ["#/components/schemas/Room/properties/size"],
    ],
  ])("%s", (_, one, other, want) => {
    expect(unlikePlaces(one, other)).toEqual(want);
  });
});
