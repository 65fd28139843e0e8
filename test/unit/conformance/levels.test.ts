// The sandbox passes at every level and for every kind of user; each check not made has a reason.
import { beforeAll, describe, expect, it } from "vitest";
import { features } from "../../../generated/client.gen.ts";
import { operations } from "../../../generated/operations.gen.ts";
import { type Report, UncheckableError } from "../../../src/service/conformance/index.ts";
import { specificationAt } from "../../../src/service/conformance/specification.ts";
import { errorsOf } from "../../../src/toolkit/document/answers.ts";
import { isLevelIn, spansOfRow } from "../../../src/toolkit/levels/index.ts";
import {
  accountOf,
  head,
  sandboxServer,
  soundReport,
  stopAfter,
  verdictsOf,
} from "../../helpers/conformance.ts";
import { isWithoutScenario, unexplained } from "../../helpers/explained.ts";

/** The checks that a run did not make. */
const leftOut = (report: Report) => verdictsOf(report)["not checked"];

/** Checks that are the same for every account. */
const ofAll =
  "method-not-allowed|not-basic|(no|undecodable)-credentials|(malformed|invalid)-api-key|\\w+ErrorCodes";
/** A pattern of the checks of an operation, except these. */
const allOf = (id: string, but = ofAll) => `${id}/(?!${but})`;
const ofLinkifiers = [allOf("reorderLinkifiers"), "getEvents/\\w*[lL]inkifier\\w*$"];

/** Examples that a check with another name covers, for all lists or all arguments. */
const checkOf: Readonly<Record<string, string>> = {
  "not-an-integer": "wrong-element",
  "not-boolean": "wrong-type",
};

/** A level of each set of operations, and both sides of what replaces or refuses; the slow tests take all. */
const levels = [0, 21, 22, 75, 76, 87, 201, 202, 267, head, head + 1];

describe.each(levels)("a sandbox of feature level %i", (level) => {
  const { run, sandbox } = sandboxServer(level);
  const before = sandbox.state;
  let report: Report;
  beforeAll(async () => {
    report = await run();
  });

  it("passes all checks made, is unchanged at the end, and each check not made has a reason", () => {
    expect(unexplained(report)).toEqual([]);
    expect(report).toMatchObject({ featureLevel: level, reportedLevel: level, leftBehind: [] });
    expect(sandbox.state).toEqual(before);
  });

  it("has all its operations and named error examples in the report", () => {
    const ids = report.checks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation, examples } of specificationAt(level)) {
      expect(ids).toContain(`${operation.id}/success`);
      expect(ids).toContain(`${operation.id}/ignored-parameters`);
      for (const { status } of errorsOf(operation)) {
        for (const { name } of examples(status)) {
          const check = `${operation.id}/${checkOf[name] ?? name}`;
          expect(ids.filter((id) => id === check || id.startsWith(`${check}/`))).not.toEqual([]);
        }
      }
    }
    for (const operation of Object.values(operations)) {
      if (isLevelIn(spansOfRow(operation), level)) continue;
      expect(ids).toContain(`${operation.id}/absent`);
    }
  });
});

const operationOf = (check: string) => check.replace(/\/.*/, "");
/** Who is met with which errors, and patterns of the checks that are not made for them, unlike for an administrator. */
const accounts: readonly { name: string; met: readonly string[]; hidden: readonly string[] }[] = [
  {
    name: "cordelia",
    met: [
      "listInvitations/memberInvitationLinks",
      "listInvitations/own-invitations",
      "reorderLinkifiers/not-administrator",
    ],
    hidden: [...ofLinkifiers, "listInvitations/invitations-of-others"],
  },
  {
    name: "polonius",
    met: ["listInvitations/guest", "reorderLinkifiers/not-administrator"],
    hidden: [...ofLinkifiers, allOf("listInvitations")],
  },
  {
    name: "helper-bot",
    met: ["listInvitations/bot", "reorderLinkifiers/not-administrator"],
    hidden: [...ofLinkifiers, allOf("listInvitations")],
  },
  {
    name: "othello",
    met: [
      "deleteDraft/synchronization-disabled",
      "listDrafts/synchronization-disabled",
      "listInvitations/memberInvitationLinks",
      "listInvitations/own-invitations",
      "reorderLinkifiers/not-administrator",
    ],
    hidden: [
      ...ofLinkifiers,
      allOf("deleteDraft", `wrong-path|${ofAll}`),
      allOf("listDrafts"),
      "getEvents/(forgotten|pruned-event|rising-ids|waits)$",
      "registerEventQueue/event-types$",
      // Othello's list is empty, except for links of the run.
      "listInvitations/(unique|unexpired|times|kinds|link-url|invitations-of-others)",
    ],
  },
];
/** The operations that this table covers. */
const spokenOf = new Set(
  accounts.flatMap(({ met, hidden }) => [...met, ...hidden].map(operationOf)),
);

describe("a run", () => {
  const other = accountOf("desdemona");
  const ofAdministrator = sandboxServer(head).run({ other });

  it("makes no checks that do harm, or that need other accounts, a restart or a rate limit", async () => {
    const report = await soundReport(head);
    const others =
      /(-deactivated|rate-limit-(hit|headers)|rateLimitCode|synchronization-disabled|guest|bot|not-(administrator|owner)|role-too-high|welcome-message|invitation-of-.*|\w*[rR]estart\w*|mergeBase|registerEventQueue\/\w*[lL]inkifier\w*)$/;
    const isLeft = isWithoutScenario(report.checks);
    const known = report.checks.filter((check) => !isLeft(check));
    const left = leftOut({ ...report, checks: known });
    expect(left.filter((id) => !others.test(id))).toEqual([]);
  });

  it.each(accounts)(
    "as $name checks the errors of such accounts instead of what they cannot do",
    async ({ name, met, hidden }) => {
      const isSpokenOf = (id: string) => spokenOf.has(operationOf(id));
      const administrators = await ofAdministrator;
      const ofAdministrators = new Set(leftOut(administrators).filter(isSpokenOf));
      const made = administrators.checks.filter(({ verdict }) => verdict !== "not checked");
      const isHidden = new RegExp(`^(?:${hidden.join("|")})`);
      const report = await sandboxServer(head).run({ account: accountOf(name), other });
      expect(verdictsOf(report)).toMatchObject({ failed: [], differs: [] });
      const ofTheirs = leftOut(report).filter(isSpokenOf);
      expect([...ofAdministrators].filter((id) => !ofTheirs.includes(id))).toEqual([...met].sort());
      expect(ofTheirs.filter((id) => !ofAdministrators.has(id))).toEqual(
        made
          .map(({ id }) => id)
          .filter((id) => isHidden.test(id))
          .sort(),
      );
    },
  );

  it("before memberInvitationLinks checks that a member sees no reusable link", async () => {
    const before = features.memberInvitationLinks - 1;
    const report = await sandboxServer(before).run({ account: accountOf("cordelia") });
    expect(verdictsOf(report).passed).toContain("listInvitations/memberInvitationLinks");
  });

  it("without `write` registers nothing, and reads and deletes no queue", async () => {
    const done: string[] = [];
    const { run } = sandboxServer(head, (handle) => async (request) => {
      const answer = await handle(request);
      if (answer.ok && !["GET", "HEAD"].includes(request.method))
        done.push(`${request.method} ${request.url}`);
      return answer;
    });
    const report = await run({ write: false });
    expect(verdictsOf(report)).toMatchObject({ failed: [], differs: [] });
    expect(done).toEqual([]);
    const reasons = report.checks.filter(({ reason }) => reason?.includes("--write"));
    expect(reasons.map(({ id }) => id)).toContain("deleteEventQueue/success");
  });

  it("uses the level that the server reports, or the given one", async () => {
    const reportedLevel = operations.reorderLinkifiers.since;
    const { run } = sandboxServer(reportedLevel);
    expect(await run()).toMatchObject({ featureLevel: reportedLevel, reportedLevel });
    const report = await run({ featureLevel: reportedLevel + 1 });
    expect(report).toMatchObject({ featureLevel: reportedLevel + 1, reportedLevel });
    expect(verdictsOf(report).differs).toContain("getServerSettings/reported-level");
  });

  it("notes that the level is newer than the specification", async () => {
    const { notes } = await sandboxServer(head + 1).run(
      stopAfter("deleteEventQueue/no-credentials"),
    );
    expect(notes).toEqual([
      `feature level ${head + 1} is newer than the specification, which knows ${head} and below`,
    ]);
  });

  it("notes the option for mocks if any key is accepted", async () => {
    const anybody = { authorization: `Basic ${btoa("iago@example.com:iago-key")}` };
    const { run } = sandboxServer(head, (handle) => async (request) => {
      const isIdentified = request.headers.get("authorization")?.startsWith("Basic ") === true;
      if (!isIdentified) return handle(request);
      return handle(
        new Request(request, { headers: { ...Object.fromEntries(request.headers), ...anybody } }),
      );
    });
    const { notes } = await run();
    expect(notes).toEqual([
      "the server takes a wrong API key: if it is a mock, say so with --stateless",
    ]);
  });

  it.each([
    ["hamlet", head],
    ["hamlet", 75],
    ["nobody", head],
    ["nobody", 75],
  ])("as %s, whom a server of level %i rejects, checks nothing", async (name, level) => {
    const run = sandboxServer(level).run({ account: accountOf(name) });
    await expect(run).rejects.toThrow(UncheckableError);
    await expect(run).rejects.toThrow("check --email and the variable API_KEY");
  });

  it("with `stateless` on a stateful server does no harm, and fails", async () => {
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
