import type { CallsFrom, LaterFrom, Levels, Since } from "../../../generated/client.gen.ts";
import type { contract } from "../../../generated/contract.gen.ts";
import type {
  ApiOf,
  BoundaryFor,
  Callable,
  CallableIn,
  Method,
  RuntimeClient,
  RuntimeMembers,
} from "../../toolkit/runtime/contract-types.ts";
import type { Outcome, UndocumentedError } from "./client-result.ts";
import type { FollowingFrom } from "./event-following.ts";

/** The types of this API. */
export interface ServiceTypes extends ApiOf<typeof contract, UndocumentedError> {
  readonly calls: Calls;
  readonly members: FollowingFrom;
}

/** The calls that all servers from each boundary up have. As an interface, compilers compute its members once. */
export interface Calls extends CallableIn<CallsFrom> {}

/** A feature level, or the release that reports it, as `"8.0"`, up to the highest level that the specification knows. */
export type LevelOrRelease = keyof Levels;

/**
 * The boundary at or below a feature level or release: 209 for 210. Its types hold for all servers from that level up.
 */
export type BoundaryAt<L> =
  BoundaryFor<ServiceTypes, L> extends infer B extends keyof Levels ? B : never;

/**
 * A client for every server from feature level `L` up: one method for each operation that all of them have. A client
 * for a higher level can be used where one for a lower level is expected.
 */
export type Client<L extends LevelOrRelease = 0> = RuntimeClient<ServiceTypes, Levels[L]>;

/** The members of a client that are not operations. */
export type ClientMembers = RuntimeMembers<ServiceTypes>;

/** The operations that at least one server from feature level `L` up has, by id. */
export type Operations<L extends LevelOrRelease> = CallsFrom[Levels[L]] & LaterFrom[Levels[L]];

/** An operation by its id, as it is on all servers from feature level `L` up that have it. */
export type OperationOf<Id extends keyof Operations<0>, L extends LevelOrRelease = 0> =
  Operations<L>[Id & keyof Operations<L>] extends Since<number, string, infer Operation>
    ? Operation
    : Operations<L>[Id & keyof Operations<L>];

/** The body of an operation's success. */
export type Data<Operation> = Callable<Operation>["data"];

/**
 * The documented errors of an operation, as a union that `code` narrows. Errors without a `code` on the wire have
 * `code?: undefined`, so that `code` can be read from all of them.
 */
export type DocumentedErrorOf<Operation> = Callable<Operation>["error"];

/** The result of a call of an operation. */
export type Result<Operation> = Outcome<Data<Operation>, DocumentedErrorOf<Operation>>;

/** The result of a call of an operation, by its id: `ResultOf<"listInvitations", 210>`. */
export type ResultOf<
  Id extends keyof Operations<0>,
  L extends LevelOrRelease = 0,
> = Id extends keyof Calls[0]
  ? Outcome<Calls[Levels[L]][Id]["data"], Calls[Levels[L]][Id]["error"]>
  : Result<OperationOf<Id, L>>;

/**
 * A client that has these operations, at any level, for functions that are generic in the operation. Arguments and
 * results are those that all servers with the operation have in common:
 *
 * ```ts
 * const all = <Id extends OperationId>(client: ClientWith<Id>, id: Id, items: readonly Arguments<OperationOf<Id>>[]) =>
 *   Promise.all(items.map((given) => client[id](given)));
 * ```
 */
export type ClientWith<Id extends keyof Operations<0>> = {
  readonly [One in Id]: Method<
    Callable<OperationOf<One>>["given"],
    Data<OperationOf<One>>,
    DocumentedErrorOf<OperationOf<One>> | UndocumentedError
  >;
};
