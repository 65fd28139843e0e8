// @ts-nocheck
import { expect, it } from "vitest";
import { formNote } from "../../../src/site/form-notes.ts";

it.each([
  [{ type: "array" }, [3, 1, 2], "JSON-encoded list, for example `[3,1,2]`."],
  [{ type: "object" }, { a: true }, 'JSON-encoded object, for example `{"a":true}`.'],
  [{ type: "array" }, undefined, "JSON-encoded list."],
])("a form field of %j says how it travels", (schema, example, want) => {
  expect(formNote(schema, example)).toBe(want);
});
