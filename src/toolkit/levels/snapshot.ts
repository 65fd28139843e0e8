import { lazily, memoizeBy } from "../../universal/memoize.ts";
import {
  componentAt,
  componentPointer,
  looseReferences,
  mapMapping,
  pointersOf,
  schemesNamedBy,
  subtypesOf,
} from "../document/component-references.ts";
import { propertiesOf } from "../document/composition.ts";
import { withoutGoneProperties } from "../document/example-value.ts";
import {
  type Child,
  mapChildren,
  methods,
  type ObjectKind,
  operationNodes,
} from "../document/grammar.ts";
import {
  changeField,
  dereference,
  filled,
  isObject,
  type Json,
  type JsonObject,
  join,
  mapValues,
  type OpenApiDocument,
  onlyFields,
  reachable,
  referenceChain,
  resolve,
} from "../document/json.ts";
import { annotationKey, readAnnotation, registryKey, releasesKey } from "./annotation.ts";
import { isLevelIn, rangesOf, requireLevel } from "./level-range.ts";
import { shapedAt } from "./object-at-level.ts";
import { unreferencedIn } from "./unreferenced.ts";

/**
 * The plain OpenAPI 3.1 document of one feature level: what a server of exactly this level supports. It has no
 * annotations, no tombstones, and no components that only removed objects refer to. The input stays as it is.
 *
 * @throws RangeError if the level is not a whole number from 0 up.
 */
export function snapshotAt(document: OpenApiDocument, level: number): OpenApiDocument {
  return structuredClone(snapshots(document)(requireLevel(level)));
}

/**
 * The same for several levels. Parts without annotations are those of the given document, and equal parts of several
 * levels are one object, so that results for it can be shared too. Do not modify them.
 */
export function snapshots(document: OpenApiDocument): (level: number) => OpenApiDocument {
  const unreferenced = unreferencedIn(document);
  const known = new Map<string, JsonObject>();
  const share: Share = (pointer, part) =>
    memoizeBy(() => part, known)(`${pointer} ${JSON.stringify(part)}`);
  return (level) => makeSnapshot(document, unreferenced, level, share);
}

/** Returns the equal part of another level, if any. */
type Share = (pointer: string, part: JsonObject) => JsonObject;

/** The fields of a document that are added later, or only say which levels there are. */
const besideRoot: ReadonlySet<string> = new Set(["components", registryKey, releasesKey]);

function makeSnapshot(
  document: OpenApiDocument,
  unreferenced: readonly string[],
  level: number,
  share: Share,
): OpenApiDocument {
  // 1. Each object as it is at the level. Its annotation keeps only `since` and `until`.
  const shaped = shapedAt(document, "document", level);

  // 2. Which objects exist: by their own annotation, and the annotations of everything they refer to.
  const isThere = (node: Json | undefined): boolean =>
    referenceChain(shaped, node).every((one) => {
      const annotation = readAnnotation(one);
      return annotation === undefined || isLevelIn(rangesOf(annotation), level);
    });
  const operations = lazily(() => operationNodes(shaped));
  const leadsNowhere = (link: JsonObject): boolean => {
    const { operationRef, operationId } = Object(dereference(shaped, link));
    const targets =
      typeof operationRef === "string"
        ? [resolve(shaped, operationRef)]
        : operations().filter((one) => one.operationId === operationId);
    return targets.length > 0 && !targets.some(isThere);
  };
  /** A path that says itself when it exists may exist without operations. */
  const isEmptied = (pathItem: JsonObject): boolean => {
    const { since, until } = readAnnotation(pathItem) ?? {};
    if ((since ?? until) !== undefined) return false;
    const own = methods.map((method) => pathItem[method]).filter(isObject);
    return own.length > 0 && !own.some(isThere);
  };
  const isGone = ({ node, kind }: Child): boolean =>
    !isThere(node) ||
    (kind === "pathItem" && isEmptied(node)) ||
    (kind === "link" && leadsNowhere(node));

  // 3. The names of what does not exist go: in `required`, examples, encodings and mappings.
  /** Creates a function that tells whether a property exists in each schema, or is not declared there. */
  const staysIn = (schemas: readonly JsonObject[]) => {
    const known = schemas.map((schema) => propertiesOf(shaped, schema));
    return (name: Json) =>
      known.every((properties) => {
        const { declarations } = properties.get(String(name)) ?? {};
        return declarations?.some(({ schema }) => isThere(schema)) ?? true;
      });
  };
  const isGoneThere = (part: Json) => !isThere(part);
  const shown = (value: Json, schema: Json | undefined) =>
    withoutGoneProperties(shaped, value, [schema], isGoneThere);
  const mapped = (name: string): string | undefined => {
    // The value may be the name of a schema or a reference (OpenAPI 3.1 §4.8.25).
    const named = componentPointer("schemas", name);
    const $ref = resolve(shaped, named) === undefined ? name : named;
    return isThere({ $ref }) ? $ref : undefined;
  };
  const namers: Readonly<Record<string, Namer>> = {
    required: (names, around) => {
      const stays = staysIn(around);
      if (!Array.isArray(names) || (names.length > 0 && names.every(stays))) return names;
      return filled(names.filter(stays));
    },
    default: (value, [schema]) => shown(value, schema),
    example: (value, [schema]) => shown(value, schema),
    examples: (values, [schema]) =>
      Array.isArray(values) ? values.map((value) => shown(value, schema)) : values,
    encoding: (names, schemas) =>
      isObject(names) ? filled(onlyFields(names, staysIn(schemas))) : names,
  };
  const withoutNames = (
    node: JsonObject,
    kind: ObjectKind,
    schemas: readonly JsonObject[],
  ): JsonObject => {
    let found = node;
    for (const field of naming[kind] ?? []) {
      if (field in found)
        found = changeField(found, field, (value) => namers[field]?.(value, schemas));
    }
    return kind === "schema" ? mapMapping(found, mapped) : found;
  };

  /** The components that are referred to, in the order in which references lead to them. */
  const reached = new Set<string>();
  /** The schemas beside which each example in a component is shown. */
  const beside = new Map<string, Set<Json | undefined>>();

  /**
   * An object of the level, without all objects that do not exist.
   *
   * @param around the schemas that have it as a part of `allOf`: parts may require properties of each other
   */
  const left = (
    node: JsonObject,
    kind: ObjectKind,
    around: readonly JsonObject[] = [],
  ): JsonObject => {
    const schema = kind === "schema" ? node : node.schema;
    const schemas = isObject(schema) ? [schema, ...around] : [];
    const bare = mapChildren(withoutAnnotation(node), kind, (child) => {
      if (isGone(child)) return undefined;
      const isPart = child.field === "allOf";
      if (kind === "document" && child.kind === "pathItem")
        return share(join(`#/${child.field}`, child.key ?? ""), left(child.node, child.kind));
      const below = left(child.node, child.kind, isPart ? schemas : []);
      if (child.kind !== "example") return below;
      const { $ref } = below;
      if (typeof $ref !== "string")
        return changeField(below, "value", (value) => shown(value, schema));
      beside.set($ref, (beside.get($ref) ?? new Set()).add(schema));
      return below;
    });
    const made = withoutNames(bare, kind, schemas);
    const loose = looseReferences(made, kind).filter((to) => isObject(resolve(shaped, to)));
    for (const to of [...pointersOf(made), ...loose]) {
      const component = componentAt(to);
      if (component !== undefined) reached.add(component.target);
    }
    return made;
  };
  const root = left(
    onlyFields(shaped, (field) => !besideRoot.has(field)),
    "document",
  );

  // 4. The components to which something refers at the level, or at no level at all.
  for (const $ref of unreferenced) if (isThere({ $ref })) reached.add($ref);
  const subtypes = subtypesOf(shaped);
  const components = new Map<string, JsonObject>();
  // The loop also visits components that are reached during it; recursion would overflow the stack.
  for (const pointer of reached) {
    const node = resolve(shaped, pointer);
    if (!isObject(node)) continue; // Lint reports the reference (`no-unresolved-refs`).
    const kind = componentAt(pointer)?.kind ?? "schema";
    components.set(pointer, share(pointer, left(node, kind)));
    if (!isObject(node.discriminator)) continue;
    const below = (parent: string) =>
      (subtypes.get(parent) ?? []).filter(($ref) => isThere({ $ref }));
    for (const implied of reachable([pointer], below)) reached.add(implied);
  }
  for (const [pointer, schemas] of beside) {
    const example = components.get(pointer);
    if (example === undefined) continue;
    const pruned = changeField(example, "value", (value) => [...schemas].reduce(shown, value));
    components.set(pointer, pruned);
  }

  // 5. What operations refer to by name: security schemes, and the tags that had operations.
  const remaining = [
    ...operationNodes(root),
    ...[...components].flatMap(([pointer, node]) =>
      operationNodes(node, componentAt(pointer)?.kind),
    ),
  ];
  for (const name of schemesNamedBy(shaped, [root, ...remaining])) {
    const pointer = componentPointer("securitySchemes", name);
    const scheme = resolve(shaped, pointer);
    if (isObject(scheme)) components.set(pointer, withoutAnnotation(scheme));
  }
  const tagged = withoutLostTags(root, operations(), remaining);
  const sections = mapValues(Object(shaped.components), (members, section) =>
    filled(
      mapValues(Object(members), (_, name) => components.get(componentPointer(section, name))),
    ),
  );
  return filled(sections) === undefined ? tagged : { ...tagged, components: sections };
}

/** Removes from a field the names of what does not exist in the schemas that it is about, the nearest first. */
type Namer = (value: Json, schemas: readonly JsonObject[]) => Json | undefined;

/** The fields that name properties or hold values, by the kind of their object. */
const naming: Partial<Record<ObjectKind, readonly string[]>> = {
  schema: ["required", "default", "example", "examples"],
  mediaType: ["example", "encoding"],
  parameter: ["example"],
  header: ["example"],
};

const withoutAnnotation = (node: JsonObject): JsonObject =>
  annotationKey in node ? changeField(node, annotationKey, () => undefined) : node;

/** The root of a document without tags whose operations were all removed, also in `x-tagGroups`. */
function withoutLostTags(
  root: JsonObject,
  before: readonly JsonObject[],
  remaining: readonly JsonObject[],
): JsonObject {
  const used = tagsOf(remaining);
  const lost = new Set<Json | undefined>([...tagsOf(before)].filter((tag) => !used.has(tag)));
  if (lost.size === 0) return root;
  const isKept = (tag: Json | undefined) => !lost.has(tag);
  const tagged = changeField(root, "tags", (tags) =>
    Array.isArray(tags) ? tags.filter((tag) => !isObject(tag) || isKept(tag.name)) : tags,
  );
  return changeField(tagged, "x-tagGroups", (groups) =>
    Array.isArray(groups)
      ? groups.filter(isObject).flatMap((group) => {
          const tags = [group.tags ?? []].flat().filter(isKept);
          return tags.length > 0 ? { ...group, tags } : [];
        })
      : groups,
  );
}

function tagsOf(operations: readonly JsonObject[]): Set<Json> {
  return new Set(operations.flatMap(({ tags }) => (Array.isArray(tags) ? tags : [])));
}
