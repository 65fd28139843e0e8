import { jsonIn } from "./media-type.ts";
import type { MediaType, Operation } from "./operation-model.ts";
import { alternativesOf, type Schema } from "./schema-model.ts";

/** One documented error of an operation. */
interface SpecifiedError {
  readonly status: number;
  /** The constant that names it in its body (`errorCode` of `x-conventions`); `undefined` without one. */
  readonly code: string | undefined;
  /** The names of its properties, without those that every error has (`errorFields` of `x-conventions`). */
  readonly fields: readonly string[];
}

/**
 * Whether a documented status is a success: `2XX`, or an exact one such as `204` (RFC 9110 §15.3), as for `ok` of a
 * `fetch` response. A redirection such as `304` is neither a success nor an error.
 */
export const isSuccess = (status: string): boolean => status.startsWith("2");

/**
 * Whether a documented status is an error: `4XX`, `5XX`, an exact one such as `404`, or `default`, which documents
 * usually have for all errors that they do not list (OpenAPI 3.1 §4.8.16).
 */
export const isError = (status: string): boolean => /^[45]/.test(status) || status === "default";

/** The JSON body of the response with a status, if any. */
export function jsonBodyOf(operation: Operation, status: number | string): MediaType | undefined {
  const response = operation.responses.find((one) => one.status === String(status));
  return jsonIn(response?.content ?? []);
}

/** The exact statuses of success of an operation. */
export const successesOf = (operation: Operation): number[] => exactStatuses(operation, isSuccess);

/** The errors of an operation with exact statuses: one for each alternative of each body. */
export function errorsOf(operation: Operation): SpecifiedError[] {
  return exactStatuses(operation, isError).flatMap((status): SpecifiedError[] => {
    const schema = jsonBodyOf(operation, status)?.schema;
    if (schema === undefined) return [{ status, code: undefined, fields: [] }];
    return alternativesOf(schema).map((form) => ({
      status,
      code: codeOf(form),
      fields: [...form.properties.keys()].filter(
        (name) => !form.conventions.errorFields.includes(name),
      ),
    }));
  });
}

/** The statuses that are wanted, without `4XX`, `default` and the like. */
const exactStatuses = ({ responses }: Operation, isWanted: (status: string) => boolean): number[] =>
  responses
    .filter(({ status }) => isWanted(status))
    .map(({ status }) => Number(status))
    .filter((status) => !Number.isNaN(status));

/** The constant by which a schema names an error, if it is a text. */
export function codeOf({ properties, conventions }: Schema): string | undefined {
  const [code] = properties.get(conventions.errorCode ?? "")?.schema.values ?? [];
  return typeof code === "string" ? code : undefined;
}
