import { expect, it } from "vitest";
import { type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import { noteFormEncoding } from "../../../src/toolkit/site/for-redoc.ts";
import { formNote } from "../../../src/toolkit/site/reference.ts";
import { api } from "../../helpers/small-api.ts";

it.each([
  [{ type: "array" }, [3, 1, 2], "JSON-encoded list, for example `[3,1,2]`."],
  [{ type: "object" }, { a: true }, 'JSON-encoded object, for example `{"a":true}`.'],
  [{ type: "array" }, undefined, "JSON-encoded list."],
])("a form field of %j says how it travels", (schema, example, want) => {
  expect(formNote(schema, example)).toBe(want);
});

it("a form that two operations share is noted once, and shown as text in the examples of both", () => {
  const media = (examples: JsonObject): JsonObject => ({
    "application/x-www-form-urlencoded": {
      schema: { $ref: "#/components/schemas/Order" },
      encoding: { ids: { contentType: "application/json" } },
      examples,
    },
  });
  const shared = { $ref: "#/components/examples/Shared" };
  const own = { value: { ids: [2] } };
  const document = api(
    {
      "PUT /a": { operationId: "a", requestBody: { content: media({ shared }) } },
      "PUT /b": { operationId: "b", requestBody: { content: media({ shared, own }) } },
    },
    {
      schemas: { Order: { type: "object", properties: { ids: { type: "array" } } } },
      examples: { Shared: { value: { ids: [1] } } },
    },
  );
  const noted = noteFormEncoding(document);
  const at = (pointer: string) => resolve(noted, pointer);
  expect(at("#/components/schemas/Order/properties/ids/description")).toMatch(
    /^JSON-encoded list, for example `\[[12]\]`\.$/,
  );
  expect(at("#/components/examples/Shared/value")).toEqual({ ids: "[1]" });
  const form = "content/application~1x-www-form-urlencoded";
  expect(at(`#/paths/~1b/put/requestBody/${form}/examples/own/value`)).toEqual({ ids: "[2]" });
});
