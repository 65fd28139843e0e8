import { isObject, type Json, type JsonObject } from "../../document/json.ts";
import { readMark } from "../mark.ts";
import { asTheyAre, lifeIn, withEarlier, withMark } from "./add-mark.ts";
import type { Present, Versions } from "./versions.ts";

/**
 * A schema with the values of its `enum`: those of all versions, each with its life, where some value
 * stayed; and else the lists as they were.
 */
export function valuesOver(versions: Versions, merged: JsonObject, present: Present): JsonObject {
  const lists = asTheyAre(versions, "schema", "enum", present);
  const newest = lists.at(-1);
  const listed = newest === undefined ? merged : { ...merged, enum: newest };
  const asListed = () => withEarlier(versions, listed, "enum", lists, present);
  const all = union(lists);
  if (all === undefined) return asListed();
  const around = present.map(([version]) => version);
  const sets = present.map(([version, node]) => [version, new Set(node.enum as Json[])] as const);
  const values = all.flatMap((value) => {
    const having = new Set(sets.flatMap(([version, set]) => (set.has(value) ? [version] : [])));
    const life = lifeIn(versions.levels, having, around);
    return having.size < around.length ? [[String(value), life] as const] : [];
  });
  if (values.length === all.length) return asListed();
  const united = { ...merged, enum: all };
  if (values.length === 0) return united;
  return withMark(united, { ...readMark(merged), values: Object.fromEntries(values) });
}

/** The values of all lists, those of the newest first; `undefined` where a mark cannot tell them apart. */
function union(lists: readonly (Json | undefined)[]): Json[] | undefined {
  const all = new Map<string, Json>();
  for (const list of lists.toReversed()) {
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
