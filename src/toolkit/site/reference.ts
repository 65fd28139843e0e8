import {
  argumentsOf,
  completeArguments,
  fieldsBodyOf,
  requestMediaOf,
  wireText,
} from "../document/arguments.ts";
import type { Credential } from "../document/credentials.ts";
import { groupsOf, infoOf } from "../document/info.ts";
import { isObject, type Json, type JsonObject } from "../document/json.ts";
import { isJson, isPlainJson, jsonIn } from "../document/media-type.ts";
import type {
  Described,
  DocumentedResponse,
  Example,
  MediaType,
  Operation,
} from "../document/operation.ts";
import { alternativesOf, type Schema, typeWords } from "../document/schema.ts";
import { codeSpan, textLine } from "../generate/plain-markdown.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { type Badge, readBadges } from "./annotate.ts";
import { leaveOutBody, type OwnClient } from "./sample-call.ts";
import { type CodeSample, samplesNote, samplesOf } from "./samples.ts";

/** Everything that the reference of one level shows, apart from its layout. */
export interface Reference {
  readonly title: string;
  readonly level: number;
  readonly description: string;
  /** How requests authenticate. */
  readonly credentials: readonly Credential[];
  /** What every sample needs, in Markdown. */
  readonly samplesNote: string;
  /** The responses that several operations have. */
  readonly shared: readonly ResponseEntry[];
  readonly groups: readonly {
    readonly name: string;
    readonly description: string;
    readonly operations: readonly OperationEntry[];
  }[];
}

export interface OperationEntry extends Noted {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  /** How a request authenticates, in a sentence of Markdown; of a webhook, that the server sends it. */
  readonly authentication: string;
  /** Path and query parameters. */
  readonly parameters: readonly FieldEntry[];
  /** How the body is encoded and its fields; absent where there is none. */
  readonly body: { readonly title: string; readonly fields: readonly FieldEntry[] } | undefined;
  readonly samples: readonly CodeSample[];
  readonly requests: readonly ExampleEntry[];
  readonly responses: readonly ResponseEntry[];
}

export interface ResponseEntry extends Noted {
  readonly status: string;
  /** The name under which it stands among the shared responses, if several operations have it. */
  readonly sharedAs: string | undefined;
  readonly headers: readonly FieldEntry[];
  /** The shapes of the body: one on success, else one for each documented error; one field where it is no object. */
  readonly bodies: readonly ShapeEntry[];
  readonly examples: readonly ExampleEntry[];
}

/** One shape of an object. */
export interface ShapeEntry extends Noted {
  /** The name of its schema, the `code` of an error, or the media type of a body that is no plain JSON. */
  readonly name: string;
  readonly fields: readonly FieldEntry[];
}

export interface FieldEntry extends Noted {
  readonly name: string;
  /** For example `array of integers`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** The values that it may have, with their meaning where they have one. */
  readonly values: readonly { readonly value: string; readonly meaning?: string }[];
  /** What an object, or each element of an array, holds; several shapes where they are alternatives. */
  readonly shapes: readonly ShapeEntry[];
}

export interface ExampleEntry extends Noted {
  readonly name: string;
  readonly summary: string;
  readonly text: string;
  readonly isJson: boolean;
}

interface Noted {
  readonly description: string;
  readonly badges: readonly Badge[];
}

/** Reads an annotated projection (annotate.ts) for the pages that need no JavaScript. */
export function referenceOf(
  annotated: OpenApiDocument,
  level: number,
  client?: OwnClient,
): Reference {
  const { title, description } = infoOf(annotated);
  const groups = groupsOf(annotated).filter(({ operations }) => operations.length > 0);
  const operations = groups.flatMap((group) => group.operations);
  const shared = sharedOf(operations);
  const credentials = operations.flatMap((operation) => operation.credentials);
  return {
    title,
    level,
    description,
    credentials: [...new Map(credentials.map((one) => [one.scheme, one])).values()],
    samplesNote: samplesNote(operations, client),
    shared: [...shared.values()].map((response) => responseEntry(response, shared)),
    groups: groups.map(({ name, description, operations }) => ({
      name,
      description,
      operations: operations.map((operation) => operationEntry(operation, level, shared, client)),
    })),
  };
}

/** A way to authenticate in words. */
export function credentialText({ scheme, kind, name }: Credential): string {
  const ways = {
    basic: "HTTP Basic",
    bearer: "a bearer token",
    header: `the header ${codeSpan(name)}`,
    query: `the query parameter ${codeSpan(name)}`,
    cookie: `the cookie ${codeSpan(name)}`,
    other: "the scheme",
  };
  return `${ways[kind]} (${codeSpan(scheme)})`;
}

function authenticationOf(operation: Operation): string {
  if (operation.isWebhook) return "The server sends it.";
  const { credentials } = operation;
  return credentials.length === 0
    ? "No credentials are needed."
    : `Requests authenticate with ${credentials.map(credentialText).join(" and ")}.`;
}

function operationEntry(
  operation: Operation,
  level: number,
  shared: Shared,
  client: OwnClient | undefined,
): OperationEntry {
  const { id, method, path, summary = id } = operation;
  const media = requestMediaOf(operation);
  return {
    ...noted(operation),
    id,
    summary,
    method,
    path,
    authentication: authenticationOf(operation),
    parameters: operation.parameters.map((parameter) =>
      fieldOf(parameter.name, parameter.schema, parameter.isRequired, { described: parameter }),
    ),
    body: bodyOf(operation),
    samples: operation.isWebhook
      ? []
      : samplesOf(operation, completeArguments(operation), level, client),
    requests: (media?.examples ?? []).map((example) =>
      exampleEntry(example, media, requestText(operation, example.value)),
    ),
    responses: operation.responses.map((response) => responseEntry(response, shared)),
  };
}

/** The fields of a body; the description of one that travels as JSON text says so, as no type does. */
function bodyOf(operation: Operation): OperationEntry["body"] {
  const media = requestMediaOf(operation);
  if (media === undefined) return undefined;
  const body = fieldsBodyOf(operation);
  if (body?.in !== "form") {
    const left =
      leaveOutBody(operation) && !operation.isWebhook ? ", which the samples leave out" : "";
    const title = isPlainJson(media.name) ? "JSON body" : `Body as ${media.name}${left}`;
    const [shape, ...others] = bodyShapes(media.schema);
    const isOne = shape !== undefined && others.length === 0;
    return { title, fields: isOne ? shape.fields : [wholeOf(media.schema)] };
  }
  const fields = argumentsOf(operation)
    .filter(({ in: place }) => place === body.in)
    .map(({ name, schema, isRequired, isJsonText, examples }) => {
      const field = fieldOf(name, schema, isRequired);
      if (!isJsonText || schema === undefined) return field;
      const paragraphs = [field.description, formNote(schema.keywords, examples[0])];
      return { ...field, description: paragraphs.filter((text) => text !== "").join("\n\n") };
    });
  return { title: "Form-encoded body", fields };
}

/** For example "JSON-encoded list, for example `[3,1,2]`." */
export function formNote(schema: JsonObject, example: Json | undefined): string {
  const names: Readonly<Record<string, string>> = { array: "list" };
  const type = String(schema.type);
  const shown = example === undefined ? "" : `, for example ${codeSpan(JSON.stringify(example))}`;
  return `JSON-encoded ${names[type] ?? textLine(type)}${shown}.`;
}

/** The shapes of a body that is an object, else one in which it is the only field. */
function bodyShapes(schema: Schema | undefined): readonly ShapeEntry[] {
  const shapes = schema?.types[0] === "array" ? [] : shapesOf(schema);
  if (shapes.length > 0) return shapes;
  return [{ description: "", badges: [], name: "", fields: [wholeOf(schema)] }];
}

const wholeOf = (schema: Schema | undefined): FieldEntry => fieldOf("body", schema, true);

/** The value of a request's example as it is sent, a line for each field of a form. */
function requestText(operation: Operation, value: Json): string {
  if (fieldsBodyOf(operation)?.in !== "form") return bodyText(requestMediaOf(operation), value);
  const given = argumentsOf(operation).flatMap((argument) => {
    const item = isObject(value) ? value[argument.name] : undefined;
    return item === undefined ? [] : [`${argument.name}=${wireText(item, argument)}`];
  });
  return given.join("\n");
}

/** A value as it stands in a body: JSON, or a text unchanged where the media type is another one. */
function bodyText(media: MediaType | undefined, value: Json): string {
  const isText = media !== undefined && !isJson(media.name) && typeof value === "string";
  return isText ? value : JSON.stringify(value, null, 2);
}

/** The responses that more than one operation has, by the names of their components. */
type Shared = ReadonlyMap<string, DocumentedResponse>;

function sharedOf(operations: readonly Operation[]): Shared {
  const counts = new Map<string, number>();
  const found = new Map<string, DocumentedResponse>();
  for (const response of operations.flatMap(({ responses }) => responses)) {
    const { component } = response;
    if (component === undefined) continue;
    const count = (counts.get(component) ?? 0) + 1;
    counts.set(component, count);
    if (count > 1) found.set(component, response);
  }
  return found;
}

function responseEntry(response: DocumentedResponse, shared: Shared): ResponseEntry {
  const { status, component = "", headers, content } = response;
  const media = jsonIn(content) ?? content[0];
  const typeName = media === undefined || isPlainJson(media.name) ? "" : media.name;
  const shapes = media === undefined ? [] : bodyShapes(media.schema);
  return {
    ...noted(response),
    status,
    sharedAs: shared.has(component) ? component : undefined,
    headers: headers.map((header) =>
      fieldOf(header.name, header.schema, header.isRequired, { described: header }),
    ),
    bodies: shapes.map((shape) => ({ ...shape, name: shape.name === "" ? typeName : shape.name })),
    examples: (media?.examples ?? []).map((example) =>
      exampleEntry(example, media, bodyText(media, example.value)),
    ),
  };
}

const exampleEntry = (
  example: Example,
  media: MediaType | undefined,
  text: string,
): ExampleEntry => ({
  ...noted(example),
  name: example.name,
  summary: example.summary ?? example.name,
  text,
  isJson: media !== undefined && isJson(media.name),
});

/**
 * The shapes of an object, one for each alternative; none where a value is no object, nor for an object within itself.
 * A shape does not repeat the description of the field that holds it.
 */
function shapesOf(
  schema: Schema | undefined,
  around: readonly string[] = [],
  holder?: Described | Schema,
): readonly ShapeEntry[] {
  if (schema === undefined || around.includes(schema.pointer)) return [];
  const alternatives = alternativesOf(schema);
  // The description of an alternative that is a choice itself holds for each of its alternatives.
  const holders = new Map(
    schema.branches
      .filter(({ branches }) => branches.length > 0)
      .flatMap((branch) => alternativesOf(branch).map(({ pointer }) => [pointer, branch])),
  );
  return alternatives.flatMap((alternative) => {
    const { pointer, properties } = alternative;
    // A single shape needs no name beside the field that holds it.
    const name = alternatives.length > 1 ? alternative.name : undefined;
    if (properties.size === 0 || around.includes(pointer)) return [];
    const inside = [...around, schema.pointer, pointer];
    const [code] = properties.get("code")?.schema.values ?? [];
    const fields = [...properties.values()].map((property) =>
      fieldOf(property.name, property.schema, property.isRequired, { around: inside }),
    );
    const notes = [alternative, holders.get(pointer)].flatMap((one) =>
      one === undefined || one === holder ? [] : noted(one),
    );
    return [
      {
        description: notes.map(({ description }) => description).join("\n\n"),
        badges: notes.flatMap(({ badges }) => badges),
        name: String(code ?? name ?? ""),
        fields,
      },
    ];
  });
}

function fieldOf(
  name: string,
  schema: Schema | undefined,
  isRequired: boolean,
  {
    around = [],
    described = schema,
  }: {
    readonly around?: readonly string[];
    readonly described?: Described | Schema | undefined;
  } = {},
): FieldEntry {
  return {
    ...(described === undefined ? { description: "", badges: [] } : noted(described)),
    name,
    type: typeWords(schema),
    isRequired,
    values: schema === undefined ? [] : valuesOf(schema),
    shapes: shapesOf(schema?.items ?? schema, around, described),
  };
}

function valuesOf({ values, branches, extensions }: Schema): FieldEntry["values"] {
  const meanings = extensions["x-enumDescriptions"];
  const own = (values ?? []).map((value) => ({
    value,
    meaning: isObject(meanings) ? meanings[String(value)] : undefined,
  }));
  const ofBranches = branches.flatMap(({ values: [value] = [], title }) =>
    value === undefined ? [] : [{ value, meaning: title }],
  );
  return [...own, ...ofBranches].map(({ value, meaning }) => ({
    value: JSON.stringify(value),
    ...(meaning === undefined ? {} : { meaning: String(meaning) }),
  }));
}

function noted({ description = "", extensions }: Described | Schema): Noted {
  return { description: description.trim(), badges: readBadges(extensions) };
}
