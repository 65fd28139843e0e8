import { isObject, type Json } from "./json.ts";
import { fieldsMediaIn, isJson } from "./media-type.ts";
import type { Described, MediaType, Operation } from "./operation.ts";
import { placeholder } from "./placeholder.ts";
import type { Schema } from "./schema.ts";

/** A parameter of an operation, or a field of its body. */
export interface Argument extends Described {
  /** Its name on the wire. */
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie" | "form" | "json";
  readonly isRequired: boolean;
  /** Whether its value is sent as JSON text inside of another form (OpenAPI 3.1 §4.8.15, `contentType`). */
  readonly isJsonText: boolean;
  readonly schema: Schema | undefined;
  /** Its values in its own examples, or in those of the body to which it belongs. */
  readonly examples: readonly Json[];
}

/** The arguments of a call by name. */
export type ArgumentValues = Readonly<Record<string, Json>>;

/** The body of a request that has fields, where an operation has one: a form before JSON. */
export function fieldsBodyOf(
  operation: Operation,
): { readonly media: MediaType; readonly in: "form" | "json" } | undefined {
  return fieldsMediaIn(operation.body?.content ?? []);
}

/** The media type that documentation shows of a request: one that has fields of a call, before others. */
export function requestMediaOf(operation: Operation): MediaType | undefined {
  return fieldsBodyOf(operation)?.media ?? operation.body?.content[0];
}

/**
 * All arguments of an operation: its parameters and the fields of its body. Of several with one name, which
 * lint refuses for our own client, only the first is returned.
 */
export function argumentsOf(operation: Operation): Argument[] {
  const parameters = operation.parameters.map(
    ({ examples, ...parameter }): Argument => ({
      ...parameter,
      examples: examples.map(({ value }) => value),
    }),
  );
  const found = new Map<string, Argument>();
  for (const argument of [...parameters, ...fieldsOf(operation)]) {
    if (!found.has(argument.name)) found.set(argument.name, argument);
  }
  return [...found.values()];
}

function fieldsOf(operation: Operation): Argument[] {
  const body = fieldsBodyOf(operation);
  if (body === undefined) return [];
  const { media, in: place } = body;
  const examples = media.examples.map(({ value }) => value).filter(isObject);
  return [...(media.schema?.properties.values() ?? [])].map(({ name, schema, isRequired }) => ({
    name,
    in: place,
    isRequired: isRequired && operation.body?.isRequired === true,
    isJsonText: place === "form" && isJsonField(media, name, schema),
    schema,
    examples: examples
      .map((example) => valueIn(example, name))
      .filter((value) => value !== undefined),
    description: schema.description,
    extensions: schema.extensions,
  }));
}

/** OpenAPI 3.1 §4.8.15: `contentType` decides; without it an object is JSON. */
function isJsonField({ encodings }: MediaType, name: string, { types }: Schema): boolean {
  const contentType = encodings.get(name);
  return contentType === undefined ? types.join() === "object" : isJson(contentType);
}

/**
 * The arguments of an operation's ordinary call, from the first example of each parameter and of the body; an
 * optional one without example is left out.
 */
export function exampleArguments(operation: Operation): ArgumentValues {
  const [body] = fieldsBodyOf(operation)?.media.examples ?? [];
  const fields = isObject(body?.value) ? body.value : {};
  const parameters = operation.parameters.flatMap(({ name, examples: [first] }) =>
    first === undefined ? [] : [[name, first.value] as const],
  );
  return { ...Object.fromEntries(parameters), ...fields };
}

/** The first example of a JSON body, or a placeholder; `undefined` where an operation has no JSON body. */
export function exampleBody(operation: Operation): Json | undefined {
  const body = fieldsBodyOf(operation);
  if (body?.in !== "json") return undefined;
  const { examples, schema } = body.media;
  return examples[0]?.value ?? placeholder(schema);
}

/** The example arguments of a call, and placeholders for required ones without example. */
export function completeArguments(operation: Operation): ArgumentValues {
  const needed = argumentsOf(operation).filter((argument) => argument.isRequired);
  const values = needed.map(({ name, schema }) => [name, placeholder(schema, name)] as const);
  return { ...Object.fromEntries(values), ...exampleArguments(operation) };
}

/** Whether a value is sent unchanged, as a text; every other value is sent as JSON text. */
export function isPlainText({
  isJsonText,
  schema,
}: Pick<Argument, "isJsonText" | "schema">): boolean {
  return !isJsonText && schema?.types.join() === "string";
}

/** A value as it is sent, before it is encoded for its place. */
export function wireText(value: Json, { isJsonText }: Pick<Argument, "isJsonText">): string {
  return isJsonText || typeof value !== "string" ? JSON.stringify(value) : value;
}

/** An argument that a call has, with its value. */
export interface GivenArgument extends Argument {
  readonly value: Json;
  /** The value as it is sent, before it is encoded for its place. */
  readonly text: string;
}

/** A call made into a request, except for its credentials: whatever sends or prints calls only writes this down. */
export interface PlacedCall extends Placed<GivenArgument> {
  readonly method: Operation["method"];
  /** All arguments of the call, in the order of the operation. */
  readonly given: readonly GivenArgument[];
  /** Its body; absent where there is none, or one that is neither a form nor JSON. */
  readonly body: PlacedBody | undefined;
}

/** The body of a request: a form, whose fields stand in `form`, or JSON. */
interface PlacedBody {
  readonly mediaType: string;
  /** Absent where the body is a form. */
  readonly json: Json | undefined;
}

/** Makes a call into a request. The client has its own (`src/service/client/encode.ts` says why), nobody else. */
export function placedCall(operation: Operation, values: ArgumentValues): PlacedCall {
  const given = argumentsOf(operation).flatMap((argument): GivenArgument[] => {
    const value = valueIn(values, argument.name);
    return value === undefined ? [] : [{ ...argument, value, text: wireText(value, argument) }];
  });
  const media = fieldsBodyOf(operation)?.media;
  return {
    method: operation.method,
    given,
    ...placedTexts(operation.path, given),
    body: media && { mediaType: media.name, json: jsonBody(operation, given) },
  };
}

/** The JSON body of a call: the example, with the fields that are given; whole, where it is no object. */
function jsonBody(operation: Operation, given: readonly GivenArgument[]): Json | undefined {
  const example = exampleBody(operation);
  if (!isObject(example)) return example;
  const fields = given.filter((one) => one.in === "json").map(({ name, value }) => [name, value]);
  return { ...example, ...Object.fromEntries(fields) };
}

/** A path filled in, and the other arguments of a call by their places. */
export interface Placed<One> {
  readonly path: string;
  readonly query: readonly One[];
  readonly header: readonly One[];
  readonly form: readonly One[];
}

/** Puts texts in their places in a request; a path parameter without text stays in braces. */
export function placedTexts<One extends Pick<GivenArgument, "name" | "in" | "text">>(
  path: string,
  given: readonly One[],
): Placed<One> {
  const of = (place: Argument["in"]) => given.filter((one) => one.in === place);
  return {
    path: filledPath(path, of("path")),
    query: of("query"),
    header: of("header"),
    form: of("form"),
  };
}

/**
 * The path of a call, percent-encoded: parameters filled in, a parameter without value left in braces.
 */
function filledPath(path: string, given: readonly Pick<GivenArgument, "name" | "text">[]): string {
  const filled = new Map(given.map(({ name, text }) => [name, urlEncoded(text)]));
  return path.replaceAll(
    /\{([^{}]*)\}|[^{}]+/g,
    (piece, name) =>
      filled.get(name) ?? encodeURI(wellFormed(piece)).replaceAll(/%(25|7B|7D)/g, bare),
  );
}

/** Keeps what is already encoded in a path, and braces, which mark what a reader has to fill in. */
const bare = (encoded: string): string => decodeURIComponent(encoded);

/** A text as part of an address. */
export const urlEncoded = (text: string): string => encodeURIComponent(wellFormed(text));

/** A text with U+FFFD for each half of a surrogate pair, which has no UTF-8. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, "\ufffd");

/** Own properties only: a name such as `constructor` is no value. */
const valueIn = (fields: ArgumentValues, name: string): Json | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
