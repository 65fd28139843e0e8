import { isDeepStrictEqual as isSame } from "node:util";
import { mapChildren, methods, type ObjectKind } from "../document/grammar.ts";
import {
  changeField,
  dereference,
  distinct,
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  type OpenApiDocument,
  onlyFields,
  resolve,
  typeOf,
} from "../document/json.ts";
import { isJson } from "../document/media-type.ts";
import { schemaForm } from "../levels/schema-form.ts";
import { isForReaders } from "../levels/sentence.ts";

/**
 * Two documents in the one form in which `redocly diff` compares them: what OpenAPI and JSON Schema let authors write in
 * several ways is written in one. A part that is in this form already stays at its place.
 */
export function inOneForm(
  base: OpenApiDocument,
  revision: OpenApiDocument,
): [base: OpenApiDocument, revision: OpenApiDocument] {
  const [before, now] = [formed(base), formed(revision)];
  const found = [before, withSchemesOf(before, now)] as const;
  const prefixes = new Set(found.flatMap((document) => operationsIn(document).map(basePathOf)));
  return found.map((document) => withServers(document, prefixes.size > 1)) as [
    OpenApiDocument,
    OpenApiDocument,
  ];
}

function formed(document: OpenApiDocument): JsonObject {
  const formOf = schemaForm({
    isText: (keyword) => isForReaders("schema", keyword),
    targetOf: ($ref) => resolve(document, $ref),
    read: checking,
  });
  const written = new Map<JsonObject, JsonObject>();
  const writeSchema = (schema: JsonObject): JsonObject => {
    const known = written.get(schema);
    if (known !== undefined) return known;
    written.set(schema, schema); // While it is being written, for a schema that is composed of itself.
    const { const: only, ...form } = formOf(schema);
    // `redocly diff` rates the values of `enum`, but not `const`.
    const listed = only === undefined ? form : { ...form, enum: [only] };
    const found = mapChildren(listed, "schema", ({ node }) => writeSchema(node));
    written.set(schema, found);
    return found;
  };
  const write = (node: JsonObject, kind: ObjectKind): JsonObject => {
    if (kind === "schema") return writeSchema(node);
    const copy = mapChildren(node, kind, (child) => write(child.node, child.kind));
    return inLowerCaseWithoutDefaults(changeField(copy, "content", withMediaTypes), kind);
  };
  return onOperations(document, write(document, "document"));
}

/** Values of keywords of schemas that check nothing. */
const unchecking: JsonObject = {
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  uniqueItems: false,
  additionalProperties: true,
  items: true,
  minItems: 0,
  minLength: 0,
  minProperties: 0,
};

/**
 * The formats that tools check: those of JSON Schema 2020-12 (Validation §7.3), and those of OpenAPI 3.1 (§4.4) that
 * exclude values. The others, for example `int64` and `password`, are hints.
 */
const checkedFormats =
  /^(date|time|date-time|duration|(idn-)?(email|hostname)|ipv[46]|[iu]ri(-reference)?|uri-template|uuid|(relative-)?json-pointer|regex|int32|byte|binary)$/;

/** A schema without keywords that check nothing, with the types of its values. */
function checking(schema: JsonObject): JsonObject {
  const isNone = (name: string) => {
    const value = schema[name] as Json;
    if (name === "format") return !checkedFormats.test(String(value));
    const none = unchecking[name];
    return none !== undefined && (isSame(value, none) || (none === true && isSame(value, {})));
  };
  const said = onlyFields(schema, (name) => !isNone(name));
  const { type, enum: values = schema.const === undefined ? [] : [schema.const] } = said;
  if (type !== undefined || !Array.isArray(values) || values.length === 0) return said;
  const types = distinct(values.map(typeOf));
  return {
    ...said,
    type: types.includes("number") ? types.filter((one) => one !== "integer") : types,
  };
}

/** The default `style` by place of a parameter (OpenAPI 3.1 §4.8.12.2). */
const styles: JsonObject = { query: "form", cookie: "form", path: "simple", header: "simple" };

/** The fields of objects other than schemas that have no effect if they are `false`. */
const silent: Partial<Record<ObjectKind, readonly string[]>> = {
  parameter: ["required", "deprecated", "allowEmptyValue", "allowReserved"],
  header: ["required", "deprecated"],
  requestBody: ["required"],
  operation: ["deprecated"],
};

/** An object without the fields that have their default value. */
function withoutDefaults(node: JsonObject, kind: ObjectKind): JsonObject {
  const said = onlyFields(node, (name) => node[name] !== false || !silent[kind]?.includes(name));
  if (kind !== "parameter" && kind !== "header") return said;
  const usual = kind === "header" ? "simple" : styles[String(node.in)];
  const { style = usual, explode = style === "form", ...others } = said;
  return {
    ...others,
    ...(style !== usual && { style: style as Json }),
    ...(explode !== (style === "form") && { explode }),
  };
}

/** What other parts of a document say, so that OpenAPI ignores it as a parameter (§4.8.12.2) or as a header (§4.8.17). */
const ignored = { parameter: /^(accept|content-type|authorization)$/i, header: /^content-type$/i };

/** An object without fields that have their default value; names of headers in lower case. */
function inLowerCaseWithoutDefaults(node: JsonObject, kind: ObjectKind): JsonObject {
  if (kind === "response") return changeField(node, "headers", inLowerCase);
  const said = withoutDefaults(node, kind);
  return kind === "parameter" && node.in === "header"
    ? changeField(said, "name", (name) => String(name).toLowerCase())
    : said;
}

/** Names of headers are the same in any case (RFC 9110 §5.1). */
function inLowerCase(headers: Json): Json | undefined {
  const named = Object.entries(Object(headers) as JsonObject)
    .filter(([name]) => !ignored.header.test(name))
    .map(([name, header]) => [name.toLowerCase(), header] as const);
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** Names of media types are the same in any case (RFC 9110 §8.3.1), and JSON has no `charset` (RFC 8259 §11). */
function withMediaTypes(content: Json): Json {
  if (!isObject(content)) return content;
  const named = Object.entries(content).map(([name, media]) => {
    const [type = "", ...rest] = name.split(";").map((part) => part.trim());
    const all = isJson(type) ? rest.filter((one) => !/^charset=/i.test(one)) : rest;
    return [[type.toLowerCase(), ...all].join("; "), media] as const;
  });
  const isClear = new Set(named.map(([name]) => name)).size === named.length;
  return isClear ? Object.fromEntries(named) : content;
}

const mapOperations = (
  paths: Json | undefined,
  change: (operation: JsonObject, item: JsonObject) => JsonObject,
): JsonObject =>
  mapValues(Object(paths), (item) =>
    mapValues(Object(item), (operation, method) =>
      methods.some((one) => one === method) && isObject(operation)
        ? change(operation, Object(item))
        : operation,
    ),
  );

const operationsIn = ({ paths }: JsonObject): JsonObject[] =>
  Object.values(Object(paths) as JsonObject).flatMap((item) =>
    methods.map((method): Json => Object(item)[method]).filter(isObject),
  );

/** Writes what applies to all operations of a path, or to all of the document, on each operation. */
function onOperations(
  document: OpenApiDocument,
  { security: shared, servers = [{ url: "/" }], ...whole }: JsonObject,
): JsonObject {
  const readIn = (node: Json) => Object(dereference(document, node)) as JsonObject;
  const keyOf = (node: Json) => `${readIn(node).in} ${readIn(node).name}`;
  const items = mapValues(Object(whole.paths), (item) => Object(dereference(whole, item)));
  const paths = mapOperations(items, (operation, item) => {
    const own = [operation.parameters ?? []].flat();
    const names = new Set(own.map(keyOf));
    const others = [item.parameters ?? []].flat().filter((one) => !names.has(keyOf(one)));
    const parameters = [...others, ...own].filter((one) => {
      const { in: place, name } = readIn(one);
      return place !== "header" || !ignored.parameter.test(String(name));
    });
    const { security = shared } = operation;
    const isOpen = security === undefined || isSame(security, []) || isSame(security, [{}]);
    const { parameters: _, security: __, ...rest } = operation;
    return {
      servers: (item.servers ?? servers) as Json,
      ...rest,
      ...(!isOpen && { security }),
      ...(parameters.length > 0 && { parameters }),
    };
  });
  const bare = mapValues(paths, (item) =>
    onlyFields(Object(item), (name) => name !== "parameters" && name !== "servers"),
  );
  return { ...whole, servers, paths: bare };
}

/** A revision in which a security scheme of another name, but the same form, has the name that it has in the base. */
function withSchemesOf(base: JsonObject, revision: JsonObject): JsonObject {
  const [known, own] = [base, revision].map(
    ({ components }) => Object(Object(components).securitySchemes) as JsonObject,
  ) as [JsonObject, JsonObject];
  const formOf = (scheme: Json | undefined) =>
    onlyFields(Object(scheme), (name) => !isForReaders("securityScheme", name));
  const named = (name: string): string => {
    if (Object.hasOwn(known, name)) return name;
    const like = Object.keys(known).filter(
      (one) => !Object.hasOwn(own, one) && isSame(formOf(known[one]), formOf(own[name])),
    );
    return like.length === 1 ? (like[0] as string) : name;
  };
  const renamed = (members: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(members).map(([name, value]) => [named(name), value]));
  return {
    ...revision,
    ...(revision.components !== undefined && {
      components: changeField(Object(revision.components), "securitySchemes", () => renamed(own)),
    }),
    paths: mapOperations(revision.paths, (operation) =>
      changeField(operation, "security", (all) =>
        Array.isArray(all) ? all.map((one) => renamed(Object(one))) : all,
      ),
    ),
  };
}

const address = /^([a-z]+:\/\/[^/]+)?(\/.*)?$/i;

/** The path that all servers of an operation have in their addresses; empty if they differ, or leave it open. */
function basePathOf({ servers }: JsonObject): string {
  const paths = [servers ?? []].flat().map((server) => {
    const [, , path = ""] = address.exec(String(Object(server).url)) ?? [];
    return path.replace(/\/$/, "");
  });
  const [first = "", ...others] = new Set(paths);
  return others.length > 0 || first.includes("{") ? "" : first;
}

/** Writes servers once if all operations have the same; if `isMoved`, with their path in the paths. */
function withServers(document: JsonObject, isMoved: boolean): JsonObject {
  const bare = (operation: JsonObject): JsonObject => ({
    ...operation,
    servers: [operation.servers ?? []].flat().map((server) => {
      const path = isMoved ? basePathOf(operation) : "";
      const url = String(Object(server).url).replace(/\/$/, "");
      return { ...Object(server), url: url.slice(0, url.length - path.length) || "/" };
    }),
  });
  const paths: JsonObject = {};
  for (const [path, item] of Object.entries(Object(document.paths) as JsonObject)) {
    const others = onlyFields(Object(item), (name) => !methods.some((one) => one === name));
    const own = methods.filter((method) => isObject(Object(item)[method]));
    if (own.length === 0) paths[path] = item;
    for (const method of own) {
      const operation = Object(item)[method] as JsonObject;
      const moved = (isMoved ? basePathOf(operation) : "") + path;
      paths[moved] = { ...others, ...Object(paths[moved]), [method]: bare(operation) };
    }
  }
  const all = operationsIn({ paths }).map(({ servers }) => servers);
  const [first = bare(document).servers] = all;
  if (all.some((one) => !isSame(one, first))) return { ...document, ...bare(document), paths };
  const shared = mapOperations(paths, (operation) =>
    onlyFields(operation, (name) => name !== "servers"),
  );
  return { ...document, servers: first as Json, paths: shared };
}
