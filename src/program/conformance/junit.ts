import { shownText } from "../../base/shown-text.ts";
import type { CheckResult, Report } from "../../service/conformance/index.ts";
import { escapeHtml } from "../../toolkit/site/html.ts";
import { isBreach, type Strictness } from "./broken.ts";
import { evidence } from "./evidence.ts";

/**
 * A report as JUnit XML: one suite an operation, one case a check. XML 1.0 has no way to write most of what cannot be
 * seen (§2.2), so texts are shown ones; the rest it escapes as HTML does.
 */
export function junitText(report: Report, strictness: Strictness): string {
  const { checks, baseUrl, featureLevel } = report;
  const operations = [...new Set(checks.map(({ operation }) => operation))];
  const count = (some: readonly CheckResult[]) =>
    attributes({
      tests: some.length,
      failures: some.filter((check) => isBreach(check, strictness)).length,
      errors: some.filter(({ verdict }) => verdict === "errored").length,
      skipped: some.filter(({ verdict }) => verdict === "not checked").length,
    });
  const suites = operations.map((operation) => {
    const own = checks.filter((check) => check.operation === operation);
    const cases = own.map((check) => testCase(check, strictness)).join("");
    return `  <testsuite${attributes({ name: operation })}${count(own)}>\n${cases}  </testsuite>\n`;
  });
  const name = `conformance of ${baseUrl} to feature level ${featureLevel}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes({ name })}${count(checks)}>\n${suites.join("")}</testsuites>\n`;
}

function testCase(check: CheckResult, strictness: Strictness): string {
  const { id, operation, title, verdict, reason = "", problems, notes } = check;
  const name = `${id.slice(operation.length + 1)}: ${title}`;
  const found = problems.map((problem) => evidence(problem).join("\n")).join("\n\n");
  const message = problems.map(({ wanted, got }) => `wanted ${wanted}, got ${got}`).join("; ");
  const parts = [
    ...(isBreach(check, strictness)
      ? [`<failure${attributes({ type: verdict, message })}>${escapeHtml(found)}</failure>`]
      : []),
    ...(verdict === "errored" ? [`<error${attributes({ message: reason })}/>`] : []),
    ...(verdict === "not checked" ? [`<skipped${attributes({ message: reason })}/>`] : []),
    ...(notes.length > 0 || (verdict === "differs" && !strictness.strict)
      ? [
          `<system-out>${escapeHtml([...notes.map(shownText), found].join("\n").trim())}</system-out>`,
        ]
      : []),
  ];
  const head = `    <testcase${attributes({ classname: `conformance.${operation}`, name })}`;
  if (parts.length === 0) return `${head}/>\n`;
  return `${head}>\n${parts.map((part) => `      ${part}\n`).join("")}    </testcase>\n`;
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(shownText(String(value)))}"`)
    .join("");
}
