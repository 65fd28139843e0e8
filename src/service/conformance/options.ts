import type { AccountSecrets } from "../client/options.ts";
import { systemClock } from "../sandbox/clock.ts";
import type { ConformanceCheck } from "./check.ts";

/** The options of a run. */
export interface ConformanceOptions {
  /** The address of the server, without a path. */
  readonly baseUrl: string;
  /** The account that sends the requests. Needed unless `stateless` is set. */
  readonly account?: AccountSecrets;
  /** A second account of the same organization, for checks between two users. */
  readonly other?: AccountSecrets;
  /** The level whose rules apply. Defaults to the one that the server reports. */
  readonly featureLevel?: number;
  /** Whether the run may create and remove its own objects, and set the order of linkifiers. Defaults to false. */
  readonly write?: boolean;
  /**
   * Whether the server only checks the form of requests and answers with examples, as the mock does. Every request then
   * has made-up credentials, so that nothing happens if it is a real server. Defaults to false.
   */
  readonly stateless?: boolean;
  /** In milliseconds, for each request. Defaults to 10 000. */
  readonly timeout?: number;
  /** In milliseconds, for the whole run: no check begins and no wait ends after it. Defaults to 900 000. */
  readonly timeLimit?: number;
  /** The longest body that is read, in bytes. Defaults to 16 MiB. */
  readonly maxResponseBytes?: number;
  /** How many requests the run may send, not counting the cleaning up. Defaults to 500. */
  readonly requestLimit?: number;
  /** Sends a request; must honour `redirect: "manual"`. Defaults to the platform's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Stops the run after the current request; its objects are still deleted. */
  readonly signal?: AbortSignal;
  /** In milliseconds since the UNIX epoch. Defaults to the system's clock. */
  readonly now?: () => number;
  /** Waits; returns early if the signal aborts. Defaults to a timer. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** Called before each check. */
  readonly onCheck?: (
    check: Pick<ConformanceCheck, "id" | "title">,
    index: number,
    total: number,
  ) => void;
  /** Called before each wait for the server's rate limit, with its length in milliseconds. */
  readonly onWait?: (milliseconds: number) => void;
}

export type ConformanceSettings = ConformanceOptions &
  Required<Omit<ConformanceOptions, "account" | "other" | "featureLevel">>;

/** Fills in the defaults. */
export function settingsOf(options: ConformanceOptions): ConformanceSettings {
  const { signal = new AbortController().signal } = options;
  return {
    write: false,
    stateless: false,
    timeout: 10_000,
    timeLimit: 900_000,
    maxResponseBytes: 2 ** 24,
    requestLimit: 500,
    fetch,
    signal,
    now: systemClock.now,
    sleep: (milliseconds) => systemClock.sleep(milliseconds, signal),
    onCheck: () => {},
    onWait: () => {},
    ...options,
  };
}
