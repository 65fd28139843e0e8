import { fieldOf, keptWhenEmpty, type ObjectKind } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject, join } from "../document/json.ts";
import { numbering } from "../document/remembered.ts";

/** Whether a comparison ignores a field, by the kind of its object. */
export type IsLeftOut = (kind: ObjectKind, field: string) => boolean;

/** Compares versions by their meaning. */
export interface Sameness {
  /** A text that is equal exactly for values of the same meaning. */
  readonly idOf: (value: Json | undefined, kind?: ObjectKind) => string;
  /** The places, at a pointer and below, at which two objects differ in meaning. */
  readonly differences: (
    one: JsonObject,
    other: JsonObject,
    kind: ObjectKind,
    pointer: string,
  ) => string[];
}

/** Lists whose order has no meaning (OpenAPI 3.1 §4.8.8, §4.8.10; JSON Schema 2020-12). */
const unordered: Partial<Record<ObjectKind, readonly string[]>> = {
  schema: ["type", "enum", "required", "allOf", "anyOf", "oneOf"],
  document: ["security"],
  operation: ["security", "parameters", "tags"],
  pathItem: ["parameters"],
};

/**
 * Ignores the order of fields, and of lists whose order has no meaning in OpenAPI. An empty container is the same as a
 * missing one if both allow the same values.
 *
 * @param numbered returns a short text for a long one, so that texts of objects stay short. Defaults to numbers, which
 *   are valid only for this object.
 */
export function sameness(isLeftOut: IsLeftOut, numbered = numbering()): Sameness {
  const known = new WeakMap<JsonObject, Map<ObjectKind | undefined, string>>();

  const idOf = (value: Json | undefined, kind?: ObjectKind): string => {
    if (Array.isArray(value)) return numbered(`[${value.map((item) => idOf(item, kind)).join()}]`);
    if (!isObject(value)) return numbered(JSON.stringify(value) ?? "");
    const ids = known.get(value) ?? new Map<ObjectKind | undefined, string>();
    known.set(value, ids);
    const found = ids.get(kind) ?? idOfObject(value, kind);
    ids.set(kind, found);
    return found;
  };
  const idOfObject = (node: JsonObject, kind?: ObjectKind): string => {
    const fields = Object.keys(node).flatMap((name) => {
      const id = idOfField(node, kind, name);
      return id === undefined ? [] : [`${JSON.stringify(name)}:${id}`];
    });
    return numbered(`{${fields.sort().join()}}`);
  };
  /** `undefined` if the field has no effect. */
  const idOfField = (node: JsonObject, kind: ObjectKind | undefined, name: string) => {
    const value = node[name];
    if (value === undefined) return undefined;
    if (kind === undefined) return idOf(value);
    if (isLeftOut(kind, name) || saysNothing(kind, name, value)) return undefined;
    const field = fieldOf(kind, name);
    if (field?.holds === "map" && isObject(value)) {
      const members = Object.entries(value).map(
        ([key, member]) => `${JSON.stringify(key)}:${idOf(member, field.kind)}`,
      );
      return numbered(`{${members.sort().join()}}`);
    }
    if (!Array.isArray(value) || unordered[kind]?.includes(name) !== true) {
      return idOf(value, field?.kind);
    }
    const ids = value.map((item) => idOf(item, field?.kind)).sort();
    // `type: string` and `type: [string]` are the same.
    return name === "type" && ids.length === 1 ? ids[0] : numbered(`[${ids.join()}]`);
  };

  const differences: Sameness["differences"] = (one, other, kind, pointer) => {
    if (idOf(one, kind) === idOf(other, kind)) return [];
    const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return fields.flatMap((name) => {
      if (idOfField(one, kind, name) === idOfField(other, kind, name)) return [];
      const isOfComponents = kind === "components" || name === "components"; // Each component is a separate place.
      const none = isOfComponents ? {} : undefined;
      const [value = none, otherValue = none] = [one[name], other[name]];
      const field = fieldOf(kind, name);
      const place = join(pointer, name);
      if (field?.holds === "list") return inLists(value, otherValue, field.kind, place);
      if (field === undefined || !isObject(value) || !isObject(otherValue)) return [place];
      if (field.holds === "one") return differences(value, otherValue, field.kind, place);
      const keys = [...new Set([...Object.keys(value), ...Object.keys(otherValue)])];
      return keys.flatMap((key) => {
        const member = value[key];
        const otherMember = otherValue[key];
        if (idOf(member, field.kind) === idOf(otherMember, field.kind)) return [];
        return isObject(member) && isObject(otherMember)
          ? differences(member, otherMember, field.kind, join(place, key))
          : [join(place, key)];
      });
    });
  };
  /** Members that only one list has are taken as changed, if the other list has as many of its own. */
  const inLists = (
    one: Json | undefined,
    other: Json | undefined,
    kind: ObjectKind,
    place: string,
  ) => {
    const members = alone(one, other, kind);
    const others = alone(other, one, kind);
    if (members.length !== others.length || members.length === 0) return [place];
    return members.flatMap(({ node, index }, at) =>
      differences(node, others[at]?.node ?? {}, kind, join(place, index)),
    );
  };
  const alone = (list: Json | undefined, other: Json | undefined, kind: ObjectKind) => {
    const ids = (Array.isArray(other) ? other : []).map((item) => idOf(item, kind));
    return (Array.isArray(list) ? list : []).flatMap((node, index) => {
      const same = ids.indexOf(idOf(node, kind));
      if (same >= 0) ids.splice(same, 1);
      return same >= 0 || !isObject(node) ? [] : [{ node, index }];
    });
  };
  return { idOf, differences };
}

/** Whether a value has the same meaning as its absence. */
export function saysNothing(kind: ObjectKind, name: string, value: Json): boolean {
  if (typeof value !== "object" || value === null || Object.keys(value).length > 0) return false;
  if (name === "paths" || (kind === "schema" && name === "required")) return true;
  const field = fieldOf(kind, name);
  return field !== undefined && field.holds !== "one" && !keptWhenEmpty.has(name);
}
