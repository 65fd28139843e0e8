/**
 * How a response compares with those of two sandboxes of its level. `same`: it equals that of the sandbox that follows
 * the service document. `known`: it equals only that of the sandbox that follows public servers. `differs`: it equals
 * neither.
 */
export type CheckVerdict = "same" | "known" | "differs" | "not checked";

/** A location at which a response differs. */
export interface Difference {
  /** `status`, the name of a header, or a JSON Pointer into the body; empty for the response as a whole. */
  readonly place: string;
  readonly expected: string;
  readonly got: string;
}

/** A call and its verdict. */
export interface CheckResult {
  /** Stable: `<operation>/<what is asked>`. */
  readonly id: string;
  readonly operation: string;
  readonly verdict: CheckVerdict;
  /**
   * The call as a command line of curl, without credentials. Absent if the response is `same`, or there was no call.
   */
  readonly request?: string;
  /** The first places, if there are many. */
  readonly differences: readonly Difference[];
  /** The number of further locations; absent without any. */
  readonly more?: number;
  /** Why it was not checked. */
  readonly reason?: string;
  /** The ID of the check whose finding explains this one too. */
  readonly follows?: string;
}

/** The results of a run. */
export interface Report {
  readonly baseUrl: string;
  /** The level of the sandboxes. */
  readonly featureLevel: number;
  /** The level that the server reports; `null` if it reports none. */
  readonly reportedLevel: number | null;
  readonly write: boolean;
  /** Whether it was stopped before its end: by its caller, by a limit, or by the server's rate limit. */
  readonly isInterrupted: boolean;
  /** How many requests were sent. */
  readonly requests: number;
  /** Descriptions of the run's objects that it could not remove: `draft 17`. */
  readonly leftBehind: readonly string[];
  /** In the order of the calls. */
  readonly checks: readonly CheckResult[];
}

/** The number of checks by verdict. */
export function countVerdicts(checks: readonly CheckResult[]): Record<CheckVerdict, number> {
  const counts = { same: 0, known: 0, differs: 0, "not checked": 0 };
  for (const { verdict } of checks) counts[verdict] += 1;
  return counts;
}

/** One fault of a server: the check that found it first, and those that show the same. */
export interface Finding {
  readonly first: CheckResult;
  readonly also: readonly CheckResult[];
}

/** The findings of a report. */
export function findingsIn({ checks }: Report): Finding[] {
  const firsts = checks.filter(({ verdict, follows }) => verdict === "differs" && !follows);
  return firsts.map((first) => ({
    first,
    also: checks.filter(({ follows }) => follows === first.id),
  }));
}

/** Whether a run ends with exit code 1. A run that was stopped counts as a failure. */
export const isBroken = ({ isInterrupted, checks }: Report): boolean =>
  isInterrupted || checks.some(({ verdict }) => verdict === "differs");
