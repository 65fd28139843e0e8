import { changeLabels, changeSentences } from "../generate/changes.ts";
import type { HistoryEntry } from "../levels/index.ts";
import type { Guide } from "./guides.ts";
import { markdown } from "./markdown.ts";
import type { FieldEntry, OperationEntry, Reference, ShapeEntry } from "./reference.ts";
import { levelTitle, type Site } from "./site.ts";

/** What a search can find. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly title: string;
  /** Its description, without Markdown. */
  readonly text: string;
  /** Its address in the site; absent where it differs from level to level. */
  readonly path?: string;
  /** Where the reference documents it. */
  readonly places?: readonly SearchPlace[];
}

type SearchKind =
  | ("Release" | "Level" | "Page" | "Guide" | "Change")
  | ("Section" | "Operation" | "Parameter" | "Field" | "Header" | "Error");

/** A place in the reference of each of some levels. */
export interface SearchPlace {
  /** The fragment in the address of the one-page reference. */
  readonly anchor: string;
  readonly operation?: Pick<OperationEntry, "id" | "summary">;
  /** Ascending. */
  readonly levels: readonly number[];
}

/** What is the same for readers at every level: releases, levels and their changes, pages, and the guides by section. */
export function commonEntries(site: Site, guides: readonly Guide[]): SearchEntry[] {
  const { releases, levels, history, documents, head } = site;
  return [
    ...releases.map(({ release, level }) => ({
      kind: "Release" as const,
      title: `Release ${release}`,
      text: `Its servers behave as in the reference of feature level ${level}.`,
      path: `level-${level}/`,
    })),
    ...levels.slice(1).map(({ level }) => ({
      kind: "Level" as const,
      title: levelTitle(site, level),
      text: plain([
        ...new Set(history.flatMap((entry) => (entry.level === level ? [entry.summary] : []))),
      ]),
      path: `changes.html#level-${level}`,
    })),
    ...documents.map(({ name, path }) => ({
      kind: "Page" as const,
      title: name,
      text: "",
      path: path(head),
    })),
    ...guides.flatMap(({ name, title, text }) =>
      sectionsOf(text).map((section) => ({
        kind: "Guide" as const,
        title: section.title,
        text: section.title === title ? section.text : `${title}: ${section.text}`,
        path: `guides/${name}.html#${section.id}`,
      })),
    ),
    ...history.map((entry) => ({
      kind: "Change" as const,
      title: changeTitle(entry),
      text: `${levelTitle(site, entry.level)}. ${plain(changeSentences(entry))}`,
      path: `changes.html#level-${entry.level}`,
    })),
  ];
}

function changeTitle({ kind, carrier, replaced, subject, within }: HistoryEntry): string {
  const former = replaced === undefined ? "" : `${replaced} by `;
  const whole = within === undefined ? "" : ` of ${plain([within])}`;
  return `${changeLabels[kind]}: ${carrier} ${former}${subject}${whole}`;
}

/** Collects what the references of all levels document; they are noted from the oldest level to the newest. */
export function referenceEntries(): {
  readonly note: (reference: Reference) => void;
  readonly entries: () => SearchEntry[];
} {
  const things = new Map<string, Thing>();
  return {
    note: (reference) => {
      for (const { levels, ...thing } of thingsOf(reference)) {
        const key = JSON.stringify([thing.kind, thing.anchor, thing.title]);
        const earlier = things.get(key)?.levels ?? [];
        things.set(key, { ...thing, levels: [...new Set([...earlier, ...levels])] });
      }
    },
    entries: () => merged([...things.values()]),
  };
}

type Thing = SearchPlace &
  Pick<SearchEntry, "kind" | "title"> & { readonly texts: readonly string[] };

/** Things that several operations document in the same words become one entry. */
function merged(things: readonly Thing[]): SearchEntry[] {
  const found = new Map<string, SearchEntry & { readonly places: SearchPlace[] }>();
  for (const { kind, title, texts, ...place } of things) {
    const key = JSON.stringify([kind, title, texts]);
    const entry = found.get(key) ?? { kind, title, text: plain(texts), places: [] };
    entry.places.push(place);
    found.set(key, entry);
  }
  return [...found.values()];
}

/** What the reference of a level documents, each with its texts in Markdown. */
function thingsOf({ level, description, samplesNote, groups }: Reference): Thing[] {
  const operations = groups.flatMap((group) => group.operations);
  const labels = operations.flatMap(({ samples }) => samples.map(({ label }) => label));
  const sections = [
    ...sectionsOf(description).map(({ id, title, text }) => ({ anchor: id, title, texts: [text] })),
    {
      anchor: "samples",
      title: `Code samples: ${[...new Set(labels)].join(", ")}`,
      texts: [samplesNote],
    },
  ];
  const levels = [level];
  return [
    ...sections.map((section) => ({ kind: "Section" as const, levels, ...section })),
    ...operations.flatMap((operation) => {
      const { id, summary, method, path, parameters, body, responses, samples } = operation;
      const common = { levels, operation: { id, summary } };
      const fields = (kind: SearchKind, list: readonly FieldEntry[]) =>
        [...textsByName(list)].map(([name, texts]) => ({
          ...{ ...common, kind, title: name, anchor: `${id}.${name}` },
          texts: [...texts],
        }));
      return [
        {
          ...{ ...common, kind: "Operation" as const, title: summary, anchor: id },
          texts: [
            `\`${method} ${path}\``,
            operation.description,
            `\`${id}\` ${samples.map(({ label }) => label).join(", ")}`,
          ],
        },
        ...fields("Parameter", [...parameters, ...(body?.fields ?? [])]),
        ...fields(
          "Header",
          responses.flatMap(({ headers }) => headers),
        ),
        ...fields(
          "Field",
          responses.flatMap(({ bodies }) => bodies.flatMap(fieldsOfShape)),
        ),
        ...responses.flatMap(({ status, description, bodies }) => {
          if (!/^[45]/.test(status)) return [];
          const codes = bodies.flatMap(({ name, fields }) =>
            fields.some((field) => field.name === "code") && name !== "" ? [name] : [],
          );
          return (codes.length === 0 ? [status] : codes).map((code) => ({
            ...{ ...common, kind: "Error" as const, title: code, anchor: `${id}-${status}` },
            texts: [`Status ${status}.`, description],
          }));
        }),
      ];
    }),
  ];
}

const fieldsOfShape = ({ fields }: ShapeEntry): readonly FieldEntry[] => fields;

/** The texts about the fields of each name, at any depth. */
function textsByName(fields: readonly FieldEntry[], found = new Map<string, Set<string>>()) {
  for (const { name, description, values, shapes } of fields) {
    const texts = found.get(name) ?? new Set();
    found.set(name, texts);
    if (description !== "") texts.add(description);
    for (const { value, meaning = "" } of values) texts.add(`${value} ${meaning}`.trim());
    textsByName(shapes.flatMap(fieldsOfShape), found);
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
