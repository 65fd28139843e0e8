import { errorsOf, successesOf } from "../document/answers.ts";
import { argumentsOf } from "../document/arguments.ts";
import { type Operation, operationsOf } from "../document/operation.ts";
import type { OperationRow, PromisedField } from "../document/operation-row.ts";
import type { Extensions } from "../document/schema.ts";
import { type OpenApiDocument, readMark } from "../levels/index.ts";
import { header, literal, propertyKey } from "./text.ts";

/** The methods that RFC 9110 §9.2.2 calls idempotent. */
const idempotentMethods = new Set(["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"]);

/** The fields that every error has (sources §7). */
const envelope = new Set(["result", "code", "msg"]);

/** The rows of the operations table of a document with marks, in its order. */
export function operationsTable(document: OpenApiDocument): OperationRow[] {
  return operationsOf(document).map(rowOf);
}

/** `operations.gen.ts`: the table, keyed by operation. */
export function emitOperations(
  rows: readonly OperationRow[],
  promised: ReadonlyMap<string, readonly PromisedField[]>,
): string {
  const lines = rows.map(({ success, errors, ...row }) => {
    const promises = promised.get(row.id) ?? [];
    const whole = { ...row, ...(promises.length > 0 && { promises }), success, errors };
    return `  ${propertyKey(row.id)}: ${literal(whole, "  ")},\n`;
  });
  return `${header("The operations of the specification, all feature levels together.")}/** Every operation by its id. */
export const operations = {
${lines.join("")}} as const;

/** The id of an operation. */
export type OperationId = keyof typeof operations;
`;
}

function rowOf(operation: Operation): OperationRow {
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
    ...lifeIn(extensions),
    parameters: Object.fromEntries(
      argumentsOf(operation).map(({ name, in: place, isRequired, isJsonText, extensions }) => [
        name,
        {
          in: place,
          required: isRequired,
          encoding: isJsonText ? "json" : "raw",
          ...lifeIn(extensions),
        },
      ]),
    ),
    success: successesOf(operation),
    errors: errorsOf(operation).map(({ status, code, fields }) => ({
      status,
      ...(code === undefined ? {} : { code }),
      fields: fields.filter((name) => !envelope.has(name)),
    })),
  };
}

function lifeIn(extensions: Extensions): { since?: number; until?: number } {
  const { since, until } = readMark(extensions) ?? {};
  return { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) };
}
