// History as a client sees it: empty for two versions that mean the same, however each is written.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { infer } from "../../../src/toolkit/infer/infer.ts";
import { history } from "../../../src/toolkit/levels/history.ts";
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

const historyOf = (one: OpenApiDocument, other: OpenApiDocument) =>
  history(
    infer([
      { level: 1, document: one },
      { level: 2, document: other },
    ]).document,
  );

/** The entries of the history of two versions. */
const entriesOf = (one: OpenApiDocument, other: OpenApiDocument) =>
  historyOf(one, other).map(({ kind, carrier, subject, sentence }) => [
    kind,
    carrier,
    subject,
    sentence,
  ]);

describe("the history has no entry for another way of writing the same", () => {
  it.each<[string, OpenApiDocument, OpenApiDocument]>([
    [
      "a parameter moved into a component",
      getting({ parameters: [query] }),
      getting({ parameters: [reference] }, { parameters: { Q: query } }),
    ],
    [
      "a parameter moved to its path",
      getting({ parameters: [query] }),
      getting({}, {}, { parameters: [query] }),
    ],
    [
      "a renamed component",
      thing(schemaRef("A"), { schemas: { A: room } }),
      thing(schemaRef("B"), { schemas: { B: room } }),
    ],
    [
      "a renamed component that contains itself",
      thing(schemaRef("A"), { schemas: { A: tree("A") } }),
      thing(schemaRef("B"), { schemas: { B: tree("B") } }),
    ],
    [
      "a schema moved into a component",
      thing(room),
      thing(schemaRef("A"), { schemas: { A: room } }),
    ],
    [
      "security moved to the root",
      secured({}, { security: [{ key: [] }] }),
      secured({ security: [{ key: [] }] }, {}),
    ],
    [
      "two ways of requiring no credentials",
      secured({}, { security: [] }),
      secured({}, { security: [{}] }),
    ],
    [
      "`allOf` with one branch",
      thing({ properties: { a: schemaRef("A") } }, { schemas: { A: room } }),
      thing({ properties: { a: { allOf: [schemaRef("A")] } } }, { schemas: { A: room } }),
    ],
    [
      "`null` by `anyOf`",
      thing({ properties: { a: { type: ["string", "null"] } } }),
      thing({ properties: { a: { anyOf: [text, { type: "null" }] } } }),
    ],
    [
      "`const` as an `enum` of one value",
      thing({ properties: { a: { const: "a" } } }),
      thing({ properties: { a: { enum: ["a"] } } }),
    ],
    [
      "defaults of OpenAPI written out",
      getting({ parameters: [query] }),
      getting({
        parameters: [
          { ...query, required: false, style: "form", explode: true, deprecated: false },
        ],
      }),
    ],
    [
      "a response moved into a component",
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
      "another order of `required`",
      thing({ ...room, required: ["id", "size"] }),
      thing({ ...room, required: ["size", "id"] }),
    ],
  ])("%s", (_, one, other) => {
    expect(entriesOf(one, other)).toEqual([]);
    expect(entriesOf(other, one)).toEqual([]);
  });
});

describe("the history describes what changes behind a reference", () => {
  const large = {
    type: "object",
    required: ["id", "size"],
    properties: { id: text, size: { type: "integer" }, seats: text },
  };

  it("in a schema with a new name", () => {
    const [one, other] = [
      thing({ properties: { room: schemaRef("A") } }, { schemas: { A: room } }),
      thing({ properties: { room: schemaRef("B") } }, { schemas: { B: large } }),
    ];
    const [changed, ...others] = entriesOf(one, other);
    expect(changed).toEqual([
      "changed",
      "property",
      "room",
      "`room` is `B`; before, `A`. `size` is required; before, optional. `size` is an integer; before, a string. `seats` is new.",
    ]);
    expect(others).toEqual([]);
  });

  it("in a parameter that moved into a component", () => {
    const other = getting(
      { parameters: [reference] },
      { parameters: { Q: { ...query, required: true } } },
    );
    expect(entriesOf(getting({ parameters: [query] }), other)).toEqual([
      ["changed", "parameter", "q", "`q` is required; before, optional."],
    ]);
  });

  it.each<[string, OpenApiDocument, OpenApiDocument, string]>([
    [
      "another security that moved to the root",
      secured({}, { security: [{ key: [] }] }),
      secured({ security: [{ key: [] }, {}] }, {}),
      "`getA` requires `key`, or nothing; before, `key`.",
    ],
    [
      "security where none was given",
      secured({}, {}),
      secured({}, { security: [{ key: [] }] }),
      "`getA` requires `key`; before, nothing.",
    ],
    [
      "security and servers that change together",
      secured({}, { security: [{ key: [] }], servers: [{ url: "/a" }] }),
      secured({}, { security: [], servers: [{ url: "/b" }] }),
      '`getA` requires nothing; before, `key`. `getA` now has `{"url":"/b"}` in `servers` and no longer has `{"url":"/a"}` in `servers`.',
    ],
    [
      "another field where security only moved to the root",
      secured({}, { security: [{ key: [] }], deprecated: true }),
      secured({ security: [{ key: [] }] }, {}),
      "`getA` is no longer deprecated.",
    ],
  ])("in %s", (_, one, other, sentence) => {
    expect(entriesOf(one, other)).toEqual([["changed", "operation", "getA", sentence]]);
  });

  it("once, in a request body that replaces a reference", () => {
    const body = (type: string): JsonObject => ({
      required: true,
      content: { "application/json": { schema: { type } } },
    });
    const asking = (requestBody: JsonObject) =>
      getting({ requestBody }, { requestBodies: { B: body("string") } });
    expect(
      entriesOf(asking({ $ref: "#/components/requestBodies/B" }), asking(body("integer"))),
    ).toEqual([
      [
        "changed",
        "operation",
        "getA",
        "`application/json` of the request body is an integer; before, a string.",
      ],
    ]);
  });
});

/** The entries with the operations they concern. */
const rowsOf = (one: OpenApiDocument, other: OpenApiDocument) =>
  historyOf(one, other).map(({ kind, subject, operations, sentence }) => [
    kind,
    subject,
    operations,
    sentence,
  ]);

const two = (a: readonly Json[], b: readonly Json[], parameters?: JsonObject) =>
  api(
    {
      "GET /a": { operationId: "getA", parameters: [...a] },
      "GET /b": { operationId: "getB", parameters: [...b] },
    },
    parameters && { parameters },
  );

describe("the history entry of a change that several operations share", () => {
  const required = { ...query, required: true };
  const other = { name: "r", in: "query", schema: text };

  it("lists only the operations that it concerns", () => {
    const one = two([reference], [reference], { Q: query });
    expect(rowsOf(one, two([query], []))).toEqual([["removed", "q", ["getB"], undefined]]);
  });

  it("is a change for an operation with the moved parameter, and a removal for one without", () => {
    const one = two([reference], [reference], { Q: query });
    expect(rowsOf(one, two([required], []))).toEqual([
      ["changed", "q", ["getA"], "`q` is required; before, optional."],
      ["removed", "q", ["getB"], undefined],
    ]);
  });

  it("appears once for all operations, separately for each parameter", () => {
    const one = two([query, other], [query, other]);
    const all = [reference, { $ref: "#/components/parameters/R" }];
    const now = two(all, all, {
      Q: { ...required, schema: { type: "integer" } },
      R: { ...other, required: true },
    });
    const integer = "`q` is an integer; before, a string.";
    expect(rowsOf(one, now)).toEqual([
      ["changed", "q", ["getA", "getB"], `\`q\` is required; before, optional. ${integer}`],
      ["changed", "r", ["getA", "getB"], "`r` is required; before, optional."],
    ]);
  });

  it("leaves out an operation that gets the old schema inline", () => {
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
    expect(rowsOf(one, both(room, schemaRef("S"), "integer"))).toEqual([
      ["changed", "size", ["getB"], sentence],
    ]);
  });

  it("leaves out operations that are new or removed, and includes webhooks", () => {
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
    expect(rowsOf(of("string", {}), of("integer", getB))).toEqual([
      ["added", "getB", ["getB"], undefined],
      ["changed", "size", ["getA", "getB", "made"], sentence],
    ]);
    expect(rowsOf(of("string", getB), of("integer", {}))).toEqual([
      ["removed", "getB", ["getB"], undefined],
      ["changed", "size", ["getA", "made"], sentence],
    ]);
  });

  it("is separate for inline parameters, and for a property with the name of a parameter", () => {
    const sized = (a: Json, b: Json): JsonObject =>
      responding({ properties: { a: { properties: { ...(a === null ? {} : { q: a }) } }, b } });
    const getA = (a: Json, b: Json) => getting({ parameters: [query], ...sized(a, b) });
    expect(rowsOf(getA(text, text), getA(null, { type: "integer" }))).toEqual([
      ["removed", "q", ["getA"], undefined],
      ["changed", "b", ["getA"], "`b` is an integer; before, a string."],
    ]);
    const sentence = "`q` is required; before, optional.";
    expect(rowsOf(two([query], [query]), two([required], [required]))).toEqual([
      ["changed", "q", ["getA"], sentence],
      ["changed", "q", ["getB"], sentence],
    ]);
  });

  it("is absent if a branch only moved into a component", () => {
    const of = (form: Json) =>
      getting(responding({ oneOf: [form, text] }), { schemas: { A: room } });
    expect(rowsOf(of(room), of(schemaRef("A")))).toEqual([]);
  });

  it("omits a moved but equal parameter where the operation changes otherwise", () => {
    const one = getting({ parameters: [query], ...responding(text) });
    const now = getting(
      { parameters: [reference], ...responding({ type: "integer" }) },
      { parameters: { Q: query } },
    );
    const sentence = "`application/json` is an integer; before, a string.";
    expect(rowsOf(one, now)).toEqual([["changed", "application/json", ["getA"], sentence]]);
  });
});

it("an entry on an object describes its own fields; its properties have entries of their own", () => {
  const one = thing({ type: "object", minProperties: 1, properties: { id: text } });
  const now = thing({ type: "object", minProperties: 2, properties: { id: text, size: text } });
  const sentence = "`application/json` has `minProperties` `2`; before, `1`.";
  expect(rowsOf(one, now)).toEqual([
    ["changed", "application/json", [], sentence],
    ["added", "size", [], undefined],
  ]);
});

it("a change of security at the root has an entry only if a remaining operation inherits it", () => {
  const of = (security: Json, ...others: readonly string[]) =>
    api(
      {
        "GET /a": { operationId: "getA", security: [] },
        ...Object.fromEntries(others.map((path) => [`GET ${path}`, { operationId: path }])),
      },
      { securitySchemes: { key: { type: "http", scheme: "basic" } } },
      { security },
    );
  const entry = [["changed", "Small", [], "`Small` requires nothing; before, `key`."]];
  expect(rowsOf(of([{ key: [] }], "/b"), of([], "/b"))).toEqual(entry);
  const added = [["added", "/b", ["/b"], undefined]];
  expect(rowsOf(of([{ key: [] }]), of([], "/b"))).toEqual(added);
});

it.each<[string, JsonObject, JsonObject, boolean]>([
  ["has an entry if an operation inherits it", {}, {}, true],
  ["has no entry if every operation has its own", { security: [] }, { security: [] }, false],
  ["has no entry if the operation requires the same as before", { security: [] }, {}, false],
])("a change of security at the root %s", (_, one, now, hasEntry) => {
  const before = secured({ security: [{ key: [] }] }, one);
  const sentence = "`Small` requires nothing; before, `key`.";
  expect(rowsOf(before, secured({ security: [] }, now))).toEqual(
    hasEntry ? [["changed", "Small", [], sentence]] : [],
  );
});
