// Components that another version has under another name.
import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { equalityOfVersions } from "../../../src/toolkit/infer/infer-annotations.ts";
import { nameComponents } from "../../../src/toolkit/infer/unify-component-names.ts";
import { api, responding, schemaRef } from "../../helpers/small-api.ts";

const room = { type: "object", properties: { size: { type: "integer" } } };
const list = (of: string) => ({ type: "array", items: schemaRef(of) });
const getting = (schemas: JsonObject, ...responses: JsonObject[]) =>
  api(Object.fromEntries(responses.map((schema, index) => [`GET /${index}`, responding(schema)])), {
    schemas,
  });
/** `Room` or `Hall` at two places. */
const twice = (name: string, own: JsonObject = room) =>
  getting({ [name]: own }, schemaRef(name), list(name));

const choice = (name: string, discriminator: JsonObject) =>
  getting({ [name]: room }, { oneOf: [schemaRef(name)], discriminator });
const kind = { propertyName: "kind" };
const secured = (name: string) =>
  api(
    { "GET /0": { security: [{ [name]: [] }] } },
    {
      securitySchemes: {
        same: { $ref: `#/components/securitySchemes/${name}` },
        [name]: { type: "http", scheme: "basic" },
      },
    },
  );

it.each<[string, JsonObject, JsonObject]>([
  ["if only texts differ", twice("Room", { ...room, description: "A room." }), twice("Hall")],
  [
    "after that of one that it contains",
    getting({ Rooms: list("Room"), Room: room }, schemaRef("Rooms"), schemaRef("Room")),
    getting({ Halls: list("Hall"), Hall: room }, schemaRef("Halls"), schemaRef("Hall")),
  ],
  [
    "of any kind",
    api(
      { "GET /0": { parameters: [{ $ref: "#/components/parameters/a~1b" }] } },
      { parameters: { "a/b": { name: "a", in: "query" } } },
    ),
    api(
      { "GET /0": { parameters: [{ $ref: "#/components/parameters/c" }] } },
      { parameters: { c: { name: "a", in: "query" } } },
    ),
  ],
])("takes the name of a component, %s", (_, version, other) => {
  const named = structuredClone(version);
  Object.assign(Object(named.components), { "x-note": "kept" });
  expect(nameComponents(named, other)).not.toEqual([]);
  const { idOf } = equalityOfVersions();
  expect(idOf(named, "document")).toBe(idOf(other, "document"));
  expect(named.components).toMatchObject({ "x-note": "kept" });
});

it.each<[string, JsonObject, JsonObject]>([
  ["says something else", twice("Room", { type: "object" }), twice("Hall")],
  ["is still there", twice("Room"), getting({ Room: room, Hall: room }, schemaRef("Hall"))],
  ["was there already", getting({ Room: room, Hall: room }, schemaRef("Room")), twice("Hall")],
  [
    "is written in another way than its key",
    getting({ "A b": room }, schemaRef("A%20b")),
    getting({ Hall: room }, schemaRef("Hall")),
  ],
  ["has two names now", twice("Room"), getting({ A: room, B: room }, schemaRef("A"), list("B"))],
  ["joins another", getting({ A: room, B: room }, schemaRef("A"), list("B")), twice("Hall")],
  [
    "has no place in common",
    getting({ Room: room }, list("Room")),
    getting({ Hall: room }, schemaRef("Hall")),
  ],
  ["is a value of a choice", choice("Room", kind), choice("Hall", kind)],
  [
    "is a value of a mapping",
    choice("Room", { ...kind, mapping: { room: "Room" } }),
    choice("Hall", { ...kind, mapping: { room: "Hall" } }),
  ],
  ["is missing in both versions", getting({}, schemaRef("Room")), getting({}, schemaRef("Hall"))],
  [
    "is missing, and called the same",
    getting({}, schemaRef("Room")),
    getting({}, schemaRef("Room")),
  ],
  ["is a security scheme, which `security` names", secured("Room"), secured("Hall")],
  [
    "is a subtype",
    getting(
      { Base: { discriminator: kind }, Room: { allOf: [schemaRef("Base")] } },
      schemaRef("Room"),
    ),
    getting(
      { Base: { discriminator: kind }, Hall: { allOf: [schemaRef("Base")] } },
      schemaRef("Hall"),
    ),
  ],
])("keeps the name of a component that %s", (_, version, other) => {
  const named = structuredClone(version);
  expect(nameComponents(named, other)).toEqual([]);
  expect(named).toEqual(version);
});
