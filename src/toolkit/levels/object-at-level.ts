import { mapChildren, type ObjectKind } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject, onlyFields } from "../document/json.ts";
import { isAnnotation } from "../document/self-contained-schema.ts";
import {
  type Annotation,
  annotationKey,
  type Change,
  fieldsOf,
  readAnnotation,
} from "./annotation.ts";
import { isLevelIn, rangesOf } from "./level-range.ts";

/**
 * An object as its own annotation and the annotations of its properties describe it at a level: changed fields have
 * their earlier values, and `enum` and `required` those of the level. Its annotation keeps only `since` and `until`.
 * Objects below it keep their annotations.
 */
export function shapeAt(node: JsonObject, kind: ObjectKind, level: number): JsonObject {
  const annotation = readAnnotation(node);
  const shape =
    annotation === undefined
      ? node
      : { ...node, [annotationKey]: onlyFields(Object(annotation), isOfAvailability) };
  for (const { was = {}, without = [] } of changesAbove(annotation, level)) {
    for (const field of without) delete shape[field];
    for (const [field, value] of Object.entries(was)) {
      if (!isOfParent(field, value, kind)) shape[field] = value;
    }
  }
  const { values } = annotation ?? {};
  if (values !== undefined && Array.isArray(shape.enum)) {
    shape.enum = shape.enum.filter((value) => isLevelIn(rangesOf(values[String(value)]), level));
  }
  return kind === "schema" ? requireAt(shape, level) : shape;
}

/** An object as `shapeAt` gives it, with all objects in it; the object itself if no annotation changes anything. */
export function shapedAt(node: JsonObject, kind: ObjectKind, level: number): JsonObject {
  return mapChildren(shapeAt(node, kind, level), kind, (child) =>
    shapedAt(child.node, child.kind, level),
  );
}

/** An object at a level, with all objects in it; references stay. `undefined` if it does not exist there. */
export function wholeShapeAt(
  node: JsonObject,
  kind: ObjectKind,
  level: number,
): JsonObject | undefined {
  if (!isLevelIn(rangesOf(readAnnotation(node)), level)) return undefined;
  const { [annotationKey]: _, ...shape } = shapeAt(node, kind, level);
  return mapChildren(shape, kind, (child) => wholeShapeAt(child.node, child.kind, level));
}

/** The levels at which the shape of an object changes by its own annotation or by those of its properties. */
export function levelsOfShape(node: JsonObject): number[] {
  const { changes = [], values = {} } = readAnnotation(node) ?? {};
  return [
    ...changes.filter(isOfShape).map(({ level }) => level),
    ...Object.values(values).flatMap(({ since = [], until = [] }) => [since, until].flat()),
    ...propertiesIn(node).flatMap(([, property]) =>
      (readAnnotation(property)?.changes ?? []).flatMap(({ level, was }) =>
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

const isOfAvailability = (field: string): boolean => /^(since|until)$/.test(field);

/** The changes above a level, newest first, which is the order of undoing them. */
function changesAbove(annotation: Annotation | undefined, level: number): readonly Change[] {
  return (annotation?.changes ?? []).filter((change) => change.level > level).reverse();
}

function requireAt(schema: JsonObject, level: number): JsonObject {
  const was = new Map(
    propertiesIn(schema).flatMap(([name, property]) =>
      changesAbove(readAnnotation(property), level).flatMap(({ was }) =>
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

/** Whether the shapes of a schema can only be combined by `allOf` or `anyOf`: pointers into it then have no target. */
export function isChoice(schema: JsonObject): boolean {
  const { changes = [] } = readAnnotation(schema) ?? {};
  const changed = changes.flatMap(fieldsOf);
  return changed.some((keyword) => keyword !== "required" && !isShared(keyword));
}

/** Whether a keyword stays beside combined schemas. A discriminator does not: it moves into the branches. */
export const isShared = (keyword: string): boolean =>
  keyword !== "discriminator" && isAnnotation(keyword);
