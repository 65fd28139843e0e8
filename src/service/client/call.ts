import type { AtLeast, Since } from "../../../generated/client.gen.ts";
import type { Boundary } from "../../../generated/feature-levels.gen.ts";
import type { CallOptions } from "../../toolkit/runtime/options.ts";
import type { Client } from "./client.ts";
import type { ArgumentsOf, OperationOf, Operations } from "./operation-types.ts";
import type { ResultOf } from "./result.ts";

/** The boundaries from which on all servers have an operation. */
type BoundaryWith<Id extends keyof Operations<0>> =
  Operations<0>[Id] extends Since<infer From extends Boundary, string, unknown>
    ? { [L in Boundary]: AtLeast[L] extends AtLeast[From] ? L : never }[Boundary]
    : Boundary;

type Given<Arguments> =
  Record<never, never> extends Arguments
    ? [given?: Arguments, options?: CallOptions]
    : [given: Arguments, options?: CallOptions];

/**
 * Calls an operation by its id, for functions that are generic in the level: its result is that of the level, where a
 * method of a generic client returns that of any level. Takes the arguments that servers of all levels take.
 *
 * ```ts
 * const list = <L extends Boundary>(client: Client<L>): Promise<ResultOf<"listInvitations", L>> =>
 *   call(client, "listInvitations");
 * ```
 */
export function call<Id extends keyof Operations<0>, L extends BoundaryWith<Id>>(
  client: Client<L>,
  id: Id,
  ...given: Given<ArgumentsOf<OperationOf<Id>>>
): Promise<ResultOf<Id, L>> {
  // The compiler cannot follow a method by an id that it does not know.
  const methods = client as unknown as Record<
    Id,
    (...given: unknown[]) => Promise<ResultOf<Id, L>>
  >;
  return methods[id](...given);
}
