import { shownText } from "../../base/shown-text.ts";
import type { CheckResult, Report, ReportedProblem } from "../../service/conformance/index.ts";

/** What a person needs to see a problem for themselves, line by line. */
export function evidence({ wanted, got, source, sent, came }: ReportedProblem): string[] {
  const { method, path, body, credentials } = sent;
  return [
    `wanted  ${shownText(wanted)}  (${source})`,
    `got     ${shownText(got)}`,
    `sent    ${method} ${shownText(path)}`,
    ...(body === undefined ? [] : [`        ${shownText(body)}`]),
    `        credentials: ${credentials}`,
    ...(came === undefined
      ? []
      : [
          `came    ${came.status} ${shownText(came.contentType ?? "without Content-Type")}`,
          `        ${shownText(came.excerpt)}`,
        ]),
  ];
}

/** What counts. */
export interface Strictness {
  /** Whether what goes beyond the service document does too, and what public servers are known to do otherwise. */
  readonly strict: boolean;
}

/**
 * Whether a check has found what must be mended. What goes beyond the document does not count by default:
 * no server has promised it. Who makes a server that clients of others shall find the same is strict.
 */
export function isBreach({ verdict }: CheckResult, { strict }: Strictness): boolean {
  return verdict === "failed" || (verdict === "differs" && strict);
}

/** Whether a run ends with exit code 1. One that was stopped, or errored, has not shown that all is well. */
export function isBroken(report: Report, strictness: Strictness): boolean {
  const { isInterrupted, checks } = report;
  return (
    isInterrupted ||
    checks.some((check) => check.verdict === "errored" || isBreach(check, strictness))
  );
}
