// The sandbox passes at every level and as every kind of user, and what was not checked says why.
import { describe, expect, it } from "vitest";
import { boundaries, history } from "../../../generated/feature-levels.gen.ts";
import { type OperationId, operations } from "../../../generated/operations.gen.ts";
import { ignoredField } from "../../../src/conformance/checks/successes.ts";
import { type Report, UncheckableError } from "../../../src/conformance/index.ts";
import { callerSituations } from "../../../src/conformance/refusals.ts";
import { levelOf } from "../../../src/conformance/scenarios/invitations.ts";
import { errorsOf } from "../../../src/document/answers.ts";
import { existsAt, type HistoryEntry, lifeOf } from "../../../src/levels/index.ts";
import { specificationAt } from "../../../src/sandbox/specification.ts";
import { accountOf, head, sandboxServer, verdictsOf } from "../../helpers/conformance.ts";

const always = /\/(account-deactivated|organization-deactivated|rate-limit-hit)$/;

/** What a run leaves out, but for what only an unusual account or too many requests would show. */
function leftOut(report: Report): string[] {
  return verdictsOf(report)["not checked"].filter((id) => !always.test(id));
}

/** What only a scenario of its own can bring about without harm. */
const queueOperations: readonly string[] = [
  "registerEventQueue",
  "getEvents",
  "deleteEventQueue",
] satisfies OperationId[];

/** Successes that would do harm or need something to exist, and the fields that they would show. */
function withoutWay(level: number): string[] {
  const entries: readonly HistoryEntry[] = history;
  return specificationAt(level)
    .filter(({ operation: { id } }) => !queueOperations.includes(id))
    .filter(
      ({ operation: { method }, arguments: known }) =>
        method !== "GET" || known.some(({ isRequired }) => isRequired),
    )
    .flatMap(({ operation: { id } }) => {
      const fields = entries
        .filter(({ carrier, operations }) => carrier === "property" && operations.includes(id))
        .filter(({ subject }) => subject !== ignoredField)
        .map(({ name }) => name);
      return ["success", "ignored-parameters", ...fields].map((name) => `${id}/${name}`);
    });
}

/** The errors that only certain accounts get, but for those that this account has met. */
function ofOtherAccounts(level: number, met: readonly string[] = []): string[] {
  return specificationAt(level)
    .flatMap((specified) =>
      callerSituations(specified).map(({ name }) => `${specified.operation.id}/${name}`),
    )
    .filter((id) => !always.test(id) && !met.includes(id));
}

const ofOthers = "listInvitations/invitations-of-others";
const ofMembers = "listInvitations/memberInvitationLinks";
const notAdministrator = "reorderLinkifiers/not-administrator";
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
    // Without an order of linkifiers nothing shows that the account is an administrator's.
    const unknown = level < operations.reorderLinkifiers.since ? [ofOthers] : [];
    const expected = [...withoutWay(level), ...ofOtherAccounts(level), ofMembers, ...unknown];
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
      for (const { status } of errorsOf(operation)) {
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
  it.each<{ name: string; met: readonly string[]; hidden: readonly string[] }>([
    { name: "cordelia", met: [notAdministrator], hidden: [...ofOrders, ofOthers] },
    {
      name: "polonius",
      met: [notAdministrator, "listInvitations/guest"],
      hidden: [...ofOrders, ...ofLists],
    },
    {
      name: "helper-bot",
      met: [notAdministrator, "listInvitations/bot"],
      hidden: [...ofOrders, ...ofLists],
    },
    {
      name: "othello",
      met: [notAdministrator, "deleteDraft/synchronization-disabled"],
      // The list of Othello is empty.
      hidden: [...ofOrders, "deleteDraft/no-such-draft", ...ofLists.slice(4)],
    },
  ])(
    "as $name checks the answer to such accounts in place of what they cannot do",
    async ({ name, met, hidden }) => {
      const other = accountOf("desdemona");
      const report = await sandboxServer(head).run({ account: accountOf(name), other });
      const verdicts = verdictsOf(report);
      expect(verdicts).toMatchObject({ failed: [], differs: [] });
      expect(verdicts.passed).toEqual(expect.arrayContaining([...met]));
      const expected = [...withoutWay(head), ...ofOtherAccounts(head, met), ...hidden];
      expect(leftOut(report)).toEqual(expected.sort());
    },
  );

  it("sees before memberInvitationLinks that a member sees no reusable link", async () => {
    const before = levelOf("memberInvitationLinks") - 1;
    const report = await sandboxServer(before).run({ account: accountOf("cordelia") });
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
    const reportedLevel = operations.reorderLinkifiers.since;
    const { run } = sandboxServer(reportedLevel);
    expect(await run({})).toMatchObject({ featureLevel: reportedLevel, reportedLevel });
    const report = await run({ featureLevel: reportedLevel + 1 });
    expect(report).toMatchObject({ featureLevel: reportedLevel + 1, reportedLevel });
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
