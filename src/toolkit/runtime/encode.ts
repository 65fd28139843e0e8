import { encodedPair, filledPath, sentText, sentValues } from "../document/encode.ts";
import type { OperationRow, ParameterRow } from "../document/operation-row.ts";
import { ArgumentError } from "./errors.ts";

/** The arguments of a call, by their places in the request. */
export type Places = { readonly [Where in ParameterRow["in"]]?: Record<string, unknown> };

type LevelsInRow = Partial<Pick<OperationRow, "since" | "until" | "gaps">>;

const isTaken = (
  { since = 0, until = Number.POSITIVE_INFINITY, gaps = [] }: LevelsInRow,
  level: number,
): boolean =>
  since <= level && level < until && !gaps.some((gap) => gap.since <= level && level < gap.until);

/** An operation as servers of a level take it: where it was then, with each argument at its place and encoded so. */
export function rowAt(newest: OperationRow, level: number): OperationRow {
  const places = [newest, ...(newest.earlier ?? [])];
  const row = places.find((one) => isTaken(one, level)) ?? newest;
  const parameters = Object.entries(row.parameters).map(([name, newest]) => {
    const ways: readonly ParameterRow[] = [newest, ...(newest.earlier ?? [])];
    return [name, ways.find((one) => isTaken(one, level)) ?? newest] as const;
  });
  return { ...row, parameters: Object.fromEntries(parameters) };
}

/**
 * Sorts flat arguments by their place in the request, without those that are `undefined` and those that servers of this
 * level do not take. Optional ones of these are `surplus`, and arguments that the operation does not know: callers may
 * pass a larger object, as in `getEvents(registration)`.
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
    const parameter = ownValue(operation.parameters, name);
    if (parameter && value === undefined) continue;
    if (parameter && isTaken(parameter, level)) {
      places[parameter.in] = { ...places[parameter.in], [name]: value };
    } else if (!parameter?.required) surplus.push(name); // Types require a required one at every level.
  }
  for (const [name, parameter] of Object.entries(operation.parameters)) {
    const isMissing = !Object.hasOwn(places[parameter.in] ?? {}, name);
    if (parameter.required && isMissing && isTaken(parameter, level)) {
      throw new ArgumentError(operation.id, name, "is missing.");
    }
  }
  return { places, surplus };
}

/** Names and values as `application/x-www-form-urlencoded` text, for a form or a query. */
export const encodeFields = (operation: OperationRow, fields: object): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => {
      const values = sentValues(value, ownValue(operation.parameters, name)?.encoding);
      return values.map((one) => encodedPair(name, encodeValue(operation, name, one)));
    })
    .join("&");

/** A path with its parameters filled in, each percent-encoded. */
export const encodePath = (
  operation: OperationRow,
  path: string,
  values: Readonly<Record<string, unknown>>,
): string =>
  filledPath(path, (name) => {
    return pathText(operation, name, encodeValue(operation, name, ownValue(values, name)));
  });

/** @throws ArgumentError if a text cannot stand in a path. */
export function pathText({ id }: OperationRow, name: string, text: string): string {
  // URL parsers resolve these as path segments, even if percent-encoded (WHATWG URL §4.4).
  if (!/^\.{0,2}$/.test(text)) return text;
  throw new ArgumentError(id, name, `must not be ${JSON.stringify(text)}.`);
}

/** The text of a value. @throws ArgumentError if it has no exact one. */
export function encodeValue(operation: OperationRow, name: string, value: unknown): string {
  // Servers read unknown strings as plain text and other unknown values as JSON text.
  const encoding =
    ownValue(operation.parameters, name)?.encoding ?? (typeof value === "object" ? "json" : "raw");
  return sentText(value, encoding, (problem, cause) => {
    throw new ArgumentError(operation.id, name, problem, cause);
  });
}

/** Ignores inherited properties, such as `constructor`. */
export function ownValue<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
