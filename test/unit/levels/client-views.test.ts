// What a client meets: the history of two versions that say the same is empty, however each is written.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { history } from "../../../src/toolkit/levels/history.ts";
import { infer } from "../../../src/toolkit/levels/infer/infer.ts";
import { api, responding, schemaRef, thing } from "../../helpers/small-api.ts";

const text = { type: "string" };
const query = { name: "q", in: "query", schema: text };
const reference = { $ref: "#/components/parameters/Q" };
const room = { type: "object", required: ["id"], properties: { id: text, size: text } };
const tree = (name: string) => ({
  properties: { branches: { type: "array", items: schemaRef(name) } },
});
const secured = (root: JsonObject, own: JsonObject) =>
  api(
    { "GET /a": { operationId: "getA", ...own } },
    { securitySchemes: { key: { type: "http", scheme: "basic" } } },
    root,
  );
const getting = (own: JsonObject, components: JsonObject = {}, shared: JsonObject = {}) => {
  const document = api({ "GET /a": { operationId: "getA", ...own } }, components);
  Object.assign((document.paths as JsonObject)["/a"] as JsonObject, shared);
  return document;
};

/** What is told of a second version. */
const told = (one: OpenApiDocument, other: OpenApiDocument) =>
  history(
    infer([
      { level: 1, document: one },
      { level: 2, document: other },
    ]),
  ).map(({ kind, carrier, subject, sentence }) => [kind, carrier, subject, sentence]);

describe("what is only written otherwise is no change", () => {
  it.each<[string, OpenApiDocument, OpenApiDocument]>([
    [
      "a parameter that got a name",
      getting({ parameters: [query] }),
      getting({ parameters: [reference] }, { parameters: { Q: query } }),
    ],
    [
      "a parameter that went to its path",
      getting({ parameters: [query] }),
      getting({}, {}, { parameters: [query] }),
    ],
    [
      "a component with another name",
      thing(schemaRef("A"), { schemas: { A: room } }),
      thing(schemaRef("B"), { schemas: { B: room } }),
    ],
    [
      "one that is part of itself",
      thing(schemaRef("A"), { schemas: { A: tree("A") } }),
      thing(schemaRef("B"), { schemas: { B: tree("B") } }),
    ],
    ["a schema that got a name", thing(room), thing(schemaRef("A"), { schemas: { A: room } })],
    [
      "security that went to the root",
      secured({}, { security: [{ key: [] }] }),
      secured({ security: [{ key: [] }] }, {}),
    ],
    [
      "`allOf` of one",
      thing({ properties: { a: schemaRef("A") } }, { schemas: { A: room } }),
      thing({ properties: { a: { allOf: [schemaRef("A")] } } }, { schemas: { A: room } }),
    ],
    [
      "`null` by `anyOf`",
      thing({ properties: { a: { type: ["string", "null"] } } }),
      thing({ properties: { a: { anyOf: [text, { type: "null" }] } } }),
    ],
    [
      "`const`",
      thing({ properties: { a: { const: "a" } } }),
      thing({ properties: { a: { enum: ["a"] } } }),
    ],
    [
      "defaults of OpenAPI",
      getting({ parameters: [query] }),
      getting({
        parameters: [
          { ...query, required: false, style: "form", explode: true, deprecated: false },
        ],
      }),
    ],
    [
      "an answer that got a name",
      getting(responding(text)),
      getting(
        { responses: { "200": { $ref: "#/components/responses/R" } } },
        {
          responses: (responding(text).responses && {
            R: (responding(text).responses as JsonObject)["200"] as Json,
          }) as JsonObject,
        },
      ),
    ],
    [
      "an order",
      thing({ ...room, required: ["id", "size"] }),
      thing({ ...room, required: ["size", "id"] }),
    ],
  ])("%s", (_, one, other) => {
    expect(told(one, other)).toEqual([]);
    expect(told(other, one)).toEqual([]);
  });
});

describe("what a client meets behind a reference is told", () => {
  const large = {
    type: "object",
    required: ["id", "size"],
    properties: { id: text, size: { type: "integer" }, seats: text },
  };

  it("of another schema", () => {
    const [one, other] = [
      thing({ properties: { room: schemaRef("A") } }, { schemas: { A: room } }),
      thing({ properties: { room: schemaRef("B") } }, { schemas: { B: large } }),
    ];
    const [changed, ...others] = told(one, other);
    expect(changed).toEqual([
      ...["changed", "property", "room"],
      "`room` is `B`; before, `A`. `size` is required; before, optional. `size` is an integer; before, a string. `seats` is new.",
    ]);
    expect(others).toEqual([]);
  });

  it("of a parameter that only stands elsewhere now", () => {
    const other = getting(
      { parameters: [reference] },
      { parameters: { Q: { ...query, required: true } } },
    );
    expect(told(getting({ parameters: [query] }), other)).toEqual([
      ["changed", "parameter", "q", "`q` is required; before, optional."],
    ]);
  });

  it("of security, in words", () => {
    const both = [{ key: [] }, {}];
    expect(told(secured({}, { security: [{ key: [] }] }), secured({ security: both }, {}))).toEqual(
      [["changed", "operation", "getA", "`getA` requires `key`, or nothing; before, `key`."]],
    );
  });
});
