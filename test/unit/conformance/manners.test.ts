// How a run treats a server: few requests at a time, patience, no data shown, nothing left behind.
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { countVerdicts, UncheckableError } from "../../../src/service/conformance/index.ts";
import { wrongLimit } from "../../../src/service/conformance/rate-limit.ts";
import { specificationAt } from "../../../src/service/conformance/specified-operations.ts";
import {
  accountOf,
  checkIn,
  foundIn,
  type Handler,
  head,
  sandboxServer,
  textsOf,
} from "../../helpers/conformance.ts";

const pathOf = ({ url }: Request) => new URL(url).pathname;
const limited = (wait: unknown) =>
  Response.json(
    { result: "error", code: "RATE_LIMIT_HIT", msg: "", "retry-after": wait },
    { status: 429 },
  );

describe("accounts", () => {
  it("are created only if that is allowed, and are deactivated at the end", async () => {
    const { run, sandbox } = sandboxServer(head);
    const before = sandbox.state.users.length;
    expect(checkIn(await run(), "createUser/created").reason).toMatch(/--create-accounts/);
    expect(sandbox.state.users).toHaveLength(before);
    expect(foundIn(await run({ createAccounts: true }))).toEqual([]);
    const created = sandbox.state.users.slice(before);
    expect(created.map(({ is_active }) => is_active)).toEqual([false]);
  });

  it("are not created by an account without the permission, which is no defect", async () => {
    const { run, sandbox } = sandboxServer(head);
    const before = sandbox.state.users.length;
    const account = accountOf("desdemona");
    expect(foundIn(await run({ createAccounts: true, account }))).toEqual([]);
    expect(sandbox.state.users).toHaveLength(before);
  });

  it("that stay active after they were deactivated are found", async () => {
    const { run } = sandboxServer(head, (handle) => async (request) => {
      const isOfUser = request.method === "DELETE" && /\/users\/\d{1,4}$/.test(pathOf(request));
      return isOfUser ? Response.json({ result: "success", msg: "" }) : handle(request);
    });
    expect(foundIn(await run({ createAccounts: true }))).toContain(
      "deactivateUser/deactivated again",
    );
  });
});

it("a run sends one request at a time, counts all, and leaves nothing behind", async () => {
  let underWay = 0;
  let most = 0;
  const { run, requests, sandbox } = sandboxServer(head, (handle) => async (request) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    const answer = await handle(request);
    underWay -= 1;
    return answer;
  });
  const before = sandbox.state;
  const report = await run();
  expect(most).toBe(2);
  expect(report.requests).toBe(requests.length);
  expect(report.requests).toBeLessThan(520);
  expect(foundIn(report)).toEqual([]);
  expect(report).toMatchObject({ isInterrupted: false, leftBehind: [] });
  expect(sandbox.state).toEqual(before);
  const ids = report.checks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { operation } of specificationAt(head)) {
    expect(ids.filter((id) => id.startsWith(`${operation.id}/`)).length).toBeGreaterThan(1);
  }
  for (const { headers } of requests) {
    expect(headers.get("user-agent")).toMatch(/^administration-api-conformance\/\d/);
  }
});

it.each([head, 237, 21])(
  "without `write` and a second account, a run changes nothing at level %i and says so",
  async (level) => {
    const { run, sandbox } = sandboxServer(level);
    const before = sandbox.state;
    const report = await run({ write: false, other: undefined });
    expect(sandbox.state).toEqual(before);
    expect(foundIn(report)).toEqual([]);
    const check = checkIn(report, "deleteEventQueue/the queue");
    expect(check.reason).toBe("makes changes: allow them with --write");
    expect(countVerdicts(report.checks).same).toBeGreaterThan(100);
    const ids = report.checks.map(({ id }) => id);
    expect(ids.includes("listDrafts/absent")).toBe(level === 21);
    const reasons = report.checks.map(({ reason }) => reason);
    const isFatal = reasons.includes("not sent, because servers of the level fail on it");
    expect(isFatal).toBe(level === 237);
  },
);

it("a change that the level refuses is the finding, if the server makes it", async () => {
  const { run } = sandboxServer(head, (handle) => async (request) => {
    if (!pathOf(request).endsWith("/invites/multiuse")) return handle(request);
    const { url, method, headers } = request;
    const form = new URLSearchParams(await request.clone().text());
    form.delete("invite_as"); // Only an owner may invite owners.
    return handle(new Request(url, { method, headers, body: form }));
  });
  expect(foundIn(await run())).toEqual(["createInvitationLink/in vain"]);
});

describe("a rate limit", () => {
  const now = Date.UTC(2026, 0) / 1000;
  const counts = (...left: number[]) =>
    left.map((count) => ({ "X-RateLimit-Remaining": String(count) }));

  it.each<[string, Record<string, string>[], object | undefined]>([
    [
      "that is no number",
      [{ "X-RateLimit-Limit": "200 a minute" }],
      { place: "X-RateLimit-Limit", expected: "a whole number", got: "200 a minute" },
    ],
    [
      "that is reset in seconds from now",
      [{ "X-RateLimit-Reset": String(now - 86_400) }, { "X-RateLimit-Reset": "60" }],
      { place: "X-RateLimit-Reset", expected: "a UNIX timestamp to come", got: "60" },
    ],
    [
      "that rises with each request",
      counts(1, 2, 3),
      { place: "X-RateLimit-Remaining", expected: "a falling count", got: "1,2,3" },
    ],
    ["that rises when earlier requests expire", counts(3, 2, 9, 8), undefined],
  ])("§10.14 %s has headers that are judged as a whole", (_, responses, wanted) => {
    const all = responses.map((headers) => ({ status: 200, headers: new Headers(headers) }));
    expect(wrongLimit(all, now)).toEqual(wanted);
  });

  it("is waited for as long as it asks, and the run goes on", async () => {
    let time = Date.UTC(2026, 0);
    const waits: number[] = [];
    const options = { rateLimit: 100, now: time };
    const { run, sandbox } = sandboxServer(head, (handle) => handle, options);
    const report = await run({
      write: false,
      now: () => time,
      onWait: (milliseconds) => waits.push(milliseconds),
      sleep: async (milliseconds) => {
        time += milliseconds;
        sandbox.advance(milliseconds);
      },
    });
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
    expect(foundIn(report)).toEqual([]);
  });

  it("that asks to wait for minutes ends the run", async () => {
    let refusedAt: number | undefined;
    const { run, requests } = sandboxServer(head, (handle) => async (request) => {
      if (!pathOf(request).endsWith("/drafts/abc")) return handle(request);
      refusedAt ??= requests.length;
      return limited(3600);
    });
    const report = await run({ write: false });
    expect(requests.length).toBe(refusedAt);
    expect(report.isInterrupted).toBe(true);
    const reasons = report.checks.map(({ reason }) => reason);
    expect(reasons).toContain("the server's rate limit asks to wait 3600 s more");
  });

  it.each([
    ["as long as the time limit allows", 50, { timeLimit: 300_000 }, "(--time-limit)"],
    ["as often as the request limit allows", 0, { requestLimit: 40 }, "(--request-limit)"],
  ])("without an end is waited for %s", async (_, wait, limits, reason) => {
    let time = Date.UTC(2026, 0);
    let turn = 0;
    const begin = time;
    const { run, requests } = sandboxServer(
      head,
      (handle) => async (request) => (turn++ % 4 === 3 ? handle(request) : limited(wait)),
    );
    const report = await run({
      ...limits,
      write: false,
      now: () => time,
      sleep: async (milliseconds) => {
        time += milliseconds;
      },
    });
    expect(report.isInterrupted).toBe(true);
    expect(time - begin).toBeLessThanOrEqual(300_000);
    expect(requests.length).toBeLessThanOrEqual(40);
    expect(report.checks.at(-1)?.reason).toContain(reason);
  });
});

/** The time advances only while nobody answers: what takes long on a busy machine is not late. */
function advanceWhileIdle() {
  vi.useFakeTimers().setTimerTickMode("nextTimerAsync");
  onTestFinished(() => void vi.useRealTimers());
}

it("a late response is not checked, and after two its operation is skipped", async () => {
  advanceWhileIdle();
  const { run } = sandboxServer(
    head,
    (handle) => (request) =>
      request.method === "PATCH" ? new Promise<Response>(() => {}) : handle(request),
  );
  const report = await run({ write: false });
  expect(foundIn(report)).toEqual([]);
  const ofEdits = report.checks.filter(({ id }) => id.startsWith("editDraft/"));
  const reasons = ofEdits.map(({ reason }) => reason);
  expect(reasons.slice(0, 2)).toEqual(Array(2).fill("no complete response within 60000 ms."));
  expect(new Set(reasons.slice(2))).toEqual(new Set(["no responses to earlier requests"]));
});

it("after a change that a gateway may have lost, scenarios are not checked", async () => {
  let isLost = false;
  const { run, sandbox } = sandboxServer(head, (handle) => async (request) => {
    const answer = await handle(request);
    if (isLost || sandbox.state.drafts.length === before.drafts.length) return answer;
    isLost = true;
    return new Response("<h1>Gateway timeout</h1>", { status: 504 });
  });
  const before = sandbox.state;
  const report = await run();
  expect(foundIn(report)).toEqual([]);
  expect(checkIn(report, "createDrafts/saved").reason).toMatch(/^a gateway responded first/);
  expect(sandbox.state).toEqual(before);
});

it("a gateway that answers each time is a finding", async () => {
  const { run } = sandboxServer(
    head,
    (handle) => async (request) =>
      pathOf(request).endsWith("/realm/filters")
        ? new Response("<h1>Bad gateway</h1>", { status: 502 })
        : handle(request),
  );
  expect(foundIn(await run())).toEqual(["createLinkifier/no credentials"]);
});

it("after a change without a response, scenarios stop and objects are removed", async () => {
  advanceWhileIdle();
  const { run, sandbox } = sandboxServer(head, (handle) => async (request) => {
    const answer = await handle(request);
    const isSaved = sandbox.state.drafts.length > before.drafts.length;
    return isSaved && request.method === "POST" ? new Promise<Response>(() => {}) : answer;
  });
  const before = sandbox.state;
  const report = await run();
  expect(foundIn(report)).toEqual([]);
  expect(checkIn(report, "listLinkifiers/edited").reason).toBe(
    "the state is unknown, because no response to a change came",
  );
  expect(sandbox.state).toEqual(before);
});

describe("a run against a server", () => {
  it.each<[string, Handler, string]>([
    [
      "redirects from the start",
      async () =>
        new Response(null, { status: 301, headers: { Location: "https://new.example/" } }),
      "GET /api/v1/server_settings: the server redirects to https://new.example, which the client does not follow. Is --base-url the address of the server?",
    ],
    [
      "is not running",
      async () => {
        throw new TypeError("fetch failed", {
          cause: Object.assign(new Error(), { code: "ECONNREFUSED" }),
        });
      },
      "GET /api/v1/server_settings: the network failed: ECONNREFUSED sandbox. Is the server running at the address in --base-url?",
    ],
    [
      "does not report its level",
      async () => new Response("<h1>Welcome</h1>", { headers: { "content-type": "text/html" } }),
      "GET /api/v1/server_settings returned 200 and no feature level. Is --base-url the address of the server? If so, set the level with --level.",
    ],
  ])("that %s ends with one line that says what to change", async (_, handler, line) => {
    const run = sandboxServer(head, () => handler).run();
    await expect(run).rejects.toThrow(new UncheckableError(line));
  });

  it("that rejects the credentials shows its message, without persons and colours", async () => {
    const msg = "\u001b[31mNot zoe@example.com \u009b2J\nat iago-key";
    const { run } = sandboxServer(head, (handle) => async (request) => {
      const answer = { result: "error", code: "UNAUTHORIZED", msg };
      const isMeant = request.headers.has("authorization");
      return isMeant ? Response.json(answer, { status: 401 }) : handle(request);
    });
    const shown = "\\u001b[31mNot [e-mail] \\u009b2J\\nat [redacted]";
    const line = `The server refuses the credentials of --email ("${shown}"). Check --email and the variable API_KEY.`;
    await expect(run()).rejects.toThrow(new UncheckableError(line));
  });

  it.each([
    ["hamlet", head],
    ["hamlet", 75],
    ["nobody", head],
    ["nobody", 75],
  ])("as %s, whom level %i rejects, checks nothing", async (name, level) => {
    const account = { email: `${name}@example.com`, apiKey: `${name}-key` };
    const run = sandboxServer(level).run({ account });
    await expect(run).rejects.toThrow("Check --email and the variable API_KEY");
  });
});

describe("a run that is stopped", () => {
  it.each(["queues", "drafts", "linkifiers", "invitations"] as const)(
    "after the first of its %s is created leaves everything as it was",
    async (kind) => {
      const stop = new AbortController();
      const { run, sandbox } = sandboxServer(head, (handle) => async (request) => {
        const answer = await handle(request);
        if (sandbox.state[kind].length > before[kind].length) stop.abort();
        return answer;
      });
      const before = sandbox.state;
      const report = await run({ signal: stop.signal });
      expect(report).toMatchObject({ isInterrupted: true, leftBehind: [] });
      expect(report.checks.map(({ reason }) => reason)).toContain("the run was stopped");
      expect(sandbox.state).toEqual(before);
    },
  );

  it("names the queues that it could not delete", async () => {
    const stop = new AbortController();
    const { run, sandbox } = sandboxServer(head, (handle) => async (request) => {
      if (sandbox.state.queues.length > 1) stop.abort();
      if (request.method !== "DELETE" || !pathOf(request).endsWith("/events"))
        return handle(request);
      return Response.json({ result: "error", code: "BAD_REQUEST", msg: "No" }, { status: 400 });
    });
    const { leftBehind } = await run({ signal: stop.signal });
    const there = sandbox.state.queues.map(({ queue_id }) => `event queue ${queue_id}`);
    expect([...leftBehind].sort()).toEqual(there.sort());
    expect(there.length).toBeGreaterThan(1);
  });
});

describe("a report shows", () => {
  it("has no key in any encoding, no persons and no links, whatever a server echoes", async () => {
    const { email, apiKey } = { email: "jürgen@example.com", apiKey: 'iago/"+&key' };
    const users = [{ user_id: 9, email, api_key: apiKey, role: 200 as const }];
    const link = "https://chat.example.com/join/yddhtzk4/ for zoe@example.com";
    const pair = Buffer.from(`${email}:${apiKey}`).toString("base64");
    const secrets = [apiKey, encodeURIComponent(apiKey), pair];
    const echoes = [...secrets, `${email}:${apiKey}`, `Basic ${pair}`, link];
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
    const report = await run({ account: { email, apiKey }, write: false, other: undefined });
    expect(turn).toBeGreaterThan(3 * echoes.length);
    const output = textsOf(report).join("\n");
    for (const secret of [...secrets, JSON.stringify(apiKey).slice(1, -1)]) {
      expect(output).not.toContain(secret);
    }
    expect(output).toContain("/join/[redacted]/");
    expect(output).not.toMatch(/yddhtzk4|zoe|jürgen/);
  });
});
