import type { AccountSecrets } from "../client/credentials.ts";
import { systemClock } from "../sandbox/clock.ts";
import type { ConformanceCheck } from "./check.ts";

/** What to check, and how. */
export interface ConformanceOptions {
  /** The address of the server, without a path. */
  readonly baseUrl: string;
  /** The account to ask as. Absent only where `stateless` is set, which takes any. */
  readonly account?: AccountSecrets;
  /** A second account of the same organization, for what lies between two users. */
  readonly other?: AccountSecrets;
  /** The level whose rules apply. Defaults to the one that the server reports. */
  readonly featureLevel?: number;
  /** Whether things of the run's own may be made and removed, and the order of linkifiers set. Defaults to false. */
  readonly write?: boolean;
  /**
   * Whether the server only checks the form of requests and answers with examples, as the mock does.
   * Every request then carries made-up credentials, so that nothing happens should it be a real one.
   * Defaults to false.
   */
  readonly stateless?: boolean;
  /** In milliseconds, for each request. Defaults to 10 000. */
  readonly timeout?: number;
  /**
   * In milliseconds, for the whole run: no check begins after it, and no wait goes beyond it. Defaults to
   * 900 000.
   */
  readonly timeLimit?: number;
  /** How many requests the run sends, cleaning up apart. Defaults to 500. */
  readonly requestLimit?: number;
  /** Sends a request; must honour `redirect: "manual"`. Defaults to the platform's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Stops the run after the request that is under way; what it registered is still deleted. */
  readonly signal?: AbortSignal;
  /** In milliseconds since the UNIX epoch. Defaults to the system's clock. */
  readonly now?: () => number;
  /** Waits, or less long where the signal aborts. Defaults to a timer. */
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

/** The options with all defaults. */
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
