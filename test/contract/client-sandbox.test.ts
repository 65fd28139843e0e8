// The client against the sandbox, in process: no port, no network, at every feature level.
import { describe, expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { createClient, operations } from "../../src/index.ts";
import { createSandbox } from "../helpers/judged-sandbox.ts";

const start = (level: number) => {
  const sandbox = createSandbox({ featureLevel: level });
  const client = createClient({
    baseUrl: "https://sandbox",
    email: "iago@example.com",
    apiKey: "iago-key",
    featureLevel: 0,
    fetch: sandbox.fetch,
  });
  return { sandbox, client };
};

const withDrafts = boundaries.filter((level) => level >= operations.deleteDraft.since);

describe("the client on a sandbox", () => {
  it.each(withDrafts)(
    "lives a whole life at level %i: queue, draft, event, and both gone",
    async (level) => {
      const { client } = start(level);
      await client.connect();
      if (!client.supports("drafts")) return expect.unreachable();
      const registered = await client.registerEventQueue({ event_types: ["drafts"] });
      const queue_id = registered.data?.queue_id ?? "";
      const heard = client.getEvents({ queue_id, last_event_id: -1 });
      expect((await client.deleteDraft({ draft_id: 17 })).data).toMatchObject({
        result: "success",
      });
      expect((await heard).data?.events).toEqual([
        { type: "drafts", op: "remove", draft_id: 17, id: 0 },
      ]);
      expect((await client.deleteDraft({ draft_id: 17 })).error).toMatchObject({
        code: "BAD_REQUEST",
      });
      expect((await client.deleteEventQueue({ queue_id })).data).toMatchObject({
        result: "success",
      });
      expect((await client.deleteEventQueue({ queue_id })).error).toMatchObject({
        code: "BAD_EVENT_QUEUE_ID",
        queue_id,
      });
    },
  );

  it.each(boundaries)("lists the invitations that a sandbox of level %i holds", async (level) => {
    const { client } = start(level);
    const { data } = await client.listInvitations();
    expect(data?.invites.map(({ id, is_multiuse }) => [id, is_multiuse])).toEqual([
      [2, false],
      [3, false],
      [2, true],
      [3, true],
    ]);
  });
});
