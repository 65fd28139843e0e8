// @ts-nocheck
import type { OpenApiDocument } from "../document/json.ts";
import { existsAt, lifeOf } from "./mark.ts";
import { restrict } from "./restrict.ts";

/**
 * The plain OpenAPI 3.1 document of one feature level: what a server of exactly this level speaks,
 * without marks, tombstones and unused components. The input stays as it is.
 */
export function project(document: OpenApiDocument, level: number): OpenApiDocument {
  return restrict(document, (mark) => (existsAt(lifeOf(mark), level) ? "kept" : "gone"));
}
