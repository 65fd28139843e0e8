import type { OperationsFrom } from "../../../../generated/client.gen.ts";
import type { Boundary } from "../../../../generated/feature-levels.gen.ts";
import type { OperationId, operations } from "../../../../generated/operations.gen.ts";
import type { Clock } from "../clock.ts";
import type { FetchedState, Organization, User } from "../organization.ts";
import type { SandboxRequest } from "../sandbox-request.ts";
import { badRequest, type NamedError, type PlainResponse } from "../sandbox-responses.ts";
import type { InputProblem } from "../validate-input.ts";

export interface ResourceTypes {
  /** An item in a seed; `never` if seeds have none. */
  given: object;
  /** An item with all its fields. */
  complete: object;
  state: unknown;
  /** An item in `sandbox.state`. */
  shown: object;
}

/**
 * A kind of object in the sandbox: its part of a seed, its state in an organization, and the operations on it.
 * ../input-schemas.ts has the schema of its part of a seed.
 */
export interface Resource<Types extends ResourceTypes = ResourceTypes> {
  /** Absent if seeds do not have the list. */
  readonly seed?: SeedPart<Types["given"], Types["complete"]>;
  /** Creates the initial state. */
  start(seeded: readonly Types["complete"][], clock: Clock): Types["state"];
  /** The list in `sandbox.state`. */
  shown(organization: Organization): readonly Types["shown"][];
  /** What registrations return of its state, by type of event, which is also the name of the field. */
  readonly fetched?: Readonly<Record<string, FetchedState>>;
  readonly handlers: Handlers;
}

/** The handlers of some operations. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> };

/** The part of a seed that describes a resource. */
export interface SeedPart<Given, Complete> {
  /** Values that must be unique among the items, by the property that messages name. */
  unique(item: Given): Readonly<Record<string, unknown>>;
  /** The property that holds the ID of a user who has to exist. Defaults to none. */
  readonly userId?: string;
  /** Finds the mistakes that a schema cannot express. */
  problems?(place: string, item: Given): InputProblem[];
  /** `now` is in milliseconds. */
  complete(item: Given, now: number): Complete;
  /** The items of the default organization; `today` is in seconds. */
  byDefault(today: number, featureLevel: number): readonly Complete[];
}

/** Gives IDs to new items. Never reuses an ID, even after a deletion. */
export interface IdCounter {
  next(): number;
}

/** Creates a counter that continues after the existing IDs. */
export function countIds(known: readonly { readonly id: number }[]): IdCounter {
  let last = 0;
  for (const { id } of known) last = Math.max(last, id);
  return { next: () => ++last };
}

/** How many drafts, linkifiers and invitations a sandbox keeps, of each. */
const mostKept = 10_000;

/** The refusal of more things of a kind than a sandbox keeps; `undefined` if there may be so many. */
export const tooMany = (kind: string, count: number) =>
  count > mostKept ? badRequest(`A sandbox keeps at most ${mostKept} ${kind}.`) : undefined;

type Table = typeof operations;
type AtLevel<Id, L extends Boundary> = Id extends keyof OperationsFrom[L]
  ? OperationsFrom[L][Id]
  : never;

/** A part of a request; `unknown`, which changes no intersection, if the operation does not have the part. */
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

/** A union in which each member may also have the properties of the others. */
type WithAll<Union> = Union & {
  [Name in Union extends unknown ? keyof Union : never]?: Union extends {
    [Own in Name]?: infer Value;
  }
    ? Value
    : never;
};

/** The arguments of an operation by wire name, decoded and checked. */
export type SpecifiedArguments<Id extends OperationId> = WithAll<
  { [L in Boundary]: FlatArguments<AtLevel<Id, L>> }[Boundary]
>;

/** A response that the specification lists for an operation at any feature level. */
export type HandlerResponse<Id extends OperationId> =
  AtLevel<Id, Table[Id]["since"] & Boundary> extends { responses: infer Responses }
    ? AnswerOf<Responses>
    : never;

/** The calling user, if the operation authenticates. */
export type Caller<Id extends OperationId> = Table[Id]["isAuthenticated"] extends true
  ? User
  : undefined;

/** The parts of a request that a handler gets. */
export interface CallContext<Id extends OperationId> {
  readonly organization: Organization;
  readonly user: Caller<Id>;
  readonly request: Pick<SandboxRequest, "url" | "headers" | "signal">;
}

type HandlerAnswer<Id extends OperationId> = HandlerResponse<Id> | NamedError;

/** How the sandbox carries out one operation. */
export interface Handler<Id extends OperationId> {
  /** A refusal that `x-callers` cannot say; checked after those that it says, and before the parameters. */
  readonly refuse?: (user: Caller<Id>, organization: Organization) => HandlerAnswer<Id> | undefined;
  readonly carryOut: (
    context: CallContext<Id>,
    values: SpecifiedArguments<Id>,
  ) => HandlerAnswer<Id> | Promise<HandlerAnswer<Id>>;
  /** The response to arguments that the specification refuses and servers take; `undefined` to others. */
  readonly carryOutInvalid?: (
    context: CallContext<Id>,
    values: Readonly<Record<string, unknown>>,
  ) => HandlerAnswer<Id> | undefined;
}

/**
 * A handler whose operation is known only at run time. Callers pass the user and arguments that the specification
 * requires. Its members are methods, whose parameters TypeScript compares both ways, so every `Handler` is
 * assignable.
 */
export interface UntypedHandler {
  refuse?(user: User | undefined, organization: Organization): UntypedAnswer | undefined;
  carryOut(context: UntypedContext, values: UntypedValues): UntypedAnswer | Promise<UntypedAnswer>;
  carryOutInvalid?(context: UntypedContext, values: UntypedValues): UntypedAnswer | undefined;
}

type UntypedAnswer = PlainResponse | NamedError;

interface UntypedContext extends Omit<CallContext<OperationId>, "user"> {
  readonly user: User | undefined;
}

type UntypedValues = Readonly<Record<string, unknown>>;
