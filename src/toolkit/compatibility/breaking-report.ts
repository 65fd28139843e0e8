import { annotation } from "../../node/github-annotation.ts";
import { displayPath } from "../../node/package-root.ts";
import { escapeInvisibleLines } from "../../universal/escape-invisible.ts";
import { infoOf } from "../document/document-info.ts";
import { grouped } from "../document/json.ts";
import type { HistoryEntry } from "../levels/index.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import type { SourceLocation } from "../read/source-locations.ts";
import { codeSpan, plainLine, textLine } from "../text/escape-markdown.ts";
import { historyLines } from "../text/history-lines.ts";
import { json } from "../text/typescript-text.ts";
import { type BreakingChange, highestImpact, type RatedChanges } from "./rate-changes.ts";
import { type Impact, impacts } from "./redocly-diff.ts";

/** The differences between two levels of an API, and their effects on clients. */
export interface ChangeReport {
  readonly document: LevelledDocument;
  /** The levels of the clients, from the first to the last. */
  readonly clients: readonly [first: number, last: number];
  /** The level of the server. */
  readonly to: number;
  readonly judgement: RatedChanges;
  /** The names of breaks that were reviewed. */
  readonly accepted: ReadonlySet<string>;
}

/** The name of a finding in a list of accepted ones: its rule and its pointer. */
const findingName = ({ rule, pointer }: BreakingChange): string => `${rule} ${pointer}`;

const isAccepted = (one: BreakingChange, { accepted }: ChangeReport): boolean =>
  accepted.has(findingName(one));

/** The accepted names that no change has. */
export function unmatchedNames({ accepted, judgement }: ChangeReport): string[] {
  const found = new Set(judgement.breaks.map(findingName));
  return [...accepted].filter((name) => !found.has(name));
}

/** The greatest impact of the changes that are not accepted. */
export function unacceptedImpact(report: ChangeReport): Impact {
  const { breaks, otherImpact } = report.judgement;
  const left = breaks.filter((one) => !isAccepted(one, report));
  return highestImpact([otherImpact, ...left.map(({ impact }) => impact)]);
}

/** Whether an impact is at least another one; never for `none`. */
export const isAtLeast = (impact: Impact, least: Impact): boolean =>
  least !== "none" && impacts.indexOf(impact) >= impacts.indexOf(least);

/** The levels in words: "from level 22 (release 3.0) to level 87 (release 4.0)". */
export function describeLevelList({ clients: [from], to, document }: ChangeReport): string {
  const name = (level: number) => document.nameOfRange({ from: level, to: level + 1 });
  return `from ${name(from)} to ${name(to)}`;
}

/** Names who gave the rating: `redocly diff`, if the documents of some clients and of the server differ. */
const rater = (name: string, { document: { boundaryAt }, clients, to }: ChangeReport): string =>
  clients.some((level) => boundaryAt(level) !== boundaryAt(to))
    ? ` by ${name}`
    : `, without ${name}, as the document is the same`;

/** What the annotations say of the levels above the lower one, up to the higher one. */
function historyOf({ document, clients: [from], to }: ChangeReport): HistoryEntry[] {
  const [lower, higher] = from < to ? [from, to] : [to, from];
  return document.history.filter(({ level }) => lower < level && level <= higher);
}

export function reportJson(report: ChangeReport): string {
  const { document, clients, to } = report;
  const { otherImpact: _, ...judgement } = report.judgement;
  const breaks = judgement.breaks.map((one) => ({
    ...one,
    ...(isAccepted(one, report) && { isAccepted: true }),
    clients: one.clients.map((run) => [run.from, run.to - 1]),
  }));
  return json({
    title: infoOf(document.annotated).title,
    from: clients[0],
    to,
    clients,
    ...judgement,
    breaks,
    history: historyOf(report),
  });
}

const sections = [
  ["Gained", ["added"]],
  ["Lost", ["removed"]],
  ["Changed", ["changed", "replaced", "behaviour"]],
] as const;

export function reportMarkdown(report: ChangeReport): string {
  const { document, to, clients, judgement } = report;
  const [first, last] = clients;
  const name = `# ${textLine(infoOf(document.annotated).title)}: ${textLine(describeLevelList(report))}\n`;
  const meant =
    first === last
      ? ""
      : `, for clients of ${textLine(document.nameOfRange({ from: first, to: last + 1 }))}`;
  const { counts } = judgement;
  const counted = counts && Object.entries(counts).map(([impact, count]) => `${count} ${impact}`);
  const rating = `**${judgement.impact}**${rater("`redocly diff`", report)}${meant}${counted ? `: ${counted.join(", ")}` : ""}.\n`;
  const breakInWords = (one: BreakingChange) => {
    const { message, rule } = one;
    const whom =
      first === last ? "" : `: breaks clients of ${textLine(clientsInWords(one, document))}`;
    const state = isAccepted(one, report) ? ", accepted" : "";
    return `${plainLine(message).replace(/\.$/, "")}${whom}${state} (${codeSpan(rule)}`;
  };
  const isBack = first > to;
  const history = historyOf(report);
  const parts = sections.flatMap(([heading, kinds]) => {
    const here = history.filter(({ kind }) => kinds.some((one) => one === kind));
    const side = isBack ? (exchanged[heading] ?? heading) : heading;
    const lines = historyLines(here).map((line) => `- ${line}\n`);
    return lines.length === 0 ? [] : [`## ${side}\n\n${lines.join("")}`];
  });
  // A fact at several locations has a line for each location, as `--accept` requires.
  const breaks = grouped(judgement.breaks, breakInWords).map(([words, same]) => {
    const [place, ...others] = same.map(({ pointer }) => codeSpan(pointer));
    if (others.length === 0) return `- ${words}, ${place}).\n`;
    return `- ${words}), at ${same.length} places:\n${[place, ...others].map((one) => `  - ${one}\n`).join("")}`;
  });
  return escapeInvisibleLines(
    [
      name,
      rating,
      ...(breaks.length === 0 ? [] : [`## Breaks\n\n${breaks.join("")}`]),
      ...(parts.length === 0 ? ["Nothing differs.\n"] : parts),
    ].join("\n"),
  );
}

/** The labels for a downgrade, which removes what an upgrade adds. */
const exchanged: Readonly<Record<string, string>> = { Gained: "Lost", Lost: "Gained" };

const clientsInWords = ({ clients }: BreakingChange, document: LevelledDocument): string =>
  clients.map(document.nameOfRange).join(", ");

/**
 * The report as annotations of a pull request: each change that affects clients, at its line, and the verdict.
 * Changes that make the command fail are errors.
 */
export function reportAnnotations(
  report: ChangeReport,
  places: readonly SourceLocation[],
  failOn: Impact,
): string {
  const { judgement, document, clients } = report;
  const [first, last] = clients;
  const lines = judgement.breaks.map((one, index) => {
    const { impact, rule, message } = one;
    const { file, line, column } = places[index] as SourceLocation;
    const whom = first === last ? "" : ` It breaks clients of ${clientsInWords(one, document)}.`;
    const isFailing = isAtLeast(impact, failOn) && !isAccepted(one, report);
    const severity = isFailing ? "error" : "warning";
    return annotation(severity, rule, message + whom, {
      file: displayPath(file),
      line,
      col: column,
    });
  });
  const verdict = `${judgement.impact}${rater("redocly diff", report)}, ${describeLevelList(report)}`;
  return [...lines, annotation("notice", "changes", verdict)].join("");
}
