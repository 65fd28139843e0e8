// Changes that an API's owner may want to express, each as they would write it, before and after level 5. Good documents
// of test/fixtures/lint have others.
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { type Json, type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import { snapshotAt } from "../../../src/toolkit/levels/snapshot.ts";
import { plugin } from "../../../src/toolkit/lint-rules/plugin.ts";

const was = (was: JsonObject) => ({ "x-feature-level": { changes: [{ level: 5, was }] } });
const without = (...fields: string[]) => ({
  "x-feature-level": { changes: [{ level: 5, without: fields }] },
});
const since = { "x-feature-level": { since: 5 } };
const until = { "x-feature-level": { until: 5 } };
const text = { type: "string" };
const basic = { type: "http", scheme: "basic" };
const bearer = { type: "http", scheme: "bearer" };

/** Schemas of the body and the response, fields of the document, and those of the operation. */
type Parts = { body?: JsonObject; answer?: JsonObject; root?: JsonObject } & JsonObject;

/** An API with one operation, `POST /orders`. */
function orders(
  { body = {}, answer = {}, root = {}, ...operation }: Parts,
  levels = [5],
): JsonObject {
  const content = (schema: JsonObject) => ({ content: { "application/json": { schema } } });
  const responses = { "200": { description: "Done.", ...content(answer) } };
  const post = { operationId: "createOrder", requestBody: content(body), responses, ...operation };
  const level = (level: number) => ({
    level,
    release: `${level}`,
    name: `level${level}`,
    summary: "New.",
  });
  const registry = { "x-feature-levels": levels.map(level) };
  return {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    ...registry,
    paths: { "/orders": { post } },
    components: { securitySchemes: { basic, bearer } },
    ...root,
  };
}

const post = "#/paths/~1orders/post";
const answer = `${post}/responses/200/content/application~1json/schema`;
const body = `${post}/requestBody/content/application~1json/schema`;
const config = await createConfig({
  plugins: [plugin as never],
  rules: { ...plugin.configs.all?.rules },
});
const problemsIn = async (document: JsonObject) =>
  (await lintFromString({ source: JSON.stringify(document), config })).map(
    ({ message }) => message,
  );

type Row = readonly [
  wish: string,
  parts: Parts,
  place: string,
  before: Json | undefined,
  after: Json | undefined,
];
const rows: readonly Row[] = [
  [
    "null",
    { answer: { type: ["integer", "null"], ...was({ type: "integer" }) } },
    answer,
    { type: "integer" },
    { type: ["integer", "null"] },
  ],
  [
    "a limit",
    { body: { ...text, minLength: 3, ...without("minLength") } },
    body,
    text,
    { ...text, minLength: 3 },
  ],
  [
    "a required body",
    { requestBody: { required: true, content: {}, ...was({ required: false }) } },
    `${post}/requestBody/required`,
    false,
    true,
  ],
  [
    "properties by pattern",
    { answer: { patternProperties: { "^x": text }, ...without("patternProperties") } },
    answer,
    {},
    { patternProperties: { "^x": text } },
  ],
  [
    "an encoding",
    {
      requestBody: {
        content: {
          "multipart/form-data": {
            schema: {},
            encoding: { f: { contentType: "text/plain", ...without("contentType") } },
          },
        },
      },
    },
    `${post}/requestBody/content/multipart~1form-data/encoding/f`,
    {},
    { contentType: "text/plain" },
  ],
  [
    "a property that moves from query to body",
    {
      parameters: [{ name: "sku", in: "query", schema: text, ...until }],
      body: { properties: { sku: { ...text, ...since } } },
    },
    `${post}/parameters/0/name`,
    "sku",
    undefined,
  ],
  [
    "security",
    { security: [{ bearer: [] }], ...was({ security: [{ basic: [] }] }) },
    `${post}/security`,
    [{ basic: [] }],
    [{ bearer: [] }],
  ],
  [
    "servers",
    {
      root: {
        servers: [{ url: "https://b.example.com" }],
        ...was({ servers: [{ url: "https://a.example.com" }] }),
      },
    },
    "#/servers/0/url",
    "https://a.example.com",
    "https://b.example.com",
  ],
  [
    "a callback",
    { callbacks: { cb: { "{$url}": { post: { operationId: "cb", responses: {}, ...since } } } } },
    `${post}/callbacks/cb/{$url}`,
    undefined,
    { post: { operationId: "cb", responses: {} } },
  ],
  [
    "a webhook",
    { root: { webhooks: { w: { post: { operationId: "w", responses: {}, ...since } } } } },
    "#/webhooks",
    undefined,
    { w: { post: { operationId: "w", responses: {} } } },
  ],
];

describe("an annotation expresses", () => {
  it.each(rows)("a change: %s", async (_, parts, place, before, after) => {
    const document = orders(parts);
    expect(await problemsIn(document)).toEqual([]);
    expect([4, 5].map((level) => resolve(snapshotAt(document, level), place))).toEqual([
      before,
      after,
    ]);
  });

  it("a property that is removed and added again, by lists", async () => {
    const again = { ...text, "x-feature-level": { until: [5], since: [7] } };
    const document = orders({ answer: { properties: { a: again } } }, [5, 7]);
    expect(await problemsIn(document)).toEqual([]);
    const found = [4, 5, 6, 7].map((level) =>
      resolve(snapshotAt(document, level), `${answer}/properties/a`),
    );
    expect(found).toEqual([text, undefined, undefined, text]);
  });
});
