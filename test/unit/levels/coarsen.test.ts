// Which field is said as it was, where what is in it does not come out.
import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { coarsen, type Whole } from "../../../src/toolkit/levels/infer/coarsen.ts";
import { thing } from "../../helpers/small-api.ts";

const empty = (): Whole => ({ fields: new Set(), properties: new Set() });

/** The fields that are said whole, one after the other, until nothing is left to be. */
function steps(place: string): string[] {
  const whole = empty();
  for (let left = true; left; ) left = coarsen(whole, place, thing({}), thing({}));
  return [...whole.fields];
}
const ofDocument = ["#/paths", "#/webhooks", "#/components"];

it.each<[string, string, string[]]>([
  ["a place outside of fields", "#/info/title", []],
  [
    "a place in objects of maps",
    "#/paths/~1a/get/responses/200/description",
    ["#/paths/~1a/get/responses", "#/paths/~1a/get"],
  ],
  [
    "a place in a list by position",
    "#/components/schemas/S/allOf/1/properties/a/type",
    [
      "#/components/schemas/S/allOf/1/properties",
      "#/components/schemas/S/allOf",
      "#/components/schemas",
    ],
  ],
  [
    "a place in a list by name",
    "#/components/schemas/S/oneOf/1/properties/a/type",
    ["#/components/schemas/S/oneOf", "#/components/schemas"],
  ],
  [
    "a place in one object",
    "#/components/schemas/S/items/type",
    ["#/components/schemas/S/items", "#/components/schemas"],
  ],
])("%s", (_, place, want) => {
  const found = steps(place);
  expect(found.slice(0, want.length)).toEqual(want);
  expect(new Set(found.slice(want.length))).toEqual(new Set(ofDocument));
});

it("a name that stays required lets its property be said as it was first", () => {
  const schema = "#/paths/~1thing/get/responses/200/content/application~1json/schema";
  const found = (names?: string[]) => thing((names ? { required: names } : {}) as JsonObject);
  const whole = empty();
  const again = () => coarsen(whole, `${schema}/required`, found(["a"]), found(["a", "b"]));
  expect(again()).toBe(true);
  expect(whole).toEqual({ fields: new Set(), properties: new Set(["b"]) });
  again();
  expect(whole.fields).toEqual(new Set([schema]));
  const other = empty();
  coarsen(other, `${schema}/required`, found(), found(["a"]));
  expect(other.properties).toEqual(new Set(["a"]));
  const none = empty();
  coarsen(none, `${schema}/required`, found(["a"]), found());
  coarsen(none, `${schema}/enum`, thing({ enum: ["a"] }), thing({ enum: ["a", "b"] }));
  expect(none.properties.size).toBe(0);
});
