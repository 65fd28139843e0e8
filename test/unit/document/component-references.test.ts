// References: where they are, and where they lead.
import { describe, expect, it } from "vitest";
import {
  componentAt,
  lostReferences,
  referencesInExtensions,
  referredIn,
  withoutLostReferences,
  withPointers,
} from "../../../src/toolkit/document/component-references.ts";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { api, responding, schemaOfThing, schemaRef, thing } from "../../helpers/small-api.ts";

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
  const _schema = { items: schemaRef("A"), properties: { a: schemaRef("A"), b: elsewhere } };

  it("can be changed; values that are not strings stay", () => {
    const mapping = { a: "#/A", none: null };
    const given = { $ref: "#/A", discriminator: { mapping } };
    const change = (pointer: string) => `${pointer}!`;
    expect(withPointers(given, change)).toEqual({
      $ref: "#/A!",
      discriminator: { mapping: { a: "#/A!", none: null } },
    });
    expect(withPointers({ $ref: null }, change)).toEqual({ $ref: null });
  });
});

it("referredIn finds all reached locations once, at any depth, also in a cycle", () => {
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

describe("references in extensions", () => {
  it("lead to another file, without siblings, at any depth of the extension", () => {
    const outside = { $ref: "other.yaml" };
    const file: JsonObject = {
      "x-list": [{ deep: outside }],
      "x-own": { $ref: "#/a" },
      "x-beside": { $ref: "other.yaml", title: "Beside" },
      properties: { "x-name": outside, plain: outside },
    };
    file["x-circle"] = file;
    const found = referencesInExtensions(file);
    expect(found).toEqual([{ holder: { deep: outside }, key: "deep", $ref: "other.yaml" }]);
  });

  it("of a value that is not an object are none", () => {
    expect(referencesInExtensions(null)).toEqual([]);
    expect(referencesInExtensions("text")).toEqual([]);
  });
});

describe("unresolved references", () => {
  const schemas = {
    Text: { type: "string" },
    No: false,
    One: schemaRef("Two"),
    Two: schemaRef("One"),
  };
  const lostOf = (schema: JsonObject) =>
    lostReferences(thing(schema, { schemas })).filter(({ pointer }) => /thing/.test(pointer));
  const pointer = "#/paths/~1thing/get/responses/200/content/application~1json/schema";

  it.each([
    ["#/components/schemas/None", "has no target"],
    ["#/components/schemas/Text/type", "refers to a value that is not an object"],
    ["#/components/schemas/One", "refers to itself"],
  ])("include %s, which %s", ($ref, where) => {
    expect(lostOf({ $ref })).toEqual([{ pointer, $ref, where }]);
  });

  it("do not include a boolean schema, an anchor or an object", () => {
    for (const $ref of ["#/components/schemas/No", "#anchor", "#/components/schemas/Text"]) {
      expect(lostOf({ $ref })).toEqual([]);
    }
  });

  it("include a boolean outside a schema", () => {
    const parameters = [{ $ref: "#/components/schemas/No" }];
    const [lost] = lostReferences(api({ "GET /a": { parameters } }, { schemas }));
    expect(lost?.where).toBe("refers to a value that is not an object");
  });
});

describe("without unresolved references", () => {
  it("a schema keeps its other keywords, and a mapping its other targets", () => {
    const mapping = { a: "#/components/schemas/A", b: "#/components/schemas/B", c: "C" };
    const schema = {
      ...schemaRef("B"),
      title: "Kept",
      discriminator: { propertyName: "k", mapping },
    };
    const cleaned = withoutLostReferences(
      thing(schema, { schemas: { A: { ...schemaRef("A/not") } } }),
    );
    const { b: _, ...others } = mapping;
    expect(schemaOfThing(cleaned)).toEqual({
      title: "Kept",
      discriminator: { propertyName: "k", mapping: others },
    });
    expect(cleaned.components).toEqual({ schemas: { A: {} } });
  });

  it("other objects are removed, and references that resolve stay", () => {
    const parameters = [
      { $ref: "#/components/parameters/None" },
      { $ref: "#/components/parameters/Here" },
      { $ref: "#/components/parameters/Text/name" },
      { $ref: "other.yaml" },
    ];
    const components = { parameters: { Here: { name: "here", in: "query" }, Text: "no object" } };
    const document = api({ "GET /a": { parameters, ...responding(true) } }, components);
    const [{ parameters: kept }] = Object.values(
      Object(withoutLostReferences(document).paths)["/a"],
    ) as [JsonObject];
    expect(kept).toEqual([parameters[1], parameters[3]]);
  });
});
