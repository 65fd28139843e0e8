import type { ParameterRow } from "./operation-row.ts";

// The client, the code samples and the conformance suite encode calls here. It imports only types, because the client
// includes it. The client refuses a value without an exact text; samples show the nearest one.

type Encoding = ParameterRow["encoding"];

/** Throws, or returns the text to use, for a value that has no exact text. */
type Inexact = (problem: string, cause?: unknown) => string;

/** The values that are sent for an argument: one, or each item of a list. */
export const sentValues = (value: unknown, encoding: Encoding | undefined): unknown[] =>
  (encoding === "list" && Array.isArray(value) ? value : [value]).filter(
    (one) => one !== undefined,
  );

/** One value as it is sent: as JSON text if the specification says so, otherwise as plain text. */
export function serializeValue(value: unknown, encoding: Encoding, inexact: Inexact): string {
  if (encoding === "json") {
    let text: string | undefined;
    let cause: unknown;
    try {
      text = JSON.stringify(value, exactly);
    } catch (error) {
      cause = error;
    }
    return text ?? inexact("has no exact JSON text.", cause);
  }
  if (typeof value === "string") {
    return loneSurrogate.test(value) ? inexact("is not well-formed Unicode.") : value;
  }
  if (isInexact(value)) return inexact(`is ${value}, which is not an exact number.`);
  return /number|boolean/.test(typeof value)
    ? String(value)
    : inexact("must be text, a number or a boolean.");
}

// JSON.stringify would silently write null for these numbers, or a neighbour of a large integer.
function exactly(this: unknown, _: string, value: unknown): unknown {
  if (isInexact(value) || (value === undefined && Array.isArray(this))) {
    throw new TypeError(`${value} cannot be sent exactly.`);
  }
  return value;
}

/** Whether a server might read another number, as it does for integers beyond 2 ** 53 - 1. */
const isInexact = (value: unknown): boolean =>
  typeof value === "number" && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER);

/** Half of a surrogate pair, which cannot be encoded. */
const loneSurrogate = /\p{Surrogate}/u;

/** A path with its parameters filled in by well-formed texts, percent-encoded. Others stay in braces. */
export const filledPath = (path: string, textOf: (name: string) => string | undefined): string =>
  path.replace(/\{([^{}]+)\}/g, (braces, name: string) => {
    const text = textOf(name);
    return text === undefined ? braces : encodeURIComponent(text);
  });

/** A name and its text, both well-formed, in `application/x-www-form-urlencoded`, for a form or a query. */
export const encodedPair = (name: string, text: string): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
