import { dereference, isObject, type Json, type JsonObject } from "../document/json.ts";
import type { OperationRow as Operation } from "../document/operation-row.ts";
import { exampleArguments } from "../generate/request-example.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { type Badge, readBadges } from "./annotate.ts";
import { noteFormEncoding } from "./form-notes.ts";
import { type Sample, samplesOf } from "./samples.ts";
import { operationAt } from "./site.ts";

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

export interface OperationEntry extends Described {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  readonly isAuthenticated: boolean;
  /** Path and query parameters. */
  readonly parameters: readonly Field[];
  /** Fields of the form-encoded body. */
  readonly form: readonly Field[];
  readonly samples: readonly Sample[];
  readonly requests: readonly ExampleEntry[];
  readonly responses: readonly ResponseEntry[];
}

export interface ResponseEntry extends Described {
  readonly status: string;
  readonly headers: readonly Field[];
  /** The shapes that the body may have: one on success, the documented errors otherwise. */
  readonly bodies: readonly Shape[];
  readonly examples: readonly ExampleEntry[];
}

/** One shape of an object. */
export interface Shape extends Described {
  /** The name of its schema, or the `code` of an error. */
  readonly name: string;
  readonly fields: readonly Field[];
}

export interface Field extends Described {
  readonly name: string;
  /** For example `array of integers`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** The values that it may have, with their meaning where they have one. */
  readonly values: readonly { readonly value: string; readonly meaning?: string }[];
  /** What an object, or each element of an array, holds; several shapes where they are alternatives. */
  readonly shapes: readonly Shape[];
}

export interface ExampleEntry extends Described {
  readonly name: string;
  readonly summary: string;
  readonly text: string;
}

interface Described {
  readonly description: string;
  readonly badges: readonly Badge[];
}

/** Reads an annotated projection (annotate.ts) for the pages that need no JavaScript. */
export function referenceOf(
  annotated: OpenApiDocument,
  operations: readonly Operation[],
  level: number,
): Reference {
  const document = noteFormEncoding(annotated, operations);
  const info = isObject(document.info) ? document.info : {};
  const entries = operations.map((operation) => {
    const node = operationAt(document, operation.path, operation.method);
    const [tag] = Array.isArray(node.tags) ? node.tags : [];
    const values = exampleArguments(annotated, operation);
    return { tag, entry: operationEntry(document, operation, node, values, level) };
  });
  const tags = Array.isArray(document.tags) ? document.tags.filter(isObject) : [];
  return {
    title: String(info.title),
    level,
    description: String(info.description ?? ""),
    groups: tags.map(({ name, description }) => ({
      name: String(name),
      description: String(description ?? ""),
      operations: entries.filter(({ tag }) => tag === name).map(({ entry }) => entry),
    })),
  };
}

function operationEntry(
  document: OpenApiDocument,
  operation: Operation,
  node: JsonObject,
  values: Readonly<Record<string, Json>>,
  level: number,
): OperationEntry {
  const parameters = (Array.isArray(node.parameters) ? node.parameters : [])
    .map((parameter) => dereference(document, parameter))
    .filter(isObject)
    .map((parameter) => ({
      ...field(document, String(parameter.name), parameter.schema, parameter.required === true),
      ...described(parameter),
    }));
  const body = dereference(document, node.requestBody);
  const content = isObject(body) && isObject(body.content) ? body.content : {};
  const form = content["application/x-www-form-urlencoded"];
  const responses = isObject(node.responses) ? node.responses : {};
  return {
    ...described(node),
    id: operation.id,
    summary: String(node.summary),
    method: operation.method,
    path: operation.path,
    isAuthenticated: operation.isAuthenticated,
    parameters,
    form: isObject(form) ? (shapesOf(document, form.schema)[0]?.fields ?? []) : [],
    samples: samplesOf(operation, values, level),
    requests: isObject(form) ? examplesOf(document, form, formText) : [],
    responses: Object.entries(responses).map(([status, response]) =>
      responseEntry(document, status, dereference(document, response)),
    ),
  };
}

function responseEntry(
  document: OpenApiDocument,
  status: string,
  node: Json | undefined,
): ResponseEntry {
  const response = isObject(node) ? node : {};
  const content = isObject(response.content) ? response.content : {};
  const media = content["application/json"];
  const headers = Object.entries(isObject(response.headers) ? response.headers : {}).flatMap(
    ([name, header]) => {
      const target = dereference(document, header);
      if (!isObject(target)) return [];
      const required = target.required === true;
      return [{ ...field(document, name, target.schema, required), ...described(target) }];
    },
  );
  return {
    ...described(response),
    status,
    headers,
    bodies: isObject(media) ? shapesOf(document, media.schema) : [],
    examples: isObject(media)
      ? examplesOf(document, media, (value) => JSON.stringify(value, null, 2))
      : [],
  };
}

function examplesOf(
  document: OpenApiDocument,
  media: JsonObject,
  textOf: (value: Json) => string,
): ExampleEntry[] {
  return Object.entries(isObject(media.examples) ? media.examples : {}).flatMap(
    ([name, example]) => {
      const target = dereference(document, example);
      if (!isObject(target)) return [];
      const summary = String(target.summary ?? name);
      return [{ ...described(target), name, summary, text: textOf(target.value ?? null) }];
    },
  );
}

function formText(value: Json): string {
  return Object.entries(isObject(value) ? value : {})
    .map(([name, item]) => `${name}=${item}`)
    .join("\n");
}

/**
 * The shapes of an object, alternatives told apart; none where a value is no object, nor within itself,
 * where it has been told.
 */
function shapesOf(
  document: OpenApiDocument,
  schema: Json | undefined,
  around: readonly JsonObject[] = [],
  inherited = "",
): readonly Shape[] {
  const target = dereference(document, schema);
  if (!isObject(target) || around.includes(target)) return [];
  const inside = [...around, target];
  const name =
    isObject(schema) && typeof schema.$ref === "string"
      ? (schema.$ref.split("/").at(-1) ?? "")
      : inherited;
  const branches = target.oneOf ?? target.anyOf;
  if (Array.isArray(branches)) {
    return branches.flatMap((branch) => shapesOf(document, branch, inside, name));
  }
  const parts = partsOf(document, target);
  const required = new Set(
    parts.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
  );
  const fields = new Map<string, Field>();
  for (const { properties } of parts) {
    for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
      fields.set(name, field(document, name, property, required.has(name), inside));
    }
  }
  if (fields.size === 0) return [];
  const code = fields.get("code")?.values[0]?.value;
  return [
    {
      ...described(target),
      name: code === undefined ? name : String(JSON.parse(code)),
      fields: [...fields.values()],
    },
  ];
}

function partsOf(document: OpenApiDocument, schema: JsonObject): JsonObject[] {
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  return [
    schema,
    ...parts
      .map((part) => dereference(document, part))
      .filter(isObject)
      .flatMap((part) => partsOf(document, part)),
  ];
}

function field(
  document: OpenApiDocument,
  name: string,
  schema: Json | undefined,
  isRequired: boolean,
  around: readonly JsonObject[] = [],
): Field {
  const target = dereference(document, schema);
  const node = isObject(target) ? target : {};
  return {
    ...described(node),
    name,
    type: typeOf(document, node),
    isRequired,
    values: valuesOf(node),
    shapes: shapesOf(document, node.type === "array" ? node.items : node, around),
  };
}

function typeOf(document: OpenApiDocument, schema: JsonObject): string {
  if (schema.type === "array") {
    const items = dereference(document, schema.items);
    return `array of ${isObject(items) ? `${typeOf(document, items)}s` : "anything"}`;
  }
  const types = [schema.type].flat().filter((type) => typeof type === "string");
  return types.length === 0 ? "object" : types.join(" or ");
}

function valuesOf(schema: JsonObject): Field["values"] {
  const meanings = isObject(schema["x-enumDescriptions"]) ? schema["x-enumDescriptions"] : {};
  const branches = Array.isArray(schema.oneOf) ? schema.oneOf.filter(isObject) : [];
  const values =
    schema.const !== undefined
      ? [{ value: schema.const, meaning: undefined }]
      : Array.isArray(schema.enum)
        ? schema.enum.map((value) => ({ value, meaning: meanings[String(value)] }))
        : branches
            .filter((branch) => branch.const !== undefined)
            .map((branch) => ({ value: branch.const ?? null, meaning: branch.title }));
  return values.map(({ value, meaning }) => ({
    value: JSON.stringify(value),
    ...(meaning === undefined ? {} : { meaning: String(meaning) }),
  }));
}

function described(node: JsonObject): Described {
  return {
    description: typeof node.description === "string" ? node.description.trim() : "",
    badges: readBadges(node),
  };
}
