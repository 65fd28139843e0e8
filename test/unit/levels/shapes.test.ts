// What changes below an annotation: fields, values of an `enum`, and what is required.
import { describe, expect, it } from "vitest";
import { type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import type { Annotation } from "../../../src/toolkit/levels/annotation.ts";
import { compatibleFrom } from "../../../src/toolkit/levels/compatible-document.ts";
import { isChoice, levelsOfShape, shapeAt } from "../../../src/toolkit/levels/object-at-level.ts";
import { snapshotAt } from "../../../src/toolkit/levels/snapshot.ts";
import {
  annotate,
  api,
  requesting,
  responding,
  schemaOfThing,
  schemaRef,
  thing,
} from "../../helpers/small-api.ts";

const text = { type: "string" };

describe("an object that changed", () => {
  const big = { type: "integer", format: "int64" };
  const id = (...changes: Annotation["changes"] & object) => annotate({ changes }, big);

  it.each<{ name: string; schema: JsonObject; levels: Record<number, JsonObject> }>([
    {
      name: "has the fields of the level",
      schema: id({ level: 22, was: text, without: ["format"] }),
      levels: { 21: text, 22: big },
    },
    {
      name: "is rebuilt from the newest change backwards",
      schema: id(
        { level: 10, was: { type: "boolean" } },
        { level: 22, was: { ...text, maxLength: 9 }, without: ["format"] },
      ),
      levels: { 9: { type: "boolean", maxLength: 9 }, 10: { ...text, maxLength: 9 }, 22: big },
    },
    {
      name: "keeps its fields if only its behaviour changed",
      schema: id({ level: 22, note: "Before, it was a guess." }),
      levels: { 21: big, 22: big },
    },
    {
      name: "takes `null` as a value",
      schema: annotate(
        { changes: [{ level: 5, was: { default: null } }] },
        { ...text, default: "" },
      ),
      levels: { 4: { ...text, default: null }, 5: { ...text, default: "" } },
    },
    {
      name: "has the values of the level",
      schema: annotate(
        {
          values: { archived: { since: 60 }, 3: { until: 60 }, null: { since: [5, 60], until: 9 } },
        },
        { enum: ["open", "archived", 3, null] },
      ),
      levels: {
        5: { enum: ["open", 3, null] },
        9: { enum: ["open", 3] },
        60: { enum: ["open", "archived", null] },
      },
    },
    {
      name: "has the `required` of the level",
      schema: {
        required: ["later", "always"],
        properties: {
          later: annotate({ changes: [{ level: 5, was: { required: false } }] }, text),
          earlier: annotate({ changes: [{ level: 5, was: { required: true } }] }, text),
          always: text,
        },
      },
      levels: {
        4: {
          required: ["always", "earlier"],
          properties: { later: text, earlier: text, always: text },
        },
        5: {
          required: ["later", "always"],
          properties: { later: text, earlier: text, always: text },
        },
      },
    },
  ])("$name", ({ schema, levels }) => {
    for (const [level, want] of Object.entries(levels)) {
      expect(schemaOfThing(snapshotAt(thing(schema), Number(level))), level).toEqual(want);
    }
  });

  it("at a level keeps only `since` and `until`, and no empty `required`", () => {
    const changes = [{ level: 20, was: { required: false } }];
    const a = annotate({ changes }, text);
    const lives: Annotation[] = [{ since: 5 }, { until: 30 }, {}];
    for (const availability of lives) {
      const node = annotate(
        { ...availability, changes: [] },
        { properties: { a }, required: ["a"] },
      );
      const want = annotate(availability, { properties: { a } });
      expect(shapeAt(node, "schema", 10)).toStrictEqual(want);
    }
  });

  it("gets a `required` at levels that had one, if the newest has none", () => {
    const a = annotate({ changes: [{ level: 20, was: { required: true } }] }, text);
    const found = snapshotAt(thing({ properties: { a } }), 10);
    expect(schemaOfThing(found)).toEqual({ properties: { a: text }, required: ["a"] });
  });

  it("refers to the components of the level only", () => {
    const owner = annotate(
      { changes: [{ level: 60, was: schemaRef("Address") }] },
      schemaRef("Member"),
    );
    const document = thing(owner, { schemas: { Address: text, Member: big } });
    expect(snapshotAt(document, 59)).toEqual(
      thing(schemaRef("Address"), { schemas: { Address: text } }),
    );
    expect(snapshotAt(document, 60)).toEqual(
      thing(schemaRef("Member"), { schemas: { Member: big } }),
    );
  });

  it("can be any object of the standard, including the document", () => {
    const security = { changes: [{ level: 5, was: { security: [] } }] };
    const operation = annotate(
      { changes: [{ level: 5, without: ["deprecated"] }] },
      { deprecated: true },
    );
    const document = annotate(
      security,
      api({ "GET /a": operation }, {}, { security: [{ key: [] }] }),
    );
    expect(snapshotAt(document, 4)).toEqual(api({ "GET /a": {} }, {}, { security: [] }));
    expect(snapshotAt(document, 5)).toEqual(
      api({ "GET /a": { deprecated: true } }, {}, { security: [{ key: [] }] }),
    );
  });
});

/** A change of a schema, and what it is then for all levels: in a request, and in a response. */
type Row = [
  what: string,
  was: JsonObject,
  now: JsonObject,
  request: JsonObject,
  response: JsonObject,
  without?: string[],
];

describe("from level 10, a changed", () => {
  const both = (was: JsonObject, now: JsonObject): [JsonObject, JsonObject] => [
    { allOf: [was, now] },
    { anyOf: [was, now] },
  ];
  const integer = { type: "integer" };
  const narrow = { type: "object", maxProperties: 1 };
  const closed = {
    type: "object",
    additionalProperties: false,
    required: ["b"],
    properties: { b: text },
    allOf: [{ required: ["c"], properties: { c: text } }],
  };
  it.each<Row>([
    ["type", integer, text, both(integer, text)[0], { type: ["integer", "string"] }],
    [
      "type and format",
      text,
      { ...integer, format: "int64" },
      ...both(text, { ...integer, format: "int64" }),
      ["format"],
    ],
    [
      "list of values",
      { enum: [1, 2] },
      { enum: [2, 3] },
      both({ enum: [1, 2] }, { enum: [2, 3] })[0],
      { enum: [1, 2, 3] },
    ],
    [
      "type and list of values",
      { ...text, enum: ["a"] },
      { ...integer, enum: [1] },
      both({ ...text, enum: ["a"] }, { ...integer, enum: [1] })[0],
      {
        type: ["string", "integer"],
        enum: ["a", 1],
      },
    ],
    [
      "schema with an added list of values",
      text,
      { ...text, enum: ["a"] },
      both(text, { ...text, enum: ["a"] })[0],
      text,
      ["enum"],
    ],
    [
      "constant, beside descriptions",
      { const: 1, title: "A", "x-own": 1 },
      { const: 2, title: "B", "x-own": 2 },
      {
        title: "B",
        "x-own": 2,
        allOf: [{ const: 1 }, { const: 2 }],
      },
      { title: "B", "x-own": 2, anyOf: [{ const: 1 }, { const: 2 }] },
    ],
    [
      "description",
      { description: "Old.", example: 1 },
      { ...text, description: "New." },
      { ...text, description: "New." },
      { ...text, description: "New." },
      ["example"],
    ],
    [
      "list `required`",
      { required: ["a", "b"] },
      { ...narrow, required: ["b", "c"] },
      { ...narrow, required: ["a", "b", "c"] },
      {
        ...narrow,
        required: ["b"],
      },
    ],
    [
      "list `required` with other names",
      { required: ["a"] },
      { ...narrow, required: ["b"] },
      { ...narrow, required: ["a", "b"] },
      narrow,
    ],
    [
      "schema with an added `required`",
      {},
      { ...narrow, required: ["a"] },
      { ...narrow, required: ["a"] },
      narrow,
      ["required"],
    ],
    [
      "part with properties added to `allOf`",
      { allOf: [{ properties: { a: text } }] },
      { allOf: [{ properties: { a: text } }, closed] },
      { allOf: [{ properties: { a: text } }, closed] },
      {
        allOf: [
          { properties: { a: text } },
          { properties: { b: text }, allOf: [{ properties: { c: text } }] },
        ],
      },
    ],
    [
      "schema that refused other properties",
      { additionalProperties: false },
      { additionalProperties: text },
      ...both({ additionalProperties: false }, { additionalProperties: text }),
    ],
    [
      "union with an added branch",
      { anyOf: [text] },
      { anyOf: [text, integer] },
      { anyOf: [text] },
      { anyOf: [text, integer] },
    ],
    [
      "property beside a union that stayed",
      { properties: { b: text } },
      { oneOf: [narrow, { required: ["b"] }], properties: { b: integer } },
      { oneOf: [narrow, { required: ["b"] }], properties: { b: { allOf: [text, integer] } } },
      {
        oneOf: [narrow, { required: ["b"] }],
        properties: { b: { type: ["string", "integer"] } },
      },
    ],
    [
      "branch and limit",
      { oneOf: [text, { title: "B", items: text }], maxLength: 9 },
      { oneOf: [text, { title: "B", items: integer }], maxLength: 5 },
      {
        allOf: [9, 5].map((maxLength) => ({
          oneOf: [text, { title: "B", items: { allOf: [text, integer] } }],
          maxLength,
        })),
      },
      {
        anyOf: [9, 5].map((maxLength) => ({
          anyOf: [text, { title: "B", items: { type: ["string", "integer"] } }],
          maxLength,
        })),
      },
    ],
    [
      "property that selects a branch",
      { discriminator: { propertyName: "b" } },
      { oneOf: [narrow], discriminator: { propertyName: "c" } },
      ...both(
        { oneOf: [narrow], discriminator: { propertyName: "b" } },
        { oneOf: [narrow], discriminator: { propertyName: "c" } },
      ),
    ],
  ])("%s: requests intersect, responses unite", (...row) => {
    const [, was, now, request, response, without = []] = row;
    const object = { properties: { a: annotate({ changes: [{ level: 20, was, without }] }, now) } };
    const document = api({ "GET /a": { ...requesting(object), ...responding(object) } });
    expect(resolve(compatibleFrom(document, 10), "#/paths/~1a/get")).toEqual({
      ...requesting({ properties: { a: request } }),
      ...responding({ properties: { a: response } }),
    });
  });

  it("enum with added and removed values: requests intersect, responses unite", () => {
    const values = { 2: { since: 20, until: 30 }, 3: { until: 20 } };
    const schema = annotate({ values }, { enum: [1, 2, 3] });
    const document = api({ "GET /a": { ...requesting(schema), ...responding(schema) } });
    expect(resolve(compatibleFrom(document, 10), "#/paths/~1a/get")).toEqual({
      ...requesting({ allOf: [{ enum: [1, 3] }, { enum: [1, 2] }, { enum: [1] }] }),
      ...responding({ enum: [1, 3, 2] }),
    });
  });

  it("required property stays required in responses", () => {
    const a = annotate({ changes: [{ level: 20, was: { type: "integer" } }] }, text);
    const document = thing({ properties: { a }, required: ["a"] });
    expect(schemaOfThing(compatibleFrom(document, 10))).toEqual({
      properties: { a: { type: ["integer", "string"] } },
      required: ["a"],
    });
  });

  it("`required` holds in requests if any level has it, in responses if all do", () => {
    const changes = [{ level: 20, was: { required: false } }];
    const object = { properties: { a: annotate({ changes }, text) }, required: ["a"] };
    const parameters = [annotate({ changes }, { name: "p", in: "query", required: true })];
    const document = api({
      "GET /a": { parameters, ...requesting(object), ...responding(object) },
    });
    expect(resolve(compatibleFrom(document, 10), "#/paths/~1a/get")).toEqual({
      parameters: [{ name: "p", in: "query", required: true }],
      ...requesting({ properties: { a: text }, required: ["a"] }),
      ...responding({ properties: { a: text } }),
    });
  });

  it("parameter that takes anything now takes what it took before", () => {
    const a = { name: "a", in: "query" };
    const changes = [{ level: 20, was: { schema: text } }];
    const operation = { parameters: [annotate({ changes }, { ...a, schema: true })] };
    const found = compatibleFrom(api({ "GET /a": operation }), 10);
    expect(resolve(found, "#/paths/~1a/get/parameters")).toEqual([
      { ...a, schema: { allOf: [text, {}] } },
    ]);
  });

  it("parameter that replaced a component is combined with it", () => {
    const a = { name: "a", in: "query", schema: text };
    const upTo = (maxLength: number) => ({ schema: { ...text, maxLength } });
    const A = annotate({ changes: [{ level: 20, was: upTo(9) }] }, { ...a, ...upTo(5) });
    const was = { parameters: [{ $ref: "#/components/parameters/A" }] };
    const operation = annotate({ changes: [{ level: 20, was }] }, { parameters: [a] });
    const found = compatibleFrom(api({ "GET /a": operation }, { parameters: { A } }), 10);
    const schema = { allOf: [{ ...text, maxLength: 9 }, text] };
    expect(resolve(found, "#/paths/~1a/get/parameters")).toEqual([{ ...a, schema }]);
  });
});

it.each<[schema: JsonObject, levels: number[], isChoice: boolean]>([
  [text, [], false],
  [annotate({ since: 5, until: 9, changes: [{ level: 6, note: "Before, less." }] }), [], false],
  [annotate({ changes: [{ level: 6, was: { title: "A" } }] }), [6], false],
  [annotate({ changes: [{ level: 6, without: ["type"] }] }, text), [6], true],
  [annotate({ changes: [{ level: 6, was: { required: ["a"] } }] }), [6], false],
  [annotate({ changes: [{ level: 6, was: { discriminator: {} } }] }), [6], true],
  [annotate({ values: { a: { since: 5 }, b: { until: [6, 9], since: 7 } } }), [5, 7, 6, 9], false],
  [
    { properties: { a: annotate({ changes: [{ level: 6, was: { required: true } }] }) } },
    [6],
    false,
  ],
  [{ properties: { a: annotate({ changes: [{ level: 6, was: text }] }) } }, [], false],
])("the shape of %j changes at %j, and is a choice: %s", (schema, levels, isOne) => {
  expect([levelsOfShape(schema), isChoice(schema)]).toEqual([levels, isOne]);
});
