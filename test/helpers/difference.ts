/**
 * Compares the snapshots on both sides of a feature level with the annotations of that level, both ways. It reads
 * documents as plain JSON and shares no code with src/toolkit/levels, so that tests can compare the two.
 */
import { createPatch, type Operation } from "rfc6902";
import type { OpenApiDocument } from "../../src/toolkit/levels/index.ts";
import { snapshots } from "../../src/toolkit/levels/snapshot.ts";
import { once, onceAtLevel } from "./once.ts";

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The snapshot of a document at a level; always the same object, which must not be modified. */
export const projected = onceAtLevel((document: OpenApiDocument, level) =>
  projectorOf(document)(level),
);
const projectorOf = once((document: OpenApiDocument) => snapshots(document));

const escaped = (step: string): string => step.replaceAll("~", "~0").replaceAll("/", "~1");
const stepsOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

function at(node: unknown, pointer: string): unknown {
  return stepsOf(pointer).reduce<unknown>(
    (inner, step) => (isJson(inner) || Array.isArray(inner) ? (inner as Json)[step] : undefined),
    node,
  );
}

/** The key of a list's member, so that its pointer stays the same if another member is removed. */
const keyOf = (member: unknown, index: number): string =>
  isJson(member)
    ? String(member.$ref ?? member.name ?? member.const ?? index)
    : ["string", "number"].includes(typeof member)
      ? String(member)
      : String(index);

const listed = new Set([
  "parameters",
  "oneOf",
  "anyOf",
  "allOf",
  "enum",
  "required",
  "tags",
  "x-tagGroups",
]);

/** A document whose lists of parameters, branches, names and tags are maps, so that pointers hold across levels. */
function keyed(node: unknown, name = ""): unknown {
  if (Array.isArray(node)) {
    return listed.has(name)
      ? Object.fromEntries(node.map((member, index) => [keyOf(member, index), keyed(member)]))
      : node.map((member) => keyed(member));
  }
  if (!isJson(node)) return node;
  if (name === "x-callers") return JSON.stringify(node); // Annotations replace it as a whole.
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, keyed(value, key)]));
}

interface Placed {
  pointer: string;
  node: Json;
}

function placedIn(node: unknown, pointer: string): Placed[] {
  const inner =
    isJson(node) || Array.isArray(node)
      ? Object.entries(node).flatMap(([key, value]) =>
          placedIn(value, `${pointer}/${escaped(key)}`),
        )
      : [];
  return isJson(node) ? [{ pointer, node }, ...inner] : inner;
}

/** Every object below the root of a document, with its pointer. */
const objectsIn = once((root: Json) => placedIn(root, ""));

/** The objects of a document as written, with lists as maps. */
const writtenObjectsIn = once((document: Json) => objectsIn(keyed(document) as Json));

interface AnnotatedPlace {
  pointer: string;
  /** What happens to the object at the level, by its annotation. */
  comes: "add" | "remove" | "replace";
}

/** The snapshots on both sides of a level, and the annotations. */
interface Comparison {
  before: Json;
  after: Json;
  patch: Operation[];
  annotations: AnnotatedPlace[];
  /** The properties that are added or removed at this level. */
  properties: ReadonlySet<string>;
  find(pointer: string, comes: string): boolean;
}

/**
 * The changes within an annotated object at a level: values of its `enum`, its fields, and its entry in its parent's
 * `required`.
 */
function partsIn(node: Json, pointer: string, level: number): AnnotatedPlace[] {
  const { changes, values } = node["x-feature-level"] as Json;
  const lives = Object.entries(
    (values ?? {}) as Record<string, { since?: number; until?: number }>,
  );
  const ofValues = lives.flatMap(([value, { since, until }]): AnnotatedPlace[] => {
    const place = `${pointer}/enum/${escaped(value)}`;
    if (since === level) return [{ pointer: place, comes: "add" }];
    return until === level ? [{ pointer: place, comes: "remove" }] : [];
  });
  if (ofValues.length > 0) return ofValues;
  type Changes = readonly { level: number; was?: Json; without?: readonly string[] }[];
  const all = Array.isArray(changes) ? (changes as Changes) : [];
  const { was = {}, without = [] } = all.find((change) => change.level === level) ?? {};
  const added = without.map((field) => ({ pointer: `${pointer}/${field}`, comes: "add" as const }));
  const replaced = Object.entries(was).map(([field, value]): AnnotatedPlace => {
    const place = pointer.replace(/\/properties\/([^/]+)$/, "/required/$1");
    if (field !== "required" || place === pointer)
      return { pointer: `${pointer}/${field}`, comes: field in node ? "replace" : "remove" };
    return { pointer: place, comes: value === true ? "remove" : "add" };
  });
  return [...added, ...replaced];
}

const compare = onceAtLevel((document: OpenApiDocument, level): Comparison => {
  const [before, after] = [level - 1, level].map((side) => keyed(projected(document, side))) as [
    Json,
    Json,
  ];
  const written = writtenObjectsIn(document);
  const annotations = written.flatMap(({ pointer, node }): AnnotatedPlace[] => {
    const annotation = node["x-feature-level"];
    if (!isJson(annotation)) return [];
    if ([annotation.since].flat().includes(level)) return [{ pointer, comes: "add" }];
    return [annotation.until].flat().includes(level)
      ? [{ pointer, comes: "remove" }]
      : partsIn(node, pointer, level);
  });
  const find = (pointer: string, comes: string) =>
    annotations.some((annotation) => annotation.pointer === pointer && annotation.comes === comes);
  const properties = written.flatMap(({ pointer, node }) => {
    const [name, field] = pointer.split("/").reverse();
    const places = [pointer, ...(typeof node.$ref === "string" ? [node.$ref.slice(1)] : [])];
    const isAnnotated = places.some((place) => find(place, "add") || find(place, "remove"));
    return field === "properties" && isAnnotated ? [String(name)] : [];
  });
  return {
    before,
    after,
    patch: createPatch(before, after),
    annotations,
    properties: new Set(properties),
    find,
  };
});

/**
 * The contradictions between annotations and the difference to the level below: differences that no annotation of the
 * level explains, and annotations without a difference.
 */
export function contradictionsAt(document: OpenApiDocument, level: number): string[] {
  const comparison = compare(document, level);
  const { before, after, patch, annotations } = comparison;
  const unexplained = patch.filter(
    ({ op, path }) =>
      !isExplained(comparison, op, path, at(op === "remove" ? before : after, path)),
  );
  const unseen = annotations.filter(
    ({ pointer, comes }) =>
      !patch.some(({ op, path }) => op === comes && `${pointer}/`.startsWith(`${path}/`)),
  );
  return [
    ...unexplained.map(
      ({ op, path }) => `level ${level}: ${op} ${path} follows from no annotation`,
    ),
    ...unseen.map(
      ({ pointer, comes }) => `level ${level}: the annotation on ${pointer} does not ${comes} it`,
    ),
  ];
}

/** The pointers at which a level differs from the one below. */
export const differencesAt = (document: OpenApiDocument, level: number): string[] =>
  compare(document, level).patch.map(({ path }) => path);

function isExplained(comparison: Comparison, op: string, path: string, value: unknown): boolean {
  const { before, after, find, properties } = comparison;
  const steps = stepsOf(path);
  const [name = "", field, parent] = [...steps].reverse();
  const isIn = (steps: readonly string[]) => steps.some((step) => properties.has(step));
  if (find(path, op)) return true;
  if (isJson(value) && typeof value.$ref === "string" && find(value.$ref.slice(1), op)) return true;
  // Only example values may change without an annotation, because they follow the properties.
  const example = steps.lastIndexOf("value");
  if (example > 0 && steps.includes("examples")) return isIn(steps.slice(example));
  if (op === "replace") return false;
  if (field === "required" || field === "encoding") return properties.has(name);
  const [with_, without] = op === "add" ? [after, before] : [before, after];
  if (steps[0] === "components" && steps.length === 3) {
    const isUsed = (side: Json) =>
      field === "securitySchemes" ? isRequired(side, name) : isReferredTo(side, path);
    return isUsed(with_) && !isUsed(without);
  }
  if (field === "tags" && (parent === undefined || steps[0] === "x-tagGroups")) {
    return tagsOf(with_).has(name) && !tagsOf(without).has(name);
  }
  if (!isJson(value) || Object.keys(value).length === 0) return false;
  // An added or removed object is explained if each of its parts is.
  const parts = Object.entries(value).filter(
    ([key, part]) =>
      (field !== "paths" || (isJson(part) && "responses" in part)) &&
      !(field === "x-tagGroups" && key === "name"),
  );
  return (
    parts.length > 0 &&
    parts.every(([key, part]) => isExplained(comparison, op, `${path}/${escaped(key)}`, part))
  );
}

const isReferredTo = (side: Json, path: string): boolean =>
  objectsIn(side).some(({ node }) => node.$ref === `#${path}`);

const isRequired = (side: Json, scheme: string): boolean =>
  objectsIn(side).some(
    ({ node }) => Array.isArray(node.security) && node.security.some((one) => scheme in one),
  );

/** The tags of all operations, which are maps here. */
const tagsOf = (side: Json): Set<string> =>
  new Set(
    objectsIn(side.paths as Json).flatMap(({ node }) =>
      "responses" in node && isJson(node.tags) ? Object.keys(node.tags) : [],
    ),
  );
