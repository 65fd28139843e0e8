import { type Json, type JsonObject, listIn } from "../document/json.ts";
import { inOrder } from "../levels/merged-values.ts";
import { type Span, unitedSpans } from "../levels/span.ts";
import { partners } from "../write/merged-text.ts";

/** A value with the levels at which it holds. */
export interface At<T> {
  readonly spans: readonly Span[];
  readonly value: T;
}

/** An object with a name that is unique among its siblings. */
export interface Named {
  readonly name: string;
}

/**
 * An object at all its levels: its name, its spans, each list of named objects folded again, and for every other field
 * its values, newest first.
 */
export type Folded<T extends Named> = {
  readonly [Field in keyof T]: Field extends "name"
    ? string
    : T[Field] extends readonly (infer Item extends Named)[]
      ? readonly Folded<Item>[]
      : readonly At<T[Field]>[];
} & { readonly spans: readonly Span[] };

/** Merges the variants of an object, given newest first. */
export function fold<T extends Named>(forms: readonly At<T>[]): Folded<T> {
  const fields = new Set(forms.flatMap(({ value }) => Object.keys(value)));
  const folded = [...fields].map((field) => {
    const at = forms.flatMap(({ spans, value }) => {
      const found = value[field as keyof T];
      return found === undefined ? [] : [{ spans, value: found as unknown }];
    });
    if (field === "name") return [field, at[0]?.value];
    const isList = at.every(({ value }) => Array.isArray(value) && value.every(isNamed));
    return [field, isList ? foldLists(at as readonly At<readonly Named[]>[]) : foldValues(at)];
  });
  return { ...Object.fromEntries(folded), spans: spansIn(forms) } as Folded<T>;
}

const isNamed = (item: unknown): boolean =>
  typeof item === "object" && item !== null && "name" in item;

/** The levels at which any of the variants exists. */
const spansIn = (forms: readonly At<unknown>[]): readonly Span[] =>
  unitedSpans(forms.flatMap(({ spans }) => spans));

/** Merges objects of the same name. Objects that only older lists have keep their place after the same predecessor. */
function foldLists(lists: readonly At<readonly Named[]>[]): Folded<Named>[] {
  const forms = new Map<string, At<Named>[]>();
  const keys = lists.map(({ spans, value: list }) => {
    const counts = new Map<string, number>();
    const own = list.map((value) => {
      // Several may have the same name, for example unnamed alternatives of a body.
      const count = counts.get(value.name) ?? 0;
      counts.set(value.name, count + 1);
      const key = JSON.stringify([value.name, count]);
      listIn(forms, key).push({ spans, value });
      return key;
    });
    return new Set(own);
  });
  return inOrder(keys.reverse()).map((key) => fold(forms.get(key) ?? []));
}

/** The different values, the newest first, each with all its levels. */
function foldValues<T>(forms: readonly At<T>[]): At<T>[] {
  const found = new Map<string, At<T>>();
  for (const { spans, value } of forms) {
    const key = JSON.stringify(value);
    const known = found.get(key);
    found.set(key, { value, spans: unitedSpans([...(known?.spans ?? []), ...spans]) });
  }
  return [...found.values()];
}

/** A line of code with its levels. */
export interface CodeLine extends At<string> {
  /** The levels at which a comma follows, if these are not all levels of the line. */
  readonly comma?: readonly Span[];
}

/** A value in JSON, and whether another follows it. */
type Member = At<Json> & { readonly hasNext: boolean };

/**
 * The lines of JSON values, given newest first, merged by field and by place in a list. The lines and commas of a level
 * are its value.
 */
export function foldJson(forms: readonly At<Json>[]): CodeLine[] {
  const members = forms.map((form): Member => ({ ...form, hasNext: false }));
  return memberLines(members, "", "");
}

function memberLines(members: readonly Member[], indent: string, name: string): CodeLine[] {
  const kinds = new Map<string, Member[]>();
  for (const member of members) {
    const text = JSON.stringify(member.value);
    listIn(kinds, /^[[{]../.test(text) ? text.slice(0, 1) : text).push(member);
  }
  return Array.from(kinds, ([kind, same]): CodeLine[] => {
    const spans = spansIn(same);
    const comma = spansIn(same.filter(({ hasNext }) => hasNext));
    const isAll = JSON.stringify(comma) === JSON.stringify(spans);
    const ended = (text: string): CodeLine =>
      isAll || comma.length === 0
        ? { value: indent + text + (isAll ? "," : ""), spans }
        : { value: indent + text, spans, comma };
    if (kind !== "[" && kind !== "{") return [ended(name + kind)];
    const values = same.map(({ value }) => value as JsonObject);
    const keys = inOrder(values.toReversed().map((value) => new Set(Object.keys(value))));
    const last = values.map((value) => keys.findLastIndex((key) => Object.hasOwn(value, key)));
    const inner = keys.map((key, at) => {
      const items = values.flatMap((value, index): Member | [] => {
        if (!Object.hasOwn(value, key)) return [];
        const spans = same[index]?.spans ?? [];
        return { spans, value: value[key] ?? null, hasNext: at < (last[index] ?? 0) };
      });
      return memberLines(items, `${indent}  `, kind === "[" ? "" : `${JSON.stringify(key)}: `);
    });
    const first = { value: indent + name + kind, spans };
    return [first, ...inner.flat(), ended(kind === "[" ? "]" : "}")];
  }).flat();
}

/** Merges texts, given newest first, so that common lines occur once: each line with the levels of its texts. */
export function foldLines(texts: readonly At<string>[]): CodeLine[] {
  let folded: At<string>[] = [];
  for (const { spans, value } of texts) {
    folded = merged(
      folded,
      value.split("\n").map((line) => ({ spans, value: line })),
    );
  }
  return folded;
}

/** Merges lines into others. */
function merged(known: readonly At<string>[], added: readonly At<string>[]): At<string>[] {
  const valuesOf = (lines: readonly At<string>[]) => lines.map(({ value }) => value);
  const found: At<string>[] = [];
  const shared = partners(valuesOf(known), valuesOf(added));
  let next = 0;
  for (const [index, { value, spans }] of known.entries()) {
    const at = shared[index];
    const both = at === undefined ? spans : unitedSpans([...spans, ...(added[at]?.spans ?? [])]);
    if (at !== undefined) found.push(...added.slice(next, at));
    if (at !== undefined) next = at + 1;
    found.push({ value, spans: both });
  }
  return [...found, ...added.slice(next)];
}
