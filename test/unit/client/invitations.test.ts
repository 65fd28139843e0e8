import { describe, expect, it } from "vitest";
import { createClient, unwrap } from "../../../src/index.ts";
import { createSandbox } from "../../../src/service/sandbox/index.ts";

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
