import { type CheckOutcome, type ConformanceCheck, oneProblem, plannedCheck } from "../check.ts";
import { beyond } from "../facts.ts";
import { type Situation, situationsOf, situationsOfCallers } from "../refusals.ts";
import type { Session } from "../session.ts";
import type { SpecifiedOperation } from "../specification.ts";
import { successChecks } from "./successes.ts";

/**
 * What is specified and no other check reaches: each success and each named example of an error, so that
 * a report never passes over anything. What says something of the account is found out by the way.
 */
export function leftoverChecks(
  session: Session,
  specified: SpecifiedOperation,
  planned: readonly ConformanceCheck[],
  whyNoSuccess = "would change what the run did not create",
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
        return met ?? { notChecked: situationsOfCallers[name] ?? "no check brings it about" };
      }),
    );
  const successes = successChecks(session, specified, async () => ({ notChecked: whyNoSuccess }));
  return [...successes.filter(({ situations }) => !covered.has(situations[0] ?? "")), ...errors];
}

function titleOf({ status, code, msg }: Situation): string {
  return `${status}${code === undefined ? "" : ` ${code}`}: ${msg}`;
}

/** Judged where the run came upon it. */
async function rateLimit(session: Session, specified: SpecifiedOperation): Promise<CheckOutcome> {
  const { operation, checkBody } = specified;
  const exchange = session.limited.find((limited) => limited.operation.id === operation.id);
  if (exchange?.response === undefined) {
    return { notChecked: "would take more requests than is polite" };
  }
  const { headers, body } = exchange.response;
  const mistake = checkBody(429, Object(body));
  if (mistake !== undefined) {
    const wanted = "a body by the schema of status 429";
    return oneProblem(exchange, beyond("§10.13"), wanted, mistake);
  }
  const header = Number(headers.get("Retry-After") ?? Number.NaN);
  const { "retry-after": seconds }: { "retry-after"?: unknown } = Object(body);
  // One of the two may be rounded; a date in the header is for a client to read.
  if (typeof seconds !== "number" || !(Math.abs(header - seconds) > 1)) return { problems: [] };
  const wanted = "the same time to wait in body and header";
  const got = `retry-after ${seconds} and Retry-After: ${header}`;
  return oneProblem(exchange, beyond("§10.13"), wanted, got);
}
