// The seed is checked; errors have the place and reason of each problem.
import { describe, expect, it } from "vitest";
import {
  checkSeed,
  defaultOrganization,
  InvalidInputError,
} from "../../../src/service/sandbox/index.ts";
import { callerOf } from "../../helpers/caller.ts";
import { createSandbox } from "../../helpers/judged-sandbox.ts";

const organization = defaultOrganization(Date.UTC(2026, 0, 1));
const problemsOf = (seed: unknown) => {
  try {
    checkSeed(seed);
    return [];
  } catch (error) {
    return (error as InvalidInputError).problems.map(({ place, reason }) => `${place}: ${reason}`);
  }
};
const { users, drafts, linkifiers, invitations } = organization;
const changed = <T extends object>(items: readonly T[], index: number, change: object) =>
  items.map((item, at) => (at === index ? { ...item, ...change } : item));

describe("the seed", () => {
  it("of the default organization is valid and has each role, kind and invitation", () => {
    expect(problemsOf(organization)).toEqual([]);
    expect(new Set(users.map(({ role }) => role))).toEqual(new Set([100, 200, 300, 400, 600]));
    expect(users.some(({ is_bot }) => is_bot)).toBe(true);
    expect(new Set(drafts.map(({ user_id }) => user_id)).size).toBeGreaterThan(1);
    expect(new Set(invitations.map(({ is_multiuse }) => is_multiuse)).size).toBe(2);
  });

  it.each<[string, unknown, string[]]>([
    ["an array", [], ["#: must be object"]],
    ["an unknown list", { user: [] }, ['#: must not have "user". Did you mean "users"?']],
    [
      "a user without API key",
      { users: [{ user_id: 1, email: "a@b.c", role: 400 }] },
      ['#/users/0: must have required property "api_key"'],
    ],
    [
      "an unknown role",
      { users: changed(users, 2, { role: 500 }) },
      ["#/users/2/role: must be one of 100, 200, 300, 400, 600"],
    ],
    [
      "a repeated e-mail",
      { users: changed(users, 1, { email: "DESDEMONA@example.com" }) },
      ["#/users/1/email: is also in #/users/0"],
    ],
    [
      "a repeated API key",
      { users: changed(users, 1, { api_key: "desdemona-key" }) },
      ["#/users/1/api_key: is also in #/users/0"],
    ],
    [
      "a repeated user ID",
      { users: changed(users, 1, { user_id: 8 }) },
      ["#/users/1/user_id: is also in #/users/0"],
    ],
    [
      "a repeated linkifier ID",
      { linkifiers: changed(linkifiers, 2, { id: 2 }) },
      ["#/linkifiers/2/id: is also in #/linkifiers/1"],
    ],
    [
      "a draft ID three times",
      { drafts: [...drafts, drafts[0], drafts[0]] },
      ["#/drafts/4/id: is also in #/drafts/0", "#/drafts/5/id: is also in #/drafts/0"],
    ],
    [
      "a draft of an unknown user",
      { users, drafts: changed(drafts, 0, { user_id: 99 }) },
      ["#/drafts/0/user_id: no user has the ID 99"],
    ],
    [
      "an invitation by an unknown user",
      { users, invitations: changed(invitations, 1, { invited_by_user_id: 99 }) },
      ["#/invitations/1/invited_by_user_id: no user has the ID 99"],
    ],
    [
      "a link with an e-mail",
      { invitations: changed(invitations, 3, { email: "a@b.c" }) },
      ['#/invitations/3: must not have "email"'],
    ],
    [
      "an e-mail invitation without address",
      { invitations: changed(invitations, 0, { email: undefined }) },
      ['#/invitations/0: must have required property "email"'],
    ],
    [
      "a repeated invitation",
      { invitations: changed(invitations, 0, { id: 2 }) },
      ["#/invitations/1/id: is also in #/invitations/0"],
    ],
    [
      "an ID above the safe integers",
      { drafts: [{ id: 2 ** 53, user_id: 9 }] },
      ["#/drafts/0/id: must be <= 9007199254740991"],
    ],
    [
      "names with terminal escapes",
      { "\u001b[2J\u009b\u202e\n": [] },
      ['#: must not have "\\u001b[2J\\u009b\\u202e\\n"'],
    ],
    [
      "a value that is not a string",
      { linkifiers: changed(linkifiers, 0, { example_input: 7 }) },
      ["#/linkifiers/0/example_input: must be string or null"],
    ],
    [
      "an invalid pattern",
      { linkifiers: changed(linkifiers, 0, { pattern: "(" }) },
      ["#/linkifiers/0/pattern: is not a regular expression: missing ): ("],
    ],
  ])("with %s is rejected, with place and reason", (_, seed, problems) => {
    expect(problemsOf(seed)).toEqual(problems);
  });

  it("reports all problems at once", () => {
    expect(problemsOf({ users: changed(users, 0, { role: 1, email: 7 }) })).toHaveLength(2);
  });

  it("with `__proto__` does not change a prototype", () => {
    const seed = JSON.parse(
      '{"__proto__":{"users":[]},"drafts":[{"id":1,"user_id":9,"__proto__":{"x":1}}]}',
    );
    expect(problemsOf(seed)).not.toEqual([]);
    expect(({} as Record<string, unknown>).users).toBeUndefined();
  });

  it("keeps the default organization without `users`, and starts empty with `users`", () => {
    expect(createSandbox({ drafts: [] }).state.users).toHaveLength(users.length);
    expect(createSandbox({ users }).state).toMatchObject({
      drafts: [],
      linkifiers: [],
      invitations: [],
    });
    for (const draft of [
      { id: 1, user_id: 99 },
      { id: 1, user_id: 9, count: 1n },
    ]) {
      expect(() => createSandbox({ drafts: [draft] })).toThrow(InvalidInputError);
    }
  });

  it("names a user by the e-mail, unless it has a name", async () => {
    const named = async (more: object) => {
      const user = {
        user_id: 1,
        email: "iago@example.com",
        api_key: "iago-key",
        role: 400,
      } as const;
      const { fetch } = createSandbox({ users: [{ ...user, ...more }] });
      return (await callerOf(fetch, "iago")("GET", "users/me")).body.full_name;
    };
    expect([await named({}), await named({ full_name: "I. Ago" })]).toEqual(["Iago", "I. Ago"]);
  });
});
