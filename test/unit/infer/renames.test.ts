// Possible renames of properties, reported to the person who infers marks.
import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { possibleRenames, withRenames } from "../../../src/toolkit/infer/renames.ts";
import { thing } from "../../helpers/small-api.ts";

const text = { type: "string" };
const marked = (mark: JsonObject, others: JsonObject = {}) => ({
  ...text,
  ...others,
  "x-feature-level": mark,
});
const removed = marked({ until: 20 });
const added = marked({ since: 20 });
const rename = {
  level: 20,
  pointer: "#/paths/~1thing/get/responses/200/content/application~1json/schema/properties",
  from: "a",
  to: "b",
};

it.each<[string, JsonObject, object[], string[]?]>([
  ["is one property added where one was removed", { a: removed, b: added }, [rename]],
  ["ignores descriptions", { a: removed, b: { ...added, description: "B" } }, [rename]],
  ["ignores unmarked properties", { a: removed, b: added, c: text, d: true, e: null }, [rename]],
  [
    "ignores an added property of another type",
    { a: removed, b: added, c: { ...added, type: "integer" } },
    [rename],
  ],
  ["needs the same schema", { a: removed, b: { ...added, type: "integer" } }, []],
  ["needs both to be required, as a pair is", { a: removed, b: added }, [], ["a"]],
  ["is found if both are required", { a: removed, b: added }, [rename], ["a", "b"]],
  ["needs the same level", { a: removed, b: marked({ since: 30 }) }, []],
  ["is not reported if two were removed", { a: removed, b: added, c: removed }, []],
  ["is not reported if two were added", { a: removed, b: added, c: added }, []],
  [
    "is not reported if the property was added twice",
    { a: removed, b: marked({ since: [20, 40], until: [30] }) },
    [],
  ],
  ["is not reported for an addition alone", { b: added, c: text }, []],
  ["is not reported for a removal alone", { a: removed, c: text }, []],
])("a possible rename %s", (_, properties, want, required = []) => {
  expect(possibleRenames(thing({ properties, required }))).toEqual(want);
});

it("annotates both names, of one level or of all, and proposes them no more", () => {
  const document = thing({ properties: { a: removed, b: added } });
  const taken = withRenames(document, 20);
  const properties = {
    a: marked({ until: 20, replacedBy: "b" }),
    b: marked({ since: 20, replaces: "a" }),
  };
  expect(taken).toEqual(thing({ properties }));
  expect(withRenames(document)).toEqual(taken);
  expect(withRenames(document, 30)).toEqual(document);
  expect(possibleRenames(taken)).toEqual([]);
});
