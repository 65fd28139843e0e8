// Which places `coarsen` writes less finely, step by step, when a place within them cannot be marked.
import { expect, it } from "vitest";
import { coarsen, nothingWhole } from "../../../src/toolkit/infer/coarsen.ts";

/** All steps that `coarsen` takes for one place, in order, until none is left. */
function ladder(place: string): string[] {
  const whole = nothingWhole();
  const found: string[] = [];
  for (let next = coarsen(whole, new Set([place])); next.size > 0; ) {
    found.push(...[...next.values()].map(({ how, pointer }) => `${how} ${pointer}`));
    next = coarsen(whole, new Set([place]));
  }
  return found;
}
const ofDocument = ["fields #/paths", "fields #/webhooks", "fields #/components"];
const [S, operation] = ["#/components/schemas/S", "#/paths/~1a/get"];
const around = [`objects ${operation}`, `fields ${operation}`];
const [all, response] = ["fields #/components/schemas", `${operation}/responses/200`];

it.each<[string, string, string[]]>([
  ["outside of all fields that can be coarsened", "#/info/title", []],
  ["in the tags", "#/tags", ["asWritten #", "fields #/tags"]],
  [
    "in an object of a map",
    `${response}/description`,
    [`objects ${response}`, `fields ${operation}/responses`, ...around],
  ],
  [
    "in a list merged by position",
    `${S}/allOf/1/type`,
    [`objects ${S}/allOf/1`, `fields ${S}/allOf`, `objects ${S}`, all],
  ],
  [
    "in a list merged by name",
    `${S}/oneOf/1/properties/a/type`,
    [`fields ${S}/oneOf`, `objects ${S}`, all],
  ],
  [
    "in an object in one field",
    `${S}/items/type`,
    [`objects ${S}/items`, `fields ${S}/items`, `objects ${S}`, all],
  ],
  [
    "in a list of required properties",
    `${S}/properties/a/required`,
    [
      `asWritten ${S}/properties/a`,
      `objects ${S}/properties/a`,
      `fields ${S}/properties`,
      `objects ${S}`,
      all,
    ],
  ],
  [
    "in a list of required properties, in a list merged by name",
    `${S}/anyOf/0/required`,
    [`asWritten ${S}`, `fields ${S}/anyOf`, `objects ${S}`, all],
  ],
  [
    "of a link that a level lacks",
    `${response}/links/next`,
    [
      `asWritten ${response}`,
      `fields ${response}/links`,
      `objects ${response}`,
      `fields ${operation}/responses`,
      ...around,
    ],
  ],
  [
    "in a link",
    `${response}/links/next/operationId`,
    [
      `objects ${response}/links/next`,
      `fields ${response}/links`,
      `objects ${response}`,
      `fields ${operation}/responses`,
      ...around,
    ],
  ],
  ["in a mark", `${S}/x-feature-level/changes/0/was`, [`objects ${S}`, all]],
  ["of a component", S, [`kept ${S}`, `objects ${S}`, all]],
  ["of all components", "#/components/schemas", [all]],
])("coarsens step by step for a place %s", (_, place, want) => {
  expect(ladder(place)).toEqual([...want, ...ofDocument]);
});

it("coarsens one step for each place, from the state before the call", () => {
  const whole = nothingWhole();
  const places = new Set([`${S}/oneOf/0/type`, `${S}/oneOf/1/type`, `${S}/properties/a/type`]);
  const field = { how: "fields", pointer: `${S}/oneOf` };
  expect([...coarsen(whole, places).values()]).toEqual([
    field,
    field,
    { how: "objects", pointer: `${S}/properties/a` },
  ]);
  expect(whole).toEqual({
    ...nothingWhole(),
    fields: new Set([field.pointer]),
    objects: new Set([`${S}/properties/a`]),
  });
});
