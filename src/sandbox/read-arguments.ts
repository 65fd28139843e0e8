import { type Argument, isPlainText } from "../document/arguments.ts";
import type { Violation } from "../document/validator.ts";
import { badRequest, missingParameter, type PlainAnswer } from "./answers.ts";
import { readFields } from "./read-fields.ts";
import type { SpecifiedOperation } from "./specification.ts";

/** The arguments of a call, decoded and valid, and what the request named beside them. */
interface ReadArguments {
  readonly values: Readonly<Record<string, unknown>>;
  /** The names of unsupported parameters, sorted. */
  readonly ignored: readonly string[];
}

/** Reads the arguments of a call from its request, or answers why they are none. */
export async function readArguments(
  request: Request,
  path: Readonly<Record<string, string>>,
  specified: SpecifiedOperation,
): Promise<ReadArguments | { readonly refusal: PlainAnswer }> {
  const read = await readFields(request);
  if ("problem" in read) return { refusal: badRequest(read.problem) };
  const unsupported = new Set(read.fields.keys());
  const values: Record<string, unknown> = {};
  for (const argument of specified.arguments) {
    const { name } = argument;
    if (argument.in !== "path") unsupported.delete(name);
    const text = argument.in === "path" ? path[name] : read.fields.get(name);
    if (text === undefined) continue;
    const value = decode(text, argument);
    if (value === undefined) return { refusal: badRequest(`${name} is not valid JSON`) };
    values[name] = value;
  }
  const error = specified.checkArguments(values);
  if (error !== undefined) return { refusal: explain(error) };
  return { values, ignored: [...unsupported].sort() };
}

function decode(text: string, argument: Argument): unknown {
  if (isPlainText(argument)) return text;
  // The route has let digits pass, and JSON knows no 017. No ID is beyond what is counted exactly.
  if (argument.in === "path") return Math.min(Number(text), 2 ** 53);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const nouns: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "a boolean",
  integer: "an integer",
  number: "a number",
  object: "an object",
  string: "a string",
};

/** The first thing wrong with arguments in the words of the server: `ids[0] is not an integer`. */
function explain({ keyword, params, instancePath }: Violation): PlainAnswer {
  if (keyword === "required" && instancePath === "") {
    return missingParameter(String(params.missingProperty));
  }
  const [name = "", ...steps] = instancePath.split("/").slice(1);
  const place = steps.reduce(
    (before, step) => before + (/^\d+$/.test(step) ? `[${step}]` : `["${step}"]`),
    name,
  );
  const noun = keyword === "type" ? nouns[String(params.type)] : undefined;
  return badRequest(noun === undefined ? `Invalid ${place}` : `${place} is not ${noun}`);
}
