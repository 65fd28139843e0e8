/** Compares a server with sandboxes of its feature level: pure functions over an injected `fetch`. */

export { UncheckableError } from "./look.ts";
export type { ConformanceOptions } from "./options.ts";
export {
  type CheckResult,
  countVerdicts,
  type Difference,
  type Finding,
  findingsIn,
  isBroken,
  type Report,
  type Verdict,
} from "./report.ts";
export { junitHead, junitText, reportForPeople, reportText } from "./report-texts.ts";
export { runConformance } from "./run.ts";
