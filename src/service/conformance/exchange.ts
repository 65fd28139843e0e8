import type { ArgumentValues } from "../../toolkit/document/arguments.ts";
import type { Operation } from "../../toolkit/document/operation.ts";
import { NetworkError, type NoAnswerError } from "../../toolkit/runtime/errors.ts";
import type { AccountSecrets } from "../client/options.ts";
import type { Came, Sent } from "./report.ts";
import type { RequestChange } from "./request.ts";

/** The credentials of a request. */
export interface Credentials {
  /** A description that shows no secret: `those of --email`. */
  readonly as: string;
  readonly account: AccountSecrets;
  readonly change?: RequestChange;
}

/** A call of an operation, valid or not. */
export interface ConformanceCall {
  readonly operation: Operation;
  /** Arguments that the operation does not have are not sent. */
  readonly values?: ArgumentValues;
  readonly credentials: Credentials;
  /** Changes the request, for example to an invalid one. */
  readonly change?: RequestChange;
  /** Whether it is sent only once, even if the rate limit refuses it. Defaults to false. */
  readonly isOnce?: boolean;
}

/** A request and its response, or the reason why there is none. */
export type Exchange = { readonly operation: Operation; readonly sent: Sent } & (
  | { readonly response: ReadResponse; readonly failure?: undefined }
  | { readonly response?: undefined; readonly failure: NoAnswerError }
);

export interface ReadResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The body as JSON; `undefined` if it cannot be parsed. */
  readonly body: unknown;
  /** If it cannot be parsed, a description of the body: `no JSON`. */
  readonly unreadable?: string;
  readonly came: Came;
}

/** Why no answer came, without the name of the operation. */
export function whyNoAnswer(failure: NoAnswerError): string {
  if (failure instanceof NetworkError) return `the network failed: ${rootOf(failure)}.`;
  return failure.message.slice(failure.operation.length + 2);
}

function rootOf(error: Error): string {
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  return (root as NodeJS.ErrnoException).code ?? root.message;
}
