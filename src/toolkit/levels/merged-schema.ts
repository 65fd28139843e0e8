import type { ObjectKind, Sender } from "../document/grammar.ts";
import {
  distinct,
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  onlyFields,
} from "../document/json.ts";
import { mergedLists, namesIn, type Seen, type There } from "./merged-values.ts";
import { isShared } from "./shape.ts";

/** Merges some fields of an object; those without a value in the result are left out. */
export type MergeFields = (
  there: readonly Seen<JsonObject>[],
  names: readonly string[],
  kind: ObjectKind,
  sender: Sender,
) => JsonObject;

/** The keywords whose schemas may be merged: a value fits the schema if its parts fit theirs. */
const inner = new Set([
  "properties",
  "patternProperties",
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
  "dependentSchemas",
  "items",
  "prefixItems",
  "unevaluatedItems",
  "contains",
  "contentSchema",
  "allOf",
  "anyOf",
  "oneOf",
  "$defs",
]);

/**
 * Merges a schema of several documents keyword by keyword, if only keywords differ that can be merged. Otherwise, its
 * forms become `allOf` in what clients send, and `anyOf` in what servers send.
 */
export function mergedSchema(
  there: readonly There[],
  sender: Sender,
  isSame: (each: readonly Seen[]) => boolean,
  mergeFields: MergeFields,
): JsonObject {
  const forms = there.map(({ value }) => onlyFields(value, (keyword) => !isShared(keyword)));
  const differing = namesIn(forms).filter(
    (name) => !isSame(there.map(({ at, value }) => ({ at, value: value[name] }))),
  );
  const own = differing.filter(
    (name) =>
      !isInner(
        forms.map((form) => form[name]),
        name,
      ),
  );
  const within = differing.filter((name) => !own.includes(name));
  const names = [...new Set([...Object.keys(there.at(-1)?.value ?? {}), ...differing])];
  const parts = mergeFields(there, names, "schema", sender);
  const lists = mergedLists[sender];
  if (!own.every((name) => lists.has(name))) {
    const branches = forms.map((form) => {
      const branch = mapValues(form, (value, name) =>
        within.includes(name) ? parts[name] : value,
      );
      return sender === "server" ? withOverlaps(branch, within) : branch;
    });
    const all = distinct(branches);
    return { ...onlyFields(parts, isShared), [sender === "client" ? "allOf" : "anyOf"]: all };
  }
  const entries = names.flatMap((name): [string, Json][] => {
    const mergeLists = own.includes(name) ? lists.get(name) : undefined;
    const list = mergeLists?.(forms.map((form) => form[name]));
    const value = list ?? parts[name];
    return value === undefined || list?.length === 0 ? [] : [[name, value]];
  });
  const found = Object.fromEntries(entries);
  return sender === "server" ? withOverlaps(found, within) : found;
}

/** Whether the values of a keyword can be merged part by part. */
function isInner(values: readonly (Json | undefined)[], name: string): boolean {
  if (name === "discriminator") {
    return new Set(values.map((one) => Object(one).propertyName)).size === 1;
  }
  if (!inner.has(name)) return false;
  if (name === "properties") return true;
  if (name === "oneOf" || name === "anyOf") return values.every((one) => Array.isArray(one));
  const lengths = new Set(values.map((one) => [one].flat().length));
  return lengths.size === 1 && values.every((one) => isObject(one) || Array.isArray(one));
}

/**
 * Replaces `oneOf` by `anyOf` if its branches differ: each then includes the values of several documents, so a value may
 * match two branches, which `oneOf` would refuse.
 */
function withOverlaps(schema: JsonObject, differing: readonly string[]): JsonObject {
  const { oneOf, ...others } = schema;
  if (!Array.isArray(oneOf) || !differing.includes("oneOf")) return schema;
  if (others.anyOf === undefined) return { ...others, anyOf: oneOf };
  const parts = Array.isArray(others.allOf) ? others.allOf : [];
  return { ...others, allOf: [...parts, { anyOf: oneOf }] };
}
