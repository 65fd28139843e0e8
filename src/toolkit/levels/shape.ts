import type { ObjectKind } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject } from "../document/json.ts";
import { changeField } from "./change.ts";
import { type Change, existsAt, livesOf, type Mark, markKey, readMark } from "./mark.ts";

/**
 * An object as its own mark and those of its properties say that it was at a level: fields that changed
 * since are as they were, an `enum` has the values of the level, and `required` the properties that were.
 * Its mark only tells any more when it exists. What is below keeps its own marks.
 */
export function shapeAt(node: JsonObject, kind: ObjectKind, level: number): JsonObject {
  const mark = readMark(node);
  const shape = mark === undefined ? node : { ...node, [markKey]: lifeIn(mark) };
  for (const { was = {}, without = [] } of changesAbove(mark, level)) {
    for (const field of without) delete shape[field];
    for (const [field, value] of Object.entries(was)) {
      if (!isOfParent(field, value, kind)) shape[field] = value;
    }
  }
  const values = changeField(shape, "enum", (list) =>
    Array.isArray(list) ? list.filter((value) => mayOccur(mark, value, level)) : list,
  );
  return requireAt(values, level);
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

/** Whether a change is one of fields, and not of behaviour alone. */
export function isOfShape({ was, without }: Change): boolean {
  return was !== undefined || without !== undefined;
}

/** Whether an earlier field is `required` of a property: that stands in the list of the schema around it. */
export function isOfParent(field: string, value: Json, kind: ObjectKind): boolean {
  return kind === "schema" && field === "required" && typeof value === "boolean";
}

/** What a mark says of when its object exists, and nothing else. */
function lifeIn({ since, until }: Mark): JsonObject {
  const life = { ...(since !== undefined && { since }), ...(until !== undefined && { until }) };
  return life as JsonObject;
}

/** The changes that had not come at a level, the newest first: in that order they are taken back. */
function changesAbove(mark: Mark | undefined, level: number): readonly Change[] {
  return (mark?.changes ?? []).filter((change) => change.level > level).reverse();
}

function mayOccur(mark: Mark | undefined, value: Json, level: number): boolean {
  const { values = {} } = mark ?? {};
  const text = String(value);
  return !Object.hasOwn(values, text) || existsAt(livesOf(values[text]), level);
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
