/** The reference tells its reader, at every level, what docs/sources.md knows of servers of that level, and no more. */
import { describe, expect, it } from "vitest";
import { boundaries, history } from "../../generated/feature-levels.gen.ts";
import { readTestedFacts } from "../../scripts/lib/tested-facts.ts";
import { toldOf } from "../../src/generate/changes.ts";
import type { HistoryEntry } from "../../src/levels/index.ts";
import { inline } from "../../src/site/markdown.ts";
import { referenceHtml } from "../../src/site/reference-html.ts";
import { toldFacts, untoldFacts, wordsSince } from "../fixtures/told-facts.ts";
import {
  operationsIn,
  referenceAt,
  toldAt,
  type Words,
  wordsOf,
  wordsOfHtml,
  wordsOfMarkdown,
} from "../helpers/readable.ts";

/** The level that a fact is about, if it is about one. */
const levelOf = (number: string, text: string): number | undefined => {
  const [, level] = /^18\.(\d+)$/.exec(number) ?? /^Level (\d+) /.exec(text) ?? [];
  return level === undefined ? undefined : Number(level);
};

describe("each fact of docs/sources.md", () => {
  const { facts } = readTestedFacts();
  const levels = new Set(history.map(({ level }) => level));

  it("is told, is a level of the history, or says why no reader is told", () => {
    const told = new Set([...toldFacts.map(({ fact }) => fact), ...Object.keys(untoldFacts)]);
    const open = facts.filter(
      ({ number, text }) => !told.has(number) && !levels.has(levelOf(number, text) ?? Number.NaN),
    );
    expect(open.map(({ number }) => number)).toEqual([]);
    const known = new Set(facts.map(({ number }) => number));
    expect([...told].filter((fact) => !known.has(fact))).toEqual([]);
  });
});

const at = ({ release, level }: HistoryEntry) => `${release} · level ${level}`;

/** What of an entry shows at a level: the one thing that came or changed, or the other that goes; nothing else. */
function badgeOf(entry: HistoryEntry, level: number): string | undefined {
  const { kind, subject, replaced } = entry;
  const isThere = level >= entry.level;
  switch (kind) {
    case "added":
      return isThere ? `Since ${at(entry)}` : undefined;
    case "removed":
      return isThere ? undefined : `Until ${at(entry)}`;
    case "replaced":
      return isThere
        ? `Since ${at(entry)}, instead of ${replaced}`
        : `Until ${at(entry)}, then ${subject}`;
    default: {
      const comesLater = history.some(
        ({ where, kind, level: came }) => where === entry.where && kind === "added" && came > level,
      );
      const what =
        kind === "changed" ? ["Changed", "Changes"] : ["Behaviour changed", "Behaviour changes"];
      return comesLater ? undefined : `${what[isThere ? 0 : 1]} in ${at(entry)}`;
    }
  }
}

/** A field may hand over within something that the operation has since a later level. */
const shows = (entry: HistoryEntry, level: number, text: string): boolean => {
  const name = level < entry.level ? entry.replaced : entry.subject;
  return entry.kind !== "replaced" || new RegExp(`\\b${name}\\b`).test(text);
};

/** What a server of a level lacks of an entry, by the name that a reader knows. */
function lacking({ kind, level: came, subject, replaced }: HistoryEntry, level: number) {
  if (kind === "added") return level < came ? subject : undefined;
  if (kind === "removed") return level >= came ? subject : undefined;
  if (kind === "replaced") return level < came ? subject : replaced;
  return undefined;
}

const noteTexts = history.flatMap((entry) =>
  toldOf(entry).map((text) => wordsOf(inline(text).html)),
);

/** A text without what it says of other levels. */
const withoutNotes = (text: string): string =>
  noteTexts
    .reduce((rest, note) => rest.replaceAll(note, " "), text)
    .replaceAll(/(?:Since|Until) [\d.]+ · level \d+(?:, (?:then|instead of) \w+)?/g, " ");

describe.each(boundaries)("the reference of level %i", (level) => {
  const reference = referenceAt(level);
  const forms: readonly (readonly [string, Words])[] = [
    ["HTML", wordsOfHtml(reference)],
    ["Markdown", wordsOfMarkdown(reference)],
  ];

  it.each(forms)("in %s tells each fact where its reader looks", (_, words) => {
    const missing = toldAt(reference).flatMap(({ fact, at, says }) =>
      says
        .filter((pattern) => !pattern.test(words.get(at) ?? ""))
        .map((pattern) => `§${fact} ${at}: ${pattern}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(forms)("in %s names the examples, as a mock is asked for them", (_, words) => {
    const missing = operationsIn(reference).flatMap(({ id, requests, responses }) =>
      [...requests, ...responses.flatMap(({ examples }) => examples)]
        .filter(({ name }) => !`${words.get(id)} ${words.get("shared")}`.includes(name))
        .map(({ name }) => `${id}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(forms)("in %s says at each operation what differs before or after", (_, words) => {
    const missing = history.flatMap((entry) => {
      const badge = badgeOf(entry, level);
      const told = toldOf(entry).map((text) => wordsOf(inline(text).html));
      const wanted = badge === undefined ? [] : [badge, ...told];
      return entry.operations
        .filter((id) => words.has(id))
        .map((id) => [id, `${words.get(id)} ${words.get("shared")}`] as const)
        .filter(([, text]) => shows(entry, level, text))
        .flatMap(([id, text]) =>
          wanted.filter((one) => !text.includes(one)).map((one) => `${id}: ${one}`),
        );
    });
    expect(missing).toEqual([]);
  });

  it("has no badge but those of differences that concern the operation", () => {
    const { html } = referenceHtml(reference, "");
    const wrong = operationsIn(reference).flatMap(({ id }) => {
      const [, article = ""] = html.split(`aria-labelledby="${id}"`);
      const [own = ""] = article.split("</article>");
      const shown = wordsOf(own.replaceAll(/<figure>[\s\S]*?<\/figure>/g, "")).matchAll(
        /[\d.]+ · level (\d+)/g,
      );
      const came = history.find((one) => one.carrier === "operation" && one.subject === id);
      const concerns = history.filter(
        ({ operations, level }) => operations.includes(id) || level < (came?.level ?? 0),
      );
      return [...shown]
        .filter(([label]) => !concerns.some((entry) => at(entry) === label))
        .map(([label]) => `${id}: ${label}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(forms)("in %s says nothing of what the level lacks", (_, words) => {
    const text = withoutNotes([...words.values()].join(" "));
    const fields = new Set(text.match(/\w+/g));
    const present = new Set(
      history.flatMap(({ subject, kind, level: came }) =>
        kind === "added" && level >= came ? [subject] : [],
      ),
    );
    const lacked = history.flatMap((entry) => lacking(entry, level) ?? []);
    // Two errors have had a `code` of their own since two levels, and the others always had.
    const said = lacked.filter((name) => name !== "code" && !present.has(name) && fields.has(name));
    const spoken = wordsSince.filter(([since, word]) => level < since && word.test(text));
    expect([...said, ...spoken.map(([, word]) => String(word))]).toEqual([]);
  });
});
