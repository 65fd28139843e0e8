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

it("the code has the constants of schemas that it uses, and no unused ones", () => {
  const { nameOf, code } = compileValidators();
  const listed = Array.from({ length: 12 }, (_, index) => ({ enum: [`a${index}`, "b"] }));
  const simple = Array.from({ length: 12 }, (_, index) => ({ type: "string", minLength: index }));
  for (const schema of listed.flatMap((one, index) => [one, simple[index] ?? {}])) nameOf(schema);
  const text = code();
  const constants = [...text.matchAll(/^const (schema\d+) = (.*)/gm)];
  expect(constants.map(([, , value]) => value)).toEqual(
    listed.map((schema) => `${JSON.stringify(schema)};`),
  );
  for (const [, name = ""] of constants)
    expect(text.match(new RegExp(`\\b${name}\\b`, "g"))?.length).toBeGreaterThan(1);
  expect(text).not.toContain("unevaluated");
});
