// The checks that a run against our own servers may skip, and the reasons.

import type { OperationId } from "../../generated/operations.gen.ts";
import type { Report } from "../../src/service/conformance/index.ts";
import type { CheckResult } from "../../src/service/conformance/report.ts";
import { isUndocumented, operationOfSomeLevel } from "../../src/service/conformance/sources.ts";

const queuesAndLists = /^(getEvents|deleteEventQueue|registerEventQueue|reorderLinkifiers)\//;

/** The suite's reason for skipping an operation that changes something or needs an ID, and has no scenario. */
const withoutScenario =
  /^(would change what the run did not create|needs values that the run does not know)$/;

/** Whether a check was skipped because its operation has no scenario. */
export function isWithoutScenario(checks: Report["checks"]): (check: CheckResult) => boolean {
  const unasked = checks.filter(
    ({ id, reason = "" }) => id.endsWith("/success") && withoutScenario.test(reason),
  );
  return ({ operation, reason = "" }) =>
    withoutScenario.test(reason) ||
    reason === "no check causes it" ||
    (reason.startsWith("no response had a place for it") &&
      unasked.some((one) => one.operation === operation));
}

/** Whether the service document does not describe an operation. */
const isSupporting = (id: string) => isUndocumented(operationOfSomeLevel(id as OperationId));

/** The suite's reasons for skipping checks, the checks that they apply to, and why this is unavoidable. */
const explanations: readonly (readonly [reason: RegExp, ids: RegExp, why: string])[] = [
  [
    /^would need too many requests$/,
    /\/rate-limit-hit$/,
    "a test of its own makes a server with a limit",
  ],
  [
    /^servers of this level fail at the request/,
    /^(createDrafts|editDraft)\//,
    "runs at levels above and below send it",
  ],
  [
    /^no response had headers of a rate limit$/,
    /\/rate-limit-headers$/,
    "a test of its own makes a server with a limit",
  ],
  [/ deactivated$/, /-deactivated$/, "a run as somebody who is deactivated ends before it begins"],
  [/ a guest$/, /\/guest$/, "a test of its own asks as Polonius"],
  [/ a bot$/, /\/bot$/, "a test of its own asks as the bot"],
  [/not synchronize/, /\/synchronization-disabled$/, "a test of its own asks as Othello"],
  [
    /that is not an (administrator|owner)$/,
    /\/(not-administrator|not-owner|role-too-high|welcome-message|invitation-of-(others|an-owner))$/,
    "a test of its own asks as Cordelia",
  ],
  [
    /^needs (the ID of a channel|an e-mail invitation, and none was made|an organization that does not accept .*)$/,
    /nvitations?\//,
    "the suite makes no channel",
  ],
  [
    /^no response had a place for it/,
    /\/rateLimitCode$|^getEvents\/(\w*([lL]inkifier|[rR]estart)\w*|mergeBase)$/,
    "it needs a rate limit, or an event that an order of linkifiers or a restart brings about",
  ],
  [
    /^no response had a place for it/,
    /^registerEventQueue\/\w*[lL]inkifier\w*$|^resendInvitation\/resentWithoutTime$/,
    "the suite fetches no linkifiers with a queue, and sends no invitation where it needs a channel",
  ],
];

/** The same for a server that only answers with examples. */
const ofExamples: typeof explanations = [
  [/^a stateless server /, /./, "its answers do not depend on it"],
  [/ server with state$/, /./, "it remembers nothing"],
  [/^would change what/, queuesAndLists, "the plain success stands in for it"],
  [/^no response had a place for it/, /./, "its first examples show not all"],
  [/^no check causes it$/, /./, "scenarios need memory"],
];

/** Each verdict except `passed` without an explanation, with its evidence. */
export function unexplained({ checks, stateless }: Report): string[] {
  const known = [...explanations, ...(stateless ? ofExamples : [])];
  const isLeft = isWithoutScenario(checks);
  const isExplained = (check: CheckResult) =>
    known.some(([reasons, ids]) => reasons.test(check.reason ?? "") && ids.test(check.id)) ||
    // Operations beyond the document need no scenario.
    (isSupporting(check.operation) && isLeft(check));
  return checks
    .filter(({ verdict }) => verdict !== "passed")
    .filter((check) => check.verdict !== "not checked" || !isExplained(check))
    .map(({ id, verdict, reason = "", problems }) => {
      const got = problems.map((problem) => `${problem.wanted}: ${problem.got}`);
      return `${verdict} ${id} ${[reason, ...got].join("; ")}`;
    });
}
