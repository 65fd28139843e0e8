import { methods } from "../../src/levels/grammar.ts";
import type { OpenApiDocument } from "../../src/levels/index.ts";
import { dereference, isObject } from "../../src/levels/json.ts";

/** The operations of a document by id, each with its summary and description as one text. */
export function operationsOfProjection(document: OpenApiDocument): { id: string; text: string }[] {
  return Object.values(document.paths ?? {})
    .map((item) => dereference(document, item))
    .filter(isObject)
    .flatMap((item) => methods.map((method) => item[method]).filter(isObject))
    .map(({ operationId, summary, description }) => ({
      id: String(operationId),
      text: [summary, description].filter((part) => part !== undefined).join("\n\n"),
    }));
}
