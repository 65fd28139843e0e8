// A test double is asked what happened, and changes accounts while a program runs.
import { describe, expect, it } from "vitest";
import { defaultUsers, InvalidInputError, type Seed } from "../../../src/service/sandbox/index.ts";
import { basic, callerOf, eventsOf, newYear } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

const start = (options: Parameters<typeof createSandbox>[0] = {}) => {
  const sandbox = createSandbox({ now: newYear, ...options });
  const as = (name?: string) => callerOf(sandbox.fetch, name);
  return { sandbox, as, iago: as("iago") };
};

describe("the journal", () => {
  it("has each request with operation, account, fields, fault and status in order", async () => {
    const { sandbox, as, iago } = start();
    sandbox.fault({ status: 502, operation: "listInvitations" });
    await iago("GET", "invites");
    await iago("PATCH", "realm/linkifiers", { ordered_linkifier_ids: "[3,1,2]", more: "x" });
    await as()("DELETE", "drafts/17");
    await as("cordelia")("DELETE", "drafts/17");
    await iago("GET", "nowhere");
    await iago("PUT", "events");
    const at = { time: newYear };
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

  it("keeps the last thousand requests", async () => {
    const { sandbox, iago } = start();
    for (let time = 0; time < 1001; time++) await iago("GET", `nowhere/${time}`);
    expect(sandbox.requests).toHaveLength(1000);
    expect(sandbox.requests[0]?.path).toBe("/api/v1/nowhere/1");
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

  it("loses its open invitations when it is deactivated, with one event", async () => {
    const { sandbox, as, iago } = start();
    const { queue_id } = (await iago("POST", "register")).body;
    sandbox.changeUser(cordelia.user_id, { is_active: false });
    sandbox.changeUser(cordelia.user_id, { is_active: false });
    sandbox.changeUser(hamlet.user_id, { is_active: true });
    const { invites } = (await iago("GET", "invites")).body;
    expect(invites.map((one: Record<string, unknown>) => one.invited_by_user_id)).toEqual([9, 9]);
    const person = (user_id: number, is_active: boolean) => ({
      ...{ type: "realm_user", op: "update", person: { user_id, is_active } },
    });
    expect(await eventsOf(iago, queue_id)).toEqual([
      { type: "invites_changed", id: 0 },
      { ...person(11, false), id: 1 },
      { ...person(15, true), id: 2 },
    ]);
    sandbox.changeUser(cordelia.user_id, { is_active: true });
    expect((await as("cordelia")("GET", "invites")).body.invites).toEqual([]);
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
      'must not have "rol". Did you mean "role"?',
      (sandbox) => sandbox.changeUser(11, { rol: 1 } as never),
    ],
    ["#/0: is not an open invitation", (sandbox) => sandbox.acceptInvitation(1, false)],
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

describe("a sandbox with very many things", () => {
  const draft = { type: "", to: [], topic: "", content: "a" };
  const many = <Thing>(thing: (id: number) => Thing) =>
    Array.from({ length: 9_999 }, (_, index) => thing(index + 1));
  const base = { invited_by_user_id: 9, invited: 0, expiry_date: null, invited_as: 400 } as const;

  it.each<[keyof Seed, Partial<Seed>, string, Record<string, string>]>([
    [
      "drafts",
      { drafts: many((id) => ({ id, user_id: 9 })) },
      "drafts",
      { drafts: JSON.stringify([draft]) },
    ],
    [
      "linkifiers",
      { linkifiers: many((id) => ({ id, pattern: `a${id}`, url_template: "u" })) },
      "realm/filters",
      { pattern: "b", url_template: "https://b.example" },
    ],
    [
      "invitations",
      {
        invitations: many((id) => ({
          ...base,
          id,
          email: `${id}@b.example`,
          is_multiuse: false as const,
        })),
      },
      "invites",
      { invitee_emails: "a@b.example", stream_ids: "[]" },
    ],
  ])("takes the last of 10,000 %s and refuses the next", async (kind, seed, path, fields) => {
    const { sandbox, iago } = start(seed);
    expect((await iago("POST", path, fields)).status).toBe(200);
    const again = { ...fields, ...("pattern" in fields && { pattern: "c" }) };
    const refused = await iago("POST", path, again);
    expect([refused.status, refused.body.msg]).toEqual([
      400,
      `A sandbox keeps at most 10000 ${kind}.`,
    ]);
    expect(sandbox.state[kind as "drafts"]).toHaveLength(10_000);
  });
});
