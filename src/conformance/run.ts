import { boundaries } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import { systemClock } from "../sandbox/clock.ts";
import { specificationAt } from "../sandbox/specification.ts";
import { createAsker } from "./ask.ts";
import type { Check } from "./check.ts";
import { removeQueues } from "./checks/queue-operations.ts";
import type { Account, Credentials } from "./exchange.ts";
import { planChecks } from "./plan.ts";
import { askLevel, requireCredentials } from "./preflight.ts";
import type { CheckResult, Report } from "./report.ts";
import { resultOf } from "./result.ts";
import { createSession } from "./session.ts";

/** What to check, and how. */
export interface ConformanceOptions {
  /** The address of the server, without a path. */
  readonly baseUrl: string;
  /** The account to ask as. Absent only where `stateless` is set, which takes any. */
  readonly account?: Account;
  /** A second account of the same organization, for what lies between two users. */
  readonly other?: Account;
  /** The level whose rules apply. Defaults to the one that the server reports. */
  readonly featureLevel?: number;
  /** Whether queues may be registered, read and deleted. Defaults to false. */
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
  /** Told before each check is made. */
  readonly onCheck?: (check: Pick<Check, "id" | "title">, index: number, total: number) => void;
  /** Told before the wait that the server's rate limit asks for, in milliseconds. */
  readonly onWait?: (milliseconds: number) => void;
}

const madeUp: Account = { email: "nobody@example.com", apiKey: "conformance-check-made-up-key" };

/**
 * Holds a server to the specification of a feature level, one request after another. Nothing is changed
 * but queues that the run itself registers, and only with `write`.
 *
 * @throws UncheckableError where there is no server to check, in words that say what to change.
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { write = false, stateless = false, signal = new AbortController().signal } = options;
  const account = stateless ? madeUp : (options.account ?? madeUp);
  const own: Credentials = { as: stateless ? "made-up ones" : "those of --email", account };
  const other = options.other && { as: "those of --other-email", account: options.other };
  const now = options.now ?? Date.now;
  const asker = createAsker({
    baseUrl: options.baseUrl,
    fetch: options.fetch ?? fetch,
    timeout: options.timeout ?? 10_000,
    timeLimit: options.timeLimit ?? 900_000,
    requestLimit: options.requestLimit ?? 500,
    now,
    secrets: [options.account, options.other].filter((secret) => secret !== undefined),
    sleep: options.sleep ?? ((milliseconds) => systemClock.sleep(milliseconds, signal)),
    signal,
    onWait: options.onWait ?? (() => {}),
  });
  const reportedLevel = await askLevel(asker, options.featureLevel);
  const level = options.featureLevel ?? reportedLevel ?? 0;
  const specification = specificationAt(level);
  const facts = { level, specification, write, stateless, own, other, now };
  const session = createSession(asker, facts);
  if (!stateless) await requireCredentials(session, asker.clean);
  const plan = planChecks(session);
  const results: CheckResult[] = [];
  let leftBehind: readonly string[] = [];
  let isInterrupted = false;
  try {
    for (const [index, check] of plan.entries()) {
      options.onCheck?.(check, index, plan.length);
      const whyOver = signal.aborted ? "the run was stopped before" : asker.whyOver();
      isInterrupted ||= whyOver !== undefined;
      const whyNot = whyOver ?? asker.whyLost(check.operation);
      results.push(await resultOf(check, whyNot, asker.clean));
    }
  } finally {
    leftBehind = await removeQueues(session);
  }
  const order = Object.keys(operations);
  return {
    baseUrl: options.baseUrl,
    featureLevel: level,
    reportedLevel: reportedLevel ?? null,
    write,
    stateless,
    isInterrupted: isInterrupted || signal.aborted,
    requests: asker.requests,
    leftBehind: leftBehind.map(asker.clean),
    notes: notesOf(level, results),
    checks: results.sort((one, two) => order.indexOf(one.operation) - order.indexOf(two.operation)),
  };
}

function notesOf(level: number, results: readonly CheckResult[]): string[] {
  const head = Math.max(...boundaries);
  const wrongKeys = results.filter(({ id }) => id.endsWith("/invalid-api-key"));
  const takesAny = wrongKeys.every(({ verdict }) => verdict !== "passed");
  return [
    ...(level > head
      ? [`feature level ${level} is newer than the specification, which knows ${head} and below`]
      : []),
    ...(takesAny && wrongKeys.some(({ verdict }) => verdict === "failed")
      ? ["the server takes a wrong API key: if it is a mock, say so with --stateless"]
      : []),
  ];
}
