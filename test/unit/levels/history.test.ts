import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { annotatedObjects } from "../../../src/toolkit/levels/annotated-objects.ts";
import type { Annotation } from "../../../src/toolkit/levels/annotation.ts";
import { history } from "../../../src/toolkit/levels/history.ts";
import { annotate, api, requesting, responding, schemaRef } from "../../helpers/small-api.ts";

const text = { type: "string" };

const toNumber: Annotation = { changes: [{ level: 5, was: { type: "number" } }] };

const registry = {
  "x-feature-levels": [
    { level: 5, release: "1.0", name: "first", summary: "The first." },
    { level: 10, release: "2.0", name: "second", summary: "The second." },
    { level: 10, release: "2.0", name: "third", summary: "The third." },
    { level: 20, release: "3.0", name: "last", summary: "The last." },
  ],
};
/** The history of operations, and of what they refer to. */
const historyOf = (
  operations: Parameters<typeof api>[0],
  components: JsonObject = {},
  root: JsonObject = {},
) => history(api(operations, components, { ...registry, ...root }));
/** The history of an object in the response of an operation without an ID. */
const ofProperties = (properties: JsonObject, components: JsonObject = {}) =>
  historyOf({ "GET /a": responding({ properties }) }, components);

const operation = (annotation: Annotation) => annotate(annotation, { operationId: "getA" });
const ofAnnotation = (annotation: Annotation) => historyOf({ "GET /a": operation(annotation) });

describe("history", () => {
  it("describes an annotation in full", () => {
    const want = {
      level: 5,
      release: "1.0",
      name: "first",
      kind: "added",
      where: "#/paths/~1a/get",
      summary: "The first.",
      note: "The first.",
      carrier: "operation",
      subject: "getA",
      operations: ["getA"],
    };
    expect(ofAnnotation({ since: 5 })).toStrictEqual([want]);
    const changed = { ...want, kind: "behaviour", note: "Before, less." };
    expect(ofAnnotation({ changes: [{ level: 5, note: "Before, less." }] })).toStrictEqual([
      changed,
    ]);
  });

  it("describes added and removed parts of `allOf` as changes of the schema", () => {
    const components = {
      schemas: { Extra: { properties: { more: text } }, Words: { description: "Words." } },
    };
    const parts = [
      { properties: { a: text } },
      annotate({ since: 5 }, schemaRef("Extra")),
      annotate({ until: 20 }, { properties: { b: text } }),
      annotate({ until: 5 }, schemaRef("Words")),
    ];
    const found = ofProperties({ thing: { allOf: parts } }, components);
    expect(
      found.map(({ level, kind, subject, sentence }) => ({ level, kind, subject, sentence })),
    ).toEqual([
      { level: 5, kind: "changed", subject: "thing", sentence: "`thing` is now also `Extra`." },
      { level: 20, kind: "changed", subject: "thing", sentence: "`thing` is no longer an object." },
    ]);
  });

  it("has one entry for a moved operation with both paths, and one for their changes", () => {
    const answer = responding(schemaRef("Thing"));
    const operations = {
      "GET /old": { ...operation({ until: 10, name: "second" }), ...answer },
      "PUT /new": { ...operation({ since: 10, until: 20, name: "second" }), ...answer },
    };
    const properties = { a: annotate({ since: 5 }), getA: annotate({ until: 10, name: "third" }) };
    const entries = historyOf(operations, { schemas: { Thing: { properties } } }).map(
      ({ level, kind, subject, sentence, operations }) => [
        level,
        kind,
        subject,
        sentence,
        ...operations,
      ],
    );
    const moved = "It moved from `GET /old` to `PUT /new`.";
    expect(entries).toEqual([
      [5, "added", "a", undefined, "getA"],
      [10, "changed", "getA", moved, "getA"],
      [10, "removed", "getA", undefined, "getA"],
      [20, "removed", "getA", undefined, "getA"],
    ]);
  });

  it("describes an operation that moves several times, and back", () => {
    const found = historyOf({
      "GET /a": operation({ until: [5], since: [20] }),
      "GET /b": operation({ since: 5, until: 10, name: "second" }),
      "GET /c": operation({ since: 10, until: 20, name: "second" }),
    });
    expect(found.map(({ sentence }) => sentence)).toEqual([
      "It moved from `GET /a` to `GET /b`.",
      "It moved from `GET /b` to `GET /c`.",
      "It moved from `GET /c` to `GET /a`.",
    ]);
  });

  const query = (name: string) => ({ in: "query", name, schema: text });
  const ofPath = (name: string) => ({ in: "path", name, required: true, schema: text });

  it.each<{
    before?: JsonObject;
    after?: JsonObject;
    item?: JsonObject;
    root?: JsonObject;
    want: string[];
  }>([
    { want: [] },
    {
      before: {
        summary: "Get.",
        description: "Gets it.",
        security: [{ key: [] }],
        parameters: [ofPath("id"), query("id")],
      },
      after: {
        summary: "Fetch.",
        security: [{ key: [] }],
        parameters: [ofPath("a_id"), query("id")],
      },
      want: [],
    },
    {
      before: { ...responding(text), deprecated: true },
      after: { ...responding(text), ...requesting(text), security: [] },
      root: { security: [{ key: [] }] },
      want: [
        "It is no longer deprecated. It requires nothing; before, `key`.",
        "The request body was added.",
      ],
    },
    {
      before: { parameters: [ofPath("id"), query("a_id")] },
      after: { parameters: [ofPath("a_id")] },
      want: ["Parameter `a_id` was removed."],
    },
    {
      before: { ...responding(text), parameters: [ofPath("id"), query("q"), query("r")] },
      after: {
        ...responding({ type: "object", properties: { a: annotate({ since: 20 }, text) } }),
        parameters: [query("s"), { ...query("r"), required: true }],
      },
      item: { parameters: [ofPath("a_id")] },
      want: [
        "`application/json` of response `200` is an object; before, a string.",
        "Parameter `s` was added.",
        "Parameter `r` is required; before, optional.",
        "Parameter `q` was removed.",
      ],
    },
    {
      before: responding({
        properties: { a: annotate({ until: 5 }), b: annotate(toNumber, text) },
      }),
      after: responding({ properties: { b: text, c: annotate({ since: 20 }) } }),
      want: [],
    },
  ])("adds to the move of an operation what else changed: $want", (row) => {
    const document = api(
      {
        "GET /a/{id}": { ...operation({ until: 10, name: "second" }), ...row.before },
        "PUT /as/{a_id}": { ...operation({ since: 10, name: "second" }), ...row.after },
      },
      {},
      { ...registry, ...row.root },
    );
    Object.assign(Object(document.paths)["/as/{a_id}"], row.item);
    const { sentence } = history(document).find(({ level }) => level === 10) ?? {};
    const moved = "It moved from `GET /a/{id}` to `PUT /as/{a_id}`.";
    expect(sentence).toBe([moved, ...row.want].join(" "));
  });

  it("adds nothing to a move for reordered or inline path parameters", () => {
    const ofNumber = { ...ofPath("line"), schema: { type: "integer" } };
    const operations = {
      "GET /lines/{line}/of/{order}": {
        ...operation({ until: 10, name: "second" }),
        parameters: [ofPath("order"), { $ref: "#/components/parameters/Line" }],
      },
      "GET /rows/{line}/of/{order_id}": {
        ...operation({ since: 10, name: "second" }),
        parameters: [ofNumber, ofPath("order_id")],
      },
    };
    const parameters = { Line: { ...ofNumber, description: "The line." } };
    expect(historyOf(operations, { parameters }).map(({ sentence }) => sentence)).toEqual([
      "It moved from `GET /lines/{line}/of/{order}` to `GET /rows/{line}/of/{order_id}`.",
    ]);
  });

  it.each<[annotation: Annotation, want: string[]]>([
    [{}, []],
    [{ until: 20 }, ["20 last removed: The last."]],
    [{ since: 5, until: 20 }, ["5 first added: The first.", "20 last removed: The last."]],
    [{ since: 10, name: "third" }, ["10 third added: The third."]],
    [
      { since: 5, until: 10, name: "second" },
      ["5 first added: The first.", "10 second removed: The second."],
    ],
    [
      {
        changes: [
          { level: 5, note: "Before, 1." },
          { level: 10, name: "third", note: "Before, 2." },
        ],
      },
      ["5 first behaviour: Before, 1.", "10 third behaviour: Before, 2."],
    ],
    [
      { since: 5, name: "second", changes: [{ level: 10, note: "Before, 2." }] },
      ["5 first added: The first.", "10 second behaviour: Before, 2."],
    ],
  ])("has for %j the entries %j", (annotation, want) => {
    const lines = ofAnnotation(annotation).map(
      ({ level, name, kind, note }) => `${level} ${name} ${kind}: ${note}`,
    );
    expect(lines).toEqual(want);
  });

  const now = {
    type: "integer",
    maximum: 9,
    deprecated: true,
    readOnly: true,
    description: "New.",
  };
  it.each<[change: object, sentence: string]>([
    [{ was: schemaRef("Size") }, "`size` is an integer; before, `Size`."],
    [{ was: { allOf: [schemaRef("Size"), {}] } }, "`size` is an integer; before, `Size`."],
    [
      { was: { anyOf: [text, { ...text, maxLength: 9 }] } },
      "`size` is an integer; before, a string.",
    ],
    [
      { was: { enum: [1, 2] }, without: ["maximum"] },
      "`size` has at most 9; before, no limit. `size` no longer has `enum`; before, `[1,2]`.",
    ],
    [{ was: { required: true } }, "`size` is optional; before, required."],
    [{ was: { description: "Old." } }, "`size` is described differently."],
  ])("describes the change %j in a sentence", (change, sentence) => {
    const size = annotate({ changes: [{ level: 5, ...change }] }, now);
    const entries = ofProperties({ size }, { schemas: { Size: text } });
    expect(entries).toMatchObject([{ kind: "changed", sentence, note: "The first." }]);
  });

  it.each<[place: string, schema: JsonObject, subject: string]>([
    ["items", { items: { items: annotate(toNumber) } }, "Each item of each item of `sizes`"],
    [
      "additional properties",
      { additionalProperties: annotate(toNumber) },
      "Each other property of `sizes`",
    ],
    ["an element of a list", { prefixItems: [annotate(toNumber)] }, "An item of `sizes`"],
    ["a condition", { if: annotate(toNumber) }, "A part of `sizes`"],
    ["a part of `allOf`", { allOf: [annotate(toNumber)] }, "`sizes`"],
  ])("names %s by the property around it", (_, schema, subject) => {
    const sentence = `${subject} is anything; before, a number.`;
    const want = [{ carrier: "property", subject: "sizes", sentence }];
    expect(ofProperties({ sizes: schema })).toMatchObject(want);
  });

  it.each<[what: string, node: JsonObject, sentence: string | undefined]>([
    ["was added", { since: 5 }, "It is required."],
    [
      "was added, and was optional at first",
      { since: 5, changes: [{ level: 20, without: ["required"] }] },
      undefined,
    ],
    [
      "was optional",
      { changes: [{ level: 5, without: ["required"] }] },
      "`page` is required; before, optional.",
    ],
  ])("describes whether a parameter is required if it %s", (_, annotation, sentence) => {
    const page = annotate(annotation as Annotation, { name: "page", in: "query", required: true });
    const [entry] = historyOf({ "GET /a": { parameters: [page] } });
    expect(entry?.sentence).toBe(sentence);
  });

  const isRequired = "`page` is required; before, optional.";
  it.each<[when: string, annotation: Annotation, sentences: (string | undefined)[]]>([
    ["since it was added", {}, ["It is required."]],
    [
      "since a later level",
      { changes: [{ level: 10, name: "second", was: { required: false } }] },
      [undefined, isRequired],
    ],
    [
      "again since it was added again",
      { since: [5, 20], until: 10, changes: [{ level: 20, was: { required: false } }] },
      [undefined, undefined, "It is required.", isRequired],
    ],
    [
      "since it was added, and changed later",
      { changes: [{ level: 10, name: "second", was: { type: "number" } }] },
      ["It is required.", "`page` is a string; before, a number."],
    ],
    [
      "since it was added, and behaves differently later",
      { changes: [{ level: 20, note: "Before, less." }] },
      ["It is required.", undefined],
    ],
  ])("describes from when a field of a request is required: %s", (_, more, sentences) => {
    const annotation: Annotation = { since: 5, name: "second", ...more };
    const schema = {
      type: "object",
      required: ["page"],
      properties: { page: annotate(annotation, text) },
    };
    const entries = historyOf({ "POST /a": requesting(schema) });
    expect(entries.map(({ sentence }) => sentence)).toEqual(sentences);
  });

  it("describes what components require of those who send them, and of nobody else", () => {
    const schema = { required: ["page"], properties: { page: annotate({ since: 5 }, text) } };
    const schemas = { Sent: { properties: { inner: schema } }, Got: structuredClone(schema) };
    const operation = { ...requesting(schemaRef("Sent")), ...responding(schemaRef("Got")) };
    const entries = historyOf({ "POST /a": operation }, { schemas });
    expect(entries.map(({ where, sentence }) => [where.split("/")[3], sentence])).toEqual([
      ["Sent", "It is required."],
      ["Got", undefined],
    ]);
  });

  it("has an entry for each enum value added or removed", () => {
    const values = { a: { until: 20 }, b: { since: 5 } };
    const kind = annotate({ values }, { enum: ["a", "b"] });
    expect(ofProperties({ kind })).toMatchObject([
      { level: 5, kind: "added", carrier: "enum value", subject: "b" },
      { level: 20, kind: "removed", carrier: "enum value", subject: "a" },
    ]);
  });

  it("has an entry for an annotation in an earlier field, with its operations", () => {
    const { responses: earlier } = responding({ properties: { a: annotate({ since: 5 }) } });
    const answer = annotate(
      { changes: [{ level: 20, was: { responses: earlier as JsonObject } }] },
      { operationId: "getA", ...responding(text) },
    );
    expect(historyOf({ "GET /a": answer })).toMatchObject([
      { level: 5, kind: "added", subject: "a", operations: ["getA"] },
      { level: 20, kind: "changed", subject: "getA", operations: ["getA"] },
    ]);
  });

  it("names an operation of an earlier field only below the level of its change", () => {
    const using = (operationId: string) => ({ operationId, ...responding(schemaRef("Thing")) });
    const Thing = { properties: { a: annotate({ since: 5 }), b: annotate({ since: 20 }) } };
    const earlier = api({ "GET /a": using("getA"), "GET /b": using("getB") });
    const was = { paths: earlier.paths as JsonObject };
    const document = api({ "GET /a": using("getA") }, { schemas: { Thing } }, registry);
    const found = history(annotate({ changes: [{ level: 20, was }] }, document));
    expect(found.find(({ subject }) => subject === "a")?.operations).toEqual(["getA", "getB"]);
    expect(found.find(({ subject }) => subject === "b")?.operations).toEqual(["getA"]);
  });

  it("has one entry for a property that replaces another", () => {
    const properties = {
      old: annotate({ until: 5, replacedBy: "new" }),
      new: annotate({ since: 5, replaces: "old" }),
    };
    expect(ofProperties(properties)).toMatchObject([
      { kind: "replaced", subject: "new", replaced: "old", carrier: "property" },
    ]);
  });

  it("names the replaced property only where it is replaced, not at later changes", () => {
    const changes = [{ level: 20, note: "Before, less." }];
    const properties = { new: annotate({ since: 5, replaces: "old", changes }) };
    expect(ofProperties(properties).map(({ kind, replaced }) => [kind, replaced])).toEqual([
      ["replaced", "old"],
      ["behaviour", undefined],
    ]);
  });

  it("names a property with a constant by its name, and an enum value by its value", () => {
    const constant = annotate({ since: 5 }, { const: "RATE_LIMIT_HIT", name: "No name" });
    const properties = { code: constant, kind: { oneOf: [constant] } };
    expect(ofProperties(properties).map(({ carrier, subject }) => [carrier, subject])).toEqual([
      ["property", "code"],
      ["enum value", "RATE_LIMIT_HIT"],
    ]);
  });

  it("takes an object that is no part of an operation for a component", () => {
    const tags = [annotate({ since: 5 }, { name: "Things" })];
    expect(history(api({}, {}, { ...registry, tags }))).toMatchObject([
      { carrier: "component", subject: "Things", operations: [] },
    ]);
  });

  it("has no entry for an annotation on an example or about examples", () => {
    const examples = { one: annotate({ since: 5 }, { value: 1 }) };
    const changes = [{ level: 5, was: { examples: {} } }];
    const media = annotate({ changes }, { examples });
    const document = api({ "GET /a": responding({}, media) }, { examples }, registry);
    expect(history(document)).toEqual([]);
    expect(annotatedObjects(document)).toHaveLength(3);
  });

  it.each<{ annotation: Annotation; level: number }>([
    { annotation: { since: 6 }, level: 6 },
    { annotation: { since: 5, until: 7 }, level: 7 },
    { annotation: { changes: [{ level: 8, note: "Before." }] }, level: 8 },
  ])("rejects $annotation, for which the registry has no entry", ({ annotation, level }) => {
    expect(() => ofAnnotation(annotation)).toThrow(
      `Feature level ${level} is not in the registry x-feature-levels.`,
    );
  });

  it("takes the first entry of a level for an annotation that names none", () => {
    const names = [{}, { name: "third" }].map((more) => ofAnnotation({ since: 10, ...more })[0]);
    expect(names).toMatchObject([{ name: "second" }, { name: "third" }]);
  });
});

describe("an entry of the history", () => {
  const annotation: Annotation = { since: 5 };
  const components = (section: string, name: string, node: JsonObject = {}) => ({
    [section]: { [name]: annotate(annotation, node) },
  });
  const reference = (section: string, name: string) => ({
    $ref: `#/components/${section}/${name}`,
  });
  const done = (response: JsonObject) => ({ responses: { "200": response } });

  const sizes = annotate({ values: { b: annotation } }, { enum: ["a", "b"] });

  const inThing = { properties: { size: annotate(annotation) } };

  it.each<[want: string, node: JsonObject, components?: JsonObject]>([
    ["operation getA", annotate(annotation)],
    ["parameter page", { parameters: [annotate(annotation, { name: "page" })] }],
    [
      "parameter page",
      { parameters: [reference("parameters", "Page")] },
      components("parameters", "Page", { name: "page" }),
    ],
    ["property size in the request", requesting(inThing)],
    [
      "property size in `things.part` of response `200`",
      responding({
        properties: { things: { items: { allOf: [{ properties: { part: inThing } }] } } },
      }),
    ],
    ["property size in `Thing`", responding(schemaRef("Thing")), { schemas: { Thing: inThing } }],
    [
      "property size in request body `Thing`",
      { requestBody: reference("requestBodies", "Thing") },
      { requestBodies: { Thing: { content: { "text/a": { schema: inThing } } } } },
    ],
    [
      "enum value b in `Thing.sizes`",
      responding(schemaRef("Thing")),
      { schemas: { Thing: { properties: { sizes: { items: sizes } } } } },
    ],
    [
      "enum value b in parameter `size`",
      { parameters: [{ name: "size", in: "query", schema: sizes }] },
    ],
    ["enum value b in header `X-Size`", done({ headers: { "X-Size": { schema: sizes } } })],
    ["enum value 5 in response `200`", responding({ oneOf: [annotate(annotation, { const: 5 })] })],
    [
      "enum value b, null in response `200`",
      responding({ oneOf: [annotate(annotation, { enum: ["b", null] })] }),
    ],
    ["form a string in response `200`", responding({ anyOf: [annotate(annotation, text)] })],
    [
      "form Thing in response `200`",
      responding({ oneOf: [annotate(annotation, schemaRef("Thing"))] }),
      { schemas: { Thing: {} } },
    ],
    ["response 200", done(annotate(annotation))],
    ["media type application/json in response `200`", responding({}, annotate(annotation))],
    ["media type application/json in the request", requesting({}, annotate(annotation))],
    ["header X-A in response `200`", done({ headers: { "X-A": annotate(annotation) } })],
    [
      "header Next",
      done({ headers: { "X-Next": reference("headers", "Next") } }),
      components("headers", "Next"),
    ],
    [
      "link next in response `200`",
      done({ links: { next: annotate(annotation, { operationId: "getB" }) } }),
    ],
    ["component Thing", responding(schemaRef("Thing")), components("schemas", "Thing")],
    [
      "component Busy",
      { responses: { "429": reference("responses", "Busy") } },
      components("responses", "Busy"),
    ],
  ])("names the %s, and its operation", (want, node, components) => {
    const operations = {
      "GET /a": { ...node, operationId: "getA" },
      "GET /b": { operationId: "getB" },
    };
    const found = historyOf(operations, components).map(
      ({ carrier, subject, within, operations }) => [
        `${carrier} ${subject}${within === undefined ? "" : ` in ${within}`}`,
        ...operations,
      ],
    );
    expect(found).toEqual([[want, "getA"]]);
  });
});

const integer = { type: "integer" };

it.each<[string, JsonObject, JsonObject]>([
  [
    "a schema in parts",
    { allOf: [{ type: "object" }, { properties: { a: text } }] },
    { type: "object", properties: { a: text } },
  ],
  ["a component of the same form", schemaRef("A"), schemaRef("B")],
])("says nothing of another way of writing the same: %s", (_, was, node) => {
  const without = Object.keys(node).filter((name) => !(name in was));
  const Thing = annotate(
    { changes: [{ level: 5, was, ...(without.length > 0 && { without }) }] },
    node,
  );
  const schemas = { Thing, A: text, B: { ...text, description: "A text." } };
  expect(historyOf({}, { schemas })).toEqual([]);
});

describe("a component that takes the place of another", () => {
  const Old = { type: "object", required: ["id"], properties: { id: text, size: text } };
  const New = { type: "object", properties: { id: text, size: integer, seats: text } };
  const replaced = (since: Annotation = {}) =>
    annotate({ changes: [{ level: 5, was: schemaRef("Old") }], ...since }, schemaRef("New"));
  const inside =
    "`size` is an integer; before, a string. `seats` was added. `id` is optional; before, required.";

  it("at one object is told there", () => {
    const answer = responding({ properties: { room: replaced() } });
    expect(historyOf({ "GET /a": answer }, { schemas: { Old, New } })).toMatchObject([
      {
        carrier: "property",
        subject: "room",
        sentence: `\`room\` is \`New\`; before, \`Old\`. ${inside}`,
      },
    ]);
  });

  it("at several objects is one entry of all their operations", () => {
    const operations = {
      "GET /b": { operationId: "getB", ...responding({ properties: { room: replaced() } }) },
      "GET /a": { operationId: "getA", ...responding({ items: replaced() }) },
      "POST /a": { operationId: "addA", ...requesting({ items: replaced() }) },
    };
    const found = historyOf(operations, { schemas: { Old, New } });
    expect(found).toEqual([
      {
        level: 5,
        release: "1.0",
        name: "first",
        kind: "changed",
        carrier: "component",
        subject: "New",
        where: "#/components/schemas/New",
        summary: "The first.",
        note: "The first.",
        sentence: `It replaces \`Old\`. ${inside}`,
        operations: ["getB", "getA", "addA"],
      },
    ]);
  });

  it("at different levels, or with other changes, is told at each object", () => {
    const later = annotate({ changes: [{ level: 20, was: schemaRef("Old") }] }, schemaRef("New"));
    const more = annotate(
      { changes: [{ level: 5, was: schemaRef("Old"), without: ["readOnly"] }] },
      { ...schemaRef("New"), readOnly: true },
    );
    const answer = responding({ properties: { a: replaced(), b: later, c: more } });
    const found = historyOf({ "GET /a": answer }, { schemas: { Old, New } });
    expect(found.map(({ level, subject }) => `${level} ${subject}`)).toEqual([
      "5 a",
      "5 c",
      "20 b",
    ]);
  });
});

it("a change in a response says what changed behind its references", () => {
  const { responses: was } = responding(text);
  const node = { operationId: "getA", responses: { "200": { $ref: "#/components/responses/R" } } };
  const change = { level: 5, was: { responses: was as JsonObject } };
  const R = Object((responding(integer) as JsonObject).responses)["200"];
  const found = historyOf(
    { "GET /a": annotate({ changes: [change] }, node) },
    { responses: { R } },
  );
  expect(found.map(({ sentence }) => sentence)).toEqual([
    "`application/json` of response `200` is an integer; before, a string.",
  ]);
});

it.each<[root: JsonObject, was: JsonObject, sentence: string]>([
  [{}, { security: [{ key: [] }] }, "`getA` requires nothing; before, `key`."],
  [{ security: [{ key: [] }] }, { security: [] }, "`getA` requires `key`; before, nothing."],
])(
  "an operation without security of its own requires what the whole API does",
  (root, was, want) => {
    const change = annotate({ changes: [{ level: 5, was }] }, { operationId: "getA" });
    const found = historyOf({ "GET /a": change }, {}, root);
    expect(found.map(({ sentence }) => sentence)).toEqual([want]);
  },
);
