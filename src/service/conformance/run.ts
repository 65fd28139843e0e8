import { boundaries } from "../../../generated/feature-levels.gen.ts";
import { operations } from "../../../generated/operations.gen.ts";
import type { Asker } from "./ask.ts";
import { createAsker } from "./ask.ts";
import type { ConformanceCheck } from "./check.ts";
import { isBeyond } from "./facts.ts";
import { type ConformanceOptions, settingsOf } from "./options.ts";
import { askLevel, planChecks, requireCredentials } from "./preflight.ts";
import type { CheckResult, Report, ReportedProblem, Verdict } from "./report.ts";
import { removeQueues } from "./scenarios/own-queues.ts";
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

/** Makes a check and says how it went, without credentials and personal addresses; it never throws. */
export async function resultOf(
  { run, situations: _, ...facts }: ConformanceCheck,
  whyNot: string | undefined,
  clean: Asker["clean"],
): Promise<CheckResult> {
  const unjudged = (verdict: Verdict, reason: string) => ({
    ...facts,
    verdict,
    reason: clean(reason),
    problems: [],
    notes: [],
  });
  if (whyNot !== undefined) return unjudged("not checked", whyNot);
  try {
    const outcome = await run();
    if ("notChecked" in outcome) return unjudged("not checked", outcome.notChecked);
    const { problems, notes = [] } = outcome;
    return {
      ...facts,
      verdict: verdictOf(problems),
      problems: problems.map((problem) => cleaned(problem, clean)),
      notes: notes.map(clean),
    };
  } catch (error) {
    return unjudged("errored", `the check itself broke, a defect of the suite: ${error}`);
  }
}

/** What a check says of an answer may hold what the server said; the exchange itself is clean already. */
function cleaned(
  { wanted, got, source, sent, came }: ReportedProblem,
  clean: Asker["clean"],
): ReportedProblem {
  const exchange = { sent, ...(came === undefined ? {} : { came }) };
  return { wanted: clean(wanted), got: clean(got), source, ...exchange };
}

function verdictOf(problems: CheckResult["problems"]): Verdict {
  if (problems.length === 0) return "passed";
  return problems.every(({ source }) => isBeyond(source)) ? "differs" : "failed";
}
