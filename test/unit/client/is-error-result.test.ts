import { expect, it } from "vitest";
import { isErrorResult, unwrap } from "../../../src/index.ts";
import { sandboxClient } from "../../helpers/client.ts";

const error = { result: "error", msg: "No." } as const;

it.each<[fields: object, code: string, is: boolean]>([
  [{ code: "INVITATION_FAILED" }, "INVITATION_FAILED", true],
  [{ code: "BAD_REQUEST", errors: [], sent_invitations: true }, "INVITATION_FAILED", false],
  [{ errors: [], sent_invitations: true, license_limit_reached: false }, "INVITATION_FAILED", true],
  [{ errors: [], sent_invitations: true, more: 1 }, "INVITATION_FAILED", false],
  [{ errors: { pattern: ["No."] } }, "INVITATION_FAILED", false],
  [{ "retry-after": 3 }, "RATE_LIMIT_HIT", true],
  [{}, "RATE_LIMIT_HIT", false],
  [{ code: undefined, "retry-after": 3 }, "RATE_LIMIT_HIT", true],
  [{ allowed_methods: [] }, "BAD_REQUEST", false],
])("%j is %s: %j", (fields, code, is) => {
  expect(isErrorResult({ ...error, ...fields }, code as "BAD_REQUEST")).toBe(is);
});

it.each([undefined, null, "INVITATION_FAILED", new Error("INVITATION_FAILED")])(
  "%j is no refusal",
  (value) => expect(isErrorResult(value, "INVITATION_FAILED")).toBe(false),
);

it.each([75, 76, 481])(
  "a failed invitation at level %i is known in a result and thrown",
  async (featureLevel) => {
    const { client } = sandboxClient(featureLevel);
    const invitee_emails = "hamlet@example.com"; // Has an account.
    const result = await client.sendInvitations({ invitee_emails, stream_ids: [1] });
    expect(result.error?.code).toBe(featureLevel < 76 ? undefined : "INVITATION_FAILED");
    expect(isErrorResult(result.error, "INVITATION_FAILED")).toBe(true);
    expect(isErrorResult(result.error, "RATE_LIMIT_HIT")).toBe(false);
    try {
      unwrap(result);
      expect.unreachable();
    } catch (thrown) {
      if (!isErrorResult(thrown, "INVITATION_FAILED")) throw thrown;
      expect(thrown.error.errors[0]?.[0]).toBe(invitee_emails);
    }
  },
);
