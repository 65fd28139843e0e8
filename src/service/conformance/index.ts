/** Compares a server with sandboxes of its feature level: pure functions over an injected `fetch`. */

export {
  type CheckResult,
  type CheckVerdict,
  countVerdicts,
  type Difference,
  type Finding,
  findingsIn,
  isBroken,
  type Report,
} from "./conformance-report.ts";
export type { ConformanceOptions } from "./conformance-settings.ts";
export { UncheckableError } from "./probe-server.ts";
export { junitHead, junitText, reportForPeople, reportText } from "./report-texts.ts";
export { runConformance } from "./run-conformance.ts";
