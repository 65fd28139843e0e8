import type { OpenApiDocument } from "./json.ts";
import { lifeOf } from "./mark.ts";
import { restrict } from "./restrict.ts";

/**
 * What a program can rely on with every server from a level up. Requests intersect: an operation or a
 * request field is there only if every level of the range has it. Responses unite: a response field
 * is there if any level of the range has it, and required only if every one does.
 */
export function projectFrom(document: OpenApiDocument, level: number): OpenApiDocument {
  return restrict(document, (mark, direction) => {
    const { since, until } = lifeOf(mark);
    if (since <= level && until === Number.POSITIVE_INFINITY) return "kept";
    const existsInRange = until > level;
    return direction === "response" && existsInRange ? "optional" : "gone";
  });
}
