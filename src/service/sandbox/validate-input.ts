import type { CheckError, ValueCheck } from "../../../generated/sandbox.gen.js";
import { escapeInvisible } from "../../universal/escape-invisible.ts";
import { nearestName } from "../../universal/nearest-name.ts";

/** A mistake in a seed, fault, event or other input. */
export interface InputProblem {
  /** A JSON pointer such as `#/users/2/role`. */
  readonly place: string;
  readonly reason: string;
}

/**
 * A seed, fault or event is not valid. `problems` lists all mistakes, each on one line; names from the value are
 * escaped.
 */
export class InvalidInputError extends Error {
  override readonly name = "InvalidInputError";
  readonly problems: readonly InputProblem[];

  constructor(what: string, problems: readonly InputProblem[]) {
    const lines = problems.map(({ place, reason }) => ({
      place: escapeInvisible(place),
      reason: escapeInvisible(reason),
    }));
    const text = lines.map(({ place, reason }) => `${place}: ${reason}`);
    super([`${what} is not valid.`, ...text].join("\n"));
    this.problems = lines;
  }
}

/**
 * Returns a valid value unchanged. `findProblems` finds what a schema cannot express, in a value that satisfies the
 * schema.
 *
 * @throws InvalidInputError if the value does not pass.
 */
export function validated<T>(
  what: string,
  check: ValueCheck,
  value: unknown,
  findProblems: (value: T) => InputProblem[] = () => [],
): T {
  const wrong = problemsOf(check, value);
  const passed = value as T; // The caller passes the check of this type.
  refuseInput(what, wrong.length > 0 ? wrong : findProblems(passed));
  return passed;
}

/**
 * Copies a value by writing and parsing JSON.
 *
 * @throws InvalidInputError if it has none, for example with a cycle or a BigInt.
 */
export function jsonOf<T>(what: string, value: T): T {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch (error) {
    const [reason = ""] = String(error).split("\n"); // Further lines show the cycle.
    throw new InvalidInputError(what, [{ place: "#", reason: `is not JSON: ${reason}` }]);
  }
}

/** Describes what is wrong with a value. */
export function problemsOf(check: ValueCheck, value: unknown): InputProblem[] {
  if (check(value)) return [];
  return (check.errors ?? []).filter(isSpecific).map((error) => ({
    place: `#${error.instancePath}`,
    reason: reasonOf(error),
  }));
}

/** `if` and `propertyNames` only repeat that another error occurred. */
const isSpecific = ({ keyword }: CheckError): boolean => !["if", "propertyNames"].includes(keyword);

function reasonOf({ keyword, params, message = keyword, propertyName }: CheckError): string {
  if (keyword === "enum") {
    return propertyName === undefined
      ? `must be one of ${listed(params.allowedValues)}`
      : `must not have "${propertyName}"${hint(nearestName(propertyName, params.allowedValues))}`;
  }
  const words = message.replaceAll("'", '"');
  return keyword === "type" ? words.replaceAll(",", " or ") : words;
}

/** The message that a value is not one of these choices, with the most similar choice. */
export function invalidChoice(value: unknown, choices: readonly unknown[]): string {
  const meant = typeof value === "string" ? nearestName(value, choices.map(String)) : undefined;
  return `must be one of ${listed(choices)}${hint(meant)}`;
}

const listed = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(", ");

const hint = (meant: string | undefined): string =>
  meant === undefined ? "" : `. Did you mean "${meant}"?`;

/** @throws InvalidInputError if there are problems. */
export function refuseInput(what: string, problems: readonly InputProblem[]): void {
  if (problems.length > 0) throw new InvalidInputError(what, problems);
}
