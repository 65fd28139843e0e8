import type { OpenApiDocument } from "../document/json.ts";
import { existsAt, livesOf } from "./mark.ts";
import { restrict } from "./restrict.ts";
import { shapeAt } from "./shape.ts";

/**
 * The plain OpenAPI 3.1 document of one feature level: what a server of exactly this level speaks,
 * without marks, tombstones and unused components. The input stays as it is.
 */
export function project(document: OpenApiDocument, level: number): OpenApiDocument {
  return restrict(
    document,
    (node, kind) => shapeAt(node, kind, level),
    (mark) => (existsAt(livesOf(mark), level) ? "kept" : "gone"),
  );
}
