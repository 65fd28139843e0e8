// Adding a version to an annotated document that people may have edited.
import { expect, it } from "vitest";
import {
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolve,
} from "../../../src/toolkit/document/json.ts";
import { withNext } from "../../../src/toolkit/infer/add-version.ts";
import { infer } from "../../../src/toolkit/infer/infer-annotations.ts";
import type { InferenceError, Version } from "../../../src/toolkit/infer/inference-input.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { prove } from "../../helpers/prove.ts";
import { annotate, api, responding, schemaRef } from "../../helpers/small-api.ts";

const text = { type: "string" };
const number = { type: "integer" };
const holding = (properties: JsonObject, others: JsonObject = {}) => ({
  type: "object",
  properties,
  ...others,
});
const rooms = (schema: JsonObject, more: JsonObject = {}, components: JsonObject = {}) =>
  api({ "GET /rooms": { operationId: "a", ...responding(schema), ...more } }, components);
const schemaAt = "#/paths/~1rooms/get/responses/200/content/application~1json/schema";
const versionsOf = (...documents: OpenApiDocument[]): Version[] =>
  documents.map((document, index) => ({ level: index + 1, document }));

/** A document of all versions but the last, edited, with the last one added, and each level proved. */
function added(documents: OpenApiDocument[], edit: (document: OpenApiDocument) => void = () => {}) {
  const versions = versionsOf(...documents);
  const known = structuredClone(infer(versions.slice(0, -1)).document);
  edit(known);
  const made = withNext(levelled(known), versions.at(-1) as Version);
  for (const version of versions) prove(made.document, version);
  return { ...made, known };
}

it("is as if all versions were inferred at once, if nobody edits the document", () => {
  const documents = [
    rooms(holding({ id: text, ref: text }, { required: ["id"] })),
    rooms(holding({ id: number, owner: text }, { required: ["id"] })),
    rooms(holding({ id: number, owner: text, size: number }, { required: ["id", "owner"] })),
  ];
  expect(added(documents).document).toEqual(infer(versionsOf(...documents)).document);
});

it("keeps texts, names, notes, replacements, order and components of a person", () => {
  const first = holding({ ref: text, id: text });
  const second = holding({ id: number, owner: text });
  const third = holding({ id: number, owner: text, size: { enum: ["s"] } });
  const { document, known } = added(
    [first, second, third].map((one) => rooms(one)),
    (edited) => {
      edited.info = { title: "Our rooms", version: "2" };
      edited["x-feature-levels"] = [
        { level: 2, release: "2", name: "owners", summary: "Rooms have owners." },
      ];
      edited.components = { schemas: { Unused: text } };
      Object.assign(resolve(edited, schemaAt) as JsonObject, {
        description: "A room.",
        properties: {
          ref: annotate({ until: 2, replacedBy: "owner" }, { ...text, description: "Its owner." }),
          owner: annotate({ since: 2, replaces: "ref" }, text),
          id: annotate({ changes: [{ level: 2, note: "It was a text.", was: text }] }, number),
        },
      });
    },
  );
  expect(document).toMatchObject({
    info: { title: "Our rooms" },
    "x-feature-levels": [
      { level: 2, name: "owners" },
      { level: 3, name: "level3" },
    ],
    components: { schemas: { Unused: text } },
  });
  const { properties } = resolve(known, schemaAt) as { properties: JsonObject };
  const size = annotate({ since: 3 }, { enum: ["s"] });
  const schema = resolve(document, schemaAt) as JsonObject;
  expect(schema).toEqual({
    type: "object",
    description: "A room.",
    properties: { ...properties, size },
  });
  expect(Object.keys(Object(schema.properties))).toEqual(["ref", "owner", "id", "size"]);
});

it("keeps the note of an annotation to which changes and lives of values are added", () => {
  const forms = [
    { enum: ["a", "b"], maxLength: 2 },
    { enum: ["a", "b"], maxLength: 2, format: "x" },
    { enum: ["a"], maxLength: 1, format: "x" },
  ];
  const note = { level: 2, note: "It said more.", without: ["format"] };
  const { document } = added(
    forms.map((one) => rooms(one)),
    (known) => {
      Object.assign(resolve(known, `${schemaAt}/x-feature-level/changes/0`) as JsonObject, note);
    },
  );
  expect(resolve(document, `${schemaAt}/x-feature-level`)).toEqual({
    changes: [note, { level: 3, was: { maxLength: 2 } }],
    values: { b: { until: 3 } },
  });
});

it("keeps changes of one level that a person told apart by their names", () => {
  const forms = [{ maxLength: 2 }, { maxLength: 3 }, { maxLength: 4 }];
  const changes: JsonObject[] = [
    { level: 2, name: "longer", was: { maxLength: 2 } },
    { level: 2, name: "trimmed", note: "White space counted." },
  ];
  const { document } = added(
    forms.map((one) => rooms(one)),
    (known) => {
      Object.assign(resolve(known, `${schemaAt}/x-feature-level`) as JsonObject, { changes });
    },
  );
  expect(resolve(document, `${schemaAt}/x-feature-level`)).toEqual({
    changes: [...changes, { level: 3, was: { maxLength: 3 } }],
  });
});

it("stores a list anew where the next version brings a reference to it", () => {
  const query = (name: string) => ({ name, in: "query", schema: text });
  const reference = { $ref: "#/components/parameters/P" };
  const using = (...parameters: JsonObject[]) =>
    api(
      { "GET /a": { parameters }, "GET /b": { parameters: [reference] } },
      { parameters: { P: query("p") } },
    );
  const {
    document,
    referring,
    rewritten: anew,
  } = added([using(), using(query("q")), using(query("q"), reference)], (edited) => {
    const [q] = resolve(edited, "#/paths/~1a/get/parameters") as [JsonObject];
    q.description = "What to find.";
  });
  expect([referring, anew]).toEqual([["#/paths/~1a/get/parameters"], []]);
  expect(resolve(document, "#/paths/~1a/get/parameters/0")).toEqual({
    ...query("q"),
    description: "What to find.",
  });
});

it.each<[string, JsonObject, JsonObject, string]>([
  ["and has the version of the API of the next one", {}, { version: "3" }, "3"],
  ["and keeps the version of the API if the next one has none", { title: "Ours" }, {}, "2"],
])("keeps the title that a person wrote, %s", (_, own, next, version) => {
  const [first, second, third] = [text, number, holding({})].map((one) => rooms(one)) as [
    OpenApiDocument,
    OpenApiDocument,
    OpenApiDocument,
  ];
  const named = { ...second, info: { title: "Rooms", version: "2" } };
  const { document } = added([first, named, { ...third, info: next as Json }], (edited) => {
    edited.info = { ...Object(edited.info), ...own };
  });
  expect(document.info).toEqual({ title: "Rooms", ...own, version });
});

it("lists the release of the next version, and its level only if something differs", () => {
  const versions = [text, number, number, text].map((one, index) => {
    const level = index + 1;
    return { level, release: `1.${level}`, document: rooms(one) };
  });
  const [first, second, ...later] = versions as [Version, Version, ...Version[]];
  let { document } = infer([first, second]);
  const lists = later.map((next) => {
    ({ document } = withNext(levelled(document), next));
    const [levels, releases] = [document["x-feature-levels"], document["x-releases"]];
    return [levels, releases].map((list) => (list as JsonObject[]).map((one) => one.release));
  });
  expect(lists).toEqual([
    [["1.2"], ["1.1", "1.2", "1.3"]],
    [
      ["1.2", "1.4"],
      ["1.1", "1.2", "1.3", "1.4"],
    ],
  ]);
});

it("tells only what the next version stores whole", () => {
  const reference = { $ref: "#/components/parameters/P" };
  const using = (parameters: Json, callbacks: JsonObject, size: JsonObject) =>
    api(
      {
        "GET /a": { parameters },
        "GET /b": { parameters: [reference] },
        "GET /c": { callbacks: { done: { "{$url}": callbacks } } },
        "GET /d": responding(size),
      },
      { parameters: { P: { name: "p", in: "query", schema: text } } },
    );
  const before = using([], {}, text);
  const now = using([reference], { post: { responses: {} } }, text);
  const later = using([reference], { post: { responses: {} } }, number);
  const told = [
    [before, before, now],
    [before, now, later],
  ].map((documents) => {
    const { fallbacks: held, referring } = added(documents);
    return [...held.map(({ pointer }) => pointer), ...referring];
  });
  expect(told).toEqual([["#/paths/~1c/get", "#/paths/~1a/get/parameters"], []]);
});

it("gives a part new annotations, but keeps its texts, if a level would differ", () => {
  const forms = [[], ["id"], []].map((required) => holding({ id: text }, { required }));
  const summary = "Lists our rooms";
  const { document, rewritten: anew } = added(
    forms.map((one) => rooms(one)),
    (known) => {
      const changed = forms[1] as JsonObject;
      // The list, instead of the property.
      const own = annotate({ changes: [{ level: 2, without: ["required"] }] }, changed);
      known.paths = rooms(own, { summary }).paths as JsonObject;
    },
  );
  expect(anew).toEqual([
    { pointer: "#/paths/~1rooms/get", place: `${schemaAt}/required`, level: 0 },
  ]);
  expect(document.paths).toEqual(
    rooms(
      holding({
        id: annotate(
          {
            changes: [
              { level: 2, was: { required: false } },
              { level: 3, was: { required: true } },
            ],
          },
          text,
        ),
      }),
      { summary },
    ).paths,
  );
});

it("ends an example of the document that does not fit the version, and keeps others", () => {
  const scale = (name: string, value: JsonObject) =>
    rooms(holding({ [name]: number }, { required: [name] }), {
      ...responding(holding({ [name]: number }, { required: [name] }), { example: value }),
    });
  const documents = [
    scale("weight", { weight: 1 }),
    scale("weight", { weight: 2 }),
    scale("mass", { mass: 3 }),
    scale("size", { size: 4 }),
  ];
  const { document } = added(documents);
  const { schema: _, ...shown } = resolve(
    document,
    schemaAt.replace(/\/schema$/, ""),
  ) as JsonObject;
  expect(shown).toEqual({
    example: { size: 4 },
    "x-feature-level": {
      changes: [
        { level: 3, was: { example: { weight: 2 } } },
        { level: 4, was: { example: { mass: 3 } } },
      ],
    },
  });
});

it("ends named examples that do not fit the version, and keeps others", () => {
  const scale = (name: string, ...values: number[]) => {
    const named = values.map((one, index) => [`e${index}`, { value: { [name]: one } }]);
    const media = { examples: Object.fromEntries(named) };
    return rooms(
      holding({ [name]: number }),
      responding(holding({ [name]: number }, { required: [name] }), media),
    );
  };
  const free = api({ "GET /free": responding(text, { examples: { e0: { value: "a" } } }) }).paths;
  const whole = (one: OpenApiDocument) => ({
    ...one,
    paths: { ...Object(one.paths), ...Object(free) },
  });
  const documents = [scale("weight", 1), scale("weight", 2), scale("mass", 3)].map(whole);
  const ours = { value: { weight: 7 } };
  const example = "#/paths/~1free/get/responses/200/content/application~1json/examples/e0";
  const { document } = added(documents, (known) => {
    Object.assign(resolve(known, example) as JsonObject, { summary: "Ours" });
    const named = resolve(known, schemaAt.replace(/schema$/, "examples"));
    Object.assign(named as JsonObject, { ours });
  });
  expect(resolve(document, schemaAt.replace(/schema$/, "examples"))).toEqual({
    e0: annotate(
      { changes: [{ level: 3, was: { value: { weight: 2 } } }] },
      { value: { mass: 3 } },
    ),
    ours,
  });
  expect(resolve(document, example)).toEqual({ value: "a", summary: "Ours" });
});

it("reports level and place if no part with new annotations is right", () => {
  const part = (properties: JsonObject) => ({ schemas: { Part: holding(properties) } });
  const schema = { allOf: [schemaRef("Part")], required: ["a"] };
  const known = rooms(schema, {}, part({ always: text }));
  const next = { level: 5, document: rooms(schema, {}, part({ always: text, a: text })) };
  expect(() => withNext(levelled(known), next)).toThrowError(
    expect.objectContaining({ level: 0, pointer: `${schemaAt}/required` }) as InferenceError,
  );
});

it.each([
  ["optional", ["size", "id"], ["id"], ["id"]],
  ["required", ["id"], ["id"], ["size", "id"]],
  ["as required as before", ["size", "id"], ["id"], ["size", "id"]],
])("a property that was removed may come again, now %s", (_, first, second, third) => {
  const both = { id: text, size: number };
  const objects = [
    holding(both, { required: first }),
    holding({ id: text }, { required: second }),
    holding(both, { required: third }),
  ];
  added(objects.map((one) => rooms(one)));
});

it("a property that comes again keeps when one of its values was removed", () => {
  const size = (list: readonly string[]) => rooms(holding({ size: { ...text, enum: [...list] } }));
  const { document } = added([size(["a", "b"]), size(["a"]), rooms(holding({})), size(["a"])]);
  const annotation = resolve(document, `${schemaAt}/properties/size/x-feature-level`);
  expect(annotation).toEqual({ since: [4], until: [3], values: { b: { until: 2 } } });
});

it.each(["as it was", "changed"])("a parameter comes again in its place, %s", (how) => {
  const query = (name: string, schema: JsonObject = text) => ({ name, in: "query", schema });
  const asking = (...parameters: JsonObject[]) => rooms(holding({}), { parameters });
  const documents = [
    asking(query("p"), query("q")),
    asking(query("p")),
    asking(query("p"), query("q", how === "changed" ? number : text)),
  ];
  expect(added(documents).document).toEqual(infer(versionsOf(...documents)).document);
});
