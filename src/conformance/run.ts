import { boundaries } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import { RedirectError } from "../client/errors.ts";
import { isObject } from "../levels/json.ts";
import { specificationAt } from "../sandbox/specification.ts";
import { type Account, type Asker, type Credentials, createAsker, whyNoAnswer } from "./ask.ts";
import type { Check, Outcome } from "./check.ts";
import { removeQueues } from "./checks/queue-operations.ts";
import { planChecks, probeOf } from "./plan.ts";
import type { CheckResult, Report, Verdict } from "./report.ts";
import { asOwn, createSession, nobody, type Session, successOf } from "./session.ts";

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

/** Nothing can be checked: no server there, no credentials that it takes, no level known. */
export class UncheckableError extends Error {
  override readonly name = "UncheckableError";
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
  const asker = createAsker({
    baseUrl: options.baseUrl,
    fetch: options.fetch ?? fetch,
    timeout: options.timeout ?? 10_000,
    secrets: [options.account, options.other].filter((secret) => secret !== undefined),
    sleep: options.sleep ?? ((milliseconds) => sleep(milliseconds, signal)),
    signal,
    onWait: options.onWait ?? (() => {}),
  });
  const reportedLevel = await askLevel(asker, options.featureLevel);
  const level = options.featureLevel ?? reportedLevel ?? 0;
  const specification = specificationAt(level);
  const now = options.now ?? Date.now;
  const facts = { level, specification, write, stateless, own, other, now };
  const session = createSession(asker, facts);
  if (!stateless) await requireCredentials(session);
  const plan = planChecks(session);
  const results: CheckResult[] = [];
  let leftBehind: readonly string[] = [];
  try {
    for (const [index, check] of plan.entries()) {
      options.onCheck?.(check, index, plan.length);
      results.push(resultOf(check, await carryOut(check, asker, signal), asker.clean));
    }
  } finally {
    leftBehind = await removeQueues(session);
  }
  const order = Object.keys(operations);
  const head = Math.max(...boundaries);
  return {
    baseUrl: options.baseUrl,
    featureLevel: level,
    reportedLevel: reportedLevel ?? null,
    write,
    stateless,
    isInterrupted: signal.aborted,
    requests: asker.requests,
    leftBehind: leftBehind.map(asker.clean),
    notes:
      level > head
        ? [`feature level ${level} is newer than the specification, which knows ${head} and below`]
        : [],
    checks: results.sort((one, two) => order.indexOf(one.operation) - order.indexOf(two.operation)),
  };
}

async function carryOut(check: Check, asker: Asker, signal: AbortSignal): Promise<Outcome> {
  if (signal.aborted) return { notChecked: "the run was stopped before" };
  const lost = asker.whyLost(check.operation);
  if (lost !== undefined) return { notChecked: lost };
  return check.run();
}

function resultOf(check: Check, outcome: Outcome, clean: Asker["clean"]): CheckResult {
  const { run: _, situations: __, ...facts } = check;
  if ("notChecked" in outcome) {
    const reason = clean(outcome.notChecked);
    return { ...facts, verdict: "not checked", reason, problems: [], notes: [] };
  }
  const { problems, notes = [] } = cleaned(outcome, clean);
  return { ...facts, verdict: verdictOf(problems), problems, notes };
}

/** Data with each of its texts cleaned: what a server says may turn up anywhere in it. */
function cleaned<T>(data: T, clean: Asker["clean"]): T {
  const text = JSON.stringify(data);
  // Texts stay texts, and all else stays as it is.
  return JSON.parse(text, (_, value) => (typeof value === "string" ? clean(value) : value)) as T;
}

function verdictOf(problems: CheckResult["problems"]): Verdict {
  if (problems.length === 0) return "passed";
  return problems.every(({ source }) => source === "beyond the document") ? "differs" : "failed";
}

/** What the server says of its level; 0 where a success says nothing of it (wire-facts). */
async function askLevel(asker: Asker, wished: number | undefined): Promise<number | undefined> {
  const operation = operations.getServerSettings;
  const exchange = await asker.ask({ operation, credentials: nobody });
  const { sent, answer, failure } = exchange;
  const line = `${sent.method} ${sent.path}`;
  if (failure instanceof RedirectError) {
    const to = failure.location === undefined ? "" : ` to ${failure.location}`;
    throw new UncheckableError(
      `${line}: the server redirects${to}, and no redirect is followed. Name the server itself with --base-url.`,
    );
  }
  if (failure !== undefined) {
    throw new UncheckableError(
      `${line}: ${whyNoAnswer(failure)} Is the server running, and --base-url its address?`,
    );
  }
  const { zulip_feature_level: level = 0 } = successOf(exchange) ?? { zulip_feature_level: null };
  if (typeof level === "number" && Number.isSafeInteger(level) && level >= 0) return level;
  if (wished !== undefined) return undefined;
  throw new UncheckableError(
    `${line} answered ${answer?.status} and no feature level: name the level with --level.`,
  );
}

/** @throws UncheckableError where the server does not take the credentials: all would look broken. */
async function requireCredentials(session: Session): Promise<void> {
  const probe = probeOf(session.specification);
  if (probe === undefined) return;
  const { answer } = await session.ask(asOwn(session, probe));
  const { code, msg } = isObject(answer?.body) ? answer.body : {};
  if (answer?.status !== 401 || code !== "UNAUTHORIZED") return;
  throw new UncheckableError(
    `The server refuses the credentials of --email ("${msg}"): check --email and the variable API_KEY.`,
  );
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
