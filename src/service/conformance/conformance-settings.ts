import type { AccountSecrets } from "../client/client-options.ts";
import { systemClock } from "../sandbox/clock.ts";

/** One of the accounts of a run. */
export type CredentialOwner = "own" | "other";

/** The options of a run. */
export interface ConformanceOptions {
  /** The address of the server, with the path at which it is, if any. */
  readonly baseUrl: string;
  /** The account that sends the requests. */
  readonly account: AccountSecrets;
  /** A second account of the same organization, for what one user sees of another. */
  readonly other?: AccountSecrets | undefined;
  /** The level of the sandboxes. Defaults to the one that the server reports. */
  readonly featureLevel?: number;
  /** Whether the run may create, change and remove objects of its own. Defaults to false. */
  readonly write?: boolean;
  /** Whether a run that may write also creates accounts, which stay, deactivated. Defaults to false. */
  readonly createAccounts?: boolean;
  /** In milliseconds, for each request. Defaults to 10 000. */
  readonly timeout?: number;
  /** In milliseconds, for the whole run: no call begins and no wait ends after it. Defaults to 900 000. */
  readonly timeLimit?: number;
  /** The longest body that is read, in bytes. Defaults to 4 MiB. */
  readonly maxResponseBytes?: number;
  /** How many requests the run may send, not counting those that remove its objects. Defaults to 600. */
  readonly requestLimit?: number;
  /** Sends a request; must honour `redirect: "manual"`. Defaults to the platform's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Stops the run after the current request; its objects are still removed. */
  readonly signal?: AbortSignal;
  /** In milliseconds since the UNIX epoch. Defaults to the system's clock. */
  readonly now?: () => number;
  /** Waits; returns early if the signal aborts. Defaults to a timer. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** Called before each wait for the server's rate limit, with its length in milliseconds. */
  readonly onWait?: (milliseconds: number) => void;
}

export type ConformanceSettings = ConformanceOptions &
  Required<Omit<ConformanceOptions, "other" | "featureLevel">>;

/** Fills in the defaults. */
export function settingsOf(options: ConformanceOptions): ConformanceSettings {
  const { signal = new AbortController().signal } = options;
  return {
    write: false,
    createAccounts: false,
    timeout: 10_000,
    timeLimit: 900_000,
    maxResponseBytes: 2 ** 22,
    requestLimit: 600,
    fetch,
    signal,
    now: systemClock.now,
    sleep: (milliseconds) => systemClock.sleep(milliseconds, signal),
    onWait: () => {},
    ...options,
  };
}
