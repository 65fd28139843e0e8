import { operationNodes } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  objectsWithin,
  reachable,
  resolve,
} from "../document/json.ts";
import {
  componentPointer,
  componentsNamedBy,
  schemesNamedBy,
  subtypesOf,
} from "../document/references.ts";
import { markKey, readMark } from "./mark.ts";

/** The key, at the root of the document, of the list of components that stay even without references. */
export const keptKey = "x-kept-components";

/**
 * The components that projections keep even without references: those to which nothing refers at any level, and those
 * that the document lists, because something refers to them at some level.
 */
export function unreferencedIn(document: OpenApiDocument): string[] {
  const { components = {}, [keptKey]: kept, ...root } = document;
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
    ...(readMark(node)?.changes ?? []).map(({ was = {} }) => was),
  ]);
  for (const name of schemesNamedBy(document, requiring)) {
    reached.add(componentPointer("securitySchemes", name));
  }
  const { [markKey]: _, ...sections } = components as JsonObject;
  const all = Object.entries(sections).flatMap(([section, members]) =>
    Object.keys(Object(members)).map((name) => componentPointer(section, name)),
  );
  const listed = [kept ?? []].flat().filter((pointer) => typeof pointer === "string");
  return [...new Set([...all.filter((one) => !reached.has(one)), ...listed])];
}

/** The components that references anywhere in a value lead to, also those in marks and in examples. */
const targetsWithin = (value: Json | undefined): string[] =>
  objectsWithin(value).flatMap(componentsNamedBy);
