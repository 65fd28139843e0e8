/** Documents whose references nest deeper than the call stack. */
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/toolkit/document/json.ts";
import { compatibleFrom, history, snapshotAt } from "../../src/toolkit/levels/index.ts";
import { operationsReaching } from "../../src/toolkit/levels/reachable-operations.ts";
import { revisions } from "../../src/toolkit/levels/revisions.ts";
import { api, registry, requesting, responding, schemaRef, thing } from "../helpers/small-api.ts";

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
    { what: "projected at a level", make: snapshotAt },
    { what: "projected from a level up", make: compatibleFrom },
  ])("is complete when $what", ({ make }) => {
    expect(make(document, 0)).toEqual(document);
  });

  it("is split completely if requests and responses differ in one of them", () => {
    const later = { type: "string", "x-feature-level": { since: 10 } };
    const last = { properties: { next: schemaRef(name(0)), later } };
    const shared = { ...schemas, [name(length - 1)]: last };
    const operation = { ...requesting(schemaRef(name(0))), ...responding(schemaRef(name(0))) };
    const { components } = compatibleFrom(api({ "PUT /a": operation }, { schemas: shared }), 0);
    expect(Object.keys(Object(components).schemas)).toHaveLength(2 * length);
  });

  it("has an empty history", () => {
    expect(history(document)).toEqual([]);
  });
});

/** A document with one operation, from which a chain of references leads to a component. */
const chain = (length: number, last: JsonObject) => {
  const links = Array.from({ length }, (_, index) => [
    `S${index}`,
    index === length - 1 ? last : { items: schemaRef(`S${index + 1}`) },
  ]);
  const operations = { "GET /a": { operationId: "getA", ...responding(schemaRef("S0")) } };
  return api(operations, { schemas: Object.fromEntries(links.reverse()) }, registry(10));
};

it("finds the operation at the end of a chain of components", () => {
  const reaching = operationsReaching(chain(20_000, { type: "string" }));
  expect(reaching("#/components/schemas/S19999").ids).toEqual(["getA"]);
});

it("a revision of an operation ends at a change at the end of a chain of components", () => {
  const since = { "x-feature-level": { since: 10 } };
  const { parts } = revisions(chain(length, { properties: { a: since } }), "at");
  const ranges = parts.get("#/paths/~1a/get")?.map(({ ranges }) => ranges);
  expect(ranges).toEqual([[{ from: 0, to: 10 }], [{ from: 10, to: Number.POSITIVE_INFINITY }]]);
});
