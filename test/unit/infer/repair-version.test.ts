// Corrections of faults that published versions have and no annotated document may have.
import { expect, it } from "vitest";
import type { Json, JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { repairVersion } from "../../../src/toolkit/infer/repair-version.ts";
import { api } from "../../helpers/small-api.ts";

const named = (name: string, schema: JsonObject = { type: "integer" }) => ({
  name,
  in: "path",
  required: true,
  schema,
});
const asText = (name: string) => named(name, { type: "string" });
const oneRoom = (operation: JsonObject, item: JsonObject = {}, components: JsonObject = {}) => {
  const document = api({ "DELETE /rooms/{room}": operation }, components);
  Object.assign(Object(document.paths)["/rooms/{room}"], item);
  return document;
};
const inComponent = { $ref: "#/components/parameters/Room" };
const parameters = { parameters: { Room: named("room") } };

it.each<[string, OpenApiDocument, OpenApiDocument[], Json[]]>([
  ["as a text", oneRoom({}), [], [asText("room")]],
  ["beside others", oneRoom({ parameters: [inQuery()] }), [], [inQuery(), asText("room")]],
  ["like the nearest version", oneRoom({}), [oneRoom({}), like("a"), like("b")], [typed("a")]],
  [
    "like another operation of the path",
    oneRoom({}),
    [oneRoom({}, { get: { parameters: [named("room")], responses: {} } })],
    [named("room")],
  ],
  [
    "like the path in another version",
    oneRoom({}),
    [oneRoom({}, { parameters: [named("room")] })],
    [named("room")],
  ],
  [
    "without a reference that this version lacks",
    oneRoom({}),
    [oneRoom({ parameters: [inComponent] }, {}, parameters)],
    [named("room")],
  ],
  [
    "as a text, if the schema of another version is not here",
    oneRoom({}),
    [oneRoom({ parameters: [named("room", { $ref: "#/components/schemas/Id" })] })],
    [asText("room")],
  ],
  ["not if the operation does", oneRoom({ parameters: [named("room")] }), [], [named("room")]],
  [
    "not if a component does",
    oneRoom({ parameters: [inComponent] }, {}, parameters),
    [],
    [inComponent],
  ],
  ["not if the path does", oneRoom({}, { parameters: [named("room")] }), [], [named("room")]],
])("declares a parameter of the path %s", (_, document, others, want) => {
  const isDeclared = JSON.stringify(document).includes('"in":"path"');
  const found = repairVersion(document, others);
  const item = Object(document.paths)["/rooms/{room}"];
  expect(item.delete.parameters ?? item.parameters).toEqual(want);
  expect(found.map(({ pointer }) => pointer)).toEqual(
    isDeclared ? [] : ["#/paths/~1rooms~1{room}/delete"],
  );
});

function inQuery() {
  return { name: "q", in: "query", schema: {} };
}
function typed(format: string) {
  return named("room", { type: "string", format });
}
function like(format: string) {
  return oneRoom({ parameters: [typed(format)] });
}

const reading = (...methods: string[]) =>
  api(Object.fromEntries(methods.map((method) => [`${method} /rooms`, { operationId: "rooms" }])));
const idsOf = ({ paths }: OpenApiDocument): JsonObject =>
  Object.fromEntries(
    Object.entries(Object(paths)["/rooms"]).map(([method, one]) => [
      method,
      Object(one).operationId,
    ]),
  );

it.each<[string, OpenApiDocument, OpenApiDocument[], JsonObject]>([
  ["the second of one version", reading("GET", "HEAD"), [], { get: "rooms", head: "headRooms" }],
  [
    "the one that has another id in another version",
    reading("HEAD", "GET"),
    [reading("HEAD", "GET"), reading("GET")],
    { head: "headRooms", get: "rooms" },
  ],
  [
    "a second one, whose derived id is taken, a numbered one",
    {
      ...reading("GET", "HEAD"),
      webhooks: { rooms: { head: { operationId: "headRooms", responses: {} } } },
    },
    [],
    { get: "rooms", head: "headRooms2" },
  ],
])("gives an own id to %s", (_, document, others, want) => {
  const found = repairVersion(document, others);
  expect(idsOf(document)).toEqual(want);
  expect(found).toEqual([
    {
      pointer: "#/paths/~1rooms/head",
      what: `\`operationId: rooms\` is also the ID of \`#/paths/~1rooms/get\`. Now it is \`${want.head}\``,
    },
  ]);
});

it("security requirements get the declared spelling of their scheme", () => {
  const basic = { type: "http", scheme: "basic" };
  const document = api(
    {
      "GET /a": { security: [{ basicAuth: [], Token: ["read"] }, {}] },
      "PUT /a": { security: [{ BasicAuth: [] }, { other: [] }] },
    },
    { securitySchemes: { BasicAuth: basic, token: basic } },
    { security: [{ basicAuth: [] }] },
  );
  expect(repairVersion(document, [])).toEqual([
    {
      pointer: "#",
      what: "`security` requires `basicAuth`, which is declared as `BasicAuth`. Corrected",
    },
    {
      pointer: "#/paths/~1a/get",
      what: "`security` requires `Token`, which is declared as `token`. Corrected",
    },
  ]);
  const { get, put } = Object(Object(document.paths)["/a"]);
  expect([document.security, get.security, put.security]).toEqual([
    [{ BasicAuth: [] }],
    [{ BasicAuth: [], token: ["read"] }, {}],
    [{ BasicAuth: [] }, { other: [] }],
  ]);
});
