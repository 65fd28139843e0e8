// An operation without a behaviour is served from its first example.
import { expect, it } from "vitest";
import type { ServedOperation } from "../../../generated/sandbox.gen.js";
import { systemClock } from "../../../src/service/sandbox/clock.ts";
import { createFaults } from "../../../src/service/sandbox/faults.ts";
import { defaultOrganization, exampleHeader } from "../../../src/service/sandbox/index.ts";
import { createJournal } from "../../../src/service/sandbox/journal.ts";
import { createService, servedAt } from "../../../src/service/sandbox/request-handler.ts";
import { sandboxRequestOf } from "../../../src/service/sandbox/sandbox-request.ts";
import { responseOf } from "../../../src/service/sandbox/sandbox-responses.ts";
import { createOrganization } from "../../../src/service/sandbox/seed.ts";
import { basic } from "../../helpers/caller.ts";

const path = "/api/v1/things";
const model = servedAt(267).find(({ id }) => id === "listInvitations") as ServedOperation;
const serviceOf = (change: Partial<ServedOperation>) => {
  const run = {
    organization: createOrganization(defaultOrganization(0), 267, systemClock, "document"),
    faults: createFaults(),
    journal: createJournal(),
  };
  const things = { ...model, id: "listThings", path, refused: [], ...change };
  const service = createService([things], () => run);
  return async (headers: HeadersInit) =>
    responseOf(
      await service(sandboxRequestOf(new Request(`http://sandbox${path}`, { headers })), path),
      "GET",
    );
};
const authorization = basic("polonius@example.com:polonius-key");

it("an operation without a behaviour refuses callers as `x-callers` says", async () => {
  const answer = await serviceOf({ refused: model.refused })({ authorization });
  expect(await answer.json()).toMatchObject({ msg: "Not allowed for guest users" });
});

it("an operation without a handler checks the request and returns its first example", async () => {
  const ask = serviceOf({});
  const answer = await ask({ authorization });
  expect(answer.headers.get(exampleHeader)).toBe("both-kinds");
  expect(await answer.json()).toEqual(model.examples[200]?.value);
  expect((await ask({})).status).toBe(401);
});

it("an operation without a handler or example returns its status and an empty object", async () => {
  const answer = await serviceOf({ success: [201], examples: {} })({ authorization });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({});
  expect(answer.headers.get(exampleHeader)).toBe("");
});

it("an operation without a handler reports an argument of the right type as invalid", async () => {
  const errors = [{ keyword: "minimum", params: { limit: 1 }, instancePath: "/many" }];
  const check = Object.assign(() => false, { errors });
  const answer = await serviceOf({ check })({ authorization });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ msg: "Invalid many" });
});
