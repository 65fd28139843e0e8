import type { Call, CallsFrom, Since } from "../../../generated/client.gen.ts";
import type { Boundary } from "../../../generated/feature-levels.gen.ts";

/** The operations that servers from feature level `L` up have, by id; `Since` those that not each of them has. */
export type Operations<L extends Boundary> = CallsFrom[L];

/** An operation by its id, as those servers from feature level `L` up have it that have it. */
export type OperationOf<Id extends keyof Operations<L>, L extends Boundary = 0> =
  Operations<L>[Id] extends Since<number, string, infer Operation> ? Operation : Operations<L>[Id];

/** Any operation. */
type AnyCall = Call<unknown, unknown, unknown>;

/**
 * The arguments of an operation, flat and in wire names, wherever in the request each one travels. An
 * optional one may be `undefined`, which is the same as left out.
 */
export type ArgumentsOf<Operation> = Operation extends AnyCall
  ? Flat<Operation["arguments"]>
  : never;

/** What a success of an operation carries. */
export type Data<Operation> = Operation extends AnyCall ? Operation["data"] : never;

/**
 * The documented errors of an operation, a union to be narrowed by `code`. One that has no `code` on the wire has
 * `code?: undefined` here, so that `code` can be read from all of them.
 */
export type DocumentedErrorOf<Operation> = Operation extends AnyCall
  ? WithCode<Operation["error"]>
  : never;

/** Errors of which each has `code`, if only to be `undefined`. */
export type WithCode<E> = E extends unknown ? ("code" extends keyof E ? E : Codeless<E>) : never;

type Codeless<E> = E & { code?: undefined };

/** Arguments as one object: a mapped type over an intersection keeps the doc comment of each property. */
export type Flat<T> = [keyof T] extends [never]
  ? { readonly [name: string]: never }
  : {
      readonly [Name in keyof T]:
        | Sendable<T[Name]>
        | (undefined extends T[Name] ? undefined : never);
    };

type Sendable<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;
