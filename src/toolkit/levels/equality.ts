import { numbering } from "../../universal/memoize.ts";
import { fieldOf, type ObjectKind, saysNothing } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject } from "../document/json.ts";
import { normalSchema } from "./schema-normal-form.ts";

/** Whether a comparison ignores a field, by the kind of its object. */
export type IsLeftOut = (kind: ObjectKind, field: string) => boolean;

/** The parts that count in a comparison. */
export interface Comparing {
  /**
   * Set if only values with the same JSON text are the same. Defaults to false: an order or an empty container without
   * meaning does not count, and schemas are compared in one form (`normalSchema`).
   */
  readonly isTextual?: boolean;
  /** The fields that are ignored. Defaults to none. */
  readonly isLeftOut?: IsLeftOut;
}

/** Tells which values are the same. */
export interface Equality {
  /** A text that is equal exactly for values that are the same. Without a kind, the order of all lists counts. */
  readonly idOf: (value: Json | undefined, kind?: ObjectKind) => string;
  /** The same for a field of an object; `undefined` if it has no effect. */
  readonly idOfField: (node: JsonObject, kind: ObjectKind, name: string) => string | undefined;
  /** The object whose fields are compared: a schema in its form. */
  readonly plain: (node: Json | undefined, kind: ObjectKind) => JsonObject;
}

/** Lists whose order has no meaning (OpenAPI 3.1 §4.8.8, §4.8.10; JSON Schema 2020-12). */
const unordered: Partial<Record<ObjectKind, readonly string[]>> = {
  schema: ["type", "enum", "required", "allOf", "anyOf", "oneOf"],
  document: ["security"],
  operation: ["security", "parameters", "tags"],
  pathItem: ["parameters"],
};

/**
 * The only equality of values of documents: what counts is chosen by `comparing`. References are the same if they have
 * the same text.
 */
export function equality(comparing: Comparing = {}): Equality {
  const { isTextual, isLeftOut } = comparing;
  const numbered = numbering(); // Keeps ids short; they are valid for this comparison.
  const formOf = normalSchema({ isText: (keyword) => isLeftOut?.("schema", keyword) === true });
  const known = new Map<ObjectKind | undefined, WeakMap<JsonObject, string>>();

  const plain: Equality["plain"] = (node, kind) => {
    if (!isObject(node)) return {};
    return kind === "schema" && !isTextual ? formOf(node) : node;
  };
  const idOf: Equality["idOf"] = (value, kind) => {
    if (Array.isArray(value)) return numbered(`[${value.map((item) => idOf(item, kind)).join()}]`);
    if (!isObject(value)) return numbered(JSON.stringify(value) ?? "");
    const ids = known.get(kind) ?? new WeakMap<JsonObject, string>();
    known.set(kind, ids);
    const id = ids.get(value) ?? idOfFields(value, kind);
    ids.set(value, id);
    return id;
  };
  const idOfFields = (given: JsonObject, kind: ObjectKind | undefined): string => {
    const node = kind === undefined ? given : plain(given, kind);
    const fields = Object.keys(node).flatMap((name) => {
      const id = kind === undefined ? idOf(node[name]) : idOfField(node, kind, name);
      return id === undefined ? [] : [`${JSON.stringify(name)}:${id}`];
    });
    return numbered(`{${(isTextual ? fields : fields.sort()).join()}}`);
  };
  const idOfField: Equality["idOfField"] = (node, kind, name) => {
    const value = node[name];
    if (value === undefined || isLeftOut?.(kind, name) || saysNothing(kind, name, value)) {
      return undefined;
    }
    const field = fieldOf(kind, name);
    if (field?.holds === "map" && isObject(value)) {
      const members = Object.keys(value).map(
        (key) => `${JSON.stringify(key)}:${idOf(value[key], field.kind)}`,
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
  return { idOf, idOfField, plain };
}
