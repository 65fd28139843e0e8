import { fieldOf, type ObjectKind } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  type OpenApiDocument,
  resolve,
  steps,
} from "../document/json.ts";
import { componentPointer, subtypesOf } from "../document/references.ts";
import { saysNothing } from "./sameness.ts";
import { isForReaders } from "./sentence.ts";

/** The meaning of the parts of a plain document for clients, independent of how they are written. */
export interface Meaning {
  /** A text that is equal exactly for values of the same meaning, also across documents. */
  readonly idOf: (value: Json | undefined, kind?: ObjectKind) => string;
  /** The same for a field of an object; `undefined` if it has no effect. */
  readonly idOfField: (node: JsonObject, kind: ObjectKind, name: string) => string | undefined;
  /**
   * An object without references, wrappers of a single schema, and fields without effect. Objects below it stay as they
   * are.
   */
  readonly plain: (node: Json | undefined, kind: ObjectKind) => JsonObject;
}

/** Values with the same meaning as the absence of the field. */
const unsaid: Partial<Record<ObjectKind, JsonObject>> = {
  schema: {
    deprecated: false,
    readOnly: false,
    writeOnly: false,
    uniqueItems: false,
    minItems: 0,
    minLength: 0,
  },
  parameter: { required: false, deprecated: false, allowEmptyValue: false, allowReserved: false },
  header: { required: false, deprecated: false, style: "simple", explode: false },
  requestBody: { required: false },
  operation: { deprecated: false },
};

/** The default `style` of parameters (OpenAPI 3.1 §4.8.12.2.1). */
const styles: Readonly<Record<string, string>> = {
  query: "form",
  cookie: "form",
  path: "simple",
  header: "simple",
};

/** Lists whose order has no meaning. */
const sets = new Set([
  "type",
  "enum",
  "required",
  "allOf",
  "anyOf",
  "oneOf",
  "security",
  "parameters",
]);

/** Limits for the depth of references, and for parts of circles; beyond them, a reference means its name. */
const most = { depth: 400, inCircles: 20_000 };

/**
 * Reads a plain document as clients use it: references are followed, and an inline schema is the same as one that is
 * referred to. A schema that refers to itself is known by how far up it refers, so that its name does not matter.
 *
 * @param numbered returns a short text for a long one. To compare ids across documents, pass the same function.
 */
export function meaningIn(document: OpenApiDocument, numbered: (text: string) => string): Meaning {
  const known = new Map<string, string>();
  const subtypes = subtypesOf(document);
  const open: string[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  let circles = 0;

  const idOf: Meaning["idOf"] = (value, kind) => {
    if (Array.isArray(value)) return numbered(`[${value.map((item) => idOf(item, kind)).join()}]`);
    if (kind === "schema" && value === true) return idOf({}, kind);
    if (!isObject(value)) return JSON.stringify(value) ?? "";
    if (kind === undefined) {
      const fields = Object.keys(value).sort();
      return numbered(
        `{${fields.map((name) => `${JSON.stringify(name)}:${idOf(value[name])}`).join()}}`,
      );
    }
    const reference = referenceIn(value, kind);
    if (reference !== undefined) return idOfTarget(reference, kind);
    const node = normal(value, kind);
    const inner = referenceIn(node, kind);
    if (inner !== undefined) return idOfTarget(inner, kind);
    const fields = Object.keys(node)
      .sort()
      .flatMap((name) => {
        const id = idOfField(node, kind, name);
        return id === undefined ? [] : [`${JSON.stringify(name)}:${id}`];
      });
    return numbered(`{${fields.join()}}`);
  };

  const idOfField: Meaning["idOfField"] = (node, kind, name) => {
    const value = node[name];
    const field = fieldOf(kind, name);
    if (value === undefined) return undefined;
    if (kind === "schema" && name === "discriminator" && isObject(value)) {
      return idOf({ ...value, mapping: valuesOf(node, value) });
    }
    if (field?.holds === "map" && isObject(value)) {
      const members = Object.keys(value).sort();
      if (members.length === 0) return undefined;
      return numbered(
        `{${members.map((key) => `${JSON.stringify(key)}:${idOf(value[key], field.kind)}`).join()}}`,
      );
    }
    if (!Array.isArray(value) || !sets.has(name)) return idOf(value, field?.kind);
    const items = name === "security" && value.length === 0 ? [{}] : value; // Both require nothing.
    const ids = items.map((item) => idOf(item, field?.kind)).sort();
    if (ids.length === 0 && (name === "required" || name === "parameters")) return undefined;
    return ids.length === 1 && name === "type" ? ids[0] : numbered(`[${[...new Set(ids)].join()}]`);
  };

  /** The schema of each value of a discriminator. The name of a branch is its default value (OpenAPI 3.1 §4.8.25). */
  const valuesOf = ({ oneOf, anyOf }: JsonObject, { mapping }: JsonObject): JsonObject => {
    const given = mapValues(Object(mapping), (to) => {
      const pointer = String(to);
      return pointer.includes("/") ? pointer : componentPointer("schemas", pointer);
    });
    const named = new Set(Object.values(given));
    const branches = [oneOf ?? [], anyOf ?? []].flat().flatMap((one) => Object(one).$ref ?? []);
    const others = branches.filter((pointer) => !named.has(pointer));
    const implied = others.map((pointer) => [steps(pointer).at(-1), pointer]);
    return mapValues({ ...Object.fromEntries(implied), ...given }, (to) =>
      idOfTarget(String(to), "schema"),
    );
  };

  const idOfTarget = (reference: string, kind: ObjectKind): string => {
    const before = known.get(`${kind} ${reference}`);
    if (before !== undefined) return before;
    const at = open.indexOf(reference);
    if (at >= 0) {
      lowest = Math.min(lowest, at);
      return `^${open.length - at}`;
    }
    const target = resolve(document, reference);
    if (target === undefined || open.length > most.depth || circles > most.inCircles)
      return reference;
    const outer = lowest;
    lowest = Number.POSITIVE_INFINITY;
    open.push(reference);
    // The name of a subtype is a value of its parent's discriminator.
    const names = isObject(Object(target).discriminator) ? subtypes.get(reference) : undefined;
    const id = [idOf(target, kind), ...(names ?? [])].join(" ");
    open.pop();
    // Objects that refer to one that is still being read have a different id elsewhere.
    if (lowest >= open.length) known.set(`${kind} ${reference}`, id);
    else circles += 1;
    lowest = lowest >= open.length ? outer : Math.min(outer, lowest);
    return id;
  };

  /** One step: rewrites an object in a form that is common to all ways of writing it. */
  const normal = (given: JsonObject, kind: ObjectKind): JsonObject => {
    const style = kind === "parameter" ? styles[String(given.in)] : undefined;
    const written = style && { style, explode: (given.style ?? style) === "form" };
    const silent: JsonObject = { ...unsaid[kind], ...written };
    const entries = Object.entries(given).filter(
      ([name, value]) =>
        !isForReaders(kind, name) &&
        silent[name] !== value &&
        value !== undefined &&
        !saysNothing(kind, name, value),
    );
    const node: JsonObject = Object.fromEntries(entries);
    return kind === "schema" ? normalSchema(node) : node;
  };

  const normalSchema = ({ const: only, ...node }: JsonObject): JsonObject => {
    if (only !== undefined) return normalSchema({ ...node, enum: [only] });
    const { additionalProperties: others, items } = node;
    if (saysAll(others)) delete node.additionalProperties;
    if (saysAll(items)) delete node.items;
    const { $ref, allOf, anyOf, oneOf, ...rest } = node;
    const isBare = Object.keys(rest).length === 0;
    if (
      $ref !== undefined &&
      !(isBare && allOf === undefined && anyOf === undefined && oneOf === undefined)
    ) {
      const { $ref: _, ...own } = node;
      return normalSchema({ allOf: [{ $ref }, own] });
    }
    if (Array.isArray(allOf)) {
      const { allOf: _, ...own } = node;
      const parts = [...allOf, ...(Object.keys(own).length > 0 ? [own] : [])];
      const [first] = parts;
      return parts.length === 1 && isObject(first) ? normal(first, "schema") : { allOf: parts };
    }
    const branches = anyOf ?? oneOf;
    if (isBare && Array.isArray(branches)) {
      const [first] = branches;
      if (branches.length === 1 && isObject(first)) return normal(first, "schema");
      const values = branches.filter((branch) => !isNull(branch));
      const value = values[0];
      if (branches.length === 2 && values.length === 1 && isObject(value)) return orNull(value);
    }
    return node;
  };

  /** A schema or `null`, as a type of its own if the schema has a type. */
  const orNull = (value: JsonObject): JsonObject => {
    const node = plain(value, "schema");
    const types = [node.type ?? []].flat();
    const isSimple = types.length > 0 && !("anyOf" in node || "oneOf" in node);
    if (!isSimple) return { anyOf: [value, { type: "null" }] };
    const type = [...new Set([...types, "null"])];
    return {
      ...node,
      type,
      ...(Array.isArray(node.enum) && { enum: [...new Set([...node.enum, null])] }),
    };
  };

  const plain: Meaning["plain"] = (node, kind) => {
    const seen = new Set<string>();
    let found = isObject(node) ? node : {};
    for (;;) {
      const reference = referenceIn(found, kind);
      if (reference === undefined) {
        const one = normal(found, kind);
        if (referenceIn(one, kind) === undefined) return one;
        found = one;
        continue;
      }
      const target = resolve(document, reference);
      if (seen.has(reference) || !isObject(target)) return found;
      seen.add(reference);
      found = target;
    }
  };
  return { idOf, idOfField, plain };
}

/** The target of an object that is only a reference. */
function referenceIn(node: JsonObject, kind: ObjectKind): string | undefined {
  const { $ref, ...rest } = node;
  if (typeof $ref !== "string" || !$ref.startsWith("#")) return undefined;
  const isAlone = kind !== "schema" || Object.keys(rest).every((name) => isForReaders(kind, name));
  return isAlone ? $ref : undefined;
}

const saysAll = (schema: Json | undefined): boolean =>
  schema === true || (isObject(schema) && Object.keys(schema).length === 0);

const isNull = (schema: Json): boolean => isObject(schema) && schema.type === "null";
