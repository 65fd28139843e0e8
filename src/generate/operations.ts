import { errorsOf, successesOf } from "../document/answers.ts";
import { argumentsOf } from "../document/arguments.ts";
import { type Operation, operationsOf } from "../document/operation.ts";
import type { OperationRow, OutcomesRow, PromisedField } from "../document/operation-row.ts";
import { type OpenApiDocument, readMark, spanOf, wholeLifeOf } from "../levels/index.ts";
import { header, literal, propertyKey } from "./text.ts";

/** The methods that RFC 9110 §9.2.2 calls idempotent. */
const idempotentMethods = new Set(["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"]);

/** The fields of every error of this service (sources §7); those of another have no `result`. */
const envelope = new Set(["result", "code", "msg"]);

/**
 * `operations.gen.ts`: the operations of a document with marks, in its order, and how they answer.
 *
 * @param promised what successes hold from some level on, by operation.
 */
export function emitOperations(
  document: OpenApiDocument,
  promised: ReadonlyMap<string, readonly PromisedField[]>,
): string {
  const operations = operationsOf(document);
  const table = (row: (operation: Operation) => OperationRow | OutcomesRow) =>
    operations
      .map((operation) => `  ${propertyKey(operation.id)}: ${literal(row(operation), "  ")},\n`)
      .join("");
  const promising = (operation: Operation): OperationRow => {
    const promises = promised.get(operation.id);
    return { ...rowOf(operation), ...(promises?.length && { promises }) };
  };
  return `${header("The operations of the specification, all feature levels together.")}/** Every operation by its id. */
export const operations = {
${table(promising)}} as const;

/** How each operation answers, by its id. */
export const outcomes = {
${table(outcomesOf)}} as const;

/** The id of an operation. */
export type OperationId = keyof typeof operations;
`;
}

/** An operation as a row of the table that the client carries. */
export function rowOf(operation: Operation): OperationRow {
  const { id, method, path, isAuthenticated, extensions } = operation;
  const isIdempotent = extensions["x-idempotent"];
  return {
    id,
    method,
    path,
    isAuthenticated,
    isIdempotent: typeof isIdempotent === "boolean" ? isIdempotent : idempotentMethods.has(method),
    isLongPoll: extensions["x-long-poll"] === true,
    since: 0,
    ...wholeLifeOf(readMark(extensions)),
    parameters: Object.fromEntries(
      argumentsOf(operation).map(({ name, in: place, isRequired, isJsonText, extensions }) => [
        name,
        {
          in: place,
          required: isRequired,
          encoding: isJsonText ? "json" : "raw",
          ...spanOf(readMark(extensions)),
        },
      ]),
    ),
  };
}

/** How an operation answers. */
export function outcomesOf(operation: Operation): OutcomesRow {
  return {
    success: successesOf(operation),
    errors: errorsOf(operation).map(({ status, code, fields }) => ({
      status,
      ...(code === undefined ? {} : { code }),
      fields: fields.includes("result") ? fields.filter((name) => !envelope.has(name)) : fields,
    })),
  };
}
