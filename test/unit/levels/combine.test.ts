// What a client of several levels can rely on where fields of an operation differ between levels.
import { describe, expect, it } from "vitest";
import { type Json, type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import { compatibleFrom } from "../../../src/toolkit/levels/compatible-document.ts";
import { api, requesting, responding, schemaRef } from "../../helpers/small-api.ts";

const text = { type: "string" };
const number = { type: "integer" };
const was = (fields: JsonObject) => ({
  "x-feature-level": { changes: [{ level: 20, was: fields }] },
});
const without = (...fields: string[]) => ({
  "x-feature-level": { changes: [{ level: 20, without: fields }] },
});
const query = (name: string, others: JsonObject = {}) => ({
  name,
  in: "query",
  schema: text,
  ...others,
});

const answering = (headers: JsonObject): JsonObject => ({
  responses: { "200": { description: "Done.", headers } },
});
const answeringWith = (media: JsonObject) => ({
  responses: { "200": { content: { "application/json": media } } },
});

/** `GET /a` as it is from a level up. */
const getFrom = (operation: JsonObject, level: number, components: JsonObject = {}) =>
  resolve(compatibleFrom(api({ "GET /a": operation }, components), level), "#/paths/~1a/get");

describe("from the older level, an operation with a changed field", () => {
  const parameters = [query("a"), query("b")];
  const responses = { "200": { description: "Done." }, "404": { description: "None." } };
  const body = { content: { "application/json": { schema: text } } };
  const operation = { parameters, responses, requestBody: body };

  it.each<[string, JsonObject, JsonObject]>([
    [
      "has the parameters that both levels have, and those that only the older one has",
      { parameters: [query("b"), query("c")] },
      { ...operation, parameters: [query("b"), query("c")] },
    ],
    [
      "also has a parameter that only one level has, if required",
      { parameters: [...parameters, query("c", { required: true })] },
      { ...operation, parameters: [...parameters, query("c", { required: true })] },
    ],
    [
      "has parameter schemas that satisfy both levels",
      {
        parameters: [
          query("a", {
            schema: { ...text, maxLength: 9 },
          }),
        ],
      },
      {
        ...operation,
        parameters: [query("a", { schema: { allOf: [{ ...text, maxLength: 9 }, text] } })],
      },
    ],
    [
      "has only media types of the body that both levels have",
      {
        requestBody: { content: { "text/plain": {} } },
      },
      { parameters, responses, requestBody: { content: {} } },
    ],
    [
      "has the responses of both levels",
      {
        responses: {
          "200": responses["200"],
          "410": { description: "Gone." },
        },
      },
      { ...operation, responses: { ...responses, "410": { description: "Gone." } } },
    ],
    [
      "has the security and servers of the newest level",
      { security: [{ basic: [] }], servers: [{ url: "/before" }] },
      { ...operation, security: [{ key: [] }], servers: [{ url: "/now" }] },
    ],
  ])("%s", (_, earlier, want) => {
    const newest = { security: [{ key: [] }], servers: [{ url: "/now" }] };
    const now = "security" in earlier ? { ...operation, ...newest } : operation;
    expect(getFrom({ ...now, ...was(earlier) }, 10)).toEqual(want);
    expect(getFrom({ ...now, ...was(earlier) }, 20)).toEqual(now);
  });

  it.each<[string, JsonObject, JsonObject]>([
    [
      "requires a parameter that some level requires",
      { parameters: [query("a", was({ required: true }))] },
      { parameters: [query("a", { required: true })] },
    ],
    [
      "requires a parameter that is added and later becomes required",
      {
        parameters: [query("a", { required: true })],
        "x-feature-level": {
          changes: [
            { level: 20, was: { parameters: [] } },
            { level: 30, was: { parameters: [query("a")] } },
          ],
        },
      },
      { parameters: [query("a", { required: true })] },
    ],
    [
      "requires a response header only if all levels require it",
      answering({ X: { schema: text, required: true, ...was({ required: false }) } }),
      answering({ X: { schema: text, required: false } }),
    ],
    [
      "makes a response header optional if some level lacks it",
      { ...answering({ X: { required: true } }), ...was(answering({})) },
      answering({ X: {} }),
    ],
    ["has no body if some level has none", { requestBody: body, ...without("requestBody") }, {}],
    [
      "keeps a body that some level requires",
      { requestBody: { ...body, required: true }, ...without("requestBody") },
      { requestBody: { ...body, required: true } },
    ],
    [
      "makes a response header optional if some level has no headers",
      { responses: { "200": { headers: { X: { required: true } }, ...without("headers") } } },
      { responses: { "200": { headers: { X: {} } } } },
    ],
    [
      "keeps a parameter optional, whether `required` is false or missing",
      { parameters: [query("a", { required: false, ...without("required") })] },
      { parameters: [query("a", { required: false })] },
    ],
    [
      "keeps security that never changes as it is written",
      { security: [{}, { key: [] }], summary: "Now.", ...was({ summary: "Before." }) },
      { security: [{}, { key: [] }], summary: "Now." },
    ],
    [
      "has the newest summary",
      {
        summary: "Now.",
        "x-feature-level": {
          changes: [
            { level: 20, was: { summary: "First." } },
            { level: 30, was: { summary: "Then." } },
          ],
        },
      },
      { summary: "Now." },
    ],
    ["has no summary that was removed", was({ summary: "Before." }), {}],
    [
      "responds with anything if some level has no schema",
      answeringWith({ schema: text, ...without("schema") }),
      answeringWith({ schema: {} }),
    ],
    [
      "takes what both levels take, where one takes anything",
      { parameters: [query("a", { schema: true, ...was({ schema: text }) })] },
      { parameters: [query("a", { schema: { allOf: [text, {}] } })] },
    ],
    [
      "has the newest description of a schema whose values have levels",
      {
        parameters: [
          query("a", {
            schema: {
              description: "Now.",
              enum: [1, 2],
              "x-feature-level": {
                changes: [{ level: 30, was: { description: "Before." } }],
                values: { 2: { since: 20 } },
              },
            },
          }),
        ],
      },
      {
        parameters: [
          query("a", { schema: { description: "Now.", allOf: [{ enum: [1] }, { enum: [1, 2] }] } }),
        ],
      },
    ],
    [
      "has the newest servers",
      { servers: [{ url: "/now" }], ...was({ servers: [{ url: "/before" }] }) },
      { servers: [{ url: "/now" }] },
    ],
  ])("%s", (_, operation, want) => {
    expect(getFrom(operation, 10)).toStrictEqual({ responses: {}, ...want });
  });

  it("combines a parameter with the component that it replaced", () => {
    const upTo = (maxLength: number) => ({ schema: { ...text, maxLength } });
    const component = { ...query("a", upTo(5)), ...was(upTo(9)) };
    const earlier = { parameters: [{ $ref: "#/components/parameters/A" }] };
    const found = getFrom({ parameters: [query("a")], ...was(earlier) }, 10, {
      parameters: { A: component },
    });
    const schema = { allOf: [{ ...text, maxLength: 9 }, text] };
    expect(found).toMatchObject({ parameters: [query("a", { schema })] });
  });

  it("keeps a reference to a parameter that both levels use", () => {
    const parameters = [{ $ref: "#/components/parameters/A" }];
    const earlier = was({ parameters });
    const now = { parameters: [...parameters, query("b")], ...earlier };
    const found = getFrom(now, 10, { parameters: { A: query("a") } });
    expect(found).toMatchObject({ parameters });
  });

  it("responds with the body of either level", () => {
    const earlier = responding(number) as { responses: JsonObject };
    const found = getFrom({ ...responding(text), ...was(earlier) }, 10) as JsonObject;
    const schema = resolve(found, "#/responses/200/content/application~1json/schema");
    expect(schema).toEqual({ type: ["integer", "string"] });
  });
});

describe("from the older level, a document with changed fields", () => {
  it("has the operations of both levels, and the components these need", () => {
    const schemas = (schema: Json) => ({ schemas: { S: schema } });
    const answer = responding(schemaRef("S"));
    const [now, then] = [
      api({ "GET /a": answer, "GET /b": {} }, schemas(text)),
      api({ "GET /a": answer, "GET /c": {} }, schemas(number)),
    ];
    const earlier = { paths: then.paths as Json, components: then.components as Json };
    const found = compatibleFrom({ ...now, ...was(earlier) }, 10);
    expect(Object.keys(found.paths as JsonObject)).toEqual(["/a"]);
    expect(found.components).toEqual(schemas({ type: ["integer", "string"] }));
  });

  it("has components that only one level needs, and the newest tags", () => {
    const components = { schemas: { S: { ...text, minLength: 2 } } };
    const tags = [{ name: "A" }, { name: "B" }];
    const both = (schema: JsonObject) =>
      api({ "PUT /a": { ...requesting(schema), ...responding(schema) } }, components, { tags });
    const { paths = {} } = both(text);
    const earlier = was({ paths, components: {}, tags: [{ name: "A" }] });
    const found = compatibleFrom({ ...both(schemaRef("S")), ...earlier }, 10);
    expect(found).toEqual({
      ...both({}),
      ...api({
        "PUT /a": {
          ...requesting({ allOf: [text, schemaRef("S")] }),
          ...responding({ anyOf: [text, schemaRef("S")] }),
        },
      }),
    });
  });
});

it("is the same from a level and from the next, if the change after both is the same", () => {
  const { responses } = answering({ X: { schema: text, required: true } });
  const before = answering({ X: { schema: number, required: true } }).responses as JsonObject;
  const changes = [
    { level: 20, without: ["headers"] },
    { level: 30, was: before["200"] as JsonObject },
  ];
  const response = { ...Object((responses as JsonObject)["200"]), "x-feature-level": { changes } };
  const [from20, from21] = [20, 21].map((level) =>
    getFrom({ responses: { "200": response } }, level),
  );
  expect(from20).toEqual(from21);
  expect(from20).toMatchObject(answering({ X: { required: true } }));
});
