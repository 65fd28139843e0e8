import { changedThing, changeLabels, changeSentences } from "../generate/changes.ts";
import type { Span } from "../levels/span.ts";
import type { Block, FieldItem } from "./blocks.ts";
import type { Guide, Guides } from "./guides.ts";
import { isAlways, levelInSentence } from "./level-words.ts";
import { markdown, plainText, visibleText } from "./markdown.ts";
import { shownWithin } from "./operation-page.ts";
import { siteParts } from "./shell.ts";
import type { Site, SiteOperation } from "./site.ts";

export interface SearchEntry {
  readonly group: SearchGroup;
  readonly title: string;
  /** Its description, without Markdown. */
  readonly text: string;
  /** Other words that readers may search for. */
  readonly keywords?: string;
  /** Its place, or one for each operation with the same text. */
  readonly places: readonly SearchPlace[];
}

/** The headings under which hits are shown. */
export type SearchGroup =
  | ("Operations" | "Parameters" | "Fields" | "Values" | "Errors")
  | ("Guides" | "Changes" | "Pages");

interface SearchPlace {
  /** From the root of the site. */
  readonly path: string;
  /** The title of its operation, or the name of its component. */
  readonly operation?: string;
  /** Absent if it exists at all levels. */
  readonly spans?: readonly Span[];
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
        { ...common, title: section.title, text: said, keywords: section.code },
        ...section.rows.map(([name, meaning]) => ({
          ...common,
          title: name,
          text: `${title}: ${meaning}`,
        })),
      ];
    });
  return [
    ...pageEntries(site),
    ...(front === undefined
      ? []
      : sections(front, "").map((entry) => ({ ...entry, group: "Pages" as const }))),
    ...guides.flatMap((guide) => sections(guide, `guides/${guide.name}/`)),
    // Its first section is already an entry of the page.
    ...(authentication === undefined ? [] : sections(authentication, "authentication/").slice(1)),
    ...site.history.map((entry) => ({
      group: "Changes" as const,
      title: `${changeLabels[entry.kind]}: ${plainText(changedThing(shownWithin(entry, () => false)))}`,
      text: `${levelInSentence(site, entry.level)}. ${plainText(...changeSentences(entry))}`,
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

/** Collects entries from the parts of pages, and merges those with the same text. */
export class PageEntries {
  readonly #found = new Map<string, SearchEntry & { readonly places: SearchPlace[] }>();

  get entries(): SearchEntry[] {
    return [...this.#found.values()];
  }

  #note(entry: Omit<SearchEntry, "places">, place: SearchPlace): void {
    const key = JSON.stringify(entry);
    const known = this.#found.get(key) ?? { ...entry, places: [] };
    known.places.push(place);
    this.#found.set(key, known);
  }

  /** Adds an operation, and the fields, values and errors of its page. */
  noteOperation(
    { id, name, summary, method, path, spans, variants }: SiteOperation,
    blocks: readonly Block[],
  ): void {
    const texts = [
      `${method} ${path} · `,
      ...new Set(variants.map(({ operation }) => operation.description ?? "")),
    ];
    const text = `${plainText(...texts)} ${id}`;
    const page = `operations/${name}/`;
    this.#note({ group: "Operations", title: summary, text }, { path: page, ...levelled(spans) });
    this.notePage({ path: page, title: summary }, blocks, spans);
  }

  /** Adds the fields, values and errors of a page. */
  notePage(
    page: { readonly path: string; readonly title: string },
    blocks: readonly Block[],
    whole: readonly Span[] = [],
  ): void {
    const noted = new Set<string>();
    const note = (
      group: SearchGroup,
      title: string,
      texts: readonly string[],
      id: string,
      spans: readonly Span[],
    ) => {
      // Of several with the same name, only the first is found.
      if (title === "" || noted.has(group + title)) return;
      noted.add(group + title);
      const place = { path: `${page.path}#${id}`, operation: page.title, ...levelled(spans) };
      this.#note({ group, title, text: plainText(...texts) }, place);
    };
    const noteField = (
      { id = "", term, badges = [], blocks, termSpans, spans = termSpans ?? whole }: FieldItem,
      group: SearchGroup,
    ) => {
      const isError = id.startsWith("error-");
      const [status = ""] = badges.map(({ text }) => text);
      const name = plainText(term) || status;
      const texts = blocks.flatMap((one) => (one.is === "text" ? one.text : []));
      const values = blocks.flatMap((one) =>
        one.is === "fields" ? one.fields.filter((value) => value.id === undefined) : [],
      );
      const meanings = values.map((value) => `${value.term} ${meaningOf(value)}`);
      const kind = isError ? "Errors" : group;
      note(
        kind,
        name,
        [...(isError ? [`Status ${status}.`] : []), ...texts, ...meanings],
        id,
        spans,
      );
      const inLine = texts.filter((text) => /^(Always|One of) `/.test(text));
      const listed = values.map(
        (value) => [value.term, meaningOf(value), value.spans ?? spans] as const,
      );
      const plain = inLine
        .flatMap((text) => text.match(/`[^`]+`/g) ?? [])
        .map((term) => [term, "", spans] as const);
      const all = [...listed, ...plain];
      for (const [term, meaning, at] of all.length > 30 ? [] : all) {
        const value = /^"(.{3,})"$/.exec(plainText(term))?.[1];
        if (value !== undefined)
          note("Values", value, [`A value of \`${name}\`.`, meaning], id, at);
      }
      walk(blocks, "Fields");
    };
    const walk = (parts: readonly Block[], group: SearchGroup): void => {
      for (const one of parts) {
        if (one.is === "group") walk(one.blocks, group);
        if (one.is === "section" && one.id !== "changes")
          walk(one.blocks, one.id === "request" ? "Parameters" : group);
        if (one.is === "fields")
          for (const field of one.fields) if (field.id !== undefined) noteField(field, group);
      }
    };
    walk(blocks, "Fields");
  }
}

const levelled = (spans: readonly Span[]): Pick<SearchPlace, "spans"> =>
  spans.length === 0 || isAlways(spans) ? {} : { spans };

const meaningOf = ({ notes }: FieldItem): string => notes.map(({ text }) => text).join(" ");

/**
 * The sections of a Markdown text, with the ids of their headings on the page, the names in their code, and the rows of
 * tables that explain names.
 */
function sectionsOf(text: string) {
  return markdown(text)
    .html.split(/(?=<h[1-6] id=")/)
    .flatMap((section) => {
      const found = /^<h[1-6] id="([^"]*)">(.*?)<\/h[1-6]>([\s\S]*)$/.exec(section);
      if (found === null) return [];
      const [, id = "", title = "", rest = ""] = found;
      const names = Array.from(rest.matchAll(/<code>([\w.-]+)<\/code>/g), ([, name]) => name);
      const code = [...new Set(names)].join(" ");
      const rows = Array.from(
        rest.matchAll(/<tr>\s*<td>(<code>.*?)<\/td>\s*(<td>.*?)<\/tr>/gs),
        ([, name = "", meaning = ""]) => [visibleText(name), visibleText(meaning)] as const,
      );
      return [{ id, title: visibleText(title), text: visibleText(rest), code, rows }];
    });
}
