import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
} from "../document/json.ts";
import { declared, partsOf } from "./parts.ts";

/** What becomes of a property: it goes, has another value, or is looked into by these of its schemas. */
type Fate = "goes" | { readonly value: Json } | { readonly schemas: readonly Json[] };

/** An example's value, each of its declared properties as its schemas decide; what none declares is left alone. */
export function mapProperties(
  document: OpenApiDocument,
  value: Json,
  schemas: readonly (Json | undefined)[],
  fateOf: (schemas: readonly Json[]) => Fate,
): Json {
  if (typeof value !== "object" || value === null) return value;
  const parts = schemas.flatMap((schema) => family(document, schema, value));
  if (Array.isArray(value)) {
    return value.map((item, index) => {
      const below = parts.map(({ items, prefixItems }) =>
        Array.isArray(prefixItems) ? (prefixItems[index] ?? items) : items,
      );
      return mapProperties(document, item, below, fateOf);
    });
  }
  const declarations = declared(parts);
  const others = parts.map(({ additionalProperties }) => additionalProperties);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const known = declarations.get(name);
      const fate = known && fateOf(known);
      if (fate === "goes") return [];
      if (fate !== undefined && "value" in fate) return [[name, fate.value]];
      return [[name, mapProperties(document, item, fate?.schemas ?? others, fateOf)]];
    }),
  );
}

/**
 * An example's value without the properties that do not exist in the schema any more, or not yet.
 * The raw text shows each property that ever was.
 */
export function withoutGoneProperties(
  document: OpenApiDocument,
  value: Json,
  schemas: readonly (Json | undefined)[],
  isGone: (schema: JsonObject) => boolean,
): Json {
  return mapProperties(document, value, schemas, (known) => {
    const staying = known.filter((schema) => !(isObject(schema) && isGone(schema)));
    return staying.length === 0 ? "goes" : { schemas: staying };
  });
}

/** A schema with all that it is composed of, each part once, as far as it can apply to the value. */
export function family(
  document: OpenApiDocument,
  schema: Json | undefined,
  value: Json,
): JsonObject[] {
  const found = new Set<JsonObject>();
  const add = (part: Json | undefined): void => {
    if (!isObject(part) || found.has(part)) return;
    found.add(part);
    const target = typeof part.$ref === "string" ? dereference(document, part) : undefined;
    for (const below of [
      target,
      ...["allOf", "anyOf", "oneOf"].flatMap((word) => part[word] ?? []),
    ]) {
      if (admits(document, below, value)) add(below);
    }
  };
  add(schema);
  return [...found];
}

/** Whether no `const` of a schema's own properties contradicts the value: how branches are told apart. */
function admits(document: OpenApiDocument, schema: Json | undefined, value: Json): boolean {
  if (!isObject(value)) return true;
  return partsOf(document, schema).every(
    ({ properties }) =>
      !isObject(properties) ||
      Object.entries(properties).every(
        ([name, property]) =>
          !isObject(property) ||
          property.const === undefined ||
          !Object.hasOwn(value, name) ||
          property.const === value[name],
      ),
  );
}
