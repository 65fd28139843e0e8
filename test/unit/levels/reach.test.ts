import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/levels/json.ts";
import {
  componentPointer,
  componentsReached,
  operationsReaching,
} from "../../../src/levels/reach.ts";
import { api, requesting, responding, schemaRef } from "../../helpers/small-api.ts";

const document = api(
  {
    "GET /a": { operationId: "getA", ...responding(schemaRef("Outer")) },
    "PUT /a": { operationId: "putA", ...requesting({ items: schemaRef("Inner") }) },
    "GET /b": { operationId: "getB" },
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
    { what: "an operation without an id", pointer: "#/paths/~1c/get", want: [] },
    { what: "a pointer that merely begins like one", pointer: "#/paths/~1a/getter", want: [] },
  ])("finds for $what: $want", ({ pointer, want }) => {
    expect(operationsReaching(document)(pointer)).toEqual(want);
  });
});

describe("componentsReached", () => {
  it("follows references to the end, also in a circle", () => {
    expect([...componentsReached(document, schemaRef("Outer"), "schema")]).toEqual([
      "#/components/schemas/Outer",
      "#/components/schemas/Inner",
    ]);
  });
});

describe("componentPointer", () => {
  it("escapes the name", () => {
    expect(componentPointer("examples", "a/b")).toBe("#/components/examples/a~1b");
  });
});
