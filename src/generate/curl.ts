import type { Json } from "../document/json.ts";
import type {
  OperationRow as Operation,
  ParameterRow as OperationParameter,
} from "../document/operation-row.ts";
import type { Arguments } from "./request-example.ts";

/** The placeholders of sources §5. */
const credentials = "<EMAIL>:<API_KEY>";

/** A command line that sends one call with curl; it works in any POSIX shell as it stands. */
export function curl(baseUrl: string, operation: Operation, values: Arguments): string {
  const { options, data, target } = curlParts(operation, values);
  return [
    "curl",
    ...options,
    ...(operation.isAuthenticated ? [`-u ${shellQuoted(credentials)}`] : []),
    ...data,
    shellQuoted(`${baseUrl}${target}`),
  ].join(" ");
}

/** What a command line of curl is made of, quoted, but for `target`, which is no word by itself. */
export function curlParts(
  operation: Operation,
  values: Arguments,
): {
  readonly options: readonly string[];
  readonly data: readonly string[];
  /** Path and query, as an address holds them. */
  readonly target: string;
} {
  const query = given(operation, values, "query");
  const form = given(operation, values, "form");
  // `-G` makes a query of all data, so what travels beside a form stands in the address.
  const isQueryData = query.length > 0 && form.length === 0;
  const search = isQueryData ? [] : query.map(encodedPair);
  const path = filledPath(operation, values);
  return {
    options: [
      "-sS",
      ...(/[{}]/.test(path) ? ["--globoff"] : []),
      ...(isQueryData ? ["-G"] : []),
      ...(operation.method === "GET" ? [] : [`-X ${operation.method}`]),
    ],
    data: (isQueryData ? query : form).map(dataOption),
    target: search.length === 0 ? path : `${path}?${search.join("&")}`,
  };
}

/** curl encodes a value, but no name, in which it would take a `=` or `@` for a sign of its own. */
function dataOption(pair: Given): string {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(pair.text)) {
    // No terminal gets what could move its cursor, and no shell what it cannot hand over.
    return `--data-raw ${shellQuoted(encodedPair(pair))}`;
  }
  return `--data-urlencode ${shellQuoted(`${urlEncoded(pair.name)}=${pair.text}`)}`;
}

const encodedPair = ({ name, text }: Given): string => `${urlEncoded(name)}=${urlEncoded(text)}`;

/** One argument of a call. */
export interface Given {
  readonly name: string;
  readonly value: Json;
  /** The value as it travels. */
  readonly text: string;
  readonly encoding: OperationParameter["encoding"];
}

/** The arguments of a call that travel in one place, in the order of the operation. */
export function given(
  { parameters }: Operation,
  values: Arguments,
  place: OperationParameter["in"],
): Given[] {
  return Object.entries(parameters).flatMap(([name, parameter]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (parameter.in !== place || value === undefined) return [];
    const { encoding } = parameter;
    return [{ name, value, text: wireText(value, parameter), encoding }];
  });
}

/**
 * The path of a call as an address holds it: parameters filled in and encoded, a parameter without value
 * left in braces, and nothing else in it that an address may not hold.
 */
export function filledPath(operation: Operation, values: Arguments): string {
  const filled = new Map(
    given(operation, values, "path").map(({ name, text }) => [name, urlEncoded(text)]),
  );
  return operation.path.replaceAll(
    /\{([^{}]*)\}|[^{}]+/g,
    (piece, name) =>
      filled.get(name) ?? encodeURI(wellFormed(piece)).replaceAll(/%(25|7B|7D)/g, bare),
  );
}

/** What is encoded in a path already stays so, and braces mark what a reader has to fill in. */
const bare = (encoded: string): string => decodeURIComponent(encoded);

const urlEncoded = (text: string): string => encodeURIComponent(wellFormed(text));

/** Halves of surrogate pairs do not travel: they have no UTF-8. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, "\ufffd");

/** A value as it travels: JSON text where the parameter asks for it, and else as it is. */
export function wireText(value: Json, { encoding }: OperationParameter): string {
  return encoding === "json" || typeof value !== "string" ? JSON.stringify(value) : value;
}

/** A text as one word of a POSIX shell, quoted where it has to be. */
export function shellQuoted(text: string): string {
  // zsh takes `=ls` for the path of the program.
  return /^(?!=)[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
