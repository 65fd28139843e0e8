import { shownText } from "../../base/shown-text.ts";
import type { CheckResult, Report, ReportedProblem } from "../../service/conformance/index.ts";

/** A problem with its request and its answer, line by line. */
export function evidence({ wanted, got, source, sent, came }: ReportedProblem): string[] {
  const { method, path, body, credentials } = sent;
  return [
    `wanted  ${shownText(wanted)}  (${source})`,
    `got     ${shownText(got)}`,
    `sent    ${method} ${shownText(path)}`,
    ...(body === undefined ? [] : [`body    ${shownText(body)}`]),
    `by      ${credentials}`,
    ...(came === undefined
      ? []
      : [
          `came    ${came.status} ${shownText(came.contentType ?? "without Content-Type")}`,
          `answer  ${shownText(came.excerpt)}`,
        ]),
  ];
}

/** Which verdicts count as failures. */
export interface Strictness {
  /** Whether `differs` counts as well. */
  readonly strict: boolean;
}

/**
 * Whether a check counts as a failure. By default, differences beyond the service document do not: no server has
 * promised them.
 */
export function isBreach({ verdict }: CheckResult, { strict }: Strictness): boolean {
  return verdict === "failed" || (verdict === "differs" && strict);
}

/** Whether a run ends with exit code 1. A run that was stopped or errored counts as a failure. */
export function isBroken(report: Report, strictness: Strictness): boolean {
  const { isInterrupted, checks } = report;
  return (
    isInterrupted ||
    checks.some((check) => check.verdict === "errored" || isBreach(check, strictness))
  );
}
