import type { CheckResult, Report } from "../../service/conformance/index.ts";

/** Which findings make a run fail. */
export interface Strictness {
  /** Whether those count that go beyond the service document, or in which public servers are known to differ. */
  readonly strict: boolean;
}

/**
 * Whether a check makes a run fail. What goes beyond the service document does not by default, as no server has
 * promised it. With `strict` it does, for a server that must answer as others do.
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
