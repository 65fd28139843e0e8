import { mapChildren, type ObjectKind, walk } from "../document/grammar.ts";
import {
  isObject,
  type JsonObject,
  join,
  mapValues,
  type OpenApiDocument,
  resolve,
  steps,
} from "../document/json.ts";
import { componentAt, componentPointer, mapPointers } from "../document/references.ts";
import { markKey } from "../levels/mark.ts";
import type { Sameness } from "../levels/sameness.ts";

/**
 * The parts of schemas that references lead to (`#/components/schemas/Room/allOf/1`), if the schema differs between
 * documents: at another level, the pointer may lead to another part. Each with the pointer of a component for it, named
 * after its place.
 */
export function partsToSeparate(
  documents: readonly OpenApiDocument[],
  { idOf }: Pick<Sameness, "idOf">,
): ReadonlyMap<string, string> {
  const isChanged = (component: string) => {
    const forms = documents.flatMap((document) => {
      const node = resolve(document, component);
      return node === undefined ? [] : [idOf(node, "schema")];
    });
    return new Set(forms).size > 1;
  };
  const parts = [...new Set(documents.flatMap(partsIn))].filter((pointer) =>
    isChanged(componentAt(pointer)?.target ?? ""),
  );
  const names = new Set(
    documents.flatMap(({ components }) => Object.keys(Object(Object(components).schemas))),
  );
  const apart = new Map<string, string>();
  for (const pointer of parts) {
    let name = steps(pointer)
      .slice(2)
      .join("_")
      .replaceAll(/[^\w.-]/g, "_");
    while (names.has(name)) name += "_";
    names.add(name);
    apart.set(pointer, componentPointer("schemas", name));
  }
  return apart;
}

/** The same pointer for all ways of escaping it. */
const written = (pointer: string): string => steps(pointer).reduce(join, "#");

/** The pointers of parts of schemas that references of a document lead to. */
function partsIn(document: OpenApiDocument): string[] {
  const found: string[] = [];
  walk(document, "document", "#", ({ node: { $ref }, kind }) => {
    if (kind !== "schema" || typeof $ref !== "string") return;
    if (!/^#\/components\/schemas\/[^/]+\/./.test($ref)) return;
    if (isObject(resolve(document, $ref))) found.push(written($ref));
  });
  return found;
}

/** Writes parts of schemas as components, and references to them in their place. A marked part stays where it is. */
export function separated(
  document: OpenApiDocument,
  apart: ReadonlyMap<string, string>,
): OpenApiDocument {
  if (apart.size === 0) return document;
  const added: JsonObject = {};
  const at = (node: JsonObject, kind: ObjectKind, pointer: string): JsonObject => {
    const copy = mapChildren(node, kind, (child) => {
      const field = join(pointer, child.field);
      return at(child.node, child.kind, child.key === undefined ? field : join(field, child.key));
    });
    const component = apart.get(pointer);
    if (component === undefined || markKey in node) return copy;
    added[steps(component).at(-1) ?? ""] = copy;
    return { $ref: component };
  };
  const { components, ...others } = at(document, "document", "#");
  const all = mapValues(Object(components), (members, section) =>
    section === "schemas" ? { ...(members as JsonObject), ...added } : members,
  );
  const lead = (pointer: string) => apart.get(written(pointer)) ?? pointer;
  return mapPointers({ ...others, components: all }, "document", lead);
}
