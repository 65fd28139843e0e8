import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolve,
} from "../document/json.ts";
import { listIn } from "./reach.ts";

/** A property of a schema, put together from the parts of an `allOf`. */
interface Property {
  readonly schema: JsonObject;
  readonly required: boolean;
}

/** The properties of an object schema by name, references followed and `allOf` merged. */
export function propertiesOf(
  document: OpenApiDocument,
  schema: Json | undefined,
): Map<string, Property> {
  const parts = partsOf(document, schema);
  const required = new Set(
    parts.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
  );
  return new Map(
    parts
      .flatMap(({ properties }) => Object.entries(properties ?? {}))
      .flatMap(([name, property]): [string, Property][] =>
        isObject(property) ? [[name, { schema: property, required: required.has(name) }]] : [],
      ),
  );
}

/**
 * A schema, what it refers to and all parts of its `allOf`: everything that holds of the same value at
 * once, each part once. Beside a `$ref` a schema may say more (OpenAPI 3.1 §4.8.24), so it is itself a part.
 */
export function partsOf(document: OpenApiDocument, schema: Json | undefined): JsonObject[] {
  const found = new Set<JsonObject>();
  const add = (part: Json | undefined): void => {
    if (!isObject(part) || found.has(part)) return;
    found.add(part);
    if (typeof part.$ref === "string") add(resolve(document, part.$ref));
    for (const below of Array.isArray(part.allOf) ? part.allOf : []) add(below);
  };
  add(schema);
  return [...found];
}

/** The properties that parts of a schema declare, by name; several parts may declare the same one. */
export function declared(parts: readonly JsonObject[]): Map<string, Json[]> {
  const found = new Map<string, Json[]>();
  for (const { properties } of parts) {
    if (!isObject(properties)) continue;
    for (const [name, schema] of Object.entries(properties)) listIn(found, name).push(schema);
  }
  return found;
}
