import { shownLines } from "../../base/shown-text.ts";
import { defaultUserAgent } from "../../service/client/options.ts";
import { countVerdicts, type Report } from "../../service/conformance/index.ts";

/** The version of the JSON report: raised when a field goes or changes its meaning, not when one comes. */
const reportVersion = 1;

/**
 * A report as JSON. It holds no times, so that two reports of a server that has not changed are equal
 * and can be compared; signs that cannot be seen are escaped.
 */
export function reportText(report: Report): string {
  const { checks, ...facts } = report;
  const { "not checked": notChecked, ...counts } = countVerdicts(checks);
  const document = {
    version: reportVersion,
    suite: defaultUserAgent,
    ...facts,
    summary: { ...counts, notChecked },
    checks,
  };
  return `${shownLines(JSON.stringify(document, undefined, 2))}\n`;
}
