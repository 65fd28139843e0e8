import {
  type Arguments,
  completeArguments,
  exampleBody,
  fieldsBodyOf,
  type PlacedCall,
  placedCall,
  requestMediaOf,
} from "../document/arguments.ts";
import type { Credential } from "../document/credentials.ts";
import { giverOf } from "../document/giver.ts";
import type { Json } from "../document/json.ts";
import type { Steps } from "../document/link.ts";
import { isJson, isText } from "../document/media-type.ts";
import type { Operation } from "../document/operation.ts";
import { codeSpan } from "../generate/plain-markdown.ts";
import { stringLiteral } from "../generate/text.ts";

/** A client of the documented API with a method for each operation, which the samples are to use. */
export interface OwnClient {
  /** The name of the package, which has a `createClient`. */
  readonly package: string;
  /** What installs it, in Markdown. */
  readonly install: string;
  /** The user name of HTTP Basic, by its variable of the environment and in words. */
  readonly user: Variable;
  readonly password: Variable;
}

interface Variable {
  readonly name: string;
  readonly meaning: string;
}

/** A call as a program makes it. */
export interface SampleCall extends PlacedCall {
  readonly operation: Operation;
  readonly values: Arguments;
  /** The call before it, whose answer gives some of its arguments. */
  readonly first: SampleCall | undefined;
  /** Where that answer holds them, by their names; elsewhere here they have their example values. */
  readonly taken: ReadonlyMap<string, Steps>;
  /** Its body, with the JSON of one that is no form; one of another media type has no place here. */
  readonly body: { readonly mediaType: string; readonly json: Json | undefined } | undefined;
  /** The variables of the environment that hold its credentials. */
  readonly variables: readonly string[];
  readonly secrets: readonly Secret[];
  /** How the body of a success is read, where it has one. */
  readonly answer: "json" | "text" | "blob" | undefined;
}

/** A credential as the languages write it. */
export interface Secret {
  readonly kind: Credential["kind"];
  /** The header, parameter or cookie that holds it. */
  readonly name: string;
  /** What stands before its value. */
  readonly prefix: string;
  /** The variables that hold it: of HTTP Basic user name and password, of another one. */
  readonly variables: readonly string[];
}

/** The variables of the environment that hold a credential. */
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

/** A name as a variable of the environment: no other than letters, digits and `_` can be one. */
function variableName(name: string): string {
  const letters = name.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  const words = /^[A-Z]/.test(letters[0] ?? "") ? letters : ["KEY", ...letters];
  return words.join("_");
}

/** Prepares a call for the samples. */
export function sampleCall(
  operation: Operation,
  values: Arguments,
  client: OwnClient | undefined,
): SampleCall {
  const { credentials } = operation;
  const media = fieldsBodyOf(operation)?.media;
  const giver = giverOf(operation);
  const taken = giver?.values ?? new Map<string, Steps>();
  const first = giver && sampleCall(giver.operation, completeArguments(giver.operation), client);
  const variables = credentials.flatMap((one) => variablesOf(one, client)).map(({ name }) => name);
  return {
    ...placedCall(operation, values),
    operation,
    values,
    first,
    taken,
    body: media && { mediaType: media.name, json: exampleBody(operation) },
    variables: [...new Set([...(first?.variables ?? []), ...variables])],
    secrets: credentials.map((one) => secretOf(one, client)),
    answer: answerOf(operation),
  };
}

/** Whether the samples of an operation leave out its body, as it is neither JSON nor a form. */
export const leaveOutBody = (operation: Operation): boolean =>
  requestMediaOf(operation) !== undefined && fieldsBodyOf(operation) === undefined;

function answerOf({ responses }: Operation): SampleCall["answer"] {
  const successes = responses.filter(({ status }) => status.startsWith("2"));
  const names = successes.flatMap(({ content }) => content.map(({ name }) => name));
  if (names.length === 0) return undefined;
  if (names.some(isJson)) return "json";
  return names.every(isText) ? "text" : "blob";
}

function secretOf(credential: Credential, client?: OwnClient): Secret {
  const { kind, name } = credential;
  const variables = variablesOf(credential, client).map((one) => one.name);
  return kind === "bearer"
    ? { kind, name: "Authorization", prefix: "Bearer ", variables }
    : { kind, name, prefix: "", variables };
}

/** The path of a call in the words of a language, which writes what stands there and what an answer gives. */
export function pathWords(
  { operation, values, taken }: SampleCall,
  write: { readonly text: (text: string) => string; readonly value: (steps: Steps) => string },
): string[] {
  const words: string[] = [];
  let text = "";
  const writeText = () => {
    if (text !== "") words.push(write.text(placedCall({ ...operation, path: text }, values).path));
    text = "";
  };
  for (const piece of operation.path.split(/(\{[^{}]*\})/)) {
    const steps = piece.startsWith("{") ? taken.get(piece.slice(1, -1)) : undefined;
    if (steps === undefined) text += piece;
    else {
      writeText();
      words.push(write.value(steps));
    }
  }
  writeText();
  return words;
}

/** A step within an answer, as JavaScript, Python and jq write it between brackets. */
export const keyOf = (step: string): string => (/^\d+$/.test(step) ? step : stringLiteral(step));
