import { isDeepStrictEqual as isSame } from "node:util";
import { type Child, mapChildren, methods, type ObjectKind } from "../document/grammar.ts";
import {
  dereference,
  distinct,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  type OpenApiDocument,
  onlyFields,
  resolve,
  typeOf,
} from "../document/json.ts";
import { withParametersOf } from "../document/operation-model.ts";
import { isForReaders } from "../levels/change-sentences.ts";
import { normalSchema } from "../levels/schema-normal-form.ts";

/**
 * Two documents in the one form in which `redocly diff` compares them: what OpenAPI and JSON Schema let authors write in
 * several ways is written in one. A part that is in this form already stays at its place. The base path of servers moves
 * to the paths if the documents then have more paths in common, because one may have it there already.
 */
export function normalizeForDiff(
  base: OpenApiDocument,
  revision: OpenApiDocument,
): [base: OpenApiDocument, revision: OpenApiDocument] {
  const written = [base, revision].map(formed);
  const [apart, moved] = [false, true].map((isMoved) =>
    written.map((document) => onOperations(document, isMoved)),
  ) as [OpenApiDocument[], OpenApiDocument[]];
  const inBoth = ([one, other]: readonly OpenApiDocument[]) =>
    Object.keys(Object(one?.paths)).filter((path) => path in Object(other?.paths)).length;
  return (inBoth(moved) > inBoth(apart) ? moved : apart) as [OpenApiDocument, OpenApiDocument];
}

function formed(document: OpenApiDocument): JsonObject {
  const formOf = normalSchema({
    isText: (keyword) => isForReaders("schema", keyword),
    targetOf: ($ref) => resolve(document, $ref),
    read: checking,
  });
  const written = new Map<JsonObject, JsonObject>();
  const write = (node: JsonObject, kind: ObjectKind): JsonObject => {
    const writeChild = (child: Child) => write(child.node, child.kind);
    if (kind === "parameter") return mapChildren(withoutDefaults(node), kind, writeChild);
    if (kind !== "schema") return mapChildren(node, kind, writeChild);
    const known = written.get(node);
    if (known !== undefined) return known;
    written.set(node, node); // While it is being written, for a schema that is composed of itself.
    // `redocly diff` rates the values of `enum`, but not `const`, and takes properties of any kind for a limit.
    const { const: only, additionalProperties: further = true, ...form } = formOf(node);
    const listOf = {
      ...form,
      ...(only !== undefined && { enum: [only] }),
      ...(further !== true && !isSame(further, {}) && { additionalProperties: further }),
    };
    const found = mapChildren(listOf, kind, writeChild);
    written.set(node, found);
    return found;
  };
  return write(document, "document");
}

/**
 * The formats that tools check: those of JSON Schema 2020-12 (Validation §7.3), and those of OpenAPI 3.1 (§4.4) that
 * exclude values. The others, for example `int64` and `password`, are hints.
 */
const checkedFormats =
  /^(date|time|date-time|duration|(idn-)?(email|hostname)|ipv[46]|[iu]ri(-reference)?|uri-template|uuid|(relative-)?json-pointer|regex|int32|byte|binary)$/;

/** A schema without a format that is a hint, with the types of its values. */
function checking(schema: JsonObject): JsonObject {
  const isHint = "format" in schema && !checkedFormats.test(String(schema.format));
  const checked = isHint ? onlyFields(schema, (name) => name !== "format") : schema;
  const { type, enum: values = schema.const === undefined ? [] : [schema.const] } = checked;
  if (type !== undefined || !Array.isArray(values) || values.length === 0) return checked;
  const types = distinct(values.map(typeOf));
  return {
    ...checked,
    type: types.includes("number") ? types.filter((one) => one !== "integer") : types,
  };
}

/** A parameter without the `style` and `explode` that it has by default (OpenAPI 3.1 §4.8.12.2). */
function withoutDefaults(parameter: JsonObject): JsonObject {
  const usual = /^(query|cookie)$/.test(String(parameter.in)) ? "form" : "simple";
  const { style = usual, explode = style === "form", ...others } = parameter;
  return {
    ...others,
    ...(style !== usual && { style }),
    ...(explode !== (style === "form") && { explode }),
  };
}

const address = /^([a-z]+:\/\/[^/]+)?(\/.*)?$/i;

/** The path that all servers have in their addresses; empty if they differ, or leave it open. */
function basePathOf(servers: readonly Json[]): string {
  const paths = servers.map((server) => {
    const [, , path = ""] = address.exec(String(Object(server).url)) ?? [];
    return path.replace(/\/$/, "");
  });
  const [first = "", ...others] = new Set(paths);
  return others.length > 0 || first.includes("{") ? "" : first;
}

/**
 * Writes what applies to all operations of a path, or to all of the document, on each operation, and servers once if all
 * operations have the same.
 *
 * @param isMoved whether the base path of servers is written in the paths
 */
function onOperations(document: OpenApiDocument, isMoved: boolean): OpenApiDocument {
  const { security: shared, servers: given = [{ url: "/" }], ...whole } = document;
  const basePath = (servers: readonly Json[]) => (isMoved ? basePathOf(servers) : "");
  const bare = (servers: readonly Json[]): Json[] =>
    servers.map((server) => {
      const url = String(Object(server).url).replace(/\/$/, "");
      return { ...Object(server), url: url.slice(0, url.length - basePath(servers).length) || "/" };
    });
  const paths: Record<string, JsonObject> = {};
  const found: JsonObject[] = [];
  for (const [path, written] of Object.entries(Object(document.paths) as JsonObject)) {
    const {
      parameters = [],
      servers,
      ...item
    } = Object(dereference(document, written)) as JsonObject;
    const own = methods.filter((method) => isObject(item[method]));
    if (own.length === 0) paths[path] = item;
    for (const method of own) {
      const operation = withParametersOf(document, { parameters }, item[method] as JsonObject);
      const { security = shared } = operation;
      const at = listOf(operation.servers ?? servers ?? given);
      const complete: JsonObject = {
        ...operation,
        servers: bare(at),
        ...(security !== undefined && { security }),
      };
      const place = basePath(at) + path;
      const rest = onlyFields(item, (name) => !own.some((one) => one === name));
      paths[place] = { ...rest, ...paths[place], [method]: complete };
      found.push(complete);
    }
  }
  const [{ servers: first } = { servers: bare(listOf(given)) }] = found;
  if (found.some(({ servers }) => !isSame(servers, first)))
    return { ...whole, servers: bare(listOf(given)), paths };
  for (const operation of found) delete operation.servers;
  return { ...whole, servers: first as Json, paths };
}
