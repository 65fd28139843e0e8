import { isObject, type Json, type JsonObject } from "../document/json.ts";

/**
 * The security requirements of which each satisfies all lists: of every list it holds one alternative (OpenAPI
 * 3.1 §4.8.30). An empty list asks for nothing. Where one way is part of another, only the smaller is named.
 */
export function commonRequirements(lists: readonly (readonly Json[])[]): Json[] {
  const all = lists.reduce<JsonObject[]>(
    (ways, list) => {
      const others = list.length === 0 ? [{}] : list.filter(isObject);
      return ways.flatMap((way) => others.map((other) => both(way, other)));
    },
    [{}],
  );
  return all.filter(
    (way, index) =>
      !all.some((other, at) => isPart(other, way) && (at < index || !isPart(way, other))),
  );
}

const scopesOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

function both(one: JsonObject, other: JsonObject): JsonObject {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    names.map((name) => [name, [...new Set([...scopesOf(one[name]), ...scopesOf(other[name])])]]),
  );
}

function isPart(one: JsonObject, other: JsonObject): boolean {
  return Object.keys(one).every(
    (name) =>
      Object.hasOwn(other, name) &&
      scopesOf(one[name]).every((scope) => scopesOf(other[name]).includes(scope)),
  );
}
