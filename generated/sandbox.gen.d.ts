// What the sandbox goes by: the operations of each level, and who judges.
// Made from the specification by `npm run generate`. Do not edit.

/** One thing wrong with a value. */
export interface CheckError {
  /** The keyword of JSON Schema that is broken, for example `type`. */
  readonly keyword: string;
  /** The parameters of the keyword, for example `{ type: "integer" }`. */
  readonly params: Readonly<Record<string, any>>;
  /** A JSON pointer into the value, empty for the whole. */
  readonly instancePath: string;
  /** For example `must be integer`. */
  readonly message?: string;
  /** The name of a property that is itself wrong. */
  readonly propertyName?: string;
}

/** Whether a value is of a schema; if not, `errors` says all that is wrong. */
export interface ValueCheck {
  (value: unknown): boolean;
  readonly errors?: readonly CheckError[] | null;
}

/** The feature levels at which something holds. */
interface Span {
  readonly since: number;
  /** The first that it no longer holds at. */
  readonly until: number;
}

/** An operation at some feature levels, as a sandbox serves it. */
export interface ServedOperation extends Span {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly isAuthenticated: boolean;
  readonly arguments: readonly ServedArgument[];
  /** The statuses of success. */
  readonly success: readonly number[];
  readonly errors: readonly { readonly status: number; readonly code?: string }[];
  /** The first example of each status. */
  readonly examples: Readonly<Record<string, { readonly name: string; readonly value: unknown }>>;
  /** Judges the decoded arguments of a call. */
  readonly check: ValueCheck;
}

/** An argument of an operation. */
export interface ServedArgument {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie" | "form" | "json";
  /** Whether it travels as it is, and not as JSON text. */
  readonly isPlainText: boolean;
}

/** A kind of event at some feature levels. */
export interface EventCheck extends Span {
  /** The field values by which it differs from other kinds. */
  readonly tags: Readonly<Record<string, unknown>>;
  readonly check: ValueCheck;
}

export declare const servedOperations: readonly ServedOperation[];
export declare const eventChecks: readonly EventCheck[];
export declare const inputChecks: {
  readonly seed: ValueCheck;
  readonly draft: ValueCheck;
  readonly newLinkifier: ValueCheck;
  readonly userIds: ValueCheck;
  readonly fault: ValueCheck;
};
