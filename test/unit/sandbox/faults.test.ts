// Faults on demand, and the reset of a sandbox.
import { describe, expect, it } from "vitest";
import { DroppedConnectionError, InvalidInputError } from "../../../src/service/sandbox/index.ts";
import { basic, callerOf, newYear, waitForRequest } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

const start = () => {
  const sandbox = createSandbox({ now: newYear });
  return { sandbox, iago: callerOf(sandbox.fetch, "iago") };
};

describe("a fault", () => {
  it("affects as many of the next requests as its count says", async () => {
    const { sandbox, iago } = start();
    sandbox.fault({ status: 503, count: 2 });
    sandbox.fault({ status: 502 });
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++) statuses.push((await iago("GET", "invites")).status);
    expect(statuses).toEqual([503, 503, 502, 200]);
  });

  it("waits for a request of its operation", async () => {
    const { sandbox, iago } = start();
    sandbox.fault({ status: 500, operation: "deleteDraft" });
    expect((await iago("GET", "invites")).status).toBe(200);
    expect((await iago("DELETE", "drafts/17")).status).toBe(500);
    expect(sandbox.state.drafts).toHaveLength(4);
  });

  it.each([
    [429, 1.5, { code: "RATE_LIMIT_HIT", "retry-after": 1.5 }],
    [429, undefined, { code: "RATE_LIMIT_HIT" }],
    [500, 3, { result: "error", msg: "Fault of the sandbox", code: "INTERNAL_SERVER_ERROR" }],
    [401, undefined, { code: "UNAUTHORIZED" }],
    [418, undefined, { result: "error", msg: "Fault of the sandbox", code: "BAD_REQUEST" }],
  ])(
    "responds with %i and Retry-After %s as the specification describes it",
    async (status, retryAfter, body) => {
      const { sandbox, iago } = start();
      sandbox.fault({ status, ...(retryAfter === undefined ? {} : { retryAfter }) });
      const answer = await iago("GET", "invites");
      expect(answer).toMatchObject({ status, body });
      expect(answer.headers.get("retry-after")).toBe(retryAfter?.toString() ?? null);
    },
  );

  it.each([
    [502, "Bad Gateway"],
    [503, "Service Unavailable"],
    [504, "Gateway Timeout"],
  ])("responds with %i like a gateway, with an HTML page", async (status, title) => {
    const { sandbox, iago } = start();
    sandbox.fault({ status, retryAfter: 3 });
    const answer = await iago("GET", "invites");
    expect(answer).toMatchObject({
      status,
      body: expect.stringContaining(`<h1>${status} ${title}</h1>`),
    });
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("retry-after")).toBe("3");
  });

  it.each<[object | string, string]>([
    [{ code: "MAINTENANCE" }, "application/json"],
    ["<p>Back at nine</p>", "text/html; charset=utf-8"],
  ])("responds with its own body: %j", async (body, type) => {
    const { sandbox, iago } = start();
    for (const status of [503, 429, 400]) {
      sandbox.fault({ status, body });
      const answer = await iago("GET", "invites");
      expect(answer).toMatchObject({ status, body });
      expect(answer.headers.get("content-type")).toBe(type);
    }
  });

  it("§18.36 responds with 429 without a code below 36, unless its body has one", async () => {
    const sandbox = createSandbox({ featureLevel: 35 });
    const iago = callerOf(sandbox.fetch, "iago");
    const body = { result: "error", msg: "API usage exceeded rate limit" };
    sandbox.fault({ status: 429 });
    expect((await iago("GET", "invites")).body).toEqual(body);
    sandbox.fault({ status: 429, body: { ...body, code: "OWN" } });
    expect((await iago("GET", "invites")).body).toEqual({ ...body, code: "OWN" });
  });

  it.each([204, 205, 304])(
    "responds with %i without a body, as the status requires",
    async (status) => {
      const { sandbox } = start();
      sandbox.fault({ status, retryAfter: 2 });
      const answer = await sandbox.fetch("http://sandbox/api/v1/server_settings");
      expect(answer.status).toBe(status);
      expect(answer.body).toBeNull();
      expect(Object.fromEntries(answer.headers)).toEqual({ "retry-after": "2" });
    },
  );

  it("drops the connection before the request takes effect", async () => {
    const { sandbox, iago } = start();
    sandbox.fault({ drop: "request" });
    const lost = iago("DELETE", "drafts/17");
    await expect(lost).rejects.toThrow(DroppedConnectionError);
    await expect(lost).rejects.toThrow(TypeError);
    await expect(lost).rejects.toMatchObject({
      name: "DroppedConnectionError",
      message: "The sandbox dropped the connection, as a fault demands.",
    });
    expect(await iago("DELETE", "drafts/17")).toMatchObject({ status: 200 });
  });

  it("drops the response of a request that takes effect", async () => {
    const { sandbox, iago } = start();
    const { queue_id } = (await iago("POST", "register")).body;
    sandbox.fault({ drop: "response" });
    await expect(iago("DELETE", "events", { queue_id })).rejects.toThrow(DroppedConnectionError);
    expect(await iago("DELETE", "events", { queue_id })).toMatchObject({
      body: { code: "BAD_EVENT_QUEUE_ID" },
    });
  });

  it("delays the response by the sandbox's clock", async () => {
    const { sandbox, iago } = start();
    sandbox.fault({ delay: 60_000 });
    let isAnswered = false;
    const answer = iago("GET", "invites").then((read) => {
      isAnswered = true;
      return read;
    });
    await waitForRequest();
    sandbox.advance(59_999);
    await waitForRequest();
    expect(isAnswered).toBe(false);
    sandbox.advance(1);
    expect(await answer).toMatchObject({ status: 200 });
  });

  it("with a delay does not carry out a request that is aborted meanwhile", async () => {
    const { sandbox } = start();
    sandbox.fault({ delay: 60_000 });
    const controller = new AbortController();
    const answer = sandbox.fetch("http://sandbox/api/v1/drafts/17", {
      method: "DELETE",
      headers: { authorization: basic("iago@example.com:iago-key") },
      signal: controller.signal,
    });
    await waitForRequest();
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    sandbox.advance(60_000);
    expect(sandbox.state.drafts).toHaveLength(4);
  });

  it.each<[unknown, string]>([
    [{ status: 99 }, "#/status: must be >= 200"],
    [{ status: 500, count: 0 }, "#/count: must be >= 1"],
    [{ status: 500, count: Number.NaN }, "#/count: must be integer"],
    [{ delay: "5" }, "#/delay: must be number"],
    [{ drop: "both" }, '#/drop: must be one of "request", "response"'],
    [{ statsu: 500 }, '#: must not have "statsu". Did you mean "status"?'],
    [{ status: 500, operation: 7 }, "#/operation: must be string"],
    [{ status: 500, operation: "deleteDrafts" }, "#/operation: must be one of "],
    [{ status: 500, body: 7 }, "#/body: must be object or string"],
    [{ delay: 1, body: {} }, "#/body: needs a status"],
    [{}, "#: must have delay, status or drop"],
    [{ delay: 1, retryAfter: 2 }, "#/retryAfter: needs a status"],
    [{ status: 500, body: { count: 1n } }, "#: is not JSON: TypeError: "],
    [null, "#: must be object"],
  ])("is rejected if it is invalid: %s", (fault, problem) => {
    const set = () => start().sandbox.fault(fault as never);
    expect(set).toThrow(InvalidInputError);
    expect(set).toThrow(expect.objectContaining({ name: "InvalidInputError" }));
    expect(set).toThrow(`The fault is not valid.\n${problem}`);
  });

  it("is a copy of the given object", async () => {
    const { sandbox, iago } = start();
    const fault = { status: 503 };
    sandbox.fault(fault);
    fault.status = 502;
    expect((await iago("GET", "invites")).status).toBe(503);
  });
});

describe("a sandbox", () => {
  it("resets seed, queues, faults and waiting reads", async () => {
    const { sandbox, iago } = start();
    const before = sandbox.state;
    const { queue_id } = (await iago("POST", "register", { event_types: "[]" })).body;
    await iago("DELETE", "drafts/17");
    await iago("PATCH", "realm/linkifiers", { ordered_linkifier_ids: "[3,2,1]" });
    sandbox.fault({ status: 500, operation: "listInvitations" });
    const waiting = iago("GET", `events?queue_id=${queue_id}&last_event_id=-1`);
    await waitForRequest();
    expect(sandbox.state).not.toEqual(before);
    sandbox.reset();
    expect(sandbox.state).toEqual(before);
    expect(await waiting).toMatchObject({ status: 200, body: { events: [] } });
    expect((await iago("GET", "invites")).status).toBe(200);
  });

  it("returns its state as a copy, without API keys", () => {
    const { sandbox } = start();
    const { state } = sandbox;
    (state.drafts as unknown[]).length = 0;
    expect(sandbox.state.drafts).toHaveLength(4);
    expect(JSON.stringify(state)).not.toContain("-key");
  });

  it("is independent of others, and never changes its seed", async () => {
    const drafts = [{ id: 17, user_id: 9 }];
    const one = createSandbox({ drafts });
    const other = createSandbox({ drafts, featureLevel: 0 });
    await callerOf(one.fetch, "iago")("DELETE", "drafts/17");
    expect(one.state.drafts).toEqual([]);
    expect(other.state.drafts).toMatchObject([{ id: 17, user_id: 9 }]);
    expect(drafts).toEqual([{ id: 17, user_id: 9 }]);
    one.reset();
    expect(one.state.drafts).toMatchObject(drafts);
  });
});
