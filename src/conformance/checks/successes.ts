import type { SuccessBody } from "../../client/read-result.ts";
import type { SpecifiedOperation } from "../../sandbox/specification.ts";
import { supports } from "../../sandbox/supports.ts";
import { type Check, check, type Outcome, together } from "../check.ts";
import type { Call, Exchange } from "../exchange.ts";
import { harmlessArguments } from "../harmless.ts";
import { expectSuccess, problem, said } from "../judge.ts";
import { type Session, successOf } from "../session.ts";
import { sourceOf } from "../sources.ts";
import { withMore } from "../wrong-requests/index.ts";

/** The name of the field that lists unsupported parameters. */
export const ignoredField = "ignored_parameters_unsupported" satisfies keyof SuccessBody;
/** Two, so that their order shows. */
const unsupported = ["conformance_b", "conformance_a"];

/** Asks what must succeed, and judges the success. */
export async function success(
  session: Session,
  specified: SpecifiedOperation,
  call: Partial<Call> = {},
  more: (exchange: Exchange) => Outcome = () => ({ problems: [] }),
): Promise<Outcome> {
  const exchange = await session.ask({ operation: specified.operation, ...call });
  const outcome = expectSuccess(session, specified, exchange);
  return successOf(exchange) === undefined ? outcome : together(outcome, more(exchange));
}

/** The same with parameters that the operation does not support, which the answer must list or not. */
export async function successWithUnsupported(
  session: Session,
  specified: SpecifiedOperation,
  call: Partial<Call> = {},
  more: (exchange: Exchange) => Outcome = () => ({ problems: [] }),
): Promise<Outcome> {
  return success(
    session,
    specified,
    { ...call, change: withMore(unsupported, "form") },
    (exchange) => together(more(exchange), ignoredProblems(session, specified, exchange)),
  );
}

/** Whether a success lists the unsupported parameters as its level does. */
function ignoredProblems(
  session: Session,
  specified: SpecifiedOperation,
  exchange: Exchange,
): Outcome {
  const names = unsupported.toSorted();
  const body = exchange.answer?.body as Readonly<Record<string, unknown>>;
  const got = said(body, ignoredField);
  if (!supports(session.level, "ignoredParameters")) {
    if (!(ignoredField in body)) return { problems: [] };
    const source = sourceOf(specified.operation, "§9");
    return { problems: [problem(exchange, source, `no ${ignoredField}`, got)] };
  }
  const wanted = said({ [ignoredField]: names }, ignoredField);
  if (got === wanted) return { problems: [] };
  // The document promises an array and shows not what is in it.
  const isArray = Array.isArray(body[ignoredField]);
  const source = isArray ? "beyond the document" : sourceOf(specified.operation, "§4");
  return { problems: [problem(exchange, source, wanted, got)] };
}

/** The titles and sources of the two checks of a success. */
export const successChecks = (
  session: Session,
  specified: SpecifiedOperation,
  runs: { readonly plain: () => Promise<Outcome>; readonly unsupported: () => Promise<Outcome> },
): Check[] => [
  check(
    specified,
    "success",
    `a valid call succeeds, as feature level ${session.level} says`,
    sourceOf(specified.operation, "§4"),
    runs.plain,
  ),
  check(
    specified,
    "ignored-parameters",
    supports(session.level, "ignoredParameters")
      ? "unsupported parameters are listed in a success"
      : "unsupported parameters are ignored without a word",
    sourceOf(specified.operation, "§9"),
    runs.unsupported,
  ),
];

/**
 * The successes of operations that change nothing and need nothing to exist. On a server without
 * memory all do, and then made-up credentials keep the calls harmless should it be a real one.
 */
export function plainSuccessChecks(session: Session, specified: SpecifiedOperation): Check[] {
  const values = harmlessArguments(specified);
  const isSafe = specified.operation.method === "GET" && Object.keys(values).length === 0;
  if (!isSafe && !session.stateless) return [];
  return successChecks(session, specified, {
    plain: () => success(session, specified, { values }),
    unsupported: async () =>
      session.stateless
        ? { notChecked: "a stateless server answers with its first example" }
        : successWithUnsupported(session, specified, { values }),
  });
}
