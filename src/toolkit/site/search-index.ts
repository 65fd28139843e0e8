import { levelsAttribute } from "./level-words.ts";
import type { SearchEntry } from "./search-entries.ts";
import { dataScript } from "./site-data.ts";

/** The data of the search (browser/search.ts), which indexes them itself: an index would be twice as large. */
export interface SearchData {
  readonly entries: readonly ListedEntry[];
  /** The pages of operations and components; places refer to them by number. */
  readonly pages: readonly { readonly title: string; readonly path: string }[];
}

export interface ListedEntry extends Omit<SearchEntry, "places"> {
  readonly count: number;
  /** Of many, the first for each set of levels: only the first that exists at the chosen level is shown. */
  readonly places: readonly {
    /** From the page, or else from the root of the site. */
    readonly path: string;
    readonly page?: number;
    /** In the form of `data-levels`; absent for all levels of its operation. */
    readonly levels?: string;
  }[];
}

/** Names of operations do not find entries of more operations than this. */
export const mostPlaces = 8;

/** The script that the search loads first. It defines `searchData`. */
export function searchDataScript(entries: readonly SearchEntry[]): string {
  const pages = new Map<string, SearchData["pages"][number] & { readonly number: number }>();
  const placeOf = ({ path, operation: title, spans }: SearchEntry["places"][number]) => {
    const levels = spans === undefined ? {} : { levels: levelsAttribute(spans) };
    if (title === undefined) return { path, ...levels };
    const [page = "", anchor] = path.split(/(?=#)/);
    const known = pages.get(page) ?? { title, path: page, number: pages.size };
    pages.set(page, known);
    return { path: anchor ?? "", page: known.number, ...levels };
  };
  const listed = entries.map(({ places, ...entry }): ListedEntry => {
    const all = places.map(placeOf);
    const lives = new Map(all.toReversed().map((one) => [one.levels, one]));
    const shown =
      all.length > mostPlaces ? all.filter((one) => lives.get(one.levels) === one) : all;
    return { ...entry, count: all.length, places: shown };
  });
  const found = Array.from(pages.values(), ({ title, path }) => ({ title, path }));
  return dataScript("searchData", { entries: listed, pages: found } satisfies SearchData);
}
