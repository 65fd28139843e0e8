import { changeField, isObject, type Json, type JsonObject } from "../document/json.ts";
import { readMark } from "../levels/mark.ts";
import { asListed, lifeIn, livingOn, saysEarlier, withChange, withMark } from "./add-mark.ts";
import type { Present, Versions } from "./versions.ts";

/**
 * Merges the `enum` of a schema: the values of all versions, each with its levels, if some value stayed; otherwise the
 * earlier lists.
 */
export function valuesOver(versions: Versions, merged: JsonObject, present: Present): JsonObject {
  const all = unionOf(present.map(([, node]) => node.enum));
  if (all === undefined) return asListed(versions, merged, "enum", present);
  const around = present.map(([version]) => version);
  const sets = present.map(([version, node]) => [version, new Set(node.enum as Json[])] as const);
  const values = all.flatMap((value) => {
    const having = new Set(sets.flatMap(([version, set]) => (set.has(value) ? [version] : [])));
    const life = lifeIn(versions.levels, having, around);
    return having.size < around.length ? [[String(value), life] as const] : [];
  });
  if (values.length === all.length) return asListed(versions, merged, "enum", present);
  const united = { ...merged, enum: all };
  if (values.length === 0) return united;
  const mark = readMark(merged);
  const lives = values.map(([value, life]) => [value, livingOn(mark?.values?.[value], life)]);
  return withMark(united, { ...mark, values: { ...mark?.values, ...Object.fromEntries(lives) } });
}

/** The values of all lists, newest first; `undefined` if a mark cannot distinguish them. */
function unionOf(lists: readonly (Json | undefined)[]): Json[] | undefined {
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

/**
 * Merges the `required` of a schema: each property is marked with when it was required, if that differed; if properties
 * cannot be marked, the schema gets the earlier lists.
 */
export function requiredOver(
  versions: Versions,
  merged: JsonObject,
  present: Present,
  pointer: string,
): JsonObject {
  const { asWritten, objects } = versions.whole;
  const isWhole = asWritten.has(pointer) || objects.has(pointer);
  const marked = isWhole ? undefined : byProperty(versions, merged, present);
  return marked ?? asListed(versions, merged, "required", present);
}

function byProperty(
  versions: Versions,
  merged: JsonObject,
  present: Present,
): JsonObject | undefined {
  if (saysEarlier(merged, "properties")) return undefined; // The earlier properties include it.
  const properties = isObject(merged.properties) ? merged.properties : {};
  const required: string[] = [];
  const marked: JsonObject = { ...properties };
  const lists = present.map(([version, node]) => ({
    version,
    node,
    declared: isObject(node.properties) ? node.properties : {},
    names: new Set(Array.isArray(node.required) ? node.required.map(String) : []),
  }));
  for (const name of new Set(lists.toReversed().flatMap(({ names }) => [...names]))) {
    if (!Object.hasOwn(properties, name)) {
      if (!lists.every(({ names }) => names.has(name))) return undefined;
      required.push(name);
      continue;
    }
    // A property that is removed here stays required as long as another part of the schema declares it.
    const isElsewhere = lists.some(
      ({ version, node, declared }) =>
        !Object.hasOwn(declared, name) && versions.declares(version, node, name),
    );
    if (isElsewhere) return undefined;
    let isRequired: boolean | undefined;
    for (const { version, declared, names } of lists) {
      if (!Object.hasOwn(declared, name)) continue;
      const wasRequired = isRequired;
      isRequired = names.has(name);
      if (wasRequired === undefined || wasRequired === isRequired) continue;
      const node = marked[name];
      const level = versions.levels[version] as number;
      if (!isObject(node) || saysEarlier(node, "required", level)) return undefined;
      marked[name] = withChange(node, level, { was: { required: wasRequired } });
    }
    if (isRequired) required.push(name);
  }
  const { required: _, ...others } = changeField(merged, "properties", () => marked);
  return required.length > 0 ? { ...others, required } : others;
}
