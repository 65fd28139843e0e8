// The operations of the sandbox at each feature level, and checks of arguments, events and inputs.
// Made from the specification by `npm run generate`. Do not edit.

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
  /** By status, what the answers of other levels have and these do not. */
  readonly absent: AbsentFields;
}

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
  readonly options: ValueCheck;
  readonly userIds: ValueCheck;
  readonly fault: ValueCheck;
  readonly userChange: ValueCheck;
};
