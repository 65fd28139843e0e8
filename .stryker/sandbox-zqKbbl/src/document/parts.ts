// @ts-nocheck
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolve,
} from "./json.ts";

/** A property of a schema, put together from the parts of an `allOf`. */
export interface Property {
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

/** The schemas that a value may satisfy: the branches of `oneOf` and `anyOf`, or the schema itself. */
export function alternativesOf(document: OpenApiDocument, schema: Json | undefined): JsonObject[] {
  const target = dereference(document, schema);
  if (!isObject(target)) return [];
  const branches = target.oneOf ?? target.anyOf;
  if (!Array.isArray(branches)) return [target];
  return branches.flatMap((branch) => alternativesOf(document, branch));
}

/**
 * A schema, what it refers to and all parts of its `allOf`: everything that holds of the same value at
 * once. Beside a `$ref` a schema may say more (OpenAPI 3.1 §4.8.24), so it is itself a part.
 */
export function partsOf(document: OpenApiDocument, schema: Json | undefined): JsonObject[] {
  if (!isObject(schema)) return [];
  const target = typeof schema.$ref === "string" ? resolve(document, schema.$ref) : undefined;
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  return [schema, ...[target, ...parts].flatMap((part) => partsOf(document, part))];
}
