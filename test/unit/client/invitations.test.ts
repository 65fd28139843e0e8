import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createClient,
  invitationKey,
  invitationsByKey,
  parseInvitationKey,
  unwrap,
} from "../../../src/index.ts";
import { createSandbox } from "../../../src/service/sandbox/index.ts";
import { answer, clientOf, success } from "../../helpers/client.ts";

const base = { invited_by_user_id: 9, invited: 1, expiry_date: null, invited_as: 400 } as const;
const invites = [
  { ...base, id: 1, is_multiuse: false, email: "new@example.com", notify_referrer_on_join: true },
  // Some servers omit `notify_referrer_on_join` for links.
  { ...base, id: 1, is_multiuse: true, link_url: "https://chat.example.com/join/x/" },
];

describe("an invitation's key", () => {
  it("distinguishes an e-mail invitation from a link with the same id", async () => {
    const { client } = clientOf(() => answer({ ...success, invites }));
    const listed = unwrap(await client.listInvitations()).invites;
    const byKey = invitationsByKey(listed);
    expect([...byKey.keys()]).toEqual(["email:1", "link:1"]);
    expect(byKey.get("link:1")).toEqual(invites[1]);
    expect(byKey.get(invitationKey({ id: 1, is_multiuse: false }))).toEqual(invites[0]);
  });

  it("parses back to the same invitation", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.boolean(), (id, is_multiuse) => {
        const identity = { id: id + 0, is_multiuse };
        expect(parseInvitationKey(invitationKey(identity))).toEqual(identity);
      }),
    );
  });

  it.each(["", "1", "link:", "link:1.5", "link:1 ", "LINK:1", "draft:1", "xlink:1"])(
    "cannot be %j",
    (text) => {
      expect(() => parseInvitationKey(text)).toThrow(`${JSON.stringify(text)} is not the key`);
    },
  );
});

describe("the expiry of an invitation in days", () => {
  const day = 24 * 60 * 60;

  it.each([
    [95, 10, ["invite_expires_in_days"]],
    [96, 3, []],
    [125, 3, []],
    [126, 10, ["invite_expires_in_days"]],
  ] as const)(
    "at level %i: the invitation lives %i days, and ignored are %j",
    async (level, days, ignored) => {
      const told: string[] = [];
      const client = createClient({
        baseUrl: "https://sandbox",
        email: "iago@example.com",
        apiKey: "iago-key",
        featureLevel: 20,
        fetch: createSandbox({ featureLevel: level }).fetch,
        onIgnoredParameters: ({ parameters }) => told.push(...parameters),
      });
      unwrap(
        await client.sendInvitations({
          invitee_emails: "vera@example.com",
          stream_ids: [1],
          invite_expires_in_days: 3,
        }),
      );
      const { invites } = unwrap(await client.listInvitations());
      const sent = invites.find((one) => !one.is_multiuse && one.email === "vera@example.com");
      // Below level 96, invitations do not say when they expire.
      const lives = sent?.expiry_date && (sent.expiry_date - sent.invited) / day;
      expect([lives ?? days, told]).toEqual([days, ignored]);
    },
  );
});
