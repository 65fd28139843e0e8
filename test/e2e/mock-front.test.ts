// The front of the mock: what Prism cannot read is answered by it, and everything else is Prism's to the byte.
import { Writable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ServerProcess } from "../../src/base/processes.ts";
import { serveFront } from "../../src/toolkit/mock/front.ts";
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

describe("a request that Prism cannot read", () => {
  const rows: [string, string][] = [
    ["a form that does not decode", requestText("POST", register, form, "%")],
    [
      "the same in chunks",
      `${requestText("POST", register, { ...form, "Transfer-Encoding": "chunked" })}1\r\n%\r\n0\r\n\r\n`,
    ],
    ["a path that does not decode", requestText("DELETE", "/api/v1/drafts/%ZZ", authorization)],
    ["a path that is no UTF-8", requestText("DELETE", "/api/v1/drafts/%c0%ae", authorization)],
    ["a path that is no URL", requestText("GET", "//", authorization)],
    ["no content type, before no body", requestText("POST", register, ofType("nonsense"))],
    ["no content type, before a body", requestText("POST", register, ofType("nonsense"), "a=1")],
    ["no content type, in HEAD", requestText("HEAD", register, ofType("nonsense"), "a=1")],
    ["no JSON", requestText("POST", register, ofType("application/json"), "{")],
    ["an unknown charset", requestText("POST", register, ofType("text/plain; charset=x"), "a=1")],
    ["no media type in Accept", requestText("GET", "/api/v1/invites", { ...form, Accept: ",," })],
    [
      "no media type in Accept, and text alone",
      requestText("POST", register, { ...ofType("x"), Accept: "text/html" }, "a=1"),
    ],
    ["more than 10 MiB", requestText("POST", register, form, "a".repeat(10 * 1024 * 1024 + 1))],
    [
      "more than 10 MiB in chunks",
      `${requestText("POST", register, { ...form, "Transfer-Encoding": "chunked" })}A00001\r\n${"a".repeat(0xa00001)}\r\n0\r\n\r\n`,
    ],
  ];
  it.each(rows)(
    "is answered with 400 in the service's form, and ends nothing: %s",
    async (_, text) => {
      const { status, headers, body } = readAnswer(await rawRequest(mock, text));
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
      expect((await fetch(`${mock}/api/v1/server_settings`)).status).toBe(200);
    },
  );

  it.each([
    "NONSENSE\r\n\r\n",
    requestText("NONSENSE", "/api/v1/invites"),
    requestText("GET", "/api/v1/invites", { "X-Long": "x".repeat(20_000) }),
    requestText("POST", register, { ...form, "Transfer-Encoding": "chunked" }).concat("zz\r\n"),
  ])("is answered so where it is no HTTP, too: %j", async (text) => {
    const { status, body } = readAnswer(await rawRequest(mock, text));
    expect({ status, body: JSON.parse(body) }).toMatchObject({
      status: 400,
      body: { code: "BAD_REQUEST" },
    });
  });
});

describe("any other request", () => {
  let prism: ServerProcess;
  beforeAll(async () => {
    prism = await startPrism({ level, document: annotated() });
  });
  afterAll(() => prism?.stop());

  const preferred = (prefer: string) => ({ ...form, Prefer: prefer });
  it.each<[string, string]>([
    ["a good one", requestText("POST", register, form, "event_types=%5B%5D")],
    ["without a body", requestText("POST", register, ofType("application/json"))],
    ["with a body that it should not have", requestText("GET", "/api/v1/invites", form, "a=1")],
    ["one that violates", requestText("PATCH", "/api/v1/realm/linkifiers", form, "x=1")],
    [
      "one of twice the same header",
      requestText("GET", "/api/v1/invites", { ...form, "X-A": "1\r\nX-A: 2" }),
    ],
    ["preferring an error", requestText("GET", "/api/v1/invites", preferred("code=429"))],
    ["preferring what there is not", requestText("GET", "/api/v1/invites", preferred("code=999"))],
    ["to an unknown path", requestText("GET", "/nothing/%zz?%", form)],
    ["with dots in its path", requestText("GET", "/api/./v1/../v1/invites", form)],
    ["with a broken query", requestText("GET", "/api/v1/invites?%&=%zz", form)],
    ["HEAD", requestText("HEAD", "/api/v1/invites", form)],
    ["OPTIONS", requestText("OPTIONS", "/api/v1/invites", { ...form, Origin: "http://localhost" })],
    ["TRACE", requestText("TRACE", "/api/v1/invites", form)],
    ["PROPFIND", requestText("PROPFIND", "/api/v1/invites", form)],
    ["without credentials", requestText("GET", "/api/v1/invites")],
    ["for another type", requestText("GET", "/api/v1/invites", { ...form, Accept: "text/html" })],
  ])("gets what Prism answers, with every header: %s", async (_, text) => {
    const [own, original] = await Promise.all(
      [mock, prism.url].map(async (url) => withoutDate(await rawRequest(url, text))),
    );
    expect(own).toBe(original);
  });
});

it("no page of another origin may read an answer, and a preflight allows it nothing", async () => {
  const preflight = { Origin: "http://localhost:3000", "Access-Control-Request-Method": "GET" };
  for (const method of ["GET", "OPTIONS"]) {
    const text = requestText(method, "/api/v1/invites", { ...form, ...preflight });
    const { headers } = readAnswer(await rawRequest(mock, text));
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

it("the log of Prism shows nothing that a terminal obeys, nor colors where they are forced", async () => {
  vi.stubEnv("FORCE_COLOR", "1");
  let said = "";
  const log = new Writable({
    write(text, _, done) {
      said += text;
      done();
    },
  });
  const parameters = [{ name: "color", in: "query", schema: { enum: ["\u001b[31mred"] } }];
  const operation = { ...responding({ type: "string" }), parameters };
  const prism = await startPrism({ level: 0, document: api({ "GET /": operation }), log });
  await fetch(`${prism.url}/?color=green`);
  await prism.stop();
  expect(said).toContain("\\u001b[31mred");
  expect(said).not.toMatch(/\\u001b(?!\[31mred)/);
  expect(said).not.toMatch(/(?!\n)\p{Cc}/u);
});

it("a mock that has no Prism says so with 502", async () => {
  const front = await serveFront({
    malformed: { type: "text/plain", body: "" },
    target: () => Promise.reject(new Error("Prism does not run")),
  });
  const answer = await fetch(front.url);
  expect([answer.status, await answer.text()]).toEqual([
    502,
    "The mock has no answer: Prism does not run.\n",
  ]);
  await front.stop();
});

const withoutDate = (answer: string) => answer.replace(/^Date: .*\r\n/m, "");
