import { type ObjectKind, walk } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  join,
  type OpenApiDocument,
  resolve,
  steps,
} from "../document/json.ts";
import { annotationKey } from "./annotation.ts";

/**
 * Changes a bundle in place to one form for what OpenAPI lets authors write in several: each operation has an ID, each
 * schema component is an object, and equal pointers are written equally.
 *
 * @param known a document in this form, of the same API: its operations keep their IDs
 */
export function normalize(document: OpenApiDocument, known: OpenApiDocument = {}): OpenApiDocument {
  const nameless: [pointer: string, operation: JsonObject][] = [];
  const given = new Set<Json | undefined>();
  const visit = (node: JsonObject, kind: ObjectKind, pointer: string) => {
    if (kind === "operation" && !pointer.includes(`/${annotationKey}/`)) {
      if (typeof node.operationId !== "string") nameless.push([pointer, node]);
      given.add(node.operationId);
    }
    if (kind === "components") withoutBooleans(node.schemas);
    if (kind === "schema") withoutIdentity(node);
  };
  walk(document, "document", "#", ({ node, kind, pointer }) => visit(node, kind, pointer));
  const taken = new Set(given);
  walk(known, "document", "#", ({ node, kind }) => {
    if (kind === "operation") taken.add(node.operationId);
  });
  const begun = (pointer: string): number => {
    const { since = 0 } = Object(Object(resolve(document, pointer))[annotationKey]);
    return Number([since].flat()[0]);
  };
  const bornAt = (pointer: string) =>
    Math.max(begun(pointer), begun(pointer.slice(0, pointer.lastIndexOf("/"))));
  // The oldest first: an ID must not change because an operation with the same words in its path is added.
  nameless.sort(([one], [other]) => bornAt(one) - bornAt(other));
  for (const [pointer, operation] of nameless) {
    const id = derivedId(pointer);
    const { operationId: kept } = Object(resolve(known, pointer));
    const isKept = kept?.startsWith(id) && /^\d*$/.test(kept.slice(id.length)) && !given.has(kept);
    const free = isKept ? kept : freeId(id, taken);
    taken.add(free);
    operation.operationId = free;
  }
  canonical(document, document);
  return document;
}

/**
 * The ID of an operation, from its method and path: `get /pets/{petId}` is `getPetsByPetId`. The ID of a callback also
 * has the operation around it. Otherwise a callback that other versions do not have could change it.
 */
export function derivedId(pointer: string): string {
  const way = steps(pointer);
  const method = way.at(-1) ?? "";
  // The address of a callback is an expression; webhooks and components have a name there.
  const names = way.slice(way[0] === "components" ? 2 : 1, -1);
  const place = names.filter((name) => name !== "callbacks").join("/");
  const words = place.replaceAll("{", "/by/").match(/[\p{L}\p{N}]+/gu) ?? [];
  const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return method + (words.length > 0 ? words.map(capital).join("") : "Root");
}

/** An ID that is not taken: itself, or with the next number from 2 up. */
export function freeId(id: string, taken: ReadonlySet<Json | undefined>): string {
  for (let count = 1; ; count++) {
    const free = count === 1 ? id : `${id}${count}`;
    if (!taken.has(free)) return free;
  }
}

/** `true` admits what `{}` admits, `false` what `{ not: {} }` does (JSON Schema 2020-12, Core §4.3.2). */
function withoutBooleans(schemas: Json | undefined): void {
  if (!isObject(schemas)) return;
  for (const [key, schema] of Object.entries(schemas)) {
    if (typeof schema !== "boolean") continue;
    schemas[key] = schema ? {} : { not: {} };
  }
}

/** All references are pointers from the root, and below an `$id` they would be pointers from there (Core §8.2.1). */
function withoutIdentity(schema: JsonObject): void {
  for (const name of ["$id", "$anchor", "$dynamicAnchor"]) delete schema[name];
}

/** Writes all references into the document like `join`, with `{` for `%7B`. */
function canonical(document: OpenApiDocument, node: Json): void {
  if (typeof node !== "object" || node === null) return;
  for (const below of Object.values(node)) canonical(document, below);
  if (!isObject(node) || typeof node.$ref !== "string" || !node.$ref.includes("%")) return;
  const pointer = node.$ref.startsWith("#/") ? steps(node.$ref).reduce(join, "#") : node.$ref;
  if (resolve(document, pointer) !== undefined) node.$ref = pointer;
}
