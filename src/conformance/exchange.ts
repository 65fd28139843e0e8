import type { NoAnswerError } from "../client/errors.ts";
import type { Operation } from "../document/operation.ts";
import type { Came, Sent } from "./report.ts";

/** An account of the server. */
export interface Account {
  readonly email: string;
  readonly apiKey: string;
}

/** Whose credentials a request carries, or what stands in their place. */
export type Credentials =
  | { readonly as: string; readonly account: Account }
  | { readonly as: string; readonly authorization: string | undefined };

/** One request to be sent. */
export interface Question {
  readonly operation: Operation;
  /** Defaults to that of the operation. */
  readonly method?: string;
  /** The texts of the arguments, by name. */
  readonly values?: Readonly<Record<string, string>>;
  /** Parameters that the operation does not support, sent where its own are. */
  readonly unsupported?: Readonly<Record<string, string>>;
  /** Where the body's fields go; `json` and `multipart` stand in place of the form. Defaults to `form`. */
  readonly body?: "form" | "json" | "multipart" | "query";
  /** Fields of the query string beside all others, for a name that stands in both places. */
  readonly query?: Readonly<Record<string, string>>;
  readonly credentials: Credentials;
}

/** A request and what came of it. */
export interface Exchange {
  readonly operation: Operation;
  readonly sent: Sent;
  readonly answer?: Answer;
  /** Why there is no answer. */
  readonly failure?: NoAnswerError;
}

/** An answer, read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The body as JSON; `undefined` where it cannot be read as such. */
  readonly body: unknown;
  /** What the body is where it cannot: `no JSON`. */
  readonly unreadable?: string;
  readonly came: Came;
}
