// What a client meets: the history of two versions that say the same is empty, however each is written.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { history } from "../../../src/toolkit/levels/history.ts";
import { infer } from "../../../src/toolkit/levels/infer/infer.ts";
import { api, requesting, responding, schemaRef, thing } from "../../helpers/small-api.ts";

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

/** The history of two versions. */
const historyOf = (one: OpenApiDocument, other: OpenApiDocument) =>
  history(
    infer([
      { level: 1, document: one },
      { level: 2, document: other },
    ]),
  );

/** What is told of a second version. */
const told = (one: OpenApiDocument, other: OpenApiDocument) =>
  historyOf(one, other).map(({ kind, carrier, subject, sentence }) => [
    ...[kind, carrier, subject, sentence],
  ]);

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
    ["that nothing is required", secured({}, { security: [] }), secured({}, { security: [{}] })],
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

  it.each<[string, OpenApiDocument, OpenApiDocument, string]>([
    [
      "security that went to the root and is another one",
      secured({}, { security: [{ key: [] }] }),
      secured({ security: [{ key: [] }, {}] }, {}),
      "`getA` requires `key`, or nothing; before, `key`.",
    ],
    [
      "security where nothing said what is required",
      secured({}, {}),
      secured({}, { security: [{ key: [] }] }),
      "`getA` requires `key`; before, nothing.",
    ],
    [
      "security, and of what changed with it",
      secured({}, { security: [{ key: [] }], servers: [{ url: "/a" }] }),
      secured({}, { security: [], servers: [{ url: "/b" }] }),
      '`getA` requires nothing; before, `key`. `getA` now has `{"url":"/b"}` in `servers` and no longer has `{"url":"/a"}` in `servers`.',
    ],
    [
      "what changed where security only went to the root",
      secured({}, { security: [{ key: [] }], deprecated: true }),
      secured({ security: [{ key: [] }] }, {}),
      "`getA` is no longer deprecated.",
    ],
  ])("of %s", (_, one, other, sentence) => {
    expect(told(one, other)).toEqual([["changed", "operation", "getA", sentence]]);
  });

  it("of what stands where a reference was, once", () => {
    const body = (type: string): JsonObject => ({
      required: true,
      content: { "application/json": { schema: { type } } },
    });
    const asking = (requestBody: JsonObject) =>
      getting({ requestBody }, { requestBodies: { B: body("string") } });
    expect(told(asking({ $ref: "#/components/requestBodies/B" }), asking(body("integer")))).toEqual(
      [
        [
          ...["changed", "request body", "getA"],
          "`application/json` of `getA` is an integer; before, a string.",
        ],
      ],
    );
  });
});

/** The same with the operations that it is told of. */
const toldOf = (one: OpenApiDocument, other: OpenApiDocument) =>
  historyOf(one, other).map(({ kind, subject, operations, sentence }) => [
    ...[kind, subject, operations, sentence],
  ]);

/** Two operations, each with its parameters. */
const two = (a: readonly Json[], b: readonly Json[], parameters?: JsonObject) =>
  api(
    {
      "GET /a": { operationId: "getA", parameters: [...a] },
      "GET /b": { operationId: "getB", parameters: [...b] },
    },
    parameters && { parameters },
  );

describe("a change that several operations share", () => {
  const required = { ...query, required: true };
  const other = { name: "r", in: "query", schema: text };

  it("is told of those that it concerns", () => {
    const one = two([reference], [reference], { Q: query });
    expect(toldOf(one, two([query], []))).toEqual([["removed", "q", ["getB"], undefined]]);
  });

  it("is told as a change where a parameter stands elsewhere, and as its end where it is gone", () => {
    const one = two([reference], [reference], { Q: query });
    expect(toldOf(one, two([required], []))).toEqual([
      ["changed", "q", ["getA"], "`q` is required; before, optional."],
      ["removed", "q", ["getB"], undefined],
    ]);
  });

  it("is told once of all that have it, and apart from that of another parameter", () => {
    const one = two([query, other], [query, other]);
    const all = [reference, { $ref: "#/components/parameters/R" }];
    const now = two(all, all, {
      Q: { ...required, schema: { type: "integer" } },
      R: { ...other, required: true },
    });
    const integer = "`q` is an integer; before, a string.";
    expect(toldOf(one, now)).toEqual([
      ["changed", "q", ["getA", "getB"], `\`q\` is required; before, optional. ${integer}`],
      ["changed", "r", ["getA", "getB"], "`r` is required; before, optional."],
    ]);
  });

  it("is told of no operation that has in place what it had behind a reference", () => {
    const both = (a: Json, b: Json, size: string) =>
      api(
        {
          "GET /a": { operationId: "getA", ...responding(a) },
          "GET /b": { operationId: "getB", ...responding(b) },
        },
        { schemas: { S: { ...room, properties: { id: text, size: { type: size } } } } },
      );
    const one = both(schemaRef("S"), schemaRef("S"), "string");
    const sentence = "`size` is an integer; before, a string.";
    expect(toldOf(one, both(room, schemaRef("S"), "integer"))).toEqual([
      ["changed", "size", ["getB"], sentence],
    ]);
  });

  it("is told of all that are new, of webhooks too, where it is about what they share", () => {
    const of = (type: string, both: JsonObject): OpenApiDocument => ({
      ...api(
        { "GET /a": { operationId: "getA", ...responding(schemaRef("S")) }, ...both },
        {
          schemas: { S: { ...room, properties: { id: text, size: { type } } } },
        },
      ),
      webhooks: { made: { post: { operationId: "made", ...requesting(schemaRef("S")) } } },
    });
    const getB = { "GET /b": { operationId: "getB", ...responding(schemaRef("S")) } };
    const sentence = "`size` is an integer; before, a string.";
    expect(toldOf(of("string", {}), of("integer", getB))).toEqual([
      ["added", "getB", ["getB"], undefined],
      ["changed", "size", ["getA", "getB", "made"], sentence],
    ]);
    expect(toldOf(of("string", getB), of("integer", {}))).toEqual([
      ["removed", "getB", ["getB"], undefined],
      ["changed", "size", ["getA", "made"], sentence],
    ]);
  });

  it("is told apart of parameters that each operation has itself, and of a property of the name of one", () => {
    const sized = (a: Json, b: Json): JsonObject =>
      responding({ properties: { a: { properties: { ...(a === null ? {} : { q: a }) } }, b } });
    const getA = (a: Json, b: Json) => getting({ parameters: [query], ...sized(a, b) });
    expect(toldOf(getA(text, text), getA(null, { type: "integer" }))).toEqual([
      ["removed", "q", ["getA"], undefined],
      ["changed", "b", ["getA"], "`b` is an integer; before, a string."],
    ]);
    const sentence = "`q` is required; before, optional.";
    expect(toldOf(two([query], [query]), two([required], [required]))).toEqual([
      ["changed", "q", ["getA"], sentence],
      ["changed", "q", ["getB"], sentence],
    ]);
  });

  it("is not told where a form only got a name", () => {
    const of = (form: Json) =>
      getting(responding({ oneOf: [form, text] }), { schemas: { A: room } });
    expect(toldOf(of(room), of(schemaRef("A")))).toEqual([]);
  });

  it("is not told where what stands elsewhere is the same, and the operation changed otherwise", () => {
    const one = getting({ parameters: [query], ...responding(text) });
    const now = getting(
      { parameters: [reference], ...responding({ type: "integer" }) },
      { parameters: { Q: query } },
    );
    const sentence = "`application/json` is an integer; before, a string.";
    expect(toldOf(one, now)).toEqual([["changed", "application/json", ["getA"], sentence]]);
  });
});

it("of an object is told what its own fields say, and what is below by itself", () => {
  const one = thing({ type: "object", minProperties: 1, properties: { id: text } });
  const now = thing({ type: "object", minProperties: 2, properties: { id: text, size: text } });
  const sentence = "`application/json` has `minProperties` `2`; before, `1`.";
  expect(toldOf(one, now)).toEqual([
    ["changed", "application/json", [], sentence],
    ["added", "size", [], undefined],
  ]);
});

it("a change of security at the root is told where one of the operations that stay has none of its own", () => {
  const of = (security: Json, ...others: readonly string[]) =>
    api(
      {
        "GET /a": { operationId: "getA", security: [] },
        ...Object.fromEntries(others.map((path) => [`GET ${path}`, { operationId: path }])),
      },
      { securitySchemes: { key: { type: "http", scheme: "basic" } } },
      { security },
    );
  const told = [["changed", "Small", [], "`Small` requires nothing; before, `key`."]];
  expect(toldOf(of([{ key: [] }], "/b"), of([], "/b"))).toEqual(told);
  const come = [["added", "/b", ["/b"], undefined]];
  expect(toldOf(of([{ key: [] }]), of([], "/b"))).toEqual(come);
});

it.each<[string, JsonObject, JsonObject, boolean]>([
  ["where an operation has none of its own", {}, {}, true],
  ["where every operation has its own: not", { security: [] }, { security: [] }, false],
  ["where what an operation requires stays: not", { security: [] }, {}, false],
])("a change of security at the root is told %s", (_, one, now, isTold) => {
  const before = secured({ security: [{ key: [] }] }, one);
  const sentence = "`Small` requires nothing; before, `key`.";
  expect(toldOf(before, secured({ security: [] }, now))).toEqual(
    isTold ? [["changed", "Small", [], sentence]] : [],
  );
});
