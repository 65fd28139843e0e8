import { isObject } from "../../toolkit/document/json.ts";
import { type Exchange, whyNoAnswer } from "./exchange.ts";
import type { ReportedProblem, Source } from "./report.ts";
import type { SpecifiedOperation } from "./specification.ts";

/** What a check found: broken rules, and observations in words. Empty if the server does as it should. */
export type Findings = readonly (ReportedProblem | string)[];

/** Thrown by a check that cannot be made; the report has the reason. */
export class SkippedError extends Error {
  override readonly name = "SkippedError";
}

/** Ends a check that cannot be made, as a test ends that is skipped. */
export function skip(reason: string): never {
  throw new SkippedError(reason);
}

/** A value, unless it is `undefined`: then the check ends, because it needs the value. */
export const need = <Value>(value: Value | undefined, reason: string): Value =>
  value === undefined ? skip(`needs ${reason}`) : value;

export interface ConformanceCheck {
  readonly id: string;
  readonly operation: string;
  readonly title: string;
  readonly source: Source;
  /** The named examples of the errors that it provokes. */
  readonly situations: readonly string[];
  run(): Promise<Findings>;
}

/** Creates a check of an operation, whose ID consists of the operation and a name. */
export function plannedCheck(
  { operation }: Pick<SpecifiedOperation, "operation">,
  name: string,
  title: string,
  source: Source,
  run: () => Promise<Findings>,
  situations: readonly string[] = [name.split("/")[0] ?? name],
): ConformanceCheck {
  const { id } = operation;
  return { id: `${id}/${name}`, operation: id, title, source, situations, run };
}

export function problem(
  { sent, response }: Exchange,
  source: Source,
  wanted: string,
  got: string,
): ReportedProblem {
  return { wanted, got, source, sent, ...(response !== undefined && { came: response.came }) };
}

/** The findings of a check that looks at one thing: nothing, or what the server got wrong. */
export const compare = (
  exchange: Exchange,
  source: Source,
  wanted: string,
  got: string | undefined,
): Findings => (got === undefined ? [] : [problem(exchange, source, wanted, got)]);

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
