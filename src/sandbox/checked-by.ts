import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { nearest } from "../nearest.ts";
import { shownText } from "../shown-text.ts";

/** One thing wrong with a value from outside. */
export interface Problem {
  /** A JSON pointer such as `#/users/2/role`. */
  readonly place: string;
  readonly reason: string;
}

/**
 * A seed, fault or event that is not one; `problems` lists everything that is wrong with it, each on one
 * line: what the value names is escaped.
 */
export class InvalidInputError extends Error {
  override readonly name = "InvalidInputError";
  readonly problems: readonly Problem[];

  constructor(what: string, problems: readonly Problem[]) {
    const lines = problems.map(({ place, reason }) => ({
      place: shownText(place),
      reason: shownText(reason),
    }));
    const text = lines.map(({ place, reason }) => `${place}: ${reason}`);
    super([`${what} is not valid.`, ...text].join("\n"));
    this.problems = lines;
  }
}

/**
 * A function that returns a value of this schema as it is. The schema is compiled on first use.
 * `findProblems` finds what a schema cannot say, in a value that satisfies the schema.
 *
 * @throws InvalidInputError where the value is not of the schema.
 */
export function checkedBy<T>(
  what: string,
  schema: object,
  findProblems: (value: T) => Problem[] = () => [],
): (value: unknown) => T {
  let validate: ValidateFunction<T> | undefined;
  return (value) => {
    const ajv = () => new Ajv2020({ allErrors: true, allowUnionTypes: true, verbose: true });
    validate ??= ajv().compile<T>(schema);
    if (!validate(value)) {
      const errors = validate.errors ?? [];
      throw new InvalidInputError(what, distinct(errors.filter(isTelling).map(describe)));
    }
    const problems = findProblems(value);
    if (problems.length > 0) throw new InvalidInputError(what, problems);
    return value;
  };
}

/** That an `if` led to a failing branch says nothing which the branch does not say better. */
const isTelling = ({ keyword }: ErrorObject): boolean => keyword !== "if";

function describe({ instancePath, keyword, params, message, parentSchema }: ErrorObject): Problem {
  const reason =
    keyword === "additionalProperties"
      ? unknownName(params.additionalProperty, Object.keys(parentSchema?.properties ?? {}))
      : keyword === "enum"
        ? `must be one of ${params.allowedValues.map((v: unknown) => JSON.stringify(v)).join(", ")}`
        : keyword === "const"
          ? `must be ${JSON.stringify(params.allowedValue)}`
          : (message ?? keyword).replaceAll("'", '"');
  return { place: `#${instancePath}`, reason };
}

function unknownName(name: string, names: readonly string[]): string {
  const meant = nearest(name, names);
  return `must not have "${name}"${meant === undefined ? "" : `; did you mean "${meant}"?`}`;
}

function distinct(problems: readonly Problem[]): Problem[] {
  const byText = new Map(
    problems.map((problem) => [`${problem.place} ${problem.reason}`, problem]),
  );
  return [...byText.values()];
}
