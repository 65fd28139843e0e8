import type { OperationRow, ParameterRow } from "../document/operation-row.ts";
import { ArgumentError } from "./errors.ts";

// `placedCall` (src/toolkit/document/arguments.ts) encodes calls too, from the read model, for code samples. It shows
// values that cannot be sent exactly; the client refuses them.

/** The arguments of a call, by their places in the request. */
export type Places = { readonly [Where in ParameterRow["in"]]?: Record<string, unknown> };

/**
 * Sorts flat arguments by their place in the request, without those that are `undefined`. Arguments that the operation
 * does not know are `surplus`: callers may pass a larger object, as in `getEvents(registration)`.
 *
 * @throws ArgumentError if an argument is missing that servers of this level require.
 */
export function sortArguments(
  operation: OperationRow,
  given: object,
  level: number,
): { readonly places: Places; readonly surplus: readonly string[] } {
  const places: { -readonly [Where in keyof Places]: Places[Where] } = {};
  const surplus: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    const place = ownValue(operation.parameters, name)?.in;
    if (place === undefined) surplus.push(name);
    else if (value !== undefined) places[place] = { ...places[place], [name]: value };
  }
  for (const [name, parameter] of Object.entries(operation.parameters)) {
    const { in: place, required, since = 0, until = level + 1 } = parameter;
    const isNeeded = required && since <= level && level < until;
    if (isNeeded && !Object.hasOwn(places[place] ?? {}, name)) {
      throw new ArgumentError(operation.id, name, "is missing.");
    }
  }
  return { places, surplus };
}

/** Names and values as `application/x-www-form-urlencoded` text, for a form or a query. */
export function encodeFields(operation: OperationRow, fields: object): string {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    const isList =
      Array.isArray(value) && ownValue(operation.parameters, name)?.encoding === "list";
    for (const one of isList ? value : [value]) {
      if (one !== undefined) encoded.append(name, encodeValue(operation, name, one));
    }
  }
  return encoded.toString();
}

/** A path with its parameters filled in, each percent-encoded. */
export function encodePath(
  operation: OperationRow,
  path: string,
  values: Readonly<Record<string, unknown>>,
): string {
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = encodeValue(operation, name, ownValue(values, name));
    // URL parsers resolve these as path segments, even if percent-encoded (WHATWG URL §4.4).
    if (/^\.{0,2}$/.test(value)) {
      throw new ArgumentError(operation.id, name, `must not be ${JSON.stringify(value)}.`);
    }
    return encodeURIComponent(value);
  });
}

/** One value as it is sent: as JSON text if the specification says so, otherwise as plain text. */
function encodeValue(operation: OperationRow, name: string, value: unknown): string {
  const refuse = (problem: string, cause?: unknown) => {
    throw new ArgumentError(operation.id, name, problem, cause);
  };
  // Servers read unknown strings as plain text and other unknown values as JSON text.
  const encoding =
    ownValue(operation.parameters, name)?.encoding ?? (typeof value === "object" ? "json" : "raw");
  if (encoding === "json") {
    let text: string | undefined;
    let cause: unknown;
    try {
      text = JSON.stringify(value, exactly);
    } catch (error) {
      cause = error;
    }
    return text ?? refuse("has no exact JSON text.", cause);
  }
  switch (typeof value) {
    case "boolean":
      return String(value);
    case "number":
      return isExact(value) ? String(value) : refuse(`is ${value}, which is not an exact number.`);
    case "string":
      try {
        encodeURIComponent(value); // A lone surrogate would arrive as U+FFFD.
        return value;
      } catch (cause) {
        return refuse("is not well-formed Unicode.", cause);
      }
    default:
      return refuse("must be text, a number or a boolean.");
  }
}

// JSON.stringify would silently write null for these numbers, or a neighbour of a large integer.
function exactly(this: unknown, _: string, value: unknown): unknown {
  const isLost = value === undefined && Array.isArray(this);
  if (isLost || (typeof value === "number" && !isExact(value))) {
    throw new TypeError(`${value} cannot be sent exactly.`);
  }
  return value;
}

function isExact(value: number): boolean {
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
}

/** Ignores inherited properties, such as `constructor`. */
function ownValue<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
