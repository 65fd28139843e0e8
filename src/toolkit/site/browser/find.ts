import MiniSearch from "minisearch";
import type { SearchEntry, SearchGroup } from "../search-entries.ts";

/** Groups whose entries count more or less than others. */
const weights: Partial<Record<SearchGroup, number>> = {
  Pages: 3,
  Operations: 2,
  Errors: 1.5,
  Guides: 1.2,
  Changes: 0.5,
};

/** The search: entries that have all words of a query, at least in their beginnings or with a wrong letter; best first. */
export function searchIn(entries: readonly SearchEntry[]): (query: string) => SearchEntry[] {
  const index = new MiniSearch<IndexedEntry>({ fields: ["title", "keywords", "where", "text"] });
  index.addAll(
    entries.map(({ title, text, keywords = "", count = 1, places }, id) => {
      const names = places.map(({ operation = "" }) => operation);
      return { id, title, text, keywords, where: count > names.length ? "" : names.join(" ") };
    }),
  );
  const boostDocument = (id: number, term: string) => {
    const { group, title, places } = entries[id] as SearchEntry;
    // A guide counts more than a section of another, and a whole name more than a part of one.
    const isSection = group === "Guides" && places[0]?.path.includes("#");
    return ((weights[group] ?? 1) * (title.toLowerCase() === term ? 3 : 1)) / (isSection ? 1.5 : 1);
  };
  const options = {
    prefix: true,
    fuzzy: (term: string) => /^\p{L}{5,}$/u.test(term) && 0.2,
    combineWith: "AND",
    weights: { fuzzy: 0.1, prefix: 0.5 },
    boost: { title: 4, keywords: 3 },
    boostDocument,
  } as const;
  return (query) => index.search(query, options).map(({ id }) => entries[id] as SearchEntry);
}

interface IndexedEntry {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly keywords: string;
  /** The operations, unless these are many. */
  readonly where: string;
}
