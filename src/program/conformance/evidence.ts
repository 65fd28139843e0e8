import { shownText } from "../../base/shown-text.ts";
import type { CheckResult, Report, ReportedProblem } from "../../service/conformance/index.ts";

/** A problem with its request and its answer, line by line. */
export function evidence({ wanted, got, source, sent, came }: ReportedProblem): string[] {
  const { method, path, body, credentials } = sent;
  return [
    `expected     ${shownText(wanted)}  (${source})`,
    `got          ${shownText(got)}`,
    `request      ${method} ${shownText(path)}`,
    ...(body === undefined ? [] : [`body         ${shownText(body)}`]),
    `credentials  ${credentials}`,
    ...(came === undefined
      ? []
      : [
          `response     ${came.status} ${shownText(came.contentType ?? "without Content-Type")}`,
          `body         ${shownText(came.excerpt)}`,
        ]),
  ];
}

/** The settings that decide which verdicts count as failures. */
export interface Strictness {
  /** Whether `known to differ` counts too. */
  readonly strict: boolean;
  /** The IDs of accepted checks, which never count. Defaults to none. */
  readonly accepted?: ReadonlySet<string>;
}

/** Whether a check found something that counts as a failure. */
export function isBreach(check: CheckResult, strictness: Strictness): boolean {
  return isFinding(check, strictness) && !isAccepted(check, strictness);
}

/** Whether a check found something that is accepted. */
export function isAccepted(check: CheckResult, { accepted, strict }: Strictness): boolean {
  return isFinding(check, { strict }) && accepted?.has(check.id) === true;
}

const isFinding = ({ verdict }: CheckResult, { strict }: Strictness) =>
  verdict === "failed" || verdict === "differs" || (verdict === "known to differ" && strict);

/** The accepted checks that found nothing, so that outdated entries of the list are noticed. */
export function acceptedInVain({ checks }: Report, { accepted = new Set() }: Strictness): string[] {
  const found = new Set(checks.filter(({ problems }) => problems.length > 0).map(({ id }) => id));
  const done = new Set(
    checks
      .filter(({ verdict }) => verdict !== "not checked" && verdict !== "errored")
      .map(({ id }) => id),
  );
  return [...accepted].filter((id) => done.has(id) && !found.has(id));
}

/** Whether a run ends with exit code 1. A run that was stopped or errored counts as a failure. */
export function isBroken(report: Report, strictness: Strictness): boolean {
  const { isInterrupted, checks } = report;
  return (
    isInterrupted ||
    checks.some((check) => check.verdict === "errored" || isBreach(check, strictness))
  );
}
