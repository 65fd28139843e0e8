// One annotated document from plain versions: its annotations, its snapshots (equal to the versions), and what is
// refused.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { withNext } from "../../../src/toolkit/infer/add-version.ts";
import { infer } from "../../../src/toolkit/infer/infer-annotations.ts";
import { InferenceError, type Version } from "../../../src/toolkit/infer/inference-input.ts";
import { annotatedObjects } from "../../../src/toolkit/levels/annotated-objects.ts";
import {
  compatibleDocuments,
  compatibleFrom,
} from "../../../src/toolkit/levels/compatible-document.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { snapshotAt, snapshots } from "../../../src/toolkit/levels/snapshot.ts";
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
import { versionFamily } from "../../helpers/version-families.ts";

const seed = printedSeed("inferred families");

const schemaPlace = "#/paths/~1thing/get/responses/200/content/application~1json/schema";
const levels = [10, 20, 30, 40];
const versionsOf = (...documents: OpenApiDocument[]) =>
  documents.map((document, index) => ({ level: levels[index] as number, document }));

/** The document inferred at the first try, with each snapshot proved equal to its version. */
function inferred(...documents: OpenApiDocument[]): OpenApiDocument {
  const { document, fallbacks: held } = inferredFrom(...documents);
  expect(held).toEqual([]);
  return document;
}

/** The same where annotations on members may not restore a version, with what is stored whole. */
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
const always = { always: text };
const closed = { additionalProperties: false };
const queryA = { name: "a", in: "query", schema: text };
const ref = (place: string) => ({ $ref: `#/components/${place}` });
const [schemaA, schemaB] = [schemaRef("A"), schemaRef("B")];

/** All annotations of a document, by place. */
const annotationsOf = (document: OpenApiDocument) =>
  Object.fromEntries(
    annotatedObjects(document).map(({ pointer, node }) => [pointer, node["x-feature-level"]]),
  );
const changes = (...all: JsonObject[]) => ({ changes: all });
/** The annotation of an object with other fields at the first level. */
const was = (fields: JsonObject, ...without: string[]) =>
  changes({ level: 20, was: fields, ...(without.length > 0 && { without }) });
const lacked = (...without: string[]) => changes({ level: 20, without });

describe("infer", () => {
  it.each<[string, Json[], JsonObject]>([
    ["nothing if nothing differs", [text, text], {}],
    [
      "a property that was added",
      [holding(always), holding({ ...always, a: text }), holding({ ...always, a: text })],
      { "/properties/a": { since: 20 } },
    ],
    [
      "a property that was removed and added again",
      [holding({ ...always, a: text }), holding(always), holding({ ...always, a: text })],
      { "/properties/a": { since: [30], until: [20] } },
    ],
    [
      "a property that was added and removed twice",
      [always, { ...always, a: text }, always, { ...always, a: text }].map((all) => holding(all)),
      { "/properties/a": { since: [20, 40], until: 30 } },
    ],
    [
      "all branches replaced, as lint refuses a list without members",
      [{ oneOf: [text] }, { oneOf: [] }],
      { "": was({ oneOf: [text] }) },
    ],
    [
      "changed and added fields in one change",
      [text, { format: "int64", ...number }],
      { "": was(text, "format") },
    ],
    [
      "required properties that came and went, not their order",
      [
        holding({ a: text, b: text, d: text }, { required: ["b", "a", "d"] }),
        holding({ a: text, b: text, c: text }, { required: ["a", "b", "c"] }),
      ],
      { "/properties/c": { since: 20 }, "/properties/d": { until: 20 } },
    ],
    [
      "a property that is no longer required",
      [holding({ a: text }, { required: ["a"] }), holding({ a: text })],
      { "/properties/a": was({ required: true }) },
    ],
    [
      "a property that changed and became required, in one change",
      [holding({ a: text }), holding({ a: number }, { required: ["a"] })],
      { "/properties/a": was({ ...text, required: false }) },
    ],
    [
      "a property that became required, beside one always required and never declared",
      [holding({ a: text }, { required: ["b"] }), holding({ a: text }, { required: ["b", "a"] })],
      { "/properties/a": was({ required: false }) },
    ],
    [
      "each list `required` whose properties are never declared",
      [{ required: ["a"] }, { required: ["a", "b"] }, { required: ["b", "a"] }, number],
      {
        "": changes(
          { level: 20, was: { required: ["a"] } },
          { level: 40, was: { required: ["b", "a"] }, without: ["type"] },
        ),
      },
    ],
    [
      "the list `required` if the list of a property changed too",
      [
        holding({ a: { required: ["b"] } }),
        holding({ a: { required: ["b", "c"] } }, { required: ["a"] }),
      ],
      { "": lacked("required"), "/properties/a": was({ required: ["b"] }) },
    ],
    [
      "an object whose own list was added before it became required",
      [
        holding({ a: holding({ b: true }) }),
        holding({ a: holding({ b: true }, { required: ["b"] }) }),
        holding({ a: holding({ b: true }, { required: ["b"] }) }, { required: ["a"] }),
      ],
      {
        "/properties/a": changes(
          { level: 20, without: ["required"] },
          { level: 30, was: { required: false } },
        ),
      },
    ],
    [
      "an added and a removed value",
      [{ enum: ["a", "c"] }, { enum: ["b", "a"] }],
      { "": { values: { b: { since: 20 }, c: { until: 20 } } } },
    ],
    [
      "the whole list of values if all are replaced",
      [{ enum: ["a"] }, { enum: ["b"] }, { enum: ["c"] }],
      { "": changes({ level: 20, was: { enum: ["a"] } }, { level: 30, was: { enum: ["b"] } }) },
    ],
    [
      "a list of values that was added and removed",
      [text, { ...text, enum: ["a"] }, text],
      { "": changes({ level: 20, without: ["enum"] }, { level: 30, was: { enum: ["a"] } }) },
    ],
    [
      "no list of values that stayed",
      [
        { ...text, enum: ["a", "b"] },
        { ...number, enum: ["b", "a"] },
      ],
      { "": was(text) },
    ],
    ...[
      ["equal as text", ["1"], ["1", 1]],
      ["listed twice", ["a", "a"], ["a", "a", "b"]],
      ["objects", [1], [1, { a: 1 }]],
    ].map(([what, before, now]): [string, Json[], JsonObject] => [
      `values that are ${what}`,
      [{ enum: before as Json }, { enum: now as Json }],
      { "": was({ enum: before as Json }) },
    ]),
    [
      "an added branch",
      [{ oneOf: [text] }, { oneOf: [number, text] }],
      { "/oneOf/0": { since: 20 } },
    ],
    [
      "added items, and later ones",
      [{ type: "array" }, { type: "array", items: text }, { type: "array", items: number }],
      {
        "": changes({ level: 20, without: ["items"] }),
        "/items": changes({ level: 30, was: { type: "string" } }),
      },
    ],
    [
      "a property that changes after an object came for a union",
      [
        { oneOf: [text, number] },
        { type: "object", properties: { a: text, b: text } },
        { type: "object", properties: { a: number, b: text } },
      ],
      {
        "": changes({ level: 20, was: { oneOf: [text, number] }, without: ["type", "properties"] }),
        "/properties/a": changes({ level: 30, was: { type: "string" } }),
      },
    ],
    [
      "a property that comes after an object came for a union, which required it before",
      [
        { oneOf: [text, number] },
        { type: "object", required: ["a"], properties: { b: text } },
        { type: "object", required: ["a"], properties: { a: text, b: text } },
      ],
      {
        "": changes(
          {
            level: 20,
            was: { oneOf: [text, number] },
            without: ["type", "properties", "required"],
          },
          { level: 30, was: { properties: { b: text } } },
        ),
      },
    ],
    [
      "a changed part, in its place",
      [{ allOf: [always, text] }, { allOf: [always, number] }],
      { "/allOf/1": was(text) },
    ],
    [
      "a part that came, and one that went",
      [{ allOf: [schemaRef("A"), text] }, { allOf: [schemaRef("B"), text] }],
      { "/allOf/0": { since: 20 }, "/allOf/2": { until: 20 } },
    ],
    [
      "an added pattern of properties",
      [{ patternProperties: { a: text } }, { patternProperties: { a: text, b: text } }],
      { "": was({ patternProperties: { a: text } }) },
    ],
    ...[
      ["items that became `true`", { items: text }, { items: true }],
      ["a property that became `true`", { properties: { a: text } }, { properties: { a: true } }],
      ["properties that were null", { properties: null }, { properties: { a: text } }],
      ["branches that were null", { oneOf: null }, { oneOf: [text] }],
      ["branches with one that was null", { oneOf: [null, text] }, { oneOf: [number] }],
    ].map(([what, before, now]): [string, Json[], JsonObject] => [
      what as string,
      [before as Json, now as Json],
      { "": was(before as JsonObject) },
    ]),
    ["a schema that was empty", [{ not: {} }, { not: text }], { "/not": lacked("type") }],
    [
      "an object with required properties that was a string",
      [text, holding({ a: text }, { required: ["a"] })],
      { "": was(text, "properties", "required") },
    ],
    [
      "a closed object that was open",
      [holding(always), holding(always, closed)],
      { "": lacked("additionalProperties") },
    ],
    [
      "no reordering and no empty list beside a change",
      [
        { ...text, allOf: [always, {}] },
        { ...number, allOf: [{}, always], prefixItems: [] },
      ],
      { "": was(text) },
    ],
    [
      "no descriptions",
      [
        { ...text, description: "A" },
        { ...text, description: "B" },
        { ...number, description: "C" },
      ],
      { "": changes({ level: 30, was: text }) },
    ],
  ])("annotates %s", (_, schemas, want) => {
    const document = inferred(...schemas.map((schema) => thing(schema)));
    const placed = Object.entries(want).map(([place, annotation]) => [
      schemaPlace + place,
      annotation,
    ]);
    expect(annotationsOf(document)).toEqual(Object.fromEntries(placed));
    const newest = snapshotAt(document, 10 * schemas.length);
    expect(schemaOfThing(newest)).toEqual(schemas.at(-1));
  });

  const parameters = (...list: Json[]) => ({ parameters: list });

  /** Makes versions in which one operation has something inline and others refer to each component of a section. */
  const beside =
    (section: string, components: JsonObject, holding: (one: JsonObject) => JsonObject) =>
    (one: JsonObject) => {
      const operations = { "PUT /a": holding(one) };
      for (const name of Object.keys(components)) {
        Object.assign(operations, { [`PUT /${name}`]: holding(ref(`${section}/${name}`)) });
      }
      return api(operations, { [section]: components });
    };
  const schema = beside("schemas", { A: holding({ a: text }), B: text }, (one) => responding(one));
  const body = beside("requestBodies", { A: {}, B: {} }, (one) => ({ requestBody: one }));
  const response = beside("responses", { A: {} }, (one) => ({ responses: { "200": one } }));
  const paths = (a: JsonObject | undefined, components: JsonObject = {}): OpenApiDocument => ({
    ...api({}, { pathItems: { A: {}, B: {} }, ...components }),
    paths: { ...(a && { "/a": a }), "/A": ref("pathItems/A"), "/B": ref("pathItems/B") },
  });
  const encoding = (one: JsonObject) => api({ "PUT /a": requesting(text, { encoding: one }) });
  const [asText, asJson] = [{ contentType: "text/plain" }, { contentType: "application/json" }];
  const calling = (item: string) => ({
    callbacks: { done: { "{$url}": ref(`pathItems/${item}`) } },
  });
  const [toA, toB] = [ref("parameters/A"), ref("parameters/B")];
  const called = { post: { responses: {} } };
  const get = { get: { responses: {} } };
  const limit = { parameters: { limit: { name: "limit", in: "query", schema: number } } };
  const toLimit = parameters(ref("parameters/limit"));
  const petKinds = (...names: string[]) => {
    const Pet = {
      ...holding({ kind: text }, { required: ["kind"] }),
      discriminator: { propertyName: "kind" },
    };
    const kinds = names.map((name) => [name, { allOf: [schemaRef("Pet")] }]);
    const schemas = { Pet, ...Object.fromEntries(kinds) };
    return api({ "GET /a": responding(schemaRef("Pet")) }, { schemas });
  };
  const done = responding(text);

  it.each<[string, OpenApiDocument[], JsonObject]>([
    [
      "a parameter that became required",
      [{}, { required: true }].map((one) => api({ "GET /a": parameters({ ...queryA, ...one }) })),
      { "#/paths/~1a/get/parameters/0": lacked("required") },
    ],
    [
      "properties with references to components",
      [schema(holding({ a: schemaA })), schema(holding({ a: schemaB, b: schemaA }))],
      {
        [`${schemaPlace.replace("thing/get", "a/put")}/properties/a`]: was(schemaA),
        [`${schemaPlace.replace("thing/get", "a/put")}/properties/b`]: { since: 20 },
      },
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
      { "#/paths/~1b/get": { since: 20 }, "#/components/schemas/A": was(text) },
    ],
    [
      "the operation around a body that refers to another component",
      [body(ref("requestBodies/A")), body(ref("requestBodies/B"))],
      { "#/paths/~1a/put": was({ requestBody: ref("requestBodies/A") }) },
    ],
    [
      "a path that refers to another component",
      [paths(ref("pathItems/A")), paths(ref("pathItems/B"))],
      { "#/paths/~1a": was(ref("pathItems/A")) },
    ],
    [
      "the operation around a response that was a reference",
      [response(ref("responses/A")), response({ description: "Done." })],
      { "#/paths/~1a/put": was({ responses: { "200": ref("responses/A") } }) },
    ],
    [
      "the encoding of a form, before fields were added to it",
      [encoding({ a: asText }), encoding({ a: asJson }), encoding({ a: asJson, b: asText })],
      {
        "#/paths/~1a/put/requestBody/content/application~1json": changes(
          { level: 20, was: { encoding: { a: asText } } },
          { level: 30, was: { encoding: { a: asJson } } },
        ),
      },
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
      { "#/paths/~1a/put": lacked("callbacks") },
    ],
    [
      "the operation around references to a component that is a reference",
      [
        api({ "GET /a": {} }),
        api({ "GET /a": parameters(toA) }, { parameters: { A: toB, B: queryA } }),
      ],
      { "#/paths/~1a/get": lacked("parameters") },
    ],
    [
      "added operations, not their path",
      [
        api({ "GET /a": done }),
        api({ "GET /a": done, "PUT /b": done }),
        api({ "GET /a": done, "PUT /b": done, "GET /b": {} }),
      ],
      { "#/paths/~1b/put": { since: 20 }, "#/paths/~1b/get": { since: 30 } },
    ],
    [
      "the component, not the reference to it",
      [
        api({ "GET /a": done }),
        api({ "GET /a": { ...parameters(toA), ...done } }, { parameters: { A: queryA } }),
      ],
      { "#/components/parameters/A": { since: 20 } },
    ],
    [
      "an operation that was removed and added again",
      [api({ "GET /a": done }), api({ "PUT /a": done }), api({ "GET /a": done })],
      {
        "#/paths/~1a/get": { since: [30], until: [20] },
        "#/paths/~1a/put": { since: 20, until: 30 },
      },
    ],
    [
      "the object around an earlier reference, as no annotation can stand beside a reference",
      [parameters(queryA), parameters(toA, toB)].map((using) =>
        api(
          { "GET /a": using, "GET /b": parameters(toB) },
          { parameters: { A: queryA, B: { ...queryA, name: "b" } } },
        ),
      ),
      { "#/paths/~1a/get": was({ parameters: [queryA] }) },
    ],
    [
      "a subtype that only the discriminator of its parent implies",
      [petKinds("Cat"), petKinds("Cat", "Dog"), petKinds("Dog")],
      { "#/components/schemas/Dog": { since: 20 }, "#/components/schemas/Cat": { until: 30 } },
    ],
    [
      "only the first operation of a path that had none",
      [paths({}), paths(get)],
      { "#/paths/~1a/get": { since: 20 } },
    ],
    [
      "a field of a path that came later, and later lost it",
      [undefined, get, { ...get, ...toLimit }].map((a) => {
        const document = paths(a, limit);
        Object.assign(document.paths as JsonObject, { "/rooms": { ...get, ...toLimit } });
        return document;
      }),
      {
        "#/paths/~1a": changes({ level: 30, without: ["parameters"] }),
        "#/paths/~1a/get": { since: 20 },
      },
    ],
  ])("annotations in a document %s", (_, documents, want) => {
    const document = inferred(...documents);
    expect(annotationsOf(document)).toEqual(want);
    const newest = snapshotAt(document, 10 * documents.length);
    expect({ ...newest, "x-feature-levels": 0 }).toEqual({
      ...documents.at(-1),
      "x-feature-levels": 0,
    });
  });

  it.each([
    ["comes", [paths(undefined), paths({})]],
    ["goes with its parameters", [paths(parameters(queryA)), paths(undefined)]],
  ])("has nothing of a path without operations that %s", (_, documents) =>
    expect(inferred(...documents).paths).toEqual(paths(undefined).paths),
  );

  it("has no path below the level of its first operation", () => {
    const document = inferred(api({ "GET /a": {} }), api({ "GET /a": {}, "PUT /b": {} }));
    expect(snapshotAt(document, 10).paths).not.toHaveProperty("/b");
  });

  it("keeps the order of the newest version, followed by what was removed", () => {
    const stays = { required: ["a"], properties: { a: text }, type: "object" };
    const document = inferred(
      thing({ properties: { went: text, stays }, type: "object" }),
      thing({ properties: { came: text, stays }, type: "object" }),
    );
    const came = { ...text, "x-feature-level": { since: 20 } };
    const went = { ...text, "x-feature-level": { until: 20 } };
    const want = { properties: { came, stays, went }, type: "object" };
    expect(JSON.stringify(schemaOfThing(document))).toBe(JSON.stringify(want));
  });

  it("lists the levels of changes with intervals and with names to fill in", () => {
    const document = inferred(thing(text), thing(text), thing(number));
    expect(document["x-feature-levels"]).toEqual([
      { level: 30, after: 20, release: "1", name: "level30", summary: "" },
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

  const part = (properties: JsonObject) => ({ schemas: { Part: holding(properties) } });
  const requiringPart = { allOf: [schemaRef("Part")], required: ["a"] };
  it.each<[string, Version[], string, RegExp]>([
    [
      "if another version has the same level",
      [text, number].map((schema) => ({ level: 10, document: thing(schema) })),
      "/type",
      /^annotations cannot express this difference\. Write both documents in the same form here$/,
    ],
    [
      "that requires what a component declares only later",
      versionsOf(...[always, { ...always, a: text }].map((all) => thing(requiringPart, part(all)))),
      "/required",
      /./,
    ],
  ])("reports level and place of a version %s", (_, versions, place, message) => {
    expect(() => infer(versions)).toThrowError(
      expect.objectContaining({
        name: "InferenceError",
        message: expect.stringMatching(message),
        level: 10,
        pointer: schemaPlace + place,
      }) as InferenceError,
    );
  });

  it("stores an operation whole if annotations do not restore it, and says where", () => {
    const calledBack = (item: JsonObject) => ({ callbacks: { done: { "{$url}": item } } });
    const { document, fallbacks: held } = inferredFrom(
      ...[{}, called].map((item) => api({ "GET /a": calledBack(item) })),
    );
    const pointer = "#/paths/~1a/get";
    expect(held).toEqual([{ pointer, place: `${pointer}/callbacks/done/{$url}`, level: 10 }]);
    expect(annotationsOf(document)).toEqual({ [pointer]: was(calledBack({})) });
  });

  it("stores a component whole if a property stays in another part", () => {
    const own = (schema: JsonObject) =>
      api(
        { "GET /a": responding(schemaA) },
        { schemas: { A: { allOf: [schemaB], ...schema }, B: holding({ a: text }) } },
      );
    const { document, fallbacks: held } = inferredFrom(
      own(holding({ a: text }, { required: ["a"] })),
      own(holding(always)),
    );
    const place = "#/components/schemas/A";
    expect(held.map(({ pointer }) => pointer)).toEqual([place]);
    expect(annotationsOf(document)).toEqual({
      [place]: was({ properties: { a: text }, required: ["a"] }),
    });
  });

  it.each<[string, Json, Json]>([
    ["a reference comes, and the component was there before", [toA], []],
    ["a parameter becomes a reference", [toA], [{ ...queryA, schema: number }]],
  ])("names a list that is stored whole because %s", (_, now, before) => {
    const components = { parameters: { A: queryA } };
    const using = (parameters: Json) =>
      api({ "GET /a": { parameters }, "GET /b": { parameters: now } }, components);
    const { document, referring, fallbacks: held } = inferredFrom(using(before), using(now));
    expect([referring, held]).toEqual([["#/paths/~1a/get/parameters"], []]);
    expect(document.components).toEqual(components);
  });

  it.each<[string, JsonObject]>([
    ["came", { since: 20 }],
    ["went", { until: 20 }],
  ])(
    "annotates a component that %s with its references once, and no list that refers to it",
    (_, annotation) => {
      const using = (...list: Json[]) => ({
        "GET /a": parameters(...list),
        "GET /b": parameters(...list),
      });
      const other = { ...queryA, name: "q" };
      const versions = [api(using(other)), api(using(other, toA), { parameters: { A: queryA } })];
      const { document, referring } = inferredFrom(
        ...("since" in annotation ? versions : versions.toReversed()),
      );
      expect(referring).toEqual([]);
      expect(annotationsOf(document)).toEqual({ "#/components/parameters/A": annotation });
    },
  );

  it("keeps an example that only removed operations refer to", () => {
    const media = (name: string) => ({ examples: { shown: ref(`examples/${name}`) } });
    const now = responding(text, media("now"));
    const examples = { old: { value: "old" }, now: { value: "now" } };
    const { old: _, ...left } = examples;
    const document = inferred(
      api({ "GET /old": responding(text, media("old")), "GET /now": now }, { examples }),
      api({ "GET /now": now }, { examples: left }),
    );
    expect(snapshotAt(document, 10).components).toEqual({ examples });
    expect(snapshotAt(document, 20).components).toEqual({ examples: left });
  });

  const scale = (name: string, value: JsonObject | undefined, key = "one") =>
    thing(holding({ [name]: number }, { required: [name] }), {
      media: { examples: value ? { [key]: { value } } : {} },
    });
  const byWeight = scale("weight", { weight: 1 });
  const byMass = scale("mass", { mass: 3 });
  const newest = { one: { value: { mass: 3 } } };
  const single = (name: string) =>
    thing(holding({ [name]: number }, { required: [name] }), { media: { example: { [name]: 1 } } });

  it.each<[string, OpenApiDocument[], (JsonObject | undefined)[]]>([
    [
      "its own, if the newest does not fit",
      [byWeight, scale("weight", { weight: 2 }), byMass],
      [{ one: { value: { weight: 2 } } }, { one: { value: { weight: 2 } } }, newest],
    ],
    [
      "its own, of another name",
      [scale("weight", { weight: 2 }, "other"), byMass],
      [{ other: { value: { weight: 2 } } }, newest],
    ],
    ["none, if it has none that fits", [scale("weight", undefined), byMass], [undefined, newest]],
  ])("shows for an older version %s", (_, documents, want) => {
    const document = inferred(...documents);
    const at = (_: unknown, index: number) =>
      mediaOfThing(snapshotAt(document, 10 * (index + 1))).examples;
    expect(documents.map(at)).toEqual(want);
  });

  it.each<[string, OpenApiDocument, OpenApiDocument]>([
    ["fits it too", byWeight, scale("weight", { weight: 2 })],
    ["fits as little as its own", scale("weight", {}), byMass],
  ])("has only the newest example for an older version if it %s", (_, before, now) => {
    const media = mediaOfThing(inferred(before, now));
    expect(media).not.toHaveProperty("x-feature-level");
    expect(media.examples).toEqual(mediaOfThing(now).examples);
  });

  it("ends an example without a name", () => {
    const { schema: _, ...media } = mediaOfThing(inferred(single("weight"), single("mass")));
    const annotation = was({ example: { weight: 1 } });
    expect(media).toEqual({ example: { mass: 1 }, "x-feature-level": annotation });
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
    const { schemas: first } = Object(snapshotAt(document, 10).components);
    expect(Object.keys(first).sort()).toEqual(["A", "Always", "New"]);
  });
});

it("annotates who may call an operation where versions differ", () => {
  const calledFrom = (below: string) =>
    api({
      "GET /thing": {
        ...responding(text),
        "x-callers": { refused: [{ below, answer: "refused" }] },
      },
    });
  const document = inferred(calledFrom("owner"), calledFrom("owner"), calledFrom("member"));
  expect(Object(document.paths)["/thing"].get).toMatchObject({
    "x-callers": { refused: [{ below: "member" }] },
    "x-feature-level": {
      changes: [{ level: 30, was: { "x-callers": { refused: [{ below: "owner" }] } } }],
    },
  });
});

it("random versions equal the snapshots, inferred at once or with the last one added", () => {
  const counts = { proved: 0, refused: 0 };
  /** The document that `work` makes, unless it is refused with a place. */
  const madeBy = (work: () => OpenApiDocument) => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof InferenceError && error.pointer.startsWith("#/"))) throw error;
      return undefined;
    }
  };
  const property = fc.property(versionFamily, (versions) => {
    const atOnce = () => infer(versions).document;
    const added = () =>
      withNext(levelled(infer(versions.slice(0, -1)).document), versions.at(-1) as Version)
        .document;
    for (const document of [madeBy(atOnce), madeBy(added)]) {
      counts[document === undefined ? "refused" : "proved"]++;
      if (document === undefined) continue;
      for (const version of versions) prove(document, version);
      const [at, from] = [snapshots(document), compatibleDocuments(document)];
      for (const { level } of versions) {
        expect(at(level)).toEqual(snapshotAt(document, level));
        expect(from(level)).toEqual(compatibleFrom(document, level));
      }
    }
  });
  fc.assert(property, { seed, numRuns: tries(5) });
  // About twenty times as many; of five, chance may refuse some.
  expect(counts.proved).toBeGreaterThan(counts.refused / 4);
});
