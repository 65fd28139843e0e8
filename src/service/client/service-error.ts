import type { ErrorBody, Refusal, Success } from "./result.ts";

/** The service refused: a `Refusal` as an exception, thrown by `unwrap`. */
export class ServiceError<E extends ErrorBody = ErrorBody> extends Error {
  override readonly name = "ServiceError";
  readonly operation: string;
  /** For programs; `undefined` where the service sent none. */
  readonly code: E["code"];
  readonly status: number;
  /** The service's answer, as it stands on the wire. */
  readonly error: E;
  /** See `Refusal`. */
  readonly mayHaveTakenEffect: boolean;

  constructor({ operation, error, response, mayHaveTakenEffect }: Refusal<E>) {
    super(`${operation}: ${error.msg} (${error.code ?? "no code"}, status ${response.status})`);
    this.operation = operation;
    this.code = error.code;
    this.status = response.status;
    this.error = error;
    this.mayHaveTakenEffect = mayHaveTakenEffect;
  }
}

/**
 * The data of a success; anything else is thrown, for those who prefer exceptions.
 *
 * @throws ServiceError where the service refused, with the error it sent.
 */
export function unwrap<R extends Success<unknown> | Refusal<ErrorBody>>(result: R): DataIn<R> {
  if (result.ok) return result.data as DataIn<R>; // What a success holds.
  throw new ServiceError(result);
}

// Of each success in a union: generic code has one for each level.
type DataIn<R> = R extends Success<infer D> ? D : never;
