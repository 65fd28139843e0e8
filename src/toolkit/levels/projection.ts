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
  join,
  listIn,
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
import { lazily, onceEach, remembered } from "../document/remembered.ts";
import { markKey, readMark, registryKey, releasesKey } from "./mark.ts";
import { partRuns } from "./part-runs.ts";
import { shapeAt, shapedAt } from "./shape.ts";
import { checkedLevel, isLevelIn, spansOf } from "./span.ts";
import { unreferencedIn } from "./unreferenced.ts";

/**
 * The plain OpenAPI 3.1 document of one feature level: what a server of exactly this level supports. It has no marks, no
 * tombstones, and no components that only removed objects refer to. The input stays as it is.
 *
 * @throws RangeError if the level is not a whole number from 0 up.
 */
export function project(document: OpenApiDocument, level: number): OpenApiDocument {
  return structuredClone(sharedProjection(document, checkedLevel(level)));
}

/** Like `project`, but shares what no mark changes with the given document, and must not be modified. */
export const sharedProjection = (document: OpenApiDocument, level: number): OpenApiDocument =>
  projectionAt(document, unreferencedIn(document), level);

/** The same for several levels: these also share what does not change between them. */
export function projectorAt(document: OpenApiDocument): (level: number) => OpenApiDocument {
  const unreferenced = unreferencedIn(document);
  const memory = partMemory(document);
  return (level) => projectionAt(document, unreferenced, level, memory);
}

/** What a part is at a level, and what else the projection needs of it. */
interface MadePart {
  readonly made: JsonObject;
  /** The components to which its references lead. */
  readonly leads: string[];
  /** The components with examples that it shows, each with the schema beside it. */
  readonly besides: (readonly [example: string, schema: Json | undefined])[];
}

/** Makes parts of projections, or returns those of another level of the same run. */
interface PartMemory {
  /** A component or a path in its own shape. */
  readonly shaped: (pointer: string, level: number, make: () => JsonObject) => JsonObject;
  /** The same without what does not exist. */
  readonly made: (pointer: string, level: number, make: () => MadePart) => MadePart;
  /** A component with an example, as the parts at `pointers` leave it, which show it. */
  readonly shown: (
    pointers: readonly string[],
    level: number,
    make: () => JsonObject,
  ) => JsonObject;
}

/** For a single level. */
const withoutMemory: PartMemory = {
  shaped: (_pointer, _level, make) => make(),
  made: (_pointer, _level, make) => make(),
  shown: (_pointers, _level, make) => make(),
};

function partMemory(document: OpenApiDocument): PartMemory {
  const { own, whole } = partRuns(document);
  const shapes = new Map<string, JsonObject>();
  const parts = new Map<string, MadePart>();
  const examples = new Map<string, JsonObject>();
  const known = new Map<string, JsonObject[]>();
  const textOf = onceEach((part) => JSON.stringify(part));
  /** Equal parts of different runs are one object, so that what is made of it is made once too. */
  const shared = (pointer: string, part: JsonObject): JsonObject => {
    const others = listIn(known, pointer);
    const same = others.find((one) => textOf(one) === textOf(part));
    if (same === undefined) others.push(part);
    return same ?? part;
  };
  return {
    shaped: (pointer, level, make) => remembered(make, shapes)(own(pointer, level)),
    made: (pointer, level, make) => {
      const makeShared = (): MadePart => {
        const part = make();
        return { ...part, made: shared(pointer, part.made) };
      };
      return remembered(makeShared, parts)(whole(pointer, level));
    },
    shown: (pointers, level, make) => {
      const runs = pointers.map((pointer) => whole(pointer, level)).join();
      return remembered(() => shared(pointers.join(), make()), examples)(runs);
    },
  };
}

/** The properties in a shaped part that may not exist at a level: those with a mark or a reference. */
const declaredIn = onceEach((shaped: JsonObject) =>
  objectsWithin(shaped)
    .flatMap(({ properties }) => Object.entries(Object(properties) as JsonObject))
    .filter(([, node]) => isObject(node) && (markKey in node || "$ref" in node)),
);

/** The fields of a document that are added later, or only say which levels there are. */
const besideRoot: ReadonlySet<string> = new Set(["components", registryKey, releasesKey]);

function projectionAt(
  document: OpenApiDocument,
  unreferenced: readonly string[],
  level: number,
  memory = withoutMemory,
): OpenApiDocument {
  // 1. Each object as it is at the level. Its mark keeps only `since` and `until`.
  const shapedParts: JsonObject[] = [];
  const shapedPart = (pointer: string, { node, kind }: Child) => {
    const part = memory.shaped(pointer, level, () => shapedAt(node, kind, level));
    shapedParts.push(part);
    return part;
  };
  const shaped = changeChildren(shapeAt(document, "document", level), "document", (child) => {
    if (child.kind === "pathItem") return shapedPart(placeOf(child), child);
    return changeChildren(shapeAt(child.node, child.kind, level), child.kind, (part) =>
      child.kind === "components"
        ? shapedPart(componentPointer(part.field, part.key ?? ""), part)
        : shapedAt(part.node, part.kind, level),
    );
  });

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
  const staysIn = (schemas: readonly JsonObject[]) => (name: Json) =>
    schemas.every((schema) => has(schema, name));
  const isGoneThere = (part: Json) => !isThere(part);
  /** The names of properties that do not exist in some schema: most values have none, and finding schemas takes long. */
  const goneNames = lazily(() => {
    const declarations = shapedParts.flatMap(declaredIn);
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
  const reach = (component: string) => reached.add(component);
  /** What is noted while an object is made; that of a part is remembered with it. */
  let { leads, besides }: Pick<MadePart, "leads" | "besides"> = { leads: [], besides: [] };

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
      if (kind === "document" && child.kind === "pathItem")
        return leftPart(placeOf(child), child.node, child.kind);
      const below = left(child.node, child.kind, isPart ? schemas : []);
      if (child.kind !== "example") return below;
      const { $ref } = below;
      if (typeof $ref !== "string")
        return changeField(below, "value", (value) => shown(value, schema));
      besides.push([$ref, schema]);
      return below;
    });
    const made = withoutNames(bare, kind, schemas);
    leads.push(...pointersOf(made));
    leads.push(...looseReferences(made, kind).filter((to) => isObject(resolve(shaped, to))));
    return made;
  };
  /** The schemas beside which each example in a component is shown, each with the part that shows it. */
  const beside = new Map<string, Map<Json | undefined, string>>();
  const leftPart = (pointer: string, node: JsonObject, kind: ObjectKind): JsonObject => {
    const part = memory.made(pointer, level, () => {
      const around = { leads, besides };
      ({ leads, besides } = { leads: [], besides: [] });
      const own = { made: left(node, kind), leads: componentsAt(leads), besides };
      ({ leads, besides } = around);
      return own;
    });
    part.leads.forEach(reach);
    for (const [example, schema] of part.besides) {
      const known = beside.get(example) ?? new Map<Json | undefined, string>();
      beside.set(example, known.set(schema, pointer));
    }
    return part.made;
  };
  const root = left(
    onlyFields(shaped, (field) => !besideRoot.has(field)),
    "document",
  );
  componentsAt(leads).forEach(reach);

  // 4. The components to which something refers at the level, or at no level at all.
  componentsAt(unreferenced.filter(($ref) => isThere({ $ref }))).forEach(reach);
  const subtypes = subtypesOf(shaped);
  const components = new Map<string, JsonObject>();
  // The loop also visits components that are reached during it; recursion would overflow the stack.
  for (const pointer of reached) {
    const node = resolve(shaped, pointer);
    if (!isObject(node)) continue; // Lint reports the reference (`no-unresolved-refs`).
    components.set(pointer, leftPart(pointer, node, componentAt(pointer)?.kind ?? "schema"));
    if (!isObject(node.discriminator)) continue;
    const below = (parent: string) =>
      (subtypes.get(parent) ?? []).filter(($ref) => isThere({ $ref }));
    for (const implied of reachable([pointer], below)) reached.add(implied);
  }
  for (const [pointer, schemas] of beside) {
    const example = components.get(pointer);
    if (example === undefined) continue;
    const pruned = memory.shown([pointer, ...schemas.values()], level, () =>
      changeField(example, "value", (value) => [...schemas.keys()].reduce(shown, value)),
    );
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

/** The components that pointers lead to or into, each once. */
const componentsAt = (pointers: readonly string[]): string[] => [
  ...new Set(pointers.flatMap((pointer) => componentAt(pointer)?.target ?? [])),
];

const placeOf = ({ field, key = "" }: Child): string => join(`#/${field}`, key);

/** Removes from a field the names of what does not exist in the schemas that it is about, the nearest first. */
type Namer = (value: Json, schemas: readonly JsonObject[]) => Json | undefined;

/** The fields that name properties or hold values, by the kind of their object. */
const naming: Partial<Record<ObjectKind, readonly string[]>> = {
  schema: ["required", "default", "example", "examples"],
  mediaType: ["example", "encoding"],
  parameter: ["example"],
  header: ["example"],
};

/** A list or an object, or `undefined` if it is empty. */
const filled = <Value extends Json[] | JsonObject>(value: Value): Value | undefined =>
  Object.keys(value).length > 0 ? value : undefined;

const withoutMark = (node: JsonObject): JsonObject =>
  markKey in node ? changeField(node, markKey, () => undefined) : node;

/** The root of a document without the tags of which all operations were removed, also in `x-tagGroups`. */
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
