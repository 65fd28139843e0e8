import { argumentsOf, exampleArguments, fieldsBodyOf, wireText } from "../document/arguments.ts";
import { infoOf } from "../document/info.ts";
import { isObject, type Json } from "../document/json.ts";
import {
  type Described,
  type DocumentedResponse,
  type Example,
  type Operation,
  operationsOf,
} from "../document/operation.ts";
import { alternativesOf, type Schema } from "../document/schema.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { type Badge, readBadges } from "./annotate.ts";
import { formNote } from "./form-notes.ts";
import { type Sample, samplesOf } from "./samples.ts";

/** Everything that a reader needs of one level, apart from how it is laid out. */
export interface Reference {
  readonly title: string;
  readonly level: number;
  readonly description: string;
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
  /** How a request authenticates, in a sentence of Markdown. */
  readonly authentication: string;
  /** Path and query parameters. */
  readonly parameters: readonly Field[];
  /** How the body is encoded and its fields; absent where there is none that has fields. */
  readonly body: { readonly title: string; readonly fields: readonly Field[] } | undefined;
  readonly samples: readonly Sample[];
  readonly requests: readonly ExampleEntry[];
  readonly responses: readonly ResponseEntry[];
}

export interface ResponseEntry extends Noted {
  readonly status: string;
  readonly headers: readonly Field[];
  /** The shapes that the body may have: one on success, the documented errors otherwise. */
  readonly bodies: readonly Shape[];
  readonly examples: readonly ExampleEntry[];
}

/** One shape of an object. */
export interface Shape extends Noted {
  /** The name of its schema, or the `code` of an error. */
  readonly name: string;
  readonly fields: readonly Field[];
}

export interface Field extends Noted {
  readonly name: string;
  /** For example `array of integers`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** The values that it may have, with their meaning where they have one. */
  readonly values: readonly { readonly value: string; readonly meaning?: string }[];
  /** What an object, or each element of an array, holds; several shapes where they are alternatives. */
  readonly shapes: readonly Shape[];
}

export interface ExampleEntry extends Noted {
  readonly name: string;
  readonly summary: string;
  readonly text: string;
}

interface Noted {
  readonly description: string;
  readonly badges: readonly Badge[];
}

/** Reads an annotated projection (annotate.ts) for the pages that need no JavaScript. */
export function referenceOf(annotated: OpenApiDocument, level: number): Reference {
  const { title, description, tags } = infoOf(annotated);
  const operations = operationsOf(annotated);
  return {
    title,
    level,
    description,
    groups: tags.map(({ name, description }) => ({
      name,
      description,
      operations: operations
        .filter(({ tags: [first] }) => first === name)
        .map((operation) => operationEntry(operation, level)),
    })),
  };
}

function operationEntry(operation: Operation, level: number): OperationEntry {
  const { id, summary = "", method, path, isAuthenticated } = operation;
  const requests = fieldsBodyOf(operation)?.media.examples ?? [];
  return {
    ...noted(operation),
    id,
    summary,
    method,
    path,
    authentication: isAuthenticated
      ? "Requests authenticate with HTTP Basic: e-mail address, `<EMAIL>`, and API key, `<API_KEY>`."
      : "No credentials are needed.",
    parameters: operation.parameters.map((parameter) => ({
      ...fieldOf(parameter.name, parameter.schema, parameter.isRequired),
      ...noted(parameter),
    })),
    body: bodyOf(operation),
    samples: samplesOf(operation, exampleArguments(operation), level),
    requests: requests.map((example) =>
      exampleEntry(example, requestText(operation, example.value)),
    ),
    responses: operation.responses.map(responseEntry),
  };
}

const titles = { form: "Form-encoded body", json: "JSON body" };

/** The fields of a body; of one that travels as JSON text it is said, as no type does. */
function bodyOf(operation: Operation): OperationEntry["body"] {
  const body = fieldsBodyOf(operation);
  if (body === undefined) return undefined;
  const fields = argumentsOf(operation)
    .filter(({ in: place }) => place === body.in)
    .map(({ name, schema, isRequired, isJsonText, examples }) => {
      const field = fieldOf(name, schema, isRequired);
      if (!isJsonText || schema === undefined) return field;
      const paragraphs = [field.description, formNote(schema.keywords, examples[0])];
      return { ...field, description: paragraphs.filter((text) => text !== "").join("\n\n") };
    });
  return { title: titles[body.in], fields };
}

/** The value of a request's example as it is sent, a line for each field of a form. */
function requestText(operation: Operation, value: Json): string {
  if (fieldsBodyOf(operation)?.in !== "form") return JSON.stringify(value, null, 2);
  const given = argumentsOf(operation).flatMap((argument) => {
    const item = isObject(value) ? value[argument.name] : undefined;
    return item === undefined ? [] : [`${argument.name}=${wireText(item, argument)}`];
  });
  return given.join("\n");
}

function responseEntry(response: DocumentedResponse): ResponseEntry {
  const { status, headers, content } = response;
  const json = content.find(({ name }) => name === "application/json");
  return {
    ...noted(response),
    status,
    headers: headers.map((header) => ({
      ...fieldOf(header.name, header.schema, header.isRequired),
      ...noted(header),
    })),
    bodies: shapesOf(json?.schema),
    examples: (json?.examples ?? []).map((example) =>
      exampleEntry(example, JSON.stringify(example.value, null, 2)),
    ),
  };
}

const exampleEntry = (example: Example, text: string): ExampleEntry => ({
  ...noted(example),
  name: example.name,
  summary: example.summary ?? example.name,
  text,
});

/**
 * The shapes of an object, alternatives told apart; none where a value is no object, nor within itself,
 * where it has been told.
 */
function shapesOf(schema: Schema | undefined, around: readonly string[] = []): readonly Shape[] {
  if (schema === undefined || around.includes(schema.pointer)) return [];
  const alternatives = alternativesOf(schema);
  return alternatives.flatMap((alternative) => {
    const { pointer, properties } = alternative;
    // An only shape is known by what holds it.
    const name = alternatives.length > 1 ? alternative.name : undefined;
    if (properties.size === 0 || around.includes(pointer)) return [];
    const inside = [...around, schema.pointer, pointer];
    const [code] = properties.get("code")?.schema.values ?? [];
    const fields = [...properties.values()].map((property) =>
      fieldOf(property.name, property.schema, property.isRequired, inside),
    );
    return [{ ...noted(alternative), name: String(code ?? name ?? ""), fields }];
  });
}

function fieldOf(
  name: string,
  schema: Schema | undefined,
  isRequired: boolean,
  around: readonly string[] = [],
): Field {
  return {
    description: "",
    badges: [],
    ...(schema === undefined ? {} : noted(schema)),
    name,
    type: typeOf(schema),
    isRequired,
    values: schema === undefined ? [] : valuesOf(schema),
    shapes: shapesOf(schema?.items ?? schema, around),
  };
}

function typeOf(schema: Schema | undefined): string {
  const types = schema?.types ?? [];
  if (types.join() !== "array") return types.length === 0 ? "object" : types.join(" or ");
  return `array of ${schema?.items === undefined ? "anything" : `${typeOf(schema.items)}s`}`;
}

function valuesOf({ values, branches, extensions }: Schema): Field["values"] {
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
