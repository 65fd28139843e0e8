import { grouped, inOrder, type Json, listIn } from "../document/json.ts";
import { type LevelRange, levelsAttribute } from "../levels/level-range.ts";
import { codeSpan } from "../text/escape-markdown.ts";
import type { Block, Block$, FieldItem } from "./blocks.ts";
import { type At, foldJson, foldLines, rangesIn } from "./fold-revisions.ts";

/**
 * A part of a page at one level. Parts of several levels with the same kind and key, at the same place, become one part
 * of the page (blocks.ts), with the levels of each.
 */
export type PageView = { readonly key: string } & (
  | Leveled<"text">
  | Leveled<"anchor">
  | (Omit<Leveled<"section">, "blocks"> & Around)
  | (Omit<Leveled<"group">, "blocks"> & Around)
  | (Omit<Leveled<"tabs">, "blocks"> & Around)
  | (Omit<Leveled<"code">, "lines"> & { readonly value: Json })
  | (Omit<Leveled<"fields">, "fields"> & { readonly fields: readonly FieldView[] })
  | { readonly is: "values"; readonly values: readonly ValueView[] }
);

type Leveled<Kind extends Block["is"]> = Omit<Block$<Kind>, "ranges">;
export type PageView$<Kind extends PageView["is"]> = Extract<PageView, { is: Kind }>;

interface Around {
  readonly blocks: readonly PageView[];
}

export interface FieldView extends Omit<FieldItem, "ranges" | "notes" | "blocks">, Around {
  readonly key: string;
  readonly id: string;
  /** Notes of the same kind, for example types, are one note with several values. */
  readonly notes: Readonly<Record<string, string>>;
}

/** An allowed value. */
interface ValueView {
  /** As JSON. */
  readonly name: string;
  readonly meaning: string;
}

/**
 * Merges pages, given newest first, into one that exists at `whole`. Parts that only older pages have keep their place
 * after the same predecessor. `idOf` makes an id unique.
 */
export function foldViews(
  pages: readonly At<readonly PageView[]>[],
  whole: readonly LevelRange[],
  idOf: (preferred: string) => string,
): Block[] {
  return byKey(pages, ({ is, key }) => `${is} ${key}`).flatMap((forms): Block[] => {
    const ranges = rangesIn(forms);
    const own = narrowed(ranges, whole);
    const [{ value: newest }] = forms;
    switch (newest.is) {
      case "text":
        return valuesOf(forms as Forms<PageView$<"text">>).map(
          ({ ranges, value: { key: _, ...text } }) => ({
            ...text,
            ...narrowed(ranges, whole),
          }),
        );
      case "anchor":
        return [{ is: "anchor", id: idOf(newest.id) }];
      case "section":
      case "tabs":
      case "group": {
        const { key: _, ...rest } = newest;
        const id = rest.is === "section" ? { id: idOf(rest.id) } : {};
        const blocks = foldViews(blocksOf(forms as Forms<PageView & Around>), ranges, idOf);
        return [{ ...rest, ...id, blocks, ...own } as Block]; // It has an id if it is a section.
      }
      case "code": {
        const { value: _, key: __, ...code } = newest;
        return [{ ...code, ...foldCode(forms as Forms<PageView$<"code">>), ...own }];
      }
      case "values":
        return foldValues(forms as Forms<PageView$<"values">>, whole);
    }
    const lists = (forms as Forms<PageView$<"fields">>).map(({ ranges, value: { fields } }) => ({
      ranges,
      value: fields,
    }));
    const fields = byKey(lists, ({ key }) => key).map((same) => foldField(same, whole, idOf));
    const { key: _, ...list } = newest;
    return [{ ...list, fields }];
  });
}

/** The forms of a part, newest first; the key of a part includes its kind. */
type Forms<T> = readonly [At<T>, ...At<T>[]];

/** The forms of each item of some lists; of several with the same key, each in its order. */
function byKey<T>(lists: readonly At<readonly T[]>[], keyOf: (item: T) => string): Forms<T>[] {
  const found = new Map<string, At<T>[]>();
  const keys = lists.map(({ ranges, value }) => {
    const counts = new Map<string, number>();
    const own = value.map((item) => {
      const count = counts.get(keyOf(item)) ?? 0;
      counts.set(keyOf(item), count + 1);
      const key = JSON.stringify([keyOf(item), count]);
      listIn(found, key).push({ ranges, value: item });
      return key;
    });
    return new Set(own);
  });
  return inOrder(keys.reverse()).map((key) => found.get(key) as unknown as Forms<T>); // Each key has forms.
}

/** The levels of a part, if they differ from those of the part around it. */
const narrowed = (
  ranges: readonly LevelRange[],
  whole: readonly LevelRange[],
): { readonly ranges?: readonly LevelRange[] } =>
  levelsAttribute(ranges) === levelsAttribute(whole) ? {} : { ranges };

/** The different values, newest first, each with all its levels. */
const valuesOf = <T>(forms: readonly At<T>[]): At<T>[] =>
  grouped(forms, ({ value }) => JSON.stringify(value)).map(([, same]) => ({
    value: same[0].value,
    ranges: rangesIn(same),
  }));

const blocksOf = (forms: readonly At<Around>[]) =>
  forms.map(({ ranges, value: { blocks } }) => ({ ranges, value: blocks }));

/** As JSON if the value is JSON at all levels, otherwise as texts. */
function foldCode(forms: Forms<PageView$<"code">>): Pick<Block$<"code">, "language" | "lines"> {
  const values = forms.map(({ ranges, value: { value } }) => ({ ranges, value }));
  if (forms.every(({ value: { language } }) => language === "json"))
    return { language: "json", lines: foldJson(values) };
  const texts = values.map(({ ranges, value }) => ({
    ranges,
    value: typeof value === "string" ? value : JSON.stringify(value, null, 2),
  }));
  return { language: "", lines: foldLines(texts) };
}

function foldField(
  forms: Forms<FieldView>,
  whole: readonly LevelRange[],
  idOf: (preferred: string) => string,
): FieldItem {
  const ranges = rangesIn(forms);
  const { id, term, badges } = forms[0].value;
  const kinds = new Set(forms.flatMap(({ value }) => Object.keys(value.notes)));
  const notes = [...kinds].flatMap((kind) =>
    valuesOf(
      forms.flatMap(({ ranges, value: { notes } }) =>
        notes[kind] === undefined ? [] : [{ ranges, value: notes[kind] }],
      ),
    ).map(({ ranges: at, value: text }) => ({ text, ...narrowed(at, ranges) })),
  );
  const named = narrowed(rangesIn(forms.filter(({ value }) => value.term === term)), ranges);
  const blocks = foldViews(blocksOf(forms), ranges, idOf);
  return {
    id: idOf(id),
    term,
    ...(named.ranges !== undefined && { termRanges: named.ranges }),
    notes,
    ...(badges !== undefined && { badges }),
    blocks,
    ...narrowed(ranges, whole),
  };
}

/** Allowed values: in a line, or as a list if they have meanings or levels of their own. */
function foldValues(forms: Forms<PageView$<"values">>, whole: readonly LevelRange[]): Block[] {
  const lists = forms.map(({ ranges, value: { values } }) => ({ ranges, value: values }));
  const items = byKey(lists, ({ name }) => name).map((same) => {
    const [
      {
        value: { name, meaning },
      },
    ] = same;
    const notes = meaning === "" ? [] : [{ text: meaning }];
    return { term: codeSpan(name), notes, blocks: [], ...narrowed(rangesIn(same), whole) };
  });
  if (items.some(({ notes, ranges }) => notes.length > 0 || ranges !== undefined))
    return [{ is: "fields", fields: items }];
  const names = items.map(({ term }) => term).join(", ");
  return [{ is: "text", text: `${items.length === 1 ? "Always" : "One of"} ${names}.` }];
}
