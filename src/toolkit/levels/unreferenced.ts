import {
  isObject,
  type JsonObject,
  listIn,
  type OpenApiDocument,
  resolve,
  steps,
} from "../document/json.ts";
import { componentAt, componentPointer } from "../document/references.ts";
import { readMark } from "./mark.ts";
import { operationNodes } from "./presence.ts";

/** The key of the list of components that stay where nothing refers to them, at the root of the document. */
export const keptKey = "x-kept-components";

/**
 * The pointers of the components that a projection keeps though nothing that it has refers to them: those to which
 * nothing refers at any level, and those that the document lists because something does at some level.
 *
 * @param leadsOf where the references in what no component holds, or in a component by its pointer, lead
 */
export function unreferencedIn(
  document: OpenApiDocument,
  leadsOf: (pointer?: string) => readonly string[],
): string[] {
  const subtypes = subtypesOf(document);
  const reached = new Set<string>();
  const reach = (references: readonly string[]) => {
    // The value of a discriminator may be a name (OpenAPI 3.1 §4.8.25).
    for (const to of references)
      reached.add(componentAt(to)?.target ?? componentPointer("schemas", to));
  };
  reach(leadsOf());
  // The set grows meanwhile, and with it the loop.
  for (const pointer of reached) {
    reach(leadsOf(pointer));
    if (isObject(Object(resolve(document, pointer)).discriminator)) {
      const implied = new Set([pointer]);
      for (const parent of implied) for (const one of subtypes.get(parent) ?? []) implied.add(one);
      reach([...implied]);
    }
  }
  const requiring = [document, ...operationNodes(document)].flatMap((node) => [
    node,
    ...(readMark(node)?.changes ?? []).map(({ was = {} }) => was),
  ]);
  for (const name of schemesNamedBy(document, requiring)) {
    reached.add(componentPointer("securitySchemes", name));
  }
  const components = Object.entries(document.components ?? {}).flatMap(([section, members]) =>
    Object.keys(members ?? {}).map((name) => componentPointer(section, name)),
  );
  return [...new Set([...components.filter((one) => !reached.has(one)), ...keptIn(document)])];
}

const keptIn = ({ [keptKey]: kept }: OpenApiDocument): string[] =>
  Array.isArray(kept) ? kept.filter((pointer) => typeof pointer === "string") : [];

/**
 * For the pointer of a component schema, the pointers of the schemas that name it in their `allOf`. A discriminator of
 * the schema implies a mapping to each of them, by its name (OpenAPI 3.1 §4.8.25).
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

/** The names of the security schemes that a document or operations require, and of those that these refer to. */
export function schemesNamedBy(
  { components }: OpenApiDocument,
  requiring: readonly JsonObject[],
): ReadonlySet<string> {
  const requirements = requiring.flatMap(({ security }) =>
    Array.isArray(security) ? security : [],
  );
  const named = new Set(requirements.flatMap((requirement) => Object.keys(requirement ?? {})));
  for (const name of named) {
    // Grows meanwhile.
    const { $ref } = Object(Object(Object(components).securitySchemes)[name]);
    if (typeof $ref === "string") named.add(steps($ref).at(-1) ?? "");
  }
  return named;
}
