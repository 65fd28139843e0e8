import { childrenOf, type ObjectKind } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  steps,
} from "../document/json.ts";
import { changeField, mapValues } from "./change.ts";
import { markKey } from "./mark.ts";

/** The components with the security schemes that are required: these are named, not referred to. */
export function withSecuritySchemes(
  document: OpenApiDocument,
  components: JsonObject,
  requiring: readonly JsonObject[],
): JsonObject {
  const schemes = isObject(document.components) ? document.components.securitySchemes : undefined;
  if (!isObject(schemes)) return components;
  const requirements = requiring.flatMap(({ security }) =>
    Array.isArray(security) ? security : [],
  );
  const named = new Set(requirements.flatMap((requirement) => Object.keys(requirement ?? {})));
  for (const name of named) {
    // Grows meanwhile: one scheme may refer to another.
    const { $ref } = Object(schemes[name]);
    if (typeof $ref === "string") named.add(steps($ref).at(-1) ?? "");
  }
  const used = mapValues(schemes, (scheme, name) =>
    named.has(name) ? withoutMark(scheme) : undefined,
  );
  return Object.keys(used).length > 0 ? { ...components, securitySchemes: used } : components;
}

const withoutMark = (scheme: Json): Json =>
  isObject(scheme) ? changeField(scheme, markKey, () => undefined) : scheme;

/** The root of a document without the tags that only lost operations had, also in `x-tagGroups`. */
export function withoutLostTags(
  root: JsonObject,
  before: readonly JsonObject[],
  remaining: readonly JsonObject[],
): JsonObject {
  const used = tagsOf(remaining);
  const lost = new Set<Json | undefined>([...tagsOf(before)].filter((tag) => !used.has(tag)));
  if (lost.size === 0) return root;
  const tagged = changeField(root, "tags", (tags) =>
    Array.isArray(tags) ? tags.filter((tag) => !isObject(tag) || !lost.has(tag.name)) : tags,
  );
  return changeField(tagged, "x-tagGroups", (groups) => {
    if (!Array.isArray(groups)) return groups;
    return groups.filter(isObject).flatMap((group) => {
      const tags = Array.isArray(group.tags) ? group.tags.filter((tag) => !lost.has(tag)) : [];
      return tags.length > 0 ? [{ ...group, tags }] : [];
    });
  });
}

function tagsOf(operations: readonly JsonObject[]): Set<Json> {
  return new Set(operations.flatMap(({ tags }) => (Array.isArray(tags) ? tags : [])));
}

/** What an operation can stand in. */
const around: readonly ObjectKind[] = [
  "document",
  "components",
  "pathItem",
  "operation",
  "callback",
];

/** Every operation of a document, wherever it stands. */
export function operationsOf(node: JsonObject, kind: ObjectKind = "document"): JsonObject[] {
  if (!around.includes(kind)) return [];
  const below = childrenOf(node, kind).flatMap((child) => operationsOf(child.node, child.kind));
  return kind === "operation" ? [node, ...below] : below;
}
