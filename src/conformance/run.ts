import { boundaries } from "../../generated/feature-levels.gen.ts";
import { operations } from "../../generated/operations.gen.ts";
import { systemClock } from "../sandbox/clock.ts";
import { specificationAt } from "../sandbox/specification.ts";
import type { Account } from "./account.ts";
import { createAsker } from "./ask.ts";
import type { ConformanceOptions } from "./options.ts";
import { planChecks } from "./plan.ts";
import { askLevel, requireCredentials } from "./preflight.ts";
import type { CheckResult, Report } from "./report.ts";
import { resultOf } from "./result.ts";
import { removeQueues } from "./scenarios/queue-operations.ts";
import { createSession } from "./session.ts";

const madeUp: Account = { email: "nobody@example.com", apiKey: "conformance-check-made-up-key" };

/**
 * Holds a server to the specification of a feature level, one request after another. Nothing is changed
 * but queues that the run itself registers, and only with `write`.
 *
 * @throws UncheckableError where there is no server to check, in words that say what to change.
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { write = false, stateless = false, signal = new AbortController().signal } = options;
  const { baseUrl, other, now = systemClock.now } = options;
  const own = stateless
    ? { as: "made-up ones", account: madeUp }
    : { as: "those of --email", account: options.account ?? madeUp };
  const asker = createAsker({
    baseUrl,
    fetch: options.fetch ?? fetch,
    timeout: options.timeout ?? 10_000,
    timeLimit: options.timeLimit ?? 900_000,
    requestLimit: options.requestLimit ?? 500,
    now,
    secrets: [options.account, other].filter((secret) => secret !== undefined),
    sleep: options.sleep ?? ((milliseconds) => systemClock.sleep(milliseconds, signal)),
    signal,
    onWait: options.onWait ?? (() => {}),
  });
  const reportedLevel = await askLevel(asker, options.featureLevel);
  const level = options.featureLevel ?? reportedLevel ?? 0;
  const specification = specificationAt(level);
  const session = createSession(asker, {
    ...{ level, specification, write, stateless, own, now },
    other: other && { as: "those of --other-email", account: other },
  });
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
    baseUrl,
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
