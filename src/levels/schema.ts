import { dereference, isObject, type Json, type JsonObject, type OpenApiDocument } from "./json.ts";

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

/** A schema and all parts of its `allOf`, references followed. */
function partsOf(document: OpenApiDocument, schema: Json | undefined): JsonObject[] {
  const target = dereference(document, schema);
  if (!isObject(target)) return [];
  const parts = Array.isArray(target.allOf) ? target.allOf : [];
  return [target, ...parts.flatMap((part) => partsOf(document, part))];
}
