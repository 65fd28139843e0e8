import { features } from "../../generated/client.gen.ts";
import type { OperationRow } from "../document/operation-row.ts";
import { abortable } from "./abortable.ts";
import { cleanCause } from "./clean-cause.ts";
import { AbortError, UnsupportedOperationError } from "./errors.ts";
import type { Redact } from "./redactor.ts";

/** The server's feature level, found out once. */
export interface ServerLevel {
  /** `undefined` until it is known. */
  readonly known: number | undefined;
  /** The level, asked for where it is not known. Calls at the same time ask once; a failure is forgotten. */
  find(): Promise<number>;
  /**
   * Asks only where the answer depends on it.
   *
   * @throws UnsupportedOperationError where the server does not have the operation.
   * @throws AbortError where the signal aborts before the server has answered.
   */
  requireOperation(operation: OperationRow, signal?: AbortSignal | null): Promise<void>;
}

/** A server's level, given or to be discovered. */
export function createServerLevel(
  given: number | undefined,
  discover: () => Promise<number>,
  redact: Redact,
): ServerLevel {
  let known = given;
  let asked: Promise<number> | undefined;
  const find = async () => {
    if (known !== undefined) return known;
    asked ??= discover();
    try {
      known = await asked;
      return known;
    } finally {
      asked = undefined;
    }
  };
  return {
    get known() {
      return known;
    },
    find,
    async requireOperation({ id, since, until = Number.POSITIVE_INFINITY }, signal) {
      if (since === 0 && until === Number.POSITIVE_INFINITY) return;
      const level = await abortable(find(), signal).catch((cause: unknown) => {
        throw signal?.aborted ? new AbortError(id, cleanCause(cause, redact)) : cause;
      });
      if (level >= since && level < until) return;
      const bound = level < since ? since : until;
      const release = Object.values(features).find(({ level }) => level === bound)?.release;
      throw new UnsupportedOperationError(id, { level: bound, release }, level);
    },
  };
}
