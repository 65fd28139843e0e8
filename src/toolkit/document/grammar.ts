import { isObject, type Json, type JsonObject, join, mapValues } from "./json.ts";

/** The kinds of objects of an OpenAPI document (OpenAPI 3.1 §4.8). */
type StandardKind =
  | "document"
  | "pathItem"
  | "operation"
  | "parameter"
  | "requestBody"
  | "mediaType"
  | "encoding"
  | "response"
  | "header"
  | "example"
  | "link"
  | "callback"
  | "schema"
  | "components"
  | "securityScheme"
  | "tag";

/**
 * With the annotations on them. Earlier fields of an object have objects of the standard too, but only those of a schema
 * are a whole object (openapi/EXTENSIONS.md).
 */
export type ObjectKind = StandardKind | `${"annotation" | "change" | "fields"} of ${StandardKind}`;

/** The sender of an object: at first the client, in responses the server. */
export type Direction = "client" | "server";

/** A field with objects of the standard. */
export interface Field {
  readonly kind: ObjectKind;
  readonly holds: "one" | "map" | "list";
  readonly turns?: true;
}

const one = (kind: ObjectKind): Field => ({ kind, holds: "one" });
const map = (kind: ObjectKind): Field => ({ kind, holds: "map" });
const list = (kind: ObjectKind): Field => ({ kind, holds: "list" });
const turned = (field: Field): Field => ({ ...field, turns: true });

/** The methods that a Path Item Object may have (OpenAPI 3.1 §4.8.9.1). */
export const methods = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
] as const;

const parameterFields = {
  schema: one("schema"),
  content: map("mediaType"),
  examples: map("example"),
};

/** Whether a path has none, as for callers without permission (OpenAPI 3.1 §4.8.9). */
export const isWithoutOperations = (pathItem: JsonObject): boolean =>
  pathItem.$ref === undefined && !methods.some((method) => isObject(pathItem[method]));

type Fields = Readonly<Record<string, Field>>;

/** The fields of each kind of object, and the kinds of objects in them; `*` is any other key. */
const standard: Readonly<Record<StandardKind, Fields>> = {
  document: {
    tags: list("tag"),
    paths: map("pathItem"),
    webhooks: turned(map("pathItem")),
    components: one("components"),
  },
  components: {
    schemas: map("schema"),
    responses: map("response"),
    parameters: map("parameter"),
    examples: map("example"),
    requestBodies: map("requestBody"),
    headers: map("header"),
    securitySchemes: map("securityScheme"),
    links: map("link"),
    callbacks: map("callback"),
    pathItems: map("pathItem"),
  },
  pathItem: {
    parameters: list("parameter"),
    ...Object.fromEntries(methods.map((method) => [method, one("operation")])),
  },
  operation: {
    parameters: list("parameter"),
    requestBody: one("requestBody"),
    responses: turned(map("response")),
    callbacks: turned(map("callback")),
  },
  callback: { "*": one("pathItem") },
  parameter: parameterFields,
  header: parameterFields,
  requestBody: { content: map("mediaType") },
  mediaType: { schema: one("schema"), examples: map("example"), encoding: map("encoding") },
  encoding: { headers: map("header") },
  response: { headers: map("header"), content: map("mediaType"), links: map("link") },
  schema: {
    properties: map("schema"),
    patternProperties: map("schema"),
    dependentSchemas: map("schema"),
    $defs: map("schema"),
    allOf: list("schema"),
    anyOf: list("schema"),
    oneOf: list("schema"),
    prefixItems: list("schema"),
    ...Object.fromEntries(
      [
        "items",
        "contains",
        "contentSchema",
        "additionalProperties",
        "propertyNames",
        "unevaluatedItems",
        "unevaluatedProperties",
        "not",
        "if",
        "then",
        "else",
      ].map((name) => [name, one("schema")]),
    ),
  },
  example: {},
  link: {},
  securityScheme: {},
  tag: {},
};

const grammar = Object.fromEntries(
  (Object.keys(standard) as StandardKind[]).flatMap((kind) => [
    [kind, { "x-feature-level": one(`annotation of ${kind}`), ...standard[kind] }],
    [`annotation of ${kind}`, { changes: list(`change of ${kind}`) }],
    [`change of ${kind}`, { was: one(kind === "schema" ? kind : `fields of ${kind}`) }],
    [`fields of ${kind}`, standard[kind]],
  ]),
) as Readonly<Record<ObjectKind, Fields>>;

const fields = Object.values(grammar).flatMap((known) => Object.entries(known));
const mapFields = new Set(fields.filter(([, { holds }]) => holds === "map").map(([name]) => name));
const fieldNames = new Set(fields.map(([name]) => name));

/** Whether a key below a field is an extension, in a file whose kind of object is not known. */
export const isExtension = (field: string, key: string): boolean =>
  key.startsWith("x-") && !mapFields.has(field) && !fieldNames.has(key);

/** The kind of the members of a section of `components`. */
export function kindOfComponents(section: string): ObjectKind | undefined {
  return standard.components[section]?.kind;
}

/** An object inside another, with its kind. */
export interface Child {
  readonly node: JsonObject;
  readonly kind: ObjectKind;
  /** Its field in the parent, for example `properties`. */
  readonly field: string;
  /** Its key or index in that field, if the field has a map or a list. */
  readonly key?: string;
  /** Set if the sender changes: in a response, a callback and a webhook. */
  readonly turns?: true;
}

/** A child with its place in the document. */
export interface LocatedChild extends Child {
  readonly pointer: string;
}

/** Who sends a child, given the sender of its parent. */
export function directionOf({ turns }: { readonly turns?: boolean }, around: Direction): Direction {
  if (turns !== true) return around;
  return around === "client" ? "server" : "client";
}

/**
 * The containers that stay if all their members are removed: an empty `oneOf` allows nothing, while a missing one would
 * allow everything; the standard requires the others.
 */
export const keptWhenEmpty = new Set(["paths", "responses", "content", "oneOf", "anyOf"]);

/**
 * An object in which `change` replaces each direct child, or removes it by returning `undefined`; the object itself if
 * all stay as they are. Values that are not objects of the standard (texts, extensions) are shared, not copied.
 */
export function mapChildren(
  node: JsonObject,
  kind: ObjectKind,
  change: (child: Child) => JsonObject | undefined,
): JsonObject {
  let copy = node;
  for (const name of Object.keys(node)) {
    const value = node[name] as Json;
    const field = fieldOf(kind, name);
    if (field === undefined || typeof value !== "object" || value === null) continue;
    const changed = changedField(value, field, name, change);
    if (changed === value) continue;
    if (copy === node) copy = { ...node };
    // A single empty schema has a meaning: it allows anything, and `not: {}` nothing.
    const mayGo = field.holds !== "one" && !keptWhenEmpty.has(name);
    if (changed === undefined || (mayGo && isEmpty(changed))) delete copy[name];
    else copy[name] = changed;
  }
  return copy;
}

/** Changes the children in a field; the value itself if none is changed. */
function changedField(
  value: Json[] | JsonObject,
  field: Field,
  name: string,
  change: (child: Child) => JsonObject | undefined,
): Json | undefined {
  // A list in place of a map stays; an object in place of a list is taken as one element.
  if (field.holds === "one" || Array.isArray(value) !== (field.holds === "list")) {
    return isObject(value) ? change(childIn(value, field, name)) : value;
  }
  let changes: Map<string, JsonObject | undefined> | undefined;
  for (const key of Object.keys(value)) {
    const item = (value as JsonObject)[key];
    if (!isObject(item)) continue;
    const changed = change(childIn(item, field, name, key));
    if (changed !== item) changes = (changes ?? new Map()).set(key, changed);
  }
  if (changes === undefined) return value;
  if (isObject(value)) {
    return mapValues(value, (item, key) => (changes?.has(key) ? changes.get(key) : item));
  }
  return value.flatMap((item, index) => {
    const key = String(index);
    return changes?.has(key) ? (changes.get(key) ?? []) : [item];
  });
}

/** The direct children of an object, in its order. */
export function childrenOf(node: JsonObject, kind: ObjectKind): Child[] {
  const found: Child[] = [];
  mapChildren(node, kind, (child) => {
    found.push(child);
    return child.node;
  });
  return found;
}

/** The objects of the standard that a field has, or `undefined`. */
export function fieldOf(kind: ObjectKind, name: string): Field | undefined {
  const fields = grammar[kind];
  if (Object.hasOwn(fields, name)) return fields[name];
  return name.startsWith("x-") ? undefined : fields["*"];
}

function childIn(node: JsonObject, { kind, turns }: Field, field: string, key?: string): Child {
  const child = key === undefined ? { node, kind, field } : { node, kind, field, key };
  return turns === undefined ? child : { ...child, turns };
}

function isEmpty(value: Json): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
}

/** Whether a value has the same meaning as its absence. */
export function saysNothing(kind: ObjectKind, name: string, value: Json): boolean {
  if (!isEmpty(value)) return false;
  if (name === "paths" || (kind === "schema" && name === "required")) return true;
  const field = fieldOf(kind, name);
  return field !== undefined && field.holds !== "one" && !keptWhenEmpty.has(name);
}

/** Calls `visit` for each object below a node, parents before children, without following references. */
export function walk(
  node: JsonObject,
  kind: ObjectKind,
  pointer: string,
  visit: (child: LocatedChild, ancestors: readonly LocatedChild[]) => void,
  ancestors: readonly LocatedChild[] = [],
): void {
  for (const child of childrenOf(node, kind)) {
    const { field, key } = child;
    const place = join(pointer, field);
    const placed = { ...child, pointer: key === undefined ? place : join(place, key) };
    visit(placed, ancestors);
    walk(child.node, child.kind, placed.pointer, visit, [...ancestors, placed]);
  }
}

/** The fields of each kind of object that may contain operations. */
const holdersOfOperations: Partial<Record<ObjectKind, readonly string[]>> = {
  document: ["paths", "webhooks", "components"],
  components: ["callbacks", "pathItems"],
  pathItem: methods,
  operation: ["callbacks"],
};

/** Whether an object of a kind may contain operations. */
export const holdsOperations = (kind: ObjectKind) =>
  kind === "callback" || kind in holdersOfOperations;

/** Every operation of a document, at any place. */
export function operationNodes(node: JsonObject, kind: ObjectKind = "document"): JsonObject[] {
  const holders = kind === "callback" ? Object.keys(node) : (holdersOfOperations[kind] ?? []);
  // Visits only these fields, because large documents have many others.
  const part: JsonObject = {};
  for (const name of holders) if (node[name] !== undefined) part[name] = node[name];
  const below = childrenOf(part, kind).flatMap((child) => operationNodes(child.node, child.kind));
  return kind === "operation" ? [node, ...below] : below;
}
