/** The reference tells its reader, at every level, what docs/sources.md knows of servers of that level, and no more. */
import { describe, expect, it } from "vitest";
import { boundaries } from "../../generated/feature-levels.gen.ts";
import { readTestedFacts } from "../../scripts/lib/tested-facts.ts";
import type { HistoryEntry } from "../../src/toolkit/levels/index.ts";
import { referenceHtml } from "../../src/toolkit/site/reference-html.ts";
import { toldFacts, untoldFacts, wordsSince } from "../fixtures/told-facts.ts";
import {
  cameAt,
  differences,
  noteOf,
  notesAt,
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
  const levels = new Set(differences.map(({ level }) => level));

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

/** What a server of a level lacks of an entry, by the name that a reader knows. */
function lacking({ kind, level: came, subject, replaced }: HistoryEntry, level: number) {
  if (kind === "added") return level < came ? subject : undefined;
  if (kind === "removed") return level >= came ? subject : undefined;
  if (kind === "replaced") return level < came ? subject : replaced;
  return undefined;
}

const noteTexts = differences.flatMap(noteOf);

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
    const missing = operationsIn(reference).flatMap(({ id }) => {
      const text = `${words.get(id)} ${words.get("shared")}`;
      const notes = notesAt(level, id, words);
      return notes.filter((note) => !text.includes(note)).map((note) => `${id}: ${note}`);
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
      const came = differences.find((one) => one.carrier === "operation" && one.subject === id);
      const concerns = differences.filter(
        ({ operations, level }) => operations.includes(id) || level < (came?.level ?? 0),
      );
      return [...shown]
        .filter(([label]) => !concerns.some((entry) => cameAt(entry) === label))
        .map(([label]) => `${id}: ${label}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(forms)("in %s says nothing of what the level lacks", (_, words) => {
    const text = withoutNotes([...words.values()].join(" "));
    const fields = new Set(text.match(/\w+/g));
    const present = new Set(
      differences.flatMap(({ subject, kind, level: came }) =>
        kind === "added" && level >= came ? [subject] : [],
      ),
    );
    const lacked = differences.flatMap((entry) => lacking(entry, level) ?? []);
    // Two errors have had a `code` of their own since two levels, and the others always had.
    const said = lacked.filter((name) => name !== "code" && !present.has(name) && fields.has(name));
    const spoken = wordsSince.filter(([since, word]) => level < since && word.test(text));
    expect([...said, ...spoken.map(([, word]) => String(word))]).toEqual([]);
  });
});
