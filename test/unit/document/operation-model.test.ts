import { describe, expect, it } from "vitest";
import {
  argumentsOf,
  completeArguments,
  exampleArguments,
  exampleBody,
  isPlainText,
  requestMediaOf,
  serializeCall,
  urlEncoded,
  wireText,
} from "../../../src/toolkit/document/arguments.ts";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import {
  type Operation,
  operationsOf,
  webhooksOf,
} from "../../../src/toolkit/document/operation-model.ts";
import {
  errorsOf,
  isError,
  isSuccess,
  jsonBodyOf,
  successesOf,
} from "../../../src/toolkit/document/responses.ts";
import { encodedFields } from "../../helpers/caller.ts";
import { api } from "../../helpers/small-api.ts";

const text = { type: "string" };
const parameter = (name: string, place: string, more: JsonObject = {}): JsonObject => ({
  name,
  in: place,
  schema: text,
  ...more,
});
const read = (
  operation: JsonObject,
  components: JsonObject = {},
  root: JsonObject = {},
): Operation =>
  operationsOf(
    api({ "PUT /things/{id}": { operationId: "put", ...operation } }, components, root),
  )[0] ?? expect.unreachable("There is an operation.");
const form = (
  properties: JsonObject,
  media: JsonObject = {},
  body: JsonObject = {},
): JsonObject => ({
  requestBody: {
    content: { "application/x-www-form-urlencoded": { schema: { properties }, ...media } },
    ...body,
  },
});

describe("an operation", () => {
  it("inherits parameters of its path, except those of its own", () => {
    const document = api({
      "GET /a": {
        parameters: [parameter("x", "query", { required: true }), parameter("z", "query")],
      },
    });
    const item = (document.paths as Record<string, JsonObject>)["/a"] ?? {};
    item.parameters = [
      parameter("x", "query"),
      parameter("x", "header"),
      parameter("y", "query"),
      { $ref: "#/components/parameters/Missing" },
    ];
    const [operation] = operationsOf(document);
    expect(
      operation?.parameters.map(({ name, in: place, isRequired }) => [name, place, isRequired]),
    ).toEqual([
      ["x", "header", false],
      ["y", "query", false],
      ["x", "query", true],
      ["z", "query", false],
    ]);
  });

  it("has empty values for what is missing, or null as YAML reads an empty value", () => {
    const nothing = { summary: undefined, tags: [], parameters: [], body: undefined };
    expect(read({})).toMatchObject({ ...nothing, responses: [] });
    const empty = { summary: null, tags: null, parameters: null, requestBody: null };
    expect(read({ ...empty, responses: null })).toMatchObject({ ...nothing, responses: [] });
  });

  it("follows references to parameters, bodies, responses, headers and examples", () => {
    const ref = (section: string) => ({ $ref: `#/components/${section}/It` });
    const operation = read(
      {
        parameters: [ref("parameters")],
        requestBody: ref("requestBodies"),
        responses: { "200": ref("responses") },
      },
      {
        parameters: { It: parameter("id", "path") },
        requestBodies: { It: { required: true, content: {} } },
        responses: {
          It: {
            description: "Done.",
            headers: { "X-It": ref("headers"), "X-Free": { schema: text } },
            content: { "application/json": { schema: text, examples: { one: ref("examples") } } },
          },
        },
        headers: { It: { required: true, schema: text } },
        examples: { It: { summary: "One", value: "1" } },
      },
    );
    expect(operation).toMatchObject({
      parameters: [{ name: "id", in: "path" }],
      body: { isRequired: true },
      responses: [
        {
          status: "200",
          description: "Done.",
          headers: [
            { name: "X-It", isRequired: true },
            { name: "X-Free", isRequired: false },
          ],
          content: [
            { name: "application/json", examples: [{ name: "one", summary: "One", value: "1" }] },
          ],
        },
      ],
    });
  });

  it("has the examples with a value: an unnamed one, or several by name", () => {
    const examples = { one: { value: 1 }, remote: { externalValue: "https://example.com/1" } };
    const { parameters } = read({
      parameters: [
        parameter("id", "path", { example: "a" }),
        parameter("page", "query", { examples }),
      ],
    });
    expect(
      parameters.map(({ examples }) => examples.map(({ name, value }) => [name, value])),
    ).toEqual([[["example", "a"]], [["one", 1]]]);
  });

  it.each([
    [[{ basic: [] }], true],
    [[{ basic: [] }, {}], false],
    [[], false],
    [undefined, false],
  ])("with security %j requires credentials: %s", (security, isWanted) => {
    const own = security === undefined ? {} : { security };
    expect(read(own).isAuthenticated).toBe(isWanted);
    expect(read({}, {}, own).isAuthenticated).toBe(isWanted);
  });
});

describe("the arguments of an operation", () => {
  it("are parameters and body fields; type or encoding make a field JSON text", () => {
    const operation = read({
      parameters: [parameter("id", "path", { required: true })],
      ...form(
        { list: { type: "array" }, map: { type: "object" }, raw: { type: "object" } },
        {
          encoding: {
            list: { contentType: "application/vnd.list+json; charset=utf-8" },
            raw: { contentType: "text/plain" },
            map: { headers: {} },
          },
        },
      ),
    });
    expect(
      argumentsOf(operation).map(({ name, in: place, isJsonText }) => [name, place, isJsonText]),
    ).toEqual([
      ["id", "path", false],
      ["list", "form", true],
      ["map", "form", true],
      ["raw", "form", false],
    ]);
  });

  it("come from the first form or JSON, and not from other media types", () => {
    const object = { schema: { properties: { map: { type: "object" } } } };
    const bodies = (...names: string[]) => ({
      requestBody: { content: Object.fromEntries(names.map((name) => [name, object])) },
    });
    const form = "application/x-www-form-urlencoded";
    const found = (operation: JsonObject) =>
      argumentsOf(read(operation)).map(({ in: place, isJsonText }) => [place, isJsonText]);
    expect(found(bodies("text/plain", "application/json"))).toEqual([["json", false]]);
    expect(found(bodies("text/plain", "application/hal+json"))).toEqual([["json", false]]);
    expect(found(bodies("application/json", form))).toEqual([["json", false]]);
    expect(found(bodies(`${form}; charset=utf-8`, "application/json"))).toEqual([["form", true]]);
    expect(found(bodies("text/plain"))).toEqual([]);
    expect(found({ requestBody: { content: { [form]: {} } } })).toEqual([]);
    expect(found({})).toEqual([]);
  });

  it("are unique by name: the first one wins", () => {
    const operation = read({ parameters: [parameter("id", "path")], ...form({ id: text }) });
    expect(argumentsOf(operation).map(({ name, in: place }) => [name, place])).toEqual([
      ["id", "path"],
    ]);
  });

  it("are required only if the body is too", () => {
    const body = { schema: { properties: { a: text }, required: ["a"] } };
    const isRequired = (required: boolean) =>
      argumentsOf(read(form({}, body, { required })))[0]?.isRequired;
    expect([isRequired(true), isRequired(false)]).toEqual([true, false]);
  });

  it("have the values of all body examples; a list counts as one value", () => {
    const examples = {
      one: { value: { list: [1, 2] } },
      two: { value: {} },
      three: { value: { list: [] } },
      four: { value: null },
    };
    const operation = read({
      parameters: [parameter("id", "path", { example: "a" })],
      ...form({ list: { type: "array" } }, { examples }),
    });
    expect(argumentsOf(operation).map(({ examples }) => examples)).toEqual([["a"], [[1, 2], []]]);
  });

  it("take the first example of each; an optional one without example is omitted", () => {
    const operation = read({
      parameters: [parameter("id", "path", { example: "a/b" }), parameter("q", "query")],
      ...form(
        { n: { type: "integer" } },
        { examples: { one: { value: { n: 1 } }, two: { value: { n: 2 } } } },
      ),
    });
    expect(exampleArguments(operation)).toEqual({ id: "a/b", n: 1 });
    expect(exampleArguments(read(form({ n: text })))).toEqual({});
    expect(exampleArguments(read({}))).toEqual({});
  });

  it("are sent in their locations, strings unchanged, other values as JSON text", () => {
    const operation = read({
      parameters: [
        parameter("id", "path"),
        parameter("q", "query", { content: { "application/json": {} } }),
        parameter("left-out", "query"),
        parameter("of", "query", { schema: { type: "array" } }),
        parameter("x-h", "header"),
      ],
      ...form({ on: { type: "boolean" }, $: text }),
    });
    const values = { id: "a/$&b", q: "x", of: [1, "a"], "x-h": "h", on: true, $: "$1" };
    const call = serializeCall(operation, values);
    expect(call.path).toBe("/things/a%2F%24%26b");
    expect([...encodedFields(call.query)]).toEqual([
      ["q", '"x"'],
      ["of", "1"],
      ["of", "a"],
    ]);
    expect([...encodedFields(call.header)]).toEqual([["x-h", "h"]]);
    expect([...encodedFields(call.form)]).toEqual([
      ["on", "true"],
      ["$", "$1"],
    ]);
    expect(call.body).toEqual({ mediaType: "application/x-www-form-urlencoded", json: undefined });
  });

  it("are merged into the example of a JSON body", () => {
    const schema = { type: "object", properties: { on: { type: "boolean" } } };
    const media = { schema, examples: { one: { value: { on: true, unknown: 1 } } } };
    const operation = read({ requestBody: { content: { "application/json": media } } });
    const json = { on: false, unknown: 1 };
    expect(serializeCall(operation, { on: false }).body).toEqual({
      mediaType: "application/json",
      json,
    });
  });
});

describe("an argument", () => {
  it.each<{ schema: JsonObject; content?: JsonObject; isWanted: boolean }>([
    { schema: text, isWanted: true },
    { schema: { type: ["string", "null"] }, isWanted: false },
    { schema: { type: "integer" }, isWanted: false },
    { schema: {}, isWanted: false },
    { schema: text, content: { "application/vnd.a+json": { schema: text } }, isWanted: false },
    { schema: text, content: { "text/plain": { schema: text } }, isWanted: true },
  ])("of $schema, with the content $content, is plain text: $isWanted", ({ isWanted, ...row }) => {
    const [argument] = argumentsOf(read({ parameters: [parameter("id", "path", row)] }));
    expect(isPlainText(argument ?? expect.unreachable("There is one."))).toBe(isWanted);
  });

  it("without a schema is not plain text", () =>
    expect(isPlainText({ isJsonText: false, schema: undefined })).toBe(false));

  it.each<[Json, boolean, string]>([
    ["a", false, "a"],
    ["a", true, '"a"'],
    [1, false, "1"],
    [null, false, "null"],
    [[1, "b"], true, '[1,"b"]'],
    [{ a: [1] }, false, '{"a":[1]}'],
    [1e300, false, "1e+300"],
    [[-1e300], true, "[-1e+300]"],
    ["\ud800", false, "\ud800"],
  ])("%j, as JSON text: %s, is sent as %j", (value, isJsonText, want) => {
    expect(wireText(value, { isJsonText })).toBe(want);
  });

  it("has U+FFFD for half of a surrogate pair, in its name too", () => {
    expect(urlEncoded("a\ud800b")).toBe("a%EF%BF%BDb");
    const name = "i\ud800d";
    const parameters = [parameter(name, "path"), parameter(name, "query")];
    const [path, query] = parameters.map((one) =>
      serializeCall({ ...read({ parameters: [one] }), path: `/a/{${name}}` }, { [name]: "\ud800" }),
    );
    expect(path?.path).toBe("/a/%EF%BF%BD");
    expect([...encodedFields(query?.query ?? [])]).toEqual([["i\ufffdd", "\ufffd"]]);
  });
});

const list = ["a", "b"];
const object = { r: 1, g: "x y" };
it.each<[place: string, style: string, explode: boolean, value: Json, want: string]>([
  ["path", "matrix", false, "a", ";it=a"],
  ["path", "matrix", false, list, ";it=a,b"],
  ["path", "matrix", true, list, ";it=a;it=b"],
  ["path", "matrix", true, object, ";r=1;g=x y"],
  ["path", "label", false, list, ".a,b"],
  ["path", "label", true, object, ".r=1.g=x y"],
  ["path", "simple", true, list, "a,b"],
  ["path", "simple", true, object, "r=1,g=x y"],
  ["header", "simple", false, object, "r,1,g,x y"],
  ["query", "form", true, list, "it=a&it=b"],
  ["query", "form", true, object, "r=1&g=x y"],
  ["query", "form", false, list, "it=a,b"],
  ["query", "spaceDelimited", false, list, "it=a b"],
  ["query", "pipeDelimited", false, list, "it=a|b"],
  ["query", "deepObject", true, object, "it[r]=1&it[g]=x y"],
])("a parameter in a %s with the style %s, explode %s, is sent for %j as %s", (...row) => {
  const [place, style, explode, value, want] = row;
  const type = Array.isArray(value) ? "array" : typeof value;
  const it = parameter("it", place, { style, explode, schema: { type } });
  const [{ pairs = [] } = {}] = serializeCall(read({ parameters: [it] }), { it: value }).given;
  const sent = pairs.map(([name, text]) => (place === "query" ? `${name}=${text}` : text));
  expect(sent.join("&")).toBe(want);
});

it.each<[string, JsonObject, JsonObject]>([
  ["query", {}, { style: "form", explode: true }],
  ["cookie", {}, { style: "form", explode: true }],
  ["path", {}, { style: "simple", explode: false }],
  ["header", {}, { style: "simple", explode: false }],
  ["query", { style: "spaceDelimited" }, { style: "spaceDelimited", explode: false }],
  ["query", { allowReserved: true }, { style: "form", explode: true, allowReserved: true }],
  ["query", { explode: 1, allowReserved: 1 }, { style: "form", explode: false }],
])("a parameter in a %s with %j has the style %j", (place, written, want) => {
  const [it] = read({ parameters: [parameter("it", place, written)] }).parameters;
  expect(it?.styled).toEqual(want);
});

describe("the path of a call", () => {
  it.each([
    ["/things/{id}", "/things/a%20b"],
    ["/things/{other}/{id}", "/things/{other}/a%20b"],
    ["/größe/😀/{id}", "/gr%C3%B6%C3%9Fe/%F0%9F%98%80/a%20b"],
    ["/a%2Fb/{id}", "/a%2Fb/a%20b"],
  ])("%s is %s", (path, want) => {
    const operation = read({ parameters: [parameter("id", "path")] });
    expect(serializeCall({ ...operation, path }, { id: "a b" }).path).toBe(want);
  });
});

describe("an example call", () => {
  const json = (media: JsonObject) => ({ requestBody: { content: { "application/json": media } } });
  const list = { type: "array", items: text };

  it.each<[string, JsonObject, Json | undefined]>([
    ["the first example", json({ schema: list, examples: { a: { value: ["A"] } } }), ["A"]],
    ["a placeholder of its schema", json({ schema: list }), ["text"]],
    ["undefined for a form", form({ a: text }), undefined],
    ["undefined without a body", {}, undefined],
  ])("has as body %s", (_, operation, want) => {
    expect(exampleBody(read(operation))).toEqual(want);
  });

  it("has the examples of arguments, and a placeholder for required ones without", () => {
    const required = { required: true };
    const operation = read({
      parameters: [
        parameter("id", "path", required),
        parameter("told", "query", { ...required, example: "A" }),
        parameter("optional", "query"),
      ],
    });
    expect(completeArguments(operation)).toEqual({ id: "id", told: "A" });
  });

  const either = { oneOf: [{ properties: { a: text }, required: ["a"] }, { required: ["b"] }] };
  const media = (type: string, more: JsonObject = {}) => ({
    requestBody: { content: { [type]: { schema: either, ...more } } },
  });
  const urlencoded = "application/x-www-form-urlencoded";
  it.each<[string, JsonObject, JsonObject]>([
    ["the fields of the first branch of a form", media(urlencoded), { a: "a" }],
    ["its example alone", media(urlencoded, { example: { b: "B" } }), { b: "B" }],
    ["no fields of a branch of JSON, which the body has", media("application/json"), {}],
    ["no fields of a form without branches", form({ a: text }), {}],
  ])("has as arguments %s", (_, operation, want) => {
    expect(completeArguments(read(operation))).toEqual(want);
  });
});

it("a response that refers to a component has its name", () => {
  const components = { responses: { Bad: { description: "Bad." } } };
  const $ref = "#/components/responses/Bad";
  const { responses } = read({ responses: { "400": { $ref }, "409": {} } }, components);
  expect(responses.map(({ component }) => component)).toEqual(["Bad", undefined]);
});

describe("the responses of an operation", () => {
  const code = (value: string) => ({ properties: { code: { const: value }, extra: text } });
  const json = (schema: JsonObject) => ({ content: { "application/json": { schema } } });
  const operation = read(
    {
      responses: {
        "200": json(text),
        "204": {},
        "2XX": json(text),
        "304": {},
        "400": json({ oneOf: [code("A"), code("B")] }),
        "405": json({ properties: { code: { const: 7 }, result: {} } }),
        "409": {
          content: { "application/problem+json": { schema: { properties: { result: {} } } } },
        },
        "410": { content: { "text/plain": { schema: text } } },
        "4XX": json(code("C")),
        default: json(code("D")),
      },
    },
    {},
    { "x-conventions": { errorCode: "code", errorFields: ["result"] } },
  );

  it("are successes and errors, one for each branch of a body", () => {
    expect(successesOf(operation)).toEqual([200, 204]);
    expect(errorsOf(operation)).toEqual([
      { status: 400, code: "A", fields: ["code", "extra"] },
      { status: 400, code: "B", fields: ["code", "extra"] },
      { status: 405, code: undefined, fields: ["code"] },
      { status: 409, code: undefined, fields: [] },
      { status: 410, code: undefined, fields: [] },
    ]);
  });

  it.each([
    ["200", "success"],
    ["2XX", "success"],
    ["101", "neither"],
    ["304", "neither"],
    ["3XX", "neither"],
    ["404", "error"],
    ["5XX", "error"],
    ["default", "error"],
  ])("with the status %s are: %s", (status, want) => {
    expect([isSuccess(status), isError(status)]).toEqual([want === "success", want === "error"]);
  });

  it("have a JSON body or undefined", () => {
    expect(jsonBodyOf(operation, 200)?.schema?.types).toEqual(["string"]);
    for (const status of [204, 410, 418]) expect(jsonBodyOf(operation, status)).toBeUndefined();
  });
});

it("a webhook has its name as its path, and an operation may be deprecated", () => {
  const document = {
    webhooks: { sent: { post: { deprecated: true } } },
    paths: { "/a": { get: {} } },
  };
  const all = [...webhooksOf(document), ...operationsOf(document)];
  expect(all.map(({ path, isWebhook, isDeprecated }) => [path, isWebhook, isDeprecated])).toEqual([
    ["sent", true, true],
    ["/a", false, false],
  ]);
});

it.each([
  [["text/plain", "application/json"], "application/json"],
  [["text/plain", "image/png"], "text/plain"],
  [[], undefined],
])("documentation shows, of request bodies of %j, %s", (names, want) => {
  const content = Object.fromEntries(names.map((name) => [name, { schema: text }]));
  expect(requestMediaOf(read({ requestBody: { content } }))?.name).toBe(want);
  expect(requestMediaOf(read({}))).toBeUndefined();
});

it("only fields of the body are in the JSON of a call", () => {
  const schema = { properties: { name: text } };
  const content = { "application/json": { schema, examples: { one: { value: { name: "a" } } } } };
  const parameters = [parameter("id", "path", { required: true })];
  const operation = read({ parameters, requestBody: { content } });
  expect(serializeCall(operation, { id: "7", name: "b" }).body?.json).toEqual({ name: "b" });
});
