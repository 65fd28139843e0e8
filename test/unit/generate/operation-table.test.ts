// Rows of the operations table.

import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/toolkit/document/json.ts";
import { operationsOf } from "../../../src/toolkit/document/operation-model.ts";
import {
  emitContract,
  emitOperations,
  outcomesOf,
  rowsOf,
} from "../../../src/toolkit/generate/client/operation-table.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { operationsById } from "../../../src/toolkit/levels/revisions.ts";
import { api, registry, responding } from "../../helpers/small-api.ts";

it("an operation that was removed and added again has its gap", () => {
  const again = { operationId: "a", "x-feature-level": { until: [5], since: [7] } };
  const [row] = rowsOf(levelled(api({ "GET /a": again }, {}, registry(5, 7))));
  expect(row).toMatchObject({ since: 0, gaps: [{ since: 5, until: 7 }] });
  expect(row).not.toHaveProperty("until");
});

it("an argument with several declarations has the levels of all of them together", () => {
  const until = { "x-feature-level": { until: 5 } };
  const since = { "x-feature-level": { since: 5 } };
  const id = { name: "id", in: "path", required: true };
  const q = { name: "q", in: "query" };
  const moved = { name: "moved", in: "query" };
  const parameters = [
    { ...id, ...until },
    { ...q, ...until },
    { ...q, ...since },
    { ...moved, ...until },
  ];
  const document = api({ "GET /a/{id}": { operationId: "a", parameters } }, {}, registry(5));
  const { "/a/{id}": path } = document.paths as Record<string, JsonObject>;
  Object.assign(path ?? {}, {
    parameters: [
      { ...id, ...since },
      { ...moved, ...since },
    ],
  });
  const [row] = rowsOf(levelled(document));
  expect(row?.parameters).toEqual({
    id: { in: "path", required: true, encoding: "raw" },
    q: { in: "query", required: false, encoding: "raw" },
    moved: { in: "query", required: false, encoding: "raw" },
  });
});

it.each<[JsonObject, object]>([
  [{}, { fields: ["kind", "at", "detail"] }],
  [{ errorFields: ["kind", "at"] }, { fields: ["detail"] }],
  [{ errorCode: "kind" }, { code: "gone", fields: ["kind", "at", "detail"] }],
  [
    { errorCode: "kind", errorFields: ["kind"] },
    { code: "gone", fields: ["at", "detail"] },
  ],
  [{ errorCode: "at" }, { fields: ["kind", "at", "detail"] }],
  [{ errorCode: "other", errorFields: "kind" }, { fields: ["kind", "at", "detail"] }],
])("with the conventions %j an error is listed as %j", (conventions, error) => {
  const properties = { kind: { const: "gone" }, at: { const: 7 }, detail: {} };
  const content = { "application/json": { schema: { properties } } };
  const failing = { operationId: "a", responses: { "404": { description: "None.", content } } };
  const document = api({ "GET /a": failing }, {}, { "x-conventions": conventions });
  const [outcomes] = operationsOf(document).map((one) => outcomesOf(one));
  expect(outcomes?.errors).toStrictEqual([{ status: 404, ...error }]);
});

it.each([
  [["application/json"], undefined],
  [["text/plain"], "text/plain"],
  [["application/x-www-form-urlencoded", "application/merge-patch+json"], undefined],
  [["text/plain", "application/merge-patch+json"], "application/merge-patch+json"],
])("a body as %j is sent, if it is no form or `application/json`, as %s", (names, want) => {
  const schema = { properties: { a: { type: "string" } } };
  const content = Object.fromEntries(names.map((name) => [name, { schema }]));
  const changing = { operationId: "a", requestBody: { content } };
  const [row] = rowsOf(levelled(api({ "PATCH /a": changing })));
  expect(row?.mediaType).toBe(want);
});

const whole = ["body", "id"];
const openFields = { properties: { a: {} }, additionalProperties: true };
const form = "application/x-www-form-urlencoded";
it.each<[string, JsonObject, string, readonly string[], string?]>([
  ["fields with names of their own", { properties: { a: {} } }, "application/json", ["a", "id"]],
  ["a form", { properties: { a: {} } }, form, ["a", "id"]],
  [
    "a field with the name of a parameter",
    { properties: { id: {}, a: {} } },
    "application/json",
    whole,
  ],
  ["fields without names", openFields, "application/json", whole],
  ["a form with fields without names", openFields, form, whole, form],
  ["no fields", { type: "object" }, "application/json", whole],
  ["branches", { properties: { a: {} }, oneOf: [{}] }, "application/json", whole],
  ["a list", { type: "array" }, "application/json", whole],
  ["a text", { type: "string" }, "text/plain", whole, "text/plain"],
])("a body of %s is one argument, or several", (_, schema, type, want, mediaType) => {
  const parameters = [{ name: "id", in: "query", schema: { type: "array" } }];
  for (const required of [true, false]) {
    const requestBody = { required, content: { [type]: { schema } } };
    const operation = { operationId: "a", parameters, requestBody };
    const [row] = rowsOf(levelled(api({ "POST /a": operation })));
    expect(Object.keys(row?.parameters ?? {}).sort()).toEqual(want);
    expect(row?.parameters.id).toEqual({ in: "query", required: false, encoding: "list" });
    const body = { in: "body", required, encoding: "raw" };
    expect(row?.parameters.body).toEqual(want === whole ? body : undefined);
    expect(row?.mediaType).toBe(mediaType);
  }
});

it("an operation that moved has its present and its earlier place", () => {
  const at = (annotation: JsonObject, status: string) => ({
    operationId: "a",
    "x-feature-level": annotation,
    responses: { [status]: { description: "Done." }, "404": { description: "None." } },
  });
  const document = api(
    {
      "POST /old": at({ until: 5 }, "200"),
      "GET /b": { operationId: "b" },
      "PUT /new": at({ since: 5 }, "201"),
    },
    {},
    registry(5),
  );
  const groups = operationsById(document);
  const [moved, stayed] = rowsOf(levelled(document));
  expect(moved).toMatchObject({
    method: "PUT",
    path: "/new",
    since: 5,
    earlier: [{ method: "POST", path: "/old", since: 0, until: 5 }],
  });
  expect(stayed).not.toHaveProperty("earlier");
  const [outcomes] = groups.map((all) => outcomesOf(...all));
  expect(outcomes).toEqual({ success: [201, 200], errors: [{ status: 404, fields: [] }] });
  expect(emitOperations(levelled(document)).match(/^ {2}a: /gm)).toHaveLength(2); // A row and its outcomes.
});

it.each<[string, JsonObject, boolean]>([
  ["GET", {}, true],
  ["HEAD", {}, true],
  ["OPTIONS", {}, true],
  ["TRACE", {}, true],
  ["PUT", {}, true],
  ["DELETE", {}, true],
  ["POST", {}, false],
  ["PATCH", {}, false],
  ["GET", { "x-idempotent": false }, false],
  ["POST", { "x-idempotent": true }, true],
  ["POST", { "x-idempotent": "yes" }, false],
])("%s with %j is idempotent: %s (RFC 9110 §9.2.2)", (method, extensions, want) => {
  const [row] = rowsOf(levelled(api({ [`${method} /a`]: { operationId: "a", ...extensions } })));
  expect(row).toMatchObject({ method, isIdempotent: want, isLongPoll: false });
});

it("a row has the levels of its operation and arguments, and their encodings", () => {
  const operation = {
    operationId: "a",
    "x-long-poll": true,
    "x-feature-level": { since: 3, until: 9 },
    parameters: [
      { name: "q", in: "query", required: true, "x-feature-level": { since: 5 } },
      { name: "q", in: "header", "x-feature-level": { since: 4, until: 5 } },
      { name: "r", in: "query" },
    ],
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          schema: {
            properties: {
              ids: { type: "array", "x-feature-level": { since: 7 } },
              plain: { type: "string" },
            },
          },
          encoding: { ids: { contentType: "application/json" } },
        },
      },
    },
  };
  const document = api({ "POST /a": operation }, {}, registry(3, 4, 5, 7, 9));
  expect(rowsOf(levelled(document))).toEqual([
    {
      id: "a",
      method: "POST",
      path: "/a",
      isAuthenticated: false,
      isIdempotent: false,
      isLongPoll: true,
      since: 3,
      until: 9,
      parameters: {
        q: {
          in: "query",
          required: true,
          encoding: "raw",
          since: 5,
          earlier: [{ in: "header", required: false, encoding: "raw", since: 4, until: 5 }],
        },
        r: { in: "query", required: false, encoding: "raw" },
        ids: { in: "form", required: false, encoding: "json", since: 7 },
        plain: { in: "form", required: false, encoding: "raw" },
      },
    },
  ]);
});

it("the contract names the properties that report the level, common ones first", () => {
  const version = { version: { type: "integer", "x-reports": "feature-level" } };
  const reporting = (id: string, more: JsonObject = {}) => ({
    operationId: id,
    ...responding({ type: "object", properties: version }),
    ...more,
  });
  const needed = { name: "id", in: "query", required: true, schema: { type: "string" } };
  const document = api(
    {
      "GET /later": reporting("later", { "x-feature-level": { since: 5 }, security: [] }),
      "GET /one": reporting("one", { parameters: [needed], security: [] }),
      "GET /mine": reporting("mine", { security: [{ key: [] }] }),
      "GET /gone": reporting("gone", { "x-feature-level": { until: 5 }, security: [] }),
      "GET /status": reporting("status", {
        parameters: [{ ...needed, required: false }],
        security: [],
      }),
      "GET /other": { operationId: "other", ...responding({ type: "object" }) },
    },
    {},
    registry(5),
  );
  const text = emitContract(levelled(document)).replaceAll(/\s+/g, " ");
  expect(/reports = \{(.*?)\} as const/.exec(text)?.[1]?.match(/\w+(?=: "version")/g)).toEqual([
    "status",
    "mine",
    "later",
    "one",
    "gone",
  ]);
});

it("the contract has only the tables that the API needs", () => {
  const text = emitContract(levelled(api({})));
  expect(text).not.toMatch(/reports|unsure|basePath/);
  expect(text).toMatch(/\n\} = \{ operations, features, releases \};\n$/);
});
