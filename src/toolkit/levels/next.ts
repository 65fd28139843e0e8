import { isObject, type Json, type JsonObject, reachable } from "../document/json.ts";
import { markKey, registryKey, releasesKey } from "./mark.ts";

/** How a level is written that is not known yet. */
const unknown = "next";

/** The field of a registry entry whose level was written as `next`. */
export const nextKey = "x-next";

/** The level above all numbers of a document, as `next` is read; `undefined` if its registry has no `next`. */
export function levelOfNext(document: unknown): number | undefined {
  const { [registryKey]: registry, [releasesKey]: known } = Object(document) as JsonObject;
  const levels = [registry ?? [], known ?? []].flat().map((entry) => Object(entry).level);
  if (!levels.includes(unknown)) return undefined;
  return 1 + Math.max(0, ...levels.filter((level) => Number.isSafeInteger(level)));
}

/** Gives each `next` of marks and of the registry, at any depth, this level. Changes the value. */
export function numberNext(value: unknown, level: number): void {
  const number = (holder: unknown, field: string) => {
    if (!isObject(holder)) return;
    if (holder[field] === unknown) holder[field] = level;
    const list = holder[field];
    if (Array.isArray(list)) holder[field] = list.map((one) => (one === unknown ? level : one));
  };
  // YAML aliases may share values.
  const below = (one: unknown) => Object.values(Object(one) as JsonObject).filter(isHolder);
  for (const one of reachable<unknown>([value], below)) {
    if (isObject(one)) numberIn(one, number, level);
  }
}

const isHolder = (value: unknown) => typeof value === "object" && value !== null;

/** Gives the levels in the mark and in the registry of an object their numbers. */
function numberIn(
  node: JsonObject,
  number: (holder: unknown, field: string) => void,
  level: number,
): void {
  const mark = node[markKey];
  if (isObject(mark)) {
    for (const life of [mark, ...Object.values(Object(mark.values) as JsonObject)]) {
      number(life, "since");
      number(life, "until");
    }
    for (const change of [mark.changes ?? []].flat()) number(change, "level");
  }
  const registry = node[registryKey];
  if (!Array.isArray(registry)) return;
  for (const entry of registry) {
    if (!isObject(entry) || entry.level !== unknown) continue;
    Object.assign(entry, { release: unknown, ...entry, level, [nextKey]: true });
  }
  // Their order has no meaning, so that branches can add them anywhere.
  const isNext = (entry: Json) => Number(isObject(entry) && entry[nextKey] === true);
  node[registryKey] = registry.toSorted((one, other) => isNext(one) - isNext(other));
}
