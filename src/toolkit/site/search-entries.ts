import { grouped } from "../document/json.ts";
import { describeBoundary, labelLevelOf } from "../levels/level-names.ts";
import { isAlways, type LevelRange, levelsAttribute } from "../levels/level-range.ts";
import { changedThing, changeLabels, entrySentences } from "../text/history-lines.ts";
import type { Block, FieldItem } from "./blocks.ts";
import { withoutComponent } from "./changes-page.ts";
import type { Guide, Guides } from "./guides.ts";
import { markdown, plainText, visibleText } from "./render-markdown.ts";
import { siteParts } from "./shell.ts";
import { dataScript } from "./site-data.ts";
import type { Site, SiteOperation } from "./site-model.ts";

/** What the search finds (browser/search-box.ts), which indexes it itself: an index would be twice as large. */
export interface SearchEntry {
  readonly group: SearchGroup;
  readonly title: string;
  /** Its description, without Markdown. */
  readonly text: string;
  /** Other words that readers may search for. */
  readonly keywords?: string;
  /** The programs of a section, which use a name more often than the text that explains it. */
  readonly programs?: string;
  /** Its place, or one for each operation with the same text, at most `mostPlaces`. */
  readonly places: readonly SearchPlace[];
  /** How many operations have the same text, if these are more than one. */
  readonly count?: number;
}

/** The headings under which hits are shown. */
export type SearchGroup =
  | ("Operations" | "Parameters" | "Fields" | "Errors")
  | ("Guides" | "Changes" | "Pages");

interface SearchPlace {
  /** From the root of the site. */
  readonly path: string;
  /** The title of its operation, or the name of its component. */
  readonly operation?: string;
  /** In the form of `data-levels`; absent if it exists at all levels. */
  readonly levels?: string;
}

/** If more operations have the same text, only the first ones are listed, and their names do not find the text. */
const mostPlaces = 8;

/** The script that the search loads first. It defines `searchData`, in which entries with the same text are one. */
export function searchDataScript(entries: readonly SearchEntry[]): string {
  const once = grouped(entries, ({ places: _, ...entry }) => JSON.stringify(entry));
  const listed = once.map(([, same]): SearchEntry => {
    const places = same.flatMap(({ places }) => places);
    const count = places.length > 1 ? { count: places.length } : {};
    return { ...same[0], ...count, places: places.slice(0, mostPlaces) };
  });
  return dataScript("searchData", listed);
}

/** The entries of pages that are not about one operation: sections of guides, changes, and the pages themselves. */
export function commonEntries(
  site: Site,
  guides: readonly Guide[],
  { front, authentication }: Pick<Guides, "front" | "authentication"> = {},
): SearchEntry[] {
  const sections = ({ title, text }: Guide, path: string) =>
    sectionsOf(text).flatMap((section) => {
      const isWhole = section.title === title;
      const common = {
        group: "Guides" as const,
        places: [{ path: isWhole ? path : `${path}#${section.id}` }],
      };
      const said = isWhole ? section.text : `${title}: ${section.text}`;
      return [
        {
          ...common,
          title: section.title,
          text: said,
          ...(isWhole && { keywords: path }),
          ...(section.programs !== "" && { programs: section.programs }),
        },
        ...section.rows.map(([name, meaning]) => ({
          ...common,
          title: name,
          text: `${title}: ${meaning}`,
        })),
      ];
    });
  return [
    ...pageEntries(site),
    ...releaseEntries(site),
    ...(front === undefined
      ? []
      : sections(front, "").map((entry) => ({ ...entry, group: "Pages" as const }))),
    ...guides.flatMap((guide) => sections(guide, `guides/${guide.name}/`)),
    // Its first section is already an entry of the page.
    ...(authentication === undefined ? [] : sections(authentication, "authentication/").slice(1)),
    ...site.history.map((entry) => ({
      group: "Changes" as const,
      title: `${changeLabels[entry.kind]}: ${plainText(changedThing(withoutComponent(entry)))}`,
      text: `${describeBoundary(site, entry.level)}. ${plainText(...entrySentences(entry))}`,
      places: [{ path: `changes/#level-${entry.level}` }],
    })),
  ];
}

/** Other words for the subjects of pages. */
const otherWords: Readonly<Record<string, string>> = {
  "authentication/":
    "login log in sign in credentials token password API key authorization permission forbidden role",
  "operations/": "endpoints methods reference",
  "changes/":
    "changelog versioning versions history releases deprecations upgrade migration differences compare breaking",
  "downloads/": "openapi file json yaml swagger postman",
};

const pageEntries = (site: Site): SearchEntry[] =>
  siteParts(site).map(({ title, path, text }) => {
    return { group: "Pages", title, text, keywords: otherWords[path] ?? "", places: [{ path }] };
  });

/** The releases in the change log. */
const releaseEntries = (site: Site): SearchEntry[] =>
  site.naming === "none"
    ? []
    : site.releases.map(({ release, level }) => ({
        group: "Changes",
        title: `Release ${release}`,
        text: `What changed in release ${release}${labelLevelOf(site, release, level)}.`,
        keywords: "changes differences removed",
        places: [{ path: `changes/#release-${release}` }],
      }));

/** The entries of an operation: itself, and the fields and errors of its page. */
export function operationEntries(
  { id, name, summary, method, path, ranges, revisions }: SiteOperation,
  blocks: readonly Block[],
): SearchEntry[] {
  const texts = [
    `${method} ${path} · `,
    ...new Set(revisions.map(({ operation }) => operation.description ?? "")),
  ];
  const page = `operations/${name}/`;
  const place = { path: page, ...levelled(ranges) };
  return [
    { group: "Operations", title: summary, text: `${plainText(...texts)} ${id}`, places: [place] },
    ...partEntries({ path: page, title: summary }, blocks, ranges),
  ];
}

/** The entries of the fields and errors of a page, which exists at `whole`; of several with the same name, the first. */
export function partEntries(
  page: { readonly path: string; readonly title: string },
  blocks: readonly Block[],
  whole: readonly LevelRange[] = [],
): SearchEntry[] {
  const found = new Map<string, SearchEntry>();
  const note = (
    { id = "", term, badges = [], blocks, termRanges, ranges = termRanges ?? whole }: FieldItem,
    group: SearchGroup,
  ) => {
    const [status = ""] = badges.map(({ text }) => text);
    const title = plainText(term) || status;
    const isError = id.startsWith("error-");
    const entry: SearchEntry = {
      group: isError ? "Errors" : group,
      title,
      text: plainText(...(isError ? [`Status ${status}.`] : []), ...blocks.flatMap(textsOf)),
      places: [{ path: `${page.path}#${id}`, operation: page.title, ...levelled(ranges) }],
    };
    const key = `${entry.group} ${title}`;
    if (title !== "" && !found.has(key)) found.set(key, entry);
    walk(blocks, "Fields");
  };
  const walk = (parts: readonly Block[], group: SearchGroup): void => {
    for (const one of parts) {
      if (one.is === "group" || one.is === "tabs") walk(one.blocks, group);
      if (one.is === "section" && one.id !== "changes")
        walk(one.blocks, one.id === "request" ? "Parameters" : group);
      if (one.is === "fields")
        for (const field of one.fields) if (field.id !== undefined) note(field, group);
    }
  };
  walk(blocks, "Fields");
  return [...found.values()];
}

/** The texts of a field, and its values with their meanings. */
function textsOf(block: Block): string[] {
  if (block.is === "text") return [block.text];
  const fields = block.is === "fields" ? block.fields : [];
  return fields
    .filter(({ id }) => id === undefined)
    .map(({ term, notes }) => [term, ...notes.map(({ text }) => text)].join(" "));
}

const levelled = (ranges: readonly LevelRange[]): Pick<SearchPlace, "levels"> =>
  ranges.length === 0 || isAlways(ranges) ? {} : { levels: levelsAttribute(ranges) };

/**
 * The sections of a Markdown text, with the ids of their headings on the page, and apart from their texts the rows of
 * tables that explain names.
 */
function sectionsOf(text: string) {
  return markdown(text)
    .html.split(/(?=<h[1-6] id=")/)
    .flatMap((section) => {
      const found = /<h[1-6] id="([^"]*)">(.*?)<\/h[1-6]>([\s\S]*)/.exec(section);
      if (found === null) return [];
      const [, id = "", title = "", rest = ""] = found;
      const named = /<tr>\s*<td>(<code>.*?)<\/td>\s*(<td>.*?)<\/tr>/gs;
      const rows = Array.from(
        rest.matchAll(named),
        ([, name = "", meaning = ""]) => [visibleText(name), visibleText(meaning)] as const,
      );
      const program = /<pre\b.*?<\/pre>/gs;
      const programs = visibleText((rest.match(program) ?? []).join(""));
      const text = visibleText(rest.replaceAll(named, "").replaceAll(program, ""));
      return [{ id, title: visibleText(title), text, programs, rows }];
    });
}
