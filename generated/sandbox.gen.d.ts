// The operations of the sandbox at each feature level, and checks of arguments, events and inputs.
// Made from the specification by `openapi-levels generate`. Do not edit.

/** One thing wrong with a value. */
export interface CheckError {
  /** The violated keyword of JSON Schema, for example `type`. */
  readonly keyword: string;
  /** The parameters of the keyword, for example `{ type: "integer" }`. */
  readonly params: Readonly<Record<string, any>>;
  /** A JSON pointer into the value, empty for the whole. */
  readonly instancePath: string;
  /** For example `must be integer`. */
  readonly message?: string;
  /** The name of a wrong property. */
  readonly propertyName?: string;
}

/** Whether a value is valid; if not, `errors` lists all errors. */
export interface ValueCheck {
  (value: unknown): boolean;
  readonly errors?: readonly CheckError[] | null;
}

/** The feature levels of a row. */
interface Span {
  readonly since: number;
  /** The first level at which it no longer applies. */
  readonly until: number;
}

/** An operation at some feature levels. */
export interface ServedOperation extends Span {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly isAuthenticated: boolean;
  readonly arguments: readonly ServedArgument[];
  /** The statuses of success. */
  readonly success: readonly number[];
  readonly errors: readonly { readonly status: number; readonly code?: string }[];
  /** The first example of each status, and of each other `code` of errors. */
  readonly examples: Readonly<Record<string, { readonly name: string; readonly value: unknown }>>;
  /** Checks the decoded arguments of a call. */
  readonly check: ValueCheck;
  /** By status, what the responses of other levels have and these do not. */
  readonly absent: AbsentFields;
  /** The callers that get an error before parameters are read: those below a role, or bots. The first counts. */
  readonly refused: readonly {
    readonly below?: number;
    readonly bots?: true;
    readonly answer: ErrorName;
  }[];
  /** Its errors, by the names of their examples. */
  readonly named: Readonly<Record<string, { readonly status: number; readonly body: object }>>;
}

/** The name of an error example. */
export type ErrorName =
  | "accounts"
  | "address-in-use"
  | "already-revoked"
  | "bad-address"
  | "bad-event-queue-id"
  | "bad-expression"
  | "bad-url-format"
  | "bad-url-template"
  | "blank-content"
  | "blank-pattern"
  | "bot"
  | "deactivated-before"
  | "duplicate-ids"
  | "fields-not-boolean"
  | "gravatar-not-json"
  | "guest"
  | "insufficient-permission"
  | "invalid-addresses"
  | "invitation-of-an-owner"
  | "invitation-of-others"
  | "last-owner"
  | "long-comment"
  | "may-not-change-addresses"
  | "may-not-create"
  | "missing-capability"
  | "missing-parameter"
  | "name-too-long"
  | "name-too-short"
  | "negative-timestamp"
  | "no-addresses"
  | "no-channels"
  | "no-such-draft"
  | "no-such-field"
  | "no-such-invitation"
  | "no-such-linkifier"
  | "no-such-role"
  | "no-such-user"
  | "not-a-list"
  | "not-administrator"
  | "not-all-ids"
  | "not-an-integer"
  | "not-an-object"
  | "not-basic"
  | "not-boolean"
  | "not-json"
  | "not-one-channel"
  | "not-one-stream"
  | "not-owner"
  | "null-bytes"
  | "only-owner"
  | "other-example"
  | "pruned-event"
  | "role-not-json"
  | "role-too-high"
  | "same-pattern"
  | "some-accounts"
  | "synchronization-disabled"
  | "unknown-event"
  | "unknown-group"
  | "unknown-group-in-format"
  | "unknown-user"
  | "unused-group"
  | "unused-group-in-format"
  | "welcome-message"
  | "wrong-character"
  | "wrong-element";

/** Fields that objects of a level do not have, by name: `true` for a whole field. Lists are looked through. */
export interface AbsentFields {
  readonly [name: string]: true | AbsentFields;
}

/** An argument of an operation. */
export interface ServedArgument {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie" | "form" | "json";
  /** Whether it is sent unchanged, not as JSON text. */
  readonly isPlainText: boolean;
  /** Whether it is sent as a text without quotes or as another value, as in `true` and `partial`. */
  readonly isTextOrOther?: true;
}

/** A kind of event at some feature levels. */
export interface EventCheck extends Span {
  /** The constant fields that distinguish it from other kinds. */
  readonly tags: Readonly<Record<string, unknown>>;
  readonly check: ValueCheck;
  readonly absent: AbsentFields;
}

export declare const servedOperations: readonly ServedOperation[];
export declare const eventChecks: readonly EventCheck[];
export declare const inputChecks: {
  readonly seed: ValueCheck;
  readonly userIds: ValueCheck;
  readonly fault: ValueCheck;
  readonly userChange: ValueCheck;
};
