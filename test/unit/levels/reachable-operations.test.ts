import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isObject,
  type JsonObject,
  type OpenApiDocument,
} from "../../../src/toolkit/document/json.ts";
import { operationsReaching } from "../../../src/toolkit/levels/reachable-operations.ts";
import { api, requesting, responding, schemaRef } from "../../helpers/small-api.ts";

const document = api(
  {
    "GET /a": { operationId: "getA", ...responding(schemaRef("Outer")) },
    "PUT /a": { operationId: "putA", ...requesting({ items: schemaRef("Inner") }) },
    "GET /b": {
      operationId: "getB",
      responses: { "200": { description: "Done.", links: { next: { operationId: "getA" } } } },
    },
    "GET /c": {},
  },
  {
    parameters: { Shared: { name: "shared", in: "query", schema: schemaRef("Shared") } },
    schemas: {
      Outer: { properties: { inner: schemaRef("Inner"), again: schemaRef("Outer") } },
      Inner: { type: "string" },
      Shared: { type: "string" },
      Unused: { type: "string" },
    },
    pathItems: { Apart: { get: { operationId: "apart" } } },
  },
);
const paths = document.paths as { "/a": JsonObject };
paths["/a"].parameters = [{ name: "own", in: "query" }, { $ref: "#/components/parameters/Shared" }];

describe("operationsReaching", () => {
  it.each([
    { what: "an operation", pointer: "#/paths/~1a/get", want: ["getA"] },
    { what: "an object within one", pointer: "#/paths/~1a/get/responses/200", want: ["getA"] },
    { what: "a path", pointer: "#/paths/~1a", want: ["getA", "putA"] },
    { what: "a parameter of a path", pointer: "#/paths/~1a/parameters/0", want: ["getA", "putA"] },
    { what: "a component", pointer: "#/components/schemas/Outer", want: ["getA"] },
    {
      what: "an object in a component",
      pointer: "#/components/schemas/Inner/properties/a",
      want: ["getA", "putA"],
    },
    {
      what: "a component that only a path's parameter reaches",
      pointer: "#/components/schemas/Shared",
      want: ["getA", "putA"],
    },
    { what: "a component that nothing reaches", pointer: "#/components/schemas/Unused", want: [] },
    { what: "a link", pointer: "#/paths/~1b/get/responses/200/links/next", want: ["getB"] },
    { what: "an operation in a component", pointer: "#/components/pathItems/Apart/get", want: [] },
    { what: "an operation without an id", pointer: "#/paths/~1c/get", want: [] },
    {
      what: "a pointer with an operation's pointer as a mere prefix",
      pointer: "#/paths/~1a/getter",
      want: [],
    },
  ])("for $what returns $want", ({ pointer, want }) => {
    expect(operationsReaching(document)(pointer).ids).toEqual(want);
  });

  it("answers each question to one reader on its own", () => {
    const reaching = operationsReaching(document);
    const ids = ["#/paths/~1a", "#/paths/~1b", "#/paths", "#/paths/~1a"].map(
      (pointer) => reaching(pointer).ids,
    );
    expect(ids).toEqual([["getA", "putA"], ["getB"], ["getA", "putA", "getB"], ["getA", "putA"]]);
  });

  it("returns the operations that exist at a level", () => {
    const moved = (annotation: JsonObject) => ({
      operationId: "move",
      "x-feature-level": annotation,
    });
    const places = { "GET /old": moved({ until: 5 }), "GET /new": moved({ since: 5, until: 9 }) };
    const reach = operationsReaching(api({ ...places, "GET /late": moved({ since: 12 }) }));
    const at = (path: string) =>
      [4, 5, 9].map((level) => reach(`#/paths/~1${path}/get`).idsAt(level));
    expect(at("old")).toEqual([["move"], [], []]);
    expect(at("new")).toEqual([[], ["move"], []]);
  });

  it("finds the same as a step-by-step search for random references between components", () => {
    const size = 6;
    const some = fc.array(fc.nat(size - 1), { maxLength: 3 });
    const graph = fc.array(some, { minLength: size, maxLength: size });
    fc.assert(
      fc.property(graph, graph, (components, operations) => {
        const reaching = operationsReaching(referring(operations, components));
        for (let component = 0; component < size; component++) {
          const want = operations.flatMap((starts, operation) =>
            search(starts, components).has(component) ? [`get${operation}`] : [],
          );
          expect(reaching(`#/components/schemas/S${component}/properties/a`).ids).toEqual(want);
        }
      }),
    );
  });

  it("reads twice as much for twice as many components that all reach each other", () => {
    const readsFor = (size: number) => {
      const { document, reads } = countingReads(ring(size));
      const reaching = operationsReaching(document);
      for (let component = 0; component < size; component++) {
        expect(reaching(`#/components/schemas/S${component}`).ids).toHaveLength(size);
      }
      return reads();
    };
    expect(readsFor(80) / readsFor(40)).toBeLessThan(2.1);
  });
});

/** An API whose operations and components refer to the components with these numbers. */
function referring(operations: readonly number[][], components: readonly number[][]) {
  const to = (targets: readonly number[]) => ({
    anyOf: targets.map((target) => schemaRef(`S${target}`)),
  });
  return api(
    Object.fromEntries(
      operations.map((targets, index) => [
        `GET /${index}`,
        { operationId: `get${index}`, ...responding(to(targets)) },
      ]),
    ),
    { schemas: Object.fromEntries(components.map((targets, index) => [`S${index}`, to(targets)])) },
  );
}

/** As many operations as components. Each refers to the next component, and the last component to the first. */
function ring(size: number) {
  const numbers = Array.from({ length: size }, (_, index) => index);
  return referring(
    numbers.map((index) => [index]),
    numbers.map((index) => [(index + 1) % size]),
  );
}

function search(starts: readonly number[], components: readonly number[][]): Set<number> {
  const found = new Set(starts);
  for (const component of found) for (const next of components[component] ?? []) found.add(next);
  return found;
}

/** A document that counts how often one of its fields or items is read, to measure how work grows. */
function countingReads(original: OpenApiDocument): {
  readonly document: OpenApiDocument;
  readonly reads: () => number;
} {
  let count = 0;
  const watched = new WeakMap<object, object>();
  const watch = <Value>(value: Value): Value => {
    if (!isObject(value) && !Array.isArray(value)) return value;
    const known = watched.get(value);
    if (known !== undefined) return known as Value; // A proxy reads like its target.
    const proxy = new Proxy(value, {
      get(target, key, receiver) {
        count += 1;
        return watch(Reflect.get(target, key, receiver));
      },
    });
    watched.set(value, proxy);
    return proxy as Value;
  };
  return { document: watch(original), reads: () => count };
}
