/**
 * One row of the operations table: an operation as plain data, small enough for the client to carry. The
 * table is made from the specification (generated/operations.gen.ts).
 */
export interface OperationRow {
  /** Its `operationId`, and the name of the client's method. */
  readonly id: string;
  readonly method: "GET" | "PUT" | "POST" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH" | "TRACE";
  /** The path template, for example `/api/v1/drafts/{draft_id}`. */
  readonly path: string;
  /** Whether requests carry credentials. */
  readonly isAuthenticated: boolean;
  /** Whether sending it twice has the effect of sending it once (RFC 9110 §9.2.2, or `x-idempotent`). */
  readonly isIdempotent: boolean;
  /** Whether the answer may be held back until something happens (`x-long-poll`). */
  readonly isLongPoll: boolean;
  /** The first feature level that has it; 0 where no mark says otherwise. */
  readonly since: number;
  /** The first feature level that has it no more. */
  readonly until?: number;
  /** The levels in between at which it was gone for a while: of each the first, and the first that has it again. */
  readonly gaps?: readonly { readonly since: number; readonly until: number }[];
  /** What its JSON body is sent as, where that is not `application/json`. */
  readonly mediaType?: string;
  /** By name; a name occurs in one place only. */
  readonly parameters: Readonly<Record<string, ParameterRow>>;
  /** What it was, newest first, before it moved to this path or method. */
  readonly earlier?: readonly OperationRow[];
}

/**
 * How an operation answers, as plain data: a table of its own, as the client judges answers without it.
 */
export interface OutcomesRow {
  /** The statuses of success. */
  readonly success: readonly number[];
  /** The documented errors, by status as the specification lists them. */
  readonly errors: readonly ErrorRow[];
}

/** One parameter of an operation, wherever it stands in the request. */
export interface ParameterRow {
  readonly in: "path" | "query" | "header" | "cookie" | "form" | "json";
  readonly required: boolean;
  /** `json`: the value is sent as JSON text (OpenAPI 3.1 §4.8.15, `contentType`); `raw`: as it is. */
  readonly encoding: "raw" | "json";
  readonly since?: number;
  readonly until?: number;
}

/** One documented error of an operation. */
export interface ErrorRow {
  readonly status: number;
  /** Absent where the body of the error carries no `code`. */
  readonly code?: string;
  /** The fields that it has; where `result` is one, those beside `result`, `code` and `msg` (sources §7). */
  readonly fields: readonly string[];
}
