import { isError } from "../document/answers.ts";
import { changedThing, changeLabels, changeSentences } from "../generate/changes.ts";
import type { Span } from "../levels/span.ts";
import type { At, Folded } from "./fold.ts";
import type { Guide, Guides } from "./guides.ts";
import { isAlways, levelInSentence } from "./level-words.ts";
import { markdown, plainText, visibleText } from "./markdown.ts";
import type { FieldEntry, ShapeEntry } from "./operation-entry.ts";
import { codedErrors, type ReadOperation } from "./operation-page.ts";
import { siteParts } from "./shell.ts";
import type { Site } from "./site.ts";

export interface SearchEntry {
  readonly group: SearchGroup;
  readonly title: string;
  /** Its description, without Markdown. */
  readonly text: string;
  /** Other words that readers may search for. */
  readonly keywords?: string;
  /** For an operation: the languages of its samples. */
  readonly languages?: readonly string[];
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
    sectionsOf(text).map((section) => ({
      group: "Guides" as const,
      title: section.title,
      text: section.title === title ? section.text : `${title}: ${section.text}`,
      places: [{ path: `${path}${section.title === title ? "" : `#${section.id}`}` }],
    }));
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
      title: `${changeLabels[entry.kind]}: ${plainText(changedThing(entry))}`,
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
    "versioning versions history releases deprecations upgrade migration differences compare breaking",
  "downloads/": "openapi json yaml swagger postman",
};

const pageEntries = (site: Site): SearchEntry[] =>
  siteParts(site).map(({ title, path, text }) => {
    return { group: "Pages", title, text, keywords: otherWords[path] ?? "", places: [{ path }] };
  });

/** Collects entries from the pages of operations and components, and merges those with the same text. */
export class OperationEntries {
  readonly #found = new Map<string, SearchEntry & { readonly places: SearchPlace[] }>();

  get entries(): SearchEntry[] {
    return [...this.#found.values()];
  }

  /** Adds the entries of an operation's or a component's page. */
  #noterOf(page: string, pageTitle: string) {
    const noted = new Set<string>();
    const note = (
      group: SearchGroup,
      title: string,
      texts: readonly string[],
      anchor: string,
      spans: readonly Span[],
      more: Pick<SearchEntry, "languages"> = {},
    ) => {
      // Of several with the same name, only the first has the anchor.
      if (title === "" || noted.has(group + title)) return;
      noted.add(group + title);
      const key = JSON.stringify([group, title, texts]);
      const text = plainText(...texts);
      const known = this.#found.get(key) ?? { group, title, text, ...more, places: [] };
      known.places.push({
        path: page + anchor,
        ...(group !== "Operations" && { operation: pageTitle }),
        ...(isAlways(spans) ? {} : { spans }),
      });
      this.#found.set(key, known);
    };
    const noteField = (group: SearchGroup, field: Folded<FieldEntry>, holder = "") => {
      const { name, description, values, shapes, spans } = field;
      const meanings = values.map((value) => `${value.name} ${value.meaning[0]?.value ?? ""}`);
      note(group, name, [...valuesOf(description), ...meanings], `#field-${name}`, spans);
      const isTag = values.length === 1 && holder !== "";
      for (const value of values.length > 30 ? [] : values) {
        const text = /^"(.{3,})"$/.exec(value.name)?.[1];
        if (text === undefined) continue;
        const anchor = isTag ? `schema-${holder}` : `field-${name}`;
        note(
          "Values",
          text,
          [`A value of \`${name}\`.`, ...valuesOf(value.meaning)],
          `#${anchor}`,
          value.spans,
        );
      }
      for (const shape of shapes) noteShape("Fields", shape);
    };
    const noteShape = (group: SearchGroup, { fields, component }: Folded<ShapeEntry>) => {
      const [holder = ""] = valuesOf(component);
      for (const field of fields) noteField(group, field, holder);
    };
    return { note, noteField, noteShape };
  }

  /** Adds the entries of a component's page. */
  noteComponent(path: string, { name, shapes }: Folded<FieldEntry>): void {
    const { noteShape } = this.#noterOf(path, name);
    for (const shape of shapes) noteShape("Fields", shape);
  }

  /** Adds the entries of an operation's page. `languages` are those of its samples. */
  note({ operation, entry }: ReadOperation, languages: readonly string[]): void {
    const page = `operations/${operation.name}/`;
    const { note, noteField, noteShape } = this.#noterOf(page, operation.summary);
    const { name, route, description, parameters, bodies, responses } = entry;
    const addresses = valuesOf(route).map((text) => `${text} ·`);
    const words = [...addresses, ...valuesOf(description), `\`${name}\``];
    note("Operations", operation.summary, words, "", operation.spans, { languages });
    for (const field of parameters) noteField("Parameters", field);
    for (const shape of bodies.flatMap(({ shapes }) => shapes)) noteShape("Parameters", shape);
    for (const response of responses) {
      const { name: status, description, headers, shapes, spans } = response;
      for (const field of headers) noteField("Fields", field);
      if (!isError(status)) {
        for (const shape of shapes) noteShape("Fields", shape);
        continue;
      }
      const coded = codedErrors(response);
      const errors = coded.length === 0 ? [{ name: status, description, spans }] : coded;
      for (const error of errors) {
        const texts = [
          `Status ${status}.`,
          ...valuesOf(error.description),
          ...valuesOf(description),
        ];
        note("Errors", error.name, texts, `#error-${error.name}`, error.spans);
      }
    }
  }
}

const valuesOf = (texts: readonly At<string>[]): string[] =>
  texts.map(({ value }) => value).filter((value) => value !== "");

/** The sections of a Markdown text, with the ids of their headings on the page. */
function sectionsOf(text: string): { id: string; title: string; text: string }[] {
  return markdown(text)
    .html.split(/(?=<h[1-6] id=")/)
    .flatMap((section) => {
      const found = /^<h[1-6] id="([^"]*)">(.*?)<\/h[1-6]>([\s\S]*)$/.exec(section);
      if (found === null) return [];
      const [, id = "", title = "", rest = ""] = found;
      return [{ id, title: visibleText(title), text: visibleText(rest) }];
    });
}
