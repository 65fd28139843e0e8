/** Checks a server against the specification of its feature level: pure functions over an injected `fetch`. */
export type { ConformanceOptions } from "./options.ts";
export {
  type CheckResult,
  countVerdicts,
  type Report,
  type ReportedProblem,
  type Verdict,
} from "./report.ts";
export { runConformance, UncheckableError } from "./run.ts";
