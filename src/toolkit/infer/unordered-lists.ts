import { isObject, type Json, type JsonObject } from "../document/json.ts";
import { fieldsOf, readAnnotation } from "../levels/annotation.ts";
import { availabilityIn, withAnnotation, withChange } from "./add-annotation.ts";
import type { Present } from "./inference-input.ts";

/**
 * A schema with the values of all versions in its `enum`, each with its levels; `undefined` if no value stays, or if an
 * annotation cannot distinguish the values.
 */
export function withValues(
  schema: JsonObject,
  present: Present,
  levels: readonly number[],
): JsonObject | undefined {
  const lists = present.flatMap(([version, { enum: list }]): (readonly [number, Json[]])[] =>
    Array.isArray(list) && new Set(list).size === list.length ? [[version, list]] : [],
  );
  if (lists.length < present.length) return undefined;
  const all = [...new Set(lists.toReversed().flatMap(([, list]) => list))];
  const isClear = all.every((value) => value === null || typeof value !== "object");
  if (!isClear || new Set(all.map(String)).size < all.length) return undefined;
  const versions = lists.map(([version]) => version);
  const availabilities = all.flatMap((value) => {
    const having = lists.filter(([, list]) => list.includes(value));
    if (having.length === lists.length) return [];
    const availability = availabilityIn(
      levels,
      new Set(having.map(([version]) => version)),
      versions,
    );
    return [[String(value), availability] as const];
  });
  if (availabilities.length === all.length) return undefined;
  const united = { ...schema, enum: all };
  if (availabilities.length === 0) return united;
  return withAnnotation(united, {
    ...readAnnotation(schema),
    values: Object.fromEntries(availabilities),
  });
}

/**
 * A schema with the names of all versions in its `required`, in which the properties that were not always required have
 * an annotation; `undefined` if some version requires a name that is none of its own properties, or one of these cannot
 * have the annotation.
 */
export function withRequired(
  schema: JsonObject,
  present: Present,
  levels: readonly number[],
): JsonObject | undefined {
  const properties: JsonObject = { ...Object(schema.properties) };
  const required: string[] = [];
  const lists = present.map(([version, node]) => ({
    level: levels[version] as number,
    declared: Object(node.properties),
    names: new Set([node.required ?? []].flat().map(String)),
  }));
  // Earlier properties that are stored as a whole cannot have the annotation.
  const isWhole = (readAnnotation(schema)?.changes ?? []).some((one) =>
    fieldsOf(one).includes("properties"),
  );
  for (const name of new Set(lists.toReversed().flatMap(({ names }) => [...names]))) {
    if (lists.every(({ names }) => names.has(name))) {
      required.push(name);
      continue;
    }
    const own = lists.filter(({ declared }) => Object.hasOwn(declared, name));
    if (isWhole || lists.some((one) => one.names.has(name) && !own.includes(one))) return undefined;
    for (const [at, { level, names }] of own.entries()) {
      const wasRequired = own[at - 1]?.names.has(name) ?? names.has(name);
      if (wasRequired === names.has(name)) continue;
      const node = properties[name];
      // The list of the property itself may have changed at the same level.
      const isTaken = readAnnotation(node)?.changes?.some(
        (one) => one.level === level && fieldsOf(one).includes("required"),
      );
      if (!isObject(node) || isTaken) return undefined;
      properties[name] = withChange(node, level, { was: { required: wasRequired } });
    }
    if (own.at(-1)?.names.has(name)) required.push(name);
  }
  return {
    ...schema,
    ...(schema.properties !== undefined && { properties }),
    ...(required.length > 0 && { required }),
  };
}
