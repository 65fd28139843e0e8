import {
  componentPointer,
  componentsNamedBy,
  schemesNamedBy,
  subtypesOf,
} from "../document/component-references.ts";
import { isWithoutOperations, operationNodes } from "../document/grammar.ts";
import {
  filled,
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  type OpenApiDocument,
  objectsWithin,
  reachable,
  resolve,
} from "../document/json.ts";
import { annotationKey, readAnnotation } from "./annotation.ts";

/** The components to which nothing in a document refers, at any level; snapshots keep them. */
export function unreferencedIn(document: OpenApiDocument): string[] {
  const { components = {}, ...root } = document;
  const subtypes = subtypesOf(document);
  const reached = reachable(targetsWithin(root), (pointer) => {
    const node = resolve(document, pointer);
    const implied = isObject(Object(node).discriminator)
      ? reachable([pointer], (parent) => subtypes.get(parent) ?? [])
      : [];
    return [...targetsWithin(node), ...implied];
  });
  const requiring = [document, ...operationNodes(document)].flatMap((node) => [
    node,
    ...(readAnnotation(node)?.changes ?? []).map(({ was = {} }) => was),
  ]);
  for (const name of schemesNamedBy(document, requiring)) {
    reached.add(componentPointer("securitySchemes", name));
  }
  const { [annotationKey]: _, ...sections } = components as JsonObject;
  const all = Object.entries(sections).flatMap(([section, members]) =>
    Object.keys(Object(members)).map((name) => componentPointer(section, name)),
  );
  return all.filter((one) => !reached.has(one));
}

/**
 * A plain document as two are compared: without what says nothing to clients and no annotation expresses. These are
 * paths and webhooks without operations, and components to which nothing refers. Shares its parts with the given one.
 */
export function comparableDocument(document: OpenApiDocument): OpenApiDocument {
  const withOperations = mapValues(document, (value, field) =>
    (field === "paths" || field === "webhooks") && isObject(value)
      ? mapValues(value, (item) => (isObject(item) && isWithoutOperations(item) ? undefined : item))
      : value,
  );
  const unreferenced = new Set(unreferencedIn(withOperations));
  const sections = mapValues(Object(withOperations.components), (members, section) =>
    filled(
      mapValues(Object(members), (node, name) =>
        unreferenced.has(componentPointer(section, name)) ? undefined : node,
      ),
    ),
  );
  return mapValues(withOperations, (value, field) =>
    field === "components" ? filled(sections) : value,
  );
}

/** The components that references anywhere in a value lead to, also those in annotations and in examples. */
const targetsWithin = (value: Json | undefined): string[] =>
  objectsWithin(value).flatMap(componentsNamedBy);
