import { features } from "../../../generated/client.gen.ts";
import type { OperationRow, PromisedField } from "../../toolkit/document/operation-row.ts";
import { cleanCause } from "./clean.ts";
import type { Redact } from "./credentials.ts";
import { AbortError, ServerTooOldError, UnsupportedOperationError } from "./errors.ts";
import type { Settings } from "./options.ts";
import { abortable } from "./sleep.ts";

/** The server's feature level, found out once. */
export interface ServerLevel {
  /** `undefined` until it is known. */
  readonly known: number | undefined;
  /**
   * Asks for the level where it is not known. Calls at the same time ask once; a failure is forgotten.
   *
   * @throws ServerTooOldError where it is below the program's.
   */
  connect(): Promise<void>;
  /**
   * Learns from a success: the level, where it is reported, or else that the server is older than the types of
   * the program say. No request is made for it.
   *
   * @throws ServerTooOldError where the level is below the program's.
   */
  judge(operation: OperationRow, data: Readonly<Record<string, unknown>>): void;
  /**
   * Asks only where the answer depends on it.
   *
   * @throws ServerTooOldError where the level is known, and below the program's.
   * @throws UnsupportedOperationError where the server does not have the operation.
   * @throws AbortError where the signal aborts before the server has answered.
   */
  requireOperation(operation: OperationRow, signal?: AbortSignal | null): Promise<void>;
}

/** A server's level, given or to be discovered, and not below the one that the program needs. */
export function createServerLevel(
  { featureLevel, serverFeatureLevel }: Pick<Settings, "featureLevel" | "serverFeatureLevel">,
  discover: () => Promise<number>,
  redact: Redact,
): ServerLevel {
  let known = serverFeatureLevel;
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
  const refuseOlder = () => {
    if (known !== undefined && known < featureLevel)
      throw new ServerTooOldError(featureLevel, known);
  };
  return {
    get known() {
      return known;
    },
    async connect() {
      await find();
      refuseOlder();
    },
    judge({ id, promises = [] }, data) {
      const reported = data.zulip_feature_level ?? (id === "getServerSettings" ? 0 : undefined);
      if (Number.isSafeInteger(reported)) known ??= Number(reported);
      refuseOlder();
      if (known !== undefined) return;
      const isMissed = ({ since, at }: PromisedField) => since <= featureLevel && lacks(data, at);
      if (promises.some(isMissed)) throw new ServerTooOldError(featureLevel, undefined);
    },
    async requireOperation({ id, since, until = Number.POSITIVE_INFINITY, gaps = [] }, signal) {
      refuseOlder();
      if (since === 0 && until === Number.POSITIVE_INFINITY && gaps.length === 0) return;
      const level = await abortable(find(), signal).catch((cause: unknown) => {
        throw signal?.aborted ? new AbortError(id, cleanCause(cause, redact)) : cause;
      });
      refuseOlder();
      const gap = gaps.find((gap) => gap.since <= level && level < gap.until);
      if (level >= since && level < until && gap === undefined) return;
      const bound = gap?.until ?? (level < since ? since : until);
      const release = Object.values(features).find(({ level }) => level === bound)?.release;
      throw new UnsupportedOperationError(id, { level: bound, release }, level);
    },
  };
}

/** Whether a value goes some of the way to a field, and has none at its end. */
function lacks(value: unknown, [step, ...rest]: PromisedField["at"]): boolean {
  if (typeof step === "object") {
    const isMeant = (item: unknown) =>
      Object.entries(step).every(([name, value]) => Object(item)[name] === value);
    return Array.isArray(value) && value.some((item) => isMeant(item) && lacks(item, rest));
  }
  const fields: Readonly<Record<string, unknown>> = Object(value);
  if (fields !== value || step === undefined) return false;
  return rest.length > 0 ? lacks(fields[step], rest) : fields[step] === undefined;
}
