import type { AtLeast, Call, Changes, features, Since } from "../../../generated/client.gen.ts";
import type { Boundary, FeatureName } from "../../../generated/feature-levels.gen.ts";
import type { OperationRow } from "../../toolkit/document/operation-row.ts";
import type { ChangeOf, Flat, KnownName, NeedsFeatureLevel } from "../../toolkit/runtime/client.ts";
import type { CallOptions } from "../../toolkit/runtime/options.ts";
import type { EventFollowingOf } from "./event-following.ts";
import type { Operations, WithCode } from "./operation-types.ts";
import type { Outcome } from "./result.ts";

/**
 * A client for every server from feature level `L` up: one method for each operation that all of them have. A client
 * for a higher level can be used where one for a lower level is expected.
 */
export type Client<L extends Boundary> = ClientMembers<AtLeast[L]> &
  EventFollowingOf<Operations<L>> &
  Methods<Operations<L>>;

/** One method for each operation, named by its `operationId`. */
export type Methods<Operations> = {
  readonly [Id in keyof Operations]: Method<Operations[Id]>;
};

declare const servers: unique symbol;

/** An interface, so that editors show its name where declarations are bundled, and not each change. */
interface Features extends FeaturesOf {}
type FeaturesOf = typeof features;

/** The members of a client that are not operations. No operation may have one of these names (`reservedNames`). */
export interface ClientMembers<out Servers = unknown> {
  /**
   * The servers from the client's level up, at compile time only. They make clients of different levels different types
   * even if all their methods are the same.
   */
  readonly [servers]: Servers;
  /**
   * The server's feature level as last reported by an option, the first call, `connect`, a registration of an event queue
   * or a `restart` event that `followEvents` reads; `undefined` before that.
   */
  readonly serverFeatureLevel: number | undefined;
  /**
   * Asks the server for its feature level, even if it is already known, and resolves to it. Calling it is optional: the
   * first call of an operation asks too.
   *
   * @throws ServerTooOldError if it is below the client's `featureLevel`.
   * @throws ServiceError or NoAnswerError if the server does not report its level.
   */
  connect(options?: CallOptions): Promise<number>;
  /**
   * Whether the server has a change, by its name in the specification. If so, the operations of that change can be
   * called, and its values sent: `if (client.supports("linkifierOrder")) await client.reorderLinkifiers(…)`.
   *
   * @typeParam _Change is what editors show of it: its level and summary.
   * @throws NotConnectedError if the result depends on the server's level and it is not known yet.
   */
  supports<Name extends string, _Change = ChangeOf<Changes, Name>>(
    name: KnownName<FeatureName, Name>,
  ): this is Client<Features[Name & FeatureName]>;
  /**
   * Calls an operation that the specification does not have, with the client's credentials, limits, retries and errors:
   * `client.request("POST", "/api/v1/messages", { type: "direct", to: [9], content: "Hello" })`. Arguments whose names
   * stand in braces are put into the path, others into the query of GET and HEAD, or else into the form; lists and
   * objects are sent as JSON text.
   */
  request(
    method: OperationRow["method"],
    path: string,
    given?: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ): Promise<Outcome<unknown, never>>;
}

/** An operation as a method; if not every server has it, a type that names the `supports` call it needs. */
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
 * The method of an operation with required arguments. With `in` and `out`, the compiler compares methods by their type
 * arguments; comparing the structure of promises is slow.
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
