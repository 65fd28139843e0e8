import { memoizeBy } from "../../universal/memoize.ts";
import {
  childrenOf,
  fieldOf,
  isExtension,
  kindOfComponents,
  mapChildren,
  type ObjectKind,
  walk,
} from "./grammar.ts";
import {
  changeField,
  isObject,
  type Json,
  type JsonObject,
  join,
  listIn,
  mapValues,
  type OpenApiDocument,
  objectsWithin,
  reachable,
  resolve,
  steps,
} from "./json.ts";

/** The component that a pointer leads to or into, and its kind; `undefined` for other places. */
export function componentAt(pointer: string): { target: string; kind: ObjectKind } | undefined {
  const parts = pointer.split("/").slice(0, 4);
  const [root, components, section = "", name] = parts;
  const kind = kindOfComponents(section);
  if (root !== "#" || components !== "components" || name === undefined) return undefined;
  return kind === undefined ? undefined : { target: parts.join("/"), kind };
}

/** The pointer of a component, for example `#/components/schemas/Invitation`. */
export function componentPointer(section: string, name: string): string {
  return join(join("#/components", section), name);
}

/** The pointers of an object: `$ref`, and the mapping of a schema's discriminator. */
export function pointersOf({ $ref, discriminator }: JsonObject): string[] {
  const mapping = isObject(discriminator) ? discriminator.mapping : undefined;
  return [$ref, ...Object.values(mapping ?? {})].filter((pointer) => typeof pointer === "string");
}

/** The components to which an object leads: a discriminator may name a schema (OpenAPI 3.1 §4.8.25). */
export const componentsNamedBy = (node: JsonObject): string[] =>
  pointersOf(node).map((to) => componentAt(to)?.target ?? componentPointer("schemas", to));

/**
 * The targets of references outside the objects of the standard, for example in an extension or the value of an
 * example. Tools follow those too.
 */
export function looseReferences(node: JsonObject, kind: ObjectKind): string[] {
  const found: string[] = [];
  for (const name of Object.keys(node)) {
    const value = node[name];
    if (typeof value !== "object" || fieldOf(kind, name) !== undefined) continue;
    for (const { $ref } of objectsWithin(value)) if (typeof $ref === "string") found.push($ref);
  }
  return found;
}

/** A reference without siblings to another file, in an extension, at `key` of its holder. */
interface ExtensionReference {
  readonly holder: Json[] | JsonObject;
  readonly key: string;
  readonly $ref: string;
}

/** The references of a file that lead from an extension to another file. */
export function referencesInExtensions(file: unknown): ExtensionReference[] {
  const found: ExtensionReference[] = [];
  const seen = new Set<unknown>();
  const search = (holder: JsonObject | Json[], field: string, isWithin: boolean): void => {
    if (seen.has(holder)) return;
    seen.add(holder);
    for (const key of Object.keys(holder)) {
      const value = (holder as JsonObject)[key];
      if (typeof value !== "object" || value === null) continue;
      const isIn = isWithin || isExtension(field, key);
      const { $ref } = value as JsonObject;
      const isAlone = typeof $ref === "string" && Object.keys(value).length === 1;
      if (isIn && isAlone && !$ref.startsWith("#")) found.push({ holder, key, $ref });
      else search(value, key, isIn);
    }
  };
  if (typeof file === "object" && file !== null) search(file as JsonObject, "", false);
  return found;
}

/** The components that an object and all objects below it refer to, with repetitions. */
export function targetsIn(node: JsonObject, kind: ObjectKind): string[] {
  const own = pointersOf(node).flatMap((pointer) => componentAt(pointer)?.target ?? []);
  const below = childrenOf(node, kind).flatMap((child) => targetsIn(child.node, child.kind));
  return [...own, ...below];
}

/** The unresolved references of a bundled document: their pointers and targets. */
export function lostReferences(document: JsonObject) {
  const lost: { pointer: string; $ref: string; where: string }[] = [];
  walk(document, "document", "#", ({ node: { $ref }, kind, pointer }) => {
    if (typeof $ref !== "string" || !$ref.startsWith("#/")) return; // An anchor is not a pointer.
    const target = resolve(document, $ref);
    const isFound = isObject(target) || (kind === "schema" && typeof target === "boolean");
    const nowhere =
      target === undefined ? "has no target" : "refers to a value that is not an object";
    const where = isCircle(document, $ref) ? "refers to itself" : nowhere;
    if (!isFound || where !== nowhere) lost.push({ pointer, $ref, where });
  });
  return lost;
}

/** An object in which `change` replaces its own references. */
export function withPointers(node: JsonObject, change: (pointer: string) => string): JsonObject {
  const changed = changeField(node, "$ref", (to) => (typeof to === "string" ? change(to) : to));
  return mapMapping(changed, change);
}

/** Changes the targets in a discriminator's mapping; `change` returns `undefined` to remove one. */
export function mapMapping(
  schema: JsonObject,
  change: (name: string) => string | undefined,
): JsonObject {
  const { discriminator } = schema;
  if (!isObject(discriminator) || !isObject(discriminator.mapping)) return schema;
  const { mapping } = discriminator;
  const changed = mapValues(mapping, (to) => (typeof to === "string" ? change(to) : to));
  if (Object.keys(mapping).every((name) => changed[name] === mapping[name])) return schema;
  return { ...schema, discriminator: { ...discriminator, mapping: changed } };
}

/**
 * Removes references without a target, or to themselves, as in old versions, because some tools fail on them. The
 * schemas keep their other keywords.
 */
export function withoutLostReferences(document: OpenApiDocument): JsonObject {
  const isLost = (to: Json | undefined) => {
    if (typeof to !== "string" || !to.startsWith("#/")) return false;
    const component = componentAt(to)?.target;
    const isObjectThere = component === undefined || isObject(resolve(document, component));
    return !isObjectThere || resolve(document, to) === undefined || isCircle(document, to);
  };
  const without = (node: JsonObject, kind: ObjectKind): JsonObject | undefined => {
    if (isLost(node.$ref) && kind !== "schema") return undefined;
    const copy = mapChildren(node, kind, (child) => without(child.node, child.kind));
    const kept = changeField(copy, "$ref", (to) => (isLost(to) ? undefined : to));
    return mapMapping(kept, (to) => (isLost(to) ? undefined : to));
  };
  return without(document, "document") ?? {};
}

/** Whether a reference leads from reference to reference without an end. */
function isCircle(document: OpenApiDocument, pointer: string): boolean {
  const seen = new Set<Json>();
  for (let to: Json = pointer; typeof to === "string"; to = Object(resolve(document, to)).$ref) {
    if (seen.has(to)) return true;
    seen.add(to);
  }
  return false;
}

/** Finds the places that a place of a document refers to, at any depth. */
export function referredIn(document: OpenApiDocument): (place: string) => string[] {
  const read = memoizeBy((place: string) => {
    const references: string[] = [];
    JSON.stringify(resolve(document, place), (key, value) => {
      if (key === "$ref" && typeof value === "string") references.push(value);
      return value;
    });
    return references;
  });
  return (place) => [...reachable(read(place), read)];
}

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

/** The names of the security schemes that a document or operations require, and of schemes that these refer to. */
export function schemesNamedBy(
  { components }: OpenApiDocument,
  requiring: readonly JsonObject[],
): ReadonlySet<string> {
  const requirements = requiring.flatMap(({ security }) =>
    Array.isArray(security) ? security : [],
  );
  const named = requirements.flatMap((requirement) => Object.keys(requirement ?? {}));
  return reachable(named, (name) => {
    const { $ref } = Object(Object(Object(components).securitySchemes)[name]);
    return typeof $ref === "string" ? steps($ref).slice(-1) : [];
  });
}
