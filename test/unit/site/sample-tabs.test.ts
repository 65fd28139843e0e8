// The samples of an operation as readers copy them. test/e2e/hostile-samples and docs-samples run them.
import { describe, expect, it } from "vitest";
import { completeArguments } from "../../../src/toolkit/document/arguments.ts";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { operationsOf } from "../../../src/toolkit/document/operation-model.ts";
import {
  type SampleLanguage,
  sampleIn,
  sampleLanguages,
  samplesNote,
} from "../../../src/toolkit/site/code-samples.ts";
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

/** A program with a client of these options and variables, which makes a call after some lines. */
const typescript = (
  call: string,
  options = "{ baseUrl: BASE_URL }",
  variables = "",
  before = "",
) => `import createClient from "openapi-fetch";
import type { PathsFrom } from "./client.gen.js";

const { BASE_URL = ""${variables} } = process.env;

const client = createClient<PathsFrom[7]>(${options});
${before}const { data, error } = await client.${call};
console.log(error ?? data);`;

/** A program that calls a method for a path with these arguments, and reads the response so. */
const python = (method: string, path: string, options: string, read = "text") => `import os

import requests

response = requests.${method}(
    f"{os.environ['BASE_URL']}${path}",
${options}    timeout=90,
)
print(response.status_code, response.${read})`;

describe("the samples of an operation", () => {
  it.each<[string, string, JsonObject, Readonly<Record<SampleLanguage, string | undefined>>]>([
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
      {
        Shell: "curl -sS -G \"$BASE_URL/rooms/7\" \\\n  -H 'X-H: h' \\\n  --data-urlencode 'q=b c'",
        TypeScript: typescript(`GET("/rooms/{id}", {
  params: {
    path: { id: 7 },
    query: { q: "b c" },
    header: { "X-H": "h" },
  },
})`),
        Python: python(
          "get",
          "/rooms/7",
          `    headers={"X-H": "h"},\n    params={"q": "b c"},\n`,
          "json()",
        ),
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
      {
        Shell: `curl -sS -X PUT "$BASE_URL/rooms" \\\n  -H 'Content-Type: application/json' \\\n  --data-raw '{\n  "a": [1, null, true],\n  "b-c": "${"x".repeat(70)}"\n}'`,
        TypeScript: typescript(`PUT("/rooms", {
  body: {
    a: [1, null, true],
    "b-c": "${"x".repeat(70)}",
  },
  parseAs: "text",
})`),
        Python: python(
          "put",
          "/rooms",
          `    json={\n        "a": [1, None, True],\n        "b-c": "${"x".repeat(70)}",\n    },\n`,
        ),
      },
    ],
    [
      "send JSON of another type",
      "PATCH /rooms",
      requestBody("application/merge-patch+json", { example: { a: 1 } }),
      {
        Shell:
          "curl -sS -X PATCH \"$BASE_URL/rooms\" \\\n  -H 'Content-Type: application/merge-patch+json' \\\n  --data-raw '{ \"a\": 1 }'",
        TypeScript: typescript(`PATCH("/rooms", {
  headers: { "Content-Type": "application/merge-patch+json" },
  body: { a: 1 },
})`),
        Python: python(
          "patch",
          "/rooms",
          `    headers={"Content-Type": "application/merge-patch+json"},\n    json={"a": 1},\n`,
        ),
      },
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
      {
        Shell:
          "curl -sS -X POST \"$BASE_URL/rooms\" \\\n  --data-urlencode a=x \\\n  --data-urlencode 'to=[1]'",
        TypeScript: typescript(`POST("/rooms", {
  headers: {
    "Content-Type": "application/x-www-form-urlencoded",
  },
  body: { a: "x", to: [1] },
  bodySerializer: () => new URLSearchParams({ a: "x", to: JSON.stringify([1]) }),
  parseAs: "blob",
})`),
        Python: `import json\n${python("post", "/rooms", `    data={"a": "x", "to": json.dumps([1])},\n`, "content")}`,
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
      {
        Shell:
          'curl -sS -G -X DELETE "$BASE_URL/rooms" \\\n  --data-urlencode n=a \\\n  --data-urlencode n=b',
        TypeScript: typescript(`DELETE("/rooms", { params: { query: { n: ["a", "b"], m: [] } } })`),
        Python: python("delete", "/rooms", `    params={"n": ["a", "b"], "m": []},\n`),
      },
    ],
    [
      "send JSON in a path, and as a parameter of a query",
      "GET /rooms/{at}",
      {
        parameters: [jsonParameter("path", "at", [1]), jsonParameter("query", "q", { a: true })],
      },
      {
        Shell: 'curl -sS -G "$BASE_URL/rooms/%5B1%5D" \\\n  --data-urlencode \'q={"a":true}\'',
        TypeScript: typescript(`GET("/rooms/{at}", {
  params: { path: { at: [1] }, query: { q: { a: true } } },
  querySerializer: () => String(new URLSearchParams({ q: JSON.stringify({ a: true }) })),
})`),
        Python: `import json\n${python("get", "/rooms/%5B1%5D", `    params={"q": json.dumps({"a": True})},\n`)}`,
      },
    ],
    [
      "send JSON in a path, and cookies of credentials only",
      "GET /rooms/{at}",
      { parameters: [jsonParameter("path", "at", [1]), jsonParameter("cookie", "c", [1])] },
      {
        Shell: 'curl -sS "$BASE_URL/rooms/%5B1%5D"',
        TypeScript: typescript(`GET("/rooms/{at}", { params: { path: { at: [1] } } })`),
        Python: python("get", "/rooms/%5B1%5D", ""),
      },
    ],
    [
      "leave out a body that is neither JSON nor a form; TypeScript has none, which would not compile",
      "POST /pictures",
      requestBody("image/png", {}),
      {
        Shell: 'curl -sS -X POST "$BASE_URL/pictures"',
        TypeScript: undefined,
        Python: python("post", "/pictures", ``),
      },
    ],
    [
      "have user name and password from the environment",
      "GET /me",
      { security: [{ basic: [] }] },
      {
        Shell: 'curl -sS "$BASE_URL/me" \\\n  -u "$USERNAME:$PASSWORD"',
        TypeScript: typescript(
          'GET("/me")',
          `{
  baseUrl: BASE_URL,
  headers: {
    Authorization: \`Basic \${btoa(\`\${USERNAME}:\${PASSWORD}\`)}\`,
  },
}`,
          ', USERNAME = "", PASSWORD = ""',
        ),
        Python: python(
          "get",
          "/me",
          `    auth=(os.environ["USERNAME"], os.environ["PASSWORD"]),\n`,
        ),
      },
    ],
    [
      "have a token from the environment",
      "GET /me",
      { security: [{ bearer: [] }] },
      {
        Shell: 'curl -sS "$BASE_URL/me" \\\n  -H \'Authorization: Bearer \'"$TOKEN"',
        TypeScript: typescript(
          'GET("/me")',
          `{
  baseUrl: BASE_URL,
  headers: { Authorization: \`Bearer \${TOKEN}\` },
}`,
          ', TOKEN = ""',
        ),
        Python: python(
          "get",
          "/me",
          `    headers={"Authorization": "Bearer " + os.environ["TOKEN"]},\n`,
        ),
      },
    ],
    [
      "have keys in the header, the query and a cookie",
      "GET /me",
      { security: [{ query: [], cookie: [], header: [], other: [] }] },
      {
        Shell:
          'curl -sS "$BASE_URL/me"\'?7%20k=\'"$KEY_7_K" \\\n  -b sid="$SID" \\\n  -H \'X-Key: \'"$X_KEY"',
        TypeScript: typescript(
          'GET("/me")',
          `{
  baseUrl: BASE_URL,
  headers: { "X-Key": X_KEY, Cookie: \`sid=\${SID}\` },
}`,
          ', KEY_7_K = "", SID = "", X_KEY = ""',
          `client.use({
  onRequest({ request }) {
    const url = new URL(request.url);
    url.searchParams.set("7 k", KEY_7_K);
    return new Request(url, request);
  },
});
`,
        ),
        Python: python(
          "get",
          "/me",
          `    headers={"X-Key": os.environ["X_KEY"]},\n    cookies={"sid": os.environ["SID"]},\n    params={"7 k": os.environ["KEY_7_K"]},\n`,
        ),
      },
    ],
  ])("%s", (_, key, operation, want) => {
    const read = operationOf(key, operation);
    for (const [lang] of sampleLanguages) {
      expect(sampleIn(lang, read, completeArguments(read), 7)).toBe(want[lang]);
    }
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
