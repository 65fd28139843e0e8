import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  objectsWithin,
} from "../document/json.ts";

/** The key of an annotation, on the smallest object that differs between feature levels. */
export const annotationKey = "x-feature-level";

/** The key of the registry, at the root of the document. */
export const registryKey = "x-feature-levels";

/** The key of the list of releases, at the root of the document. */
export const releasesKey = "x-releases";

/** The fields whose members can be removed without changing the meaning of the others. */
export const removableFrom = [
  "parameters",
  "properties",
  "oneOf",
  "anyOf",
  "responses",
  "content",
  "headers",
  "links",
  "examples",
  "requestBody",
];

/**
 * The fields whose members have `since` and `until`. A part of `allOf` is not left out with its component, because more
 * values would be valid without it; only its own annotation removes it.
 */
export const annotatableLists: readonly string[] = [...removableFrom, "allOf"];

/** One difference between feature levels, written where it occurs (openapi/EXTENSIONS.md). */
export interface Annotation {
  /** The first feature level at which the object exists; a list if it was added again. */
  readonly since?: number | readonly number[];
  /** The first feature level at which it no longer exists; a list if it was removed again. */
  readonly until?: number | readonly number[];
  /** The sibling property that this one replaces. */
  readonly replaces?: string;
  /** The sibling property that replaces this one. */
  readonly replacedBy?: string;
  /** Changes of the object's own fields, or only of its behaviour. */
  readonly changes?: readonly Change[];
  /** The levels of the values of its `enum`, by their text; other values always exist. */
  readonly values?: Readonly<Record<string, Pick<Annotation, "since" | "until">>>;
  /** The registry entry, if several share the level; a list if several levels of the annotation need one. */
  readonly name?: string | readonly string[];
}

/** A change of an object. Without `was` and `without`, its behaviour changed; `note` says what was true before. */
export interface Change {
  readonly level: number;
  readonly note?: string;
  readonly name?: string;
  /** Fields of the object below the level. On a property, `required` is about the list of its parent. */
  readonly was?: JsonObject;
  /** Fields that the object did not have below the level. */
  readonly without?: readonly string[];
}

/** The names of the fields that a change is about. */
export const fieldsOf = ({ was = {}, without = [] }: Change): string[] => [
  ...Object.keys(was),
  ...without,
];

/** An entry of the registry. */
export interface FeatureLevel {
  readonly level: number;
  /**
   * The newest level that is known not to have it yet, if the exact level is not known: it is above `after`, and `level`
   * at the latest.
   */
  readonly after?: number;
  /** The first release with it, for example `"8.0"`. */
  readonly release: string;
  /** The name for code: `client.supports("linkifierOrder")`. */
  readonly name: string;
  /** Where it comes from, for authors. */
  readonly source?: string;
  /** What is true from this level on and, without a note, what was true before. Empty until its author writes it. */
  readonly summary: string;
  /** Set if its level is written as `next`, because it is not known yet. */
  readonly "x-next"?: true;
}

/** A registry entry whose name and summary its author still has to write. */
export const entryToWrite = (known: Omit<FeatureLevel, "name" | "summary">): FeatureLevel => {
  return { ...known, name: `level${known.level}`, summary: "" };
};

/**
 * The levels that may or may not have the change of an entry; `undefined` if the level of the entry is exact.
 */
export const uncertainRange = ({ level, after = level }: Pick<FeatureLevel, "level" | "after">) =>
  after + 1 < level ? { from: after + 1, to: level } : undefined;

/** The annotation on an object, or `undefined`. Lint checks its form (src/toolkit/lint). */
export function readAnnotation(node: Json | undefined): Annotation | undefined {
  const annotation = isObject(node) ? node[annotationKey] : undefined;
  return isObject(annotation) ? (annotation as Annotation) : undefined;
}

/** The registry of feature levels, oldest first. */
export function featureLevels(document: JsonObject): readonly FeatureLevel[] {
  const registry = document[registryKey];
  return Array.isArray(registry) ? (registry as unknown as FeatureLevel[]) : []; // Lint checks its form.
}

/** A field of an annotation that has a level, or a list of levels. */
interface LevelField {
  /** The annotation, the availability of one of its values, or one of its changes. */
  readonly holder: JsonObject;
  readonly field: "since" | "until" | "level";
  /** The way to the field from the annotation. */
  readonly path: readonly (string | number)[];
  /** The entries of the registry that it names. */
  readonly names: readonly string[];
}

/** The fields of an annotation that have levels. The annotation may be malformed. */
export function levelFieldsOf(annotation: JsonObject): LevelField[] {
  const { changes, values, name } = annotation;
  const names = [name ?? []].flat() as string[];
  const inAvailability = (holder: Json, path: readonly string[]) =>
    (["since", "until"] as const).flatMap((field) =>
      isObject(holder) && field in holder ? { holder, field, path: [...path, field], names } : [],
    );
  return [
    ...inAvailability(annotation, []),
    ...[changes ?? []].flat().flatMap((holder, index): LevelField | [] => {
      if (!isObject(holder) || !("level" in holder)) return [];
      const own = holder.name === undefined ? names : [String(holder.name)];
      return { holder, field: "level", path: ["changes", index, "level"], names: own };
    }),
    ...Object.entries(Object(values) as JsonObject).flatMap(([value, availability]) =>
      inAvailability(availability, ["values", value]),
    ),
  ];
}

/** The levels in all annotations of a document, also in annotations within earlier values, without repetitions. */
export function levelsIn(document: OpenApiDocument): number[] {
  const annotations = objectsWithin(document).flatMap(({ [annotationKey]: annotation }) =>
    isObject(annotation) ? levelFieldsOf(annotation) : [],
  );
  const levels = annotations.flatMap(({ holder, field }) => [holder[field] ?? []].flat());
  return [...new Set(levels)].filter((level) => typeof level === "number");
}
