import { mapChildren, type ObjectKind, type Sender, senderOf } from "../document/grammar.ts";
import {
  changeField,
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  type OpenApiDocument,
} from "../document/json.ts";
import { componentPointer, schemesNamedBy } from "../document/references.ts";
import { markKey, readMark, registryKey } from "./mark.ts";
import { decide, type MarkMeaning, operationNodes } from "./presence.ts";
import { rebuild } from "./rebuild.ts";
import { releasesKey } from "./releases.ts";
import { shapeAt, shapeFrom } from "./shape.ts";
import { isLevelIn, spansOf } from "./span.ts";
import { splitComponents } from "./split-components.ts";
import { keptKey, type Untouched, untouchedIn } from "./untouched.ts";

const always = Number.POSITIVE_INFINITY;

/**
 * The plain OpenAPI 3.1 document of one feature level: what a server of exactly this level speaks,
 * without marks, tombstones and unused components. The input stays as it is.
 */
export function project(document: OpenApiDocument, level: number): OpenApiDocument {
  return structuredClone(projectSharing(document, untouchedIn(document), level));
}

/**
 * The same, but untouched parts are shared with the document: neither may be changed. `inPlaceOf` may replace a marked
 * object by one with the same mark.
 */
export function projectSharing(
  document: OpenApiDocument,
  untouched: Untouched,
  level: number,
  inPlaceOf: (node: JsonObject) => JsonObject = (node) => node,
): OpenApiDocument {
  return projectBy(
    document,
    untouched,
    (node, kind) => shapeAt(inPlaceOf(node), kind, level),
    (mark) => (isLevelIn(spansOf(mark), level) ? "kept" : "gone"),
  );
}

/**
 * What a program can rely on with every server from a level up. Requests intersect, so that every level of the range
 * accepts them: an operation or a request field is there only if every level has it; a field that any level requires is
 * required (levels without it ignore it); a changed field takes values that are valid at all levels. Responses unite: a
 * response field is there if any level has it, required only if every level requires it, and of any of its shapes.
 */
export function projectFrom(document: OpenApiDocument, level: number): OpenApiDocument {
  return structuredClone(projectFromSharing(document, untouchedIn(document), level));
}

/** The same, but untouched parts are shared with the document: neither may be changed. */
export function projectFromSharing(
  document: OpenApiDocument,
  untouched: Untouched,
  level: number,
): OpenApiDocument {
  return projectBy(
    document,
    untouched,
    (node, kind, sender) => shapeFrom(document, node, kind, sender, level),
    (mark, sender, isRequired) => {
      const spans = spansOf(mark);
      if (spans.some(({ from, to }) => from <= level && to === always)) return "kept";
      if (spans.every(({ to }) => to <= level)) return "gone";
      if (sender === "server") return "optional";
      return isRequired ? "kept" : "gone";
    },
  );
}

/** Gives the shape of an object, by its kind and its sender. */
type ShapeOf = (node: JsonObject, kind: ObjectKind, sender: Sender) => JsonObject;

/**
 * The steps of every projection: applies all marks and removes them. The result shares untouched parts with the
 * document.
 */
function projectBy(
  raw: OpenApiDocument,
  untouched: Untouched,
  shapeOf: ShapeOf,
  meaning: MarkMeaning,
): OpenApiDocument {
  // 1. Each object gets one shape. Its mark keeps only `since` and `until`.
  const shaped = inOneShape(raw, untouched, shapeOf);
  // 2. Decide for each object: it stays, becomes optional, or goes.
  const decisions = decide(shaped, meaning);
  // 3. Leave out what goes and each component that only what goes refers to; adapt `required` and example values.
  const rebuilt = rebuild(decisions, untouched);
  // 4. Give a component that differs between requests and responses a second name.
  const { root, components: reached } = splitComponents(shaped.client, rebuilt, untouched);
  // 5. Security schemes and tags are named, not referred to: drop those that no operation names any more.
  const remaining = operationNodes({ ...root, components: reached });
  const { presenceOf } = decisions.client;
  const unnamed = untouched.unreferenced.filter(($ref) => presenceOf({ $ref }) !== "gone");
  const components = withSecuritySchemes(shaped.client, reached, [root, ...remaining], unnamed);
  const tagged = readMark(shaped.client)?.asWritten
    ? root
    : withoutLostTags(root, operationNodes(shaped.client), remaining);
  return Object.keys(components).length > 0 ? { ...tagged, components } : tagged;
}

/**
 * A document without its registries in which each object has one shape. A component may have different shapes in
 * requests and in responses, so there is one document for each side; only their components differ.
 */
function inOneShape(
  document: OpenApiDocument,
  untouched: Untouched,
  shapeOf: ShapeOf,
): Record<Sender, OpenApiDocument> {
  const shaped = (node: JsonObject, kind: ObjectKind, sender: Sender): JsonObject =>
    untouched.has(node, kind)
      ? node
      : mapChildren(shapeOf(node, kind, sender), kind, (child) =>
          shaped(child.node, child.kind, senderOf(child, sender)),
        );
  const {
    components: _,
    [registryKey]: __,
    [releasesKey]: ___,
    [keptKey]: ____,
    ...root
  } = shapeOf(document, "document", "client");
  const rest = mapChildren(root, "document", (child) =>
    shaped(child.node, child.kind, senderOf(child, "client")),
  );
  const sentBy = (sender: Sender): OpenApiDocument => {
    const { components } = shapeOf(document, "document", sender);
    return isObject(components)
      ? { ...rest, components: shaped(components, "components", sender) }
      : rest;
  };
  return { client: sentBy("client"), server: sentBy("server") };
}

/** The components with the security schemes that are required, which are named, not referred to, or that stay without. */
function withSecuritySchemes(
  document: OpenApiDocument,
  components: JsonObject,
  requiring: readonly JsonObject[],
  unnamed: readonly string[],
): JsonObject {
  const schemes = isObject(document.components) ? document.components.securitySchemes : undefined;
  if (!isObject(schemes)) return components;
  const named = schemesNamedBy(document, requiring);
  const used = mapValues(schemes, (scheme, name) =>
    named.has(name) || unnamed.includes(componentPointer("securitySchemes", name))
      ? withoutMark(scheme)
      : undefined,
  );
  return Object.keys(used).length > 0 ? { ...components, securitySchemes: used } : components;
}

const withoutMark = (scheme: Json): Json =>
  isObject(scheme) ? changeField(scheme, markKey, () => undefined) : scheme;

/** The root of a document without the tags that only lost operations had, also in `x-tagGroups`. */
function withoutLostTags(
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
