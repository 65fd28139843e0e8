import { argumentsOf, fieldsBodyOf } from "../document/arguments.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolve,
} from "../document/json.ts";
import { operationsOf } from "../document/operation.ts";
import { codeSpan, textLine } from "../generate/plain-markdown.ts";
import { appendToDescription } from "../generate/published.ts";

/**
 * Says of each form field that travels as JSON text that it does, with an example, and shows such
 * fields as text in the named examples: neither Redoc nor any other tool reads `encoding`, and Redoc
 * would show a list as repeated keys, which the service does not accept.
 */
export function noteFormEncoding(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  const noted = operationsOf(copy).flatMap((operation) =>
    argumentsOf(operation)
      .filter(({ in: place, isJsonText }) => place === "form" && isJsonText)
      .map((argument) => ({ ...argument, body: fieldsBodyOf(operation)?.media.examples ?? [] })),
  );
  const fields = new Map(noted.flatMap((one) => (one.schema ? [[one.schema.place, one]] : [])));
  for (const [place, { schema, examples }] of fields) {
    const property = resolve(copy, place);
    if (!isObject(property)) continue;
    Object.assign(property, schema?.keywords);
    delete property.$ref;
    appendToDescription(property, formNote(property, examples[0]));
  }
  // Operations may share an example, which becomes text once.
  const texts = new Map<JsonObject, Set<string>>();
  for (const { name, body } of noted) {
    for (const { value } of body) {
      if (isObject(value)) texts.set(value, (texts.get(value) ?? new Set()).add(name));
    }
  }
  for (const [value, names] of texts) {
    for (const name of names) {
      if (value[name] !== undefined) value[name] = JSON.stringify(value[name]);
    }
  }
  return copy;
}

/** For example "JSON-encoded list, for example `[3,1,2]`." */
export function formNote(schema: JsonObject, example: Json | undefined): string {
  const names: Readonly<Record<string, string>> = { array: "list" };
  const type = String(schema.type);
  const shown = example === undefined ? "" : `, for example ${codeSpan(JSON.stringify(example))}`;
  return `JSON-encoded ${names[type] ?? textLine(type)}${shown}.`;
}
