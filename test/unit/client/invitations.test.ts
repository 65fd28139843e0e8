// What a client does with arguments that the server does not take, from the call to the invitation that was made.
import { describe, expect, it } from "vitest";
import { unwrap } from "../../../src/index.ts";
import { sandboxClient } from "../../helpers/client.ts";

const day = 24 * 60 * 60;

/** Sends an invitation with this expiry. */
async function invited(client: ReturnType<typeof sandboxClient>["client"], expiry: object) {
  const given = { invitee_emails: "vera@example.com", stream_ids: [1], ...expiry };
  const result = await client.sendInvitations(given);
  const { invites } = unwrap(await client.listInvitations());
  const sent = invites.find((one) => !one.is_multiuse && one.email === "vera@example.com");
  // Below level 96, invitations do not say when they expire.
  return { result, days: sent?.expiry_date && (sent.expiry_date - sent.invited) / day };
}

describe("an expiry in days", () => {
  it.each([96, 125])("is what the invitation gets at level %i", async (level) => {
    const { result, days } = await invited(sandboxClient(level).client, {
      invite_expires_in_days: 3,
    });
    expect([days, result.ignored]).toEqual([3, []]);
  });

  it.each([
    [
      95,
      'Give "invite_expires_in_minutes" too, or check client.supports("invitationExpiry") first',
    ],
    [
      126,
      'Give "invite_expires_in_minutes" too, or check client.supports("invitationExpiryMinutes") first',
    ],
  ])("is refused at level %i, and nothing is sent", async (level, way) => {
    const { client, sandbox } = sandboxClient(level);
    const call = invited(client, { invite_expires_in_days: 3 });
    await expect(call).rejects.toMatchObject({
      name: "ArgumentError",
      argument: "invite_expires_in_days",
      message: `sendInvitations: argument "invite_expires_in_days" exists only at feature levels 96 to 125; the server has ${level}. ${way}, or set the option "onIgnoredParameters" to leave it out.`,
    });
    expect(sandbox.requests.map(({ path }) => path)).toEqual(["/api/v1/server_settings"]);
  });

  it.each([
    [96, 3],
    [125, 3],
    [126, 5],
    [498, 5],
  ])("beside one in minutes is sent by the level: at %i, %i days", async (level, want) => {
    const expiry = { invite_expires_in_days: 3, invite_expires_in_minutes: 5 * 24 * 60 };
    const { result, days } = await invited(sandboxClient(level).client, expiry);
    expect([days, result.ignored]).toEqual([want, []]);
  });

  it("is refused, also beside one in minutes, where servers take neither", async () => {
    const expiry = { invite_expires_in_days: 3, invite_expires_in_minutes: 60 };
    await expect(invited(sandboxClient(95).client, expiry)).rejects.toThrow(
      "invite_expires_in_days",
    );
  });

  it("is left out if the program allows it, and the result lists it", async () => {
    const told: unknown[] = [];
    for (const onIgnoredParameters of ["ignore", (one: unknown) => told.push(one)] as const) {
      const { client } = sandboxClient(209, { onIgnoredParameters });
      const { result, days } = await invited(client, { invite_expires_in_days: 3 });
      expect([days, result.ignored]).toEqual([10, ["invite_expires_in_days"]]);
    }
    const parameters = ["invite_expires_in_days"];
    expect(told).toEqual([{ operation: "sendInvitations", parameters }]);
  });

  it("that is left out is listed in a refusal too", async () => {
    const { client } = sandboxClient(209, { onIgnoredParameters: "ignore" });
    const given = { invitee_emails: "no address", stream_ids: [1], invite_expires_in_days: 3 };
    const result = await client.sendInvitations(given);
    expect([result.ok, result.ignored]).toEqual([false, ["invite_expires_in_days"]]);
  });
});

describe("a server that was upgraded since it reported its level", () => {
  it("is asked again as soon as it ignores an argument, and the result lists that", async () => {
    const { client, sandbox } = sandboxClient(100);
    await client.connect();
    sandbox.upgrade(209);
    const first = await client.createInvitationLink({ invite_expires_in_days: 3 });
    expect([first.ok, first.ignored]).toEqual([true, ["invite_expires_in_days"]]);
    expect(client.serverFeatureLevel).toBe(209);
    const second = client.createInvitationLink({ invite_expires_in_days: 3 });
    await expect(second).rejects.toThrow("the server has 209");
  });

  it("is asked in vain if it fails then, and the call succeeds", async () => {
    const { client, sandbox } = sandboxClient(100);
    await client.connect();
    sandbox.upgrade(209);
    sandbox.fault({ operation: "getServerSettings", status: 500 });
    expect((await client.createInvitationLink({ invite_expires_in_days: 3 })).ok).toBe(true);
    expect([client.serverFeatureLevel, sandbox.pendingFaults]).toEqual([100, []]);
  });

  it("is asked once, if it goes on reporting the same level", async () => {
    const paths: string[] = [];
    const { client } = sandboxClient(100, {
      serverFeatureLevel: 100,
      fetch: async ({ url }) => {
        const { pathname } = new URL(url);
        paths.push(pathname);
        const level = pathname.endsWith("/server_settings") && { zulip_feature_level: 100 };
        const ignored_parameters_unsupported = ["invite_expires_in_days"];
        return Response.json({
          result: "success",
          msg: "",
          ignored_parameters_unsupported,
          ...level,
        });
      },
    });
    for (let count = 0; count < 3; count++) {
      await client.createInvitationLink({ invite_expires_in_days: 3 });
    }
    expect(paths.filter((path) => path.endsWith("/server_settings"))).toHaveLength(1);
    expect(paths).toHaveLength(4);
  });
});
