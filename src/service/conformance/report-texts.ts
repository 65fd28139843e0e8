import { boundaries, releases } from "../../../generated/feature-levels.gen.ts";
import { grouped } from "../../toolkit/document/json.ts";
import { describeLevel } from "../../toolkit/levels/index.ts";
import { escapeHtml } from "../../toolkit/text/escape-html.ts";
import { escapeInvisible, escapeInvisibleLines } from "../../universal/escape-invisible.ts";
import { defaultUserAgent } from "../client/client-options.ts";
import {
  type CheckResult,
  countVerdicts,
  type Difference,
  type Finding,
  findingsIn,
  type Report,
} from "./conformance-report.ts";
import { causeKind } from "./failure-causes.ts";

/** A report for people: the findings, what is known, what was not checked and why, and the counts. */
export function reportForPeople(report: Report): string {
  const { checks, leftBehind, featureLevel } = report;
  const of = (verdict: CheckResult["verdict"]) => checks.filter((one) => one.verdict === verdict);
  const newest = Math.max(...boundaries, ...releases.map(({ level }) => level));
  const counts = Object.entries(countVerdicts(checks));
  const counted = (lines: readonly string[]) =>
    grouped(lines, (line) => line).map(
      ([line, { length }]) => `${escapeInvisible(line)} (${length})`,
    );
  const sections = [
    ...findingsIn(report).map(findingLines),
    section(
      "As public servers of the level do:",
      counted(of("known").flatMap(({ differences }) => differences.map(inShort))),
    ),
    section("Not checked:", counted(of("not checked").map(({ reason }) => reason ?? ""))),
    section("Not removed:", leftBehind.map(escapeInvisible)),
    featureLevel > newest
      ? [`The specification ends at level ${newest}; the server has a newer level.`, ""]
      : [],
    counts.map(([verdict, count]) => `${count} ${verdict}`).join(", "),
    conclusion(report),
  ];
  return `${sections.flat().join("\n")}\n`;
}

/** A finding, line by line. */
function findingLines({ first, also }: Finding): string[] {
  const { id, request, differences, more } = first;
  const places = differences
    .slice(0, 3)
    .map(
      ({ place, expected, got }) => `${place || "the response"}: expected ${expected}, got ${got}`,
    );
  const others = differences.length - places.length + (more ?? 0);
  return section(`✖ ${escapeInvisible(id)}`, [
    ...(request === undefined ? [] : [escapeInvisible(request)]),
    ...places.map(escapeInvisible),
    ...(others > 0 ? [`and ${others} more locations`] : []),
    ...(also.length > 0 ? [`also: ${firstOf(also.map((one) => escapeInvisible(one.id)))}`] : []),
  ]);
}

/** The first of many texts; the JSON report has all. */
function firstOf(texts: readonly string[]): string {
  const more = texts.length - 8;
  return more > 0 ? `${texts.slice(0, 8).join("; ")}; and ${more} more` : texts.join("; ");
}

/** A difference of public servers, of whichever item. */
function inShort({ place, expected, got }: Difference): string {
  const kind = causeKind({ place });
  if (got === "nothing") return `${kind} is missing`;
  return expected === "nothing" ? `${kind} is additional` : `${kind} has another value`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `    ${line}`), ""];
}

function conclusion(report: Report): string {
  const { baseUrl, featureLevel, reportedLevel, requests, isInterrupted } = report;
  const reported = reportedLevel === featureLevel ? "" : `, reports ${reportedLevel ?? "none"}`;
  const { length } = findingsIn(report);
  const found = length === 1 ? "1 finding" : `${length} findings`;
  const nothing = isInterrupted ? "nothing broken so far" : "nothing broken";
  const stopped = isInterrupted ? "stopped before its end, " : "";
  const level = describeLevel(featureLevel, releases, boundaries);
  return `${baseUrl}, ${level}${reported}: ${stopped}${length > 0 ? found : nothing}; ${requests} requests`;
}

/** The version of the JSON report, raised when a field is removed or changes its meaning, but not when one is added. */
const reportVersion = 3;

/** A report as JSON, with invisible characters escaped. Without times, so that those of an unchanged server are equal. */
export function reportText(report: Report): string {
  const { checks, ...facts } = report;
  const { "not checked": notChecked, ...counts } = countVerdicts(checks);
  const findings = findingsIn(report).length;
  const summary = { ...counts, notChecked, findings };
  const document = { version: reportVersion, suite: defaultUserAgent, ...facts, summary, checks };
  return `${escapeInvisibleLines(JSON.stringify(document, undefined, 2))}\n`;
}

/** How a JUnit report begins. */
export const junitHead = `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance of `;

/**
 * A report as JUnit XML: one suite for each operation, one case for each check; what follows from a finding is skipped.
 * XML 1.0 cannot represent most invisible characters (§2.2), so these are escaped as in messages; others as in HTML.
 */
export function junitText(report: Report): string {
  const { checks, baseUrl, featureLevel } = report;
  const name = escaped(`${baseUrl} to feature level ${featureLevel}`);
  const suites = grouped(checks, ({ operation }) => operation).map(
    ([operation, own]) =>
      `  <testsuite name="${escaped(operation)}"${junitCounts(own)}>\n${own.map(testCase).join("")}  </testsuite>\n`,
  );
  return `${junitHead}${name}"${junitCounts(checks)}>\n${suites.join("")}</testsuites>\n`;
}

const escaped = (text: string) => escapeHtml(escapeInvisible(text));

function junitCounts(checks: readonly CheckResult[]): string {
  const skipped = checks.filter((check) => whySkipped(check) !== undefined).length;
  const failures = countVerdicts(checks).differs - checks.filter(({ follows }) => follows).length;
  return ` tests="${checks.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
}

const whySkipped = ({ reason, follows }: CheckResult) =>
  reason ?? (follows === undefined ? undefined : `follows from ${follows}`);

function testCase(check: CheckResult): string {
  const { id, operation, verdict, differences } = check;
  const name = id.startsWith(`${operation}/`) ? id.slice(operation.length + 1) : id;
  const skipped = whySkipped(check);
  const [{ place, expected, got } = { place: "", expected: "", got: "" }] = differences;
  const message = `${place}: expected ${expected}, got ${got}`;
  const details = escapeHtml(findingLines({ first: check, also: [] }).join("\n").trim());
  const part =
    skipped !== undefined
      ? `<skipped message="${escaped(skipped)}"/>`
      : verdict === "differs"
        ? `<failure type="differs" message="${escaped(message)}">${details}</failure>`
        : verdict === "known"
          ? `<system-out>${details}</system-out>`
          : "";
  const head = `    <testcase classname="conformance.${escaped(operation)}" name="${escaped(name)}"`;
  return part === "" ? `${head}/>\n` : `${head}>\n      ${part}\n    </testcase>\n`;
}
