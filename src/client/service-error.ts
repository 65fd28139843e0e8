import type { Refusal } from "./result.ts";

/** What every error of the service carries (sources §7). */
export interface ErrorBody {
  readonly result: "error";
  readonly code?: string | undefined;
  readonly msg: string;
}

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
