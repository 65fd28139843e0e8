/** Where a rule comes from: a section of docs/sources.md on the service document, or a public fact beyond it. */
export type Source = `sources §${string}` | Beyond;

/**
 * A public fact beyond the service document, with its number in docs/sources.md where it has one of its own; or the fact
 * that public servers of the level do otherwise than the rule.
 */
export type Beyond =
  | "beyond the document"
  | `beyond the document, sources §${string}`
  | `as public servers do, sources §${string}`;

/**
 * How a check went. `failed`: a rule of the service document is broken. `differs`: only something that goes beyond the
 * document is as no public server has it. `known to differ`: it is as public servers of the level have it, though a rule
 * says otherwise. `errored`: an answer broke the check itself.
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
  /** Whose credentials it carried, in words: `those of --email`, `none`. */
  readonly credentials: string;
  /** The body, where it had one. */
  readonly body?: string;
}

/** What came back, credentials and personal addresses taken out. */
export interface Came {
  readonly status: number;
  readonly contentType: string | null;
  /** The first 200 characters of the body. */
  readonly excerpt: string;
}

/** One rule that an answer breaks, with the request and the answer that show it. */
export interface ReportedProblem {
  readonly wanted: string;
  readonly got: string;
  readonly source: Source;
  readonly sent: Sent;
  /** Absent where there was no answer. */
  readonly came?: Came;
}

/** One check and how it went. */
export interface CheckResult {
  /** Stable: `<operation>/<situation>`, with a parameter's name where there are several. */
  readonly id: string;
  readonly operation: string;
  readonly title: string;
  readonly source: Source;
  readonly verdict: Verdict;
  readonly problems: readonly ReportedProblem[];
  /** Why it was not checked, or what broke it. */
  readonly reason?: string;
  /** What is worth knowing and breaks no rule. */
  readonly notes: readonly string[];
}

/** All that a run found out. */
export interface Report {
  readonly baseUrl: string;
  /** The level whose rules were applied. */
  readonly featureLevel: number;
  /** What the server says of itself; `null` where it does not say. */
  readonly reportedLevel: number | null;
  readonly write: boolean;
  readonly stateless: boolean;
  /** Whether it was stopped before its end: by its caller, by a limit, or by the server's rate limit. */
  readonly isInterrupted: boolean;
  /** How many requests were sent. */
  readonly requests: number;
  /** What the run made and could not remove, in words: `draft 17`. */
  readonly leftBehind: readonly string[];
  /** What is worth knowing of the whole run. */
  readonly notes: readonly string[];
  readonly checks: readonly CheckResult[];
}

/** How many checks went how. */
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
