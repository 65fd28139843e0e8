import type { BoundariesFrom, Call, features, Since } from "../../../generated/client.gen.ts";
import type { Boundary, FeatureName } from "../../../generated/feature-levels.gen.ts";
import type { EventFollowingOf } from "./event-following.ts";
import type { Flat, Operations, WithCode } from "./operation-types.ts";
import type { CallOptions } from "./options.ts";
import type { Outcome } from "./result.ts";

/**
 * A client for every server from feature level `L` up: one method for each operation that all of them
 * have. A client for a higher level can be used in the place of one for a lower level.
 */
export type Client<L extends Boundary> = ClientMembers<BoundariesFrom[L]> &
  EventFollowingOf<Operations<L>> &
  Methods<Operations<L>>;

/** One method for each operation, named by its `operationId`. */
export type Methods<Operations> = {
  readonly [Id in keyof Operations]: Method<Operations[Id]>;
};

declare const levels: unique symbol;

/** The members of a client that are no operations; no operation may have one of these names (`reservedNames`). */
export interface ClientMembers<out Levels extends Boundary = Boundary> {
  /**
   * The boundaries from which the level of a server may be, at compile time only. They make two clients different types
   * also where all their methods are the same.
   */
  readonly [levels]: Levels;
  /**
   * The server's feature level as it was reported last: by an option, the first call, `connect` or a registration of
   * an event queue. `undefined` before.
   */
  readonly serverFeatureLevel: number | undefined;
  /**
   * Asks the server for its feature level, again where it is known, and resolves to this client. The first call
   * asks by itself.
   *
   * @throws ServerTooOldError where it is below the client's `featureLevel`.
   * @throws ServiceError or NoAnswerError where the server does not report its level.
   */
  connect(options?: CallOptions): Promise<this>;
  /**
   * Whether the server has a change now, by its name in the specification; where it has, what came with it
   * can be called: `if (client.supports("linkifierOrder")) await client.reorderLinkifiers(…)`.
   *
   * @throws NotConnectedError if that depends on the server and its level is not known yet.
   */
  supports<Name extends FeatureName>(name: Name): this is Client<(typeof features)[Name]["level"]>;
}

/** An operation as a method; where not every server has it, a type that names the `supports` call it needs. */
export type Method<Operation> =
  Operation extends Call<infer Arguments, infer Data, infer Problem>
    ? MethodOf<Flat<Arguments>, Data, WithCode<Problem>>
    : Operation extends Since<infer Level, infer Feature, unknown>
      ? NeedsFeatureLevel<Level, `client.supports("${Feature}")`>
      : never;

type MethodOf<Given, Data, Problem> =
  Record<never, never> extends Given
    ? FreeMethod<Given, Data, Problem>
    : GivenMethod<Given, Data, Problem>;

/**
 * The method of an operation with required arguments. With `in` and `out`, the compiler
 * compares two methods by their type arguments, and not by the structure of a promise, which takes it long.
 */
export type GivenMethod<in Given, out Data, out Problem> = (
  given: Given,
  options?: CallOptions,
) => Promise<Outcome<Data, Problem>>;

/** The method of an operation without required arguments. */
export type FreeMethod<in Given, out Data, out Problem> = (
  given?: Given,
  options?: CallOptions,
) => Promise<Outcome<Data, Problem>>;

/**
 * An operation that not every server has from the client's `featureLevel` up. It can be called where
 * `client.supports(…)` is true, or by a client of that level.
 */
export interface NeedsFeatureLevel<Level extends number, Ask extends string> {
  /** Of a function: the method of a higher level is one of these too. */
  readonly name: string;
  /** At compile time only. */
  readonly [levels]?: readonly [Level, Ask];
}
