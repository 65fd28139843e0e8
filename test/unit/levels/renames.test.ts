// Properties that may have taken over from others, told to whoever infers marks.
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
  ["one that came where one went", { a: gone, b: come }, [rename]],
  ["one with another text", { a: gone, b: { ...come, description: "B" } }, [rename]],
  ["one beside others of its form", { a: gone, b: come, c: text, d: true, e: null }, [rename]],
  ["one beside another form", { a: gone, b: come, c: { ...come, type: "integer" } }, [rename]],
  ["one of another form", { a: gone, b: { ...come, type: "integer" } }, []],
  ["one that came later", { a: gone, b: living({ since: 30 }) }, []],
  ["one that came where two went", { a: gone, b: come, c: gone }, []],
  ["two that came where one went", { a: gone, b: come, c: come }, []],
  ["one that came twice", { a: gone, b: living({ since: [20, 40], until: [30] }) }, []],
  ["one that came alone", { b: come, c: text }, []],
  ["one that went alone", { a: gone, c: text }, []],
])("%s", (_, properties, want) => {
  expect(possibleRenames(thing({ properties }))).toEqual(want);
});
