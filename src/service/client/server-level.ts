import { features } from "../../../generated/client.gen.ts";
import type { OperationRow } from "../../toolkit/document/operation-row.ts";
import {
  AbortError,
  InvalidResponseError,
  ServerTooOldError,
  UnsupportedOperationError,
} from "./errors.ts";
import type { CallOptions, Settings } from "./options.ts";
import { abortable } from "./sleep.ts";

/** The server's feature level: learned with the first call, and followed from then on. */
export interface ServerLevel {
  /** What the server has reported last; `undefined` until it is known. */
  readonly known: number | undefined;
  /**
   * Asks for the level. Calls at the same time ask once; where the one that asks is aborted, another asks.
   *
   * @throws ServerTooOldError where it is below the program's.
   */
  ask(options: CallOptions): Promise<void>;
  /**
   * Stores the level that a success reports, if it has one.
   *
   * @throws ServerTooOldError where it is below the program's; InvalidResponseError where it is none.
   */
  learn(operation: OperationRow, data: Readonly<Record<string, unknown>>): void;
  /**
   * Asks where the level is not known yet.
   *
   * @throws ServerTooOldError where it is below the program's.
   * @throws UnsupportedOperationError where the server does not have the operation.
   */
  admit(operation: OperationRow, options: CallOptions): Promise<void>;
}

/** The operation that reports the level to everybody; it can be called before the level is known. */
const levelTeller = "getServerSettings";

/** @param call asks the server for its level, which ends in `learn`. */
export function createServerLevel(
  { featureLevel, serverFeatureLevel }: Pick<Settings, "featureLevel" | "serverFeatureLevel">,
  call: (options: CallOptions) => Promise<unknown>,
): ServerLevel {
  let known = serverFeatureLevel;
  let asked: Promise<unknown> | undefined;
  const refuseOlder = (level: number) => {
    if (level < featureLevel) throw new ServerTooOldError(featureLevel, level);
  };
  const self: ServerLevel = {
    get known() {
      return known;
    },
    async ask(options) {
      const { signal } = options;
      while (asked !== undefined) {
        try {
          return void (await abortable(asked, signal));
        } catch (error) {
          if (signal?.aborted) return void (await call(options)); // Which sends nothing and says why.
          if (!(error instanceof AbortError)) throw error;
        }
      }
      asked = call(options).finally(() => {
        asked = undefined;
      });
      await asked;
    },
    learn({ id }, { zulip_feature_level: level = id === levelTeller ? 0 : known }) {
      if (level === undefined) return;
      if (!Number.isSafeInteger(level)) {
        throw new InvalidResponseError(id, "zulip_feature_level is no integer", 200);
      }
      known = Number(level);
      refuseOlder(known);
    },
    async admit({ id, since, until, gaps = [] }, options) {
      if (id === levelTeller) return;
      if (known === undefined) await self.ask(options);
      const level = known ?? 0; // `ask` has made it known.
      refuseOlder(level);
      const gap = gaps.find((gap) => gap.since <= level && level < gap.until);
      const isGone = until !== undefined && level >= until;
      if (level >= since && !isGone && gap === undefined) return;
      const bound = gap?.until ?? (isGone ? until : since);
      const release = Object.values(features).find(({ level }) => level === bound)?.release;
      throw new UnsupportedOperationError(id, { level: bound, release }, level);
    },
  };
  return self;
}
