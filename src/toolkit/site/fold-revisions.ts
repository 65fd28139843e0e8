import { inOrder, type Json, type JsonObject, listIn } from "../document/json.ts";
import { type LevelRange, unitedRanges } from "../levels/level-range.ts";
import { partners } from "../write/merge-text.ts";

/** A value with the levels at which it holds. */
export interface At<T> {
  readonly ranges: readonly LevelRange[];
  readonly value: T;
}

/** A line of code with its levels. */
export interface CodeLine extends At<string> {
  /** The levels at which a comma follows, if these are not all levels of the line. */
  readonly comma?: readonly LevelRange[];
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

/** The levels at which any of the forms exists. */
export const rangesIn = (forms: readonly At<unknown>[]): readonly LevelRange[] =>
  unitedRanges(forms.flatMap(({ ranges }) => ranges));

function memberLines(members: readonly Member[], indent: string, name: string): CodeLine[] {
  const kinds = new Map<string, Member[]>();
  for (const member of members) {
    const text = JSON.stringify(member.value);
    listIn(kinds, /^[[{]../.test(text) ? text.slice(0, 1) : text).push(member);
  }
  return Array.from(kinds, ([kind, same]): CodeLine[] => {
    const ranges = rangesIn(same);
    const comma = rangesIn(same.filter(({ hasNext }) => hasNext));
    const isAll = JSON.stringify(comma) === JSON.stringify(ranges);
    const ended = (text: string): CodeLine =>
      isAll || comma.length === 0
        ? { value: indent + text + (isAll ? "," : ""), ranges }
        : { value: indent + text, ranges, comma };
    if (kind !== "[" && kind !== "{") return [ended(name + kind)];
    const values = same.map(({ value }) => value as JsonObject);
    const keys = inOrder(values.toReversed().map((value) => new Set(Object.keys(value))));
    const last = values.map((value) => keys.findLastIndex((key) => Object.hasOwn(value, key)));
    const inner = keys.map((key, at) => {
      const items = values.flatMap((value, index): Member | [] => {
        if (!Object.hasOwn(value, key)) return [];
        const ranges = same[index]?.ranges ?? [];
        return { ranges, value: value[key] ?? null, hasNext: at < (last[index] ?? 0) };
      });
      return memberLines(items, `${indent}  `, kind === "[" ? "" : `${JSON.stringify(key)}: `);
    });
    const first = { value: indent + name + kind, ranges };
    return [first, ...inner.flat(), ended(kind === "[" ? "]" : "}")];
  }).flat();
}

/** Merges texts, given newest first, so that common lines occur once: each line with the levels of its texts. */
export function foldLines(texts: readonly At<string>[]): CodeLine[] {
  let folded: At<string>[] = [];
  for (const { ranges, value } of texts) {
    folded = merged(
      folded,
      value.split("\n").map((line) => ({ ranges, value: line })),
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
  for (const [index, { value, ranges }] of known.entries()) {
    const at = shared[index];
    const both =
      at === undefined ? ranges : unitedRanges([...ranges, ...(added[at]?.ranges ?? [])]);
    if (at !== undefined) found.push(...added.slice(next, at));
    if (at !== undefined) next = at + 1;
    found.push({ value, ranges: both });
  }
  return [...found, ...added.slice(next)];
}
