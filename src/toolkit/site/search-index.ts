import MiniSearch from "minisearch";
import { spansAmong } from "../levels/span.ts";
import type { SearchEntry, SearchPlace } from "./search-entries.ts";
import type { Site } from "./site.ts";

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
export function searchIndex(site: Site, entries: readonly SearchEntry[]): string {
  const index = new MiniSearch({ fields: ["title", "operations", "text"], tokenize: termsOf });
  index.addAll(
    entries.map(({ title, text, places = [] }, id) => ({
      id,
      title,
      // What many operations have is not found by their names.
      operations: places
        .slice(0, 8)
        .flatMap(({ operation }) => (operation ? [operation.id, operation.summary] : []))
        .join(" "),
      text,
    })),
  );
  const operations = new Map<string, { readonly index: number; readonly summary: string }>();
  const shown = entries.map(({ kind, title, text, path, places }) => ({
    kind,
    title,
    text: text.length > 140 ? `${text.slice(0, 140).replace(/\s\S*$/, "")} …` : text,
    path,
    anchor: places?.[0]?.anchor.slice(places[0].operation?.id.length),
    places: places?.map(({ operation, levels }) => {
      if (operation === undefined) return { spans: spansIn(site, levels) };
      const { id, summary } = operation;
      const known = operations.get(id) ?? { index: operations.size, summary };
      operations.set(id, known);
      return { operation: known.index, spans: spansIn(site, levels) };
    }),
  }));
  const data = {
    index: JSON.stringify(index),
    entries: shown,
    operations: [...operations].map(([id, { summary }]) => ({ id, summary })),
  };
  // As JSON, because in a script a name such as `__proto__` is special.
  return `export const word = ${word};\nexport const { index, entries, operations } = JSON.parse(${JSON.stringify(JSON.stringify(data))});\n`;
}

/** Spans for search.js, as pairs without the second where there is no end; `undefined` for all levels. */
function spansIn({ levels }: Site, there: SearchPlace["levels"]) {
  if (there.length === levels.length) return undefined;
  const all = levels.map(({ level }) => level);
  return spansAmong(all, there).map(({ from, to }) => (Number.isFinite(to) ? [from, to] : [from]));
}
