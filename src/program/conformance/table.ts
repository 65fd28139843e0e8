import { styleText } from "node:util";
import { boundaries, releases } from "../../../generated/feature-levels.gen.ts";
import { shownText } from "../../base/shown-text.ts";
import {
  type CheckResult,
  countVerdicts,
  type Report,
  type Verdict,
} from "../../service/conformance/index.ts";
import { grouped } from "../../toolkit/document/json.ts";
import { levelInWords } from "../../toolkit/levels/index.ts";
import { acceptedInVain, evidence, isAccepted, isBreach, type Strictness } from "./evidence.ts";

const verdicts = [
  "passed",
  "failed",
  "differs",
  "known to differ",
  "errored",
  "not checked",
] as const;
const colors = {
  passed: "green",
  failed: "red",
  differs: "red",
  "known to differ": "yellow",
  errored: "red",
  "not checked": "dim",
} as const;

/** A report for people: the problems with evidence, the skipped checks with reasons, and the counts. */
export function reportTable(
  report: Report,
  { isColored, ...strictness }: Strictness & { readonly isColored: boolean },
): string {
  const { checks } = report;
  const paint = (verdict: Verdict, text: string) =>
    isColored ? styleText(colors[verdict], text) : text;
  const wrong = checks.filter(({ problems }) => problems.length > 0);
  const sections = [
    wrong.flatMap((check) => [
      `${paint(check.verdict, `✖ ${check.verdict}`)}${isAccepted(check, strictness) ? ", accepted" : ""}  ${check.id}: ${check.title}`,
      ...check.problems.flatMap((problem) => indented(evidence(problem))),
      "",
    ]),
    listed("Errored:", byReason(checks, "errored")),
    listed("Not checked:", byReason(checks, "not checked")),
    listed("Notes:", [
      ...report.notes.map(shownText),
      ...checks.flatMap(({ id, notes }) => notes.map((note) => `${id}: ${short(shownText(note))}`)),
    ]),
    listed(
      "Could not be removed; the server deletes queues after ten minutes:",
      report.leftBehind.map(shownText),
    ),
    listed("Accepted, but no longer found:", acceptedInVain(report, strictness)),
    listed(
      "Accepted, but no check of this level has this ID:",
      [...(strictness.accepted ?? [])].filter((id) => !checks.some((check) => check.id === id)),
    ),
    counts(checks, paint),
  ];
  return `${sections.flat().join("\n")}\n${conclusion(report, strictness)}\n`;
}

function counts(
  checks: readonly CheckResult[],
  paint: (verdict: Verdict, text: string) => string,
): string[] {
  const operations = [...new Set(checks.map(({ operation }) => operation))];
  const rows = operations.map(
    (name) => [name, checks.filter(({ operation }) => operation === name)] as const,
  );
  const rare: readonly Verdict[] = ["known to differ", "errored"];
  const shown = verdicts.filter(
    (verdict) => !rare.includes(verdict) || checks.some((check) => check.verdict === verdict),
  );
  const width = Math.max(...operations.map(({ length }) => length));
  const row = (name: string, some: readonly CheckResult[]) => {
    const counted = countVerdicts(some);
    const cells = shown.map((verdict) => {
      const text = String(counted[verdict]).padStart(verdict.length);
      return counted[verdict] === 0 ? text : paint(verdict, text);
    });
    return [name.padEnd(width), ...cells].join("  ");
  };
  return [
    ["".padEnd(width), ...shown].join("  "),
    ...rows.map(([name, some]) => row(name, some)),
    row("all", checks),
  ];
}

function conclusion(report: Report, strictness: Strictness): string {
  const { baseUrl, featureLevel, reportedLevel, requests, isInterrupted } = report;
  const reported = reportedLevel === featureLevel ? "" : `, reports ${reportedLevel ?? "none"}`;
  const broken = report.checks.filter((check) => isBreach(check, strictness)).length;
  const found = `${broken} ${broken === 1 ? "check" : "checks"} found something`;
  const nothing = isInterrupted ? "nothing broken so far" : "nothing broken";
  const counted = countVerdicts(report.checks);
  const errored = counted.errored > 0 ? `, ${counted.errored} errored` : "";
  const known = counted["known to differ"];
  const differ = strictness.strict || known === 0 ? "" : `, ${known} as public servers do`;
  const accepted = report.checks.filter((check) => isAccepted(check, strictness)).length;
  const spared = accepted === 0 ? "" : `, ${accepted} accepted`;
  const verdict = `${broken > 0 ? found : nothing}${differ}${spared}${errored}`;
  const stopped = isInterrupted ? "stopped before its end, " : "";
  const level = levelInWords(featureLevel, releases, boundaries);
  return `${baseUrl}, ${level}${reported}: ${stopped}${verdict}; ${requests} requests`;
}

/** Groups checks by reason, and within a group by name. */
function byReason(checks: readonly CheckResult[], wanted: Verdict): string[] {
  const meant = checks.filter(({ verdict }) => verdict === wanted);
  return grouped(meant, ({ reason }) => reason ?? "").flatMap(([reason, same]) => [
    shownText(reason),
    ...grouped(same, ({ id, operation }) => id.slice(operation.length + 1)).flatMap(
      ([name, alike]) => {
        const operations = alike.map(({ operation }) => operation);
        return indented([`${name}: ${operations.join(", ")}`]);
      },
    ),
  ]);
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...indented(lines), ""];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `    ${line}`);
}

/** Shortens a note: a server may have a hundred unspecified fields, all of which the JSON report lists. */
function short(note: string): string {
  return note.length > 200 ? `${note.slice(0, 200)}…` : note;
}
