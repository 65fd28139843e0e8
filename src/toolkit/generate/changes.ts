import { shownLines } from "../../base/shown-text.ts";
import type { HistoryEntry } from "../levels/index.ts";
import { isNamedByLevel } from "../levels/releases.ts";
import { codeSpan, plainLine, textLine } from "./plain-markdown.ts";
import { origin } from "./text.ts";

/** `changes.md`: the history for readers, newest level first. Invisible characters are escaped, as its reviewers must see them. */
export function emitChanges(title: string, entries: readonly HistoryEntry[]): string {
  const levels = [...new Set(entries.map(({ level }) => level))].sort((one, other) => other - one);
  const sections = levels.map((level) => {
    const here = entries.filter((entry) => entry.level === level);
    const lines = historyLines(here).map((line) => `- ${line}\n`);
    const release = here[0]?.release ?? "";
    const named = isNamedByLevel({ release, level }) ? "" : `, release ${textLine(release)}`;
    return `## Feature level ${level}${named}\n\n${lines.join("")}`;
  });
  return shownLines(`<!-- ${origin} -->

# ${textLine(title)}: changes by feature level

${sections.length > 0 ? sections.join("\n") : `${allAlike}\n`}`);
}

/** The text of a change log without differences. */
export const allAlike = "No feature levels differ.";

/** The kinds of differences in words. */
export const changeLabels: Readonly<Record<HistoryEntry["kind"], string>> = {
  added: "Added",
  removed: "Removed",
  replaced: "Replaced",
  changed: "Changed",
  behaviour: "Behaviour changed",
};

/** The sentences about a difference: how fields changed, what is so now, and what was so before. */
export function changeSentences({ sentence = "", summary, note }: HistoryEntry): string[] {
  return [...new Set([sentence, summary, note])].filter((text) => text !== "");
}

/**
 * A line for each difference: what changed, the operations concerned, and the author's note. Consecutive differences
 * that differ only in their places share a line.
 */
export function historyLines(entries: readonly HistoryEntry[]): string[] {
  const lines: { readonly label: string; readonly places: string[]; readonly text: string }[] = [];
  for (const entry of entries) {
    const label = changeLabels[entry.kind];
    const said = changeSentences(entry).map(plainLine).join(" ");
    const beyond = entry.isBeyondDocument ? " *From public sources.*" : "";
    const text = `${said === "" ? "." : `: ${said}`}${beyond}`;
    const last = lines.at(-1);
    if (said !== "" && last?.label === label && last.text === text)
      last.places.push(placeOf(entry));
    else lines.push({ label, places: [placeOf(entry)], text });
  }
  return lines.map(({ label, places, text }) => `**${label}** ${places.join("; ")}${text}`);
}

function placeOf(entry: HistoryEntry): string {
  const { kind, carrier, operations } = entry;
  const isAbout = carrier === "operation" || operations.length === 0;
  const touched = isAbout ? "" : ` (${operations.map(codeSpan).join(", ")})`;
  return `${kind === "behaviour" ? "in " : ""}${changedThing(entry)}${touched}`;
}

/**
 * What changed, in Markdown: "property `ref` of `Invitation`". `linked` makes a link of its name. Readers do not know the
 * names of components, except those of schemas, which pages show.
 */
export function changedThing(
  { carrier, subject, within, replaced, where }: HistoryEntry,
  linked: (name: string) => string = (name) => name,
): string {
  if (where.startsWith("#/components/responses/") && carrier === "component")
    return linked("response");
  const former = replaced === undefined ? "" : `${codeSpan(replaced)} by `;
  const place = within === undefined ? "" : ` of ${plainLine(within)}`;
  const word = carrier === "component" ? "object" : carrier;
  return `${word} ${former}${linked(codeSpan(subject))}${place}`;
}
