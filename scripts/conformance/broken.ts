import type { CheckResult, Report } from "../../src/conformance/index.ts";

/** What counts. */
export interface Strictness {
  /** Whether only the rules of the service document do. */
  readonly documentOnly: boolean;
}

/**
 * Whether a check has found what must be mended. What goes beyond the document counts by default: clients
 * rely on it, and the specification says it too.
 */
export function isBreach({ verdict }: CheckResult, { documentOnly }: Strictness): boolean {
  return verdict === "failed" || (verdict === "differs" && !documentOnly);
}

/** Whether a run ends with exit code 1. One that was stopped, or errored, has not shown that all is well. */
export function isBroken(report: Report, strictness: Strictness): boolean {
  const { isInterrupted, checks } = report;
  return (
    isInterrupted ||
    checks.some((check) => check.verdict === "errored" || isBreach(check, strictness))
  );
}
