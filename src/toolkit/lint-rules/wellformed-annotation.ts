import { memoize } from "../../universal/memoize.ts";
import { changeField, isObject, type Json, type JsonObject, mapValues } from "../document/json.ts";
import {
  type Annotation,
  annotationKey,
  type FeatureLevel,
  levelFieldsOf,
  registryKey,
} from "../levels/annotation.ts";
import { levelsOfShape, shapeAt } from "../levels/object-at-level.ts";
import { numberedAnnotation, numberedEntries } from "../levels/unnumbered-level.ts";
import { hasRisingLevels, matchesForm } from "./extension-schema.ts";
import type { Specification, SpecificationObject } from "./source-objects.ts";

/** Returns a well-formed annotation, and an empty annotation for malformed values, which `annotation-form` reports. */
export const wellFormedAnnotation = (value: Json | undefined): Annotation =>
  isObject(value) ? soundAnnotationOf(value) : {};

const soundAnnotationOf = memoize((value: JsonObject): Annotation => {
  if (!matchesForm("annotation", value)) return {};
  const annotation = numberedAnnotation(value, highest);
  const { values }: JsonObject = annotation;
  const availabilities = Object.values(Object(values)) as JsonObject[]; // As its form says.
  return [annotation, ...availabilities].every(hasRisingLevels) ? annotation : {};
});

/** The level for each `next`, where no entry of the registry gives it one and in the stock `redocly lint`. */
export const highest = Number.MAX_SAFE_INTEGER;

/** A level in messages, as it is written. */
export const formatLevel = (level: number): string => (level === highest ? "`next`" : `${level}`);

/** The annotation of an object, if it is well-formed. */
export function annotationOf({ node }: SpecificationObject): Annotation {
  return wellFormedAnnotation(node[annotationKey]);
}

/** Whether an object, or its earlier fields, have a field at a level in the form that is written there. */
export function isPresentField(object: SpecificationObject, field = "", level: number): boolean {
  const changed = object.field === "was" ? object.parent?.parent?.parent : object;
  if (changed === undefined || field === annotationKey) return true;
  const node = wellFormedNode(changed);
  if (!hasShapes(node)) return true;
  const own = changed === object ? node : object.node;
  return shapeAt(node, changed.kind, level)[field] === own[field];
}

const hasShapes = memoize((node: JsonObject) => levelsOfShape(node).length > 0);

/** An object for `shapeAt`: with its own annotation and those of its properties, if they are well-formed. */
export const wellFormedNode = ({ node }: SpecificationObject): JsonObject => soundNodeOf(node);

const soundNodeOf = memoize((node: JsonObject): JsonObject => {
  const sound = (part: Json): Json =>
    isObject(part) && annotationKey in part
      ? { ...part, [annotationKey]: wellFormedAnnotation(part[annotationKey]) as JsonObject }
      : part;
  const own = sound(node) as JsonObject;
  return changeField(own, "properties", (properties) =>
    isObject(properties) ? mapValues(properties, sound) : properties,
  );
});

/** A level in an annotation, its place, and the names of registry entries. */
export interface LevelUse {
  readonly level: number;
  readonly path: readonly (string | number)[];
  /** The field with the level: `since`, `until` or `level`. */
  readonly field: string;
  readonly names: readonly string[];
}

export const usesOf = (annotation: Annotation): LevelUse[] =>
  levelFieldsOf(annotation as JsonObject).flatMap(({ holder, field, path, names }) =>
    [holder[field]].flat().map((level) => ({ level: Number(level), path, field, names })),
  );

/** The levels at which something differs, and 0, ascending. */
export const levelsUsed = memoize(
  (objects: readonly SpecificationObject[]): ReadonlySet<number> => {
    const levels = objects.flatMap((object) =>
      usesOf(annotationOf(object)).map(({ level }) => level),
    );
    return new Set([0, ...levels].sort((one, other) => one - other));
  },
);

/** The well-formed entries of the registry, each with its place in the list. */
export function registryOf({ root }: Specification): (FeatureLevel & { index: number })[] {
  const entries = root.node[registryKey];
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry, index) => {
    if (!matchesForm("registry", [entry])) return [];
    const read = numberedEntries([entry], highest) as unknown as FeatureLevel[]; // As its form says.
    return read.map((one) => ({ ...one, index }));
  });
}
