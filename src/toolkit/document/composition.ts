import {
  isObject,
  type Json,
  type JsonObject,
  join,
  listIn,
  type OpenApiDocument,
  resolve,
} from "./json.ts";

/** The keywords of schema composition (JSON Schema 2020-12, Core §10.2.1). */
const compositionKeywords = ["allOf", "anyOf", "oneOf"] as const;
type Keywords = readonly (typeof compositionKeywords)[number][];

/** Whether a schema is composed of the members of a field. */
export const isComposing = (field: string | undefined): boolean =>
  compositionKeywords.some((one) => one === field);

/** An object of a document, with its place. */
export interface Subschema {
  readonly node: JsonObject;
  readonly place: string;
}

/** A property of a schema: what its parts say of it. */
interface DeclaredProperty<Part> {
  /** Each part that declares it, with its schema there; all apply to the same value. */
  readonly declarations: readonly { readonly part: Part; readonly schema: Json }[];
  /** Whether any part requires it. */
  readonly isRequired: boolean;
}

/**
 * Objects and all parts that they are composed of, at any depth, each once. All parts of an object come before the next
 * object, unlike in `reachable`. The order matters: if several parts declare a property, one of them takes precedence.
 */
export function withSubschemas<Thing>(
  things: Iterable<Thing>,
  composing: (thing: Thing) => Iterable<Thing>,
): Set<Thing> {
  const found = new Set<Thing>();
  const add = (thing: Thing): void => {
    if (found.has(thing)) return;
    found.add(thing);
    for (const inner of composing(thing)) add(inner);
  };
  for (const thing of things) add(thing);
  return found;
}

/**
 * A schema, its reference's target and all parts of its `allOf`, each once: all apply to the same value. A schema is a
 * part itself, because it may have keywords beside a `$ref` (OpenAPI 3.1 §4.8.24).
 */
export function subschemasOf(document: OpenApiDocument, schema: Json | undefined): JsonObject[] {
  return [
    ...withSubschemas(objectsIn([schema]), (part) => directSubschemas(document, part, ["allOf"])),
  ];
}

/** The same, with the place of each part. */
export function subschemasAt(document: OpenApiDocument, place: string): Subschema[] {
  const partAt = (place: string): Subschema[] => {
    const node = resolve(document, place);
    return isObject(node) ? [{ node, place }] : [];
  };
  const places = withSubschemas([place], (place) =>
    partAt(place).flatMap((part) => [
      ...(typeof part.node.$ref === "string" ? [part.node.$ref] : []),
      ...placesIn(part, "allOf"),
    ]),
  );
  return [...places].flatMap(partAt);
}

/** The parts that can apply to a value, including branches of `anyOf` and `oneOf`. */
export function subschemasFor(
  document: OpenApiDocument,
  schema: Json | undefined,
  value: Json,
): JsonObject[] {
  const parts = withSubschemas(objectsIn([schema]), (part) => {
    const branches = [part.anyOf, part.oneOf].flat().filter(isObject);
    const fitting = branches.filter((branch) => admits(document, branch, value));
    return [...directSubschemas(document, part, ["allOf"]), ...fitting];
  });
  return [...parts];
}

/** The direct parts of a schema: its reference's target, and the members of these keywords. */
export function directSubschemas(
  document: OpenApiDocument,
  schema: JsonObject,
  keywords: Keywords = compositionKeywords,
): JsonObject[] {
  const { $ref } = schema;
  const found: JsonObject[] = [];
  // Optimized, because large documents have millions of schemas, and few have parts.
  const target = typeof $ref === "string" ? resolve(document, $ref) : undefined;
  if (isObject(target)) found.push(target);
  for (const keyword of keywords) {
    const members = schema[keyword];
    if (Array.isArray(members)) found.push(...members.filter(isObject));
  }
  return found;
}

const objectsIn = (values: readonly (Json | undefined)[]): JsonObject[] => values.filter(isObject);

/** Whether a value matches the `const` of each of a schema's own properties, which distinguish branches. */
function admits(document: OpenApiDocument, schema: JsonObject, value: Json): boolean {
  if (!isObject(value)) return true;
  return subschemasOf(document, schema).every(({ properties = {} }) =>
    Object.entries(value).every(([name, item]) => {
      const { const: only = item } = Object(Object(properties)[name]) as JsonObject;
      return only === item;
    }),
  );
}

/** The places of the objects in a list of a part. */
export function placesIn({ node, place }: Subschema, keyword: string): string[] {
  const list = node[keyword];
  if (!Array.isArray(list)) return [];
  return list.flatMap((item, index) => (isObject(item) ? [join(join(place, keyword), index)] : []));
}

/** The properties that parts of a schema declare, by name. */
export function propertiesIn<Part extends Pick<Subschema, "node">>(
  parts: readonly Part[],
): Map<string, DeclaredProperty<Part>> {
  const required = new Set(parts.flatMap(({ node }) => node.required ?? []));
  const found = new Map<string, { part: Part; schema: Json }[]>();
  for (const part of parts) {
    const { properties } = part.node;
    if (!isObject(properties)) continue;
    for (const [name, schema] of Object.entries(properties))
      listIn(found, name).push({ part, schema });
  }
  return new Map(
    Array.from(found, ([name, declarations]) => [
      name,
      { declarations, isRequired: required.has(name) },
    ]),
  );
}

/** The properties of an object schema by name, with references followed and `allOf` merged. */
export const propertiesOf = (document: OpenApiDocument, schema: Json | undefined) =>
  propertiesIn(subschemasOf(document, schema).map((node) => ({ node })));
