import { existsSync, readFileSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { explained, wrongly } from "../../base/failure.ts";
import { shown } from "../../base/home.ts";
import { jsonValue } from "../../base/json-value.ts";
import { shownLines, shownText } from "../../base/shown-text.ts";
import { defaultUserAgent } from "../../service/client/options.ts";
import { type CheckResult, countVerdicts, type Report } from "../../service/conformance/index.ts";
import { escapeHtml } from "../../toolkit/site/html.ts";
import { replaceFiles, writeNewFile } from "../new-file.ts";
import { evidence, isBreach, type Strictness } from "./evidence.ts";

/**
 * A report as JUnit XML: one suite for each operation, one case for each check. XML 1.0 cannot represent most invisible
 * characters (§2.2), so these are escaped as in messages; other characters as in HTML.
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
  const name = escapeHtml(shownText(`${baseUrl} to feature level ${featureLevel}`));
  return `${junitHead}${name}"${count(checks)}>\n${suites.join("")}</testsuites>\n`;
}

function testCase(check: CheckResult, strictness: Strictness): string {
  const { id, operation, title, verdict, reason = "", problems, notes } = check;
  const name = `${id.slice(operation.length + 1)}: ${title}`;
  const found = problems.map((problem) => evidence(problem).join("\n")).join("\n\n");
  const message = problems.map(({ wanted, got }) => `expected ${wanted}, got ${got}`).join("; ");
  const parts = [
    ...(isBreach(check, strictness)
      ? [`<failure${attributes({ type: verdict, message })}>${escapeHtml(found)}</failure>`]
      : []),
    ...(verdict === "errored" ? [`<error${attributes({ message: reason })}/>`] : []),
    ...(verdict === "not checked" ? [`<skipped${attributes({ message: reason })}/>`] : []),
    ...(notes.length > 0 || (found !== "" && !isBreach(check, strictness))
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

/**
 * Refuses to overwrite a file other than an earlier report. /dev/stdout and pipes have no contents to lose.
 *
 * @throws Failure with exit code 2.
 */
export function refuseForeign(path: string): void {
  if (!existsSync(path) || !statSync(path).isFile() || isReport(readFileSync(path, "utf8"))) return;
  throw wrongly(
    `${shown(path)} exists and is not a report: move it elsewhere, or name another file.`,
  );
}

function isReport(text: string): boolean {
  if (text.trim() === "" || text.startsWith(junitHead)) return true;
  const { version, suite, checks } = Object(jsonValue(text));
  const ours = String(suite).split("/")[0] === defaultUserAgent.split("/")[0];
  return ours && Number.isInteger(version) && Array.isArray(checks);
}

const junitHead = `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance of `;

/** The version of the JSON report, raised when a field is removed or changes its meaning, but not when one is added. */
const reportVersion = 2;

/**
 * A report as JSON, with invisible characters escaped. It has no times, so reports of an unchanged server are equal.
 */
export function reportText(report: Report): string {
  const { checks, ...facts } = report;
  const {
    "not checked": notChecked,
    "known to differ": knownToDiffer,
    ...counts
  } = countVerdicts(checks);
  const document = {
    version: reportVersion,
    suite: defaultUserAgent,
    ...facts,
    summary: { ...counts, knownToDiffer, notChecked },
    checks,
  };
  return `${shownLines(JSON.stringify(document, undefined, 2))}\n`;
}

/**
 * Writes a report, completely or not at all. For a link, writes the target; pipes and devices are written to directly.
 *
 * @throws Failure if the file cannot be written, or as `refuseForeign` does.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  refuseForeign(path); // It may have been created since the run began.
  if (!existsSync(path)) writeNewFile(path, text);
  else if (statSync(path).isFile()) replaceFiles(new Map([[path, text]]), new Map());
  else {
    await writeFile(path, text).catch((error: unknown) => {
      throw explained(error, shown(path));
    });
  }
}
