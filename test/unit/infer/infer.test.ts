// One annotated document from plain versions: its marks, its projections (equal to the versions), and what is
// refused.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { infer } from "../../../src/toolkit/infer/infer.ts";
import type { InferenceError } from "../../../src/toolkit/infer/versions.ts";
import { project } from "../../../src/toolkit/levels/projection.ts";
import { prove } from "../../helpers/prove.ts";
import { printedSeed, tries } from "../../helpers/seed.ts";
import {
  api,
  mediaOfThing,
  requesting,
  responding,
  schemaOfThing,
  schemaRef,
  thing,
} from "../../helpers/small-api.ts";
import { checkFamilies } from "../../helpers/version-families.ts";

const seed = printedSeed("inferred families");

const shared = { parameters: [{ name: "q", in: "query", schema: { type: "string" } }] };
const levels = [10, 20, 30, 40];
const versionsOf = (...documents: OpenApiDocument[]) =>
  documents.map((document, index) => ({ level: levels[index] as number, document }));

/** The document inferred at the first try, with each projection proved equal to its version. */
function inferred(...documents: OpenApiDocument[]): OpenApiDocument {
  const { document, held } = inferredFrom(...documents);
  expect(held).toEqual([]);
  return document;
}

/** The same where marks on members may not restore a version, with what is stored whole. */
function inferredFrom(...documents: OpenApiDocument[]) {
  const versions = versionsOf(...documents);
  const made = infer(versions);
  for (const version of versions) prove(made.document, version);
  expect(made.document).toStrictEqual(JSON.parse(JSON.stringify(made.document)));
  return made;
}

const text = { type: "string" };
const number = { type: "integer" };
const holding = (properties: JsonObject, others: JsonObject = {}): JsonObject => ({
  type: "object",
  ...others,
  properties,
});
const marked = (schema: JsonObject, mark: JsonObject) => ({ ...schema, "x-feature-level": mark });
const always = { always: text };

describe("infer", () => {
  it.each<[string, Json[], Json]>([
    ["nothing if nothing differs", [text, text], text],
    [
      "a property that was added",
      [holding(always), holding({ ...always, a: text }), holding({ ...always, a: text })],
      holding({ ...always, a: marked(text, { since: 20 }) }),
    ],
    [
      "a property that was removed and added again",
      [holding({ ...always, a: text }), holding(always), holding({ ...always, a: text })],
      holding({ ...always, a: marked(text, { since: [30], until: [20] }) }),
    ],
    [
      "a property that was added and removed twice",
      [
        holding(always),
        holding({ ...always, a: text }),
        holding(always),
        holding({ ...always, a: text }),
      ],
      holding({ ...always, a: marked(text, { since: [20, 40], until: 30 }) }),
    ],
    [
      "all branches replaced, as lint refuses a list without members",
      [{ oneOf: [text] }, { oneOf: [] }],
      marked({ oneOf: [] }, { changes: [{ level: 20, was: { oneOf: [text] } }] }),
    ],
    [
      "changed and added fields in one change",
      [text, { format: "int64", ...number }],
      marked(
        { ...number, format: "int64" },
        { changes: [{ level: 20, was: text, without: ["format"] }] },
      ),
    ],
    [
      "a property that became required",
      [holding({ a: text }), holding({ a: text }, { required: ["a"] })],
      holding(
        { a: marked(text, { changes: [{ level: 20, was: { required: false } }] }) },
        { required: ["a"] },
      ),
    ],
    [
      "required properties in the order of the newest list",
      [
        holding({ a: text, b: text, d: text }, { required: ["b", "a", "d"] }),
        holding({ a: text, b: text, c: text }, { required: ["a", "b", "c"] }),
      ],
      holding(
        {
          a: text,
          b: text,
          c: marked(text, { since: 20 }),
          d: marked(text, { until: 20 }),
        },
        { required: ["a", "b", "c", "d"] },
      ),
    ],
    [
      "a required property that is not declared",
      [holding({ a: text }, { required: ["b"] }), holding({ a: text })],
      marked(holding({ a: text }), { changes: [{ level: 20, was: { required: ["b"] } }] }),
    ],
    [
      "the list `required` if a property has a change of its own `required`",
      [
        holding({ a: holding({ b: true }) }),
        holding({ a: holding({ b: true }, { required: ["b"] }) }, { required: ["a"] }),
      ],
      marked(
        holding(
          {
            a: marked(holding({ b: true }, { required: ["b"] }), {
              changes: [{ level: 20, without: ["required"] }],
            }),
          },
          { required: ["a"] },
        ),
        { changes: [{ level: 20, without: ["required"] }] },
      ),
    ],
    [
      "a property that is no longer required",
      [holding({ a: text }, { required: ["a"] }), holding({ a: text })],
      holding({ a: marked(text, { changes: [{ level: 20, was: { required: true } }] }) }),
    ],
    [
      "a property that changed and became required, in one change",
      [holding({ a: text }), holding({ a: number }, { required: ["a"] })],
      holding(
        { a: marked(number, { changes: [{ level: 20, was: { ...text, required: false } }] }) },
        { required: ["a"] },
      ),
    ],
    [
      "no list of a property that is always required and never declared",
      [holding({ a: text }, { required: ["b"] }), holding({ a: number }, { required: ["b"] })],
      holding({ a: marked(number, { changes: [{ level: 20, was: text }] }) }, { required: ["b"] }),
    ],
    [
      "a property that became required, beside one always required and never declared",
      [holding({ a: text }, { required: ["b"] }), holding({ a: text }, { required: ["b", "a"] })],
      holding(
        { a: marked(text, { changes: [{ level: 20, was: { required: false } }] }) },
        { required: ["b", "a"] },
      ),
    ],
    [
      "each list `required` whose properties are never declared",
      [{ required: ["a"] }, { required: ["a", "b"] }, { required: ["b", "a"] }, number],
      marked(number, {
        changes: [
          { level: 20, was: { required: ["a"] } },
          { level: 40, was: { required: ["b", "a"] }, without: ["type"] },
        ],
      }),
    ],
    [
      "the list `required` if the list of a property changed too",
      [
        holding({ a: { required: ["b"] } }),
        holding({ a: { required: ["b", "c"] } }, { required: ["a"] }),
      ],
      marked(
        holding(
          {
            a: marked(
              { required: ["b", "c"] },
              { changes: [{ level: 20, was: { required: ["b"] } }] },
            ),
          },
          { required: ["a"] },
        ),
        { changes: [{ level: 20, without: ["required"] }] },
      ),
    ],
    [
      "an object whose own list was added before it became required",
      [
        holding({ a: holding({ b: true }) }),
        holding({ a: holding({ b: true }, { required: ["b"] }) }),
        holding({ a: holding({ b: true }, { required: ["b"] }) }, { required: ["a"] }),
      ],
      holding(
        {
          a: marked(holding({ b: true }, { required: ["b"] }), {
            changes: [
              { level: 20, without: ["required"] },
              { level: 30, was: { required: false } },
            ],
          }),
        },
        { required: ["a"] },
      ),
    ],
    [
      "an added and a removed value",
      [{ enum: ["a", "c"] }, { enum: ["b", "a"] }],
      marked({ enum: ["b", "a", "c"] }, { values: { b: { since: 20 }, c: { until: 20 } } }),
    ],
    [
      "the whole list of values if all are replaced",
      [{ enum: ["a"] }, { enum: ["b"] }, { enum: ["c"] }],
      marked(
        { enum: ["c"] },
        {
          changes: [
            { level: 20, was: { enum: ["a"] } },
            { level: 30, was: { enum: ["b"] } },
          ],
        },
      ),
    ],
    [
      "a list of values that was added and removed",
      [text, { ...text, enum: ["a"] }, text],
      marked(text, {
        changes: [
          { level: 20, without: ["enum"] },
          { level: 30, was: { enum: ["a"] } },
        ],
      }),
    ],
    [
      "no list of values that stayed",
      [
        { ...text, enum: ["a", "b"] },
        { ...number, enum: ["b", "a"] },
      ],
      marked({ ...number, enum: ["b", "a"] }, { changes: [{ level: 20, was: text }] }),
    ],
    ...[
      ["equal as text", ["1"], ["1", 1]],
      ["listed twice", ["a", "a"], ["a", "a", "b"]],
      ["objects", [1], [1, { a: 1 }]],
    ].map(([what, before, now]): [string, Json[], Json] => [
      `values that are ${what}`,
      [{ enum: before as Json }, { enum: now as Json }],
      marked({ enum: now as Json }, { changes: [{ level: 20, was: { enum: before as Json } }] }),
    ]),
    [
      "an added branch",
      [{ oneOf: [text] }, { oneOf: [number, text] }],
      { oneOf: [marked(number, { since: 20 }), text] },
    ],
    [
      "added items, and later ones",
      [{ type: "array" }, { type: "array", items: text }, { type: "array", items: number }],
      marked(
        { type: "array", items: number },
        {
          changes: [
            { level: 20, without: ["items"] },
            { level: 30, was: { items: text } },
          ],
        },
      ),
    ],
    [
      "a changed part, in its place",
      [{ allOf: [always, text] }, { allOf: [always, number] }],
      { allOf: [always, marked(number, { changes: [{ level: 20, was: text }] })] },
    ],
    [
      "all parts if there is one more",
      [{ allOf: [text] }, { allOf: [text, always] }],
      marked({ allOf: [text, always] }, { changes: [{ level: 20, was: { allOf: [text] } }] }),
    ],
    [
      "an added pattern of properties",
      [{ patternProperties: { a: text } }, { patternProperties: { a: text, b: text } }],
      marked(
        { patternProperties: { a: text, b: text } },
        { changes: [{ level: 20, was: { patternProperties: { a: text } } }] },
      ),
    ],
    ...[
      ["items that became `true`", { items: text }, { items: true }],
      ["a property that became `true`", { properties: { a: text } }, { properties: { a: true } }],
      ["properties that were null", { properties: null }, { properties: { a: text } }],
      ["branches that were null", { oneOf: null }, { oneOf: [text] }],
      ["branches with one that was null", { oneOf: [null, text] }, { oneOf: [number] }],
    ].map(([what, before, now]): [string, Json[], Json] => [
      what as string,
      [before as Json, now as Json],
      marked(now as JsonObject, { changes: [{ level: 20, was: before as JsonObject }] }),
    ]),
    [
      "a schema that was empty",
      [{ not: {} }, { not: text }],
      { not: marked(text, { changes: [{ level: 20, without: ["type"] }] }) },
    ],
    [
      "an object that was a string",
      [text, holding({ a: text, b: text })],
      marked(holding({ a: text, b: text }), {
        changes: [{ level: 20, was: text, without: ["properties"] }],
      }),
    ],
    [
      "an object with required properties that was a string",
      [text, holding({ a: text }, { required: ["a"] })],
      marked(holding({ a: text }, { required: ["a"] }), {
        changes: [{ level: 20, was: text, without: ["properties", "required"] }],
      }),
    ],
    [
      "a closed object that was open",
      [holding(always), holding(always, { additionalProperties: false })],
      marked(holding(always, { additionalProperties: false }), {
        changes: [{ level: 20, without: ["additionalProperties"] }],
      }),
    ],
    [
      "no reordering",
      [{ type: ["string", "null"] }, { type: ["null", "string"] }],
      { type: ["null", "string"] },
    ],
    [
      "no reordering and no empty list beside a change",
      [
        { ...text, allOf: [always, {}] },
        { ...number, allOf: [{}, always], prefixItems: [] },
      ],
      marked(
        { ...number, allOf: [{}, always], prefixItems: [] },
        { changes: [{ level: 20, was: text }] },
      ),
    ],
    [
      "no descriptions",
      [
        { ...text, description: "A" },
        { ...text, description: "B" },
        { ...number, description: "C" },
      ],
      marked({ ...number, description: "C" }, { changes: [{ level: 30, was: text }] }),
    ],
  ])("marks %s", (_, schemas, want) => {
    expect(schemaOfThing(inferred(...schemas.map((schema) => thing(schema))))).toEqual(want);
  });

  const changed = (node: JsonObject, ...changes: Json[]) => marked(node, { changes });
  const query = (name: string, others = {}) => ({ name, in: "query", schema: text, ...others });
  const parameters = (...list: Json[]) => ({ parameters: list });
  const ref = (place: string) => ({ $ref: `#/components/${place}` });
  const [schemaA, schemaB] = [schemaRef("A"), schemaRef("B")];

  /** Makes versions in which one operation has something inline and others refer to each component of a section. */
  const beside =
    (section: string, components: JsonObject, holding: (one: JsonObject) => JsonObject) =>
    (one: JsonObject, mark: JsonObject = {}) => {
      const operations = { "PUT /a": { ...holding(one), ...mark } };
      for (const name of Object.keys(components)) {
        Object.assign(operations, { [`PUT /${name}`]: holding(ref(`${section}/${name}`)) });
      }
      return api(operations, { [section]: components });
    };
  const schema = beside("schemas", { A: holding({ a: text }), B: text }, (one) => responding(one));
  const body = beside("requestBodies", { A: {}, B: {} }, (one) => ({ requestBody: one }));
  const response = beside("responses", { A: {} }, (one) => ({ responses: { "200": one } }));
  const paths = (a: JsonObject) => ({
    ...api({}, { pathItems: { A: {}, B: {} } }),
    paths: { "/a": a, "/A": ref("pathItems/A"), "/B": ref("pathItems/B") },
  });
  const encoding = (one: JsonObject, mark: JsonObject = {}) =>
    api({ "PUT /a": requesting(text, { encoding: one, ...mark }) });
  const [asText, asJson] = [{ contentType: "text/plain" }, { contentType: "application/json" }];
  const calling = (item: string) => ({
    callbacks: { done: { "{$url}": ref(`pathItems/${item}`) } },
  });
  const called = { post: { responses: {} } };

  it.each<[string, OpenApiDocument[], OpenApiDocument]>([
    [
      "a parameter that became required",
      [{}, { required: true }].map((one) => api({ "GET /a": parameters(query("a", one)) })),
      api({
        "GET /a": parameters(
          changed(query("a", { required: true }), { level: 20, without: ["required"] }),
        ),
      }),
    ],
    [
      "properties with references to components",
      [schema(holding({ a: schemaA })), schema(holding({ a: schemaB, b: schemaA }))],
      schema(
        holding({
          a: changed(schemaB, { level: 20, was: schemaA }),
          b: marked(schemaA, { since: 20 }),
        }),
      ),
    ],
    [
      "a component that changed, not one that was added",
      [
        api({ "GET /a": responding(schemaA) }, { schemas: { A: text } }),
        api(
          { "GET /a": responding(schemaA), "GET /b": responding(schemaB) },
          { schemas: { A: number, B: text } },
        ),
      ],
      api(
        {
          "GET /a": responding(schemaA),
          "GET /b": marked(responding(schemaB), { since: 20 }),
        },
        { schemas: { A: changed(number, { level: 20, was: text }), B: text } },
      ),
    ],
    [
      "the operation around a body that refers to another component",
      [body(ref("requestBodies/A")), body(ref("requestBodies/B"))],
      body(
        ref("requestBodies/B"),
        changed({}, { level: 20, was: { requestBody: ref("requestBodies/A") } }),
      ),
    ],
    [
      "a path that refers to another component",
      [paths(ref("pathItems/A")), paths(ref("pathItems/B"))],
      paths(changed(ref("pathItems/B"), { level: 20, was: ref("pathItems/A") })),
    ],
    [
      "the operation around a response that was a reference",
      [response(ref("responses/A")), response({ description: "Done." })],
      response(
        { description: "Done." },
        changed({}, { level: 20, was: { responses: { "200": ref("responses/A") } } }),
      ),
    ],
    [
      "the encoding of a form, before fields were added to it",
      [encoding({ a: asText }), encoding({ a: asJson }), encoding({ a: asJson, b: asText })],
      encoding(
        { a: asJson, b: asText },
        changed(
          {},
          { level: 20, was: { encoding: { a: asText } } },
          { level: 30, was: { encoding: { a: asJson } } },
        ),
      ),
    ],
    [
      "added callbacks, not the component to which they refer",
      [
        api({ "PUT /a": {}, "PUT /b": calling("B") }, { pathItems: { B: {} } }),
        api(
          { "PUT /a": calling("A"), "PUT /b": calling("B") },
          { pathItems: { A: called, B: {} } },
        ),
      ],
      api(
        {
          "PUT /a": changed(calling("A"), { level: 20, without: ["callbacks"] }),
          "PUT /b": calling("B"),
        },
        { pathItems: { A: called, B: {} } },
      ),
    ],
    [
      "the operation around references to a component that is a reference",
      [
        api({ "GET /a": {} }),
        api(
          { "GET /a": parameters(ref("parameters/A")) },
          { parameters: { A: ref("parameters/B"), B: query("b") } },
        ),
      ],
      api(
        {
          "GET /a": changed(parameters(ref("parameters/A")), {
            level: 20,
            without: ["parameters"],
          }),
        },
        { parameters: { A: ref("parameters/B"), B: query("b") } },
      ),
    ],
  ])("marks in a document %s", (_, documents, want) => {
    const { "x-feature-levels": __, ...document } = inferred(...documents);
    expect(document).toEqual(want);
  });

  it("keeps the order of the newest version, followed by what was removed", () => {
    const stays = { required: ["a"], properties: { a: text }, type: "object" };
    const document = inferred(
      thing({ properties: { went: text, stays }, type: "object" }),
      thing({ properties: { came: text, stays }, type: "object" }),
    );
    const came = marked(text, { since: 20 });
    const went = marked(text, { until: 20 });
    const want = { properties: { came, stays, went }, type: "object" };
    expect(JSON.stringify(schemaOfThing(document))).toBe(JSON.stringify(want));
  });

  it("marks added operations, not their path", () => {
    const [a, b] = [{ "GET /a": responding(text) }, { "PUT /b": responding(text) }];
    const documents = [a, { ...a, ...b }, { ...a, ...b, "GET /b": {} }].map((one) => api(one));
    const document = inferred(...documents);
    expect(document.paths).toHaveProperty("/b", {
      put: marked(responding(text), { since: 20 }),
      get: marked({ responses: {} }, { since: 30 }),
    });
    expect(project(document, 10).paths).not.toHaveProperty("/b");
  });

  it("marks the component, not the reference to it", () => {
    const parameter = { name: "a", in: "query", schema: text };
    const using = { parameters: [{ $ref: "#/components/parameters/A" }], ...responding(text) };
    const document = inferred(
      api({ "GET /a": responding(text) }),
      api({ "GET /a": using }, { parameters: { A: parameter } }),
    );
    const parameters = { A: marked(parameter, { since: 20 }) };
    const want = api({ "GET /a": using }, { parameters });
    expect(document).toEqual({ ...want, "x-feature-levels": expect.any(Array) });
  });

  it("lists the levels at which something changed, with names to be filled in", () => {
    const document = inferred(thing(text), thing(text), thing(number));
    expect(document["x-feature-levels"]).toEqual([
      { level: 30, release: "1", name: "level30", summary: "TODO: what came with 1." },
    ]);
    expect(inferred(thing(text), thing(text))).not.toHaveProperty("x-feature-levels");
  });

  it.each<[string, JsonObject]>([
    ["without a version", { info: { title: "Small" } }],
    ["without `info`", {}],
  ])("names the level of a document %s after its level", (_, head) => {
    const version = ({ paths = {} }: OpenApiDocument) => ({ ...head, paths });
    const document = inferred(version(thing(text)), version(thing(number)));
    expect(document["x-feature-levels"]).toMatchObject([{ level: 20, release: "20" }]);
  });

  it("reports level and place of a version if another version has the same level", () => {
    const versions = [text, number].map((schema) => ({ level: 10, document: thing(schema) }));
    expect(() => infer(versions)).toThrowError(
      expect.objectContaining({
        name: "InferenceError",
        message:
          "annotations cannot express this difference; write both documents in the same form here",
        level: 10,
        pointer: "#/paths/~1thing/get/responses/200/content/application~1json/schema/type",
      }) as InferenceError,
    );
  });

  it("keeps an example that only removed operations refer to", () => {
    const media = (name: string) => ({
      examples: { shown: { $ref: `#/components/examples/${name}` } },
    });
    const old = responding(text, media("old"));
    const now = responding(text, media("now"));
    const examples = { old: { value: "old" }, now: { value: "now" } };
    const { old: _, ...left } = examples;
    const document = inferred(
      api({ "GET /old": old, "GET /now": now }, { examples }),
      api({ "GET /now": now }, { examples: left }),
    );
    expect(project(document, 10).components).toEqual({ examples });
    expect(project(document, 20).components).toEqual({ examples: left });
  });

  it("marks an operation that was removed and added again", () => {
    const [there, other] = [responding(text), responding(number)];
    const documents = [{ "GET /a": there }, { "PUT /a": there }, { "GET /a": other }];
    expect(inferred(...documents.map((one) => api(one)))).toMatchObject({
      paths: {
        "/a": {
          get: { "x-feature-level": { since: [30], until: [20] } },
          put: { "x-feature-level": { since: 20, until: 30 } },
        },
      },
    });
  });

  it("records an earlier reference in the object around it, as no mark can stand beside a reference", () => {
    const a = { name: "a", in: "query", schema: text };
    const [toA, toB] = ["A", "B"].map((name) => ({ $ref: `#/components/parameters/${name}` }));
    const components = { parameters: { A: a, B: { ...a, name: "b" } } };
    const using = (...parameters: Json[]) => ({ parameters, ...responding(text) });
    const document = inferred(
      api({ "GET /a": using(a), "GET /b": using(toB as Json) }, components),
      api({ "GET /a": using(toA as Json, toB as Json), "GET /b": using(toB as Json) }, components),
    );
    expect(document.paths).toMatchObject({
      "/a": {
        get: marked(using(toA as Json, toB as Json), {
          changes: [{ level: 20, was: { parameters: [a] } }],
        }),
      },
      "/b": { get: using(toB as Json) },
    });
    expect(document.components).toEqual(components);
  });

  it("stores an operation whole if marks inside it do not restore a version, and tells the place and level", () => {
    const { document, held } = inferredFrom(
      calledBack({}),
      calledBack({ post: { responses: {} } }),
    );
    const pointer = "#/paths/~1a/get";
    expect(held).toEqual([{ pointer, place: `${pointer}/callbacks/done/{$url}`, level: 10 }]);
    const was = { callbacks: { done: { "{$url}": {} } } };
    expect(document.paths).toMatchObject({
      "/a": { get: { "x-feature-level": { changes: [{ level: 20, was }] } } },
    });
  });

  it("stores a component whole if a property stays in another part", () => {
    const part = { schemas: { B: holding({ a: text }) } };
    const own = (schema: JsonObject) =>
      api({ "GET /a": responding(schemaA) }, { schemas: { ...part.schemas, A: schema } });
    const { document, held } = inferredFrom(
      own({ allOf: [schemaB], ...holding({ a: text }, { required: ["a"] }) }),
      own({ allOf: [schemaB], ...holding(always) }),
    );
    expect(held.map(({ pointer }) => pointer)).toEqual(["#/components/schemas/A"]);
    expect(document.components).toMatchObject({
      schemas: {
        A: {
          "x-feature-level": {
            changes: [{ level: 20, was: { properties: { a: text }, required: ["a"] } }],
          },
        },
      },
    });
  });

  it("refuses a version that requires what a component declares only later, with place and level", () => {
    const part = (properties: JsonObject) => ({ schemas: { Part: holding(properties) } });
    const schema = { allOf: [schemaRef("Part")], required: ["a"] };
    const documents = [always, { ...always, a: text }].map((one) => thing(schema, part(one)));
    expect(() => infer(versionsOf(...documents))).toThrowError(
      expect.objectContaining({
        name: "InferenceError",
        level: 10,
        pointer: "#/paths/~1thing/get/responses/200/content/application~1json/schema/required",
      }) as InferenceError,
    );
  });

  it.each<[string, Json, Json]>([
    [
      "a reference comes, and the component was there before",
      [{ $ref: "#/components/parameters/Size" }],
      [],
    ],
    [
      "a parameter becomes a reference",
      [{ $ref: "#/components/parameters/Size" }],
      [{ name: "size", in: "query", schema: text }],
    ],
  ])("names a list that is stored whole because %s", (_, now, before) => {
    const size = { name: "size", in: "query", schema: number };
    const using = (parameters: Json) =>
      api(
        { "GET /a": { parameters }, "GET /b": { parameters: now } },
        { parameters: { Size: size } },
      );
    const { document, referring, held } = inferredFrom(using(before), using(now));
    expect([referring, held]).toEqual([["#/paths/~1a/get/parameters"], []]);
    expect(Object(document.components)).toEqual({ parameters: { Size: size } });
  });

  it.each<[string, string[], JsonObject]>([
    ["that came with its references", ["GET /b"], { since: 20 }],
    ["that went with its references", [], { until: 20 }],
  ])("marks a component %s once, and no list that refers to it", (_, removed, mark) => {
    const size = { name: "size", in: "query", schema: number };
    const other = { name: "q", in: "query", schema: text };
    const using = (...names: string[]) => {
      const parameters = [other, ...names.map((name) => ref(`parameters/${name}`))];
      const operations = { "GET /a": { parameters }, "GET /b": { parameters } };
      return api(operations, names.length > 0 ? { parameters: { Size: size } } : {});
    };
    const versions = [using(), using("Size")];
    const documents = removed.length > 0 ? versions : versions.toReversed();
    const { document, referring } = inferredFrom(...documents);
    expect(referring).toEqual([]);
    expect(document.components).toEqual({ parameters: { Size: marked(size, mark) } });
    expect(JSON.stringify(document).match(/"x-feature-level":/g)).toHaveLength(1);
  });

  it("marks a subtype that only the discriminator of its parent implies", () => {
    const pet = {
      ...holding({ kind: text }, { required: ["kind"] }),
      discriminator: { propertyName: "kind" },
    };
    const kinds = (...names: string[]) =>
      api(
        { "GET /a": responding(schemaRef("Pet")) },
        {
          schemas: {
            Pet: pet,
            ...Object.fromEntries(names.map((name) => [name, { allOf: [schemaRef("Pet")] }])),
          },
        },
      );
    const document = inferred(kinds("Cat"), kinds("Cat", "Dog"), kinds("Dog"));
    const kind = { allOf: [schemaRef("Pet")] };
    expect(document.components).toEqual({
      schemas: { Pet: pet, Dog: marked(kind, { since: 20 }), Cat: marked(kind, { until: 30 }) },
    });
  });

  const scale = (name: string, example: JsonObject) =>
    thing(holding({ [name]: number }, { required: [name] }), {
      media: { examples: { one: { value: example } } },
    });
  it("ends an example that does not fit an older version, whose own one stays", () => {
    const documents = [
      scale("weight", { weight: 1 }),
      scale("weight", { weight: 2 }),
      scale("mass", { mass: 3 }),
    ];
    const document = inferred(...documents);
    const changes = [{ level: 30, was: { value: { weight: 2 } } }];
    expect(mediaOfThing(document).examples).toEqual({
      one: marked({ value: { mass: 3 } }, { changes }),
    });
    expect(mediaOfThing(project(document, 10)).examples).toEqual({ one: { value: { weight: 2 } } });
  });

  it("ends an example without a name", () => {
    const single = (name: string) =>
      thing(holding({ [name]: number }, { required: [name] }), {
        media: { example: { [name]: 1 } },
      });
    const { schema: _, ...media } = mediaOfThing(inferred(single("weight"), single("mass")));
    expect(media).toEqual(
      changed({ example: { mass: 1 } }, { level: 20, was: { example: { weight: 1 } } }),
    );
  });

  it("ends an example of which an older version has none, and keeps the one of another name", () => {
    const before = scale("weight", { weight: 1 });
    const renamed = structuredClone(before);
    mediaOfThing(renamed).examples = { other: { value: { weight: 2 } } };
    const now = scale("mass", { mass: 3 });
    const shownAt = (level: number) =>
      mediaOfThing(project(inferred(renamed, now), level)).examples;
    expect([10, 20].map(shownAt)).toEqual([
      { other: { value: { weight: 2 } } },
      { one: { value: { mass: 3 } } },
    ]);
    mediaOfThing(renamed).examples = {};
    expect([10, 20].map(shownAt)).toEqual([undefined, { one: { value: { mass: 3 } } }]);
  });

  it.each<[string, OpenApiDocument, OpenApiDocument]>([
    ["fits it too", scale("weight", { weight: 1 }), scale("weight", { weight: 2 })],
    ["fits as little as its own", scale("weight", {}), scale("mass", { mass: 3 })],
  ])("has only the newest example for an older version if it %s", (_, before, now) => {
    const document = inferred(before, now);
    expect(mediaOfThing(document)).not.toHaveProperty("x-feature-level");
    expect(mediaOfThing(document).examples).toEqual(mediaOfThing(now).examples);
  });

  it("adds components of the newest version to which nothing refers, at all levels", () => {
    const using = (...names: string[]) => ({
      "GET /a": responding({ anyOf: names.map((name) => schemaRef(name)) }),
    });
    const schemas = (...names: string[]) => ({
      schemas: Object.fromEntries(names.map((name) => [name, text])),
    });
    const document = inferred(
      api(using("A"), schemas("A", "Always", "Old", "Later")),
      api(using("A", "Later"), schemas("A", "Always", "Later", "New")),
      api(using("Later"), schemas("A", "Always", "Later", "New")),
    );
    expect(document.components).toEqual(schemas("A", "Always", "Later", "New"));
    const { schemas: first } = Object(project(document, 10).components);
    expect(Object.keys(first).sort()).toEqual(["A", "Always", "New"]);
  });

  it.each<[string, readonly (JsonObject | undefined)[], Json | undefined]>([
    ["comes", [undefined, {}], undefined],
    ["with parameters goes", [shared, undefined], undefined],
    [
      "gets its first operation",
      [{}, { get: { responses: {} } }],
      { get: marked({ responses: {} }, { since: 20 }) },
    ],
  ])("has no mark on a path without operations that %s", (_, items, want) => {
    const versions = items.map((item) => ({
      ...api({ "GET /other": {} }),
      paths: { "/other": { get: { responses: {} } }, ...(item && { "/a": item }) },
    }));
    expect(Object(inferred(...versions).paths)["/a"]).toEqual(want);
  });

  it("marks a field of a path that came later, and later lost it", () => {
    const get = { get: { responses: {} } };
    const limit = { limit: { name: "limit", in: "query", schema: number } };
    const toLimit = [ref("parameters/limit")];
    const paths = (item?: JsonObject) =>
      ({
        ...api({}, { parameters: limit }),
        paths: {
          "/rooms": { get: { parameters: toLimit, responses: {} } },
          ...(item && { "/later": item }),
        },
      }) as OpenApiDocument;
    const versions = [undefined, get, { ...get, parameters: toLimit }].map(paths);
    const document = inferred(...versions);
    expect(Object(document.paths)["/later"]).toEqual(
      marked(
        { parameters: toLimit, get: marked({ responses: {} }, { since: 20 }) },
        { changes: [{ level: 30, without: ["parameters"] }] },
      ),
    );
  });
});

const calledBack = (item: JsonObject) =>
  api({ "GET /a": { callbacks: { done: { "{$url}": item } } } });

describe("prove", () => {
  it.each<[string, Json, Json, string]>([
    ["a type", text, number, "/type"],
    ["an additional property", holding(always), holding({ ...always, a: text }), "/properties/a"],
    [
      "a value in a property",
      holding({ a: { const: 1 } }),
      holding({ a: { const: 2 } }),
      "/properties/a/const",
    ],
    [
      "a significant order",
      { prefixItems: [text, number] },
      { prefixItems: [number, text] },
      "/prefixItems",
    ],
  ])("reports level and place of %s", (_, found, want, below) => {
    const place = "#/paths/~1thing/get/responses/200/content/application~1json/schema";
    expect(() => prove(thing(found), { level: 10, document: thing(want) })).toThrowError(
      expect.objectContaining({ level: 10, pointer: place + below }) as InferenceError,
    );
  });
});

it("random versions equal the projections of the document inferred from them", () => {
  // About one family of a hundred requires a property that only another version declares.
  expect(checkFamilies(seed, tries(5))).toBeLessThan(tries(5) / 2);
});
