// The sandbox passes at every level and as every kind of user, and what was not checked says why.
import { describe, expect, it } from "vitest";
import { boundaries } from "../../../generated/feature-levels.gen.ts";
import { operations } from "../../../generated/operations.gen.ts";
import { type Report, UncheckableError } from "../../../src/conformance/index.ts";
import { existsAt, lifeOf } from "../../../src/levels/index.ts";
import { specificationAt } from "../../../src/sandbox/specification.ts";
import { accountOf, sandboxServer, verdictsOf } from "../../helpers/conformance.ts";

const head = Math.max(...boundaries);

/** What a run leaves out, but for what only an unusual account or too many requests would show. */
function leftOut(report: Report): string[] {
  const always = /\/(account-deactivated|organization-deactivated|rate-limit-hit)$/;
  return verdictsOf(report)["not checked"].filter((id) => !always.test(id));
}

const noWay = ["deleteDraft", "reorderLinkifiers"].flatMap((id) => [
  `${id}/success`,
  `${id}/ignored-parameters`,
]);
const ofAccounts = [
  "deleteDraft/synchronization-disabled",
  "listInvitations/bot",
  "listInvitations/guest",
];
const ofOthers = "listInvitations/invitations-of-others";
const ofAdministrators = [
  "reorderLinkifiers/not-administrator",
  "listInvitations/memberInvitationLinks",
];
const ofOrders = [
  "missing-parameter/ordered_linkifier_ids",
  "json-body",
  "not-json/ordered_linkifier_ids",
  "not-a-list/ordered_linkifier_ids",
  "wrong-element/ordered_linkifier_ids",
  "duplicate-ids",
  "not-all-ids",
].map((name) => `reorderLinkifiers/${name}`);
const ofLists = [
  "success",
  "ignored-parameters",
  "email-in-capitals",
  "scheme-in-small-letters",
  "unique-ids",
  "unexpired",
  "kinds-in-order",
  "link-url",
  "memberInvitationLinks",
  "invitationCreator",
  "notifyReferrerOnJoin",
  "invitations-of-others",
].map((name) => `listInvitations/${name}`);

describe.each([...boundaries, 21, 201, 250, head + 1])("a sandbox of feature level %i", (level) => {
  it("passes all that an administrator can check", async () => {
    const { run, sandbox } = sandboxServer(level);
    const before = sandbox.state;
    const report = await run({});
    expect(verdictsOf(report)).toMatchObject({ failed: [], differs: [] });
    expect(report).toMatchObject({ featureLevel: level, reportedLevel: level, leftBehind: [] });
    const all = [...noWay, ...ofAccounts, ...ofAdministrators];
    // Without an order of linkifiers nothing shows that the account is an administrator's.
    const expected =
      level >= 202 ? all : [...all.filter((id) => !id.startsWith("reorder")), ofOthers];
    expect(leftOut(report)).toEqual(expected.sort());
    expect(sandbox.state).toEqual(before);
  });

  it("has each of its operations and each named example of an error in the report", async () => {
    const report = await sandboxServer(level).run({});
    const ids = report.checks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation, examples } of specificationAt(level)) {
      expect(ids).toContain(`${operation.id}/success`);
      expect(ids).toContain(`${operation.id}/ignored-parameters`);
      for (const { status } of operation.errors) {
        for (const { name } of examples(status)) {
          // An element of the wrong form is asked for in every list, of integers or not.
          const check = `${operation.id}/${name === "not-an-integer" ? "wrong-element" : name}`;
          expect(ids.filter((id) => id === check || id.startsWith(`${check}/`))).not.toEqual([]);
        }
      }
    }
    for (const operation of Object.values(operations)) {
      if (existsAt(lifeOf(operation), level)) continue;
      expect(ids).toContain(`${operation.id}/absent`);
    }
  });
});

describe("a run", () => {
  it.each<[string, readonly string[]]>([
    ["cordelia", [...noWay, ...ofAccounts, ...ofOrders, ofOthers]],
    [
      "polonius",
      [
        ...noWay,
        ...ofOrders,
        ...ofLists,
        "deleteDraft/synchronization-disabled",
        "listInvitations/bot",
      ],
    ],
    [
      "helper-bot",
      [
        ...noWay,
        ...ofOrders,
        ...ofLists,
        "deleteDraft/synchronization-disabled",
        "listInvitations/guest",
      ],
    ],
    [
      "othello",
      [
        ...noWay,
        ...ofOrders,
        "deleteDraft/no-such-draft",
        "listInvitations/bot",
        "listInvitations/guest",
        // The list of Othello is empty.
        ...ofLists.slice(4),
      ],
    ],
  ])(
    "as %s checks the answer to such accounts in place of what they cannot do",
    async (name, expected) => {
      const other = accountOf("desdemona");
      const report = await sandboxServer(head).run({ account: accountOf(name), other });
      expect(verdictsOf(report)).toMatchObject({ failed: [], differs: [] });
      expect(leftOut(report)).toEqual([...expected].sort());
    },
  );

  it("sees at level 208 that a member sees no reusable link", async () => {
    const report = await sandboxServer(208).run({ account: accountOf("cordelia") });
    expect(verdictsOf(report).passed).toContain("listInvitations/memberInvitationLinks");
  });

  it("without leave to write registers nothing and reads and deletes no queue", async () => {
    const done: string[] = [];
    const { run } = sandboxServer(head, (handle) => async (request) => {
      const answer = await handle(request);
      if (answer.ok && request.method !== "GET") done.push(`${request.method} ${request.url}`);
      return answer;
    });
    const report = await run({ write: false });
    expect(verdictsOf(report)).toMatchObject({ failed: [], differs: [] });
    expect(done).toEqual([]);
    const reasons = report.checks.filter(({ reason }) => reason?.includes("--write"));
    expect(reasons.map(({ id }) => id)).toContain("deleteEventQueue/success");
  });

  it("takes the level that the server reports, and holds it to another where it is told to", async () => {
    const { run } = sandboxServer(208);
    expect(await run({})).toMatchObject({ featureLevel: 208, reportedLevel: 208 });
    const report = await run({ featureLevel: 266 });
    expect(report).toMatchObject({ featureLevel: 266, reportedLevel: 208 });
    expect(verdictsOf(report).differs).toContain("getServerSettings/reported-level");
  });

  it("says so where the level is newer than the specification", async () => {
    const { notes } = await sandboxServer(head + 1).run({});
    expect(notes).toEqual([
      `feature level ${head + 1} is newer than the specification, which knows ${head} and below`,
    ]);
  });

  it("hints at the option for mocks where any key is taken", async () => {
    const anybody = { authorization: `Basic ${btoa("iago@example.com:iago-key")}` };
    const { run } = sandboxServer(head, (handle) => async (request) => {
      const isIdentified = request.headers.get("authorization")?.startsWith("Basic ") === true;
      if (!isIdentified) return handle(request);
      return handle(
        new Request(request, { headers: { ...Object.fromEntries(request.headers), ...anybody } }),
      );
    });
    const { notes } = await run({});
    expect(notes).toEqual([
      "the server takes a wrong API key: if it is a mock, say so with --stateless",
    ]);
  });

  it.each(["hamlet", "nobody"])("as %s, whom the server refuses, checks nothing", async (name) => {
    const run = sandboxServer(head).run({ account: accountOf(name) });
    await expect(run).rejects.toThrow(UncheckableError);
    await expect(run).rejects.toThrow("check --email and the variable API_KEY");
  });

  it("of what remembers, taken for a mock, does no harm and says that it is none", async () => {
    const { run, requests, sandbox } = sandboxServer(head);
    const before = sandbox.state;
    const report = await run({ stateless: true });
    expect(verdictsOf(report).failed).toContain("deleteEventQueue/success");
    expect(sandbox.state).toEqual(before);
    for (const request of requests) {
      expect(request.headers.get("authorization") ?? "").not.toContain(btoa("iago@example.com"));
    }
  });
});
