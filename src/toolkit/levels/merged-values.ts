import type { Sender } from "../document/grammar.ts";
import { distinct, isObject, type Json, type JsonObject } from "../document/json.ts";

/** A value in one of several documents, by its index; `undefined` if it is missing there. */
export interface Seen<Value extends Json = Json> {
  readonly at: number;
  readonly value: Value | undefined;
}

/** An object in a document that has it. */
export type There = Seen<JsonObject> & { readonly value: JsonObject };

/** The names of fields, those of the newest object first. */
export const namesIn = (nodes: readonly JsonObject[]): string[] => [
  ...new Set(nodes.toReversed().flatMap((node) => Object.keys(node))),
];

/** The keys of all maps in the newest order, with those of older maps where they were. */
export function inOrder(maps: readonly Pick<ReadonlySet<string>, "keys">[]): string[] {
  const found = [...(maps.at(-1)?.keys() ?? [])];
  const known = new Set(found);
  for (const map of maps.toReversed()) {
    let before: string | undefined;
    for (const key of map.keys()) {
      if (!known.has(key)) {
        known.add(key);
        found.splice(before === undefined ? 0 : found.indexOf(before) + 1, 0, key);
      }
      before = key;
    }
  }
  return found;
}

/**
 * A value of an example: of the newest document that has it, with the properties that any document has.
 *
 * @param isLost whether a property goes that some document does not have
 */
export function mergedValue(
  values: readonly (Json | undefined)[],
  isLost: (name: string) => boolean,
): Json | undefined {
  const newest = values.at(-1);
  if (Array.isArray(newest)) {
    const lists = values.filter((one) => Array.isArray(one)) as Json[][];
    const alike = lists.filter((one) => one.length === newest.length);
    return newest.map((_, index) => {
      const items = alike.map((list) => list[index]);
      return mergedValue(items, isLost) as Json;
    });
  }
  if (!isObject(newest)) return newest;
  const maps = values.filter(isObject).map((one) => new Map(Object.entries(one)));
  const entries = inOrder(maps).flatMap((key): [string, Json][] => {
    const some = maps.filter((map) => map.has(key)).map((map) => map.get(key));
    return some.length < maps.length && isLost(key)
      ? []
      : [[key, mergedValue(some, isLost) as Json]];
  });
  return Object.fromEntries(entries);
}

/** Merges the values of a keyword; if the result is empty, the keyword is removed. */
type Together = (lists: readonly (Json | undefined)[]) => Json[];

const union: Together = (lists) => distinct(lists.flatMap((list = []) => list));
const unionOfAll: Together = (lists) => (lists.includes(undefined) ? [] : union(lists));
const intersection: Together = (lists) =>
  union(lists).filter((one) => lists.every((list = []) => [list].flat().includes(one)));

/** The keywords with lists that can be merged, by who sends the value. */
export const mergedLists: Record<Sender, ReadonlyMap<string, Together>> = {
  client: new Map([["required", union]]),
  server: new Map([
    ["required", intersection],
    ["type", unionOfAll],
    ["enum", unionOfAll],
  ]),
};
