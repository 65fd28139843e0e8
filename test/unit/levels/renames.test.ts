// Possible renames of properties, reported to the person who infers marks.
import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { possibleRenames } from "../../../src/toolkit/levels/infer/renames.ts";
import { thing } from "../../helpers/small-api.ts";

const text = { type: "string" };
const living = (mark: JsonObject, others: JsonObject = {}) => ({
  ...text,
  ...others,
  "x-feature-level": mark,
});
const gone = living({ until: 20 });
const come = living({ since: 20 });
const rename = {
  level: 20,
  pointer: "#/paths/~1thing/get/responses/200/content/application~1json/schema/properties",
  from: "a",
  to: "b",
};

it.each<[string, JsonObject, object[]]>([
  ["is one property added where one was removed", { a: gone, b: come }, [rename]],
  ["ignores descriptions", { a: gone, b: { ...come, description: "B" } }, [rename]],
  ["ignores unmarked properties", { a: gone, b: come, c: text, d: true, e: null }, [rename]],
  [
    "ignores an added property of another type",
    { a: gone, b: come, c: { ...come, type: "integer" } },
    [rename],
  ],
  ["needs the same schema", { a: gone, b: { ...come, type: "integer" } }, []],
  ["needs the same level", { a: gone, b: living({ since: 30 }) }, []],
  ["is not reported if two were removed", { a: gone, b: come, c: gone }, []],
  ["is not reported if two were added", { a: gone, b: come, c: come }, []],
  [
    "is not reported if the property was added twice",
    { a: gone, b: living({ since: [20, 40], until: [30] }) },
    [],
  ],
  ["is not reported for an addition alone", { b: come, c: text }, []],
  ["is not reported for a removal alone", { a: gone, c: text }, []],
])("a possible rename %s", (_, properties, want) => {
  expect(possibleRenames(thing({ properties }))).toEqual(want);
});
