import type { OperationRow } from "../document/operation-row.ts";
import { mayBeSent, rowAt } from "./encode-request.ts";
import {
  AbortError,
  abortedBy,
  InvalidResponseError,
  ServerTooOldError,
  TimeoutError,
  UnsupportedOperationError,
} from "./errors.ts";
import { cleanCause, type Redact } from "./redact.ts";
import { type CallOptions, isLevel, type Settings } from "./runtime-options.ts";
import { abortable } from "./sleep.ts";

/** The server's feature level: learned with the first call, and updated by later responses. */
export interface ServerLevel {
  /** As the server last reported it; `undefined` until it is known. */
  readonly known: number | undefined;
  /**
   * Asks for the level, for the operation that is called. Concurrent calls share one request; if the call that sent it
   * is aborted, another asks.
   *
   * @throws ServerTooOldError if it is below the client's `featureLevel`.
   */
  ask(options: CallOptions, operation?: string): Promise<void>;
  /**
   * Stores the level that a response or an event reports; `undefined` changes nothing.
   *
   * @throws ServerTooOldError if the level is below the client's `featureLevel`.
   * @throws InvalidResponseError if it is not a level; `null` is none.
   */
  learn(operation: string, reported: unknown): void;
  /**
   * Asks for the level if it is not known, and returns the operation as the server has it.
   *
   * @throws ServerTooOldError if it is below the client's `featureLevel`.
   * @throws UnsupportedOperationError if the server does not have the operation.
   */
  admit(operation: OperationRow, options: CallOptions): Promise<OperationRow>;
}

/**
 * @param releases the level that the servers of each release report, oldest first, for messages
 * @param call calls the operation that reports the level; the caller must make `call` pass its success to `learn`.
 * @param redact removes the credentials from the reason of an aborted call.
 */
export function createServerLevel(
  { featureLevel, serverFeatureLevel }: Pick<Settings, "featureLevel" | "serverFeatureLevel">,
  {
    operation: levelOperation,
    fixed,
  }: { readonly operation?: string | undefined; readonly fixed?: number | undefined },
  releases: Readonly<Record<string, number>>,
  call: (options: CallOptions) => Promise<unknown>,
  redact: Redact,
): ServerLevel {
  let known = serverFeatureLevel ?? fixed;
  let request: Promise<unknown> | undefined;
  const refuseOlder = (level: number) => {
    if (level < featureLevel) throw new ServerTooOldError(featureLevel, level);
  };
  const self: ServerLevel = {
    get known() {
      return known;
    },
    async ask(options, id = levelOperation ?? "connect") {
      const { signal } = options;
      for (;;) {
        const isOwn = request === undefined;
        request ??= call(options).finally(() => {
          request = undefined;
        });
        try {
          return void (await abortable(request, signal));
        } catch (error) {
          if (signal?.aborted) throw abortedBy(id, cleanCause(signal.reason, redact));
          if (isOwn || !isAborted(error)) throw error;
        }
      }
    },
    learn(id, reported) {
      if (reported !== undefined) {
        if (!isLevel(reported)) {
          const problem =
            reported === null
              ? "the server does not report its level"
              : "the reported level is not a feature level";
          throw new InvalidResponseError(id, problem, 200);
        }
        if (isOtherNumber(reported, Object.values(releases))) {
          throw new InvalidResponseError(id, otherNumber(reported), 200);
        }
        known = reported;
      }
      if (known !== undefined) refuseOlder(known);
    },
    async admit(operation, options) {
      const { id } = operation;
      if (id !== levelOperation && known === undefined) await self.ask(options, id);
      const level = known ?? featureLevel; // Unknown if no operation reports it, or this one does.
      const row = rowAt(operation, level);
      if (id === levelOperation) return row;
      refuseOlder(level);
      const { since, until, gaps = [] } = row;
      const gap = gaps.find((gap) => gap.since <= level && level < gap.until);
      const isGone = until !== undefined && level >= until;
      if (mayBeSent(row, level)) return row;
      const bound = gap?.until ?? (isGone ? until : since);
      const release = Object.entries(releases).find(([, level]) => level >= bound)?.[0];
      throw new UnsupportedOperationError(id, { level: bound, release }, level);
    },
  };
  return self;
}

/**
 * Whether a level cannot be one of releases that are only numbered 1, 2, 3: it is at least ten times the newest. Read as
 * newer than all, it would let everything pass.
 */
const isOtherNumber = (level: number, numbers: readonly number[]): boolean =>
  numbers.length > 0 &&
  numbers.every((number, index) => number === index + 1) &&
  level >= 10 * numbers.length;

const otherNumber = (level: number): string =>
  `the reported level ${level} is not in this contract, whose releases are numbered from 1. Infer the document from FILE@LEVEL=RELEASE`;

/** Whether the signal of a caller ended a call. */
const isAborted = (error: unknown): boolean =>
  error instanceof AbortError || (error instanceof TimeoutError && error.timeout === undefined);
