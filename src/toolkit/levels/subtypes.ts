import { isObject, type OpenApiDocument } from "../document/json.ts";
import { componentPointer, listIn } from "./reach.ts";

/**
 * For the pointer of a component schema, those of the schemas that name it in their `allOf`. A discriminator stands
 * for them without saying so: each by its own name (OpenAPI 3.1 §4.8.25).
 */
export function subtypesOf({ components }: OpenApiDocument): ReadonlyMap<string, string[]> {
  const subtypes = new Map<string, string[]>();
  const schemas = isObject(components) && isObject(components.schemas) ? components.schemas : {};
  for (const [name, schema] of Object.entries(schemas)) {
    const parts = isObject(schema) && Array.isArray(schema.allOf) ? schema.allOf : [];
    for (const part of parts) {
      if (!isObject(part) || typeof part.$ref !== "string") continue;
      listIn(subtypes, part.$ref).push(componentPointer("schemas", name));
    }
  }
  return subtypes;
}
