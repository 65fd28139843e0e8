// @ts-nocheck
import { Ajv2020 } from "ajv/dist/2020.js";
import { isObject, type Json, type JsonObject, join } from "../../src/document/json.ts";
import type { OperationRow as Operation } from "../../src/document/operation-row.ts";
import type { OpenApiDocument } from "../../src/levels/index.ts";
import { at } from "./subject.ts";

/** What is wrong with the body of an answer, or `undefined`. */
export type BodyCheck = (operation: Operation, status: number, body: unknown) => string | undefined;

const known = new WeakMap<OpenApiDocument, BodyCheck>();

/**
 * Judges bodies by the schemas of a document in which an object has no field that is not declared,
 * unless its schema says that it has.
 */
export function bodyCheckOf(document: OpenApiDocument): BodyCheck {
  const found = known.get(document);
  if (found !== undefined) return found;
  const ajv = new Ajv2020({ strict: false, strictNumbers: true, validateFormats: false });
  ajv.addSchema(closed(document) as JsonObject, "closed"); // A copy of an object is one.
  const check: BodyCheck = (operation, status, body) => {
    const pointer = schemaPointer(document, operation, status);
    if (pointer === undefined) return `status ${status} is not declared`;
    const schema = `closed${pointer.replaceAll("{", "%7B").replaceAll("}", "%7D")}`;
    const validate = ajv.getSchema(schema);
    if (validate === undefined) return `nothing stands at ${pointer}`;
    return validate(body) === true
      ? undefined
      : ajv.errorsText(validate.errors, { dataVar: "body" });
  };
  known.set(document, check);
  return check;
}

/** A copy in which each property, item and body is closed with `unevaluatedProperties: false`. */
function closed(node: Json, key = ""): Json {
  if (Array.isArray(node)) return node.map((element) => closed(element));
  if (!isObject(node)) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([name, child]): [string, Json] => {
      if (["example", "examples", "const", "enum", "not"].includes(name)) return [name, child];
      const isMapOfSchemas = key === "properties" && isObject(child);
      return [name, isMapOfSchemas ? close(closed(child)) : closed(child, name)];
    }),
  );
  return key === "items" || key === "schema" ? close(copy) : copy;
}

const close = (schema: Json): Json =>
  isObject(schema) ? { ...schema, unevaluatedProperties: false } : schema;

function schemaPointer(
  document: OpenApiDocument,
  { path, method }: Operation,
  status: number,
): string | undefined {
  const item = at(document, document.paths, path);
  const node = at(document, item, method.toLowerCase());
  const responses = node?.responses;
  const response = isObject(responses) ? responses[String(status)] : undefined;
  if (!isObject(response)) return undefined;
  const base =
    typeof response.$ref === "string"
      ? response.$ref
      : ["paths", path, method.toLowerCase(), "responses", String(status)].reduce(join, "#");
  return ["content", "application/json", "schema"].reduce(join, base);
}
