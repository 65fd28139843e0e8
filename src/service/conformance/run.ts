import { boundaries } from "../../../generated/feature-levels.gen.ts";
import { operations } from "../../../generated/operations.gen.ts";
import { shownText } from "../../base/shown-text.ts";
import { errorsOf } from "../../toolkit/document/answers.ts";
import { isObject } from "../../toolkit/document/json.ts";
import { RedirectError } from "../../toolkit/runtime/errors.ts";
import { type Asker, createAsker } from "./ask.ts";
import { type ConformanceCheck, SkippedError } from "./check.ts";
import { whyNoAnswer } from "./exchange.ts";
import { type ConformanceOptions, settingsOf } from "./options.ts";
import { removeMade } from "./own-things.ts";
import { planChecks } from "./plan.ts";
import type { CheckResult, Report, ReportedProblem, Verdict } from "./report.ts";
import { createSession, nobody, operationOf, type Session, successOf } from "./session.ts";
import { isBeyond, isOfPublicServers, operationOfSomeLevel } from "./sources.ts";

/**
 * Checks a server against the specification of a feature level. Sends one request after another, except during one
 * waiting read. With `write`, it creates and removes its own event queues, drafts, linkifiers and invitations, and sets
 * the order of linkifiers to the current one; otherwise it changes nothing.
 *
 * @throws UncheckableError if the server cannot be checked; the message says what to change.
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
    leftBehind = await removeMade(session);
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

/** The server cannot be checked: it does not answer, refuses the credentials, or reports no level. */
export class UncheckableError extends Error {
  override readonly name = "UncheckableError";
}

/**
 * The level that the server reports: 0 if a success has no such field (sources §15.1), `undefined` if there is no
 * success but `wished` is given.
 *
 * @throws UncheckableError if no server answers, or the level stays unknown.
 */
async function askLevel(asker: Asker, wished: number | undefined): Promise<number | undefined> {
  const operation = operationOfSomeLevel("getServerSettings");
  const exchange = await asker.ask({ operation, credentials: nobody });
  const { sent, response, failure } = exchange;
  const uncheckable = (text: string) => new UncheckableError(shownText(asker.clean(text)));
  const line = `${sent.method} ${sent.path}`;
  if (failure instanceof RedirectError) {
    const to = failure.location === undefined ? "" : ` to ${failure.location}`;
    throw uncheckable(
      `${line}: the server redirects${to}, and no redirect is followed. Name the server itself with --base-url.`,
    );
  }
  if (failure !== undefined) {
    throw uncheckable(
      `${line}: ${whyNoAnswer(failure)} Is the server running, and is --base-url its address?`,
    );
  }
  const { zulip_feature_level: level = 0 } = successOf(exchange) ?? { zulip_feature_level: null };
  if (typeof level === "number" && Number.isSafeInteger(level) && level >= 0) return level;
  if (wished !== undefined) return undefined;
  if (typeof level === "string") {
    const text = JSON.stringify(level.slice(0, 100));
    throw uncheckable(
      `${line} reports its feature level as the text ${text}, and not as a number. Name the level with --level.`,
    );
  }
  throw new UncheckableError(
    `${line} returned ${response?.status} and no feature level. Is --base-url the server's address? If it is, name the level with --level.`,
  );
}

/**
 * Checks that the server accepts the credentials; otherwise every check would fail.
 *
 * @throws UncheckableError if it refuses them.
 */
async function requireCredentials(session: Session, clean: Asker["clean"]): Promise<void> {
  const probe = operationOf(session, "listInvitations");
  if (probe === undefined) return;
  const { response } = await session.ask({ operation: probe.operation });
  const { code, msg } = isObject(response?.body) ? response.body : {};
  const isRefused = errorsOf(probe.operation).some(
    (error) => error.status === response?.status && error.code === code,
  );
  if (!isRefused || ![401, 403].includes(response?.status ?? 0)) return;
  const why = shownText(clean(typeof msg === "string" ? msg : `${JSON.stringify(msg)}`));
  throw new UncheckableError(
    `The server refuses the credentials of --email ("${why}"): check --email and the variable API_KEY.`,
  );
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

/** Runs a check. The result holds no credentials and no personal addresses. Never throws. */
async function resultOf(
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
    const found = await run();
    const problems = found.filter((one) => typeof one !== "string");
    const notes = found.filter((one) => typeof one === "string");
    return {
      ...facts,
      verdict: verdictOf(problems),
      problems: problems.map((problem) => reportedProblem(problem, clean)),
      notes: [...new Set(notes)].map(clean),
    };
  } catch (error) {
    if (error instanceof SkippedError) return unjudged("not checked", error.message);
    return unjudged("errored", `the check itself broke, a defect of the suite: ${error}`);
  }
}

/** Removes credentials from the texts of a check, which may quote the server. The exchange is already clean. */
function reportedProblem(
  { wanted, got, source, sent, came }: ReportedProblem,
  clean: Asker["clean"],
): ReportedProblem {
  return {
    wanted: clean(wanted),
    got: clean(got),
    source,
    sent,
    ...(came !== undefined && { came }),
  };
}

function verdictOf(problems: CheckResult["problems"]): Verdict {
  if (problems.length === 0) return "passed";
  if (!problems.every(({ source }) => isBeyond(source))) return "failed";
  return problems.every(({ source }) => isOfPublicServers(source)) ? "known to differ" : "differs";
}
