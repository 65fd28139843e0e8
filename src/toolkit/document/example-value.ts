import { propertiesIn, subschemasFor } from "./composition.ts";
import { changeField, isObject, type Json, type JsonObject, type OpenApiDocument } from "./json.ts";

/** The decision on a property: it is removed, replaced, or visited with these schemas. */
type Fate = "goes" | { readonly value: Json } | { readonly schemas: readonly Json[] };

/**
 * Changes each declared property of an example's value by the decision on its schemas. Undeclared properties stay.
 * Returns the same value if nothing changes.
 */
export function mapProperties(
  document: OpenApiDocument,
  value: Json,
  schemas: readonly (Json | undefined)[],
  fateOf: (schemas: readonly Json[]) => Fate,
): Json {
  if (typeof value !== "object" || value === null) return value;
  const parts = schemas.flatMap((schema) => subschemasFor(document, schema, value));
  if (Array.isArray(value)) {
    const items = value.map((item, index) => {
      const below = parts.map(({ items, prefixItems }) =>
        Array.isArray(prefixItems) ? (prefixItems[index] ?? items) : items,
      );
      return mapProperties(document, item, below, fateOf);
    });
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const properties = propertiesIn(parts.map((node) => ({ node })));
  let changed = value;
  for (const name of Object.keys(value)) {
    const known = properties.get(name);
    const fate = known && fateOf(known.declarations.map(({ schema }) => schema));
    changed = changeField(changed, name, (item) => {
      if (fate === "goes") return undefined;
      if (fate !== undefined && "value" in fate) return fate.value;
      const others = parts.map(({ additionalProperties }) => additionalProperties);
      return mapProperties(document, item, fate?.schemas ?? others, fateOf);
    });
  }
  return changed;
}

/**
 * Removes from an example's value the properties that do not exist at a level. The annotated document shows the
 * properties of all levels.
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
