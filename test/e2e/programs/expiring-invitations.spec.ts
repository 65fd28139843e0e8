import {
  boundaries,
  createClient,
  InvalidResponseError,
  ServiceError,
} from "administration-service-api";
import { createSandbox, type SandboxOptions } from "administration-service-api/sandbox";
import { describe, expect, it } from "vitest";
import { expiringInvitations } from "./expiring-invitations.js";

const day = 24 * 60 * 60 * 1000;

const now = Date.UTC(2026, 0, 1);

/** A sandbox whose time stands still, and a client for it. */
function setUp(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ ...options, now });
  const client = createClient({
    baseUrl: "https://chat.example.com",
    email: "iago@example.com",
    apiKey: "iago-key",
    featureLevel: 167,
    fetch: sandbox.fetch,
    retry: { backoff: () => 1 },
  });
  const keys = async (days: number, ahead = 0) =>
    (await expiringInvitations(client, days, now + ahead)).map(
      ({ is_multiuse, id }) => `${is_multiuse ? "link" : "email"}:${id}`,
    );
  return { sandbox, client, keys };
}

describe.each(boundaries.filter((level) => level >= 167))("on a server of level %i", (level) => {
  it("lists those that expire, soonest first, without permanent ones", async () => {
    const { keys } = setUp({ featureLevel: level });
    expect(await keys(11)).toEqual(["email:2", "email:3"]);
    expect(await keys(1000)).toEqual(["email:2", "email:3", "link:3"]);
  });
});

it("lists no expired ones", async () => {
  const { sandbox, keys } = setUp();
  sandbox.advance(20 * day);
  expect(await keys(11, 20 * day)).toEqual(["link:3"]);
});

it("succeeds if a gateway fails once, and rejects if it keeps failing", async () => {
  const { sandbox, keys } = setUp();
  sandbox.fault({ operation: "listInvitations", status: 502 });
  expect(await keys(11)).toHaveLength(2);
  sandbox.fault({ operation: "listInvitations", status: 502, count: 3 });
  await expect(keys(11)).rejects.toThrow(InvalidResponseError);
});

it("rejects if the server refuses", async () => {
  const { sandbox, keys } = setUp();
  sandbox.fault({ operation: "listInvitations", status: 401 });
  await expect(keys(11)).rejects.toThrow(ServiceError);
});
