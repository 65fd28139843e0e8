/** The source of a rule: a section of docs/sources.md on the service document, or a public fact beyond it. */
export type Source = `sources §${string}` | Beyond;

/**
 * A public fact beyond the service document, with its number in docs/sources.md if it has one; or the fact that public
 * servers of the level do not follow the rule.
 */
export type Beyond =
  | "beyond the document"
  | `beyond the document, sources §${string}`
  | `as public servers do, sources §${string}`;

/**
 * The result of a check. `failed`: a rule of the service document is broken. `differs`: only a rule beyond the document
 * is broken, in a way that no public server does. `known to differ`: a rule is broken in the way of public servers of
 * the level. `errored`: an answer broke the check itself.
 */
export type Verdict =
  | "passed"
  | "failed"
  | "differs"
  | "known to differ"
  | "errored"
  | "not checked";

/** A request as it was sent, without credentials. */
export interface Sent {
  readonly method: string;
  /** With the query string. */
  readonly path: string;
  /** Its credentials in words: `those of --email`, `none`. */
  readonly credentials: string;
  /** Absent if it has no body. */
  readonly body?: string;
}

/** The response, without credentials and personal addresses. */
export interface Came {
  readonly status: number;
  readonly contentType: string | null;
  /** The first 200 characters of the body. */
  readonly excerpt: string;
}

/** A broken rule, with the request and the answer as evidence. */
export interface ReportedProblem {
  readonly wanted: string;
  readonly got: string;
  readonly source: Source;
  readonly sent: Sent;
  /** Absent if there was no answer. */
  readonly came?: Came;
}

/** A check and its verdict. */
export interface CheckResult {
  /** Stable: `<operation>/<situation>`, with the name of a parameter if there are several. */
  readonly id: string;
  readonly operation: string;
  readonly title: string;
  readonly source: Source;
  readonly verdict: Verdict;
  readonly problems: readonly ReportedProblem[];
  /** Why it was not checked, or what broke it. */
  readonly reason?: string;
  /** Observations that break no rule. */
  readonly notes: readonly string[];
}

/** The results of a run. */
export interface Report {
  readonly baseUrl: string;
  /** The level whose rules were applied. */
  readonly featureLevel: number;
  /** As the server reports it; `null` if it does not. */
  readonly reportedLevel: number | null;
  readonly write: boolean;
  readonly stateless: boolean;
  /** Whether it was stopped before its end: by its caller, by a limit, or by the server's rate limit. */
  readonly isInterrupted: boolean;
  /** How many requests were sent. */
  readonly requests: number;
  /** Descriptions of the run's objects that it could not remove: `draft 17`. */
  readonly leftBehind: readonly string[];
  /** Observations about the whole run. */
  readonly notes: readonly string[];
  readonly checks: readonly CheckResult[];
}

/** The number of checks by verdict. */
export function countVerdicts(checks: readonly CheckResult[]): Record<Verdict, number> {
  const counts = {
    passed: 0,
    failed: 0,
    differs: 0,
    "known to differ": 0,
    errored: 0,
    "not checked": 0,
  };
  for (const { verdict } of checks) counts[verdict] += 1;
  return counts;
}
