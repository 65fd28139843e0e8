import type { Read } from "../../toolkit/runtime/api-conventions.ts";
import type { ErrorResult, Success } from "../../toolkit/runtime/call-result.ts";
import { ClientError } from "../../toolkit/runtime/errors.ts";
import { quoted } from "../../toolkit/runtime/redact.ts";

/** The fields of every error of the service (sources §7). */
export interface ErrorBody {
  readonly result: "error";
  readonly code?: string | undefined;
  readonly msg: string;
}

/**
 * The type of an error code that the specification does not list for the operation. At run time it is the string that
 * the service sent: `const code: string = error.code`. It is not typed as `string`, because `string` includes every
 * documented code, and comparing `error.code` would then narrow nothing.
 */
export declare enum UndocumentedCode {
  /** Never occurs: it represents every code that the specification does not list. */
  anyOther = "any code that the specification does not list",
}

/** An error of the service that the specification does not describe, with all its fields. */
export interface UndocumentedError {
  readonly result: "error";
  /** `undefined` if the service sent none. */
  readonly code: UndocumentedCode | undefined;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** The result of a call: `ok` is true for a success; `{ data, error, response }` can be destructured. */
export type Outcome<Data, Problem> = Success<Data> | ErrorResult<Problem | UndocumentedError>;

/** The service refused: an `ErrorResult` as an exception, thrown by `unwrap`. */
export class ServiceError<E extends ErrorBody = ErrorBody> extends ClientError {
  override readonly name = "ServiceError";
  declare readonly operation: string;
  /** `undefined` if the service sent none. */
  declare readonly code: E["code"];
  declare readonly status: number;
  /** The body of the response, unchanged. */
  declare readonly error: E;
  /** See `ErrorResult`. */
  declare readonly mayHaveTakenEffect: boolean;

  constructor(refusal: ErrorResult<E>) {
    const { operation, error, response, mayHaveTakenEffect } = refusal;
    const { status } = response;
    const { code, msg } = error;
    const message = `${operation}: ${msg} (${code ?? "no code"}, status ${status})`;
    super(quoted(refusal, message), { operation, code, status, error, mayHaveTakenEffect });
  }
}

/**
 * Returns the data of a success and throws refusals, for programs that prefer exceptions.
 *
 * @throws ServiceError if the service refused.
 */
export function unwrap<R extends Success<unknown> | ErrorResult<ErrorBody>>(result: R): DataIn<R> {
  if (result.ok) return result.data as DataIn<R>; // The fields of a success.
  throw new ServiceError(result);
}

// Distributes over a union: in generic code, a result has one success for each level.
type DataIn<R> = R extends Success<infer D> ? D : never;

/** The body of a success (sources §4). */
export interface SuccessBody {
  readonly result: "success";
  readonly ignored_parameters_unsupported?: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a response: a success if both the status and the body's `result` say so, a refusal if `result` is `error`. It is
 * invalid if the body is empty, not a JSON object or without a known `result`, if status and body contradict each other,
 * or if a long poll returns no list of events.
 */
export const readResponse: Read = ({ response, body, value }, operation) => {
  if (body === "") return { problem: "the response is empty" };
  if (value === undefined) return { problem: "the response is not JSON" };
  // Only `result` decides the type of the body; servers may add fields.
  const content: (SuccessBody & Fields) | ErrorBody | { readonly result?: never } = Object(value);
  if (content.result === "success" && response.ok) {
    const { events } = content;
    return operation?.isLongPoll && !(Array.isArray(events) && events.every(isEventLike))
      ? { problem: "events is not a list of objects with an integer id and a type" }
      : { data: content };
  }
  if (content.result === "error") return { error: content };
  return {
    problem:
      content.result === "success"
        ? "the body says success and the status does not"
        : "the response does not say whether it is a success",
  };
};

function isEventLike(event: unknown): boolean {
  const { id, type }: { readonly id?: unknown; readonly type?: unknown } = Object(event);
  return Number.isSafeInteger(id) && typeof type === "string";
}
