// How a run treats a server: few requests at a time, patience, no data shown, nothing left behind.
import { describe, expect, it } from "vitest";
import { UncheckableError } from "../../../src/service/conformance/index.ts";
import { specificationAt } from "../../../src/service/conformance/specification.ts";
import { basic } from "../../helpers/caller.ts";
import {
  type Handler,
  head,
  sandboxServer,
  textsOf,
  verdictsOf,
} from "../../helpers/conformance.ts";
import { containsKey, credentialForms } from "../../helpers/echoes.ts";

const isListing = (request: Request) => new URL(request.url).pathname === "/api/v1/invites";

describe("a run", () => {
  it("sends one request at a time, and one beside a waiting read, counts all, and has its own User-Agent", async () => {
    let underWay = 0;
    let most = 0;
    const { run, requests } = sandboxServer(head, (handle) => async (request) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      const answer = await handle(request);
      underWay -= 1;
      return answer;
    });
    const report = await run();
    expect(most).toBe(2);
    expect(report.requests).toBe(requests.length);
    expect(report.requests).toBeLessThan(20 * specificationAt(head).length);
    for (const { headers } of requests) {
      expect(headers.get("user-agent")).toMatch(/^administration-api-conformance\/\d/);
    }
  });

  it("waits as long as the rate limit asks, then passes, and also checks the 429", async () => {
    let time = Date.UTC(2026, 0);
    const waits: number[] = [];
    const options = { rateLimit: 30, now: time };
    const { run, sandbox } = sandboxServer(head, (handle) => handle, options);
    const report = await run({
      now: () => time,
      onWait: (milliseconds) => waits.push(milliseconds),
      sleep: async (milliseconds) => {
        time += milliseconds;
        sandbox.advance(milliseconds);
      },
    });
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
    expect(verdictsOf(report)).toMatchObject({ failed: [], differs: [] });
    const judged = verdictsOf(report).passed.filter((id) => id.endsWith("/rate-limit-hit"));
    expect(judged.length).toBeGreaterThan(0);
  });

  it("stops if the rate limit asks to wait for minutes", async () => {
    const limited = { result: "error", code: "RATE_LIMIT_HIT", msg: "", "retry-after": 3600 };
    let listings = 0;
    let refusedAt: number | undefined;
    const { run, requests } = sandboxServer(head, (handle) => async (request) => {
      const isIdentified = request.headers.has("authorization");
      // The first one checks the credentials.
      if (!isListing(request) || !isIdentified || ++listings === 1) return handle(request);
      refusedAt ??= requests.length;
      return Response.json(limited, { status: 429 });
    });
    const report = await run();
    expect(requests).toHaveLength(refusedAt ?? 0);
    const reasons = report.checks.map(({ reason }) => reason);
    expect(reasons).toContain("the server's rate limit asks to wait 3600 s more");
  });

  it("gives up an operation after two timeouts, and checks the others", async () => {
    const { run } = sandboxServer(
      head,
      (handle) => (request) =>
        request.method === "PATCH" ? new Promise<Response>(() => {}) : handle(request),
    );
    // Long enough for other answers on a busy machine.
    const report = await run({ timeout: 1000 });
    const { failed, differs } = verdictsOf(report);
    const hanging = specificationAt(head).filter(({ operation }) => operation.method === "PATCH");
    const two = hanging.flatMap(({ operation: { id } }) => [
      `${id}/no-credentials`,
      `${id}/not-basic`,
    ]);
    expect([...failed, ...differs].sort()).toEqual(two.sort());
    const check = report.checks.find(({ id }) => id === "reorderLinkifiers/duplicate-ids");
    expect(check?.reason).toBe("no responses: no complete response within 1000 ms.");
  });

  it("follows no redirect", async () => {
    const elsewhere: Request[] = [];
    const { run, requests } = sandboxServer(head, (handle) => async (request) => {
      if (new URL(request.url).host !== "sandbox") elsewhere.push(request);
      if (request.method !== "DELETE" || !request.url.includes("drafts")) return handle(request);
      return new Response(null, { status: 307, headers: { Location: "https://other.example/" } });
    });
    const report = await run();
    expect(verdictsOf(report).failed).toContain("deleteDraft/no-such-draft");
    expect(elsewhere).toEqual([]);
    for (const request of requests) expect(request.redirect).toBe("manual");
    const problem = report.checks.find(({ id }) => id === "deleteDraft/no-such-draft")?.problems[0];
    expect(problem?.got).toContain("the server redirects to https://other.example/");
  });

  it.each<[string, Handler, string]>([
    [
      "redirects from the start",
      async () =>
        new Response(null, { status: 301, headers: { Location: "https://new.example/" } }),
      "GET /api/v1/server_settings: the server redirects to https://new.example/, and no redirect is followed. Name the server itself with --base-url.",
    ],
    [
      "is not running",
      async () => {
        throw new TypeError("fetch failed", {
          cause: Object.assign(new Error(), { code: "ECONNREFUSED" }),
        });
      },
      "GET /api/v1/server_settings: the network failed: ECONNREFUSED. Is the server running, and is --base-url its address?",
    ],
    [
      "does not report its level",
      async () => new Response("<h1>Welcome</h1>", { headers: { "content-type": "text/html" } }),
      "GET /api/v1/server_settings returned 200 and no feature level. Is --base-url the server's address? If it is, name the level with --level.",
    ],
  ])(
    "against a server that %s ends with one line that says what to change",
    async (_, handler, line) => {
      const run = sandboxServer(head, () => handler).run();
      await expect(run).rejects.toThrow(new UncheckableError(line));
    },
  );

  it("against a server that rejects the credentials shows its message, without persons and colours", async () => {
    const msg = "\u001b[31mNot zoe@example.com \u009b2J\nat iago-key";
    const { run } = sandboxServer(head, (handle) => async (request) => {
      const answer = { result: "error", code: "UNAUTHORIZED", msg };
      return isListing(request) ? Response.json(answer, { status: 401 }) : handle(request);
    });
    const shown = "\\u001b[31mNot [e-mail] \\u009b2J\\nat [redacted]";
    const line = `The server refuses the credentials of --email ("${shown}"): check --email and the variable API_KEY.`;
    await expect(run()).rejects.toThrow(new UncheckableError(line));
  });

  it("reports in one line why the second account got no queue", async () => {
    const body = {
      result: "error",
      code: "BAD_REQUEST",
      msg: "\u001b[31mToo many for zoe@example.com",
    };
    const { run } = sandboxServer(head, (handle) => async (request) => {
      const isOthers =
        request.headers.get("authorization") === basic("cordelia@example.com:cordelia-key");
      const isRegistration = new URL(request.url).pathname === "/api/v1/register";
      return isOthers && isRegistration ? Response.json(body, { status: 400 }) : handle(request);
    });
    const report = await run();
    const check = report.checks.find(({ id }) => id === "deleteEventQueue/foreign-queue");
    expect(check?.reason).toBe(
      'the second account made no event queue: status 400, code "BAD_REQUEST", msg "\\u001b[31mToo many for [e-mail]"',
    );
  });

  it.each(["registerEventQueue/success", "registerEventQueue/reported-level", "getEvents/success"])(
    "stopped at %s deletes what it registered and reports the rest as not checked",
    async (at) => {
      const { run, sandbox } = sandboxServer(head);
      const stop = new AbortController();
      const report = await run({
        signal: stop.signal,
        onCheck: ({ id }) => {
          if (id === at) queueMicrotask(() => stop.abort());
        },
      });
      expect(report).toMatchObject({ isInterrupted: true, leftBehind: [] });
      expect(sandbox.state.queues).toEqual([]);
      expect(verdictsOf(report).passed).toContain("listInvitations/success");
      const reasons = new Set(report.checks.map(({ reason }) => reason));
      expect(reasons).toContain("the run was stopped before");
    },
  );

  it.each(["queues", "drafts", "linkifiers", "invitations"] as const)(
    "stopped after the first of its %s is created leaves everything as it was",
    async (kind) => {
      const stop = new AbortController();
      const { run, sandbox } = sandboxServer(head, (handle) => async (request) => {
        const answer = await handle(request);
        if (sandbox.state[kind].length > before[kind].length) stop.abort();
        return answer;
      });
      const before = sandbox.state;
      expect(await run({ signal: stop.signal })).toMatchObject({
        isInterrupted: true,
      });
      expect(stop.signal.aborted).toBe(true);
      expect(sandbox.state).toEqual(before);
    },
  );

  it("names queues that it could not delete", async () => {
    const { run, sandbox } = sandboxServer(head, (handle) => async (request) => {
      const isDeletion = request.method === "DELETE" && request.url.endsWith("/events");
      if (!isDeletion) return handle(request);
      return Response.json({ result: "error", code: "BAD_REQUEST", msg: "No" }, { status: 400 });
    });
    const { leftBehind } = await run();
    const there = sandbox.state.queues.map(({ queue_id }) => `event queue ${queue_id}`);
    expect([...leftBehind].sort()).toEqual(there.sort());
    // The account has five, and the second account two.
    expect(leftBehind).toHaveLength(7);
  });

  it.each<[string, number, string]>([
    ["between its two requests", 200, "the order of linkifiers was changed by somebody else"],
    ["while the rate limit makes it wait", 429, "the server's rate limit was hit"],
  ])("keeps the order that another client sets %s", async (_, status, reason) => {
    const theirs = [3, 1, 2];
    const set: string[] = [];
    const { run, sandbox } = sandboxServer(head, (handle) => async (request) => {
      const sent = request.method === "PATCH" ? await request.clone().text() : "";
      const isSetting = /=%5B1%2C2%2C3%5D/.test(sent);
      if (isSetting) set.push(sent);
      const isLimited = isSetting && set.length === 1 && status === 429;
      const limited = { result: "error", code: "RATE_LIMIT_HIT", msg: "", "retry-after": 1 };
      const answer = isLimited ? Response.json(limited, { status }) : await handle(request);
      if (isSetting && set.length === 1) {
        const body = new URLSearchParams({ ordered_linkifier_ids: JSON.stringify(theirs) });
        const { method, url } = request;
        const headers = { authorization: basic("iago@example.com:iago-key") };
        await handle(new Request(url, { method, headers, body }));
      }
      return answer;
    });
    const report = await run({ sleep: async () => {} });
    expect(sandbox.state.linkifiers.map(({ id }) => id)).toEqual(theirs);
    expect(set).toHaveLength(1);
    const names = ["success", "ignored-parameters"].map((name) => `reorderLinkifiers/${name}`);
    const reasons = report.checks.filter(({ id }) => names.includes(id)).map((one) => one.reason);
    expect(reasons).toContain(reason);
  });

  it("shows no credentials and no persons, even if the server echoes everything", async () => {
    const secret = 'iago/key"+';
    const users = [{ user_id: 9, email: "iago@example.com", api_key: secret, role: 200 as const }];
    const { run } = sandboxServer(
      head,
      (handle) => async (request) => {
        const authorization = request.headers.get("authorization") ?? "";
        const answer = await handle(request);
        const body = (await answer.json()) as object;
        if (new URL(request.url).pathname.endsWith("server_settings")) return Response.json(body);
        const decoded = authorization.startsWith("Basic ") ? atobOr(authorization.slice(6)) : "";
        const echo = `${authorization} ${decoded} ${encodeURIComponent(decoded)} zoe@example.com`;
        return Response.json(
          { ...body, result: echo, msg: echo, code: echo, queue_id: echo, var_name: echo },
          {
            status: 400,
            headers: { "WWW-Authenticate": echo, Allow: echo, "content-type": `text/${echo}` },
          },
        );
      },
      { users },
    );
    const report = await run({ account: { email: "iago@example.com", apiKey: secret } });
    const output = textsOf(report).join("\n");
    const { failed, differs } = verdictsOf(report);
    expect(failed.length + differs.length).toBeGreaterThan(30);
    const encoded = [btoa(`iago@example.com:${secret}`), btoa(`IAGO@EXAMPLE.COM:${secret}`)];
    for (const text of [secret, encodeURIComponent(secret), ...encoded, "zoe@", "IAGO@", "iago@"]) {
      expect(output).not.toContain(text);
    }
    expect(output).not.toMatch(/iago(\/|%2F)key/i);
  });

  it("shows no credentials in any known form, in successes too", async () => {
    const { email, apiKey } = { email: "jürgen@example.com", apiKey: 'iago/"+&key' };
    const users = [{ user_id: 9, email, api_key: apiKey, role: 200 as const }];
    const echoes = Object.values(credentialForms(email, apiKey));
    let turn = 0;
    const next = () => echoes[turn++ % echoes.length] ?? "";
    const { run } = sandboxServer(
      head,
      (handle) => async (request) => {
        const answer = await handle(request);
        const { result, ...body } = (await answer.json()) as Record<string, unknown>;
        const echoed = { result, [`x ${next()}`]: next(), ...body, msg: next(), code: next() };
        const { status, headers } = answer;
        return new Response(JSON.stringify(echoed).replaceAll("/", "\\/"), { status, headers });
      },
      { users },
    );
    const report = await run({ account: { email, apiKey } });
    expect(turn).toBeGreaterThan(3 * echoes.length);
    const output = textsOf(report).join("\n");
    const shown = output.split("\n").filter((line) => containsKey(line, apiKey));
    expect(shown).toEqual([]);
  });

  it.each<[string, (text: string) => string]>([
    ["as plain text", (text) => text],
    ["with escapes", (text) => text.replaceAll("/", "\\/").replaceAll("@", "\\u0040")],
  ])("shows no invitation links and persons that the server sends %s", async (_, change) => {
    const { run } = sandboxServer(head, (handle) => async (request) => {
      const { status, headers } = await handle(request);
      const body = { url: "https://chat.example.com/join/yddhtzk4/", by: "zoe@example.com" };
      return new Response(change(JSON.stringify(body)), { status, headers });
    });
    const output = textsOf(await run({ featureLevel: head })).join("\n");
    expect(output).toContain("/join/[redacted]/");
    expect(output).not.toMatch(/yddhtzk4|zoe/);
  });
});

function atobOr(text: string): string {
  try {
    return atob(text);
  } catch {
    return "";
  }
}
