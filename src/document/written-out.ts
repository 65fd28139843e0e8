import { mapChildren, type ObjectKind } from "./grammar.ts";
import { isObject, type JsonObject, type OpenApiDocument, resolve } from "./json.ts";

/**
 * A copy in which a schema that refers into a path has in its place what stands there: openapi-typescript loses its
 * way below `content`. One that holds itself keeps its reference.
 */
export function writtenOut(document: OpenApiDocument): OpenApiDocument {
  const write = (node: JsonObject, kind: ObjectKind, within: readonly string[]): JsonObject => {
    const { $ref } = node;
    const isInPath =
      kind === "schema" && typeof $ref === "string" && /^#\/(paths|webhooks)\//.test($ref);
    if (isInPath && !within.includes($ref)) {
      const target = resolve(document, $ref);
      const { $ref: _, ...beside } = node;
      if (isObject(target)) return write({ ...target, ...beside }, kind, [...within, $ref]);
    }
    return mapChildren(node, kind, (child) => write(child.node, child.kind, within));
  };
  return structuredClone(write(document, "document", []));
}
