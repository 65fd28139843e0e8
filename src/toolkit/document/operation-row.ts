/**
 * A row of the operations table: an operation as compact plain data for the client. The table is generated from the
 * specification (generated/operations.gen.ts).
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
  /** Whether the server may wait for an event before it responds (`x-long-poll`). */
  readonly isLongPoll: boolean;
  /** The first feature level that has it; 0 without an annotation. */
  readonly since: number;
  /** The newest level that certainly does not have it, if `since` is only the latest possible level. */
  readonly after?: number;
  /** The first feature level that no longer has it. */
  readonly until?: number;
  /** The levels in between without it: `since` is the first of them, `until` the first that has it again. */
  readonly gaps?: readonly { readonly since: number; readonly until: number }[];
  /** The media type of its body, if it is not a form or `application/json`. */
  readonly mediaType?: string;
  /** Whether parameters have a style. */
  readonly isStyled?: true;
  /** By name, which is unique across all places. */
  readonly parameters: Readonly<Record<string, ParameterRow>>;
  /** Its rows at other levels, the newest first: at another path, or with a body of another media type. */
  readonly earlier?: readonly OperationRow[];
}

/** The outcomes of an operation, as plain data. This table is separate, because the client does not need it. */
export interface OutcomesRow {
  /** The statuses of success. */
  readonly success: readonly number[];
  /** The documented errors, in the order of the specification. */
  readonly errors: readonly ErrorRow[];
}

/** How the items of a list, or the properties of an object, are sent (OpenAPI 3.1 §4.8.12). */
export interface ParameterStyle {
  readonly style:
    | "matrix"
    | "label"
    | "simple"
    | "form"
    | "spaceDelimited"
    | "pipeDelimited"
    | "deepObject";
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
}

/** A parameter of an operation, at any place of the request; a style if its encoding says too little. */
export interface ParameterRow extends Partial<ParameterStyle> {
  readonly in: "path" | "query" | "header" | "cookie" | "form" | "json" | "body";
  readonly required: boolean;
  /** `json`: the value is sent as JSON text (OpenAPI 3.1 §4.8.15, `contentType`); `raw`: unchanged; `list`: each item. */
  readonly encoding: "raw" | "json" | "list";
  readonly since?: number;
  /** As of an operation. */
  readonly after?: number;
  readonly until?: number;
  /** The other forms of the argument, the newest level first: at another location, or with another encoding. */
  readonly earlier?: readonly Omit<ParameterRow, "earlier">[];
  /** The argument that replaces it, or that it replaces: a program that supports both kinds of servers gives both. */
  readonly pair?: string;
}

/** One documented error of an operation. */
export interface ErrorRow {
  readonly status: number;
  /** The constant that names it in its body (`errorCode` of `x-conventions`), if any. */
  readonly code?: string;
  /** The fields of its body, without those that every error has (`errorFields` of `x-conventions`). */
  readonly fields: readonly string[];
}
