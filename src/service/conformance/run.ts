import { boundaries } from "../../../generated/feature-levels.gen.ts";
import { operations } from "../../../generated/operations.gen.ts";
import { createAsker } from "./ask.ts";
import { type ConformanceOptions, settingsOf } from "./options.ts";
import { planChecks } from "./plan.ts";
import { askLevel, requireCredentials } from "./preflight.ts";
import type { CheckResult, Report } from "./report.ts";
import { resultOf } from "./result.ts";
import { removeQueues } from "./scenarios/queue-operations.ts";
import { createSession } from "./session.ts";

/**
 * Holds a server to the specification of a feature level, one request after another. Nothing is changed
 * but queues that the run itself registers, and only with `write`.
 *
 * @throws UncheckableError where there is no server to check, in words that say what to change.
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const settings = settingsOf(options);
  const { baseUrl, write, stateless, signal } = settings;
  const asker = createAsker(settings);
  const reportedLevel = await askLevel(asker, settings.featureLevel);
  const level = settings.featureLevel ?? reportedLevel ?? 0;
  const session = createSession(asker, settings, level);
  if (!stateless) await requireCredentials(session, asker.clean);
  const plan = planChecks(session);
  const results: CheckResult[] = [];
  let leftBehind: readonly string[] = [];
  let isInterrupted = false;
  try {
    for (const [index, check] of plan.entries()) {
      settings.onCheck(check, index, plan.length);
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
