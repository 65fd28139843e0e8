import {
  changeChildren,
  childrenOf,
  type Field,
  fieldOf,
  mapChildren,
  type ObjectKind,
  type Sender,
  senderOf,
} from "../document/grammar.ts";
import {
  dereference,
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  onlyFields,
  resolve,
} from "../document/json.ts";
import { isAnnotation } from "../document/stand-alone.ts";
import { type Change, fieldsOf, type Mark, markKey, readMark } from "./mark.ts";
import { isLevelIn, type Span, spansOf } from "./span.ts";

/**
 * An object as its own mark and the marks of its properties describe it at a level: changed fields have their earlier
 * values, and `enum` and `required` those of the level. Its mark keeps only `since`, `until` and `asWritten`. Objects
 * below it keep their marks.
 */
export function shapeAt(node: JsonObject, kind: ObjectKind, level: number): JsonObject {
  const mark = readMark(node);
  const shape = mark === undefined ? node : { ...node, [markKey]: onlyLife(mark) };
  for (const { was = {}, without = [] } of changesAbove(mark, level)) {
    for (const field of without) delete shape[field];
    for (const [field, value] of Object.entries(was)) {
      if (!isOfParent(field, value, kind)) shape[field] = value;
    }
  }
  if (mark?.values !== undefined && Array.isArray(shape.enum)) {
    shape.enum = shape.enum.filter((value) => mayOccur(mark, value, level));
  }
  return kind === "schema" ? requireAt(shape, level) : shape;
}

/** An object as `shapeAt` gives it, with all objects in it; the object itself if no mark changes anything. */
export function shapedAt(node: JsonObject, kind: ObjectKind, level: number): JsonObject {
  return changeChildren(shapeAt(node, kind, level), kind, (child) =>
    shapedAt(child.node, child.kind, level),
  );
}

/** An object at a level, with all objects in it; references stay. `undefined` if it does not exist there. */
export function wholeShapeAt(
  node: JsonObject,
  kind: ObjectKind,
  level: number,
): JsonObject | undefined {
  if (!isLevelIn(spansOf(readMark(node)), level)) return undefined;
  const { [markKey]: _, ...shape } = shapeAt(node, kind, level);
  return mapChildren(shape, kind, (child) => wholeShapeAt(child.node, child.kind, level));
}

/** The levels at which the shape of an object changes by its own mark or by those of its properties. */
export function levelsOfShape(node: JsonObject): number[] {
  const { changes = [], values = {} } = readMark(node) ?? {};
  return [
    ...changes.filter(isOfShape).map(({ level }) => level),
    ...Object.values(values).flatMap(({ since = [], until = [] }) => [since, until].flat()),
    ...propertiesIn(node).flatMap(([, property]) =>
      (readMark(property)?.changes ?? []).flatMap(({ level, was }) =>
        typeof was?.required === "boolean" ? [level] : [],
      ),
    ),
  ];
}

/** Whether a change is about fields, not only behaviour. */
export function isOfShape({ was, without }: Change): boolean {
  return was !== undefined || without !== undefined;
}

/** Whether a changed field is a boolean `required` of a property, which stands for membership in the parent's list. */
export function isOfParent(field: string, value: Json, kind: ObjectKind): boolean {
  return kind === "schema" && field === "required" && typeof value === "boolean";
}

/** A mark with only `since`, `until` and `asWritten`. */
function onlyLife({ since, until, asWritten }: Mark): JsonObject {
  const life = {
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
    ...(asWritten !== undefined && { asWritten }),
  };
  return life as JsonObject;
}

/** The changes above a level, newest first, which is the order of undoing them. */
function changesAbove(mark: Mark | undefined, level: number): readonly Change[] {
  return (mark?.changes ?? []).filter((change) => change.level > level).reverse();
}

function mayOccur(mark: Mark | undefined, value: Json, level: number): boolean {
  const { values = {} } = mark ?? {};
  const text = String(value);
  return !Object.hasOwn(values, text) || isLevelIn(spansOf(values[text]), level);
}

function requireAt(schema: JsonObject, level: number): JsonObject {
  const was = new Map(
    propertiesIn(schema).flatMap(([name, property]) =>
      changesAbove(readMark(property), level).flatMap(({ was }) =>
        typeof was?.required === "boolean" ? [[name, was.required] as const] : [],
      ),
    ),
  );
  if (was.size === 0) return schema;
  const names = Array.isArray(schema.required) ? schema.required : [];
  const kept = names.filter((name) => was.get(String(name)) !== false);
  const added = [...was].flatMap(([name, isRequired]) => (isRequired ? [name] : []));
  const required = [...new Set([...kept, ...added])];
  const { required: _, ...others } = schema;
  return required.length > 0 ? { ...others, required } : others;
}

function propertiesIn({ properties }: JsonObject): [string, Json][] {
  return isObject(properties) ? Object.entries(properties) : [];
}

/** The shape of an object in a span. */
interface Shape extends Span {
  readonly node: JsonObject;
}

/**
 * Combines all shapes of an object from a level up: values that clients send must be valid for all of them, values that
 * servers send are valid for one. Keywords that do not constrain values are the newest. The mark keeps only `since`,
 * `until` and `asWritten`.
 */
export function shapeFrom(
  document: OpenApiDocument,
  node: JsonObject,
  kind: ObjectKind,
  sender: Sender,
  level: number,
): JsonObject {
  const shapes = shapesIn(node, kind, { from: level, to: Number.POSITIVE_INFINITY });
  const shape =
    shapes.length > 0 ? combined(document, shapes, kind, sender) : shapeAt(node, kind, level);
  return sender === "server" ? withOverlaps(document, shape, level) : shape;
}

/** The shapes that an object has in a span, oldest first; none if it does not exist there. */
function shapesIn(node: JsonObject, kind: ObjectKind, { from, to }: Span): Shape[] {
  const spans = spansOf(readMark(node));
  const levels = [...new Set([from, ...spans.map(({ from }) => from), ...levelsOfShape(node)])]
    .filter((level) => from <= level && level < to && isLevelIn(spans, level))
    .sort((one, other) => one - other);
  return levels.map((level, index) => ({
    from: level,
    to: levels[index + 1] ?? to,
    node: shapeAt(node, kind, level),
  }));
}

function combined(
  document: OpenApiDocument,
  shapes: readonly Shape[],
  kind: ObjectKind,
  sender: Sender,
): JsonObject {
  const nodes = shapes.map(({ node }) => node);
  const newest = nodes.at(-1) ?? {};
  if (nodes.length < 2) return newest;
  if (kind === "schema") return combinedSchema(nodes, newest, sender);
  const found: JsonObject = { ...newest };
  for (const name of differing(nodes)) {
    const value = combinedField(document, shapes, kind, name, sender);
    if (value === undefined) delete found[name];
    else found[name] = value;
  }
  return found;
}

/**
 * Combines schemas into one: with `allOf` for requests, `anyOf` for responses. If only
 * lists differ that can be merged, such as `required`, merges them instead. Keywords that do not constrain values are
 * the newest.
 */
function combinedSchema(
  shapes: readonly JsonObject[],
  newest: JsonObject,
  sender: Sender,
): JsonObject {
  const asserted = shapes.map((shape) => onlyFields(shape, (keyword) => !isShared(keyword)));
  const keywords = differing(asserted);
  if (!keywords.every((keyword) => together[sender].has(keyword))) {
    const word = sender === "client" ? "allOf" : "anyOf";
    return { ...onlyFields(newest, isShared), [word]: distinct(asserted) };
  }
  const others = onlyFields(newest, (keyword) => !keywords.includes(keyword));
  const lists = keywords.flatMap((keyword) => {
    const list = together[sender].get(keyword)?.(asserted.map((shape) => shape[keyword])) ?? [];
    return list.length > 0 ? [[keyword, list] as const] : [];
  });
  return { ...others, ...Object.fromEntries(lists) };
}

/** Whether the shapes of a schema can only be combined by `allOf` or `anyOf`: pointers into it then have no target. */
export function isChoice(schema: JsonObject): boolean {
  const { changes = [] } = readMark(schema) ?? {};
  const changed = changes.flatMap(fieldsOf);
  return changed.some((keyword) => keyword !== "required" && !isShared(keyword));
}

/** Merges the values of a keyword in all shapes; if the result is empty, the keyword is removed. */
type Together = (lists: readonly (Json | undefined)[]) => Json[];

const union: Together = (lists) => distinct(lists.flatMap((list = []) => list));
const unionOfAll: Together = (lists) => (lists.includes(undefined) ? [] : union(lists));
const intersection: Together = (lists) =>
  union(lists).filter((one) => lists.every((list = []) => [list].flat().includes(one)));

const together: Record<Sender, ReadonlyMap<string, Together>> = {
  client: new Map([["required", union]]),
  server: new Map([
    ["required", intersection],
    ["type", unionOfAll],
    ["enum", unionOfAll],
  ]),
};

/** Whether a keyword stays beside combined schemas. A discriminator does not: it moves into the branches. */
const isShared = (keyword: string): boolean => keyword !== "discriminator" && isAnnotation(keyword);

/** Combines a field that differs between shapes. If neither side sends it, as with `security`, takes the newest. */
function combinedField(
  document: OpenApiDocument,
  shapes: readonly Shape[],
  kind: ObjectKind,
  name: string,
  sender: Sender,
): Json | undefined {
  const values = shapes.map(({ node }) => node[name]);
  if (name === "required") return sender === "client" && values.includes(true);
  const field = fieldOf(kind, name);
  if (field === undefined || (field.holds === "list" && name !== "parameters")) {
    return values.at(-1);
  }
  const by = senderOf(field, sender);
  const members = values.map((value) => membersOf(document, value, field.holds));
  const keys = new Set(members.toReversed().flatMap((map) => [...map.keys()]));
  const found = [...keys].flatMap((key): [string, Json][] => {
    const own = members.map((map) => map.get(key));
    const [same, ...others] = distinct(own);
    if (others.length === 0) return [[key, same as Json]];
    const parts = shapes.map((span, index) => {
      // A missing schema allows any value, so it counts as `{}`; any other missing member is absent.
      const isAnything = name === "schema" && (own[index] ?? true) === true;
      const part = isAnything ? {} : own[index];
      const member = field.kind === "schema" ? part : dereference(document, part);
      return isObject(member) ? shapesIn(member, field.kind, span) : [];
    });
    const all = parts.flat();
    const isAbsent = parts.some((part) => part.length === 0);
    const isNeeded = kind === "components" || all.some(({ node }) => node.required === true);
    if (isAbsent && by === "client" && !isNeeded) return [];
    const { [markKey]: _, ...one } = combined(document, all, field.kind, by);
    return [[key, isAbsent && field.kind === "header" ? { ...one, required: false } : one]];
  });
  if (field.holds === "one") return found[0]?.[1];
  return field.holds === "map" ? Object.fromEntries(found) : found.map(([, member]) => member);
}

/** The members of a field by key; parameters by place and name (OpenAPI 3.1 §4.8.12). */
function membersOf(
  document: OpenApiDocument,
  value: Json | undefined,
  holds: Field["holds"],
): Map<string, Json | undefined> {
  if (holds === "one") return new Map([["", value]]);
  if (!Array.isArray(value)) return new Map(isObject(value) ? Object.entries(value) : []);
  return new Map(
    value.map((member) => {
      const { in: place, name } = Object(dereference(document, member));
      return [`${place} ${name}`, member];
    }),
  );
}

/**
 * Replaces `oneOf` by `anyOf` if its branches differ between this level and any higher one. Each branch then includes
 * the values of several levels, so a value may match two branches, which `oneOf` would refuse.
 */
function withOverlaps(document: OpenApiDocument, schema: JsonObject, level: number): JsonObject {
  const { oneOf, ...others } = schema;
  if (!Array.isArray(oneOf) || !differsAbove(document, oneOf, level)) return schema;
  if (others.anyOf === undefined) return { ...others, anyOf: oneOf };
  const parts = Array.isArray(others.allOf) ? others.allOf : [];
  return { ...others, allOf: [...parts, { anyOf: oneOf }] };
}

/** Whether schemas, or anything in them, differ between this level and any higher one. */
function differsAbove(document: OpenApiDocument, schemas: readonly Json[], level: number): boolean {
  const seen = new Set<Json>();
  const look = (node: Json | undefined): boolean => {
    if (!isObject(node) || seen.has(node)) return false;
    seen.add(node);
    const { since = 0, until = 0 } = readMark(node) ?? {};
    if ([since, until, levelsOfShape(node)].flat().some((one) => one > level)) return true;
    if (typeof node.$ref === "string" && look(resolve(document, node.$ref))) return true;
    return childrenOf(node, "schema").some((child) => look(child.node));
  };
  return schemas.some(look);
}

/** The fields in which objects differ, those of the newest object first. */
function differing(nodes: readonly JsonObject[]): string[] {
  const names = new Set(nodes.toReversed().flatMap((node) => Object.keys(node)));
  return [...names].filter((name) => distinct(nodes.map((node) => node[name])).length > 1);
}

function distinct<Value extends Json | undefined>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [String(JSON.stringify(value)), value])).values()];
}
