// A test double is asked what happened, and changes accounts while a program runs.
import { describe, expect, it } from "vitest";
import {
  defaultUsers,
  type Fault,
  InvalidInputError,
  manualClock,
} from "../../../src/service/sandbox/index.ts";
import { basic, callerOf } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

const start = (options: Parameters<typeof createSandbox>[0] = {}) => {
  const sandbox = createSandbox({ ...manualClock(), ...options });
  const as = (name?: string) => callerOf(sandbox.fetch, name);
  return { sandbox, as, iago: as("iago") };
};

describe("the journal", () => {
  it("has each request with its operation, account, fields, fault and status, oldest first", async () => {
    const { sandbox, as, iago } = start();
    sandbox.fault({ status: 502, operation: "listInvitations" });
    await iago("GET", "invites");
    await iago("PATCH", "realm/linkifiers", { ordered_linkifier_ids: "[3,1,2]", more: "x" });
    await as()("DELETE", "drafts/17");
    await as("cordelia")("DELETE", "drafts/17");
    await iago("GET", "nowhere");
    await iago("PUT", "events");
    const at = { time: manualClock().now() };
    const path = "/api/v1/drafts/17";
    expect(sandbox.requests).toEqual([
      {
        ...at,
        method: "GET",
        path: "/api/v1/invites",
        operation: "listInvitations",
        fault: { status: 502, operation: "listInvitations" },
        status: 502,
      },
      {
        ...at,
        method: "PATCH",
        path: "/api/v1/realm/linkifiers",
        operation: "reorderLinkifiers",
        user_id: 9,
        fields: { ordered_linkifier_ids: "[3,1,2]", more: "x" },
        status: 200,
      },
      { ...at, method: "DELETE", path, operation: "deleteDraft", status: 401 },
      {
        ...at,
        method: "DELETE",
        path,
        operation: "deleteDraft",
        user_id: 11,
        fields: {},
        status: 404,
      },
      { ...at, method: "GET", path: "/api/v1/nowhere", status: 404 },
      { ...at, method: "PUT", path: "/api/v1/events", status: 405 },
    ]);
    sandbox.reset();
    expect(sandbox.requests).toEqual([]);
  });

  it("has no key of an account, in no place and no form", async () => {
    const { sandbox } = start();
    const { email, api_key } = defaultUsers.iago;
    const encoded = btoa(`${email}:${api_key}`);
    const headers = { Authorization: basic(`${email}:${api_key}`) };
    const body = new URLSearchParams({ queue_id: `a ${api_key}`, [api_key]: encoded });
    const url = `http://sandbox/api/v1/events?api_key=${api_key}`;
    await sandbox.fetch(url, { method: "DELETE", headers, body });
    await sandbox.fetch(`http://sandbox/api/v1/${api_key}/%69ago-key`, { headers });
    const text = JSON.stringify(sandbox.requests);
    expect(text).not.toContain(api_key);
    expect(text).not.toContain(encoded);
    expect(sandbox.requests[0]?.fields).toEqual({
      api_key: "[API key]",
      queue_id: "a [API key]",
      "[API key]": "[API key]",
    });
  });

  it("keeps the last thousand requests, and fewer if they are long", async () => {
    const { sandbox, iago } = start();
    for (let time = 0; time < 1001; time++) await iago("GET", `nowhere/${time}`);
    expect(sandbox.requests).toHaveLength(1000);
    expect(sandbox.requests[0]?.path).toBe("/api/v1/nowhere/1");
    for (let time = 0; time < 100; time++) {
      await iago("DELETE", "events", { queue_id: "x".repeat(60_000) });
    }
    expect(sandbox.requests.length).toBeLessThan(100);
    expect(sandbox.requests.length).toBeGreaterThan(50);
  });

  it("has a waiting request without a status, and is a copy", async () => {
    const { sandbox, iago } = start();
    const { queue_id } = (await iago("POST", "register")).body;
    const waiting = iago("GET", `events?queue_id=${queue_id}&last_event_id=-1`);
    await expect.poll(() => sandbox.requests.at(-1)?.operation).toBe("getEvents");
    const [, before] = sandbox.requests;
    expect(before).not.toHaveProperty("status");
    sandbox.publish({ type: "message" });
    await waiting;
    expect(before).not.toHaveProperty("status");
    expect(sandbox.requests[1]?.status).toBe(200);
  });
});

describe("faults", () => {
  it("that are pending are listed with what is left of them", async () => {
    const { sandbox, iago } = start();
    sandbox.fault({ status: 503, count: 3 });
    sandbox.fault({ status: 500, operation: "deleteDraft" });
    await iago("GET", "invites");
    expect(sandbox.pendingFaults).toEqual([
      { status: 503, count: 2 },
      { status: 500, operation: "deleteDraft", count: 1 },
    ]);
    sandbox.reset();
    expect(sandbox.pendingFaults).toEqual([]);
  });

  it.each<[Fault["operation"], string, number]>([
    ["deleteEventQueue", "BAD_EVENT_QUEUE_ID", 400],
    ["listInvitations", "UNAUTHORIZED", 401],
    ["listInvitations", "RATE_LIMIT_HIT", 429],
    ["sendInvitations", "INVITATION_FAILED", 400],
  ])("of %s can be the documented error %s", async (operation, error, status) => {
    const { sandbox, iago } = start();
    sandbox.fault({ error, ...(operation !== undefined && { operation }) });
    const answer =
      operation === "deleteEventQueue"
        ? await iago("DELETE", "events", { queue_id: "a" })
        : await iago(operation === "sendInvitations" ? "POST" : "GET", "invites");
    expect(answer).toMatchObject({ status, body: { result: "error", code: error } });
  });

  it.each<[object, string]>([
    [{ error: "UNAUTHORIZED" }, "#/error: needs an operation"],
    [{ error: "UNAUTHORISED", operation: "listInvitations" }, 'did you mean "UNAUTHORIZED"?'],
    [
      { error: "UNAUTHORIZED", operation: "listInvitations", status: 401 },
      "#/error: must be alone, without status and body",
    ],
  ])("of another error are refused: %j", (fault, problem) => {
    expect(() => start().sandbox.fault(fault)).toThrow(problem);
  });
});

describe("an account", () => {
  const { cordelia, hamlet } = defaultUsers;

  it("is deactivated, reactivated and gets another role during a run", async () => {
    const { sandbox, as } = start();
    sandbox.changeUser(cordelia.user_id, { is_active: false });
    expect((await as("cordelia")("GET", "drafts")).body.msg).toBe("Account is deactivated");
    sandbox.changeUser(cordelia.user_id, { is_active: true, role: 600 });
    expect((await as("cordelia")("GET", "invites")).body.msg).toBe("Not allowed for guest users");
    expect(sandbox.state.users).toContainEqual({
      user_id: 11,
      email: "cordelia@example.com",
      role: 600,
      is_active: true,
    });
    sandbox.reset();
    expect((await as("cordelia")("GET", "invites")).status).toBe(200);
    expect(cordelia.role).toBe(400);
  });

  it("is created when an invitation is accepted, with the role of the invitation", async () => {
    const { sandbox, as, iago } = start();
    const { queue_id } = (await iago("POST", "register")).body;
    const zoe = sandbox.acceptInvitation(2, false);
    expect(zoe).toMatchObject({ email: "zoe@example.com", role: 400, user_id: 16 });
    const authorization = basic(`${zoe.email}:${zoe.api_key}`);
    const own = await sandbox.fetch("http://sandbox/api/v1/users/me", {
      headers: { authorization },
    });
    expect(await own.json()).toMatchObject({ user_id: 16, email: "zoe@example.com" });
    const guest = sandbox.acceptInvitation(3, true, "new@example.com");
    expect(guest).toMatchObject({ email: "new@example.com", role: 600, user_id: 17 });
    const { invites } = (await iago("GET", "invites")).body;
    const left = invites.map(
      ({ id, is_multiuse }: Record<string, unknown>) => `${id} ${is_multiuse}`,
    );
    expect(left.sort()).toEqual(["2 true", "3 false", "3 true"]);
    const read = await iago("GET", `events?queue_id=${queue_id}&last_event_id=-1&dont_block=true`);
    expect(read.body.events).toMatchObject([{ type: "invites_changed" }]);
    expect((await as("cordelia")("GET", "invites")).status).toBe(200);
  });

  it.each<[string, (sandbox: ReturnType<typeof start>["sandbox"]) => unknown]>([
    ["no user has the ID 99", (sandbox) => sandbox.changeUser(99, { role: 600 })],
    [
      'must not have "rol"; did you mean "role"?',
      (sandbox) => sandbox.changeUser(11, { rol: 1 } as never),
    ],
    ["#/0: is no invitation that is open", (sandbox) => sandbox.acceptInvitation(1, false)],
    ["#/2: must be an e-mail address", (sandbox) => sandbox.acceptInvitation(2, true)],
    ["#/2: must be an e-mail", (sandbox) => sandbox.acceptInvitation(2, true, hamlet.email)],
  ])("is not changed if the call is wrong: %s", (problem, act) => {
    const { sandbox } = start();
    const before = sandbox.state;
    expect(() => act(sandbox)).toThrow(InvalidInputError);
    expect(() => act(sandbox)).toThrow(problem);
    expect(sandbox.state).toEqual(before);
  });
});

describe("a limit", () => {
  const limits = { drafts: 5, linkifiers: 4, invitations: 7 };
  const draft = '{"type":"","to":[],"topic":"","content":"a"}';
  const linkifier = { pattern: "a", url_template: "https://a.example/" };

  it("of drafts, linkifiers and invitations is named in the refusal", async () => {
    const { sandbox, iago } = start({ limits });
    const two = await iago("POST", "drafts", { drafts: `[${draft},${draft}]` });
    expect(two.body.msg).toBe(
      "A sandbox keeps at most 5 drafts; the option limits.drafts changes that.",
    );
    expect((await iago("POST", "drafts", { drafts: `[${draft}]` })).status).toBe(200);
    expect(() => sandbox.saveDraft({ id: 40, user_id: 9 })).toThrow("at most 5 drafts");
    sandbox.saveDraft({ id: 17, user_id: 9 });
    expect((await iago("POST", "realm/filters", linkifier)).status).toBe(200);
    const fifth = await iago("POST", "realm/filters", { ...linkifier, pattern: "b" });
    expect(fifth.body.msg).toContain("at most 4 linkifiers");
    expect(() => sandbox.addLinkifier(linkifier)).toThrow("at most 4 linkifiers");
    expect((await iago("POST", "invites/multiuse", {})).status).toBe(200);
    expect((await iago("POST", "invites/multiuse", {})).body.msg).toContain("at most 7 invit");
    const invitation = { invitee_emails: "a@b.example", stream_ids: "[]" };
    expect((await iago("POST", "invites", invitation)).body.msg).toContain("at most 7 invit");
    expect(sandbox.state.invitations).toHaveLength(7);
  });

  it("applies to the seed, and must be a number", () => {
    expect(() => start({ limits: { drafts: 3 } })).toThrow("#/drafts: A sandbox keeps at most 3");
    expect(() => start({ limits: { drafts: 0 } })).toThrow("#/drafts: must be >= 1");
    expect(() => start({ limits: { draft: 9 } as never })).toThrow('did you mean "drafts"?');
  });

  it("is 1000 drafts by default", () => {
    const drafts = Array.from({ length: 1001 }, (_, id) => ({ id, user_id: 9 }));
    expect(() => start({ drafts })).toThrow("at most 1000 drafts");
  });

  it("of IDs is the highest exact integer: a new thing beyond it is refused", async () => {
    const id = Number.MAX_SAFE_INTEGER;
    const { sandbox, iago } = start({ linkifiers: [{ id, ...linkifier }] });
    sandbox.saveDraft({ id: id - 1, user_id: 9 });
    expect((await iago("POST", "drafts", { drafts: `[${draft}]` })).body.ids).toEqual([id]);
    const refused = await iago("POST", "drafts", { drafts: `[${draft}]` });
    expect(refused).toMatchObject({ status: 400, body: { msg: `IDs end at ${id}.` } });
    expect(() => sandbox.addLinkifier({ ...linkifier, pattern: "b" })).toThrow("IDs end at");
    expect(sandbox.state.drafts.filter((one) => one.id >= id)).toHaveLength(1);
  });
});
