// The memory of a sandbox is limited, even if programs do not read or delete their queues.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { createClock } from "../../src/service/sandbox/clock.ts";
import { createFaults } from "../../src/service/sandbox/faults.ts";
import { defaultOrganization } from "../../src/service/sandbox/index.ts";
import { createJournal } from "../../src/service/sandbox/journal.ts";
import { eventQueues } from "../../src/service/sandbox/resources/events.ts";
import { createOrganization } from "../../src/service/sandbox/seed.ts";
import { createService, servedAt } from "../../src/service/sandbox/service.ts";
import { basic, callerOf, newYear } from "../helpers/caller.ts";
import { createSandbox } from "../helpers/judged-sandbox.ts";

const start = () => {
  const sandbox = createSandbox({ now: newYear });
  const iago = callerOf(sandbox.fetch, "iago");
  const register = async (fields: Record<string, string> = {}): Promise<string> =>
    (await iago("POST", "register", fields)).body.queue_id;
  const read = (queue_id: string, last = -1, isWaiting = false) => {
    const query = { queue_id, last_event_id: String(last), dont_block: String(!isWaiting) };
    return iago("GET", `events?${new URLSearchParams(query)}`);
  };
  return { sandbox, register, read };
};
const gone = { status: 400, body: { code: "BAD_EVENT_QUEUE_ID" } };
const registration = { user_id: 9, idleTime: 600_000 };
const megabyte = "x".repeat(1024 * 1024);
const sixtyFour = Array.from({ length: 64 });

describe("more than 64 MiB of queues and unread events", () => {
  it("delete the queue read longest ago, whose next read responds with BAD_EVENT_QUEUE_ID", async () => {
    const { sandbox, register, read } = start();
    const followed = await register({ event_types: '["reaction"]' });
    const forgotten = await register({ event_types: '["message"]' });
    sandbox.publish({ type: "reaction" });
    expect(await read(followed, -1, true)).toMatchObject({ status: 200 });
    for (const _ of sixtyFour) sandbox.publish({ type: "message", content: megabyte });
    expect(await read(forgotten)).toMatchObject(gone);
    expect(await read(followed)).toMatchObject({ status: 200 });
  });
});

it("a queue unread for 10 minutes is freed by any later request", async () => {
  const clock = createClock(newYear);
  const organization = createOrganization(defaultOrganization(clock.now()), 267, clock, "document");
  const run = { organization, faults: createFaults(), journal: createJournal() };
  const service = createService(servedAt(267), () => run);
  const queue = new WeakRef(organization.stateOf(eventQueues).register(registration));
  clock.advance(10 * 60_000);
  const headers = { authorization: basic("iago@example.com:iago-key") };
  const path = "/api/v1/invites";
  const asked = new Request(`http://sandbox${path}`, { headers });
  expect((await service(asked, path)).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 0)); // Until then a WeakRef keeps its target.
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  expect(queue.deref()).toBeUndefined();
});
