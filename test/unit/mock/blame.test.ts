// Problems of requests that Prism overlooks, and the documented error of each problem.
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { operationsOf } from "../../../src/toolkit/document/operation.ts";
import { validatorOf } from "../../../src/toolkit/document/validator.ts";
import { blameOf, missedByPrism, type Violation } from "../../../src/toolkit/mock/blame.ts";
import { api } from "../../helpers/small-api.ts";

const inQuery = (name: string, schema: JsonObject, more: JsonObject = {}) => ({
  name,
  in: "query",
  schema,
  ...more,
});
const asJson = (schema: JsonObject) => ({ content: { "application/json": { schema } } });

/** An operation with arguments of each kind, and these errors: the values of examples by status and name. */
function posting(errors: Record<string, JsonObject> = {}) {
  const document = api({
    "POST /things": {
      operationId: "addThing",
      security: [{ account: [] }, { token: [] }, { key: [] }],
      parameters: [
        inQuery("limit", { type: "integer" }),
        inQuery("ratio", { type: ["number", "null"] }),
        inQuery("either", { type: ["integer", "string"] }),
        inQuery("open", {}),
        inQuery("owner", { type: "boolean" }, { required: true }),
        { name: "filter", in: "query", ...asJson({ type: "object" }) },
        { name: "X-Trace", in: "header", required: true, schema: { type: "integer" } },
      ],
      requestBody: {
        required: true,
        content: {
          "application/x-www-form-urlencoded": {
            schema: {
              required: ["Max_Size"],
              properties: {
                title: { type: "string" },
                Max_Size: { type: "integer" },
                ids: { type: "array", items: { type: "integer" } },
                on: { type: "boolean" },
                few: { type: "integer", maximum: 3 },
              },
            },
            encoding: { ids: { contentType: "application/json" } },
          },
        },
      },
      responses: Object.fromEntries(
        Object.entries(errors).map(([status, values]) => {
          const named = Object.entries(values).map(([name, value]) => [name, { value }]);
          const content = { "application/json": { examples: Object.fromEntries(named) } };
          return [status, { description: "Not done.", content }];
        }),
      ),
    },
  });
  const securitySchemes = {
    account: { type: "http", scheme: "basic" },
    token: { type: "http", scheme: "bearer" },
    key: { type: "apiKey", in: "query", name: "key" },
  };
  const whole = { ...document, components: { securitySchemes } };
  const [operation = expect.unreachable()] = operationsOf(whole);
  return [operation, validatorOf(whole)] as const;
}

const sent = (query: string, form?: string, authorization?: string) => ({
  authorization,
  query: new URLSearchParams(query),
  form: form === undefined ? undefined : new URLSearchParams(form),
});

describe("what Prism overlooks", () => {
  it.each<[query: string, form: string | undefined, found: readonly string[]]>([
    ["owner=true&limit=1&ratio=null&either=x&open=x&filter={}", "Max_Size=1&ids=[1]", []],
    ["owner=true&limit=a", undefined, ["query/limit type: limit is not JSON"]],
    ["owner=true&limit=", undefined, ["query/limit type: limit is not JSON"]],
    ["owner=true&limit=1.5", undefined, ["query/limit type: limit must be integer"]],
    ["owner=true&limit=x&limit=2", undefined, []],
    ["owner=true&ratio=true", undefined, ["query/ratio type: ratio must be number,null"]],
    ["owner=true&filter=[]", undefined, ["query/filter type: filter must be object"]],
    ["limit=1", undefined, ["query required: 'owner' is missing"]],
    ["Owner=true", undefined, ["query required: 'owner' is missing"]],
    ["owner=true", "", ["body required: 'Max_Size' is missing"]],
    ["owner=true&Max_Size=1", "title=x", ["body required: 'Max_Size' is missing"]],
    ["owner=true", "Max_Size=1&ids=1,2", ["body/ids type: ids is not JSON"]],
    [
      "limit=x",
      'Max_Size=1&ids=[1,"a"]',
      [
        "query/limit type: limit is not JSON",
        "query required: 'owner' is missing",
        "body/ids type: ids/1 must be integer",
      ],
    ],
  ])("in the query %j and the form %j: %j", (query, form, want) => {
    const found = missedByPrism(...posting(), sent(query, form));
    const inWords = found.map(({ location: [request, ...place], severity, code, message }) => {
      expect([request, severity]).toEqual(["request", "Error"]);
      return `${place.join("/")} ${code}: ${message}`;
    });
    expect(inWords).toEqual(want);
  });
});

const violation = (place: string, code: string | number, message = ""): Violation => ({
  location: place === "" ? ["request"] : ["request", ...place.split("/")],
  severity: "Error",
  code,
  message,
});
const missing = (place: string, name: string) =>
  violation(place, "required", `must have required property '${name}'`);
const wrong = (place: string) => violation(place, "type", "is wrong");

/** Values of examples that name no argument. */
const silent = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, "bad"]));

describe("the documented error of a request", () => {
  it.each<
    [string, readonly Violation[], Record<string, JsonObject>, string | undefined, form?: string]
  >([
    [
      "a missing argument, by its name",
      [missing("body", "Max_Size")],
      { 400: silent("missing-parameter", "missing-max-size") },
      "400 missing-max-size",
    ],
    [
      "any missing argument",
      [missing("query", "owner")],
      { 400: silent("other", "missing-max-size", "missing-parameter") },
      "400 missing-parameter",
    ],
    [
      "a missing part of a value",
      [missing("body/ids", "Size of-all")],
      { 400: silent("missing-max-size", "missing-parameter", "missing-size-of-all") },
      "400 missing-size-of-all",
    ],
    [
      "no body, which is one without the first required field",
      [violation("body", "required", "Request body is required")],
      { 400: silent("other", "missing-max-size", "missing-x-trace", "missing-owner") },
      "400 missing-max-size",
    ],
    [
      "a body of another media type, in the same way",
      [violation("", 415, "Supported content types: …")],
      { 400: silent("other", "missing-max-size") },
      "400 missing-max-size",
    ],
    [
      "a missing parameter of the query, never a field",
      [violation("query", "required")],
      { 400: silent("other", "missing-max-size") },
      "400 other",
    ],
    [
      "a value that is not JSON",
      [wrong("body/ids")],
      { 400: silent("other", "wrong-element", "not-a-list", "not-json") },
      "400 not-json",
      "ids=1,2",
    ],
    [
      "the last of repeated fields",
      [wrong("body/ids")],
      { 400: silent("other", "not-json", "not-a-list") },
      "400 not-a-list",
      "ids=x&ids={}",
    ],
    [
      "a list",
      [wrong("body/ids")],
      { 400: silent("not-array", "not-a-list") },
      "400 not-a-list",
      "ids={}",
    ],
    [
      "an integer",
      [wrong("query/limit")],
      { 400: silent("other", "not-an-integer") },
      "400 not-an-integer",
    ],
    [
      "a boolean",
      [wrong("body/on")],
      { 400: silent("other", "not-boolean") },
      "400 not-boolean",
      "on=1",
    ],
    [
      "a part of a value",
      [wrong("body/ids")],
      { 400: silent("not-an-integer", "wrong-element") },
      "400 wrong-element",
      'ids=["a"]',
    ],
    [
      "a part of a value, by its type",
      [wrong("body/ids")],
      { 400: silent("other", "not-an-integer") },
      "400 not-an-integer",
      'ids=["a"]',
    ],
    [
      "a whole value, no part of it",
      [wrong("body/ids")],
      { 400: silent("wrong-element", "other") },
      "400 wrong-element",
      "ids={}",
    ],
    [
      "a value of the right type",
      [wrong("body/few")],
      { 400: silent("other", "not-a-", "not-an-", "not-", "wrong-element") },
      "400 other",
      "few=9",
    ],
    [
      "a valid value",
      [wrong("body/few")],
      { 400: silent("other", "not-a-", "not-an-", "not-", "wrong-element") },
      "400 other",
      "few=1",
    ],
    [
      "a plain text",
      [wrong("body/title")],
      { 400: silent("not-json", "not-a-string") },
      "400 not-json",
      "title=x",
    ],
    [
      "an argument that was not sent",
      [wrong("body/ids")],
      { 400: silent("other", "not-json", "not-a-list") },
      "400 other",
    ],
    [
      "the example whose text names the argument",
      [wrong("body/title")],
      {
        400: {
          "missing-x": "title",
          near: "titles",
          other: "bad",
          text: { say: ["the title, please"] },
        },
      },
      "400 text",
    ],
    [
      "the text of an error for the form alone",
      [wrong("body/title")],
      { 404: { none: "title" }, 422: { first: "bad", none: "title" } },
      "422 none",
    ],
    [
      "a wrong argument, before a missing one",
      [missing("body", "Max_Size"), wrong("query/limit")],
      { 400: silent("missing-max-size", "not-an-integer") },
      "400 not-an-integer",
    ],
    [
      "a missing argument, if nothing is listed for a wrong one",
      [wrong("body/title"), missing("body", "Max_Size")],
      { 400: { title: "title", "missing-max-size": "bad" } },
      "400 missing-max-size",
    ],
    [
      "anything, by status 422",
      [wrong("path/id")],
      { 400: silent("a"), 422: silent("b") },
      "422 b",
    ],
    [
      "anything, by status 400",
      [wrong("path/id")],
      { 404: silent("b"), 400: silent("a") },
      "400 a",
    ],
    ["no other status", [wrong("path/id")], { 404: silent("b"), 500: silent("c") }, undefined],
    [
      "no range of statuses, and no success",
      [wrong("query/limit")],
      {
        "4XX": silent("not-an-integer"),
        200: silent("not-an-integer"),
        default: silent("not-an-integer"),
      },
      undefined,
    ],
    ["nothing without a problem", [], { 400: silent("a") }, undefined],
    [
      "nothing for a warning",
      [{ ...wrong("query/limit"), severity: "Warning" }],
      { 400: silent("not-an-integer") },
      undefined,
    ],
  ])("is that of %s", (_, found, errors, want, form) => {
    const [operation, validator] = posting(errors);
    const blame = blameOf(operation, validator, found, sent('limit="9"', form));
    expect(blame && `${blame.status} ${blame.example.name}`).toBe(want);
  });

  it.each<[string | undefined, names: readonly string[], want: string | undefined]>([
    [undefined, ["not-basic", "no-credentials"], "no-credentials"],
    ["Digest abc", ["undecodable-credentials", "not-bearer", "not-basic"], "not-basic"],
    ["Digest abc", ["undecodable-credentials", "not-bearer"], "not-bearer"],
    ["Digest a b", ["not-basic", "undecodable-credentials"], "undecodable-credentials"],
    ["Digest", ["not-basic", "undecodable-credentials"], "undecodable-credentials"],
    ["BASIC  abc", ["not-basic", "undecodable-credentials"], "undecodable-credentials"],
    ["Basic", ["not-basic", "undecodable-credentials"], "undecodable-credentials"],
    ["apiKey abc", ["not-apiKey", "undecodable-credentials"], undefined],
    ["Basic abc", ["other", "missing-max-size"], undefined],
  ])("with the credentials %j, of the examples %j is %s", (authorization, names, want) => {
    const [operation, validator] = posting({ 401: silent(...names), 422: silent("a") });
    const found = [missing("body", "Max_Size"), violation("header", 401)];
    const blame = blameOf(operation, validator, found, sent("", undefined, authorization));
    expect(blame?.example.name).toBe(want);
  });
});
