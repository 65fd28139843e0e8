import {
  changeField,
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  reachable,
} from "../document/json.ts";
import { annotationKey, levelFieldsOf, registryKey, releasesKey } from "./annotation.ts";

/** The text for a level that is not known yet. */
const unknown = "next";

/** The field of a registry entry whose level was written as `next`. */
const nextKey = "x-next";

/** The level above all numbers of a document, as `next` is read; `undefined` if its registry has no `next`. */
export function levelOfNext(document: unknown): number | undefined {
  const { [registryKey]: registry, [releasesKey]: known } = Object(document) as JsonObject;
  const levels = [registry ?? [], known ?? []].flat().map((entry) => Object(entry).level);
  if (!levels.includes(unknown)) return undefined;
  return 1 + Math.max(0, ...levels.filter((level) => Number.isSafeInteger(level)));
}

/** Gives each `next` of annotations and of the registry, at any depth, this level. Changes the value. */
export function numberNext(value: unknown, level: number): void {
  // YAML aliases may share values.
  const below = (one: unknown) => Object.values(Object(one) as JsonObject).filter(isHolder);
  for (const one of reachable<unknown>([value], below)) {
    if (!isObject(one)) continue;
    const { [annotationKey]: annotation, [registryKey]: registry } = one;
    if (isObject(annotation)) one[annotationKey] = numberedAnnotation(annotation, level);
    if (Array.isArray(registry)) one[registryKey] = numberedEntries(registry, level);
  }
}

const isHolder = (value: unknown) => typeof value === "object" && value !== null;

/** A copy of an annotation with a level for each `next`. Earlier fields of the object are the same objects. */
export function numberedAnnotation(annotation: JsonObject, level: number): JsonObject {
  const copyOf = (one: Json): Json => (isObject(one) ? { ...one } : one);
  const members = changeField(annotation, "changes", (all) =>
    Array.isArray(all) ? all.map(copyOf) : all,
  );
  const copy = changeField({ ...members }, "values", (all) =>
    isObject(all) ? mapValues(all, copyOf) : all,
  );
  const numbered = (one: Json) => (one === unknown ? level : one);
  for (const { holder, field } of levelFieldsOf(copy)) {
    const value = holder[field] as Json;
    holder[field] = Array.isArray(value) ? value.map(numbered) : numbered(value);
  }
  return copy;
}

/** Entries of a registry with a level for each `next`. */
export function numberedEntries(registry: readonly Json[], level: number): Json[] {
  const all = registry.map((entry) => {
    if (!isObject(entry) || entry.level !== unknown) return entry;
    return { ...entry, release: entry.release ?? unknown, level, [nextKey]: true };
  });
  // Their order has no meaning, so that branches can add them anywhere.
  const isNext = (entry: Json) => Number(isObject(entry) && entry[nextKey] === true);
  return all.sort((one, other) => isNext(one) - isNext(other));
}
