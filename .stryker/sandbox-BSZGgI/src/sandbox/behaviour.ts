// @ts-nocheck
import type { OperationsFrom } from "../../generated/client.gen.ts";
import type { OperationId, operations } from "../../generated/operations.gen.ts";
import type { Organization } from "./organization.ts";
import type { User } from "./seed.ts";

type Table = typeof operations;
type Level = keyof OperationsFrom;
type AtLevel<Id, L extends Level> = Id extends keyof OperationsFrom[L]
  ? OperationsFrom[L][Id]
  : never;

/** A part of a request, or nothing to intersect with where the operation has no such part. */
type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type FormOf<Body> =
  NonNullable<Body> extends { content: { "application/x-www-form-urlencoded": infer Form } }
    ? Form
    : unknown;
type ArgumentsOf<Op> = Op extends { parameters: { query?: infer Query; path?: infer Path } }
  ? Part<Query> & Part<Path> & (Op extends { requestBody?: infer Body } ? FormOf<Body> : unknown)
  : never;

type AnswerOf<Responses> = {
  [Status in keyof Responses]: Responses[Status] extends {
    content: { "application/json": infer Body };
  }
    ? { readonly status: Status; readonly body: Body }
    : never;
}[keyof Responses];

/** The arguments of an operation by wire name, decoded and valid, whatever place they came from. */
export type Arguments<Id extends OperationId> = {
  [L in Level]: ArgumentsOf<AtLevel<Id, L>>;
}[Level];

/** An answer that the specification has for an operation, at any feature level that has it. */
export type Answer<Id extends OperationId> =
  AtLevel<Id, Table[Id]["since"] & Level> extends { responses: infer Responses }
    ? AnswerOf<Responses>
    : never;

/** The calling user, where the operation knows one. */
export type Caller<Id extends OperationId> = Table[Id]["isAuthenticated"] extends true
  ? User
  : undefined;

/** What an operation works on. */
export interface Call<Id extends OperationId> {
  readonly organization: Organization;
  readonly user: Caller<Id>;
  /** Aborted when the caller no longer waits for the answer. */
  readonly signal: AbortSignal;
}

/** How the sandbox carries out one operation. */
export interface Behaviour<Id extends OperationId> {
  /** The answer to a user whose role forbids the operation; comes before parameters are looked at. */
  readonly refuse?: (user: Caller<Id>) => Answer<Id> | undefined;
  readonly carryOut: (call: Call<Id>, values: Arguments<Id>) => Answer<Id> | Promise<Answer<Id>>;
}
