import { type Field, fieldOf, type ObjectKind } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject, join } from "../document/json.ts";
import type { Equality } from "./equality.ts";

/** A field that is not the same in two objects. */
interface Difference {
  readonly name: string;
  /** The objects of the standard that it has. */
  readonly field: Field | undefined;
  readonly was: Json | undefined;
  readonly is: Json | undefined;
}

/** The fields in which two objects differ. */
export function difference(
  { idOfField }: Equality,
  was: JsonObject,
  is: JsonObject,
  kind: ObjectKind,
): Difference[] {
  const names = [...new Set([...Object.keys(is), ...Object.keys(was)])];
  return names.flatMap((name) =>
    idOfField(was, kind, name) === idOfField(is, kind, name)
      ? []
      : [{ name, field: fieldOf(kind, name), was: was[name], is: is[name] }],
  );
}

/** The smallest places, at a pointer and below, at which two values differ. */
export function placesOfDifference(
  same: Equality,
  one: Json | undefined,
  other: Json | undefined,
  kind: ObjectKind,
  place: string,
): string[] {
  if (same.idOf(one, kind) === same.idOf(other, kind)) return [];
  if (!isObject(one) || !isObject(other)) return [place];
  return difference(same, other, one, kind).flatMap(({ name, field, was, is }): string[] => {
    // Each member of a map is a separate location, even if the other object does not have the map.
    const none = field?.holds === "map" || name === "components" ? {} : undefined;
    const [value = none, otherValue = none] = [is, was];
    const at = join(place, name);
    const below = (own: Json | undefined, others: Json | undefined, key?: string | number) =>
      placesOfDifference(
        same,
        own,
        others,
        field?.kind ?? kind,
        key === undefined ? at : join(at, key),
      );
    if (field?.holds === "one") return below(value, otherValue);
    if (field?.holds === "map" && isObject(value) && isObject(otherValue)) {
      const keys = [...new Set([...Object.keys(value), ...Object.keys(otherValue)])];
      if (keys.length === 0) return [at];
      return keys.flatMap((key) => below(value[key], otherValue[key], key));
    }
    if (field?.holds !== "list") return [at];
    // Members that only one list has are taken as changed, if the other list has as many of its own.
    const alone = (list: Json | undefined, other: Json | undefined) => {
      const ids = new Set([other ?? []].flat().map((item) => same.idOf(item, field.kind)));
      const all = [list ?? []].flat().map((node, index) => ({ node, index }));
      return all.filter(({ node }) => !ids.has(same.idOf(node, field.kind)));
    };
    const [members, others] = [alone(value, otherValue), alone(otherValue, value)];
    if (members.length !== others.length || members.length === 0) return [at];
    return members.flatMap(({ node, index }, position) =>
      below(node, others[position]?.node, index),
    );
  });
}
