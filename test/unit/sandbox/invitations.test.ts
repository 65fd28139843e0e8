// Invitations: which ones a user sees, and their fields at each feature level.
import { describe, expect, it } from "vitest";
import {
  createSandbox as createPlain,
  defaultOrganization,
} from "../../../src/service/sandbox/index.ts";
import { callerOf, eventsOf, newYear } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

const day = 24 * 60 * 60 * 1000;

const listed = async (name: string, featureLevel = 267) => {
  const { fetch } = createSandbox({ featureLevel });
  const { invites } = (await callerOf(fetch, name)("GET", "invites")).body;
  return invites.map((invitation: { id: number; is_multiuse: boolean }) =>
    [invitation.is_multiuse ? "link" : "e-mail", invitation.id].join(" "),
  );
};

describe("listing invitations", () => {
  it.each(["iago", "desdemona"])(
    "§2.2 §5.3 §12.1 §12.2 returns to %s all unexpired ones, e-mail first, even with equal IDs",
    async (name) => {
      expect(await listed(name)).toEqual(["e-mail 2", "e-mail 3", "link 2", "link 3"]);
    },
  );

  it("§4.2.3 §5.3 §9.4 §12.1 returns others their own, with links from level 209 on", async () => {
    expect(await listed("cordelia", 209)).toEqual(["e-mail 3", "link 3"]);
    expect(await listed("cordelia", 208)).toEqual(["e-mail 3"]);
    expect(await listed("iago", 208)).toEqual(["e-mail 2", "e-mail 3", "link 2", "link 3"]);
  });

  it("§2.4 §3.6 omits expired ones by the sandbox's clock, but no permanent ones", async () => {
    const { fetch, advance } = createSandbox({ now: newYear });
    const ids = async () =>
      (await callerOf(fetch, "iago")("GET", "invites")).body.invites.map(
        ({ id }: { id: number }) => id,
      );
    advance(10 * day - 1);
    expect(await ids()).toEqual([2, 3, 2, 3]);
    advance(1);
    expect(await ids()).toEqual([2, 3]);
    advance(1000 * day);
    expect(await ids()).toEqual([2]);
  });

  it("§12.3 is rejected for a bot that is a guest as for other guests", async () => {
    const { users } = defaultOrganization(0);
    const { fetch } = createSandbox({
      users: users.map((user) => (user.is_bot ? { ...user, role: 600 } : user)),
    });
    const { body } = await callerOf(fetch, "helper-bot")("GET", "invites");
    expect(body.msg).toBe("Not allowed for guest users");
  });
});

describe("a listed invitation", () => {
  const first = async (featureLevel: number) => {
    const { fetch } = createSandbox({ featureLevel });
    return (await callerOf(fetch, "iago")("GET", "invites")).body.invites;
  };

  it.each([
    [21, ["ref"]],
    [22, ["invited_by_user_id"]],
    [267, ["invited_by_user_id", "notify_referrer_on_join"]],
  ])(
    "§2.3 §9.1 §9.5 §12.4 at feature level %i has, beside the constant fields, %j",
    async (level, fields) => {
      const common = ["id", "invited", "expiry_date", "invited_as", "is_multiuse", ...fields];
      const [mail, , link] = await first(level);
      expect(Object.keys(mail).sort()).toEqual([...common, "email"].sort());
      expect(Object.keys(link).sort()).toEqual([...common, "link_url"].sort());
    },
  );

  it("§9.1 has its creator's display e-mail below 22, and the ID from 22 on", async () => {
    expect((await first(21))[1].ref).toBe("cordelia@example.com");
    expect((await first(22))[1].invited_by_user_id).toBe(11);
  });

  it("§9.1 has the fields of the new level after an upgrade, even if listed before", async () => {
    const sandbox = createSandbox({ featureLevel: 21 });
    const list = async () => (await callerOf(sandbox.fetch, "iago")("GET", "invites")).body.invites;
    expect((await list())[0]).toHaveProperty("ref");
    sandbox.upgrade(22);
    expect((await list())[0]).toHaveProperty("invited_by_user_id", 9);
    expect((await list())[0]).not.toHaveProperty("ref");
  });

  it("§9.5 §12.4 notifies its creator by default, unless it is a link", async () => {
    const { invitations } = defaultOrganization(Date.now());
    const some = [invitations[2], invitations[5]].map((one = expect.unreachable()) => {
      const { notify_referrer_on_join: _, ...rest } = one;
      return rest as typeof one;
    });
    const listed = async (follow: "document" | "servers") => {
      const { fetch } = createPlain({ invitations: some, follow });
      const { body } = await callerOf(fetch, "iago")("GET", "invites");
      return body.invites.map((one: object) => Object(one).notify_referrer_on_join);
    };
    expect(await listed("document")).toEqual([true, false]);
    expect(await listed("servers")).toEqual([true, undefined]);
  });
});

describe("the life of an invitation", () => {
  /** Callers at a level, and the invitations that iago sees. */
  function at(featureLevel: number) {
    const { fetch } = createSandbox({ featureLevel, now: newYear });
    const as = (name: string) => callerOf(fetch, name);
    const list = async () => (await as("iago")("GET", "invites")).body.invites;
    return { as, list };
  }
  const to = (invitee_emails: string, more: Record<string, string> = {}) => ({
    invitee_emails,
    stream_ids: "[7]",
    ...more,
  });

  it("§21.2 begins with ten days, as a member; IDs of links are counted apart", async () => {
    const { as, list } = at(267);
    const before = await list();
    const now = newYear / 1000;
    expect(
      await as("cordelia")("POST", "invites", to("a@example.com, b@example.com")),
    ).toMatchObject({ status: 200, body: { result: "success", msg: "" } });
    const { body } = await as("cordelia")("POST", "invites/multiuse");
    const common = {
      invited_by_user_id: 11,
      invited: now,
      expiry_date: now + 10 * 24 * 60 * 60,
      invited_as: 400,
    };
    const mail = { ...common, is_multiuse: false, notify_referrer_on_join: true };
    const added = (await list()).filter(
      ({ invited }: { invited: number }) => invited === common.invited,
    );
    expect(added).toEqual([
      { ...mail, id: 4, email: "a@example.com" },
      { ...mail, id: 5, email: "b@example.com" },
      {
        ...common,
        id: 4,
        is_multiuse: true,
        link_url: body.invite_link,
        notify_referrer_on_join: false,
      },
    ]);
    expect(body.invite_link).toMatch(/\/join\/[a-z0-9]{24}\/$/);
    expect(await list()).toHaveLength(before.length + 3);
  });

  it.each([
    [267, { invite_expires_in_minutes: "90" }, 90 * 60],
    [267, { invite_expires_in_minutes: "null" }, null],
    [125, { invite_expires_in_days: "2" }, 2 * 24 * 60 * 60],
  ] as const)("§21.2 at feature level %i, %j sets when it ends", async (level, fields, seconds) => {
    const { as, list } = at(level);
    const now = newYear / 1000;
    expect((await as("iago")("POST", "invites", to("a@example.com", fields))).status).toBe(200);
    const [invitation] = (await list()).filter(
      ({ email }: { email?: string }) => email === "a@example.com",
    );
    expect(invitation.expiry_date).toBe(seconds === null ? null : now + seconds);
  });

  it.each([
    [156, 400],
    [157, 200],
    [158, 200],
    [159, 400],
    [179, 400],
    [180, 200],
  ])("§21.2 at feature level %i, no channel gives %i", async (level, status) => {
    const { as } = at(level);
    const fields = to("a@example.com", { stream_ids: "[]" });
    expect((await as("iago")("POST", "invites", fields)).status).toBe(status);
  });

  it.each([
    [208, ["iago"]],
    [209, ["cordelia", "iago"]],
  ])("§21.9 at feature level %i, its changes are events of %j", async (level, informed) => {
    const { as } = at(level);
    const names = ["cordelia", "iago", "othello"];
    const queues = new Map<string, string>();
    for (const name of names) {
      const fields = { event_types: '["invites_changed"]' };
      const { status, body } = await as(name)("POST", "register", fields);
      expect(status).toBe(200);
      queues.set(name, body.queue_id);
    }
    expect((await as("cordelia")("POST", "invites", to("a@example.com"))).status).toBe(200);
    expect((await as("cordelia")("DELETE", "invites/4")).status).toBe(200);
    const seen: string[] = [];
    for (const [name, queue_id] of queues) {
      const events = await eventsOf(as(name), queue_id);
      if (events.length > 0) seen.push(name);
      for (const event of events) expect(event).toMatchObject({ type: "invites_changed" });
      expect([0, 2]).toContain(events.length);
    }
    expect(seen).toEqual(informed);
  });
});
