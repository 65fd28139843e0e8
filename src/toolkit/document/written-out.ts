import { mapChildren, type ObjectKind } from "./grammar.ts";
import { isObject, type JsonObject, type OpenApiDocument, resolve } from "./json.ts";

/**
 * A copy for openapi-typescript. A schema that refers into a path has in its place what stands there: below `content`
 * it would lose its way. One that holds itself keeps its reference. `anyOf` is `oneOf`, in types the same: of `anyOf`
 * it makes another type beside that of the schema itself, and it reads no `discriminator` there.
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
    const copy = mapChildren(node, kind, (child) => write(child.node, child.kind, within));
    if (kind !== "schema" || copy.anyOf === undefined || copy.oneOf !== undefined) return copy;
    const { anyOf, ...others } = copy;
    return { ...others, oneOf: anyOf };
  };
  return structuredClone(write(document, "document", []));
}
