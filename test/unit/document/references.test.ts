// References: where they are, and where they lead.
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import {
  componentAt,
  componentPointer,
  looseReferences,
  mapPointers,
  referredIn,
  targetsIn,
} from "../../../src/toolkit/document/references.ts";
import { schemaRef } from "../../helpers/small-api.ts";

describe("the component of a pointer", () => {
  it.each([
    ["#/components/schemas/A", { target: "#/components/schemas/A", kind: "schema" }],
    ["#/components/headers/A/schema", { target: "#/components/headers/A", kind: "header" }],
    ["#/components/schemas", undefined],
    ["#/components", undefined],
    ["#/components/others/A", undefined],
    ["#/definitions/schemas/A", undefined],
    ["#", undefined],
    ["/components/schemas/A", undefined],
  ])("of %s is %j", (pointer, want) => expect(componentAt(pointer)).toEqual(want));
});

describe("the references in an object", () => {
  const elsewhere = { $ref: "#/paths/~1a" };
  const schema = { items: schemaRef("A"), properties: { a: schemaRef("A"), b: elsewhere } };

  it("include repeated ones", () => {
    const { $ref } = schemaRef("A");
    expect(targetsIn(schema, "schema")).toEqual([$ref, $ref]);
  });

  it("can be changed; values that are not strings stay", () => {
    const mapping = { a: "#/A", none: null };
    const given = { items: { $ref: "#/A" }, not: { $ref: null }, discriminator: { mapping } };
    const change = (pointer: string) => `${pointer}!`;
    expect(mapPointers(given, "schema", change)).toEqual({
      items: { $ref: "#/A!" },
      not: { $ref: null },
      discriminator: { mapping: { a: "#/A!", none: null } },
    });
  });
});

describe("looseReferences", () => {
  it.each<[string, JsonObject, string[]]>([
    ["those in an extension", { "x-a": { $ref: "#/a" } }, ["#/a"]],
    [
      "those deep in an example",
      { example: [{ a: { $ref: "#/a", b: { $ref: "#/b" } } }] },
      ["#/a", "#/b"],
    ],
    ["none in a schema", { properties: { a: { $ref: "#/a" } }, $ref: "#/b" }, []],
    ["none that is not a string", { "x-a": { $ref: 1 }, "x-b": null, "x-c": ["#/c"] }, []],
  ])("finds %s", (_, node, want) => {
    expect(looseReferences(node, "schema")).toEqual(want);
  });
});

it("referredIn finds all places reached from a place, at any depth, once, including itself in a cycle", () => {
  const referred = referredIn({
    a: { items: { $ref: "#/b" } },
    b: { items: { $ref: "#/c" }, other: { $ref: "#/a" } },
    c: { type: "string" },
    d: { $ref: 1 },
  });
  expect(referred("#/a")).toEqual(["#/b", "#/c", "#/a"]);
  expect(referred("#/b")).toEqual(["#/c", "#/a", "#/b"]);
  expect(referred("#/c")).toEqual([]);
  expect(referred("#/d")).toEqual([]);
  expect(referred("#/none")).toEqual([]);
});

describe("componentPointer", () => {
  it("escapes the name", () => {
    expect(componentPointer("examples", "a/b")).toBe("#/components/examples/a~1b");
  });
});
