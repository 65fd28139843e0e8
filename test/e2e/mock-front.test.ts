// The front of the mock answers what Prism cannot read, and forwards all other responses of Prism unchanged.

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ServerProcess } from "../../src/base/processes.ts";
import { ownMock } from "../../src/program/own-mock.ts";
import { contentTooLarge } from "../../src/service/sandbox/answers.ts";
import type { JsonObject } from "../../src/toolkit/document/json.ts";
import { serveFront } from "../../src/toolkit/mock/front.ts";
import { type Mock, startMock } from "../../src/toolkit/mock/mock.ts";
import { startPrism } from "../../src/toolkit/mock/prism.ts";
import { annotated } from "../helpers/annotated.ts";
import { basic } from "../helpers/caller.ts";
import { rawRequest, readAnswer, requestText } from "../helpers/raw-request.ts";
import { mockOf } from "../helpers/shared.ts";
import { api, responding } from "../helpers/small-api.ts";

const level = 267;
let mock: string;
beforeAll(async () => {
  mock = await mockOf(level);
});

const authorization = { Authorization: basic("iago@example.com:key") };
const form = { ...authorization, "Content-Type": "application/x-www-form-urlencoded" };
const ofType = (type: string) => ({ ...authorization, "Content-Type": type });
const register = "/api/v1/register";

afterEach(() => vi.unstubAllEnvs());

describe("a request that neither Prism nor a service can read", () => {
  let mock: Mock;
  beforeAll(async () => {
    const { document, manners } = ownMock();
    mock = await startMock({ level, document, manners: { malformed: manners.malformed } });
  });
  afterAll(() => mock?.stop());

  const rows: [string, string][] = [
    ["a form that does not decode", requestText("POST", register, form, "%")],
    [
      "the same in chunks",
      `${requestText("POST", register, { ...form, "Transfer-Encoding": "chunked" })}1\r\n%\r\n0\r\n\r\n`,
    ],
    ["a path that does not decode", requestText("DELETE", "/api/v1/drafts/%ZZ", authorization)],
    ["a path that is not UTF-8", requestText("DELETE", "/api/v1/drafts/%c0%ae", authorization)],
    ["a path that is not a URL", requestText("GET", "//", authorization)],
    ["a wrong content type, without a body", requestText("POST", register, ofType("nonsense"))],
    ["a wrong content type, with a body", requestText("POST", register, ofType("nonsense"), "a=1")],
    ["a wrong content type, in HEAD", requestText("HEAD", register, ofType("nonsense"), "a=1")],
    ["invalid JSON", requestText("POST", register, ofType("application/json"), "{")],
    ["an unknown charset", requestText("POST", register, ofType("text/plain; charset=x"), "a=1")],
    ["an invalid Accept", requestText("GET", "/api/v1/invites", { ...form, Accept: ",," })],
    [
      "a wrong content type, accepting only text",
      requestText("POST", register, { ...ofType("x"), Accept: "text/html" }, "a=1"),
    ],
  ];
  it.each(rows)("gets a 400 in the service's format, and the mock runs on: %s", async (_, text) => {
    const { status, headers, body } = readAnswer(await rawRequest(mock.url, text));
    expect({ status, type: headers["content-type"] }).toEqual({
      status: 400,
      type: "application/json",
    });
    expect(headers["sl-violations"]).toContain("cannot be read");
    if (!text.startsWith("HEAD ")) {
      expect(JSON.parse(body)).toEqual({
        result: "error",
        msg: "Malformed request",
        code: "BAD_REQUEST",
      });
    }
    expect((await fetch(`${mock.url}/api/v1/server_settings`)).status).toBe(200);
  });

  it.each([
    "NONSENSE\r\n\r\n",
    requestText("NONSENSE", "/api/v1/invites"),
    requestText("GET", "/api/v1/invites", { "X-Long": "x".repeat(20_000) }),
    requestText("POST", register, { ...form, "Transfer-Encoding": "chunked" }).concat("zz\r\n"),
  ])("gets a 400 also if it is not valid HTTP: %j", async (text) => {
    const { status, body } = readAnswer(await rawRequest(mock.url, text));
    expect({ status, body: JSON.parse(body) }).toMatchObject({
      status: 400,
      body: { code: "BAD_REQUEST" },
    });
  });
});

it.each([
  ["at once", requestText("POST", register, form, "a".repeat(64 * 1024 + 1))],
  [
    "in chunks",
    `${requestText("POST", register, { ...form, "Transfer-Encoding": "chunked" })}10001\r\n${"a".repeat(0x10001)}\r\n0\r\n\r\n`,
  ],
])(
  "a body of more than 64 KiB, sent %s, gets the same 413 as from the sandbox",
  async (_, text) => {
    const { status, body } = readAnswer(await rawRequest(mock, text));
    expect({ status, ...JSON.parse(body) }).toEqual({ status: 413, ...contentTooLarge.body });
  },
);

it("the largest allowed form, with one-letter names, is answered in 5 s", async () => {
  const start = performance.now();
  const body = "a&".repeat(32 * 1024);
  const { status } = readAnswer(await rawRequest(mock, requestText("POST", register, form, body)));
  expect(status).toBe(200);
  expect(performance.now() - start).toBeLessThan(5_000);
});

describe("any other request", () => {
  let prism: ServerProcess;
  beforeAll(async () => {
    prism = await startPrism({ level, document: annotated() });
  });
  afterAll(() => prism?.stop());

  const preferred = (prefer: string) => ({ ...form, Prefer: prefer });
  it.each<[string, string]>([
    ["a valid one", requestText("POST", register, form, "event_types=%5B%5D")],
    ["without a body", requestText("POST", register, ofType("application/json"))],
    ["with a body that it should not have", requestText("GET", "/api/v1/invites", form, "a=1")],
    [
      "with a repeated header",
      requestText("GET", "/api/v1/invites", { ...form, "X-A": "1\r\nX-A: 2" }),
    ],
    ["preferring an error", requestText("GET", "/api/v1/invites", preferred("code=429"))],
    ["preferring a missing status", requestText("GET", "/api/v1/invites", preferred("code=999"))],
    ["with dots in its path", requestText("GET", "/api/./v1/../v1/invites", form)],
    ["with a broken query", requestText("GET", "/api/v1/invites?%&=%zz", form)],
    ["without credentials", requestText("GET", "/api/v1/invites")],
    ["for another type", requestText("GET", "/api/v1/invites", { ...form, Accept: "text/html" })],
  ])("gets Prism's response, with every header: %s", async (_, text) => {
    const [own, original] = await Promise.all(
      [mock, prism.url].map(async (url) => withoutDate(await rawRequest(url, text))),
    );
    // Successes of this service have one more (sources §10.22).
    expect(own?.replace(/^Cache-Control: .*\r\n/m, "")).toBe(original);
  });
});

it("responses and preflights for another origin have no CORS headers", async () => {
  const preflight = { Origin: "http://localhost:3000", "Access-Control-Request-Method": "GET" };
  for (const method of ["GET", "OPTIONS"]) {
    const text = requestText(method, "/api/v1/invites", { ...form, ...preflight });
    const { headers } = readAnswer(await rawRequest(mock, text));
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

it("the log of Prism has no terminal escapes, and no colors even if they are forced", async () => {
  vi.stubEnv("FORCE_COLOR", "1");
  let logged = "";
  const log = new Writable({
    write(text, _, done) {
      logged += text;
      done();
    },
  });
  const parameters = [{ name: "color", in: "query", schema: { enum: ["\u001b[31mred"] } }];
  const operation = { ...responding({ type: "string" }), parameters };
  const prism = await startPrism({ level: 0, document: api({ "GET /": operation }), log });
  await fetch(`${prism.url}/?color=green`);
  await prism.stop();
  expect(logged).toContain("\\u001b[31mred");
  expect(logged).not.toMatch(/\\u001b(?!\[31mred)/);
  expect(logged).not.toMatch(/(?!\n)\p{Cc}/u);
});

it("a mock without Prism explains its 502", async () => {
  const front = await serveFront({
    document: {},
    target: () => Promise.reject(new Error("Prism does not run")),
  });
  const answer = await fetch(front.url);
  expect([answer.status, await answer.text()]).toEqual([
    502,
    "The mock has no response: Prism does not run.\n",
  ]);
  await front.stop();
});

it("a request during which Prism ends is sent again, and gets 502 after three attempts", async () => {
  let asked = 0;
  const prism = createServer((_, response) => {
    asked++;
    if (asked < answersAt) response.destroy();
    else response.end("answered");
  }).listen(0, "127.0.0.1");
  await once(prism, "listening");
  let answersAt = 3;
  const { port } = prism.address() as AddressInfo;
  const front = await serveFront({
    document: {},
    target: async () => `http://127.0.0.1:${port}#${asked}`, // Another one after each end.
  });
  const ask = () => fetch(front.url, { method: "POST", body: "a=1" });
  const answer = await ask();
  expect([answer.status, await answer.text(), asked]).toEqual([200, "answered", 3]);
  answersAt = 100;
  expect([(await ask()).status, asked]).toEqual([502, 6]);
  await Promise.all([front.stop(), prism.close()]);
});

const withoutDate = (answer: string) => answer.replace(/^Date: .*\r\n/m, "");

it("reads lists that are optional in a header, or one of several types, which Prism fails on", async () => {
  const list = { type: "array", items: { type: "integer" } };
  const numbers = { oneOf: [{ type: "integer" }, list] };
  const taking = (...parameters: JsonObject[]) => ({
    ...responding({ type: "string" }),
    parameters,
  });
  const document = api({
    "GET /in-header": taking({ name: "X-Rooms", in: "header", schema: list }),
    "GET /in-path/{rooms}": taking({ name: "rooms", in: "path", required: true, schema: numbers }),
    "GET /in-query": taking({ name: "rooms", in: "query", explode: false, schema: numbers }),
  });
  const mock = await startMock({ level: 0, document });
  const statusOf = async (path: string, rooms?: string) =>
    (await fetch(mock.url + path, { headers: rooms === undefined ? {} : { "X-Rooms": rooms } }))
      .status;
  const statuses = Promise.all([
    statusOf("/in-header"),
    statusOf("/in-header", "1, 2"),
    statusOf("/in-header", "1,b"),
    ...["1", "1,2", "1,b"].flatMap((rooms) => [
      statusOf(`/in-path/${rooms}`),
      statusOf(`/in-query?rooms=${rooms}`),
    ]),
  ]);
  expect(await statuses.finally(mock.stop)).toEqual([200, 200, 422, 200, 200, 200, 200, 422, 422]);
});

it("sends values of media types that Prism cannot write", async () => {
  const event = { type: "object", required: ["id"], properties: { id: { type: "integer" } } };
  const events = { schema: { type: "array", items: event } };
  const some = { ...events, examples: { two: { value: [{ id: 1 }, { id: 2 }] } } };
  const sent = (media: JsonObject) => ({
    responses: { "200": { description: "Sent.", content: media } },
  });
  const named = { value: [{ data: "a\nb", event: "note" }] };
  const document = api({
    "GET /lines": sent({ "application/jsonl": some }),
    "GET /made-lines": sent({ "application/x-ndjson": events }),
    "GET /records": sent({ "application/json-seq": some }),
    "GET /stream": sent({ "text/event-stream": { ...events, example: [{ id: 1 }] } }),
    "GET /fields": sent({ "text/event-stream": { ...events, examples: { named } } }),
    "GET /text": sent({ "text/plain": { schema: event } }),
    "GET /xml": sent({ "application/xml": { schema: event, example: { id: 3 } } }),
  });
  const mock = await startMock({ level: 0, document });
  const texts = Promise.all(
    ["lines", "made-lines", "records", "stream", "fields", "text", "xml"].map(async (path) =>
      (await fetch(`${mock.url}/${path}`)).text(),
    ),
  );
  expect(await texts.finally(mock.stop)).toEqual([
    '{"id":1}\n{"id":2}\n',
    '{"id":1}\n',
    '\u001e{"id":1}\n\u001e{"id":2}\n',
    'data: {"id":1}\n\n',
    "data: a\ndata: b\nevent: note\n\n",
    '{"id":1}',
    "<xml><id>3</id></xml>",
  ]);
});

it("hands commas in a path on so that Prism reads lists, and does not take a text for one", async () => {
  const inPath = (schema: JsonObject) => ({
    parameters: [{ name: "value", in: "path", required: true, schema }],
    responses: {
      ...Object(responding({ type: "string" }).responses),
      "422": { description: "Refused." },
    },
  });
  const document = api({
    "GET /texts/{value}": inPath({ type: "string" }),
    "GET /lists/{value}": inPath({ type: "array", items: { type: "integer" } }),
  });
  const mock = await startMock({ level: 0, document });
  const statuses = ["texts/a,b", "lists/1", "lists/1,2", "lists/1,b", "lists/b"].map(
    async (path) => (await fetch(`${mock.url}/${path}`)).status,
  );
  expect(await Promise.all(statuses).finally(mock.stop)).toEqual([200, 200, 200, 422, 422]);
});
