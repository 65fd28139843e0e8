import { ClientError } from "./errors.ts";

/** A call that the service carried out. */
export interface Success<Data> {
  readonly ok: true;
  readonly data: Data;
  readonly error: undefined;
  readonly response: Response;
  /** How many requests the call took; more than 1 after a retry. */
  readonly attempts: number;
  /** Arguments that were left out because servers of this level do not take them, then those that the server ignored. */
  readonly ignored: readonly string[];
}

/** A call that the service refused. */
export interface ErrorResult<Problem> {
  readonly ok: false;
  readonly data: undefined;
  /** The body of the response, unchanged. Narrow it by `code`. */
  readonly error: Problem;
  readonly response: Response;
  /** How many requests the call took; more than 1 after a retry. */
  readonly attempts: number;
  /**
   * Whether an earlier attempt of this call got no response of the service, but may have been carried out. If a
   * deletion is then refused because the thing does not exist, it was most likely deleted by that attempt.
   */
  readonly mayHaveTakenEffect: boolean;
  /** Arguments that were left out because servers of this level do not take them. */
  readonly ignored: readonly string[];
  /** The operation that was refused. */
  readonly operation: string;
}

/** The service refused to report its level: an `ErrorResult` as an exception. */
export class RefusedError extends ClientError {
  override readonly name = "RefusedError";
  declare readonly operation: string;
  declare readonly status: number;
  /** The response of the service. */
  declare readonly error: unknown;

  constructor({ operation, error, response }: ErrorResult<unknown>) {
    const { status } = response;
    super(`${operation}: refused with status ${status}.`, { operation, status, error });
  }
}
