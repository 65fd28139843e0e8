import {
  type ArgumentValues,
  fieldsBodyOf,
  requestMediaOf,
  type SerializedCall,
  serializeCall,
} from "../document/arguments.ts";
import type { Credential } from "../document/credentials.ts";
import { isJson, isTextual } from "../document/media-type.ts";
import type { Operation } from "../document/operation-model.ts";
import { isSuccess } from "../document/responses.ts";
import { codeSpan } from "../text/escape-markdown.ts";

/** A client package of the documented API, with a method for each operation, that samples use. */
export interface OwnClient {
  /** The name of the package, which has a `createClient`. */
  readonly package: string;
  /** How to install it, in Markdown. */
  readonly install: string;
  /** The environment variable for the user name of HTTP Basic, and its meaning. */
  readonly user: Variable;
  readonly password: Variable;
}

interface Variable {
  readonly name: string;
  readonly meaning: string;
}

/** A call with everything that a program needs to make it. */
export interface SampleCall extends SerializedCall {
  readonly operation: Operation;
  /** The address of the server, if the environment has none; empty if it is unknown. */
  readonly address: string;
  readonly secrets: readonly Secret[];
  /** How to read the body of a success; `undefined` without a body. */
  readonly response: "json" | "text" | "blob" | undefined;
}

/** A credential, as each language needs it. */
export interface Secret {
  readonly kind: Credential["kind"];
  /** The name of its header, parameter or cookie. */
  readonly name: string;
  /** The text before the value. */
  readonly prefix: string;
  /** Its environment variables: user name and password for HTTP Basic, otherwise one. */
  readonly variables: readonly string[];
}

/** The environment variables with a credential. */
export function variablesOf({ kind, name, scheme }: Credential, client?: OwnClient): Variable[] {
  switch (kind) {
    case "basic":
      return [
        client?.user ?? { name: "USERNAME", meaning: "user name" },
        client?.password ?? { name: "PASSWORD", meaning: "password" },
      ];
    case "bearer":
      return [{ name: "TOKEN", meaning: `access token of ${codeSpan(scheme)}` }];
    case "other":
      return [];
    default:
      return [{ name: variableName(name), meaning: `the ${kind} parameter ${codeSpan(name)}` }];
  }
}

/** Turns a name into that of an environment variable, with letters, digits and `_` only. */
function variableName(name: string): string {
  const letters = name.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  const words = /^[A-Z]/.test(letters[0] ?? "") ? letters : ["KEY", ...letters];
  return words.join("_");
}

export function sampleCall(
  operation: Operation,
  values: ArgumentValues,
  client: OwnClient | undefined,
  address: string,
): SampleCall {
  const [credentials = []] = operation.ways; // Of the first alternative.
  return {
    ...serializeCall(operation, values),
    operation,
    address,
    secrets: credentials.map((one) => secretOf(one, client)),
    response: answerOf(operation),
  };
}

/** Whether samples of an operation leave out its body, because it is neither JSON nor a form. */
export const leaveOutBody = (operation: Operation): boolean =>
  requestMediaOf(operation) !== undefined && fieldsBodyOf(operation) === undefined;

function answerOf({ responses }: Operation): SampleCall["response"] {
  const successes = responses.filter(({ status }) => isSuccess(status));
  const names = successes.flatMap(({ content }) => content.map(({ name }) => name));
  if (names.length === 0) return undefined;
  if (names.some(isJson)) return "json";
  return names.every(isTextual) ? "text" : "blob";
}

function secretOf(credential: Credential, client?: OwnClient): Secret {
  const { kind, name } = credential;
  const variables = variablesOf(credential, client).map((one) => one.name);
  return kind === "bearer"
    ? { kind, name: "Authorization", prefix: "Bearer ", variables }
    : { kind, name, prefix: "", variables };
}
