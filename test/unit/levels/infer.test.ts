// One document with marks out of plain versions: which marks, that its projections are the versions, and what is refused.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject, OpenApiDocument } from "../../../src/document/json.ts";
import { type InferenceError, infer, prove } from "../../../src/levels/infer/infer.ts";
import { project } from "../../../src/levels/project.ts";
import { printedSeed, tries } from "../../helpers/seed.ts";
import {
  api,
  mediaOfThing,
  responding,
  schemaOfThing,
  schemaRef,
  thing,
} from "../../helpers/small-api.ts";
import { checkFamilies } from "../../helpers/version-families.ts";

const seed = printedSeed("inferred families");

const levels = [10, 20, 30, 40];
const versionsOf = (...documents: OpenApiDocument[]) =>
  documents.map((document, index) => ({ level: levels[index] as number, document }));

/** What is inferred, after each projection was seen to be its version. */
function inferred(...documents: OpenApiDocument[]): OpenApiDocument {
  const versions = versionsOf(...documents);
  const document = infer(versions);
  for (const version of versions) prove(document, version);
  return document;
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
    ["nothing where nothing differs", [text, text], text],
    [
      "a property that came",
      [holding(always), holding({ ...always, a: text })],
      holding({ ...always, a: marked(text, { since: 20 }) }),
    ],
    [
      "a property that went, and came again",
      [holding({ ...always, a: text }), holding(always), holding({ ...always, a: text })],
      holding({ ...always, a: marked(text, { since: [30], until: [20] }) }),
    ],
    [
      "a property that came and went twice",
      [
        holding(always),
        holding({ ...always, a: text }),
        holding(always),
        holding({ ...always, a: text }),
      ],
      holding({ ...always, a: marked(text, { since: [20, 40], until: 30 }) }),
    ],
    [
      "fields that changed and that came, in one change",
      [text, { ...number, format: "int64" }],
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
      "what is required, in the order of the newest list",
      [
        holding({ a: text, b: text, d: text }, { required: ["b", "a", "d"] }),
        holding({ a: text, b: text, c: text }, { required: ["a", "b", "c"] }),
      ],
      holding(
        {
          ...{ a: text, b: text, c: marked(text, { since: 20 }) },
          d: marked(text, { until: 20 }),
        },
        { required: ["a", "b", "c", "d"] },
      ),
    ],
    [
      "what is required and not declared",
      [holding({ a: text }, { required: ["b"] }), holding({ a: text })],
      marked(holding({ a: text }), { changes: [{ level: 20, was: { required: ["b"] } }] }),
    ],
    [
      "a list of what is required, where another part has the property",
      [{ allOf: [holding({ a: text })] }, { ...holding({ a: text }, { required: ["a"] }) }].map(
        (one) => ({ ...one, type: "object" }),
      ),
      marked(holding({ a: marked(text, { since: 20 }) }, { required: ["a"] }), {
        changes: [{ level: 20, was: { allOf: [holding({ a: text })] }, without: ["required"] }],
      }),
    ],
    [
      "a list of what is required, where a property says what its own list was",
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
      "a property that is required no more",
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
      "nothing of what is always required and never declared",
      [holding({ a: text }, { required: ["b"] }), holding({ a: number }, { required: ["b"] })],
      holding({ a: marked(number, { changes: [{ level: 20, was: text }] }) }, { required: ["b"] }),
    ],
    [
      "all properties, where one was required before it was declared",
      [holding(always, { required: ["a"] }), holding({ ...always, a: text }, { required: ["a"] })],
      marked(holding({ ...always, a: text }, { required: ["a"] }), {
        changes: [{ level: 20, was: { properties: always } }],
      }),
    ],
    [
      "an object whose own list came before it was required",
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
      "a value that came",
      [{ enum: ["a"] }, { enum: ["b", "a"] }],
      marked({ enum: ["b", "a"] }, { values: { b: { since: 20 } } }),
    ],
    [
      "values of which none stayed",
      [{ enum: ["a"] }, { enum: ["b"] }],
      marked({ enum: ["b"] }, { changes: [{ level: 20, was: { enum: ["a"] } }] }),
    ],
    [
      "values that are one text",
      [{ enum: ["1"] }, { enum: ["1", 1] }],
      marked({ enum: ["1", 1] }, { changes: [{ level: 20, was: { enum: ["1"] } }] }),
    ],
    [
      "a branch that came",
      [{ oneOf: [text] }, { oneOf: [number, text] }],
      { oneOf: [marked(number, { since: 20 }), text] },
    ],
    [
      "items that came, with what changed in them",
      [{ type: "array" }, { type: "array", items: text }, { type: "array", items: number }],
      marked(
        { type: "array", items: marked(number, { changes: [{ level: 30, was: text }] }) },
        { changes: [{ level: 20, without: ["items"] }] },
      ),
    ],
    [
      "a schema that was none in particular",
      [{ not: {} }, { not: text }],
      { not: marked(text, { changes: [{ level: 20, without: ["type"] }] }) },
    ],
    [
      "an object that was a text",
      [text, holding({ a: text, b: text })],
      marked(holding({ a: text, b: text }), {
        changes: [{ level: 20, was: text, without: ["properties"] }],
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
      "nothing of an order",
      [{ type: ["string", "null"] }, { type: ["null", "string"] }],
      { type: ["null", "string"] },
    ],
    [
      "nothing of texts",
      [
        { ...text, description: "A" },
        { ...text, description: "B" },
      ],
      { ...text, description: "B" },
    ],
  ])("marks %s", (_, schemas, want) => {
    expect(schemaOfThing(inferred(...schemas.map((schema) => thing(schema))))).toEqual(want);
  });

  it("marks an operation that came, and not its path", () => {
    const get = responding(text);
    const document = inferred(api({ "GET /a": get }), api({ "GET /a": get, "PUT /b": get }));
    expect(document.paths).toMatchObject({ "/b": { put: { "x-feature-level": { since: 20 } } } });
    expect(project(document, 10).paths).not.toHaveProperty("/b");
  });

  it("marks the component, not the reference to it", () => {
    const parameter = { name: "a", in: "query", schema: text };
    const using = { parameters: [{ $ref: "#/components/parameters/A" }], ...responding(text) };
    const document = inferred(
      api({ "GET /a": responding(text) }),
      api({ "GET /a": using }, { parameters: { A: parameter } }),
    );
    expect(document).toMatchObject({
      paths: { "/a": { get: { parameters: [{ $ref: "#/components/parameters/A" }] } } },
      components: { parameters: { A: marked(parameter, { since: 20 }) } },
    });
  });

  it("lists the levels at which something changed, to be named", () => {
    const document = inferred(thing(text), thing(text), thing(number));
    expect(document["x-feature-levels"]).toEqual([
      { level: 30, release: "1", name: "level30", summary: "TODO: what came with 1." },
    ]);
    expect(inferred(thing(text), thing(text))).not.toHaveProperty("x-feature-levels");
  });

  it("keeps an example that only what went refers to", () => {
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

  it("says what texts and examples were, where they count", () => {
    const documents = ["A", "B"].map((description) =>
      thing({ ...text, description }, { media: { example: description } }),
    );
    const versions = versionsOf(...documents);
    const document = infer(versions, { prose: "exact" });
    for (const version of versions) prove(document, version, { prose: "exact" });
    expect(mediaOfThing(document)).toEqual({
      ...marked({ example: "B" }, { changes: [{ level: 20, was: { example: "A" } }] }),
      schema: marked(
        { ...text, description: "B" },
        { changes: [{ level: 20, was: { description: "A" } }] },
      ),
    });
  });

  it("marks an operation that went, and came again", () => {
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

  it("says around a reference what it was, as no mark may stand beside it", () => {
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

  it("says what all properties were, where one was required and not declared", () => {
    const part = (properties: JsonObject) => ({ schemas: { Part: holding(properties) } });
    const schema = { allOf: [schemaRef("Part")], required: ["a"] };
    const document = inferred(
      thing(schema, part(always)),
      thing(schema, part({ ...always, a: text })),
    );
    const now = holding({ ...always, a: text });
    const changes = [{ level: 20, was: { properties: always } }];
    expect(document.components).toEqual({ schemas: { Part: marked(now, { changes }) } });
  });

  it("says what whole fields were, where their members do not come out as they were", () => {
    const [empty, full] = [{ "/a": {} }, { "/a": { get: { responses: {} } } }];
    const document = (paths: JsonObject) => ({ ...api({}), paths });
    expect(inferred(document(empty), document(full))).toMatchObject(
      marked({ paths: full }, { changes: [{ level: 20, was: { paths: empty } }] }),
    );
  });
});

describe("prove", () => {
  it.each<[string, Json, Json, string]>([
    ["a type", text, number, "/type"],
    ["a property more", holding(always), holding({ ...always, a: text }), "/properties/a"],
    [
      "a value in a property",
      holding({ a: { const: 1 } }),
      holding({ a: { const: 2 } }),
      "/properties/a/const",
    ],
    [
      "an order that counts",
      { prefixItems: [text, number] },
      { prefixItems: [number, text] },
      "/prefixItems",
    ],
  ])("names level and place of %s", (_, found, want, below) => {
    const place = "#/paths/~1thing/get/responses/200/content/application~1json/schema";
    expect(() => prove(thing(found), { level: 10, document: thing(want) })).toThrowError(
      expect.objectContaining({ level: 10, pointer: place + below }) as InferenceError,
    );
  });
});

// test/slow has more of them.
it("random versions are the projections of the document inferred from them", () => {
  checkFamilies(seed, tries(300));
});
