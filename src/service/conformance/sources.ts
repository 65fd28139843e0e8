import annotated from "../../../generated/annotated.json" with { type: "json" };
import type { OperationId } from "../../../generated/operations.gen.ts";
import { jsonBodyOf } from "../../toolkit/document/answers.ts";
import { argumentsOf } from "../../toolkit/document/arguments.ts";
import { type JsonObject, type OpenApiDocument, steps } from "../../toolkit/document/json.ts";
import { type Operation, operationsOf } from "../../toolkit/document/operation.ts";
import { type FieldInValue, fieldsIn } from "../../toolkit/levels/fields-in.ts";
import { factOf } from "./facts.ts";
import type { Beyond, Source } from "./report.ts";

/** A field of an answer. */
interface FieldOfAnswer extends FieldInValue {
  /** The fact by which public servers leave it out, though the document has it. */
  readonly knownLack?: Beyond;
}

/** The fields of an answer, and whether these are all. */
export interface FieldsOfAnswer {
  readonly fields: readonly FieldOfAnswer[];
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
  body: JsonObject,
  level: number,
): FieldsOfAnswer {
  const operation = operations.get(id);
  const schema = operation && jsonBodyOf(operation, status)?.schema;
  const fields: FieldOfAnswer[] = [];
  if (operation === undefined || schema === undefined) return { fields, isWhole: true };
  for (const field of fieldsIn(annotatedDocument, schema.place, body, level)) {
    if (fields.length === mostFields) return { fields, isWhole: false };
    const { place, state, required, isLeftOut } = field;
    const isKnown = state === "absent" && required && isLeftOut;
    fields.push(isKnown ? { ...field, knownLack: factOf(steps(place).at(-1) ?? "") } : field);
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

/** The places of the fields that a client sends to an operation. */
export function sentBy(id: string): ReadonlySet<string> {
  const operation = operations.get(id);
  const sent = operation === undefined ? [] : argumentsOf(operation);
  return new Set(
    sent.flatMap(({ schema }) =>
      schema === undefined
        ? []
        : [schema, ...[...schema.properties.values()].map((property) => property.schema)].map(
            ({ place }) => place,
          ),
    ),
  );
}

/** Whether the service document does not describe the operation at all. */
export function isUndocumented({ extensions }: Operation): boolean {
  return extensions["x-beyond-document"] === true;
}

/** A section of docs/sources.md, for an operation that the service document describes; else where it is. */
export function sourceOf(
  operation: Operation,
  section: `§${string}`,
  fact: Beyond = "beyond the document",
): Source {
  return isUndocumented(operation) ? fact : `sources ${section}`;
}
