import { type ObjectKind, saysNothing } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolve,
} from "../document/json.ts";
import { isForReaders } from "./sentence.ts";

/** The one form of objects that clients cannot tell apart. Objects below stay as they are. */
interface ClientForm {
  /** An object, in the form that is common to all ways of writing it; references stay. */
  readonly normal: (node: JsonObject, kind: ObjectKind) => JsonObject;
  /** An object without references, wrappers of a single schema, and fields without effect. */
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

/** The form in which clients see the objects of a plain document. */
export function clientForm(document: OpenApiDocument): ClientForm {
  const normal: ClientForm["normal"] = (given, kind) => {
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

  const plain: ClientForm["plain"] = (node, kind) => {
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
  return { normal, plain };
}

/** The target of an object that is only a reference. */
export function referenceIn(node: JsonObject, kind: ObjectKind): string | undefined {
  const { $ref, ...rest } = node;
  if (typeof $ref !== "string" || !$ref.startsWith("#")) return undefined;
  const isAlone = kind !== "schema" || Object.keys(rest).every((name) => isForReaders(kind, name));
  return isAlone ? $ref : undefined;
}

const saysAll = (schema: Json | undefined): boolean =>
  schema === true || (isObject(schema) && Object.keys(schema).length === 0);

const isNull = (schema: Json): boolean => isObject(schema) && schema.type === "null";
