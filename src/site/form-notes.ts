import type { OpenApiDocument } from "../../src/levels/index.ts";
import { dereference, isObject, type Json, type JsonObject } from "../document/json.ts";
import type { OperationRow as Operation } from "../document/operation-row.ts";
import { codeSpan, textLine } from "../generate/plain-markdown.ts";
import { appendToDescription } from "./annotate.ts";
import { operationAt } from "./site.ts";

/**
 * Says of each form field that travels as JSON text that it does, with an example, and shows such
 * fields as text in the named examples: neither Redoc nor any other tool reads `encoding`, and Redoc
 * would show a list as repeated keys, which the service does not accept.
 */
export function noteFormEncoding(
  document: OpenApiDocument,
  operations: readonly Operation[],
): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { method, path, parameters } of operations) {
    const body = dereference(copy, operationAt(copy, path, method).requestBody);
    const content = isObject(body) && isObject(body.content) ? body.content : {};
    const form = content["application/x-www-form-urlencoded"];
    const schema = isObject(form) ? dereference(copy, form.schema) : undefined;
    if (!isObject(form) || !isObject(schema) || !isObject(schema.properties)) continue;
    const values = Object.values(isObject(form.examples) ? form.examples : {})
      .map((example) => dereference(copy, example))
      .filter(isObject)
      .map(({ value }) => value)
      .filter(isObject);
    for (const [name, { encoding }] of Object.entries(parameters)) {
      const property = schema.properties[name];
      if (encoding !== "json" || !isObject(property)) continue;
      const target = dereference(copy, property);
      if (!isObject(target)) continue;
      const own: JsonObject = { ...target };
      schema.properties[name] = own;
      const shown = values.map((value) => value[name]).filter((value) => value !== undefined);
      appendToDescription(own, formNote(target, shown[0]));
      for (const value of values) {
        if (value[name] !== undefined) value[name] = JSON.stringify(value[name]);
      }
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
