// @ts-nocheck
import type { OperationId } from "../../../generated/operations.gen.ts";
import type { SpecifiedOperation } from "../../sandbox/specification.ts";
import { type Check, check, type Outcome } from "../check.ts";
import { problem } from "../judge.ts";
import type { Session } from "../session.ts";
import { type Situation, situationsOf, situationsOfCallers } from "../wanted.ts";
import { successChecks } from "./successes.ts";

/** Why a success cannot be brought about, where there is more to say than that it would do something. */
const whyNoSuccess: Readonly<Record<string, string>> = {
  deleteDraft:
    "no operation of the specification creates a draft, and others are not to be deleted",
  reorderLinkifiers:
    "a success names every linkifier, and no operation of the specification lists them",
} satisfies Partial<Record<OperationId, string>>;

/**
 * What is specified and no other check reaches: each success and each named example of an error, so that
 * a report never passes over anything. What says something of the account is found out by the way.
 */
export function leftoverChecks(
  session: Session,
  specified: SpecifiedOperation,
  planned: readonly Check[],
): Check[] {
  const { id } = specified.operation;
  const covered = new Set(
    planned.filter(({ operation }) => operation === id).flatMap(({ situations }) => situations),
  );
  const errors = situationsOf(specified)
    .filter(({ name }) => !covered.has(name))
    .map((situation) =>
      check(specified, situation.name, titleOf(situation), situation.source, async () => {
        const { name } = situation;
        if (name === "rate-limit-hit") return rateLimit(session, specified);
        const met = session.met.get(`${id}/${name}`);
        return met ?? { notChecked: situationsOfCallers[name] ?? "no check brings it about" };
      }),
    );
  const reason = whyNoSuccess[id] ?? "would change what the run did not create";
  const nothing = async () => ({ notChecked: reason });
  const successes = successChecks(session, specified, { plain: nothing, unsupported: nothing });
  return [...successes.filter(({ situations }) => !covered.has(situations[0] ?? "")), ...errors];
}

function titleOf({ status, code, msg }: Situation): string {
  return `${status}${code === undefined ? "" : ` ${code}`}: ${msg}`;
}

/** Judged where the run came upon it. */
async function rateLimit(session: Session, specified: SpecifiedOperation): Promise<Outcome> {
  const { operation, checkBody } = specified;
  const exchange = session.limited.find((limited) => limited.operation.id === operation.id);
  if (exchange?.answer === undefined) {
    return { notChecked: "would take more requests than is polite" };
  }
  const mistake = checkBody(429, Object(exchange.answer.body));
  if (mistake === undefined) return { problems: [] };
  const wanted = "a body by the schema of status 429";
  return { problems: [problem(exchange, "beyond the document", wanted, mistake)] };
}
