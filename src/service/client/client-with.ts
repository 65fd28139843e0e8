import type { CallOptions } from "../../toolkit/runtime/options.ts";
import type { ArgumentsOf, OperationOf, Operations } from "./operation-types.ts";
import type { ResultOf } from "./result.ts";

/**
 * A client that has these operations, at any level, for functions that are generic in the operation. Arguments and results
 * are those that all servers with the operation have in common:
 *
 * ```ts
 * const all = <Id extends OperationId>(client: ClientWith<Id>, id: Id, items: readonly Arguments<OperationOf<Id>>[]) =>
 *   Promise.all(items.map((given) => client[id](given)));
 * ```
 */
export type ClientWith<Id extends keyof Operations<0>> = {
  readonly [One in Id]: (
    given: ArgumentsOf<OperationOf<One>>,
    options?: CallOptions,
  ) => Promise<ResultOf<One>>;
};
