import { jsonValue } from "../../base/json-value.ts";
import { jsonBodyOf } from "../document/answers.ts";
import { argumentsOf, isPlainText, isTextOrOther } from "../document/arguments.ts";
import type { Json } from "../document/json.ts";
import type { Example, Operation } from "../document/operation.ts";
import type { Validator } from "../document/validator.ts";

/** A problem that Prism found in a request, from its header `sl-violations`. */
export interface Violation {
  /** For example `["request", "body", "name"]`. */
  readonly location: readonly string[];
  readonly severity: string;
  /** A keyword of JSON Schema, or a status: 401 for the credentials, 415 for the media type of the body. */
  readonly code: string | number;
  readonly message: string;
}

/** A request as it was sent to Prism. */
interface SentToPrism {
  readonly authorization: string | undefined;
  readonly query: URLSearchParams;
  /** The fields, if the body is a form. */
  readonly form: URLSearchParams | undefined;
}

/**
 * Finds invalid arguments that Prism accepts: it checks JSON text by a pattern that cannot check objects, ignores the
 * case of names, and accepts empty texts for any type.
 */
export function missedByPrism(
  operation: Operation,
  { violations: judge }: Validator,
  { query, form }: SentToPrism,
): Violation[] {
  return argumentsOf(operation).flatMap((argument): Violation[] => {
    const { name, in: place, isRequired, isJsonText, schema } = argument;
    if (place !== "query" && place !== "form") return [];
    const texts = place === "query" ? query : form;
    if (texts === undefined) return [];
    const text = texts.getAll(name).at(-1); // Servers and Prism take the last of repeated keys.
    const at = ["request", place === "form" ? "body" : "query"];
    const found = (location: string[], code: string, message: string): Violation[] => [
      { location, severity: "Error", code, message },
    ];
    if (text === undefined) return isRequired ? found(at, "required", `'${name}' is missing`) : [];
    const types = schema?.types ?? [];
    if (!isJsonText && (types.length === 0 || !types.every((type) => scalars.has(type)))) return [];
    const value = jsonValue(text);
    if (value === undefined) return found([...at, name], "type", `${name} is not JSON`);
    const [first] = judge(schema, value);
    if (first === undefined) return [];
    return found([...at, name], "type", `${name}${first.instancePath} ${first.message}`);
  });
}

const scalars: ReadonlySet<string> = new Set(["integer", "number", "boolean", "null"]);

/** A problem: the possible names of its example, the best first, and the argument with the problem. */
interface Fault {
  readonly names: readonly string[];
  readonly argument?: string | undefined;
}

/** A documented error. */
interface Blame {
  readonly status: number;
  readonly example: Example;
}

/**
 * The documented error that fits the problem of a request; `undefined` if there is none. It is the example with a name
 * that openapi/EXTENSIONS.md lists for the problem, or else one whose text names the argument, or else the first one of
 * its status, which Prism takes too.
 */
export function blameOf(
  operation: Operation,
  { violations: judge }: Validator,
  found: readonly Violation[],
  sent: SentToPrism,
): Blame | undefined {
  const errors = found.filter(({ severity }) => severity === "Error");
  const isOfCredentials = errors.some(({ code }) => code === 401);
  const faults = isOfCredentials
    ? [credentialsFault(operation, sent.authorization)]
    : errors.map((violation) => faultOf(operation, judge, violation, sent));
  const known = operation.responses
    .filter(({ status }) => /^[45]\d\d$/.test(status))
    .flatMap(({ status }) =>
      (jsonBodyOf(operation, status)?.examples ?? []).map((example): Blame => {
        return { status: Number(status), example };
      }),
    );
  // Servers read arguments before they check for missing ones.
  const inOrder = [...faults].sort((one, other) => rank(one) - rank(other));
  for (const { names } of inOrder) {
    for (const name of names) {
      const fitting = known.find(({ example }) => example.name === name);
      if (fitting !== undefined) return fitting;
    }
  }
  const ofForm = known.filter(
    ({ status, example }) => [400, 422].includes(status) && !example.name.startsWith("missing"),
  );
  const fitting = inOrder
    .map(({ argument }) => ofForm.find(({ example }) => mentions(example.value, argument)))
    .find((one) => one !== undefined);
  if (fitting !== undefined || faults.length === 0 || isOfCredentials) return fitting;
  return known.find(({ status }) => status === 422) ?? known.find(({ status }) => status === 400);
}

const rank = ({ names }: Fault): number => (names.includes("missing-parameter") ? 1 : 0);

const mentions = (value: Json, argument: string | undefined): boolean =>
  argument !== undefined && JSON.stringify(value).split(/\W+/).includes(argument);

function credentialsFault({ ways }: Operation, authorization: string | undefined): Fault {
  if (authorization === undefined) return { names: ["no-credentials"] };
  const [scheme = "", ...rest] = authorization.split(/\s+/);
  const known = ways
    .flat()
    .map(({ kind }) => kind)
    .filter((kind) => /^(?:basic|bearer)$/.test(kind));
  const isOther = !known.some((kind) => kind === scheme.toLowerCase());
  if (isOther && rest.length === 1) return { names: known.map((one) => `not-${one}`) };
  return { names: ["undecodable-credentials"] };
}

function faultOf(
  operation: Operation,
  judge: Validator["violations"],
  { location, code, message }: Violation,
  { query, form }: SentToPrism,
): Fault {
  const known = argumentsOf(operation);
  const [, place, name = ""] = location;
  const isBody = place === "body" || place === undefined;
  if (code === "required" || code === 415) {
    const [, named] = /'([^']*)'/.exec(message) ?? [];
    // Without a body, the first required field is missing.
    const first = known.find(({ in: at, isRequired }) => isRequired && /form|json/.test(at));
    return missing(named ?? (isBody ? first?.name : undefined));
  }
  const argument = known.find((one) => one.name === name);
  const text = (isBody ? form : query)?.getAll(name).at(-1);
  if (argument === undefined || text === undefined || isPlainText(argument)) {
    return { names: [], argument: name };
  }
  const value = jsonValue(text) ?? (isTextOrOther(argument) ? text : undefined);
  if (value === undefined) return { names: ["not-json"], argument: name };
  const [first] = judge(argument.schema, value);
  const [, type = ""] = /must be (\w+)/.exec(first?.message ?? "") ?? [];
  const isWithin = first !== undefined && first.instancePath !== "";
  const noun = type === "array" ? "list" : type;
  const names = noun === "" ? [] : [`not-a-${noun}`, `not-an-${noun}`, `not-${type}`];
  return { names: [...(isWithin ? ["wrong-element"] : []), ...names], argument: name };
}

const missing = (argument: string | undefined): Fault => ({
  names: [
    ...(argument === undefined
      ? []
      : [`missing-${argument.replaceAll(/[^a-z0-9]+/gi, "-").toLowerCase()}`]),
    "missing-parameter",
  ],
  argument,
});
