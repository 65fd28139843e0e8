// Shapes of a schema as one: what a client sends fits all, what a server sends is of any.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { combineSchemas } from "../../../src/toolkit/levels/combine-schemas.ts";

const [text, number] = [{ type: "string" }, { type: "integer" }];
const combined = (shapes: readonly JsonObject[], sender: "client" | "server") =>
  combineSchemas(shapes, shapes.at(-1) ?? {}, sender);

/** What a client sends and what a server sends, of an older and a newer shape. */
const rows: [string, JsonObject, JsonObject, JsonObject, JsonObject][] = [
  ["upper bounds", { maximum: 3 }, { maximum: 5 }, { maximum: 3 }, { maximum: 5 }],
  ["lower bounds", { minLength: 3 }, { minLength: 5 }, { minLength: 5 }, { minLength: 3 }],
  ["a bound that came", text, { ...text, maxItems: 5 }, { ...text, maxItems: 5 }, text],
  [
    "names",
    { required: ["a", "b"] },
    { required: ["b", "c"] },
    { required: ["a", "b", "c"] },
    { required: ["b"] },
  ],
  ["other names", { required: ["a"] }, { required: ["b"] }, { required: ["a", "b"] }, {}],
  ["names that came", {}, { required: ["a"] }, { required: ["a"] }, {}],
  ["values", { enum: [1, 2] }, { enum: [2, 3] }, { enum: [2] }, { enum: [1, 2, 3] }],
  ["values that came", text, { ...text, enum: ["a"] }, { ...text, enum: ["a"] }, text],
  [
    "other values",
    { enum: [1] },
    { enum: [2] },
    { allOf: [{ enum: [1] }, { enum: [2] }] },
    { enum: [1, 2] },
  ],
  ["types", { type: ["string", "null"] }, text, text, { type: ["string", "null"] }],
  ["an integer among numbers", { type: "number" }, number, number, { type: "number" }],
  ["other types", text, number, { allOf: [text, number] }, { type: ["string", "integer"] }],
  ["a format that came", text, { ...text, format: "uri" }, { ...text, format: "uri" }, text],
  [
    "other formats",
    { format: "uri" },
    { format: "date" },
    { allOf: [{ format: "uri" }, { format: "date" }] },
    {},
  ],
  [
    "types beside other differences",
    { ...text, maxLength: 3 },
    { ...number, maximum: 3 },
    {
      allOf: [
        { ...text, maxLength: 3 },
        { ...number, maximum: 3 },
      ],
    },
    {
      anyOf: [
        { ...text, maxLength: 3 },
        { ...number, maximum: 3 },
      ],
    },
  ],
  [
    "what cannot be put together",
    { const: 1, description: "A", "x-own": 1 },
    { const: 2, description: "B", "x-own": 2 },
    { description: "B", "x-own": 2, allOf: [{ const: 1 }, { const: 2 }] },
    { description: "B", "x-own": 2, anyOf: [{ const: 1 }, { const: 2 }] },
  ],
  [
    "anything and something",
    { title: "A" },
    { title: "B", not: text },
    { title: "B", allOf: [{}, { not: text }] },
    { title: "B" },
  ],
  [
    "texts alone",
    { ...text, title: "A" },
    { ...text, title: "B" },
    { ...text, title: "B" },
    { ...text, title: "B" },
  ],
];

describe.each(["client", "server"] as const)("of a %s", (sender) => {
  it.each(rows)("%s", (_, older, newer, client, server) => {
    expect(combined([older, newer], sender)).toStrictEqual({ client, server }[sender]);
  });

  it("the same shape counts once", () => {
    const shapes: Json[] = [{ const: 1 }, { const: 2 }, { const: 1 }];
    const field = { client: "allOf", server: "anyOf" }[sender];
    expect(combined(shapes as JsonObject[], sender)).toEqual({
      [field]: [{ const: 1 }, { const: 2 }],
    });
  });
});
