import { isObject } from "../../toolkit/document/json.ts";
import { type Exchange, whyNoAnswer } from "./exchange.ts";
import type { ReportedProblem, Source } from "./report.ts";
import type { SpecifiedOperation } from "./specification.ts";

/** The result of a check: broken rules and notes, or the reason why nothing was checked. */
export type CheckOutcome =
  | { readonly problems: readonly ReportedProblem[]; readonly notes?: readonly string[] }
  | NotChecked;

/** The reason why nothing was checked. */
export interface NotChecked {
  readonly notChecked: string;
}

/** A check of a server. */
export interface ConformanceCheck {
  readonly id: string;
  readonly operation: string;
  readonly title: string;
  readonly source: Source;
  /** The named examples of the errors that it provokes. */
  readonly situations: readonly string[];
  run(): Promise<CheckOutcome>;
}

/** Creates a check of an operation, whose ID consists of the operation and a name. */
export function plannedCheck(
  { operation }: Pick<SpecifiedOperation, "operation">,
  name: string,
  title: string,
  source: Source,
  run: () => Promise<CheckOutcome>,
  situations: readonly string[] = [name.split("/")[0] ?? name],
): ConformanceCheck {
  const { id } = operation;
  return { id: `${id}/${name}`, operation: id, title, source, situations, run };
}

/** Combines outcomes. If one was not checked, it is the result. */
export function joinedOutcome(...outcomes: readonly CheckOutcome[]): CheckOutcome {
  const problems: ReportedProblem[] = [];
  const notes: string[] = [];
  for (const outcome of outcomes) {
    if ("notChecked" in outcome) return outcome;
    problems.push(...outcome.problems);
    notes.push(...(outcome.notes ?? []));
  }
  return { problems, notes: [...new Set(notes)] };
}

/** A problem of an exchange. */
export function problem(
  { sent, response }: Exchange,
  source: Source,
  wanted: string,
  got: string,
): ReportedProblem {
  return { wanted, got, source, sent, ...(response !== undefined && { came: response.came }) };
}

/** The outcome of a check that found one problem. */
export function oneProblem(...found: Parameters<typeof problem>): CheckOutcome {
  return { problems: [problem(...found)] };
}

/** A field of a body in words: `code "BAD_REQUEST"`, `no code`. */
export function said(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name];
  return value === undefined ? `no ${name}` : `${name} ${JSON.stringify(value).slice(0, 200)}`;
}

/** The first texts of a list, and the number of others. */
export function firstOf(texts: readonly string[]): string {
  const more = texts.length - 20;
  return more > 0 ? `${texts.slice(0, 20).join(", ")}, and ${more} more` : texts.join(", ");
}

/** The outcome of a request that should have succeeded, in words. */
export function replied({ response, failure }: Exchange): string {
  if (response === undefined) return whyNoAnswer(failure);
  const { status, body, unreadable = "JSON that is not an object" } = response;
  const rest = isObject(body) ? `${said(body, "code")}, ${said(body, "msg")}` : unreadable;
  return `status ${status}, ${rest}`;
}
