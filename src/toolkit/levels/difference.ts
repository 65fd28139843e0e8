import { type Field, fieldOf, type ObjectKind } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject, join } from "../document/json.ts";
import type { Sameness } from "./sameness.ts";

/** One of two compared values, and the comparison that reads it. */
export interface Side {
  readonly same: Sameness;
  readonly node: Json | undefined;
}

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
  same: Sameness,
  was: JsonObject,
  is: JsonObject,
  kind: ObjectKind,
): Difference[] {
  return differing(same, same, was, is, kind);
}

function differing(
  before: Sameness,
  after: Sameness,
  was: JsonObject,
  is: JsonObject,
  kind: ObjectKind,
): Difference[] {
  const names = [...new Set([...Object.keys(is), ...Object.keys(was)])];
  return names.flatMap((name) =>
    before.idOfField(was, kind, name) === after.idOfField(is, kind, name)
      ? []
      : [{ name, field: fieldOf(kind, name), was: was[name], is: is[name] }],
  );
}

/** Whether two values are the same. */
const isSameOn = (one: Side, other: Side, kind: ObjectKind): boolean =>
  one.same.idOf(one.node, kind) === other.same.idOf(other.node, kind);

/**
 * The smallest places, at a pointer and below, at which two values differ. If references are followed, the target of a
 * reference is compared once, at its own place.
 *
 * @param compared the targets that were already compared
 */
export function placesOfDifference(
  one: Side,
  other: Side,
  kind: ObjectKind,
  place: string,
  compared = new Set<string>(),
): string[] {
  if (isSameOn(one, other, kind)) return [];
  if (!isObject(one.node) || !isObject(other.node)) return [place];
  const { $ref } = one.node;
  const at = one.same.isFollowing && typeof $ref === "string" ? $ref : place;
  if (compared.has(at)) return [];
  compared.add(at);
  // Places are those of the objects as written, not of their forms.
  const [was, is] = [other, one].map(({ same, node }) =>
    same.isFollowing ? same.plain(node, kind) : node,
  ) as [JsonObject, JsonObject];
  const found = differing(other.same, one.same, was, is, kind);
  if (found.length === 0) return [at]; // For example by the name of a subtype.
  return found.flatMap(({ name, field, was, is }): string[] => {
    // Each component is a separate place.
    const none = kind === "components" || name === "components" ? {} : undefined;
    const [value = none, otherValue = none] = [is, was];
    const below = (own: Json | undefined, others: Json | undefined, key?: string | number) =>
      placesOfDifference(
        { ...one, node: own },
        { ...other, node: others },
        field?.kind ?? kind,
        key === undefined ? join(at, name) : join(join(at, name), key),
        compared,
      );
    if (field?.holds === "one") return below(value, otherValue);
    if (field?.holds === "map" && isObject(value) && isObject(otherValue)) {
      const keys = [...new Set([...Object.keys(value), ...Object.keys(otherValue)])];
      return keys.flatMap((key) => below(value[key], otherValue[key], key));
    }
    if (field?.holds !== "list") return [join(at, name)];
    // Members that only one list has are taken as changed, if the other list has as many of its own.
    const members = alone({ ...one, node: value }, { ...other, node: otherValue }, field.kind);
    const others = alone({ ...other, node: otherValue }, { ...one, node: value }, field.kind);
    if (members.length !== others.length || members.length === 0) return [join(at, name)];
    return members.flatMap(({ node, index }, position) =>
      below(node, others[position]?.node, index),
    );
  });
}

/** The objects of a list that another list does not have. */
function alone(one: Side, other: Side, kind: ObjectKind) {
  const list = Array.isArray(one.node) ? one.node : [];
  const others = Array.isArray(other.node) ? other.node : [];
  const ids = others.map((item) => other.same.idOf(item, kind));
  return list.flatMap((node, index) => {
    const at = ids.indexOf(one.same.idOf(node, kind));
    if (at >= 0) ids.splice(at, 1);
    return at >= 0 || !isObject(node) ? [] : [{ node, index }];
  });
}
