// An operation that only the specification knows is served from its first example.
import { expect, it } from "vitest";
import { createApp } from "../../../src/sandbox/app.ts";
import { systemClock } from "../../../src/sandbox/clock.ts";
import { createFaults } from "../../../src/sandbox/faults.ts";
import { defaultOrganization, exampleHeader } from "../../../src/sandbox/index.ts";
import { createOrganization } from "../../../src/sandbox/organization.ts";
import { type SpecifiedOperation, specificationAt } from "../../../src/sandbox/specification.ts";
import { basic } from "../../helpers/caller.ts";

it("answers with the first example of success, marked, and judges the request as any other", async () => {
  const [model] = specificationAt(267).filter(
    ({ operation }) => operation.id === "listInvitations",
  );
  const unhandled = {
    ...model,
    operation: { ...model?.operation, id: "listThings", path: "/api/v1/things" },
  } as SpecifiedOperation;
  const run = {
    organization: createOrganization(defaultOrganization(0), 267, systemClock),
    faults: createFaults(),
  };
  const app = createApp([unhandled], () => run);
  const headers = { authorization: basic("polonius@example.com:polonius-key") };
  const answer = await app.request("/api/v1/things", { headers });
  expect(answer.headers.get(exampleHeader)).toBe("both-kinds");
  expect(await answer.json()).toEqual(model?.examples(200)[0]?.value);
  expect((await app.request("/api/v1/things")).status).toBe(401);
});
