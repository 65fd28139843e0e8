import { describe, expect, it } from "vitest";
import {
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolve,
} from "../../../src/toolkit/document/json.ts";
import { compatibleFrom } from "../../../src/toolkit/levels/compatible-document.ts";
import { snapshotAt, snapshots } from "../../../src/toolkit/levels/snapshot.ts";
import { library } from "../../helpers/annotated.ts";
import {
  api,
  mediaOfThing,
  responding,
  schemaOfThing,
  schemaRef,
  since,
  thing,
  until,
} from "../../helpers/small-api.ts";
import { deepFreeze } from "../../helpers/values.ts";

const text = { type: "string" };

describe.each([snapshotAt, compatibleFrom])("%o", (one) => {
  it.each([-1, 4.5, Number.NaN])("rejects %d, which is not a feature level", (level) => {
    expect(() => one(api({}), level)).toThrow(RangeError);
  });
});

describe("project", () => {
  it("omits operations, and paths without operations", () => {
    const document = api({
      "GET /a": since(10),
      "PUT /a": {},
      "GET /b": since(10),
    });
    const paths = { "/a": { put: { responses: {} } } };
    expect(snapshotAt(document, 9).paths).toEqual(paths);
    expect(Object.keys(snapshotAt(document, 10).paths ?? {})).toEqual(["/a", "/b"]);
  });

  it("keeps an empty `paths`, as OpenAPI requires the field", () => {
    expect(snapshotAt(api({ "GET /a": since(10) }), 9)).toEqual(api({}));
  });

  it("omits an annotated reference to an annotated component if either does not exist", () => {
    const schema = { properties: { size: since(10, schemaRef("Size")) } };
    const document = thing(schema, { schemas: { Size: until(20, text) } });
    const sizes = (level: number) => schemaOfThing(snapshotAt(document, level));
    expect(sizes(9)).toEqual({});
    expect(sizes(10)).toEqual({ properties: { size: schemaRef("Size") } });
    expect(sizes(20)).toEqual({});
  });

  it("omits the registry of feature levels", () => {
    const registry = [{ level: 10, release: "1.0", name: "first", summary: "The first." }];
    expect(snapshotAt(api({}, {}, { "x-feature-levels": registry }), 9)).toEqual(api({}));
  });

  it("keeps other extensions", () => {
    const document = thing({ ...text, "x-beyond-document": true });
    expect(snapshotAt(document, 0)).toEqual(document);
  });

  it("does not change its input", () => {
    const document = deepFreeze(library());
    for (const level of [0, 4, 5, 9, 10, 29, 30, 40, 1000]) {
      snapshotAt(document, level);
      compatibleFrom(document, level);
    }
    expect(document).toEqual(library());
  });

  it("returns a document that shares no object with its input", () => {
    const document = library();
    const projected = snapshotAt(document, 40);
    expect(projected.info).not.toBe(document.info);
    expect(projected.servers).not.toBe(document.servers);
  });

  it("shares with its input what no annotation changes, if made for several levels", () => {
    const later = { properties: { a: since(20, text) }, required: ["a"] };
    const document = api(
      {
        "GET /a": responding(schemaRef("Plain"), { example: { any: [1] } }),
        "PUT /b": responding(later),
      },
      { schemas: { Plain: { properties: { a: text }, required: ["a"], default: { a: "A" } } } },
    );
    const found = snapshots(document)(10);
    for (const pointer of ["#/paths/~1a/get", "#/components/schemas/Plain"]) {
      expect(resolve(found, pointer)).toBe(resolve(document, pointer));
    }
    expect(resolve(found, "#/paths/~1b")).not.toBe(resolve(document, "#/paths/~1b"));
  });

  it("keeps a reference to a missing component", () => {
    const document = thing({ properties: { a: schemaRef("Missing"), b: since(10, text) } });
    expect(snapshotAt(document, 0)).toEqual(thing({ properties: { a: schemaRef("Missing") } }));
  });

  it("names the reference that leads back to itself", () => {
    const to = (name: string) => ({ $ref: `#/components/headers/${name}` });
    const response = { description: "Done.", headers: { "X-A": to("A") } };
    const document = api(
      { "GET /a": { responses: { "200": response } } },
      { headers: { A: to("B"), B: to("A") } },
    );
    expect(() => snapshotAt(document, 0)).toThrow("#/components/headers/A refers to itself.");
  });
});

describe("`required` in a snapshot", () => {
  const declared = { later: since(10, text), always: text };
  const schemas = { Base: { properties: declared } };
  const left = { properties: { always: text } };

  it.each<[string, schema: Json, want: Json]>([
    [
      "loses the removed properties beside it",
      { properties: declared, required: ["later", "always"] },
      { ...left, required: ["always"] },
    ],
    ["is omitted when it is empty", { properties: declared, required: ["later"] }, left],
    [
      "loses the removed properties of an `allOf` beside it",
      { allOf: [{ properties: declared }], required: ["later", "always"] },
      { allOf: [left], required: ["always"] },
    ],
    [
      "loses in one part of an `allOf` the removed properties of another part",
      { allOf: [schemaRef("Base"), { allOf: [{ required: ["later", "always"] }] }] },
      { allOf: [schemaRef("Base"), { allOf: [{ required: ["always"] }] }] },
    ],
    [
      "loses beside a reference the removed properties of the referenced schema",
      { ...schemaRef("Base"), required: ["later", "always"] },
      { ...schemaRef("Base"), required: ["always"] },
    ],
    [
      "keeps a property that another part still declares",
      {
        allOf: [{ properties: { later: text } }, { properties: declared }],
        required: ["later"],
      },
      { allOf: [{ properties: { later: text } }, left], required: ["later"] },
    ],
    [
      "keeps a property that another part declares as `true`",
      {
        allOf: [{ properties: declared }, { properties: { later: true } }],
        required: ["later"],
      },
      { allOf: [left, { properties: { later: true } }], required: ["later"] },
    ],
    [
      "is unchanged if it is not a list",
      { properties: declared, required: true },
      { ...left, required: true },
    ],
    [
      "keeps a property that nothing declares",
      { properties: declared, required: ["undeclared"] },
      { ...left, required: ["undeclared"] },
    ],
  ])("%s", (_, schema, want) => {
    const document = thing(schema, { schemas });
    expect(schemaOfThing(snapshotAt(document, 9))).toEqual(want);
    expect(JSON.stringify(snapshotAt(document, 10))).toContain('"later"');
  });
});

describe("keywords beside the `$ref` of a schema", () => {
  it("are projected as well", () => {
    const beside = { properties: { later: since(10, text), always: text } };
    const document = thing({ ...schemaRef("Base"), ...beside }, { schemas: { Base: text } });
    expect(schemaOfThing(snapshotAt(document, 9))).toEqual({
      ...schemaRef("Base"),
      properties: { always: text },
    });
    expect(JSON.stringify(snapshotAt(document, 10))).not.toContain("x-feature-level");
  });

  it("lose a removed property with the name of an inherited one, such as `constructor`", () => {
    const lost = { properties: { constructor: since(10, text) } };
    const other = { properties: { always: text } };
    const document = thing({ allOf: [lost, other], required: ["constructor"] });
    expect(schemaOfThing(snapshotAt(document, 9))).toEqual({ allOf: [{}, other] });
  });
});

describe("`encoding` in a snapshot", () => {
  const encoding = { a: { contentType: "application/json" }, b: { contentType: "text/plain" } };
  const Form = { properties: { a: since(10, text), b: text } };

  it.each<{ schema: JsonObject; want?: JsonObject }>([
    { schema: Form, want: { b: encoding.b } },
    { schema: schemaRef("Form"), want: { b: encoding.b } },
    { schema: { allOf: [schemaRef("Form")] }, want: { b: encoding.b } },
    { schema: { properties: { a: since(10, text), b: since(10, text) } } },
  ])("follows the properties of $schema", ({ schema, want }) => {
    const document = thing(schema, { schemas: { Form }, media: { encoding } });
    expect(mediaOfThing(snapshotAt(document, 9)).encoding).toEqual(want);
    expect(mediaOfThing(snapshotAt(document, 10)).encoding).toEqual(encoding);
  });
});

it("`encoding` that is null, as YAML reads an empty value, stays null in a snapshot", () => {
  const media = { encoding: null };
  const document = thing(since(10, text), { media });
  expect(mediaOfThing(snapshotAt(document, 10))).toEqual({ schema: text, ...media });
});

describe("examples in a snapshot", () => {
  const schema = { properties: { later: since(10, text), always: text } };
  const value = { later: "a", always: "b" };

  it("lose removed properties: inline, in components, by `example` and in the schema", () => {
    const document = thing(
      { ...schema, default: value, example: value, examples: [value] },
      {
        examples: { Shared: { summary: "Shared.", value } },
        media: {
          example: value,
          examples: { inline: { value }, shared: { $ref: "#/components/examples/Shared" } },
        },
      },
    );
    const projected = snapshotAt(document, 9);
    const rest = { always: "b" };
    expect(mediaOfThing(projected)).toMatchObject({
      schema: { default: rest, example: rest, examples: [rest] },
      example: rest,
      examples: { inline: { value: rest } },
    });
    expect(projected.components).toEqual({
      examples: { Shared: { summary: "Shared.", value: rest } },
    });
    expect(JSON.stringify(projected)).not.toContain("later");
    expect(mediaOfThing(snapshotAt(document, 10))).toMatchObject({ example: value });
  });

  it("lose them in parameters and headers too", () => {
    const carrier = { schema, example: value, examples: { one: { value } } };
    const document = api({
      "GET /a": {
        parameters: [{ name: "filter", in: "query", ...carrier }],
        responses: { "200": { description: "Done.", headers: { "X-A": carrier } } },
      },
    });
    expect(JSON.stringify(snapshotAt(document, 9))).not.toContain("later");
  });

  it("lose in a component the properties that any schema beside them loses", () => {
    const media = { examples: { shared: { $ref: "#/components/examples/Shared" } } };
    const other = { properties: { later: text, always: since(10, text) } };
    const document = api(
      { "GET /a": responding(schema, media), "GET /b": responding(other, media) },
      { examples: { Shared: { value: { ...value, more: "c" } } } },
    );
    const examples = { Shared: { value: { more: "c" } } };
    expect(snapshotAt(document, 9).components).toEqual({ examples });
  });

  it("are omitted outside their own levels, and `examples` with the last of them", () => {
    const media = (name: string) => ({
      schema: text,
      examples: {
        [name]: { $ref: `#/components/examples/${name}` },
        inline: until(5, { value: 1 }),
      },
    });
    const document = thing(text, {
      examples: { New: since(10, { value: "new" }) },
      media: media("New"),
    });
    expect(snapshotAt(document, 9)).toEqual(thing(text));
    expect(mediaOfThing(snapshotAt(document, 0)).examples).toEqual({ inline: { value: 1 } });
    expect(snapshotAt(document, 10).components).toEqual({ examples: { New: { value: "new" } } });
  });

  it("may refer to examples of other operations", () => {
    const first = "#/paths/~1a/get/responses/200/content/application~1json/examples/one";
    const document = api({
      "GET /a": responding(schema, { examples: { one: { value: { always: "b" } } } }),
      "GET /b": responding(schema, { examples: { same: { $ref: first } } }),
    });
    expect(snapshotAt(document, 10).paths).toMatchObject({
      "/b": { get: responding({}, { examples: { same: { $ref: first } } }) },
    });
  });

  it("keep a value that is not an object", () => {
    const media = { schema, examples: { none: { value: null }, remote: { externalValue: "/e" } } };
    expect(mediaOfThing(snapshotAt(thing(schema, { media }), 9)).examples).toEqual(media.examples);
  });
});

describe("components in a snapshot", () => {
  const schemas = {
    Used: text,
    Unused: { items: schemaRef("InUnused") },
    InUnused: text,
    UsedLater: { properties: { inner: schemaRef("Inner") } },
    Inner: text,
    UnusedLater: since(10, text),
  };
  const document = thing(
    { properties: { a: schemaRef("Used"), b: since(10, schemaRef("UsedLater")) } },
    { schemas, parameters: { Unused: { name: "a", in: "query" } } },
  );
  const there = (level: number, one: OpenApiDocument = document) =>
    snapshotAt(one, level).components as { schemas: JsonObject; parameters: JsonObject };

  it("are those still referred to and those never referred to", () => {
    expect(Object.keys(there(9).schemas)).toEqual(["Used", "Unused", "InUnused"]);
    expect(there(9).parameters).toEqual({ Unused: { name: "a", in: "query" } });
    expect(there(10)).toMatchObject({ schemas: { ...schemas, UnusedLater: text } });
  });

  it("are omitted as a whole when none is left", () => {
    const gone = { schemas: { Gone: text }, parameters: { Gone: since(10, { name: "a" }) } };
    expect(snapshotAt(thing(since(10, schemaRef("Gone")), gone), 0)).not.toHaveProperty(
      "components",
    );
  });

  it("may refer to themselves", () => {
    const Tree = { properties: { old: until(10, text), trees: { items: schemaRef("Tree") } } };
    expect(snapshotAt(thing(schemaRef("Tree"), { schemas: { Tree } }), 10).components).toEqual({
      schemas: { Tree: { properties: { trees: { items: schemaRef("Tree") } } } },
    });
  });

  it("are reached through path parameters", () => {
    const document = api({ "GET /a": {} }, { parameters: { A: { name: "a", in: "query" } } });
    const paths = document.paths as { "/a": JsonObject };
    paths["/a"].parameters = [{ $ref: "#/components/parameters/A" }];
    expect(snapshotAt(document, 0)).toEqual(document);
  });
});

describe("security schemes in a snapshot", () => {
  const securitySchemes = { key: { type: "http" }, pin: { type: "http" }, extra: { type: "http" } };
  const document = api(
    { "GET /a": {}, "GET /b": since(10, { security: [{ pin: [] }] }) },
    { securitySchemes },
    { security: [{ key: [] }, {}] },
  );

  it.each([
    [9, ["key", "extra"]],
    [10, ["key", "pin", "extra"]],
  ])(
    "are at level %i those that an operation requires, and those that none ever required: %j",
    (level, want) => {
      const components = snapshotAt(document, level).components as { securitySchemes: object };
      expect(Object.keys(components.securitySchemes)).toEqual(want);
    },
  );

  it("are omitted with their section if only removed requirements name them", () => {
    const { pin } = securitySchemes;
    const security = [{ pin: [] }];
    const going = (annotation: JsonObject) =>
      snapshotAt(api({ "GET /a": {}, "GET /b": annotation }, { securitySchemes: { pin } }), 9);
    expect(going(since(10, { security }))).not.toHaveProperty("components");
    const was = { changes: [{ level: 5, was: { security } }] };
    expect(going({ "x-feature-level": was })).not.toHaveProperty("components");
  });
});

it("snapshots of several levels share a part while its targets stay equal", () => {
  const document = api(
    { "GET /a": { responses: { 200: schemaRef("A") } }, "GET /b": since(10) },
    { schemas: { A: { properties: { late: since(20, text) } } } },
  );
  const projected = snapshots(document);
  const at = (pointer: string) =>
    [0, 5, 10, 15, 20, 30].map((level) => resolve(projected(level), pointer));
  expect(new Set(at("#/paths/~1a")).size).toBe(1);
  expect(new Set(at("#/paths/~1b")).size).toBe(2); // It is missing at first.
});

describe("tags in a snapshot", () => {
  const document = api(
    { "GET /a": { tags: ["A"] }, "GET /b": since(10, { tags: ["B"] }) },
    {},
    {
      tags: [{ name: "A" }, { name: "B" }, { name: "Text only" }],
      "x-tagGroups": [
        { name: "Both", tags: ["A", "B"] },
        { name: "Second", tags: ["B"] },
        { name: "Yet empty", tags: [] },
        { name: "Without tags" },
        null,
      ],
    },
  );

  it("are removed with their last operation, also from tag groups", () => {
    const { tags, "x-tagGroups": groups } = snapshotAt(document, 9);
    expect(tags).toEqual([{ name: "A" }, { name: "Text only" }]);
    expect(groups).toEqual([{ name: "Both", tags: ["A"] }]);
  });

  it("may be null, as YAML reads an empty value", () => {
    const empty = { tags: null, "x-tagGroups": null };
    const lost = api({ "GET /b": since(10, { tags: ["B"] }) }, {}, empty);
    expect(snapshotAt(lost, 9)).toEqual(api({}, {}, empty));
  });

  it("stay while an operation has them", () => {
    expect(snapshotAt(document, 10)).toMatchObject({
      tags: document.tags,
      "x-tagGroups": document["x-tagGroups"],
    });
  });
});
