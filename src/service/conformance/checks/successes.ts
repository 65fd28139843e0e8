import { completeArguments } from "../../../toolkit/document/arguments.ts";
import type { JsonObject } from "../../../toolkit/document/json.ts";
import type { SuccessBody } from "../../client/result.ts";
import { supports } from "../../sandbox/supports.ts";
import {
  type ConformanceCheck,
  compare,
  type Findings,
  plannedCheck,
  said,
  skip,
} from "../check.ts";
import type { Exchange } from "../exchange.ts";
import { asSpecified, expectSuccess, nothingMore } from "../expectations.ts";
import { withMore } from "../request.ts";
import { type ChecksOf, type Session, type SessionCall, successOf } from "../session.ts";
import { asPublicServers, beyond, sourceOf } from "../sources.ts";
import { harmlessArguments, type SpecifiedOperation } from "../specification.ts";

/** The name of the field that lists unsupported parameters. */
export const ignoredField = "ignored_parameters_unsupported" satisfies keyof SuccessBody;
/** Two, to check their order. */
const unsupported = ["conformance_b", "conformance_a"];

/** Checks that a success lists the unsupported parameters as its level requires. */
function ignoredProblems(
  session: Session,
  specified: SpecifiedOperation,
  exchange: Exchange,
): Findings {
  const names = unsupported.toSorted();
  const body = successOf(exchange) ?? {};
  const got = said(body, ignoredField);
  if (!supports(session.level, "ignoredParameters")) {
    if (!(ignoredField in body)) return [];
    const source = sourceOf(specified.operation, "§9");
    return compare(exchange, source, `no ${ignoredField}`, got);
  }
  const wanted = said({ [ignoredField]: names }, ignoredField);
  if (got === wanted) return [];
  return compare(exchange, sourceOfLists(specified, body), wanted, got);
}

/** Checks that a success lists no unsupported parameters if there were none. */
function noneIgnored({ operation }: SpecifiedOperation, exchange: Exchange): Findings {
  const body = successOf(exchange) ?? {};
  if (!(ignoredField in body)) return [];
  const wanted = `no ${ignoredField}, as each parameter is supported`;
  return compare(exchange, sourceOf(operation, "§4"), wanted, said(body, ignoredField));
}

/** The source of the rule about the contents of the list. */
function sourceOfLists({ operation, arguments: known }: SpecifiedOperation, body: JsonObject) {
  // The document requires an array but does not show its items.
  if (Array.isArray(body[ignoredField])) return beyond("§10.19");
  const takesNone = known.every((argument) => argument.in === "path");
  if (takesNone && !(ignoredField in body)) return asPublicServers("§10.21");
  return sourceOf(operation, "§4");
}

/** Sends a call for one of the two checks, in one of them with additional unsupported arguments. */
type AskSuccess = (
  call: Pick<SessionCall, "values" | "isOnce">,
  more?: (exchange: Exchange) => Findings,
) => Promise<Findings>;

/** The two checks of a success: of the plain call, and of one with unsupported parameters. */
export function successChecks(
  session: Session,
  specified: SpecifiedOperation,
  run: (ask: AskSuccess, which: "plain" | "unsupported") => Promise<Findings>,
): ConformanceCheck[] {
  const askPlain: AskSuccess = (call, more = nothingMore) =>
    expectSuccess(session, specified, call, (exchange) => [
      ...asSpecified(session, specified, exchange),
      ...noneIgnored(specified, exchange),
      ...more(exchange),
    ]);
  const askUnsupported: AskSuccess = (call, more = nothingMore) =>
    expectSuccess(
      session,
      specified,
      { ...call, change: withMore(unsupported, "form") },
      (exchange) => [...more(exchange), ...ignoredProblems(session, specified, exchange)],
    );
  return [
    plannedCheck(
      specified,
      "success",
      `a valid call succeeds, as in feature level ${session.level}`,
      sourceOf(specified.operation, "§4"),
      () => run(askPlain, "plain"),
    ),
    plannedCheck(
      specified,
      "ignored-parameters",
      supports(session.level, "ignoredParameters")
        ? "unsupported parameters are listed in a success"
        : "unsupported parameters are ignored without a word",
      sourceOf(specified.operation, "§9"),
      () => run(askUnsupported, "unsupported"),
    ),
  ];
}

/**
 * The successes of operations that change nothing and need no existing objects. For a stateless server, these are all
 * operations; made-up credentials keep the calls harmless if it is a real server after all.
 */
export const plainSuccessChecks: ChecksOf = (session, specified) => {
  // A mock may require fields that a server with state does not need.
  const values = session.stateless
    ? completeArguments(specified.operation)
    : harmlessArguments(specified);
  const isSafe = specified.operation.method === "GET" && Object.keys(values).length === 0;
  if (!isSafe && !session.stateless) return [];
  return successChecks(session, specified, async (ask, which) =>
    session.stateless && which === "unsupported"
      ? skip("a stateless server returns its first example")
      : ask({ values }),
  );
};
