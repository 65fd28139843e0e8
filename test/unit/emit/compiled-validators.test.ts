// The functions that validate values by schemas in the generated module of a sandbox.
import { expect, it } from "vitest";
import { compileValidators } from "../../../src/service/emit/compiled-validators.ts";

it("one function judges levels that only add properties like the additional ones", () => {
  const { nameOf } = compileValidators();
  const capabilities = (...names: string[]) => ({
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "boolean" }])),
    additionalProperties: { type: "boolean" },
  });
  expect(nameOf(capabilities("one", "another"))).toBe(nameOf(capabilities("one")));
  const closed = { ...capabilities("one"), additionalProperties: false };
  const text = { ...capabilities("one"), properties: { one: { type: "string" } } };
  expect(new Set([capabilities(), closed, text].map(nameOf)).size).toBe(3);
});
