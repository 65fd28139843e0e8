import { mapChildren, methods, type ObjectKind } from "../document/grammar.ts";
import {
  changeField,
  dereference,
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  type OpenApiDocument,
  onlyFields,
  typeOf,
} from "../document/json.ts";

/**
 * A document in the one form in which `redocly diff` compares two: what OpenAPI and JSON Schema let authors write in
 * several ways is written in one. A part that is in this form already stays at its place.
 */
export function inOneForm(document: OpenApiDocument): OpenApiDocument {
  const formed = (node: JsonObject, kind: ObjectKind): JsonObject => {
    const own = kind === "schema" ? oneSchema(document, node) : node;
    const copy = mapChildren(own, kind, (child) => formed(child.node, child.kind));
    if (kind === "parameter" && copy.in === "header") {
      return changeField(copy, "name", (name) => String(name).toLowerCase());
    }
    return kind === "response" ? changeField(copy, "headers", inLowerCase) : copy;
  };
  return withBasePath(onOperations(document, formed(document, "document")));
}

/** Writes what applies to all operations of a path, or to all of the document, on each operation. */
function onOperations(document: OpenApiDocument, { security, ...whole }: JsonObject): JsonObject {
  const keyOf = (node: Json) => {
    const { in: place, name } = Object(dereference(document, node));
    return `${place} ${name}`;
  };
  return changeField(whole, "paths", (paths) =>
    mapValues(Object(paths), (item) => {
      if (!isObject(item) || "$ref" in item) return item;
      const { parameters = [], ...rest } = item;
      return mapValues(rest, (operation, method) => {
        if (!methods.some((one) => one === method) || !isObject(operation)) return operation;
        const own = [operation.parameters ?? []].flat();
        const names = new Set(own.map(keyOf));
        const others = [parameters].flat().filter((one) => !names.has(keyOf(one)));
        return {
          ...(security !== undefined && { security }),
          ...operation,
          ...(own.length + others.length > 0 && { parameters: [...others, ...own] }),
        };
      });
    }),
  );
}

/** Names of headers are the same in any case (RFC 9110 §5.1). */
const inLowerCase = (headers: Json): Json =>
  isObject(headers)
    ? Object.fromEntries(
        Object.entries(headers).map(([name, header]) => [name.toLowerCase(), header]),
      )
    : headers;

/** Moves the path that all servers of a document have in their addresses to its paths. */
function withBasePath(document: JsonObject): JsonObject {
  const { servers, paths } = document;
  const others = Object.values(Object(paths) as JsonObject).flatMap((item) => [
    item,
    ...Object.values(Object(item)),
  ]);
  if (!Array.isArray(servers) || servers.length === 0 || !isObject(paths)) return document;
  if (others.some((node) => isObject(node) && "servers" in node)) return document;
  const urls = servers.map((server) => /^([a-z]+:\/\/[^/]+)?(\/.*)?$/i.exec(Object(server).url));
  const [first = ""] = new Set(urls.map((url) => (url?.[2] ?? "").replace(/\/$/, "")));
  const isShared = urls.every((url) => (url?.[2] ?? "").replace(/\/$/, "") === first);
  if (!isShared || first === "" || first.includes("{")) return document;
  const bare = servers.map((server, index) => ({
    ...Object(server),
    url: urls[index]?.[1] ?? "/",
  }));
  const moved = Object.entries(paths).map(([path, item]) => [first + path, item] as const);
  return { ...document, servers: bare, paths: Object.fromEntries(moved) };
}

/** Keywords of which each part of an `allOf` may have its own: both hold. */
const joined = new Set(["properties", "required", "type", "description", "title", "example"]);
/** Keywords that look at what other keywords of the same schema leave. */
const closed = new Set([
  "additionalProperties",
  "unevaluatedProperties",
  "discriminator",
  "oneOf",
  "anyOf",
  "not",
  "if",
  "$dynamicRef",
]);

/** One step: a schema whose own keywords are in the one form; those of its parts are not. */
function oneSchema(document: OpenApiDocument, schema: JsonObject): JsonObject {
  const whole = inOneObject(document, schema, []) ?? schema;
  return withTypeOfValues(withNull(document, whole));
}

/** A schema of several objects as one, without `allOf`; `undefined` if that would change its meaning. */
function inOneObject(
  document: OpenApiDocument,
  schema: JsonObject,
  within: readonly string[],
): JsonObject | undefined {
  const { $ref, allOf, ...own } = schema;
  if (!Array.isArray(allOf)) return undefined;
  const parts: JsonObject[] = [];
  for (const part of [...($ref === undefined ? [] : [{ $ref }]), ...allOf, own]) {
    if (!isObject(part)) return undefined;
    const target = typeof part.$ref === "string" ? dereference(document, part) : part;
    if (!isObject(target) || within.includes(String(part.$ref))) return undefined;
    const inner = [...within, ...(typeof part.$ref === "string" ? [part.$ref] : [])];
    parts.push(inOneObject(document, target, inner) ?? target);
  }
  const [first = {}, ...others] = parts.filter((part) => Object.keys(part).length > 0);
  if (others.length === 0) return first;
  if ([first, ...others].some((part) => Object.keys(part).some((key) => closed.has(key)))) {
    return undefined;
  }
  const merged: JsonObject = {};
  for (const part of [first, ...others]) {
    if (part.type !== undefined && part.type !== "object") return undefined;
    for (const [key, value] of Object.entries(part)) {
      const before = merged[key];
      if (before === undefined || key === "description" || key === "title") merged[key] = value;
      else if (key === "required") merged[key] = [...new Set([before, value].flat())];
      else if (key === "properties" && isObject(before) && isObject(value)) {
        const isTwice = Object.keys(value).some(
          (name) => name in before && JSON.stringify(before[name]) !== JSON.stringify(value[name]),
        );
        if (isTwice) return undefined;
        merged[key] = { ...before, ...value };
      } else if (!joined.has(key) && JSON.stringify(before) !== JSON.stringify(value)) {
        return undefined;
      }
    }
  }
  return merged;
}

const isNull = (schema: Json): boolean => isObject(schema) && schema.type === "null";

/** A union with null as a type of its own, and a union of one schema as this schema. */
function withNull(document: OpenApiDocument, schema: JsonObject): JsonObject {
  const { oneOf, anyOf, ...own } = schema;
  const branches = oneOf ?? anyOf;
  const hasBoth = oneOf !== undefined && anyOf !== undefined;
  if (!Array.isArray(branches) || hasBoth) return schema;
  const values = branches.filter((branch) => !isNull(branch));
  const [only] = values;
  const says = Object.keys(onlyFields(own, (name) => name !== "description" && name !== "title"));
  if (values.length !== 1 || !isObject(only) || says.length > 0) return schema;
  if (values.length === branches.length) return { ...own, ...only };
  const target = dereference(document, only);
  if (!isObject(target) || "oneOf" in target || "anyOf" in target) return schema;
  const whole = inOneObject(document, target, []) ?? target;
  if (whole.type === undefined || "const" in whole) return schema;
  const type = [...new Set([whole.type, "null"].flat())];
  const listed = Array.isArray(whole.enum) && { enum: [...new Set([...whole.enum, null])] };
  return { ...own, ...whole, type, ...listed };
}

/** A constant as an `enum` of one value, and without the type that all its values have anyway. */
function withTypeOfValues({ const: only, ...schema }: JsonObject): JsonObject {
  const node: JsonObject = only === undefined ? schema : { ...schema, enum: [only] };
  const { enum: values, type, ...others } = node;
  if (Array.isArray(type) && type.length === 1)
    return withTypeOfValues({ ...node, type: type[0] as Json });
  if (!Array.isArray(values)) return node;
  const allowed = [type ?? []].flat();
  const isTyped = (value: Json) =>
    allowed.length === 0 ||
    allowed.includes(typeOf(value)) ||
    (allowed.includes("number") && typeOf(value) === "integer");
  return { ...others, enum: values.filter(isTyped) };
}
