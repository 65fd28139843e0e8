import { mapChildren, methods, type ObjectKind } from "../../document/grammar.ts";
import {
  changeField,
  isObject,
  type JsonObject,
  type OpenApiDocument,
  onlyFields,
} from "../../document/json.ts";
import type { Reading } from "../../levels/revisions.ts";

/** The sections of `components` that have types. */
export const sections = [
  "schemas",
  "responses",
  "parameters",
  "requestBodies",
  "headers",
  "pathItems",
] as const;

/** The fields with types, by kind of object; other kinds have types for all their fields. */
const typed: Partial<Record<ObjectKind, readonly string[]>> = {
  document: ["openapi", "info", "paths", "webhooks", "components"],
  components: sections,
  pathItem: ["$ref", "parameters", ...methods],
  operation: ["operationId", "parameters", "requestBody", "responses"],
  response: ["$ref", "description", "headers", "content"],
  mediaType: ["schema"],
};

/** Fields without types in any kind of object but a schema, whose examples stand in comments. */
const untyped = ["examples", "example"];

/**
 * Makes copies of snapshots with only what types show, so that levels whose texts or examples differ share their
 * types. What two snapshots share, their copies share too.
 *
 * @param reading of one level (`at`), a response of `default` and texts that are not listed are typed as by the stock
 *   tool
 */
export function typedParts(reading: Reading): (snapshot: OpenApiDocument) => OpenApiDocument {
  const known = new WeakMap<JsonObject, JsonObject>();
  const copy = (node: JsonObject, kind: ObjectKind): JsonObject => {
    const found = known.get(node);
    if (found !== undefined) return found;
    const names = typed[kind];
    const kept =
      kind === "schema"
        ? node
        : onlyFields(node, (name) => names?.includes(name) ?? !untyped.includes(name));
    const shown = reading === "from" ? withSuccess(kept, kind) : asListed(kept, kind);
    const made = mapChildren(shown, kind, (child) => copy(child.node, child.kind));
    known.set(node, made);
    return made;
  };
  return (snapshot) => copy(snapshot, "document");
}

/**
 * An operation in which a response of `default` alone is the success that it describes too (OpenAPI 3.1 §4.8.16):
 * openapi-fetch reads `default` as an error, and would have no type of its data.
 */
const withSuccess = (node: JsonObject, kind: ObjectKind): JsonObject =>
  kind !== "operation"
    ? node
    : changeField(node, "responses", (responses) =>
        isObject(responses) && Object.keys(responses).join() === "default"
          ? { "2XX": responses.default ?? {}, ...responses }
          : responses,
      );

/** A schema in which a text that is not listed is a text. */
const asListed = (node: JsonObject, kind: ObjectKind): JsonObject =>
  kind === "schema" && isOtherText(node) ? onlyFields(node, (name) => name !== "not") : node;

/** Whether a schema is like `{type: string, not: {enum: […]}}`. */
export const isOtherText = ({ type, not }: JsonObject): boolean =>
  type === "string" && isObject(not) && not.enum !== undefined;
