// What a run against our own servers may leave unchecked, and why that is no gap of the suite.

import type { OperationId } from "../../generated/operations.gen.ts";
import type { Report } from "../../src/service/conformance/index.ts";
import { isUndocumented, operationOfSomeLevel } from "../../src/service/conformance/sources.ts";

const queuesAndLists = /^(getEvents|deleteEventQueue|registerEventQueue|reorderLinkifiers)\//;

/** What the suite says of an operation that changes something and has no scenario. */
export const withoutScenario = /^would change what the run did not create$/;

/** The checks of operations that the service document does not describe, such as one that was only just added. */
const supporting = {
  test: (check: string) =>
    isUndocumented(operationOfSomeLevel(check.replace(/\/.*/, "") as OperationId)),
};

/** The reasons that the suite gives, the checks that they may stand for, and why nothing can be done about it. */
const explanations: readonly (readonly [reason: RegExp, ids: Pick<RegExp, "test">, why: string])[] =
  [
    [
      /^would take more requests than is polite$/,
      /\/rate-limit-hit$/,
      "a test of its own makes a server with a limit",
    ],
    [
      /^no answer said anything of a rate limit$/,
      /\/rate-limit-headers$/,
      "a test of its own makes a server with a limit",
    ],
    [
      / deactivated$/,
      /-deactivated$/,
      "a run as somebody who is deactivated ends before it begins",
    ],
    [/ a guest$/, /\/guest$/, "a test of its own asks as Polonius"],
    [/ a bot$/, /\/bot$/, "a test of its own asks as the bot"],
    [/not synchronize/, /\/synchronization-disabled$/, "a test of its own asks as Othello"],
    [
      /that is no (administrator|owner)$/,
      /\/(not-administrator|not-owner|role-too-high|welcome-message|invitation-of-(others|an-owner))$/,
      "a test of its own asks as Cordelia",
    ],
    [
      /^needs (the ID of a channel|an e-mail invitation, and none was made|an organization that takes .*)$/,
      /nvitations?\//,
      "the suite makes no channel",
    ],
    [
      /^no answer held anything/,
      /\/rateLimitCode$|^getEvents\/\w*[lL]inkifier\w*$/,
      "it needs a rate limit, or an event that only an order of linkifiers brings about",
    ],
    [
      /^no check brings it about$/,
      supporting,
      "the errors of an operation that no claim of the document is about need no scenario",
    ],
    [
      withoutScenario,
      /\/(success|ignored-parameters)$/,
      "its first scenario is still to be written",
    ],
  ];

/** The same for a server that only answers with examples. */
const ofExamples: typeof explanations = [
  [/^a stateless server /, /./, "its answers do not depend on it"],
  [/ server that remembers$/, /./, "it remembers nothing"],
  [/^would change what/, queuesAndLists, "the plain success stands in for it"],
  [/^no answer held anything/, /./, "its first examples show not all"],
  [/^no check brings it about$/, /./, "scenarios need memory"],
];

/** Each verdict but `passed` that has no explanation, with what stands behind it. */
export function unexplained({ checks, stateless }: Report): string[] {
  const known = [...explanations, ...(stateless ? ofExamples : [])];
  return checks
    .filter(({ verdict }) => verdict !== "passed")
    .filter(
      ({ id, verdict, reason = "" }) =>
        verdict !== "not checked" ||
        !known.some(([reasons, ids]) => reasons.test(reason) && ids.test(id)),
    )
    .map(({ id, verdict, reason = "", problems }) => {
      const got = problems.map((problem) => `${problem.wanted}: ${problem.got}`);
      return `${verdict} ${id} ${[reason, ...got].join("; ")}`;
    });
}
