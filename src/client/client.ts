import type { features } from "../../generated/client.gen.ts";
import type { Boundary, FeatureName } from "../../generated/feature-levels.gen.ts";
import type { EventFollowing } from "./event-following.ts";
import type { Arguments, Operations } from "./operation-types.ts";
import type { Result } from "./result.ts";

/**
 * A client for every server from feature level `L` up: one method for each operation that all of them
 * have. Where a client for some level is wanted, one for a higher level will do.
 */
export type Client<L extends Boundary> = ClientMembers &
  EventFollowing<Operations<L>> &
  Methods<Operations<L>>;

/** One method for each operation, named by its `operationId`. */
export type Methods<Operations> = {
  readonly [Id in keyof Operations]: Method<Operations[Id]>;
};

/** What a client has beside the operations, of which none may have one of these names (`reservedNames`). */
export interface ClientMembers {
  /** The server's feature level; `undefined` until it was given or asked for. */
  readonly serverFeatureLevel: number | undefined;
  /**
   * Asks the server for its feature level, unless it is known, and resolves to this client.
   *
   * @throws ServerTooOldError where it is below the client's `featureLevel`.
   * @throws ServiceError or NoAnswerError where the server does not tell.
   */
  connect(): Promise<this>;
  /**
   * Whether the server has a change, by its name in the specification; where it has, what came with it
   * can be called: `if (client.supports("linkifierOrder")) await client.reorderLinkifiers(…)`.
   *
   * @throws NotConnectedError where that depends on the server and its level is not known yet.
   */
  supports<Name extends FeatureName>(name: Name): this is Client<(typeof features)[Name]["level"]>;
}

/** What can be set for one call. */
export interface CallOptions {
  /** Ends the call, waits between attempts included. */
  readonly signal?: AbortSignal | undefined;
  /** How long one attempt may take, in milliseconds. Defaults to the client's. */
  readonly timeout?: number | undefined;
}

/** An operation as a method. */
export type Method<Operation> =
  Record<never, never> extends Arguments<Operation>
    ? (given?: Arguments<Operation>, options?: CallOptions) => Promise<Result<Operation>>
    : (given: Arguments<Operation>, options?: CallOptions) => Promise<Result<Operation>>;
