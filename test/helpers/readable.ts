// The one-page reference as words: where it says what.
import { own } from "../../src/program/places.ts";
import { changeSentences } from "../../src/toolkit/generate/changes.ts";
import { type HistoryEntry, history } from "../../src/toolkit/levels/index.ts";
import { annotate } from "../../src/toolkit/site/annotate.ts";
import { inline, markdown } from "../../src/toolkit/site/markdown.ts";
import { type Reference, referenceOf } from "../../src/toolkit/site/reference.ts";
import { referenceMarkdown } from "../../src/toolkit/site/reference-markdown.ts";
import { annotated } from "./annotated.ts";

/** The words of a page by place: each operation, the responses that several `shared`, and the `introduction`. */
export type Words = ReadonlyMap<string, string>;

const document = annotated();
const differences = history(document);

export const referenceAt = (level: number): Reference =>
  referenceOf(annotate(document, level), level, own.site.client);

/** HTML as a reader reads it, on one line. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<\/?(?:code|em|strong|a|span)\b[^>]*>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

export function wordsOfMarkdown(reference: Reference): Words {
  const operations = operationsIn(reference);
  const words = new Map<string, string>();
  let place = "introduction";
  for (const part of markdown(referenceMarkdown(reference)).html.split(/(?=<h[23] )/)) {
    const title = wordsOf(/^<h3 [^>]*>(.*)<\/h3>/.exec(part)?.[1] ?? "");
    if (part.startsWith("<h2 ")) place = "introduction";
    if (part.startsWith('<h2 id="responses-of-several-operations"')) place = "shared";
    if (title !== "" && place !== "shared") {
      place = operations.find(({ summary }) => summary === title)?.id ?? "introduction";
    }
    words.set(place, `${words.get(place) ?? ""} ${wordsOf(part)}`);
  }
  return words;
}

export const operationsIn = ({ groups }: Reference) =>
  groups.flatMap(({ operations }) => operations);

/** When a difference came, as badges say it. */
const cameAt = ({ release, level }: HistoryEntry) => `${release} · level ${level}`;

/** What of an entry shows at a level: the one thing that came or changed, or the other that goes; nothing else. */
function badgeOf(entry: HistoryEntry, level: number): string | undefined {
  const { kind, subject, replaced } = entry;
  const isThere = level >= entry.level;
  switch (kind) {
    case "added":
      return isThere ? `Since ${cameAt(entry)}` : undefined;
    case "removed":
      return isThere ? undefined : `Until ${cameAt(entry)}`;
    case "replaced":
      return isThere
        ? `Since ${cameAt(entry)}, instead of ${replaced}`
        : `Until ${cameAt(entry)}, then ${subject}`;
    default: {
      const comesLater = differences.some(
        ({ where, kind, level: came }) => where === entry.where && kind === "added" && came > level,
      );
      const what =
        kind === "changed" ? ["Changed", "Changes"] : ["Behaviour changed", "Behaviour changes"];
      return comesLater ? undefined : `${what[isThere ? 0 : 1]} in ${cameAt(entry)}`;
    }
  }
}

/** A field may hand over within something that the operation has since a later level. */
const shows = (entry: HistoryEntry, level: number, text: string): boolean => {
  const name = level < entry.level ? entry.replaced : entry.subject;
  return entry.kind !== "replaced" || new RegExp(`\\b${name}\\b`).test(text);
};

/** What is told of a difference. */
const noteOf = (entry: HistoryEntry): string[] =>
  changeSentences(entry).map((text) => wordsOf(inline(text).html));

/** What an operation has to say of what came, changed or goes, seen from a level. */
export function notesAt(level: number, id: string, words: Words): string[] {
  const text = `${words.get(id)} ${words.get("shared")}`;
  return differences
    .filter((entry) => entry.operations.includes(id) && shows(entry, level, text))
    .flatMap((entry) => {
      const badge = badgeOf(entry, level);
      return badge === undefined ? [] : [badge, ...noteOf(entry)];
    });
}
