import type { Boundary } from "../../../generated/feature-levels.gen.ts";
import type { Data, DocumentedError, OperationOf, Operations } from "./operation-types.ts";

/** What every error of the service carries (sources §7). */
export interface ErrorBody {
  readonly result: "error";
  readonly code?: string | undefined;
  readonly msg: string;
}

/**
 * The type of an error code that the specification does not list for the operation. At run time it is
 * the string that the service sent: `const code: string = error.code`. It is a type of its own, and
 * not `string`, because `string` could be any documented code too, and comparing `error.code` would
 * then tell nothing.
 */
export declare enum UndocumentedCode {
  /** Never occurs: it stands for every code that the specification does not list. */
  anyOther = "any code that the specification does not list",
}

/** An error of the service that the specification does not describe, with whatever it carries. */
export interface UndocumentedError {
  readonly result: "error";
  /** What the service sent; `undefined` where it sent none. */
  readonly code: UndocumentedCode | undefined;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** The service did it. */
export interface Success<Data> {
  readonly ok: true;
  readonly data: Data;
  readonly error: undefined;
  readonly response: Response;
  /** How many requests it took; more than 1 where the first was retried. */
  readonly attempts: number;
}

/** The service said no. */
export interface Refusal<Problem> {
  readonly ok: false;
  readonly data: undefined;
  /** The service's answer, as it stands on the wire. Narrow it by `code`. */
  readonly error: Problem;
  readonly response: Response;
  /** How many requests it took; more than 1 where the first was retried. */
  readonly attempts: number;
  /**
   * Whether an earlier attempt of this call broke off without an answer of the service, so that it may
   * have been carried out all the same. A deletion that is then told "there is no such thing" has
   * most likely done its work.
   */
  readonly mayHaveTakenEffect: boolean;
  /** The operation that was refused. */
  readonly operation: string;
}

/** What a call comes to: `ok` tells which; `{ data, error, response }` can be destructured. */
export type Outcome<Data, Problem> = Success<Data> | Refusal<Problem | UndocumentedError>;

/** What an operation answers. */
export type Result<Operation> = Outcome<Data<Operation>, DocumentedError<Operation>>;

/** What an operation answers, by its id: `ResultOf<"listInvitations", 209>`. */
export type ResultOf<Id extends keyof Operations<L>, L extends Boundary = 0> = Result<
  OperationOf<Id, L>
>;
