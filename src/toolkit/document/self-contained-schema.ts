import { mapChildren } from "./grammar.ts";
import { isObject, type JsonObject, type OpenApiDocument, resolve } from "./json.ts";

/** The keywords that inform readers and do not constrain values (JSON Schema 2020-12, Validation §9). */
const annotations = new Set([
  "title",
  "description",
  "default",
  "example",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "discriminator",
  "externalDocs",
  "xml",
  "$comment",
]);

/** Whether a keyword of a schema does not constrain values. */
export const isAnnotation = (name: string): boolean =>
  annotations.has(name) || name.startsWith("x-");

/**
 * Makes a schema self-contained: everything it refers to is in its own `$defs`, without annotations. Schemas with the
 * same constraints become equal.
 */
export function selfContained(document: OpenApiDocument, schema: JsonObject): JsonObject {
  const $defs: JsonObject = {};
  const names = new Map<string, string>();
  const nameOf = (pointer: string): string => {
    const known = names.get(pointer);
    if (known !== undefined) return known;
    const name = `schema${names.size}`;
    names.set(pointer, name); // Before what it refers to: that may be itself.
    const target = resolve(document, pointer);
    if (isObject(target)) $defs[name] = copyOf(target);
    return name;
  };
  const copyOf = (node: JsonObject): JsonObject => {
    const copy = mapChildren(node, "schema", (child) => copyOf(child.node));
    const judging = Object.entries(copy).filter(([name]) => !isAnnotation(name));
    const { $ref } = copy;
    return {
      ...Object.fromEntries(judging),
      ...(typeof $ref === "string" ? { $ref: `#/$defs/${nameOf($ref)}` } : {}),
    };
  };
  const copy = copyOf(schema);
  return { ...copy, $defs };
}
