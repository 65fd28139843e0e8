// Hostile text of a specification stays text in printed code: each sample and curl line runs, and sends it.
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import site from "../../scripts/site.ts";
import { inHome } from "../../src/node/package-root.ts";
import {
  type ArgumentValues,
  completeArguments,
  serializeCall,
} from "../../src/toolkit/document/arguments.ts";
import { type Operation, operationsOf } from "../../src/toolkit/document/operation-model.ts";
import { type SampleLanguage, sampleIn } from "../../src/toolkit/site/code-samples.ts";
import { curl } from "../../src/toolkit/text/curl-command.ts";
import { hasRequests, type Language, runProgram, runPrograms } from "../helpers/run-program.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly form: readonly (readonly [string, string])[];
}

/** The headers and the body of the last request. */
let last: { readonly headers: IncomingHttpHeaders; readonly body: string };

/** The file that each of the texts below would create if it were executed. */
const made = join(temporaryFolder("hostile-samples"), "made");
const touch = `touch ${made}`;
const write = `require("fs").writeFileSync("${made}", "")`;

const texts = [
  `$(${touch})`,
  `\`${touch}\``,
  `';${touch};'`,
  `";${touch};"`,
  `x\n${touch}\n`,
  `"+open("${made}","w").name+"`,
  `\`+process.getBuiltinModule?.("fs").writeFileSync("${made}","")+\``,
  `\${${write}}`,
  `{open("${made}", "w")}`,
  "$HOME $BASE_URL !! ~",
  "a\\b\\",
  "@/dev/null",
  "-o",
  "=ls",
  "[1-3]{a,b}",
  "\u0000\u001b[31m\u0085",
  "é😀\u2028\u202e",
  "*/ # </script>",
  "'''\"\"\"",
  "__proto__",
  "constructor",
];

/** An operation with these arguments, all strings, except for lists of strings in the query. */
function operation(
  method: string,
  path: string,
  {
    query = [],
    lists = [],
    form = [],
  }: { query?: readonly string[]; lists?: readonly string[]; form?: readonly string[] } = {},
): Operation {
  const text = { type: "string" };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({ name, in: "path" }));
  const parameters = [...inPath, ...query.map((name) => ({ name, in: "query" }))];
  const list = { type: "array", items: text };
  const schema = { properties: Object.fromEntries(form.map((name) => [name, text])) };
  const content = { "application/x-www-form-urlencoded": { schema } };
  const node = {
    operationId: texts.join("/"),
    security: [{ basic: [] }],
    parameters: [
      ...parameters.map((parameter) => ({ ...parameter, schema: text })),
      ...lists.map((name) => ({ name, in: "query", schema: list })),
    ],
    ...(form.length === 0 ? {} : { requestBody: { content } }),
  };
  const components = { securitySchemes: { basic: { type: "http", scheme: "basic" } } };
  return (
    operationsOf({ components, paths: { [path]: { [method.toLowerCase()]: node } } })[0] ??
    expect.unreachable("There is an operation.")
  );
}

/** Every text in its own key and as its own value. */
const values = Object.fromEntries(texts.map((text) => [text, text]));
const pairs = texts.map((text) => [text, text] as const);
// A path is part of a URL, so characters that would end it there are removed.
const inPath = texts.join("/").replaceAll(/[#?]/g, "");

/** The calls, and the request that the server must receive for each. */
const calls: readonly (readonly [string, Operation, ArgumentValues, Received])[] = [
  [
    "the path",
    operation("PUT", `/x/${inPath}`),
    {},
    { method: "PUT", path: `/x/${inPath}`, query: [], form: [] },
  ],
  [
    "the query",
    operation("GET", "/x", { query: texts }),
    values,
    { method: "GET", path: "/x", query: pairs, form: [] },
  ],
  [
    "lists in the query",
    operation("GET", "/x", { query: ["a"], lists: ["one", "several"] }),
    { a: "1", one: ["$HOME"], several: texts },
    {
      method: "GET",
      path: "/x",
      query: [["a", "1"], ["one", "$HOME"], ...texts.map((text) => ["several", text] as const)],
      form: [],
    },
  ],
  [
    "the form",
    operation("PUT", "/x", { form: texts }),
    values,
    { method: "PUT", path: "/x", query: [], form: pairs },
  ],
  [
    "path, query and form together",
    operation("PUT", "/x/{id}", { query: ["a"], form: ["b"] }),
    { id: texts[0] ?? "", a: "1 &", b: "2 &" },
    { method: "PUT", path: `/x/${texts[0]}`, query: [["a", "1 &"]], form: [["b", "2 &"]] },
  ],
];

let received: Received[] = [];
const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  const [path = "", query = ""] = (request.url ?? "").split(/\?(.*)/s);
  received.push({
    method: request.method ?? "",
    path: decodeURIComponent(path),
    query: [...new URLSearchParams(query)],
    form: [...new URLSearchParams(body)],
  });
  last = { headers: request.headers, body };
  response.setHeader("content-type", "application/json");
  response.end("{}");
});
let url = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  received = [];
});

const account = () => ({ BASE_URL: url, EMAIL: "iago@example.com", API_KEY: "iago-key" });

async function run(language: Language, text: string) {
  const ended = await runProgram(language, text, account());
  expect(existsSync(made), "a text of the specification was run").toBe(false);
  expect(ended).toMatchObject({ code: 0, stderr: "" });
  return ended.stdout;
}

const ownSample = (lang: SampleLanguage, operation: Operation, values: ArgumentValues) =>
  sampleIn(lang, operation, values, 1, site.client) ?? "";

const reason = hasRequests ? "" : " (skipped: python3 with `requests` is not here)";
it.skipIf(!hasRequests)(
  `hostile texts reach the server by the samples in Python${reason}`,
  async () => {
    const samples = calls.map(([, operation, values]) => ownSample("Python", operation, values));
    const ended = await runPrograms("py", samples, account());
    expect(existsSync(made), "a text of the specification was run").toBe(false);
    expect(ended).toMatchObject({ code: 0, stderr: "" });
    expect(received).toEqual(calls.map(([, , , wanted]) => wanted));
  },
);

describe.each(calls)("hostile texts in %s", (_, operation, values, wanted) => {
  it("reach the server by the curl line of `npm start`", async () => {
    const line = curl(url, serializeCall(operation, values), "iago@example.com:iago-key");
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    await run("sh", line);
    expect(received).toEqual([wanted]);
  });

  it("reach it by the shell sample", async () => {
    await run("sh", ownSample("Shell", operation, values));
    expect(received).toEqual([wanted]);
  });

  it("reach the client by its sample", async () => {
    const client = `const createClient = () => new Proxy({}, { get: (_, id) =>
      id === "then" ? undefined : async (values) => ({ data: JSON.stringify([id, values && Object.entries(values)]) }) });`;
    const sample = ownSample("TypeScript", operation, values);
    const program = sample.replace(/^import .*;$/m, client);
    const { code } = transformSync(program, { loader: "ts" });
    const given = Object.keys(values).length === 0 ? null : Object.entries(values);
    expect(JSON.parse(await run("js", code))).toEqual([operation.id, given]);
  });
});

describe.each([
  "application/json",
  'application/merge-patch+json; charset="\'$(x)`"',
  "application/x-www-form-urlencoded",
])("a call of another API, with hostile texts in its %s body and API key", (type) => {
  const name = "$(x)'\"`&";
  const key = (place: string, name: string) => ({ type: "apiKey", in: place, name });
  const value = { texts: [...texts], number: 1.5, none: null, deep: { yes: true } };
  const isForm = type.includes("form");
  const properties = { texts: {}, number: {}, none: {}, deep: {} };
  const media = { schema: { type: "object", properties }, examples: { one: { value } } };
  const node = {
    operationId: "put",
    security: [{ bearer: [], header: [], query: [], cookie: [] }],
    parameters: [
      { name: "X-Own", in: "header", schema: { type: "string" }, example: "a'b" },
      { name: "page", in: "query", schema: { type: "integer" }, example: 2 },
    ],
    requestBody: { content: { [type]: media } },
    responses: { "200": { content: { "application/json": {} } } },
  };
  const securitySchemes = {
    bearer: { type: "http", scheme: "bearer" },
    header: key("header", "X-Key"),
    query: key("query", name),
    cookie: key("cookie", "sid"),
  };
  const [operation = expect.unreachable("There is one.")] = operationsOf({
    components: { securitySchemes },
    paths: { "/x": { put: node } },
  });

  it.each([
    ["Shell", "sh"],
    ["TypeScript", "js"],
    ["Python", "py"],
  ] as const)("reaches the server by the sample in %s", async (lang, language) => {
    if (language === "py" && !hasRequests) return;
    const source = sampleIn(lang, operation, completeArguments(operation), 1) ?? "";
    const fetched = inHome("node_modules/openapi-fetch/dist/index.mjs");
    const text =
      lang === "TypeScript"
        ? transformSync(source, { loader: "ts" }).code.replace("openapi-fetch", fetched)
        : source;
    const secrets = { TOKEN: "t", X_KEY: "k", X: "q", SID: "s" };
    const ended = await runProgram(language, text, { BASE_URL: url, ...secrets });
    expect(ended).toMatchObject({ code: 0, stderr: "" });
    expect(existsSync(made), "a text of the specification was run").toBe(false);
    expect(received).toMatchObject([{ method: "PUT", path: "/x" }]);
    expect(Object.fromEntries(received[0]?.query ?? [])).toEqual({ page: "2", [name]: "q" });
    const pairs = [...new URLSearchParams(last.body)].map(([name, text]) => `"${name}":${text}`);
    expect(JSON.parse(isForm ? `{${pairs.join(",")}}` : last.body)).toEqual(value);
    const { authorization, cookie, "x-key": header, "x-own": own } = last.headers;
    expect([authorization, cookie, header, own]).toEqual(["Bearer t", "sid=s", "k", "a'b"]);
    expect(last.headers["content-type"]?.replace(isForm ? /;.*/ : "", "")).toBe(type);
  });
});
