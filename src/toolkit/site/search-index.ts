import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { stemmer } from "stemmer";
import { levelsAttribute } from "./level-words.ts";
import type { SearchEntry } from "./search-entries.ts";
import { dataScript } from "./site-data.ts";

/** The data of the search (browser/search.ts). */
export interface SearchIndex {
  /** The index of MiniSearch; its IDs are the numbers of the entries. */
  readonly index: AsPlainObject;
  readonly entries: readonly ShownEntry[];
  /** The titles of operations; places of entries refer to them by number. */
  readonly operations: readonly string[];
}

/** The shown parts of an entry. */
interface ShownEntry extends Pick<SearchEntry, "group" | "title" | "text" | "languages"> {
  /** The number of its places. */
  readonly count: number;
  /** The first place for each set of levels: only the first that exists at the chosen level is shown. */
  readonly places: readonly {
    readonly path: string;
    readonly operation?: number;
    /** In the form of `data-levels`; absent for all levels of its operation. */
    readonly levels?: string;
  }[];
}

/** The script that the search loads first. It defines `searchIndex`. */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch(indexOptions);
  index.addAll(
    entries.map(({ title, text, keywords = "", languages = [], places }, id) => ({
      id,
      title,
      text,
      keywords: [keywords, ...languages].join(" "),
      // Names of operations do not find entries of many operations.
      where: places.length > 8 ? "" : places.map(({ operation = "" }) => operation).join(" "),
    })),
  );
  const operations = [
    ...new Set(entries.flatMap(({ places }) => places.flatMap((one) => one.operation ?? []))),
  ];
  const numbers = new Map(operations.map((title, number) => [title, number]));
  const data: SearchIndex = {
    index: index.toJSON(),
    entries: entries.map(({ group, title, text, languages = [], places }) => ({
      group,
      title,
      ...(languages.length > 0 && { languages }),
      text: text.length > 140 ? `${text.slice(0, 140).replace(/\s\S*$/, "")} …` : text,
      count: places.length,
      places: firstOfEachLife(places).map(({ path, operation, levels }) => ({
        path,
        ...(operation !== undefined && { operation: numbers.get(operation) ?? 0 }),
        ...(levels !== undefined && { levels }),
      })),
    })),
    operations,
  };
  return dataScript("searchIndex", data);
}

function firstOfEachLife(places: SearchEntry["places"]) {
  const found = new Map<string | undefined, SearchEntry["places"][number]>();
  for (const place of places) {
    const levels = place.spans && levelsAttribute(place.spans);
    if (!found.has(levels)) found.set(levels, place);
  }
  return Array.from(found, ([levels, place]) => ({ ...place, levels }));
}

/** A search word; `7.0`, `BAD_REQUEST` and `event-queues` are one word each. */
const word = /[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/gu;

/** The words of a text. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** The words of a text, and the parts of compound names. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((whole) => {
    const parts = whole.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
    return parts.length > 1 ? [whole, ...parts] : [whole];
  });
}

/** The forms of a search term: itself, also as a prefix, and its stem, which `testing` or `inviter` share. */
export function formsOf(term: string): string[] {
  const lower = term.toLowerCase();
  return /^[a-z]{4,}$/.test(lower) ? [...new Set([lower, stemmer(lower)])] : [lower];
}

/** Options for making and reading the index. */
export const indexOptions: Options = {
  fields: ["title", "keywords", "where", "text"],
  tokenize: termsOf,
  processTerm: formsOf,
};
