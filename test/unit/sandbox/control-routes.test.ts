// Control over HTTP: separate from the service, and off by default.
import { describe, expect, it } from "vitest";
import { createSandbox } from "../../../src/service/sandbox/index.ts";
import { callerOf } from "../../helpers/caller.ts";

const json = { "content-type": "application/json" };

describe("the control", () => {
  it.each([
    ["/_sandbox/state", {}],
    ["/_sandboxes", { control: true }],
  ])("is off by default, and works below its own path only: %s with %j", async (path, options) => {
    const answer = await createSandbox(options).fetch(`http://sandbox${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ result: "error", msg: "Not Found" });
  });

  const sandbox = createSandbox({ control: true });
  const post = (path: string, body = "{}", headers: HeadersInit = json) =>
    sandbox.fetch(`http://sandbox/_sandbox/${path}`, { method: "POST", headers, body });

  it("returns the state, sets a fault and resets", async () => {
    const iago = callerOf(sandbox.fetch, "iago");
    const state = await sandbox.fetch("http://sandbox/_sandbox/state");
    expect(await state.json()).toEqual(sandbox.state);
    const fault = await post("faults", '{"status":503,"retryAfter":2}');
    expect([fault.status, await fault.json()]).toEqual([200, { done: "faults" }]);
    expect((await iago("DELETE", "drafts/17")).headers.get("retry-after")).toBe("2");
    expect((await iago("DELETE", "drafts/17")).status).toBe(200);
    const reset = await post("reset");
    expect([reset.status, await reset.json()]).toEqual([200, { done: "reset" }]);
    expect(sandbox.state.drafts).toHaveLength(4);
  });

  it("returns the requests and the pending faults, without the requests to itself", async () => {
    const server = createSandbox({ control: true });
    const get = async (name: string) =>
      (await server.fetch(`http://sandbox/_sandbox/${name}`)).json();
    server.fault({ status: 503, operation: "listDrafts" });
    await callerOf(server.fetch, "iago")("GET", "invites");
    expect(await get("faults")).toEqual(server.pendingFaults);
    expect(await get("requests")).toEqual(server.requests);
    expect(server.requests).toMatchObject([{ operation: "listInvitations", status: 200 }]);
  });

  it("calls methods with one argument or a list, and returns their results", async () => {
    const server = createSandbox({ control: true, featureLevel: 201 });
    const call = async (name: string, body: unknown) => {
      const init = { method: "POST", headers: json, body: JSON.stringify(body) };
      const answer = await server.fetch(`http://sandbox/_sandbox/${name}`, init);
      return [answer.status, await answer.json()];
    };
    const iago = callerOf(server.fetch, "iago");
    const { queue_id } = (await iago("POST", "register")).body;
    expect(await call("publish", [{ type: "invites_changed" }, [9]])).toEqual([
      200,
      { done: "publish" },
    ]);
    const [, accepted] = await call("acceptInvitation", [2, false]);
    expect(accepted.result).toMatchObject({ email: "zoe@example.com", role: 400 });
    expect((await iago("PATCH", "realm/linkifiers")).status).toBe(405);
    expect(await call("upgrade", "8.0")).toEqual([200, { done: "upgrade" }]);
    expect((await iago("PATCH", "realm/linkifiers")).status).toBe(400);
    const queue = server.state.queues.find((one) => one.queue_id === queue_id);
    expect(queue?.events.map(({ type }) => type)).toEqual([
      "invites_changed",
      "invites_changed",
      "restart",
    ]);
    expect(await call("advance", 601_000)).toEqual([200, { done: "advance" }]);
    const read = await iago("GET", `events?queue_id=${queue_id}&last_event_id=-1`);
    expect(read.body).toMatchObject({ code: "BAD_EVENT_QUEUE_ID" });
    expect(await call("upgrade", 1)).toEqual([
      400,
      { problem: expect.stringContaining("from 237 up") },
    ]);
    expect((await call("advance", "soon"))[0]).toBe(400);
    expect((await call("advance", [1, 2]))[0]).toBe(400);
    server.reset();
    expect(server.featureLevel).toBe(201);
  });

  it("responds at the root of its path as well", async () => {
    const answer = await sandbox.fetch("http://sandbox/_sandbox");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      problem: expect.stringMatching(/^Unknown GET \/_sandbox\/\. /),
    });
  });

  it("responds to HEAD like GET, without a body", async () => {
    const answer = await sandbox.fetch("http://sandbox/_sandbox/state", { method: "HEAD" });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });

  it.each([
    ["{", "Expected property name"],
    ["[]", "The fault is not valid.\n#: must be object"],
    ['{"status":1}', "The fault is not valid.\n#/status: must be >= 200"],
    ["", "Unexpected end of JSON input"],
  ])("rejects an invalid fault: %j", async (body, problem) => {
    const answer = await post("faults", body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ problem: expect.stringContaining(problem) });
  });

  it("rejects a body larger than 64 KiB", async () => {
    const answer = await post("faults", `{"status":503${" ".repeat(64 * 1024)}}`);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ problem: "Send no more than 64 KiB." });
  });

  it("rejects what a page of another origin can send", async () => {
    for (const headers of [
      { "content-type": "text/plain" },
      { "content-type": "application/x-www-form-urlencoded" },
      {},
    ]) {
      const answer = await post("reset", "{}", headers as HeadersInit);
      expect(answer.status).toBe(415);
      expect(await answer.json()).toEqual({ problem: "Send Content-Type: application/json." });
    }
    const type = "Application/JSON ; charset=utf-8";
    expect((await post("reset", "{}", { "content-type": type })).status).toBe(200);
  });

  it.each([
    [
      "fault",
      /^are GET \/_sandbox\/state, GET \/_sandbox\/requests, GET \/_sandbox\/faults, POST \/_sandbox\/reset, POST \/_sandbox\/faults, .*upgrade/,
    ],
  ])("rejects the unknown path %s, with a hint", async (path, hint) => {
    const answer = await post(path);
    expect(answer.status).toBe(404);
    const [said, hinted = ""] = (await answer.json()).problem.split(/(?<=There) /);
    expect(said).toBe(`Unknown POST /_sandbox/${path}. There`);
    expect(hinted).toMatch(hint);
  });

  it.each([
    ["no token", undefined, 401],
    ["another token", "Bearer another-token-of-it", 401],
    ["a part of the token", "Bearer right-token", 401],
    ["the token as a password", `Basic ${btoa("x:right-token-of-it")}`, 401],
    ["the token twice", "Bearer right-token-of-it right-token-of-it", 401],
    ["the token after another word", "Token Bearer right-token-of-it", 401],
    ["the token", "Bearer right-token-of-it", 200],
    ["the token in another spelling", "bearer  right-token-of-it", 200],
  ])("with a token responds to %s (%s) with %i", async (_, authorization, status) => {
    const guarded = createSandbox({ control: true, controlToken: "right-token-of-it" });
    const headers = authorization === undefined ? {} : { authorization };
    for (const [path, init] of [
      ["state", { headers }],
      ["reset", { method: "POST", headers: { ...headers, ...json }, body: "{}" }],
      ["%73tate", { headers }],
    ] as const) {
      const answer = await guarded.fetch(`http://sandbox/_sandbox/${path}`, init);
      expect(answer.status, path).toBe(status);
      if (status === 200) continue;
      expect(answer.headers.get("www-authenticate")).toBe('Bearer realm=""');
      const problem = "Send Authorization: Bearer, and the token of the control.";
      expect(await answer.json()).toEqual({ problem });
    }
    const service = await guarded.fetch("http://sandbox/api/v1/server_settings");
    expect(service.status).toBe(200);
  });
});
