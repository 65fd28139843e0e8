import type { JsonObject, OpenApiDocument } from "../document/json.ts";
import { existsAt, livesOf } from "./mark.ts";
import { restrict } from "./restrict.ts";
import { shapeAt } from "./shape.ts";
import { type Untouched, untouchedIn } from "./untouched.ts";

/**
 * The plain OpenAPI 3.1 document of one feature level: what a server of exactly this level speaks,
 * without marks, tombstones and unused components. The input stays as it is.
 */
export function project(document: OpenApiDocument, level: number): OpenApiDocument {
  return structuredClone(projectSharing(document, untouchedIn(document), level));
}

/**
 * The same, which shares what is untouched with the document: neither may be changed. Of what is marked, `told`
 * answers what takes its place, of the same mark.
 */
export function projectSharing(
  document: OpenApiDocument,
  untouched: Untouched,
  level: number,
  told: (node: JsonObject) => JsonObject = (node) => node,
): OpenApiDocument {
  return restrict(
    document,
    untouched,
    (node, kind) => shapeAt(told(node), kind, level),
    (mark) => (existsAt(livesOf(mark), level) ? "kept" : "gone"),
  );
}
