// What an annotation means by its place and by who sends it, and what a client of a level and higher ones can rely on.
import { describe, expect, it } from "vitest";
import {
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolve,
} from "../../../src/toolkit/document/json.ts";
import type { Annotation } from "../../../src/toolkit/levels/annotation.ts";
import { compatibleFrom } from "../../../src/toolkit/levels/compatible-document.ts";
import { snapshotAt } from "../../../src/toolkit/levels/snapshot.ts";
import {
  annotate,
  api,
  mediaOfThing,
  requesting,
  responding,
  schemaOfThing,
  schemaRef,
  thing,
} from "../../helpers/small-api.ts";

const text = { type: "string" };

type State = "kept" | "optional" | "gone";

/** The levels that the snapshots of one level are tried at. */
const tried = [4, 5, 9, 10, 11, 15, 20];

/**
 * What annotations mean: the tried levels that have the annotated object, and what it is from level 10 up: in a request,
 * as a field or parameter that some servers take for some levels only, and in a response.
 */
const rows: readonly [Annotation, at: number[], request: State, field: State, response: State][] = [
  [{}, tried, "kept", "kept", "kept"],
  [{ changes: [{ level: 20, note: "Before, less." }] }, tried, "kept", "kept", "kept"],
  [{ since: 10 }, [10, 11, 15, 20], "kept", "kept", "kept"],
  [{ since: 11 }, [11, 15, 20], "gone", "gone", "optional"],
  [{ until: 10 }, [4, 5, 9], "gone", "gone", "gone"],
  [{ until: 11 }, [4, 5, 9, 10], "gone", "kept", "optional"],
  [{ since: 5, until: 9 }, [5], "gone", "gone", "gone"],
  [{ since: 5, until: 20 }, [5, 9, 10, 11, 15], "gone", "kept", "optional"],
  [{ since: 15, until: 20 }, [15], "gone", "kept", "optional"],
  [{ since: [2, 8], until: 5 }, [4, 9, 10, 11, 15, 20], "kept", "kept", "kept"],
  [{ since: 8, until: [5, 20] }, [4, 9, 10, 11, 15], "gone", "kept", "optional"],
  [{ until: 11, since: 15 }, [4, 5, 9, 10, 15, 20], "gone", "kept", "optional"],
];
const meanings = rows.map(([annotation, at, request, field, response]) => ({
  annotation,
  at,
  request,
  field,
  response,
}));

/** A place of an annotated object: what is there if the object is kept, optional or gone, and who decides. */
interface Place {
  readonly name: string;
  readonly document: (annotation: Annotation) => OpenApiDocument;
  readonly pointer: string;
  readonly kept: Json;
  /** Defaults to what is there if it is kept. */
  readonly optional?: Json;
  readonly gone?: Json;
  readonly as: "request" | "field" | "response";
}

const operation = "#/paths/~1a/get";
const inJson = "content/application~1json/schema";
const other = { other: text };
const both = { field: text, ...other };
const object = (annotation: Annotation, more: JsonObject = {}) => ({
  properties: { field: annotate(annotation, text), ...other },
  ...more,
});
const required = { required: ["field"] };
const parameter = { name: "a", in: "query" };
const optionalHeader = { schema: text };
const header = { required: true, ...optionalHeader };
const ok = (fields: JsonObject) => ({ responses: { "200": { description: "Done.", ...fields } } });
const plain = { "text/plain": optionalHeader };

const places: readonly Place[] = [
  {
    name: "an operation",
    document: (annotation) => api({ "GET /a": annotate(annotation), "GET /b": {} }),
    pointer: operation,
    kept: { responses: {} },
    as: "request",
  },
  {
    name: "a parameter",
    document: (annotation) => api({ "GET /a": { parameters: [annotate(annotation, parameter)] } }),
    pointer: `${operation}/parameters`,
    kept: [parameter],
    as: "field",
  },
  {
    // A server that requires it refuses a request without it; one that does not know it ignores it.
    name: "a required parameter",
    document: (annotation) =>
      api({ "GET /a": { parameters: [annotate(annotation, { ...parameter, ...header })] } }),
    pointer: `${operation}/parameters`,
    kept: [{ ...parameter, ...header }],
    as: "response",
  },
  {
    name: "a request field",
    document: (annotation) => api({ "GET /a": requesting(object(annotation)) }),
    pointer: `${operation}/requestBody/${inJson}/properties`,
    kept: both,
    gone: other,
    as: "field",
  },
  {
    name: "a field of a request that refuses unknown ones",
    document: (annotation) =>
      api({ "GET /a": requesting(object(annotation, { additionalProperties: false })) }),
    pointer: `${operation}/requestBody/${inJson}/properties`,
    kept: both,
    gone: other,
    as: "request",
  },
  {
    name: "a required request field",
    document: (annotation) => api({ "GET /a": requesting(object(annotation, required)) }),
    pointer: `${operation}/requestBody/${inJson}`,
    kept: { properties: both, ...required },
    gone: { properties: other },
    as: "response",
  },
  {
    name: "a media type of a request",
    document: (annotation) => api({ "GET /a": requesting(text, annotate(annotation)) }),
    pointer: `${operation}/requestBody/content`,
    kept: { "application/json": { schema: text } },
    gone: {},
    as: "request",
  },
  {
    name: "a value in a request",
    document: (annotation) =>
      api({ "GET /a": requesting({ oneOf: [annotate(annotation, { const: 1 }), { const: 2 }] }) }),
    pointer: `${operation}/requestBody/${inJson}/oneOf`,
    kept: [{ const: 1 }, { const: 2 }],
    gone: [{ const: 2 }],
    as: "request",
  },
  {
    name: "a response field",
    document: (annotation) => thing(object(annotation, required)),
    pointer: `#/paths/~1thing/get/responses/200/${inJson}`,
    kept: { properties: both, ...required },
    optional: { properties: both },
    gone: { properties: other },
    as: "response",
  },
  {
    name: "a response field, by the component to which it refers",
    document: (annotation) =>
      thing(
        { properties: { field: schemaRef("Field") }, ...required },
        { schemas: { Field: annotate(annotation, text) } },
      ),
    pointer: `#/paths/~1thing/get/responses/200/${inJson}`,
    kept: { properties: { field: schemaRef("Field") }, ...required },
    optional: { properties: { field: schemaRef("Field") } },
    gone: {},
    as: "response",
  },
  {
    name: "a response header",
    document: (annotation) =>
      api({ "GET /a": ok({ headers: { "X-A": annotate(annotation, header) } }) }),
    pointer: `${operation}/responses/200/headers`,
    kept: { "X-A": header },
    optional: { "X-A": optionalHeader },
    as: "response",
  },
  {
    name: "a response status",
    document: (annotation) => {
      const { responses } = ok({ content: plain });
      return api({ "GET /a": { responses: { "200": annotate(annotation, responses["200"]) } } });
    },
    pointer: `${operation}/responses/200/content`,
    kept: plain,
    as: "response",
  },
  {
    name: "a media type of a response",
    document: (annotation) =>
      api({ "GET /a": ok({ content: { "text/plain": annotate(annotation, optionalHeader) } }) }),
    pointer: `${operation}/responses/200/content`,
    kept: plain,
    gone: {},
    as: "response",
  },
  {
    name: "a field of a webhook",
    document: (annotation) =>
      api({}, {}, { webhooks: { done: { post: requesting(object(annotation, required)) } } }),
    pointer: `#/webhooks/done/post/requestBody/${inJson}`,
    kept: { properties: both, ...required },
    optional: { properties: both },
    gone: { properties: other },
    as: "response",
  },
  {
    name: "a field of the client's response to a callback",
    document: (annotation) =>
      api({
        "GET /a": { callbacks: { done: { "{$url}": { post: responding(object(annotation)) } } } },
      }),
    pointer: `${operation}/callbacks/done/{$url}/post/responses/200/${inJson}/properties`,
    kept: both,
    gone: other,
    as: "field",
  },
];

describe.each(places)("$name", ({ document, pointer, as, kept, optional = kept, gone }) => {
  it.each(meanings)(
    "annotated $annotation exists at its levels, and from 10 up is as servers agree",
    (row) => {
      const whole = document(row.annotation);
      for (const level of tried) {
        const want = row.at.includes(level) ? kept : gone;
        expect(resolve(snapshotAt(whole, level), pointer), `${level}`).toEqual(want);
      }
      const want = { kept, optional, gone }[row[as]];
      expect(resolve(compatibleFrom(whole, 10), pointer)).toStrictEqual(want);
    },
  );
});

it.each(meanings)(
  "a value in a response, annotated $annotation, is kept from 10 up unless no server has it",
  ({ annotation, response }) => {
    const values = { oneOf: [annotate(annotation, { const: 1 }), { const: 2 }] };
    // A value may match branches of two levels.
    const { since = 0, until = 0 } = annotation;
    const word = Math.max(...[since, until].flat()) > 10 ? "anyOf" : "oneOf";
    const rest = [{ const: 2 }];
    expect(schemaOfThing(compatibleFrom(thing(values), 10))).toEqual({
      [word]: response === "gone" ? rest : [{ const: 1 }, ...rest],
    });
  },
);

describe("what only later servers have", () => {
  it("is kept as a component to which a required request field refers", () => {
    const document = api(
      {
        "PUT /a": requesting({
          properties: { needed: schemaRef("Needed"), free: schemaRef("Free") },
          required: ["needed"],
        }),
      },
      { schemas: { Needed: annotate({ since: 10 }, text), Free: annotate({ since: 10 }, text) } },
    );
    const { components } = compatibleFrom(document, 0);
    expect(components).toEqual({ schemas: { Needed: text } });
  });

  it("is kept in a request if a schema below a component requires it", () => {
    const inner = { properties: { needed: annotate({ since: 10 }, text) }, required: ["needed"] };
    const document = api(
      { "PUT /a": requesting(schemaRef("Form")) },
      { schemas: { Form: { properties: { inner } } } },
    );
    const pointer = "#/components/schemas/Form/properties/inner";
    expect(resolve(compatibleFrom(document, 0), pointer)).toEqual({
      ...inner,
      properties: { needed: text },
    });
  });

  it("is kept in a request if another schema requires it at a later level", () => {
    const Form = { properties: { later: annotate({ since: 10 }, text), always: text } };
    const changes = [{ level: 20, was: { required: ["always"] } }];
    const form = annotate({ changes }, { allOf: [schemaRef("Form")], required: ["later"] });
    const document = api({ "PUT /a": requesting(form) }, { schemas: { Form } });
    const pointer = "#/components/schemas/Form/properties";
    expect(resolve(compatibleFrom(document, 0), pointer)).toEqual({ later: text, always: text });
  });

  it("is removed from a request if only responses require it", () => {
    const Form = { properties: { later: annotate({ since: 10 }, text), always: text } };
    const answer = { allOf: [schemaRef("Form")], required: ["later"] };
    const document = api(
      { "PUT /a": { ...requesting(schemaRef("Form")), ...responding(answer) } },
      { schemas: { Form } },
    );
    const pointer = "#/components/schemas/FormRequest/properties";
    expect(resolve(compatibleFrom(document, 0), pointer)).toEqual({ always: text });
  });

  it("is kept as a required body, and as a required header of a callback's response", () => {
    const body = { required: true, content: { "text/plain": { schema: text } } };
    const header = { required: true, schema: text };
    const answer = (headers: JsonObject) => ({
      callbacks: { done: { "{$url}": { post: { responses: { "200": { headers } } } } } },
    });
    const later = (node: JsonObject) => annotate({ since: 10 }, node);
    const document = api({
      "PUT /a": { requestBody: later(body), ...answer({ "X-A": later(header) }) },
    });
    const want = api({ "PUT /a": { requestBody: body, ...answer({ "X-A": header }) } });
    expect(compatibleFrom(document, 0)).toEqual(want);
  });

  it("keeps its encoding in a response", () => {
    const encoding = { field: { contentType: "text/plain" } };
    const schema = { properties: { field: annotate({ since: 10 }, text) } };
    const document = compatibleFrom(thing(schema, { media: { encoding } }), 0);
    expect(mediaOfThing(document)).toEqual({ schema: { properties: { field: text } }, encoding });
  });

  it("has no links and examples of several levels, except in schemas", () => {
    const links = { next: { operationId: "later" } };
    const examples = { ordinary: { value: "a" } };
    const media = (schema: JsonObject, more: JsonObject = {}) => ({
      responses: {
        "200": { description: "Done.", content: { "text/plain": { schema, ...more } } },
      },
    });
    const shown = { ...text, examples: ["a"] };
    const operation = media(shown, { examples });
    Object.assign(operation.responses["200"], { links });
    const components = { examples, links };
    expect(compatibleFrom(api({ "GET /a": operation }, components), 10)).toEqual(
      api({ "GET /a": media(shown) }),
    );
  });

  it("leaves links to an id that moved at a level that has it", () => {
    const links = { next: { operationId: "moved" } };
    const document = api({
      "GET /a": { responses: { "200": { description: "Done.", links } } },
      "GET /new": annotate({ since: 10, until: 30 }, { operationId: "moved" }),
      "GET /old": annotate({ until: 10 }, { operationId: "moved" }),
    });
    const linksAt = (level: number) =>
      resolve(snapshotAt(document, level), "#/paths/~1a/get/responses/200/links");
    expect([0, 10, 30].map(linksAt)).toEqual([links, links, undefined]);
  });
});

describe("`oneOf` in what the server sends", () => {
  const late = annotate({ since: 20 }, { const: 1 });
  const schemas = {
    Same: annotate({}, { items: schemaRef("Same") }),
    Late: { properties: { a: late } },
    Changed: annotate({ changes: [{ level: 20, was: text }] }, { type: "integer" }),
  };
  it.each<[string, JsonObject, JsonObject]>([
    [
      "is kept if its branches are the same at all levels",
      { oneOf: [schemaRef("Same"), annotate({ since: 10 }, text)] },
      { oneOf: [schemaRef("Same"), text] },
    ],
    [
      "becomes `anyOf` if a component in a branch differs between levels",
      { oneOf: [{ items: schemaRef("Late") }, text] },
      { anyOf: [{ items: schemaRef("Late") }, text] },
    ],
    [
      "becomes `anyOf` if a branch was different",
      { oneOf: [schemaRef("Changed")] },
      { anyOf: [schemaRef("Changed")] },
    ],
    [
      "becomes `anyOf` inside `allOf`, beside another `anyOf`",
      { oneOf: [late], anyOf: [text] },
      { anyOf: [text], allOf: [{ anyOf: [{ const: 1 }] }] },
    ],
    [
      "becomes `anyOf` in an existing `allOf`, beside another `anyOf`",
      { oneOf: [late], anyOf: [text], allOf: [{ minLength: 2 }] },
      { anyOf: [text], allOf: [{ minLength: 2 }, { anyOf: [{ const: 1 }] }] },
    ],
  ])("%s", (_, schema, want) => {
    expect(schemaOfThing(compatibleFrom(thing(schema, { schemas }), 10))).toEqual(want);
  });
});

describe("a component that requests and responses share", () => {
  const Thing = {
    required: ["name"],
    properties: { name: text, size: annotate({ since: 10 }, text), inner: schemaRef("Inner") },
  };
  const Inner = { properties: { thing: schemaRef("Thing") } };
  const document = (more: JsonObject = {}) =>
    api(
      { "PUT /a": { ...requesting(schemaRef("Thing")), ...responding(schemaRef("Thing")) } },
      { schemas: { Thing, Inner, ...more } },
    );

  it("is split if they differ, with everything that leads to it", () => {
    expect(compatibleFrom(document(), 0)).toEqual(
      api(
        {
          "PUT /a": { ...requesting(schemaRef("ThingRequest")), ...responding(schemaRef("Thing")) },
        },
        {
          schemas: {
            Thing: {
              required: ["name"],
              properties: { name: text, size: text, inner: schemaRef("Inner") },
            },
            ThingRequest: {
              required: ["name"],
              properties: { name: text, inner: schemaRef("InnerRequest") },
            },
            Inner: { properties: { thing: schemaRef("Thing") } },
            InnerRequest: { properties: { thing: schemaRef("ThingRequest") } },
          },
        },
      ),
    );
  });

  it("stays whole if they do not differ", () => {
    expect(compatibleFrom(document(), 10)).toEqual(snapshotAt(document(), 10));
  });

  it("gets another name for requests if the usual one is taken", () => {
    const taken = { ThingRequest: text, ThingRequest2: text };
    const from = compatibleFrom(document(taken), 0);
    const body = "#/paths/~1a/put/requestBody/content/application~1json/schema";
    expect(resolve(from, body)).toEqual(schemaRef("ThingRequest3"));
    expect(resolve(from, "#/components/schemas/ThingRequest3/properties")).toEqual({
      name: text,
      inner: schemaRef("InnerRequest"),
    });
  });

  it("stays a reference if only the text beside it differs", () => {
    const done = { $ref: "#/components/responses/Done" };
    const was = { description: "Before." };
    const now = { ...done, description: "Now." };
    const responses = { 200: { ...now, ...annotate({ changes: [{ level: 20, was }] }) } };
    const Done = { description: "Done." };
    const document = api({ "GET /a": { responses } }, { responses: { Done } });
    expect(resolve(compatibleFrom(document, 10), `${operation}/responses/200`)).toEqual(now);
  });

  it("leaves references to places outside components unchanged", () => {
    const place = "#/paths/~1a/put/responses/200/content/application~1json/schema";
    const elsewhere = { "PUT /b": requesting({ properties: { same: { $ref: place } } }) };
    const shared = {
      ...document(),
      paths: { ...Object(document().paths), ...Object(api(elsewhere).paths) },
    };
    expect(resolve(compatibleFrom(shared, 0), "#/paths/~1b/put/requestBody")).toEqual(
      elsewhere["PUT /b"].requestBody,
    );
  });

  it("keeps its name if only requests reach it, and refers to split components", () => {
    const shared = api(
      { "PUT /a": { ...requesting(schemaRef("Form")), ...responding(schemaRef("Thing")) } },
      { schemas: { Form: { properties: { thing: schemaRef("Thing") } }, Thing, Inner } },
    );
    expect(resolve(compatibleFrom(shared, 0), "#/components/schemas/Form")).toEqual({
      properties: { thing: schemaRef("ThingRequest") },
    });
  });
});
