import { describeUnknown } from "../../universal/nearest-name.ts";
import type { OperationRow, ParameterRow } from "../document/operation-row.ts";
import {
  encodedPair,
  filledPath,
  sentValues,
  serializeValue,
} from "../document/percent-encoding.ts";
import { ArgumentError } from "./errors.ts";
import type { CallOptions } from "./runtime-options.ts";

/** The arguments of a call, by their places in the request. */
export type ArgumentsByLocation = {
  readonly [Where in ParameterRow["in"]]?: Record<string, unknown>;
};

type LevelsInRow = Partial<Pick<OperationRow, "since" | "after" | "until" | "gaps">>;

const isTaken = (
  { since = 0, until = Number.POSITIVE_INFINITY, gaps = [] }: LevelsInRow,
  level: number,
): boolean =>
  since <= level && level < until && !gaps.some((gap) => gap.since <= level && level < gap.until);

/** Whether servers of a level take it, or may take it, because the level at which it came is not known exactly. */
export const mayBeSent = (
  { since = 0, after = since - 1, ...row }: LevelsInRow,
  level: number,
): boolean => isTaken({ ...row, since: after + 1 }, level);

/** An operation as servers of a level take it: where it was then, with each argument at its place and encoded so. */
export function rowAt(newest: OperationRow, level: number): OperationRow {
  const places = [newest, ...(newest.earlier ?? [])];
  const row = places.find((one) => isTaken(one, level)) ?? newest;
  const parameters = Object.entries(row.parameters).map(([name, newest]) => {
    const ways: readonly ParameterRow[] = [newest, ...(newest.earlier ?? [])];
    return [name, ways.find((one) => isTaken(one, level)) ?? newest] as const;
  });
  // Arguments of other places are known, and have the levels of these.
  const elsewhere = places.flatMap(({ since, after, until, gaps, parameters }) => {
    const levels = {
      since,
      ...(after !== undefined && { after }),
      ...(until !== undefined && { until }),
      ...(gaps && { gaps }),
    };
    return Object.entries(parameters).map(([name, one]) => [name, { ...levels, ...one }] as const);
  });
  return { ...row, parameters: Object.fromEntries([...elsewhere, ...parameters]) };
}

/**
 * Sorts flat arguments by their place in the request, without those that are `undefined` and those that servers of this
 * level do not take. Optional ones of these are `surplus`, unless the other argument of their pair is sent.
 *
 * @throws ArgumentError if no level has an argument, or if one is missing that servers of this level require.
 */
export function sortArguments(
  operation: OperationRow,
  given: object,
  level: number,
): { readonly places: ArgumentsByLocation; readonly surplus: readonly string[] } {
  const places: { -readonly [Where in keyof ArgumentsByLocation]: ArgumentsByLocation[Where] } = {};
  const unsupported: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    const parameter = ownValue(operation.parameters, name);
    if (parameter === undefined)
      throw new ArgumentError(operation.id, name, unknown(operation, name));
    if (value === undefined) continue;
    if (mayBeSent(parameter, level)) {
      places[parameter.in] = { ...places[parameter.in], [name]: value };
    } else if (!parameter.required) unsupported.push(name); // Types require a required one at every level.
  }
  const sent = Object.assign({}, ...Object.values(places));
  const surplus = unsupported.filter(
    (name) => !Object.hasOwn(sent, ownValue(operation.parameters, name)?.pair ?? ""),
  );
  for (const [name, parameter] of Object.entries(operation.parameters)) {
    const isMissing = !Object.hasOwn(places[parameter.in] ?? {}, name);
    if (parameter.required && isMissing && isTaken(parameter, level)) {
      throw new ArgumentError(operation.id, name, "is missing.");
    }
  }
  return { places, surplus };
}

/** Listed here, because this module is also part of the raw client, which does without the checks of options. */
const optionNames: readonly string[] = [
  "signal",
  "timeout",
  "retry",
  "headers",
] satisfies (keyof CallOptions)[];

/** Why no level has an argument of this name. */
function unknown({ parameters }: OperationRow, name: string): string {
  if (optionNames.includes(name)) return "is an option. Pass options as the second argument.";
  const names = Object.keys(parameters);
  return names.length === 0
    ? "is unknown. The operation has none."
    : describeUnknown(name, names, "The operation has");
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
  return serializeValue(value, encoding, (problem, cause) => {
    throw new ArgumentError(operation.id, name, problem, cause);
  });
}

/** Ignores inherited properties, such as `constructor`. */
export function ownValue<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
