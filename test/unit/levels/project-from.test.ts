import { describe, expect, it } from "vitest";
import type { JsonObject, OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { resolve } from "../../../src/toolkit/document/json.ts";
import type { Mark } from "../../../src/toolkit/levels/mark.ts";
import { project } from "../../../src/toolkit/levels/projection.ts";
import { projectFrom } from "../../../src/toolkit/levels/together.ts";
import { library } from "../../helpers/annotated.ts";
import {
  api,
  marked,
  mediaOfThing,
  requesting,
  responding,
  schemaOfThing,
  schemaRef,
  thing,
} from "../../helpers/small-api.ts";

const text = { type: "string" };

/** What a mark means from level 10 up, by the sender of the marked object. */
const rows: {
  mark: Mark;
  request: "kept" | "gone";
  /** As a field or parameter that some servers take for some levels only. Defaults to `request`. */
  window?: "kept";
  response: "kept" | "optional" | "gone";
}[] = [
  { mark: {}, request: "kept", response: "kept" },
  { mark: { changes: [{ level: 20, note: "Before, less." }] }, request: "kept", response: "kept" },
  { mark: { since: 10 }, request: "kept", response: "kept" },
  { mark: { since: 11 }, request: "gone", response: "optional" },
  { mark: { until: 10 }, request: "gone", response: "gone" },
  { mark: { until: 11 }, request: "gone", window: "kept", response: "optional" },
  { mark: { since: 5, until: 9 }, request: "gone", response: "gone" },
  { mark: { since: 5, until: 20 }, request: "gone", window: "kept", response: "optional" },
  { mark: { since: 15, until: 20 }, request: "gone", window: "kept", response: "optional" },
  { mark: { since: [2, 8], until: 5 }, request: "kept", response: "kept" },
  { mark: { since: 8, until: [5, 20] }, request: "gone", window: "kept", response: "optional" },
  { mark: { until: 11, since: 15 }, request: "gone", window: "kept", response: "optional" },
];

describe.each(rows)(
  "from level 10, what is marked $mark",
  ({ mark, request, window, response }) => {
    const field = window ?? request;
    const isThere = (verdict: string) => verdict !== "gone";
    const object = { properties: { field: marked(mark, text), other: text }, required: ["field"] };
    const from = (document: OpenApiDocument) => projectFrom(document, 10);
    const read = (document: OpenApiDocument, pointer: string) => resolve(from(document), pointer);

    it(`is ${request} as an operation`, () => {
      const document = api({ "GET /a": marked(mark), "GET /b": {} });
      expect(read(document, "#/paths/~1a") !== undefined).toBe(isThere(request));
    });

    it(`is ${field} as a parameter`, () => {
      const document = api({
        "GET /a": { parameters: [marked(mark, { name: "a", in: "query" })] },
      });
      expect(read(document, "#/paths/~1a/get/parameters") !== undefined).toBe(isThere(field));
    });

    it(`is ${request} as a field of a request that refuses unknown ones`, () => {
      const { properties } = object;
      const body = requesting({ properties, additionalProperties: false });
      const want = { ...(isThere(request) && { field: text }), other: text };
      expect(read(api({ "GET /a": body }), `${pointerOfBody}/properties`)).toEqual(want);
    });

    const pointerOfBody = "#/paths/~1a/get/requestBody/content/application~1json/schema";

    it(`is ${field} as a request field`, () => {
      const schema = read(
        api({ "GET /a": requesting({ properties: object.properties }) }),
        pointerOfBody,
      );
      expect(schema).toEqual({
        properties: { ...(isThere(field) && { field: text }), other: text },
      });
    });

    // A server that requires it refuses a request without it; one that does not know it ignores it.
    it(`is ${response === "gone" ? "gone" : "kept"} as a required request field`, () => {
      const whole = { properties: { field: text, other: text }, required: ["field"] };
      const rest = { properties: { other: text } };
      const want = isThere(response) ? whole : rest;
      expect(read(api({ "GET /a": requesting(object) }), pointerOfBody)).toEqual(want);
    });

    it(`is ${response === "gone" ? "gone" : "kept"} as a required parameter`, () => {
      const parameter = { name: "a", in: "query", required: true };
      const document = api({ "GET /a": { parameters: [marked(mark, parameter)] } });
      const want = isThere(response) ? [parameter] : undefined;
      expect(read(document, "#/paths/~1a/get/parameters")).toEqual(want);
    });

    it(`is ${response} as a field of a webhook`, () => {
      const webhooks = { done: { post: requesting(object) } };
      const pointer = "#/webhooks/done/post/requestBody/content/application~1json/schema";
      expect(read(api({}, {}, { webhooks }), pointer)).toEqual({
        properties: { ...(isThere(response) && { field: text }), other: text },
        ...(response === "kept" && { required: ["field"] }),
      });
    });

    it(`is ${field} as a field of the client's response to a callback`, () => {
      const callbacks = {
        done: { "{$url}": { post: responding({ properties: object.properties }) } },
      };
      const pointer =
        "#/paths/~1a/get/callbacks/done/{$url}/post/responses/200/content/application~1json/schema";
      expect(read(api({ "GET /a": { callbacks } }), pointer)).toEqual({
        properties: { ...(isThere(field) && { field: text }), other: text },
      });
    });

    it(`is ${request} as a value in a request and ${response === "gone" ? "gone" : "kept"} in a response`, () => {
      const values = { oneOf: [marked(mark, { const: 1 }), { const: 2 }] };
      const document = api({ "GET /a": { ...requesting(values), ...responding(values) } });
      const all = [{ const: 1 }, { const: 2 }];
      const rest = [{ const: 2 }];
      const operation = read(document, "#/paths/~1a/get") as JsonObject;
      const content = (schema: JsonObject) => ({ content: { "application/json": { schema } } });
      expect(operation.requestBody).toEqual(content({ oneOf: isThere(request) ? all : rest }));
      // A value may match branches of two levels.
      const { since = 0, until = 0 } = mark;
      const word = Math.max(...[since, until].flat()) > 10 ? "anyOf" : "oneOf";
      expect(operation.responses).toMatchObject({
        "200": content({ [word]: isThere(response) ? all : rest }),
      });
    });

    it(`is ${response} as a response field`, () => {
      expect(schemaOfThing(from(thing(object)))).toEqual({
        properties: { ...(isThere(response) && { field: text }), other: text },
        ...(response === "kept" && { required: ["field"] }),
      });
    });

    it(`is ${response} as a response header`, () => {
      const headers = { "X-A": marked(mark, { required: true, schema: text }) };
      const document = api({
        "GET /a": { responses: { "200": { description: "Done.", headers } } },
      });
      const want = { kept: { required: true, schema: text }, optional: { schema: text } };
      expect(read(document, "#/paths/~1a/get/responses/200/headers/X-A")).toEqual(
        response === "gone" ? undefined : want[response],
      );
    });

    it.each(["status", "media type"])(
      `is ${response === "gone" ? "gone" : "kept"} as a response %s`,
      (carrier) => {
        const response200 = { description: "Done.", content: { "text/plain": { schema: text } } };
        const [status, media] =
          carrier === "status"
            ? [marked(mark, response200), { schema: text }]
            : [response200, marked(mark, { schema: text })];
        const responses = { "200": { ...status, content: { "text/plain": media } } };
        const pointer = "#/paths/~1a/get/responses/200/content/text~1plain";
        expect(read(api({ "GET /a": { responses } }), pointer) !== undefined).toBe(
          isThere(response),
        );
      },
    );

    it(`is ${response} if the mark is on the component that a response field refers to`, () => {
      const schema = { properties: { field: schemaRef("Field") }, required: ["field"] };
      const document = thing(schema, { schemas: { Field: marked(mark, text) } });
      expect(schemaOfThing(from(document))).toEqual({
        ...(isThere(response) && { properties: { field: schemaRef("Field") } }),
        ...(response === "kept" && { required: ["field"] }),
      });
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
      { schemas: { Needed: marked({ since: 10 }, text), Free: marked({ since: 10 }, text) } },
    );
    const { components } = projectFrom(document, 0);
    expect(components).toEqual({ schemas: { Needed: text } });
  });

  it("is kept in a request if a schema below a component requires it", () => {
    const inner = { properties: { needed: marked({ since: 10 }, text) }, required: ["needed"] };
    const document = api(
      { "PUT /a": requesting(schemaRef("Form")) },
      { schemas: { Form: { properties: { inner } } } },
    );
    const pointer = "#/components/schemas/Form/properties/inner";
    expect(resolve(projectFrom(document, 0), pointer)).toEqual({
      ...inner,
      properties: { needed: text },
    });
  });

  it("is removed from a request if only responses require it", () => {
    const Form = { properties: { later: marked({ since: 10 }, text), always: text } };
    const answer = { allOf: [schemaRef("Form")], required: ["later"] };
    const document = api(
      { "PUT /a": { ...requesting(schemaRef("Form")), ...responding(answer) } },
      { schemas: { Form } },
    );
    const pointer = "#/components/schemas/FormRequest/properties";
    expect(resolve(projectFrom(document, 0), pointer)).toEqual({ always: text });
  });

  it("is kept as a required body, and as a required header of the client's response to a callback", () => {
    const body = { required: true, content: { "text/plain": { schema: text } } };
    const header = { required: true, schema: text };
    const answer = (headers: JsonObject) => ({
      callbacks: { done: { "{$url}": { post: { responses: { "200": { headers } } } } } },
    });
    const later = (node: JsonObject) => marked({ since: 10 }, node);
    const document = api({
      "PUT /a": { requestBody: later(body), ...answer({ "X-A": later(header) }) },
    });
    const want = api({ "PUT /a": { requestBody: body, ...answer({ "X-A": header }) } });
    expect(projectFrom(document, 0)).toEqual(want);
  });

  it("is kept as a webhook", () => {
    const post = { operationId: "done", responses: {} };
    const calling = (post: JsonObject) => api({}, {}, { webhooks: { done: { post } } });
    expect(projectFrom(calling(marked({ since: 10 }, post)), 0)).toEqual(calling(post));
  });

  it("keeps its encoding in a response", () => {
    const encoding = { field: { contentType: "text/plain" } };
    const schema = { properties: { field: marked({ since: 10 }, text) } };
    const document = projectFrom(thing(schema, { media: { encoding } }), 0);
    expect(mediaOfThing(document)).toEqual({ schema: { properties: { field: text } }, encoding });
  });

  it("is removed, with the links of responses that lead to it", () => {
    const links = { next: { operationId: "later" } };
    const document = api({
      "GET /a": { responses: { "200": { description: "Done.", links } } },
      "GET /b": marked({ since: 10 }, { operationId: "later" }),
    });
    const response = (level: number) =>
      resolve(projectFrom(document, level), "#/paths/~1a/get/responses/200");
    expect(response(0)).toEqual({ description: "Done." });
    expect(response(10)).toEqual({ description: "Done.", links });
  });

  it("keeps links to an id that moved at a level that has it, but not from a level up that loses it", () => {
    const links = { next: { operationId: "moved" } };
    const document = api({
      "GET /a": { responses: { "200": { description: "Done.", links } } },
      "GET /new": marked({ since: 10, until: 30 }, { operationId: "moved" }),
      "GET /old": marked({ until: 10 }, { operationId: "moved" }),
    });
    const response = (projection: OpenApiDocument) =>
      resolve(projection, "#/paths/~1a/get/responses/200/links");
    expect(response(project(document, 0))).toEqual(links);
    expect(response(project(document, 10))).toEqual(links);
    expect(response(project(document, 30))).toBeUndefined();
    expect(response(projectFrom(document, 0))).toBeUndefined();
  });
});

describe("`oneOf` in what the server sends", () => {
  const late = marked({ since: 20 }, { const: 1 });
  const schemas = {
    Same: marked({}, { items: schemaRef("Same") }),
    Late: { properties: { a: late } },
    Changed: marked({ changes: [{ level: 20, was: text }] }, { type: "integer" }),
  };
  it.each<[string, JsonObject, JsonObject]>([
    [
      "is kept if its branches are the same at all levels",
      { oneOf: [schemaRef("Same"), marked({ since: 10 }, text)] },
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
    expect(schemaOfThing(projectFrom(thing(schema, { schemas }), 10))).toEqual(want);
  });
});

describe("a component that requests and responses share", () => {
  const Thing = {
    required: ["name"],
    properties: { name: text, size: marked({ since: 10 }, text), inner: schemaRef("Inner") },
  };
  const Inner = { properties: { thing: schemaRef("Thing") } };
  const document = (more: JsonObject = {}) =>
    api(
      { "PUT /a": { ...requesting(schemaRef("Thing")), ...responding(schemaRef("Thing")) } },
      { schemas: { Thing, Inner, ...more } },
    );

  it("is split if they differ, with everything that leads to it", () => {
    expect(projectFrom(document(), 0)).toEqual(
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
    expect(projectFrom(document(), 10)).toEqual(project(document(), 10));
  });

  it("is never split in the projection of one level", () => {
    expect(Object.keys(Object(project(document(), 0).components).schemas)).toEqual([
      "Thing",
      "Inner",
    ]);
  });

  it("gets another name for requests if the usual one is taken", () => {
    const taken = { ThingRequest: text, ThingRequest2: text };
    const from = projectFrom(document(taken), 0);
    const body = "#/paths/~1a/put/requestBody/content/application~1json/schema";
    expect(resolve(from, body)).toEqual(schemaRef("ThingRequest3"));
    expect(resolve(from, "#/components/schemas/ThingRequest3/properties")).toEqual({
      name: text,
      inner: schemaRef("InnerRequest"),
    });
  });

  it("leaves references to places outside components unchanged", () => {
    const place = "#/paths/~1a/put/responses/200/content/application~1json/schema";
    const elsewhere = { "PUT /b": requesting({ properties: { same: { $ref: place } } }) };
    const shared = {
      ...document(),
      paths: { ...Object(document().paths), ...Object(api(elsewhere).paths) },
    };
    expect(resolve(projectFrom(shared, 0), "#/paths/~1b/put/requestBody")).toEqual(
      elsewhere["PUT /b"].requestBody,
    );
  });

  it("keeps its name if only requests reach it, and refers to components that were split", () => {
    const shared = api(
      { "PUT /a": { ...requesting(schemaRef("Form")), ...responding(schemaRef("Thing")) } },
      { schemas: { Form: { properties: { thing: schemaRef("Thing") } }, Thing, Inner } },
    );
    expect(resolve(projectFrom(shared, 0), "#/components/schemas/Form")).toEqual({
      properties: { thing: schemaRef("ThingRequest") },
    });
  });
});

describe("a property that replaces another", () => {
  const schema = {
    required: ["old", "new"],
    properties: {
      old: marked({ until: 10, replacedBy: "new" }, text),
      new: marked({ since: 10, replaces: "old" }, text),
    },
  };

  it("is optional beside it until it takes over, and then required alone", () => {
    expect(schemaOfThing(projectFrom(thing(schema), 9))).toEqual({
      properties: { old: text, new: text },
    });
    expect(schemaOfThing(projectFrom(thing(schema), 10))).toEqual({
      required: ["new"],
      properties: { new: text },
    });
  });
});

describe("the lending library from level 0", () => {
  const document = projectFrom(library(), 0);

  it("has the operations of all its servers", () => {
    expect(Object.keys(document.paths ?? {})).toEqual([
      "/books",
      "/books/{title}",
      "/reservations",
    ]);
  });

  it("requires in a reservation what any server requires", () => {
    const { Reservation } = (document.components as { schemas: Record<string, JsonObject> })
      .schemas;
    expect(Reservation?.required).toEqual(["title", "desk", "branch"]);
  });

  it("accepts for a book what every server accepts, and returns what any server returns", () => {
    const { Book, BookRequest, Format, FormatRequest } = Object(document.components).schemas;
    expect(Object.keys(BookRequest.properties)).toEqual(["title", "code", "format", "related"]);
    expect(BookRequest.properties.related.items).toEqual(schemaRef("BookRequest"));
    expect(Object.keys(Book.properties)).toEqual(Object.keys(BookOf(library())));
    expect(FormatRequest.oneOf).toEqual([{ title: "Paper", const: "paper" }]);
    expect(Format.anyOf).toHaveLength(3);
  });

  it("has only request examples that every server accepts", () => {
    expect(
      resolve(
        document,
        "#/paths/~1books/post/requestBody/content/application~1json/examples/paper",
      ),
    ).toEqual({
      summary: "A book on paper",
      value: { title: "Emma", format: "paper", related: [] },
    });
  });
});

const BookOf = (document: OpenApiDocument): object =>
  resolve(document, "#/components/schemas/Book/properties") as object;
