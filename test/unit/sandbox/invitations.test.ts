// Invitations: which ones a user sees, and their fields at each feature level.
import { describe, expect, it } from "vitest";
import { defaultOrganization, manualClock } from "../../../src/service/sandbox/index.ts";
import { callerOf } from "../../helpers/caller.ts";
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

  it("§4.2.3 §5.3 §9.4 §12.1 returns to others their own, including links from feature level 209 on", async () => {
    expect(await listed("cordelia", 209)).toEqual(["e-mail 3", "link 3"]);
    expect(await listed("cordelia", 208)).toEqual(["e-mail 3"]);
    expect(await listed("iago", 208)).toEqual(["e-mail 2", "e-mail 3", "link 2", "link 3"]);
  });

  it.each(["shiva", "othello"])("§12.1 returns an empty list to %s, who has none", async (name) => {
    expect(await listed(name)).toEqual([]);
  });

  it("§2.4 §3.6 omits those expired by the sandbox's clock, and never those without an expiry", async () => {
    const clock = manualClock();
    const { fetch } = createSandbox({ ...clock });
    const ids = async () =>
      (await callerOf(fetch, "iago")("GET", "invites")).body.invites.map(
        ({ id }: { id: number }) => id,
      );
    clock.advance(10 * day - 1);
    expect(await ids()).toEqual([2, 3, 2, 3]);
    clock.advance(1);
    expect(await ids()).toEqual([2, 3]);
    clock.advance(1000 * day);
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

  it("§9.1 has its creator's display e-mail before feature level 22, and the ID from then on", async () => {
    expect((await first(21))[1].ref).toBe("cordelia@example.com");
    expect((await first(22))[1].invited_by_user_id).toBe(11);
  });

  it("§9.1 has the fields of the new level after an upgrade, even if it was listed before", async () => {
    const sandbox = createSandbox({ featureLevel: 21 });
    const list = async () => (await callerOf(sandbox.fetch, "iago")("GET", "invites")).body.invites;
    expect((await list())[0]).toHaveProperty("ref");
    sandbox.upgrade(22);
    expect((await list())[0]).toHaveProperty("invited_by_user_id", 9);
    expect((await list())[0]).not.toHaveProperty("ref");
  });

  it("§9.5 notifies its creator of a new account by default", async () => {
    const { invitations } = defaultOrganization(Date.now());
    const { notify_referrer_on_join: _, ...link } = invitations[5] ?? expect.unreachable();
    const { fetch } = createSandbox({ invitations: [link] });
    const { body } = await callerOf(fetch, "iago")("GET", "invites");
    expect(body.invites).toMatchObject([{ id: 3, notify_referrer_on_join: true }]);
  });

  it("§12.5 of the link kind has a URL ending in /join/<key>/", async () => {
    expect((await first(267))[2].link_url).toMatch(/\/join\/\w+\/$/);
  });

  it("§18.20 §18.61 §18.117 in the default organization expires below 117, and makes members and guests", async () => {
    const expiries = async (featureLevel: number) =>
      (await first(featureLevel)).map(({ expiry_date }: { expiry_date: unknown }) => expiry_date);
    expect(await expiries(116)).not.toContain(null);
    expect(await expiries(117)).toContain(null);
    for (const { invited_as } of await first(0)) expect([400, 600]).toContain(invited_as);
  });

  it("§2.4 §2.5 of a custom seed is returned as it is, as the document allows its values at all levels", async () => {
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
