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

  it.each(["shiva", "othello"])("§12.1 returns an empty list to %s, who has none", async (name) => {
    expect(await listed(name)).toEqual([]);
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

  it.each([
    ["polonius", false, "Not allowed for guest users"],
    ["helper-bot", false, "This endpoint does not accept bot requests."],
    ["helper-bot", true, "Not allowed for guest users"],
  ])("§12.3 is rejected for %s (guest bot: %s)", async (name, isGuestBot, msg) => {
    const { users } = defaultOrganization(0);
    const { fetch } = createSandbox({
      users: users.map((user) => (isGuestBot && user.is_bot ? { ...user, role: 600 } : user)),
    });
    expect(await callerOf(fetch, name)("GET", "invites")).toMatchObject({
      status: 400,
      body: { result: "error", code: "BAD_REQUEST", msg },
    });
  });
});

describe("a listed invitation", () => {
  const first = async (featureLevel: number) => {
    const { fetch } = createSandbox({ featureLevel });
    return (await callerOf(fetch, "iago")("GET", "invites")).body.invites;
  };

  it.each([
    [0, ["ref"]],
    [21, ["ref"]],
    [22, ["invited_by_user_id"]],
    [266, ["invited_by_user_id"]],
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

  it("§12.5 of the link kind has a URL ending in /join/<key>/", async () => {
    expect((await first(267))[2].link_url).toMatch(/\/join\/\w+\/$/);
  });

  it("§18.20 §18.61 §18.117 in the default organization expires below level 117", async () => {
    const expiries = async (featureLevel: number) =>
      (await first(featureLevel)).map(({ expiry_date }: { expiry_date: unknown }) => expiry_date);
    expect(await expiries(116)).not.toContain(null);
    expect(await expiries(117)).toContain(null);
    for (const { invited_as } of await first(0)) expect([400, 600]).toContain(invited_as);
  });

  it("§2.4 §2.5 of a custom seed is returned unchanged at all levels", async () => {
    const shared = {
      invited_by_user_id: 9,
      invited: 1,
      expiry_date: null,
      is_multiuse: false as const,
    };
    const { fetch } = createSandbox({
      featureLevel: 0,
      invitations: [
        { ...shared, id: 1, invited_as: 100, email: "a@b.c" },
        { ...shared, id: 2, invited_as: 300, email: "d@e.f" },
      ],
    });
    const { body } = await callerOf(fetch, "iago")("GET", "invites");
    expect(body.invites).toMatchObject([
      { expiry_date: null, invited_as: 100 },
      { expiry_date: null, invited_as: 300 },
    ]);
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
  const refused = (msg: string) => ({ status: 400, body: { result: "error", msg } });

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
    ["cordelia", "400", undefined],
    ["cordelia", "200", "Must be an organization administrator"],
    ["cordelia", "300", "Must be an organization administrator"],
    ["iago", "300", undefined],
    ["iago", "100", "Must be an organization owner"],
    ["desdemona", "100", undefined],
  ])("§21.5 %s invites as %s, with the error %s", async (name, invite_as, msg) => {
    const { as, list } = at(267);
    const before = await list();
    for (const [path, fields] of [
      ["invites", to("a@example.com", { invite_as })],
      ["invites/multiuse", { invite_as }],
    ] as const) {
      const { status, body } = await as(name)("POST", path, fields);
      expect({ status, msg: body.msg }).toEqual(
        msg === undefined ? { status: 200, msg: "" } : { status: 400, msg },
      );
    }
    expect(await list()).toHaveLength(before.length + (msg === undefined ? 2 : 0));
  });

  it("§21.5 has a welcome text only if an administrator writes it", async () => {
    const { as } = at(481);
    const fields = to("a@example.com", { welcome_message_custom_text: "Hello" });
    const msg = "Must be an organization administrator";
    expect(await as("cordelia")("POST", "invites", fields)).toMatchObject(refused(msg));
    expect((await as("iago")("POST", "invites", fields)).status).toBe(200);
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

  it("§21.6 of an address with an account is an error; the others are invited", async () => {
    const { as, list } = at(267);
    const before = await list();
    const fields = to("iago@example.com, a@example.com");
    const { status, body } = await as("iago")("POST", "invites", fields);
    expect({ status, sent: body.sent_invitations }).toEqual({ status: 400, sent: true });
    expect(body.errors).toEqual([["iago@example.com", "Already has an account.", false]]);
    expect(await list()).toHaveLength(before.length + 1);
  });

  it("§21.7 §21.8 ends when its sender or an administrator revokes it at its path", async () => {
    const { as, list } = at(267);
    const left = async () =>
      (await list()).map(({ id, is_multiuse }: { id: number; is_multiuse: boolean }) =>
        is_multiuse ? `link ${id}` : `e-mail ${id}`,
      );
    const msg = "Must be an organization administrator";
    for (const path of ["invites/2", "invites/multiuse/2"]) {
      expect(await as("cordelia")("DELETE", path)).toMatchObject(refused(msg));
    }
    expect((await as("cordelia")("DELETE", "invites/3")).status).toBe(200);
    expect(await left()).toEqual(["e-mail 2", "link 2", "link 3"]);
    expect((await as("iago")("DELETE", "invites/multiuse/3")).status).toBe(200);
    expect(await left()).toEqual(["e-mail 2", "link 2"]);
    expect(await as("iago")("DELETE", "invites/3")).toMatchObject(refused("No such invitation"));
    expect((await as("iago")("DELETE", "invites/2")).status).toBe(200);
    expect(await left()).toEqual(["link 2"]);
  });

  it("§21.8 as an owner is revoked and sent again by owners only", async () => {
    const { as, list } = at(267);
    await as("desdemona")("POST", "invites", to("a@example.com", { invite_as: "100" }));
    const msg = "Must be an organization owner";
    expect(await as("iago")("DELETE", "invites/4")).toMatchObject(refused(msg));
    expect(await as("iago")("POST", "invites/4/resend")).toMatchObject(refused(msg));
    expect(await list()).toHaveLength(5);
    expect((await as("desdemona")("POST", "invites/4/resend")).status).toBe(200);
    expect((await as("desdemona")("DELETE", "invites/4")).status).toBe(200);
    expect(await list()).toHaveLength(4);
  });

  it("§21.7 is sent again only if it is an e-mail", async () => {
    const { as, list } = at(267);
    await as("iago")("POST", "invites/multiuse");
    const before = await list();
    expect((await as("iago")("POST", "invites/2/resend")).status).toBe(200);
    expect(await as("iago")("POST", "invites/4/resend")).toMatchObject(
      refused("No such invitation"),
    );
    expect(await list()).toEqual(before);
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
