// @ts-nocheck
import type { OpenApiDocument } from "../document/json.ts";
import { lifeOf } from "./mark.ts";
import { restrict } from "./restrict.ts";

/**
 * What a program can rely on with every server from a level up. Requests intersect, so that each level
 * of the range admits them: an operation or a request field is there only if every level has it, and
 * a field that any level requires is required. (The others read nothing of it.) Responses unite: a
 * response field is there if any level of the range has it, and required only if every one does.
 */
export function projectFrom(document: OpenApiDocument, level: number): OpenApiDocument {
  return restrict(document, (mark, sender, isRequired) => {
    const { since, until } = lifeOf(mark);
    if (since <= level && until === Number.POSITIVE_INFINITY) return "kept";
    if (until <= level) return "gone";
    if (sender === "server") return "optional";
    return isRequired ? "kept" : "gone";
  });
}
