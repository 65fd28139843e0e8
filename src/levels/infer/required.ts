import { isObject, type JsonObject } from "../../document/json.ts";
import { changeField } from "../change.ts";
import { readMark } from "../mark.ts";
import { withChange, withEarlier } from "./add-mark.ts";
import type { Present, Versions } from "./versions.ts";

/**
 * A schema with its `required`: each property says when it was required otherwise than now; where that
 * cannot be said of properties, the lists stand as they were.
 */
export function requiredOver(versions: Versions, merged: JsonObject, present: Present): JsonObject {
  const lists = present.map(([, { required }]) => required);
  if (lists.every((list) => list === undefined)) return merged;
  return byProperty(versions, merged, present) ?? asListed(versions, merged, present);
}

function asListed(versions: Versions, merged: JsonObject, present: Present): JsonObject {
  const lists = present.map(([, { required }]) => required);
  const newest = lists.at(-1);
  const listed = newest === undefined ? merged : { ...merged, required: newest };
  const texts = lists.map((list) => versions.idOf({ required: list ?? [] }, "schema"));
  const first = lists.map((_, index) => lists[texts.indexOf(texts[index] as string)]);
  return withEarlier(versions, listed, "required", first, present);
}

function byProperty(
  versions: Versions,
  merged: JsonObject,
  present: Present,
): JsonObject | undefined {
  const changed = (readMark(merged)?.changes ?? []).flatMap(({ was = {}, without = [] }) => [
    ...Object.keys(was),
    ...without,
  ]);
  if (changed.includes("properties")) return undefined; // They went with what they say.
  const properties = isObject(merged.properties) ? merged.properties : {};
  const required: string[] = [];
  const marked: JsonObject = { ...properties };
  const lists = present.map(([version, node]) => ({
    version,
    declared: isObject(node.properties) ? node.properties : {},
    names: new Set(Array.isArray(node.required) ? node.required.map(String) : []),
  }));
  for (const name of new Set(lists.toReversed().flatMap(({ names }) => [...names]))) {
    const property = properties[name];
    const needs = lists.map(({ names }) => names.has(name));
    const isDeclared = lists.map(({ declared }) => Object.hasOwn(declared, name));
    if (property === undefined) {
      if (!needs.every((isNeeded) => isNeeded)) return undefined;
      required.push(name);
      continue;
    }
    if (needs.some((isNeeded, index) => isNeeded && !isDeclared[index])) return undefined;
    // Where it went from here it stays required, as long as another part of the schema has it.
    const isElsewhere = present.some(
      ([version, node], index) => !isDeclared[index] && versions.declares(version, node, name),
    );
    if (isElsewhere) return undefined;
    const declaring = lists.filter((_, index) => isDeclared[index]);
    if (declaring.at(-1)?.names.has(name) === true) required.push(name);
    for (const [index, { version, names }] of declaring.entries()) {
      const wasRequired = declaring[index - 1]?.names.has(name) ?? names.has(name);
      const node = marked[name];
      if (wasRequired === names.has(name)) continue;
      const level = versions.levels[version] as number;
      if (!isObject(node) || saysOwnRequired(node, level)) return undefined;
      marked[name] = withChange(node, level, {
        was: { required: wasRequired },
      });
    }
  }
  const { required: _, ...others } = changeField(merged, "properties", () => marked);
  return required.length > 0 ? { ...others, required } : others;
}

/** Whether a property says at a level what its own list was, in the field that would say it of its place in the list around it. */
function saysOwnRequired(property: JsonObject, level: number): boolean {
  return (readMark(property)?.changes ?? []).some(
    ({ was = {}, without = [], ...change }) =>
      change.level === level && ("required" in was || without.includes("required")),
  );
}
