import type { OperationsFrom } from "../../../generated/client.gen.ts";
import type { Boundary } from "../../../generated/feature-levels.gen.ts";
import type { OperationId, operations } from "../../../generated/operations.gen.ts";
import type { PlainAnswer } from "./answers.ts";
import type { Organization, User } from "./organization.ts";

type Table = typeof operations;
type AtLevel<Id, L extends Boundary> = Id extends keyof OperationsFrom[L]
  ? OperationsFrom[L][Id]
  : never;

/** A part of a request, or nothing to intersect with where the operation has no such part. */
type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type FormOf<Sent> =
  NonNullable<Sent> extends { content: { "application/x-www-form-urlencoded": infer Form } }
    ? Form
    : unknown;
type FlatArguments<Op> = Op extends { parameters: { query?: infer Query; path?: infer Path } }
  ? Part<Query> & Part<Path> & (Op extends { requestBody?: infer Sent } ? FormOf<Sent> : unknown)
  : never;

type AnswerOf<Responses> = {
  [Status in keyof Responses]: Responses[Status] extends {
    content: { "application/json": infer Content };
  }
    ? { readonly status: Status; readonly body: Content }
    : never;
}[keyof Responses];

/** The members of a union, in each of which also the properties of the others may be there. */
type WithAll<Union> = Union & {
  [Name in Union extends unknown ? keyof Union : never]?: Union extends {
    [Own in Name]?: infer Value;
  }
    ? Value
    : never;
};

/** The arguments of an operation by wire name, decoded and valid, whatever place they came from. */
export type SpecifiedArguments<Id extends OperationId> = WithAll<
  { [L in Boundary]: FlatArguments<AtLevel<Id, L>> }[Boundary]
>;

/** An answer that the specification has for an operation, at any feature level that has it. */
export type SpecifiedAnswer<Id extends OperationId> =
  AtLevel<Id, Table[Id]["since"] & Boundary> extends { responses: infer Responses }
    ? AnswerOf<Responses>
    : never;

/** The calling user, where the operation knows one. */
export type Caller<Id extends OperationId> = Table[Id]["isAuthenticated"] extends true
  ? User
  : undefined;

/** What an operation works on. */
interface CallContext<Id extends OperationId> {
  readonly organization: Organization;
  readonly user: Caller<Id>;
  /** The address that the request came to, as `https://chat.example.com`. */
  readonly origin: string;
  /** Aborted when the caller no longer waits for the answer. */
  readonly signal: AbortSignal;
}

/** How the sandbox carries out one operation. */
export interface Behaviour<Id extends OperationId> {
  /** The answer to a user to whom the operation is closed; comes before parameters are looked at. */
  readonly refuse?: (user: Caller<Id>) => SpecifiedAnswer<Id> | undefined;
  readonly carryOut: (
    context: CallContext<Id>,
    values: SpecifiedArguments<Id>,
  ) => SpecifiedAnswer<Id> | Promise<SpecifiedAnswer<Id>>;
}

/**
 * A behaviour whose operation is known at run time only: callers hold to what the specification says of the
 * user and the arguments. It has methods, whose parameters TypeScript compares both ways, so that each
 * `Behaviour` is one.
 */
export interface UntypedBehaviour {
  refuse?(user: User | undefined): PlainAnswer | undefined;
  carryOut(
    context: {
      readonly organization: Organization;
      readonly user: User | undefined;
      readonly origin: string;
      readonly signal: AbortSignal;
    },
    values: Readonly<Record<string, unknown>>,
  ): PlainAnswer | Promise<PlainAnswer>;
}
