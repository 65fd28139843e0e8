// What is said more coarsely, where what is in it does not come out.
import { expect, it } from "vitest";
import { coarsen, nothingWhole } from "../../../src/toolkit/levels/infer/coarsen.ts";

/** What is said otherwise for the sake of one place, one thing after the other, until nothing is left to be. */
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
  ["outside of fields", "#/info/title", []],
  ["in the tags", "#/tags", ["asWritten #", "fields #/tags"]],
  [
    "in objects of maps",
    `${response}/description`,
    [`objects ${response}`, `fields ${operation}/responses`, ...around],
  ],
  [
    "in a list by position",
    `${S}/allOf/1/type`,
    [`objects ${S}/allOf/1`, `fields ${S}/allOf`, `objects ${S}`, all],
  ],
  [
    "in a list by name",
    `${S}/oneOf/1/properties/a/type`,
    [`fields ${S}/oneOf`, `objects ${S}`, all],
  ],
  [
    "in one object",
    `${S}/items/type`,
    [`objects ${S}/items`, `fields ${S}/items`, `objects ${S}`, all],
  ],
  [
    "that names properties",
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
    "that names properties, in a list by name",
    `${S}/anyOf/0/required`,
    [`asWritten ${S}`, `fields ${S}/anyOf`, `objects ${S}`, all],
  ],
  [
    "of a link that is not there",
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
  ["of a component", S, [`kept ${S}`, `objects ${S}`, all]],
  ["of all components", "#/components/schemas", [all]],
])("a place %s", (_, place, want) => {
  expect(ladder(place)).toEqual([...want, ...ofDocument]);
});

it("each place takes one step at once, by what was said before", () => {
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
