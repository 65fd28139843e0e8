import { isObject } from "../../toolkit/document/json.ts";
import { whyNoAnswer } from "./ask.ts";
import type { Outcome } from "./check.ts";
import type { Exchange } from "./exchange.ts";
import type { Problem, Source } from "./report.ts";

/** A problem of an exchange. */
export function problem(
  { sent, response }: Exchange,
  source: Source,
  wanted: string,
  got: string,
): Problem {
  return { wanted, got, source, sent, ...(response === undefined ? {} : { came: response.came }) };
}

/** The outcome of a check that found one problem. */
export function oneProblem(...found: Parameters<typeof problem>): Outcome {
  return { problems: [problem(...found)] };
}

/** What a body says in a field, in words: `code "BAD_REQUEST"`, `no code`. */
export function said(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name];
  return value === undefined ? `no ${name}` : `${name} ${JSON.stringify(value).slice(0, 200)}`;
}

/** The first of many, in words, and how many more there are. */
export function firstOf(texts: readonly string[]): string {
  const more = texts.length - 20;
  return more > 0 ? `${texts.slice(0, 20).join(", ")}, and ${more} more` : texts.join(", ");
}

/** What came of a request that was to succeed, in words. */
export function replied({ response, failure }: Exchange): string {
  if (response === undefined) return whyNoAnswer(failure);
  const { status, body, unreadable = "JSON that is no object" } = response;
  const rest = isObject(body) ? `${said(body, "code")}, ${said(body, "msg")}` : unreadable;
  return `status ${status}, ${rest}`;
}
