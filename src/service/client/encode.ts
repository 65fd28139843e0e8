import type { OperationRow, ParameterRow } from "../../toolkit/document/operation-row.ts";
import { ArgumentError } from "./errors.ts";

// The other place that makes calls into requests is `placedCall` (src/toolkit/document/arguments.ts), from the
// read model. It shows what cannot be sent exactly, where the client refuses it.

type Places = { readonly [Where in ParameterRow["in"]]?: Record<string, unknown> };

/**
 * Sorts flat arguments by their place in the request and leaves out what is `undefined`. Those that the operation
 * does not know are `surplus`: a caller may hand over an object that holds more, as \`getEvents(registration)\` does.
 *
 * @throws ArgumentError where an argument is missing that a server of this level requires.
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
    if (value !== undefined) encoded.set(name, encodeValue(operation, name, value));
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
    // A URL takes these for steps through the path, percent-encoded or not (WHATWG URL §4.4).
    if (/^\.{0,2}$/.test(value)) {
      throw new ArgumentError(operation.id, name, `must not be ${JSON.stringify(value)}.`);
    }
    return encodeURIComponent(value);
  });
}

/** One value as the text that travels: JSON text where the specification says so, else as it is. */
function encodeValue(operation: OperationRow, name: string, value: unknown): string {
  const refuse = (problem: string, cause?: unknown) => {
    throw new ArgumentError(operation.id, name, problem, cause);
  };
  // An unknown argument travels as servers read them: strings as they are, all else as JSON text.
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
      return isExact(value) ? String(value) : refuse(`is ${value}, which is no exact number.`);
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

// JSON.stringify would turn these into null, or an integer into its neighbour, without a word.
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

/** Every object inherits a `constructor`, which nobody has given. */
function ownValue<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
