/** Documents whose references nest deeper than the call stack. */
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/toolkit/document/json.ts";
import { history, project, projectFrom } from "../../src/toolkit/levels/index.ts";
import { operationsReaching } from "../../src/toolkit/levels/reach.ts";
import { api, requesting, responding, schemaRef, thing } from "../helpers/small-api.ts";

const length = 5_000;
const name = (index: number) => `S${index % length}`;
const schemas: JsonObject = Object.fromEntries(
  Array.from({ length }, (_, index) => [
    name(index),
    { type: "object", properties: { next: schemaRef(name(index + 1)) } },
  ]),
);
const document = thing(schemaRef(name(0)), { schemas });

describe(`a ring of ${length} components`, () => {
  it.each([
    { what: "projected at a level", make: project },
    { what: "projected from a level up", make: projectFrom },
  ])("is complete when $what", ({ make }) => {
    expect(make(document, 0)).toEqual(document);
  });

  it("is split completely if requests and responses differ in one of them", () => {
    const later = { type: "string", "x-feature-level": { since: 10 } };
    const last = { properties: { next: schemaRef(name(0)), later } };
    const shared = { ...schemas, [name(length - 1)]: last };
    const operation = { ...requesting(schemaRef(name(0))), ...responding(schemaRef(name(0))) };
    const { components } = projectFrom(api({ "PUT /a": operation }, { schemas: shared }), 0);
    expect(Object.keys(Object(components).schemas)).toHaveLength(2 * length);
  });

  it("has an empty history", () => {
    expect(history(document)).toEqual([]);
  });
});

it("finds the operation at the end of a chain of components", () => {
  const links = Array.from({ length: 20_000 }, (_, index) => [
    `S${index}`,
    { items: schemaRef(`S${index + 1}`) },
  ]);
  const chain = { "GET /a": { operationId: "getA", ...responding(schemaRef("S0")) } };
  const reaching = operationsReaching(api(chain, { schemas: Object.fromEntries(links.reverse()) }));
  expect(reaching("#/components/schemas/S20000").ids).toEqual(["getA"]);
});
