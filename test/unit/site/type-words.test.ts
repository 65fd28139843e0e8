// The types of fields in words are those that openapi-typescript and the compiler have for them.
import { expect, it } from "vitest";
import { snapshotAt } from "../../../src/toolkit/levels/index.ts";
import { annotated, library } from "../../helpers/annotated.ts";
import { api } from "../../helpers/small-api.ts";
import { unlikeFields } from "../../helpers/type-words.ts";

const mixed = api(
  {},
  {
    schemas: {
      Name: { type: "string" },
      It: {
        type: "object",
        properties: {
          union: { oneOf: [{ type: "integer" }, { type: "string", enum: ["all"] }] },
          nullable: { anyOf: [{ $ref: "#/components/schemas/Name" }, { type: "null" }] },
          referred: { $ref: "#/components/schemas/Name" },
          nested: { oneOf: [{ anyOf: [{ type: "boolean" }, { type: "number" }] }, { const: "x" }] },
          lists: { type: ["array", "null"], items: { type: ["integer", "string"] } },
          free: {},
          map: { additionalProperties: { type: "string" } },
        },
      },
      Answer: {
        allOf: [
          {
            type: "object",
            properties: {
              result: { type: "string", enum: ["done", "failed"] },
              count: { type: "integer" },
              names: { type: "array", items: { $ref: "#/components/schemas/Name" } },
            },
          },
          {
            type: "object",
            properties: { result: {}, count: { description: "How many." }, names: {} },
          },
        ],
      },
    },
  },
);

it.each([
  ["unions, references and lists", mixed],
  ["this API", snapshotAt(annotated(), 481)],
  ["the library", snapshotAt(library(), 40)],
])("the fields of %s", async (_, document) => {
  const { unlike, compared } = await unlikeFields(document);
  expect(unlike).toEqual([]);
  expect(compared).toBeGreaterThan(5);
});
