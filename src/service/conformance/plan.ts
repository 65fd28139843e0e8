import { type ConformanceCheck, compare, type Findings, plannedCheck, skip } from "./check.ts";
import { addressChecks, credentialChecks, spellingChecks } from "./checks/credentials.ts";
import { featureChecks, serverLevelChecks } from "./checks/features.ts";
import { missingParameterChecks, wrongFormChecks } from "./checks/parameters.ts";
import { rateLimitHeaderChecks } from "./checks/rate-limit.ts";
import { absentOperationChecks, headChecks, methodChecks, pathChecks } from "./checks/routes.ts";
import { plainSuccessChecks, successChecks } from "./checks/successes.ts";
import { situationsOf, situationsOfCallers, titleOf } from "./refusals.ts";
import { eventChecks } from "./scenarios/events.ts";
import { lookChecks } from "./scenarios/looks.ts";
import { orderChecks, refusedOrderChecks } from "./scenarios/orders.ts";
import { play } from "./scenarios/player.ts";
import { placeChecks, registrationChecks } from "./scenarios/queues.ts";
import { foreignChecks, invitationsOfOthersChecks } from "./scenarios/two-users.ts";
import { ofOperation, type Session } from "./session.ts";
import { beyond } from "./sources.ts";
import type { SpecifiedOperation } from "./specification.ts";

/** The checks of every operation, including future ones. */
const ofEachOperation = [
  plainSuccessChecks,
  credentialChecks,
  methodChecks,
  headChecks,
  pathChecks,
  missingParameterChecks,
  wrongFormChecks,
];

/** Checks of single operations, states and contents of lists, which cannot be computed from the specification. */
const scenarios = [
  ofOperation("listInvitations", spellingChecks),
  ofOperation("listInvitations", addressChecks),
  absentOperationChecks,
  serverLevelChecks,
  (session: Session) => play(session, "draft"),
  (session: Session) => play(session, "linkifier", (own) => refusedOrderChecks(session, own)),
  (session: Session) => play(session, "link"),
  (session: Session) => play(session, "invitation"),
  orderChecks,
  (session: Session) => play(session, "queue", (own) => registrationChecks(session, own)),
  placeChecks,
  eventChecks,
  lookChecks,
  foreignChecks,
  invitationsOfOthersChecks,
  ofOperation("listInvitations", rateLimitHeaderChecks),
];

/**
 * Checks whose requests make servers fail. Drafts that are no objects were refused at levels 209 and 277, and answered
 * 500 at those from 237 to 267 (sources §19.7).
 */
const fatal = {
  checks: [
    "createDrafts/wrong-element/drafts",
    "editDraft/wrong-type/draft",
    "editDraft/not-an-object",
  ],
  above: 209,
  below: 277,
};
const wouldFail = "servers of this level fail at the request, so it is not sent";

const isFatal = ({ id }: ConformanceCheck, { level }: Session) =>
  fatal.checks.includes(id) && level > fatal.above && level < fatal.below;

/** Every check of a run, in the order in which they must be made. */
export function planChecks(session: Session): ConformanceCheck[] {
  const { specification } = session;
  const planned = [
    ...specification.flatMap((specified) =>
      ofEachOperation.flatMap((checksOf) => checksOf(session, specified)),
    ),
    ...scenarios.flatMap((checksOf) => checksOf(session)),
    ...specification.flatMap((specified) => featureChecks(session, specified)),
  ];
  // For a stateless server, the plain successes replace those of the scenarios.
  const checks = planned
    .filter(({ id }, index) => planned.findIndex((other) => other.id === id) === index)
    .map((check) =>
      isFatal(check, session) ? { ...check, run: async () => skip(wouldFail) } : check,
    );
  return [
    ...checks,
    ...specification.flatMap((specified) => leftoverChecks(session, specified, checks)),
  ];
}

/**
 * Checks for each success and each named example of an error that no other check covers, so that the report lists them
 * all. Errors about the account are checked if another check has met them.
 */
function leftoverChecks(
  session: Session,
  specified: SpecifiedOperation,
  planned: readonly ConformanceCheck[],
): ConformanceCheck[] {
  const { id } = specified.operation;
  const covered = new Set(
    planned.filter(({ operation }) => operation === id).flatMap(({ situations }) => situations),
  );
  const errors = situationsOf(specified)
    .filter(({ name }) => !covered.has(name))
    .map((situation) =>
      plannedCheck(specified, situation.name, titleOf(situation), situation.source, async () => {
        const { name } = situation;
        if (name === "rate-limit-hit") return rateLimit(session, specified);
        const met = session.met.get(`${id}/${name}`);
        return met ?? skip(situationsOfCallers[name] ?? "no check causes it");
      }),
    );
  const successes = successChecks(session, specified, async () =>
    skip(
      specified.operation.method === "GET"
        ? "needs values that the run does not know"
        : "would change what the run did not create",
    ),
  );
  return [...successes.filter(({ situations }) => !covered.has(situations[0] ?? "")), ...errors];
}

/** Checks the first refusal by the rate limit, if there was one. */
async function rateLimit(session: Session, specified: SpecifiedOperation): Promise<Findings> {
  const { operation, checkBody } = specified;
  const exchange = session.limited.find((limited) => limited.operation.id === operation.id);
  if (exchange?.response === undefined) {
    return skip("would need too many requests");
  }
  const { headers, body } = exchange.response;
  const mistake = checkBody(429, Object(body));
  if (mistake !== undefined) {
    const wanted = "a body that fits the schema of status 429";
    return compare(exchange, beyond("§10.13"), wanted, mistake);
  }
  const header = Number(headers.get("Retry-After") ?? Number.NaN);
  const { "retry-after": seconds }: { "retry-after"?: unknown } = Object(body);
  // One of the two may be rounded. The header may also have a date.
  if (typeof seconds !== "number" || !(Math.abs(header - seconds) > 1)) return [];
  const wanted = "the same time to wait in body and header";
  const got = `retry-after ${seconds} and Retry-After: ${header}`;
  return compare(exchange, beyond("§10.13"), wanted, got);
}
