import MiniSearch from "minisearch";
import { levelsAttribute } from "./level-words.ts";
import type { SearchEntry } from "./search-entries.ts";

/** One search word: `7.0`, `BAD_REQUEST` and `event-queues` are each one. */
const word = /[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/gu;

/** The words of a text, and the parts of names that consist of several words. */
export function termsOf(text: string): string[] {
  return (text.match(word) ?? []).flatMap((whole) => {
    const parts = whole.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
    return parts.length > 1 ? [whole, ...parts] : [whole];
  });
}

/**
 * The module that the search of the site loads (assets/search.js): the index of MiniSearch as JSON, what each entry
 * shows, and what a word is. As a module, because the pages may load scripts only.
 */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch({ fields: ["title", "operation", "text"], tokenize: termsOf });
  index.addAll(
    entries.map(({ title, text, operation = "" }, id) => ({ id, title, operation, text })),
  );
  const shown = entries.map(({ text, spans, ...entry }) => ({
    ...entry,
    text: text.length > 140 ? `${text.slice(0, 140).replace(/\s\S*$/, "")} …` : text,
    ...(spans !== undefined && { levels: levelsAttribute(spans) }),
  }));
  const data = { index: JSON.stringify(index), entries: shown };
  // As JSON, because in a script a name such as `__proto__` is special.
  return `export const word = ${word};\nexport const { index, entries } = JSON.parse(${JSON.stringify(JSON.stringify(data))});\n`;
}
