// Which schemas a discriminator stands for.
import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { subtypesOf } from "../../../src/toolkit/levels/subtypes.ts";
import { api, schemaRef } from "../../helpers/small-api.ts";

const pointer = (name: string) => `#/components/schemas/${name}`;

it.each<[what: string, schemas: Json, want: Record<string, string[]>]>([
  [
    "those that name it in their allOf",
    {
      Pet: {},
      Cat: { allOf: [schemaRef("Pet"), { type: "object" }] },
      Dog: { allOf: [{ type: "object" }, schemaRef("Pet")] },
    },
    { Pet: ["Cat", "Dog"] },
  ],
  [
    "those that name several, each",
    { Mule: { allOf: [schemaRef("Horse"), schemaRef("Donkey")] } },
    { Horse: ["Mule"], Donkey: ["Mule"] },
  ],
  [
    "none of what else is written there",
    { A: true, B: { allOf: schemaRef("A") }, C: { allOf: [true, { $ref: 1 }] }, D: schemaRef("A") },
    {},
  ],
  ["none where there are none", "many", {}],
])("the subtypes of a schema are %s", (_, schemas, want) => {
  const named = Object.entries(want).map(([name, below]) => [pointer(name), below.map(pointer)]);
  expect(Object.fromEntries(subtypesOf(api({}, { schemas })))).toEqual(Object.fromEntries(named));
});

it.each<JsonObject>([{}, { components: [] }])(
  "a document without components has none: %j",
  (root) => {
    expect(subtypesOf({ ...api({}), ...root }).size).toBe(0);
  },
);
