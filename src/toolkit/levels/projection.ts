import { declared, partsOf } from "../document/composition.ts";
import { withoutGoneProperties } from "../document/example-value.ts";
import {
  type Child,
  changeChildren,
  methods,
  type ObjectKind,
  operationNodes,
} from "../document/grammar.ts";
import {
  changeField,
  dereference,
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  type OpenApiDocument,
  objectsWithin,
  onlyFields,
  reachable,
  referenceChain,
  resolve,
} from "../document/json.ts";
import {
  componentAt,
  componentPointer,
  looseReferences,
  mapMapping,
  pointersOf,
  schemesNamedBy,
  subtypesOf,
} from "../document/references.ts";
import { lazily } from "../document/remembered.ts";
import { markKey, readMark, registryKey, releasesKey } from "./mark.ts";
import { shapedAt } from "./shape.ts";
import { checkedLevel, isLevelIn, spansOf } from "./span.ts";
import { unreferencedIn } from "./unreferenced.ts";

/**
 * The plain OpenAPI 3.1 document of one feature level: what a server of exactly this level supports. It has no marks, no
 * tombstones, and no components that only removed objects refer to. The input stays as it is.
 *
 * @throws RangeError if the level is not a whole number from 0 up.
 */
export function project(document: OpenApiDocument, level: number): OpenApiDocument {
  return structuredClone(projectorAt(document)(checkedLevel(level)));
}

/**
 * Like `project`, for several levels. The documents share what no mark changes with the given one, and must not be
 * modified.
 */
export function projectorAt(document: OpenApiDocument): (level: number) => OpenApiDocument {
  const unreferenced = unreferencedIn(document);
  return (level) => projectionAt(document, unreferenced, level);
}

/** The fields of a document that are added later, or only say which levels there are. */
const besideRoot: ReadonlySet<string> = new Set(["components", registryKey, releasesKey]);

function projectionAt(
  document: OpenApiDocument,
  unreferenced: readonly string[],
  level: number,
): OpenApiDocument {
  // 1. Each object as it is at the level. Its mark keeps only `since` and `until`.
  const shaped = shapedAt(document, "document", level);

  // 2. Which objects exist: by their own mark, and the marks of everything they refer to.
  const isThere = (node: Json | undefined): boolean =>
    referenceChain(shaped, node).every((one) => {
      const mark = readMark(one);
      return mark === undefined || isLevelIn(spansOf(mark), level);
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
    const { since, until } = readMark(pathItem) ?? {};
    if ((since ?? until) !== undefined) return false;
    const own = methods.map((method) => pathItem[method]).filter(isObject);
    return own.length > 0 && !own.some(isThere);
  };
  const isGone = ({ node, kind }: Child): boolean =>
    !isThere(node) ||
    (kind === "pathItem" && isEmptied(node)) ||
    (kind === "link" && leadsNowhere(node));
  /** Whether a property exists at the level, or is nowhere declared. */
  const has = (schema: JsonObject, name: Json): boolean => {
    const properties = declarations.get(schema) ?? declared(partsOf(shaped, schema));
    declarations.set(schema, properties);
    return properties.get(String(name))?.some(isThere) ?? true;
  };
  const declarations = new Map<JsonObject, ReadonlyMap<string, readonly Json[]>>();

  // 3. The names of what does not exist go: in `required`, examples, encodings and mappings.
  const isGoneThere = (part: Json) => !isThere(part);
  /** The names of properties that do not exist in some schema: most values have none, and finding schemas takes long. */
  const goneNames = lazily(() => {
    const declarations = objectsWithin(shaped).flatMap(({ properties }) =>
      isObject(properties) ? Object.entries(properties) : [],
    );
    return new Set(declarations.flatMap(([name, node]) => (isThere(node) ? [] : [name])));
  });
  const shown = (value: Json, schema: Json | undefined) =>
    objectsWithin(value).some((one) => Object.keys(one).some((name) => goneNames().has(name)))
      ? withoutGoneProperties(shaped, value, [schema], isGoneThere)
      : value;
  const mapped = (name: string): string | undefined => {
    // The value may be the name of a schema or a reference (OpenAPI 3.1 §4.8.25).
    const named = componentPointer("schemas", name);
    const $ref = resolve(shaped, named) === undefined ? name : named;
    return isThere({ $ref }) ? $ref : undefined;
  };
  const namers: Readonly<Record<string, Namer>> = {
    required: (names, around) =>
      Array.isArray(names)
        ? someOf(names, (name) => around.every((schema) => has(schema, name)))
        : names,
    "x-left-out": (names, [schema = {}]) =>
      someOf(Array.isArray(names) ? names : [names], (name) => has(schema, name)),
    default: (value, [schema]) => shown(value, schema),
    example: (value, [schema]) => shown(value, schema),
    examples: (values, [schema]) =>
      Array.isArray(values) ? values.map((value) => shown(value, schema)) : values,
    encoding: (names, [schema]) =>
      isObject(names) && schema !== undefined
        ? filled(onlyFields(names, (name) => has(schema, name)))
        : names,
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
  const reach = (pointer: string) => {
    if (reached.has(pointer)) return;
    const component = componentAt(pointer);
    if (component !== undefined) reached.add(component.target);
  };
  /** The schemas beside which each example in a component is shown. */
  const besides = new Map<string, Set<Json | undefined>>();

  /**
   * An object of the level, without all that does not exist.
   *
   * @param around the schemas of which it is a part by `allOf`: parts may require properties of each other
   */
  const left = (
    node: JsonObject,
    kind: ObjectKind,
    around: readonly JsonObject[] = [],
  ): JsonObject => {
    const schema = kind === "schema" ? node : node.schema;
    const schemas = isObject(schema) ? [schema, ...around] : [];
    const bare = changeChildren(withoutMark(node), kind, (child) => {
      if (isGone(child)) return undefined;
      const isPart = child.field === "allOf";
      const below = left(child.node, child.kind, isPart ? schemas : []);
      if (child.kind !== "example") return below;
      const { $ref } = below;
      if (typeof $ref !== "string")
        return changeField(below, "value", (value) => shown(value, schema));
      besides.set($ref, (besides.get($ref) ?? new Set()).add(schema));
      return below;
    });
    const made = withoutNames(bare, kind, schemas);
    for (const $ref of pointersOf(made)) reach($ref);
    for (const to of looseReferences(made, kind)) if (isObject(resolve(shaped, to))) reach(to);
    return made;
  };
  const root = left(
    onlyFields(shaped, (field) => !besideRoot.has(field)),
    "document",
  );

  // 4. The components to which something refers at the level, or at no level at all.
  for (const $ref of unreferenced) if (isThere({ $ref })) reach($ref);
  const subtypes = subtypesOf(shaped);
  const components = new Map<string, JsonObject>();
  // The loop also visits components that are reached during it; recursion would overflow the stack.
  for (const pointer of reached) {
    const node = resolve(shaped, pointer);
    if (!isObject(node)) continue; // Lint reports the reference (`no-unresolved-refs`).
    components.set(pointer, left(node, componentAt(pointer)?.kind ?? "schema"));
    if (!isObject(node.discriminator)) continue;
    const below = (parent: string) =>
      (subtypes.get(parent) ?? []).filter(($ref) => isThere({ $ref }));
    for (const implied of reachable([pointer], below)) reached.add(implied);
  }
  for (const [pointer, schemas] of besides) {
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
    if (isObject(scheme)) components.set(pointer, withoutMark(scheme));
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
  schema: ["required", "default", "example", "x-left-out", "examples"],
  mediaType: ["example", "encoding"],
  parameter: ["example"],
  header: ["example"],
};

/** The members of a list that stay: the list itself if all do, `undefined` if none does. */
function someOf(list: Json[], stays: (member: Json) => boolean): Json[] | undefined {
  const staying = list.filter(stays);
  return staying.length === list.length && list.length > 0 ? list : filled(staying);
}

/** A list or an object, or `undefined` if it is empty. */
const filled = <Value extends Json[] | JsonObject>(value: Value): Value | undefined =>
  Object.keys(value).length > 0 ? value : undefined;

const withoutMark = (node: JsonObject): JsonObject =>
  markKey in node ? changeField(node, markKey, () => undefined) : node;

/** The root of a document without the tags of which all operations were removed, also in `x-tagGroups`. */
export function withoutLostTags(
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
