import annotated from "../../generated/openapi/annotated.json" with { type: "json" };
import type { OperationId } from "../../generated/operations.gen.ts";
import { jsonBodyOf } from "../document/answers.ts";
import type { Json, OpenApiDocument } from "../document/json.ts";
import { type Operation, operationsOf } from "../document/operation.ts";
import { type FieldInValue, fieldsIn } from "../levels/fields-in.ts";
import type { Source } from "./report.ts";

/** The fields of an answer, and whether these are all. */
export interface FieldsOfAnswer {
  readonly fields: readonly FieldInValue[];
  readonly isWhole: boolean;
}

/** More fields of one answer are not looked at: a server can send millions. */
const mostFields = 10_000;
/** What a report says of an answer with more. */
export const notWhole = `only the first ${mostFields} fields were compared with those of the level`;

/** The specification of all levels together, with its marks. */
export const annotatedDocument = annotated as OpenApiDocument;

const operations = new Map(
  operationsOf(annotatedDocument).map((operation) => [operation.id, operation]),
);

/** Each field that an answer has or could have, judged by one level. */
export function fieldsOfAnswer(
  { id }: Operation,
  status: number,
  body: unknown,
  level: number,
): FieldsOfAnswer {
  const operation = operations.get(id);
  const schema = operation && jsonBodyOf(operation, status)?.schema;
  const fields: FieldInValue[] = [];
  if (schema === undefined) return { fields, isWhole: true };
  for (const field of fieldsIn(annotatedDocument, schema.place, body as Json, level)) {
    if (fields.length === mostFields) return { fields, isWhole: false };
    fields.push(field);
  }
  return { fields, isWhole: true };
}

/**
 * An operation of some level.
 *
 * @throws Error where no level has it.
 */
export function operationOfSomeLevel(id: OperationId): Operation {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`No level has the operation ${id}.`);
  return operation;
}

/** Whether the service document does not describe the operation at all. */
export function isUndocumented({ extensions }: Operation): boolean {
  return extensions["x-beyond-document"] === true;
}

/** A section of docs/sources.md, for an operation that the service document describes. */
export function sourceOf(operation: Operation, section: `§${string}`): Source {
  return isUndocumented(operation) ? "beyond the document" : `sources ${section}`;
}
