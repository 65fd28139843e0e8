import { memoize } from "../../universal/memoize.ts";
import { isObject, type Json } from "./json.ts";
import { isForm, isJson } from "./media-type.ts";
import type { Described, MediaType, Operation } from "./operation-model.ts";
import type { ParameterRow, ParameterStyle } from "./operation-row.ts";
import { styledPairs } from "./parameter-styles.ts";
import { filledPath, sentValues, serializeValue } from "./percent-encoding.ts";
import { placeholder } from "./placeholder.ts";
import { alternativesOf, propertiesOfAll, type Schema } from "./schema-model.ts";

/** A parameter of an operation, or a field of its body. */
export interface Argument extends Described {
  /** Its name on the wire. */
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie" | "form" | "json";
  readonly isRequired: boolean;
  /** Whether its value is sent as JSON text inside another encoding (OpenAPI 3.1 §4.8.15, `contentType`). */
  readonly isJsonText: boolean;
  /** Of a parameter. */
  readonly styled?: ParameterStyle;
  readonly schema: Schema | undefined;
  /** Its values in its own examples, or in those of the body to which it belongs. */
  readonly examples: readonly Json[];
}

/** The arguments of a call by name. */
export type ArgumentValues = Readonly<Record<string, Json>>;

/** The first media type of a request body whose fields are arguments: a form or JSON; `undefined` without one. */
export function fieldsBodyOf({ body }: Operation) {
  const media = body?.content.find(({ name }) => isForm(name) || isJson(name));
  if (body === undefined || media === undefined) return undefined;
  const place: "form" | "json" = isForm(media.name) ? "form" : "json";
  return { media, in: place, isRequired: body.isRequired };
}

/** The media type of a request that documentation shows: preferably one with fields. */
export function requestMediaOf(operation: Operation): MediaType | undefined {
  return fieldsBodyOf(operation)?.media ?? operation.body?.content[0];
}

/**
 * All arguments of an operation: its parameters and the fields of its body. If several have the same name, which
 * `generate` reports, only the first is returned.
 */
export const argumentsOf = memoize((operation: Operation): readonly Argument[] => {
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
});

function fieldsOf(operation: Operation): Argument[] {
  const body = fieldsBodyOf(operation);
  if (body === undefined) return [];
  const { media, in: place } = body;
  const examples = media.examples.map(({ value }) => value).filter(isObject);
  const all = media.schema === undefined ? [] : propertiesOfAll(media.schema);
  const sent = all.filter(({ schema }) => !isReadOnly(schema));
  return sent.map(({ name, schema, isRequired }) => ({
    name,
    in: place,
    isRequired: isRequired && body.isRequired,
    isJsonText: place === "form" && isJsonField(media, name, schema),
    schema,
    examples: examples
      .map((example) => valueIn(example, name))
      .filter((value) => value !== undefined),
    description: schema.description,
    extensions: schema.extensions,
  }));
}

/** Whether requests do not have it (JSON Schema Validation §9.4). */
const isReadOnly = ({ keywords }: Schema): boolean => keywords.readOnly === true;

/** OpenAPI 3.1 §4.8.15: `contentType` decides; without it, objects are JSON. */
function isJsonField({ encodings }: MediaType, name: string, { types }: Schema): boolean {
  const contentType = encodings.get(name);
  return contentType === undefined ? types.join() === "object" : isJson(contentType);
}

/**
 * The arguments of an ordinary call, from the first example of each parameter and of the body. Optional arguments
 * without an example are left out.
 */
export function exampleArguments(operation: Operation): ArgumentValues {
  const [body] = fieldsBodyOf(operation)?.media.examples ?? [];
  const fields = isObject(body?.value) ? body.value : {};
  const parameters = operation.parameters.flatMap(({ name, examples: [first] }) =>
    first === undefined ? [] : [[name, first.value] as const],
  );
  return { ...Object.fromEntries(parameters), ...fields };
}

/** The first example of a JSON body, or a placeholder; `undefined` if the operation has no JSON body. */
export function exampleBody(operation: Operation): Json | undefined {
  const body = fieldsBodyOf(operation);
  if (body?.in !== "json") return undefined;
  const { examples, schema } = body.media;
  return examples[0]?.value ?? placeholder(schema);
}

/** The example arguments of a call, and placeholders for required ones without example. */
export function completeArguments(operation: Operation): ArgumentValues {
  const body = fieldsBodyOf(operation);
  // All values of a union are from one branch.
  const made = placeholder(body?.media.schema);
  const fields = isObject(made) ? made : {};
  const needed = argumentsOf(operation).filter((argument) => argument.isRequired);
  const values = needed.map(({ name, in: place, schema }) => {
    const own = place === body?.in ? valueIn(fields, name) : undefined;
    return [name, own ?? placeholder(schema, "readOnly", name)] as const;
  });
  const isUnion = body?.media.schema !== undefined && body.media.schema.branches.length > 0;
  // All alternatives of a form together may require none of its fields.
  const isBranchShown = isUnion && body.in === "form" && body.media.examples.length === 0;
  return {
    ...(isBranchShown && fields),
    ...Object.fromEntries(values),
    ...exampleArguments(operation),
  };
}

/** Whether a value is sent unchanged, as a text; every other value is sent as JSON text. */
export function isPlainText({
  isJsonText,
  schema,
}: Pick<Argument, "isJsonText" | "schema">): boolean {
  return !isJsonText && schema?.types.join() === "string";
}

/** Whether a value that is not sent as JSON text may be a text or something else, as in `true`, `false` and `partial`. */
export function isTextOrOther({
  isJsonText,
  schema,
}: Pick<Argument, "isJsonText" | "schema">): boolean {
  const types = new Set(schema && alternativesOf(schema).flatMap((one) => one.types));
  return !isJsonText && types.has("string") && types.size > 1;
}

/**
 * How a value is sent. A list in a query or form repeats its name for each item (OpenAPI 3.1 §4.8.12, `explode`). Other
 * lists, objects, and values with an unusual style follow their style.
 */
export const encodingOf = memoize((argument: SentAs): Encoding => {
  const { in: place, isJsonText, schema, styled } = argument;
  if (isJsonText) return { encoding: "json" };
  const all = schema ? alternativesOf(schema) : [];
  const mayBeList = all.some(({ types, items }) => types.includes("array") || items !== undefined);
  const mayBeObject = all.some(({ types, properties }) =>
    types.length === 0 ? properties.size > 0 : types.includes("object"),
  );
  if (place === "form" && mayBeList) return { encoding: "list" };
  if (styled === undefined) return { encoding: "raw" };
  const { style, explode, allowReserved } = styled;
  if (place === "query" && style === "form" && explode && !allowReserved && !mayBeObject) {
    return { encoding: mayBeList ? "list" : "raw" };
  }
  const isUsual = style === "simple" || style === "form";
  const isPlain = isUsual && !allowReserved && !mayBeList && !mayBeObject;
  return { encoding: "raw", ...(!isPlain && styled) };
});

type SentAs = Pick<Argument, "in" | "isJsonText" | "schema" | "styled">;
type Encoding = Pick<ParameterRow, "encoding" | keyof ParameterStyle>;

/** A value as it is sent, before it is encoded for its location; the nearest text if no text is exact. */
export const wireText = (value: unknown, { isJsonText }: Pick<Argument, "isJsonText">): string =>
  serializeValue(value, isJsonText ? "json" : "raw", () =>
    typeof value === "string" ? value : JSON.stringify(value),
  );

/** An argument that a call has, with its value. */
export interface GivenArgument extends Argument {
  readonly value: Json;
  /** Names and texts as they are sent, before they are encoded for their place. */
  readonly pairs: readonly (readonly [name: string, text: string])[];
}

/** One text of an argument. */
export interface SentArgument extends GivenArgument {
  readonly text: string;
}

/** A call as a request without credentials. */
export interface SerializedCall extends Located<SentArgument> {
  readonly method: Operation["method"];
  /** All arguments of the call, in the order of the operation. */
  readonly given: readonly GivenArgument[];
  /** The body; `undefined` without a body, or if it is neither a form nor JSON. */
  readonly body: PlacedBody | undefined;
}

/** The body of a request: a form, whose fields are in `form`, or JSON. */
interface PlacedBody {
  readonly mediaType: string;
  /** Absent if the body is a form. */
  readonly json: Json | undefined;
}

/** Turns a call into a request. */
export function serializeCall(operation: Operation, values: ArgumentValues): SerializedCall {
  const given = argumentsOf(operation).flatMap((argument): GivenArgument[] => {
    const value = valueIn(values, argument.name);
    if (value === undefined) return [];
    const { encoding, style, explode } = encodingOf(argument);
    const textOf = (one: unknown) => wireText(one, argument);
    const pairs = style
      ? styledPairs(argument.name, value, { style, explode: explode === true }, textOf)
      : sentValues(value, encoding).map((one) => [argument.name, textOf(one)] as const);
    return [{ ...argument, value, pairs }];
  });
  const sent = given.flatMap((one) => one.pairs.map(([name, text]) => ({ ...one, name, text })));
  const media = fieldsBodyOf(operation)?.media;
  return {
    method: operation.method,
    given,
    ...placedTexts(operation.path, sent),
    body: media && { mediaType: media.name, json: jsonBody(operation, given) },
  };
}

/** The JSON body of a call: the example with the given fields, or the whole example if it is not an object. */
function jsonBody(operation: Operation, given: readonly GivenArgument[]): Json | undefined {
  const example = exampleBody(operation);
  if (!isObject(example)) return example;
  const fields = given.filter((one) => one.in === "json").map(({ name, value }) => [name, value]);
  return { ...example, ...Object.fromEntries(fields) };
}

/** A completed path, and the other arguments of a call by their places. */
export interface Located<One> {
  readonly path: string;
  readonly query: readonly One[];
  readonly header: readonly One[];
  readonly form: readonly One[];
}

/** Sorts well-formed texts into their locations in a request. A path parameter without a text stays in braces. */
export function placedTexts<One extends Pick<SentArgument, "name" | "in" | "text">>(
  path: string,
  given: readonly One[],
): Located<One> {
  const sent = given.map((one) => ({
    ...one,
    name: wellFormed(one.name),
    text: wellFormed(one.text),
  }));
  const of = (place: Argument["in"]) => sent.filter((one) => one.in === place);
  const inPath = new Map(of("path").map(({ name, text }) => [name, text]));
  return {
    path: escaped(filledPath(wellFormed(path), (name) => inPath.get(name))),
    query: of("query"),
    header: of("header"),
    form: of("form"),
  };
}

/** Keeps encoded characters of a path, and braces around parameters that the reader has to fill in. */
const escaped = (path: string): string =>
  encodeURI(path).replaceAll(/%(25|7B|7D)/g, (code) => decodeURIComponent(code));

export const urlEncoded = (text: string): string => encodeURIComponent(wellFormed(text));

/** Replaces lone surrogates, which cannot be encoded, by U+FFFD. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, "\ufffd");

/** Ignores inherited properties, such as `constructor`. */
const valueIn = (fields: ArgumentValues, name: string): Json | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
