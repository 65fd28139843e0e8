import type { Call, CallsFrom, Since } from "../../../generated/client.gen.ts";
import type { Boundary } from "../../../generated/feature-levels.gen.ts";
import type { Flat } from "../../toolkit/runtime/client.ts";

/** The operations that at least one server from feature level `L` up has, by id. */
export type Operations<L extends Boundary> = CallsFrom[L];

/** An operation by its id, as it is on all servers from feature level `L` up that have it. */
export type OperationOf<Id extends keyof Operations<L>, L extends Boundary = 0> =
  Operations<L>[Id] extends Since<number, string, infer Operation> ? Operation : Operations<L>[Id];

type AnyCall = Call<unknown, unknown, unknown>;

/**
 * The arguments of an operation in one flat object, by their names on the wire. `undefined` is the same as left out.
 */
export type ArgumentsOf<Operation> = Operation extends AnyCall
  ? Flat<Operation["arguments"]>
  : never;

/** The body of an operation's success. */
export type Data<Operation> = Operation extends AnyCall ? Operation["data"] : never;

/**
 * The documented errors of an operation, as a union that `code` narrows. Errors without a `code` on the wire have
 * `code?: undefined`, so that `code` can be read from all of them.
 */
export type DocumentedErrorOf<Operation> = Operation extends AnyCall
  ? WithCode<Operation["error"]>
  : never;

/** Adds `code?: undefined` to errors without a `code`. */
export type WithCode<E> = E extends unknown ? ("code" extends keyof E ? E : Codeless<E>) : never;

type Codeless<E> = E & { code?: undefined };
