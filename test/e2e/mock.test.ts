import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort, type ServerProcess } from "../../src/node/processes.ts";
import type { JsonObject } from "../../src/toolkit/document/json.ts";
import { levelled } from "../../src/toolkit/levels/levelled-document.ts";
import { startMock } from "../../src/toolkit/mock/start-mock.ts";
import { basic } from "../helpers/caller.ts";
import { processesWith } from "../helpers/project-copy.ts";
import { rawRequest, readAnswer, requestText } from "../helpers/raw-request.ts";
import { killDescendant, type StartedScript, startScript } from "../helpers/run-script.ts";
import { sharedMock } from "../helpers/shared.ts";
import { api, responding, schemaRef } from "../helpers/small-api.ts";
import { temporaryFolder } from "../helpers/temporary-folder.ts";

const authorization = { Authorization: basic("iago@example.com:key") };

describe("npm run mock", () => {
  let script: StartedScript;
  afterEach(() => {
    if (script.child.exitCode === null && script.child.signalCode === null)
      script.signal("SIGKILL");
  });

  /** Starts it, and waits until it serves; the shell stands for that of npm. */
  async function start(words: readonly string[], shell?: string) {
    const port = String(await freePort());
    const options = shell === undefined ? {} : { shell };
    script = startScript("mock", ["--port", port, ...words], options);
    await script.waitFor("Mock of ");
    return { url: `http://127.0.0.1:${port}`, port };
  }

  const expectEnded = async (port: string) =>
    expect.poll(() => processesWith(`--port ${port}`)).toEqual([]);

  it("has the operations of its level, copies Prism's output, and exits with Prism", async () => {
    const { url, port } = await start(["--level", "0"]); // Not the default.
    expect(script.printed()).toContain(`Mock of feature level 0 (release 2.1.8): ${url}`);
    const statusOf = async (path: string) =>
      (await fetch(`${url}/api/v1/${path}`, { headers: authorization })).status;
    expect(await statusOf("realm/linkifiers")).toBe(404);
    expect(await statusOf("server_settings")).toBe(200);
    await script.waitFor("get /api/v1/server_settings");
    await killDescendant(script.child.pid, "prism-cli");
    const { code, stderr } = await script.ended;
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/\nPrism exited\. See its output above\.\n$/),
    ]);
    await expectEnded(port);
  });

  it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s ends both, with code 0", async (signal) => {
    const { port } = await start([]);
    script.child.kill(signal);
    expect((await script.ended).code).toBe(0);
    await expectEnded(port);
  });

  it("Prism ends when the command is killed", async () => {
    const { port } = await start([]);
    script.child.kill("SIGKILL");
    await script.ended;
    await expectEnded(port);
  });

  it("Ctrl-C ends it also if a pattern of the document takes forever", async () => {
    const pattern = { name: "name", in: "query", schema: { type: "string", pattern: "^(a+)+$" } };
    const operation = { operationId: "a", ...responding({}), parameters: [pattern] };
    const specification = join(temporaryFolder("hung"), "openapi.json");
    writeFileSync(specification, JSON.stringify(api({ "GET /a": operation })));
    const { url, port } = await start(["--spec", specification]);
    const hung = fetch(`${url}/a?name=${"a".repeat(50)}!`).catch(() => "ended");
    await script.waitFor("get /a");
    script.signal("SIGINT"); // To the whole group, as a terminal does.
    script.signal("SIGINT"); // npm repeats it.
    expect((await script.ended).code).toBe(0);
    expect(await hung).toBe("ended");
    await expectEnded(port);
  });
});

describe("the mock of a level", () => {
  const form = { ...authorization, "Content-Type": "application/x-www-form-urlencoded" };
  const ofType = (type: string) => ({ ...authorization, "Content-Type": type });
  const register = "/api/v1/register";
  let mock: string;
  beforeAll(async () => {
    mock = await sharedMock();
  });

  it.each([
    ["a form that does not decode", requestText("POST", register, form, "%")],
    ["a path that does not decode", requestText("DELETE", "/api/v1/drafts/%ZZ", authorization)],
    ["a path that is not a URL", requestText("GET", "//", authorization)],
    ["a wrong content type, without a body", requestText("POST", register, ofType("nonsense"))],
    ["a wrong content type, with a body", requestText("POST", register, ofType("nonsense"), "a=1")],
    ["a wrong content type, in HEAD", requestText("HEAD", register, ofType("nonsense"), "a=1")],
    ["invalid JSON", requestText("POST", register, ofType("application/json"), "{")],
    ["an invalid Accept", requestText("GET", "/api/v1/invites", { ...form, Accept: ",," })],
  ])("answers a request that Prism cannot read, and runs on: %s", async (_, text) => {
    expect(readAnswer(await rawRequest(mock, text)).status).toBeGreaterThanOrEqual(400);
    expect((await fetch(`${mock}/api/v1/server_settings`)).status).toBe(200);
  });

  it("responds to wrong requests like Prism, with reason or preferred example", async () => {
    const reorder = async (headers: Record<string, string>) => {
      const path = `${mock}/api/v1/realm/linkifiers`;
      const answer = await fetch(path, {
        method: "PATCH",
        headers: { ...form, ...headers },
        body: "ordered_linkifier_ids=3,1,2",
      });
      return [answer.status, answer.headers.get("sl-violations"), (await answer.json()).msg];
    };
    const reason = expect.stringContaining("ordered_linkifier_ids");
    expect(await reorder({})).toEqual([400, reason, expect.any(String)]);
    expect(await reorder({ Prefer: "code=400, example=duplicate-ids" })).toEqual([
      400,
      reason,
      expect.stringContaining("duplicated"),
    ]);
  });

  it("lets no page of another origin read its answers", async () => {
    const { headers } = await fetch(`${mock}/api/v1/server_settings`, {
      headers: { Origin: "http://evil.example" },
    });
    const names = [...headers.keys()];
    expect(names.filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe("the mock of another API", () => {
  const integers = { type: "array", items: { type: "integer" } };
  const numbers = { oneOf: [{ type: "integer" }, integers] };
  const taking = (...parameters: JsonObject[]) => ({
    ...responding({ type: "string" }),
    parameters,
  });
  const inPath = { name: "rooms", in: "path", required: true, schema: numbers };
  const event = { type: "object", required: ["id"], properties: { id: { type: "integer" } } };
  const events = { schema: { type: "array", items: event } };
  const some = { ...events, examples: { two: { value: [{ id: 1 }, { id: 2 }] } } };
  const sent = (media: JsonObject) => ({
    responses: { "200": { description: "Sent.", content: media } },
  });
  /** Trees to which each reference has more fields beside it: the stock Prism does not start with one. */
  const trees = [
    { title: "A.", description: "B." },
    { maxItems: 9 },
    { allOf: [{ maxItems: 9 }] },
  ].map((beside, index) => {
    const reference = { ...schemaRef(`Tree${index}`), ...beside };
    return { reference, schema: { type: "array", items: reference } };
  });
  const document = api(
    {
      "GET /in-header": taking({ name: "X-Rooms", in: "header", schema: integers }),
      "GET /in-path/{rooms}": taking(inPath),
      "GET /in-query": taking({ name: "rooms", in: "query", explode: false, schema: numbers }),
      "GET /lines": sent({ "application/jsonl": some }),
      "GET /text": sent({ "text/plain": { schema: event } }),
      "GET /xml": sent({ "application/xml": { schema: event, example: { id: 3 } } }),
      ...Object.fromEntries(
        trees.map(({ reference }, index) => [`GET /trees/${index}`, responding(reference)]),
      ),
    },
    { schemas: Object.fromEntries(trees.map(({ schema }, index) => [`Tree${index}`, schema])) },
  );
  let mock: ServerProcess;
  beforeAll(async () => {
    mock = await startMock({ level: 0, document: levelled(document) });
  });
  afterAll(() => mock.stop());
  const statusOf = async (path: string, rooms?: string) =>
    (await fetch(mock.url + path, { headers: rooms === undefined ? {} : { "X-Rooms": rooms } }))
      .status;

  it.each([
    ["/in-header", undefined, 200],
    ["/in-header", "1, 2", 200],
    ["/in-header", "1,b", 422],
    ["/in-path/1", undefined, 200],
    ["/in-path/1%2C2", undefined, 200],
    ["/in-path/1%2Cb", undefined, 422],
    ["/in-query?rooms=1", undefined, 200],
    ["/in-query?rooms=1%2C2", undefined, 200],
    ["/in-query?rooms=1%2Cb", undefined, 422],
  ])(
    "takes lists that are optional in a header, or one of several types: %s %s %i",
    async (path, rooms, want) => {
      expect(await statusOf(path, rooms)).toBe(want);
    },
  );

  it.each([
    ["lines", '{"id":1}\n{"id":2}\n'],
    ["text", '{"id":1}'],
    ["xml", "<xml><id>3</id></xml>"],
  ])("sends values of media types that Prism cannot write: %s", async (path, text) => {
    expect(await (await fetch(`${mock.url}/${path}`)).text()).toBe(text);
  });

  it.each([0, 1, 2])(
    "serves a schema within itself with fields beside its reference: %i",
    async (index) => {
      expect(await statusOf(`/trees/${index}`)).toBe(200);
    },
  );
});
