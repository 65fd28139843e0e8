import { errorsOf } from "../../toolkit/document/answers.ts";
import { isObject, type Json } from "../../toolkit/document/json.ts";
import { onceEach } from "../../toolkit/document/remembered.ts";
import type { ReadResponse } from "./exchange.ts";
import type { Beyond, Source } from "./report.ts";
import { factOf, sourceOf } from "./sources.ts";
import type { SpecifiedOperation } from "./specification.ts";

/** The specified refusal for a situation. */
export interface DocumentedRefusal {
  readonly status: number;
  /** Absent if the error has no code. */
  readonly code?: string;
  /** A part of the message, if the situation determines one. */
  readonly msg?: string;
  /** The further fields with their values. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The source of code, message and fields. */
  readonly source: Source;
  /** The source of the status: the document shows none (sources §7.4). */
  readonly statusSource: Beyond;
  /** The source of the rule that the request is refused at all. */
  readonly refusedBy: Source;
  /** The source of the rule that the answer is JSON. Defaults to the document (sources §4). */
  readonly bodySource?: Source;
  /** Alternative refusals of public servers of the level: their fields except `result`, and the fact. */
  readonly otherWays?: readonly { readonly source: Source; readonly [field: string]: unknown }[];
}

/** A refusal with the name of its situation. */
export interface Situation extends DocumentedRefusal {
  readonly name: string;
}

/**
 * The documented errors of an operation at its level, by the names of their examples. Checks ask for them hundreds of
 * times a run.
 */
export const situationsOf = onceEach(({ operation, examples }: SpecifiedOperation): Situation[] => {
  const statuses = new Set(errorsOf(operation).map(({ status }) => status));
  return [...statuses].flatMap((status) =>
    examples(status).map(({ name, value, extensions }) => {
      const { result: _, code, msg, ...fields } = value as Readonly<Record<string, unknown>>;
      const isBeyondDocument = extensions["x-beyond-document"] === true;
      const fact = factOf(name);
      const source = isBeyondDocument ? fact : sourceOf(operation, "§7", fact);
      return {
        name,
        status,
        ...(code !== undefined && { code: String(code) }),
        msg: String(msg),
        fields,
        source,
        statusSource: fact,
        refusedBy: source,
      };
    }),
  );
});

/** An error in words. */
export function titleOf({ status, code, msg }: Situation): string {
  return `${status}${code === undefined ? "" : ` ${code}`}: ${msg}`;
}

/** The documented error of a situation; `undefined` if the operation has none. */
export function situationOf(specified: SpecifiedOperation, name: string): Situation | undefined {
  return situationsOf(specified).find((situation) => situation.name === name);
}

/** The situations that depend on the account, not on the request, and what a check of them needs. */
export const situationsOfCallers: Readonly<Record<string, string>> = {
  guest: "needs the account of a guest",
  bot: "needs the account of a bot",
  "not-administrator": "needs an account that is not an administrator",
  "not-owner": "needs an account that is not an owner",
  "role-too-high": "needs an account that is not an administrator",
  "welcome-message": "needs an account that is not an administrator",
  "invitation-of-others": "needs an account that is not an administrator",
  "invitation-of-an-owner": "needs an account that is not an owner",
  "invalid-addresses": "needs an organization that does not accept every address",
  "synchronization-disabled": "needs an account that does not synchronize drafts",
  "account-deactivated": "needs an account that is deactivated",
  "organization-deactivated": "needs an organization that is deactivated",
};

/** The documented errors of an operation that are about the account. */
export function callerSituations(specified: SpecifiedOperation): Situation[] {
  return situationsOf(specified).filter(({ name }) => Object.hasOwn(situationsOfCallers, name));
}

/** Whether an answer is this error, whatever its status. Errors that share a code differ in their messages. */
export function matches({ code, msg }: DocumentedRefusal, { body }: ReadResponse): boolean {
  if (!isObject(body) || body.code !== code) return false;
  return code === "UNAUTHORIZED_PRINCIPAL" || body.msg === msg;
}

/** Whether the body of an example is the wanted error, apart from its message. */
export function agreesWith({ code, fields }: DocumentedRefusal, value: Json | undefined): boolean {
  const example = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    example.code === code &&
    Object.entries(fields).every(([name, value]) => example[name] === value)
  );
}
