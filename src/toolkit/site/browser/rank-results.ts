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

/** Words that say nothing about what a sentence asks for. */
const stopWords = new Set(
  "a about all am an and any anymore are at be between can do does for from had has have how i if in is it its many me my not of on once one or our out several since so that the their them then there these they this to too was we were what when where which who why will with without you your".split(
    " ",
  ),
);

/** Words that readers use for each other, a line each. */
const synonyms = `
remove delete revoke cancel
change edit modify update
create add new make
reorder order sort
resend again
shareable reusable
signup join invitation invite
wrong bad invalid unauthorized
valid expire expiry expires
unfinished draft drafts
auth authentication credentials login
webhook event events realtime live polling
offline sandbox mock simulated
version level release
spec openapi download downloads
changes removed added differences
regex pattern linkifier
idempotent repeated twice
old older
requests rate`;

const meaningsOf = new Map<string, string[]>();
for (const line of synonyms.trim().split("\n")) {
  const words = line.split(" ");
  for (const word of words) meaningsOf.set(word, [...(meaningsOf.get(word) ?? []), ...words]);
}

/** With fewer entries that have all words, a search also finds those that have some of them. */
const enough = 3;

/**
 * The search: entries that have all words of a query, at least in their beginnings or with a wrong letter, best first;
 * then, if these are few, entries by the number of words that they have themselves or as synonyms.
 */
export function searchIn(entries: readonly SearchEntry[]): (query: string) => SearchEntry[] {
  const index = new MiniSearch<IndexedEntry>({
    fields: ["title", "keywords", "where", "text", "programs"],
  });
  index.addAll(
    entries.map(({ title, text, keywords = "", programs = "", count = 1, places }, id) => {
      const names = places.map(({ operation = "" }) => operation);
      return {
        id,
        title,
        text,
        keywords,
        programs,
        where: count > names.length ? "" : names.join(" "),
      };
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
    boost: { title: 4, keywords: 3, programs: 0.2 },
    boostDocument,
  } as const;
  /** Sorts by the number of words found, then by how well they match. */
  const someWords = (words: readonly string[]): number[] => {
    const found = new Map<number, number>();
    for (const word of words) {
      const stem = word.replace(/(?:ing|s)$/, "");
      const same = [word, ...(meaningsOf.get(word) ?? meaningsOf.get(stem) ?? [])];
      const best = new Map<number, number>();
      for (const one of new Set(same)) {
        const weight = one === word ? 1 : 0.7;
        for (const { id, score } of index.search(one, options))
          best.set(id, Math.max(best.get(id) ?? 0, weight * (1 + (4 * score) / (score + 20))));
      }
      for (const [id, score] of best) found.set(id, (found.get(id) ?? 0) + score);
    }
    return [...found].sort(([, one], [, other]) => other - one).map(([id]) => id);
  };
  return (query) => {
    const words = query.toLowerCase().match(/[\p{L}\p{N}._-]+/gu) ?? [];
    const telling = words.filter((one) => !stopWords.has(one));
    const isSentence = telling.length > 2 || telling.length < words.length;
    const all = index.search(query, options).map(({ id }): number => id);
    const some = isSentence || all.length < enough ? someWords(telling) : [];
    const ids = new Set(isSentence ? [...some, ...all] : [...all, ...some]);
    return [...ids].map((id) => entries[id] as SearchEntry);
  };
}

interface IndexedEntry {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly keywords: string;
  readonly programs: string;
  /** The operations, unless these are many. */
  readonly where: string;
}
