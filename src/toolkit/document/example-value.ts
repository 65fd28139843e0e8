import { declared, partsFor } from "./composition.ts";
import { isObject, type Json, type JsonObject, type OpenApiDocument } from "./json.ts";

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
  const parts = schemas.flatMap((schema) => partsFor(document, schema, value));
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
