import { methods } from "../../src/levels/grammar.ts";
import { lifeOf, type OpenApiDocument, readMark } from "../../src/levels/index.ts";
import { dereference, isObject, type Json, type JsonObject } from "../../src/levels/json.ts";
import { alternativesOf, propertiesOf } from "../../src/levels/schema.ts";
import type { Operation, OperationError, OperationParameter } from "../../src/operation.ts";
import { header, literal, propertyKey } from "./text.ts";

/** The methods that RFC 9110 §9.2.2 calls idempotent. */
const idempotentMethods = new Set(["get", "head", "options", "trace", "put", "delete"]);

/** The fields that every error has (service-document §7). */
const envelope = new Set(["result", "code", "msg"]);

/** The operations of a document with marks, in its order. */
export function operationsTable(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const pathItem = dereference(document, item);
    if (!isObject(pathItem)) return [];
    return methods.flatMap((method) => {
      const operation = pathItem[method];
      return isObject(operation) ? [describe(document, path, method, pathItem, operation)] : [];
    });
  });
}

/** `operations.gen.ts`: the table, keyed by operation. */
export function emitOperations(operations: readonly Operation[]): string {
  const rows = operations.map(
    (operation) => `  ${propertyKey(operation.id)}: ${literal(operation, "  ")},\n`,
  );
  return `${header("The operations of the specification, all feature levels together.")}/** Every operation by its id. */
export const operations = {
${rows.join("")}} as const;

/** The id of an operation. */
export type OperationId = keyof typeof operations;
`;
}

function describe(
  document: OpenApiDocument,
  path: string,
  method: (typeof methods)[number],
  pathItem: JsonObject,
  operation: JsonObject,
): Operation {
  const { since, until } = lifeOf(readMark(operation));
  const security = operation.security ?? document.security ?? [];
  const responses = Object.entries(operation.responses ?? {});
  return {
    id: String(operation.operationId),
    method: method.toUpperCase() as Operation["method"],
    path,
    isAuthenticated:
      Array.isArray(security) &&
      security.length > 0 &&
      security.every((requirement) => Object.keys(requirement ?? {}).length > 0),
    isIdempotent:
      typeof operation["x-idempotent"] === "boolean"
        ? operation["x-idempotent"]
        : idempotentMethods.has(method),
    isLongPoll: operation["x-long-poll"] === true,
    since,
    ...(until === Number.POSITIVE_INFINITY ? {} : { until }),
    parameters: parametersOf(document, pathItem, operation),
    success: responses.map(([status]) => Number(status)).filter((status) => status < 400),
    errors: responses
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, response]) => errorsOf(document, Number(status), response)),
  };
}

function parametersOf(
  document: OpenApiDocument,
  pathItem: JsonObject,
  operation: JsonObject,
): Operation["parameters"] {
  // It inherits nothing, as a parameter may be called `__proto__`.
  const found: Record<string, OperationParameter> = Object.create(null);
  // Where two share a name, which lint refuses to our own client, one of them is all that a table can tell.
  const add = (name: string, parameter: OperationParameter) => {
    if (!Object.hasOwn(found, name)) found[name] = parameter;
  };
  const [shared, own] = [pathItem.parameters, operation.parameters].map((list) =>
    (Array.isArray(list) ? list : []).map((entry) => dereference(document, entry)).filter(isObject),
  ) as [JsonObject[], JsonObject[]]; // Of two lists there are two.
  // Those of the operation override those of its path (OpenAPI 3.1 §4.8.9.1).
  const isOverridden = (parameter: JsonObject) =>
    own.some((other) => other.name === parameter.name && other.in === parameter.in);
  for (const parameter of [...shared.filter((one) => !isOverridden(one)), ...own]) {
    add(String(parameter.name), {
      in: String(parameter.in) as OperationParameter["in"],
      required: parameter.required === true,
      encoding: parameter.content === undefined ? "raw" : "json",
      ...bounds(parameter),
    });
  }
  const body = dereference(document, operation.requestBody);
  if (!isObject(body) || !isObject(body.content)) return found;
  for (const [mediaType, place] of [
    ["application/x-www-form-urlencoded", "form"],
    ["application/json", "json"],
  ] as const) {
    const media = body.content[mediaType];
    if (!isObject(media)) continue;
    for (const [name, { schema, required }] of propertiesOf(document, media.schema)) {
      add(name, {
        in: place,
        required: required && body.required === true,
        encoding: place === "form" && isJsonText(document, media, name, schema) ? "json" : "raw",
        ...bounds(schema),
      });
    }
    break;
  }
  return found;
}

/** OpenAPI 3.1 §4.8.15: `contentType` decides; without it an object is JSON. */
function isJsonText(
  document: OpenApiDocument,
  media: JsonObject,
  name: string,
  schema: JsonObject,
): boolean {
  const encoding = isObject(media.encoding) ? media.encoding[name] : undefined;
  if (isObject(encoding) && encoding.contentType !== undefined) {
    return encoding.contentType === "application/json";
  }
  const target = dereference(document, schema);
  return isObject(target) && target.type === "object";
}

function bounds(node: JsonObject): Pick<OperationParameter, "since" | "until"> {
  const { since, until } = readMark(node) ?? {};
  return { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) };
}

function errorsOf(document: OpenApiDocument, status: number, node: Json): OperationError[] {
  const response = dereference(document, node);
  const content = isObject(response) && isObject(response.content) ? response.content : {};
  const media = content["application/json"];
  if (!isObject(media)) return [{ status, fields: [] }];
  return alternativesOf(document, media.schema).map((alternative) => {
    const properties = propertiesOf(document, alternative);
    const code = properties.get("code")?.schema.const;
    const fields = [...properties.keys()].filter((name) => !envelope.has(name));
    return { status, ...(typeof code === "string" ? { code } : {}), fields };
  });
}
