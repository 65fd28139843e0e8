// A sandbox frees the queues that programs neither read nor delete.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createClock } from "../../src/service/sandbox/clock.ts";
import { createFaults } from "../../src/service/sandbox/faults.ts";
import { defaultOrganization } from "../../src/service/sandbox/index.ts";
import { createJournal } from "../../src/service/sandbox/journal.ts";
import { createService, servedAt } from "../../src/service/sandbox/request-handler.ts";
import { eventQueues } from "../../src/service/sandbox/resources/events.ts";
import { sandboxRequestOf } from "../../src/service/sandbox/sandbox-request.ts";
import { createOrganization } from "../../src/service/sandbox/seed.ts";
import { basic, newYear } from "../helpers/caller.ts";

const registration = { user_id: 9, idleTime: 600_000 };

it("a queue unread for 10 minutes is freed by any later request", async () => {
  const clock = createClock(newYear);
  const organization = createOrganization(defaultOrganization(clock.now()), 267, clock, "document");
  const run = { organization, faults: createFaults(), journal: createJournal() };
  const service = createService(servedAt(267), () => run);
  const queue = new WeakRef(organization.stateOf(eventQueues).register(registration));
  clock.advance(10 * 60_000);
  const headers = { authorization: basic("iago@example.com:iago-key") };
  const path = "/api/v1/invites";
  const asked = sandboxRequestOf(new Request(`http://sandbox${path}`, { headers }));
  expect((await service(asked, path)).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 0)); // Until then a WeakRef keeps its target.
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  expect(queue.deref()).toBeUndefined();
});
