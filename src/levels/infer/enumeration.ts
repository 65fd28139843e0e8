import { isObject, type Json, type JsonObject } from "../../document/json.ts";
import { readMark } from "../mark.ts";
import { lifeIn, withEarlier, withMark } from "./add-mark.ts";
import type { Present, Versions } from "./versions.ts";

/**
 * A schema with the values of its `enum`: those of all versions, each with its life, where some value
 * stayed; and else the lists as they were.
 */
export function valuesOver(versions: Versions, merged: JsonObject, present: Present): JsonObject {
  const lists = present.map(([, node]) => node.enum);
  const newest = lists.at(-1);
  if (lists.every((list) => list === undefined)) return merged;
  const all = union(lists);
  const asListed = newest === undefined ? merged : { ...merged, enum: newest };
  if (all === undefined) return withEarlier(versions, asListed, "enum", lists, present);
  const ids = all.map((value) => versions.idOf(value));
  const around = present.map(([version]) => version);
  const has = lists.map((list) => new Set((list as Json[]).map((value) => versions.idOf(value))));
  const values = all.flatMap((value, index) => {
    const id = ids[index] as string;
    const having = new Set(around.filter((_, at) => has[at]?.has(id)));
    const life = lifeIn(versions.levels, having, around);
    return having.size < around.length ? [[String(value), life] as const] : [];
  });
  if (values.length === all.length) {
    return withEarlier(versions, asListed, "enum", lists, present);
  }
  const united = { ...merged, enum: all };
  if (values.length === 0) return united;
  return withMark(united, { ...readMark(merged), values: Object.fromEntries(values) });
}

/** The values of all lists, those of the newest first; `undefined` where a mark cannot tell them apart. */
function union(lists: readonly (Json | undefined)[]): Json[] | undefined {
  const all = new Map<string, Json>();
  for (const list of [...lists].reverse()) {
    if (!Array.isArray(list) || new Set(list).size !== list.length) return undefined;
    for (const value of list) {
      const text = String(value);
      if (isObject(value) || Array.isArray(value)) return undefined;
      if (all.has(text) && all.get(text) !== value) return undefined;
      all.set(text, value);
    }
  }
  return [...all.values()];
}
