// Requests that test the absence of operations do no harm if the server has them.
import { describe, expect, it } from "vitest";
import { absenceCheck, methodChecks } from "../../../src/service/conformance/checks/routes.ts";
import { specificationAt } from "../../../src/service/conformance/specification.ts";
import { head, sessionWith, specifiedOperation } from "../../helpers/conformance.ts";

const specification = specificationAt(head);

describe("checking the absence of an operation that needs only its path", () => {
  // The IDs that a careless check would use, and the one that a careful check expects to be unused.
  const drafts = [1, 2 ** 31 - 1].map((id) => ({ id, user_id: 9 }));

  it("finds the operation, and deletes nothing", async () => {
    const { session, sandbox, requests } = sessionWith({ drafts });
    const before = sandbox.state;
    expect(before.drafts.map(({ id }) => id)).toEqual(drafts.map(({ id }) => id));
    const outcome = await absenceCheck(session, specifiedOperation("deleteDraft")).run();
    expect(outcome).toMatchObject([{ wanted: "status 405", got: "status 401" }]);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `DELETE http://sandbox/api/v1/drafts/${2 ** 31 - 1}`,
    ]);
    expect(sandbox.state).toEqual(before);
  });
});

it("another method of a path is requested without credentials", async () => {
  const { session, requests } = sessionWith({});
  for (const operation of specification) {
    for (const { run } of methodChecks(session, operation)) {
      expect(await run()).toEqual([]);
    }
  }
  // Server settings are answered without a body then, so no example says what it should be.
  expect(requests.length).toBe(specification.length - 1);
  for (const { headers } of requests) expect(headers.get("authorization")).toBeNull();
});
