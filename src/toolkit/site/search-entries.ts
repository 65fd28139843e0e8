import { changeLabels, changeSentences } from "../generate/changes.ts";
import type { HistoryEntry } from "../levels/index.ts";
import { type Span, unitedSpans } from "../levels/span.ts";
import type { Folded } from "./fold.ts";
import type { Guide } from "./guides.ts";
import { isAlways, levelInSentence } from "./level-words.ts";
import { markdown } from "./markdown.ts";
import type { FieldEntry, ShapeEntry } from "./operation-entry.ts";
import type { ReadOperation } from "./operation-page.ts";
import type { Site } from "./site.ts";

/** What a search can find. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly title: string;
  /** Its description, without Markdown. */
  readonly text: string;
  /** Its address in the site. */
  readonly path: string;
  /** The operation to which it belongs, by its summary. */
  readonly operation?: string;
  /** When it exists, where that is not always. */
  readonly spans?: readonly Span[];
}

type SearchKind =
  | ("Release" | "Level" | "Page" | "Guide" | "Change")
  | ("Operation" | "Parameter" | "Field" | "Header" | "Error");

/** What belongs to no operation: releases, levels and their changes, pages, and the guides by section. */
export function commonEntries(site: Site, guides: readonly Guide[]): SearchEntry[] {
  const { releases, levels, history, naming } = site;
  const pages = [
    ["Operations", "operations/"],
    ["Authentication", "authentication/"],
    ["Change log", "changes/"],
    ["Compare", "compare/"],
    ["Downloads", "downloads/"],
    ["Redoc", "redoc/"],
  ] as const;
  return [
    ...releases.map(({ release, boundary }) => ({
      kind: "Release" as const,
      title: `Release ${release}`,
      text: naming === "levels" ? `Behaves like level ${boundary}.` : "",
      path: `changes/#release-${release}`,
    })),
    ...(naming === "levels" ? levels.slice(1) : []).map(({ level }) => ({
      kind: "Level" as const,
      title: levelInSentence(site, level),
      text: plain([
        ...new Set(history.flatMap((entry) => (entry.level === level ? [entry.summary] : []))),
      ]),
      path: `changes/#level-${level}`,
    })),
    ...pages
      .filter(([name]) => naming !== "none" || !/^Ch|^Com/.test(name))
      .map(([title, path]) => ({ kind: "Page" as const, title, text: "", path })),
    ...guides.flatMap(({ name, title, text }) =>
      sectionsOf(text).map((section) => ({
        kind: "Guide" as const,
        title: section.title,
        text: section.title === title ? section.text : `${title}: ${section.text}`,
        path: `guides/${name}/#${section.id}`,
      })),
    ),
    ...history.map((entry) => ({
      kind: "Change" as const,
      title: changeTitle(entry),
      text: `${levelInSentence(site, entry.level)}. ${plain(changeSentences(entry))}`,
      path: `changes/#level-${entry.level}`,
    })),
  ];
}

function changeTitle({ kind, carrier, replaced, subject, within }: HistoryEntry): string {
  const former = replaced === undefined ? "" : `${replaced} by `;
  const whole = within === undefined ? "" : ` of ${plain([within])}`;
  return `${changeLabels[kind]}: ${carrier} ${former}${subject}${whole}`;
}

/** What the page of an operation documents. */
export function operationEntries({ operation, entry }: ReadOperation): SearchEntry[] {
  const { id, name, summary, method, path } = operation;
  const page = `operations/${name}/`;
  const place = (spans: readonly Span[], anchor = "") => ({
    path: page + anchor,
    operation: summary,
    ...(!isAlways(spans) && { spans }),
  });
  const fields = (kind: SearchKind, list: readonly Folded<FieldEntry>[]) =>
    [...textsByName(list)].map(([title, { texts, spans }]) => ({
      ...{ kind, title, text: plain([...texts]), ...place(spans, `#field-${title}`) },
    }));
  const shapesIn = (shapes: readonly Folded<ShapeEntry>[]) =>
    shapes.flatMap(({ fields }) => fields);
  return [
    {
      kind: "Operation",
      title: summary,
      text: plain([
        `\`${method} ${path}\``,
        ...entry.description.map(({ value }) => value),
        `\`${id}\``,
      ]),
      ...place(operation.spans),
    },
    ...fields("Parameter", [
      ...entry.parameters,
      ...entry.bodies.flatMap(({ shapes }) => shapesIn(shapes)),
    ]),
    ...fields(
      "Header",
      entry.responses.flatMap(({ headers }) => headers),
    ),
    ...fields(
      "Field",
      entry.responses.flatMap(({ shapes }) => shapesIn(shapes)),
    ),
    ...entry.responses.flatMap(({ name: status, description, shapes, spans }) => {
      if (!/^[45]/.test(status)) return [];
      const codes = shapes.filter(({ name }) => name !== "");
      const found = codes.length === 0 ? [{ name: status, spans }] : codes;
      return found.map(({ name, spans }) => ({
        kind: "Error" as const,
        title: name,
        text: plain([`Status ${status}.`, ...description.map(({ value }) => value)]),
        ...place(spans, `#error-${name}`),
      }));
    }),
  ];
}

interface NamedTexts {
  readonly texts: Set<string>;
  readonly spans: readonly Span[];
}

/** The texts about the fields of each name, at any depth. */
function textsByName(
  fields: readonly Folded<FieldEntry>[],
  found = new Map<string, NamedTexts>(),
): Map<string, NamedTexts> {
  for (const { name, description, values, shapes, spans } of fields) {
    const known = found.get(name);
    const texts = known?.texts ?? new Set();
    found.set(name, { texts, spans: unitedSpans([...(known?.spans ?? []), ...spans]) });
    for (const { value } of description) if (value !== "") texts.add(value);
    for (const { name: value, meaning } of values)
      texts.add(`${value} ${meaning[0]?.value ?? ""}`.trim());
    textsByName(
      shapes.flatMap(({ fields }) => fields),
      found,
    );
  }
  return found;
}

/** The sections of a text in Markdown that have a heading, with the ids that its page gives them. */
function sectionsOf(text: string): { id: string; title: string; text: string }[] {
  return markdown(text)
    .html.split(/(?=<h[1-6] id=")/)
    .flatMap((section) => {
      const found = /^<h[1-6] id="([^"]*)">(.*?)<\/h[1-6]>([\s\S]*)$/.exec(section);
      if (found === null) return [];
      const [, id = "", title = "", rest = ""] = found;
      return [{ id, title: shownText(title), text: shownText(rest) }];
    });
}

const plain = (texts: readonly string[]): string => shownText(markdown(texts.join("\n\n")).html);

const characters: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
};

/** The visible text of HTML that markdown.ts made. */
function shownText(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|t[dhr]|pre|h[1-6])>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name) => characters[name] ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
