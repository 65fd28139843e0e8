import type { Json, JsonObject } from "../document/json.ts";

/** An object in which a field, if it is there, is what `change` returns; it goes where that is `undefined`. */
export function changeField(
  node: JsonObject,
  field: string,
  change: (value: Json) => Json | undefined,
): JsonObject {
  const value = node[field];
  if (value === undefined) return node;
  const changed = change(value);
  if (changed !== undefined) return { ...node, [field]: changed }; // At its place among the others.
  const { [field]: _, ...others } = node;
  return others;
}

/** An object in which each value is what `change` returns; an entry goes where that is `undefined`. */
export function mapValues(
  node: JsonObject,
  change: (value: Json, key: string) => Json | undefined,
): JsonObject {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      const changed = change(value, key);
      return changed === undefined ? [] : [[key, changed]];
    }),
  );
}
