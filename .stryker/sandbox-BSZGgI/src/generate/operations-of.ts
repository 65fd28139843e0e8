// @ts-nocheck
import { methods } from "../document/grammar.ts";
import { dereference, isObject } from "../document/json.ts";
import type { OpenApiDocument } from "../levels/index.ts";

/** An operation's id, with its summary and description as one text. */
export interface OperationText {
  readonly id: string;
  readonly text: string;
}

/** The operations of a document, in its order. */
export function operationsOfProjection(document: OpenApiDocument): OperationText[] {
  return Object.values(document.paths ?? {})
    .map((item) => dereference(document, item))
    .filter(isObject)
    .flatMap((item) => methods.map((method) => item[method]).filter(isObject))
    .map(({ operationId, summary, description }) => ({
      id: String(operationId),
      text: [summary, description].filter((part) => part !== undefined).join("\n\n"),
    }));
}
