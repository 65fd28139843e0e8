import { grouped } from "../document/json.ts";
import type { HistoryEntry } from "../levels/index.ts";
import { codeSpan, plainLine } from "./escape-markdown.ts";

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
export function entrySentences({ sentence = "", summary, note }: HistoryEntry): string[] {
  return [...new Set([sentence, summary, note])].filter((text) => text !== "");
}

/**
 * The text of a difference without its location: the same text for differences that are one fact. Differences without
 * sentences are one fact if the same object was added or removed.
 */
export const factOf = (entry: HistoryEntry): string => {
  const texts = entrySentences({ ...entry, sentence: ofEach(entry) });
  const what = texts.length > 0 ? texts : changedThing(entry);
  return JSON.stringify([entry.kind, what]);
};

/** The sentences about differences that are one fact. */
export function factSentences(same: readonly [HistoryEntry, ...HistoryEntry[]]): string[] {
  const [entry] = same;
  const isOfOne = new Set(same.map(({ sentence }) => sentence)).size === 1;
  return entrySentences(isOfOne ? entry : { ...entry, sentence: ofEach(entry) });
}

/** The sentence about a difference, with "each" for its own name. */
function ofEach({ sentence = "", subject }: HistoryEntry): string {
  const name = `\`${subject}\` `;
  return sentence
    .replaceAll(`. ${name}`, ". Each ")
    .replace(name, (_, at) => (at === 0 ? "Each " : name));
}

/**
 * A line for each fact: what changed, the operations concerned, and the author's note. Differences that say one fact, or
 * are about values of one enumeration, share a line.
 */
export function historyLines(entries: readonly HistoryEntry[]): string[] {
  const things = grouped(entries, (entry) => `${factOf(entry)} ${changedThing(entry)}`);
  const merged = things.map(([, [first, ...others]]): HistoryEntry => {
    const ids = [first, ...others].flatMap(({ operations }) => operations);
    return { ...first, operations: [...new Set(ids)] };
  });
  const facts = grouped(merged, (entry) => {
    const { kind, carrier, within, operations } = entry;
    const isPlain = carrier === "enum value" && entrySentences(entry).length === 0;
    return isPlain ? JSON.stringify([kind, within, operations]) : factOf(entry);
  });
  return facts.map(([, same]) => {
    const [entry] = same;
    const said = factSentences(same).map(plainLine).join(" ");
    const values = { ...entry, subject: same.map(({ subject }) => subject).join(", ") };
    const places = said === "" ? [placeOf(values)] : same.map(placeOf);
    return `**${changeLabels[entry.kind]}** ${places.join("; ")}${said === "" ? "." : `: ${said}`}`;
  });
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
