import { isObject, type Json, type JsonObject } from "./json.ts";

/** Where an answer holds a value: the steps to it, from the body down. */
export type Steps = readonly string[];

/** What an answer gives to another operation (OpenAPI 3.1 §4.8.20). */
export interface Link {
  /** The `operationId` or the pointer of the operation that it leads to. */
  readonly target: string;
  /** By the names of that operation's arguments. */
  readonly values: ReadonlyMap<string, Steps>;
}

/** A Link Object. Of what it hands over only fields of the answer's body are here. */
export function linkTo({ operationId, operationRef, parameters, requestBody }: JsonObject): Link {
  // A parameter may be named with its place: `path.id`.
  const named = Object.entries(isObject(parameters) ? parameters : {}).map(
    ([name, value]) => [name.replace(/^(path|query|header|cookie)\./, ""), value] as const,
  );
  const given = [...named, ...Object.entries(isObject(requestBody) ? requestBody : {})];
  return {
    target: String(operationId ?? operationRef),
    values: new Map(given.flatMap(([name, value]) => stepsIn(value).map((one) => [name, one]))),
  };
}

/** A runtime expression (OpenAPI 3.1 §4.8.20.4), which stands in braces where it is embedded in a text. */
function stepsIn(value: Json): Steps[] {
  const text = String(value);
  const [, pointer] = /^\$response\.body#\/(.*)$/s.exec(text.replace(/^\{(.*)\}$/s, "$1")) ?? [];
  if (pointer === undefined) return [];
  // Other than in a fragment of an address, `%` stands for itself.
  return [pointer.split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))];
}
