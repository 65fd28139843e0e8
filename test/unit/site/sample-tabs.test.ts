// The samples of an operation as readers copy them, whole in test/fixtures/pages/samples.txt, which
// `npx vitest run test/unit/site/sample-tabs.test.ts -u` writes anew. test/e2e/hostile-samples and docs-samples run them.
import { describe, expect, it } from "vitest";
import { inHome } from "../../../src/node/package-root.ts";
import { completeArguments } from "../../../src/toolkit/document/arguments.ts";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { operationsOf } from "../../../src/toolkit/document/operation-model.ts";
import { sampleIn, sampleLanguages, samplesNote } from "../../../src/toolkit/site/code-samples.ts";
import { api } from "../../helpers/small-api.ts";

const securitySchemes = {
  basic: { type: "http", scheme: "basic" },
  bearer: { type: "http", scheme: "bearer" },
  header: { type: "apiKey", in: "header", name: "X-Key" },
  query: { type: "apiKey", in: "query", name: "7 k" },
  cookie: { type: "apiKey", in: "cookie", name: "sid" },
  other: { type: "mutualTLS" },
};

function operationOf(key: string, operation: JsonObject) {
  const [found] = operationsOf(api({ [key]: operation }, { securitySchemes }));
  if (found === undefined) throw new Error(`No operation ${key}.`);
  return found;
}

const client = {
  package: "rooms",
  install: "`npm install rooms`",
  user: { name: "EMAIL", meaning: "e-mail" },
  password: { name: "API_KEY", meaning: "key of the user" },
};

const parameter = (where: string, name: string, example: Json): JsonObject => ({
  name,
  in: where,
  required: true,
  schema: {},
  example,
});
const jsonParameter = (where: string, name: string, example: Json): JsonObject => ({
  name,
  in: where,
  required: true,
  content: { "application/json": { schema: {}, example } },
});
const requestBody = (mediaType: string, media: JsonObject): JsonObject => ({
  requestBody: { required: true, content: { [mediaType]: media } },
});
const answering = (mediaType: string): JsonObject => ({
  responses: { "200": { description: "Done.", content: { [mediaType]: {} } } },
});

describe("the samples of an operation", () => {
  const operations: readonly [title: string, key: string, JsonObject][] = [
    [
      "send a path, a query and headers, and read JSON",
      "GET /rooms/{id}",
      {
        parameters: [
          parameter("path", "id", 7),
          parameter("query", "q", "b c"),
          parameter("header", "X-H", "h"),
        ],
        ...answering("application/json"),
      },
    ],
    [
      "send JSON, on one line if it fits, and read a text",
      "PUT /rooms",
      {
        ...requestBody("application/json", {
          example: { a: [1, null, true], "b-c": "x".repeat(70) },
        }),
        ...answering("text/plain"),
      },
    ],
    [
      "send JSON beside a query, which is then a part of the address",
      "PUT /rooms",
      {
        parameters: [parameter("query", "q", "b &"), parameter("query", "r", 2)],
        ...requestBody("application/json", { example: { a: 1 } }),
      },
    ],
    [
      "keep braces in a path that no parameter fills, and an empty form",
      "POST /rooms/{id}",
      requestBody("application/x-www-form-urlencoded", { schema: { type: "object" } }),
    ],
    [
      "leave out an empty form that may be missing, and keep control characters encoded",
      "POST /rooms",
      {
        parameters: [parameter("query", "q", "\u0007"), parameter("query", "r", "\u202e")],
        requestBody: {
          content: { "application/x-www-form-urlencoded": { schema: { type: "object" } } },
        },
      },
    ],
    [
      "send JSON of another type",
      "PATCH /rooms",
      requestBody("application/merge-patch+json", { example: { a: 1 } }),
    ],
    [
      "send a form with fields in JSON, and read a file",
      "POST /rooms",
      {
        ...requestBody("application/x-www-form-urlencoded", {
          schema: { properties: { a: {}, to: { type: "array", items: { type: "integer" } } } },
          encoding: { to: { contentType: "application/json" } },
          example: { a: "x", to: [1] },
        }),
        ...answering("image/png"),
      },
    ],
    [
      "repeat the name of a list in a query",
      "DELETE /rooms",
      {
        parameters: [
          { ...parameter("query", "n", ["a", "b"]), schema: { type: "array", items: {} } },
          { ...parameter("query", "m", []), schema: { type: "array", items: {} } },
        ],
      },
    ],
    [
      "send JSON in a path, and as a parameter of a query",
      "GET /rooms/{at}",
      { parameters: [jsonParameter("path", "at", [1]), jsonParameter("query", "q", { a: true })] },
    ],
    [
      "send JSON in a path, and cookies of credentials only",
      "GET /rooms/{at}",
      { parameters: [jsonParameter("path", "at", [1]), jsonParameter("cookie", "c", [1])] },
    ],
    [
      "leave out a body that is neither JSON nor a form; TypeScript has none, which would not compile",
      "POST /pictures",
      requestBody("image/png", {}),
    ],
    ["have user name and password from the environment", "GET /me", { security: [{ basic: [] }] }],
    ["have a token from the environment", "GET /me", { security: [{ bearer: [] }] }],
    [
      "have keys in the header, the query and a cookie",
      "GET /me",
      { security: [{ query: [], cookie: [], header: [], other: [] }] },
    ],
  ];

  it("are the committed ones in each language", async () => {
    const all = operations.flatMap(([title, key, operation]) => {
      const read = operationOf(key, operation);
      const texts = sampleLanguages.map(
        ([lang]) => `--- ${lang}\n${sampleIn(lang, read, completeArguments(read), 7) ?? "none"}\n`,
      );
      return [`===== ${title}\n`, ...texts];
    });
    await expect(all.join("")).toMatchFileSnapshot(inHome("test/fixtures/pages/samples.txt"));
  });

  it("use the address of the server unless the environment has another", () => {
    const operation = operationOf("GET /me", {});
    const address = "https://rooms.example.com";
    const texts = sampleLanguages.map(([lang]) =>
      sampleIn(lang, operation, {}, 7, undefined, address),
    );
    expect(texts[0]).toBe(`curl -sS "\${BASE_URL:-${address}}/me"`);
    expect(texts[1]).toContain('const { BASE_URL = "https://rooms.example.com" } = process.env;');
    expect(texts[2]).toContain("{os.environ.get('BASE_URL', 'https://rooms.example.com')}/me");
  });

  it("use the client of the API, with its names of credentials", () => {
    const parameters = [parameter("query", "q", "b")];
    const operation = operationOf("GET /me", {
      operationId: "getMe",
      parameters,
      security: [{ basic: [] }],
    });
    expect(
      sampleIn("TypeScript", operation, completeArguments(operation), "8.0", client),
    ).toBe(`import { createClient } from "rooms";

const { BASE_URL = "", EMAIL = "", API_KEY = "" } = process.env;

const client = createClient({
  baseUrl: BASE_URL,
  email: EMAIL,
  apiKey: API_KEY,
  featureLevel: "8.0",
});
const { data, error } = await client.getMe({ q: "b" });
console.log(error ?? data);`);
    expect(sampleIn("Shell", operation, {}, 0, client)).toContain('-u "$EMAIL:$API_KEY"');
  });

  it.each<[string, readonly JsonObject[], string]>([
    ["none", [], ""],
    ["a password", [{ basic: [] }], ", `USERNAME` (user name), `PASSWORD` (password)"],
    ["a token", [{ bearer: [] }, { basic: [] }], ", `TOKEN` (access token of `bearer`)"],
    ["a key", [{ header: [] }], ", `X_KEY` (the header parameter `X-Key`)"],
    ["a certificate", [{ other: [] }], ""],
  ])("say what they read from the environment: %s", (_, security, want) => {
    const note = samplesNote(operationOf("GET /me", { security: [...security] }), undefined, "");
    expect(note).toContain(`without a slash at the end)${want} from the environment.`);
    expect(note).toContain("`npm install openapi-fetch`");
  });

  it("name the default address and the own client", () => {
    const note = samplesNote(
      operationOf("GET /me", { security: [{ basic: [] }] }),
      client,
      "https://a",
    );
    expect(note).toContain(
      "by default `https://a`), `EMAIL` (e-mail), `API_KEY` (key of the user)",
    );
    expect(note).toContain("TypeScript needs `npm install rooms`;");
  });
});
