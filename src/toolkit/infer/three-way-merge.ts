import { isDeepStrictEqual as isEqual } from "node:util";
import { fieldOf, type ObjectKind } from "../document/grammar.ts";
import {
  grouped,
  isObject,
  type Json,
  type JsonObject,
  join,
  listOf,
  type OpenApiDocument,
} from "../document/json.ts";
import { annotationKey, fieldsOf, readAnnotation } from "../levels/annotation.ts";
import { isForReaders } from "../levels/change-sentences.ts";
import type { Equality } from "../levels/equality.ts";
import { withAnnotation } from "./add-annotation.ts";
import { isPositional, matchItems } from "./match-list-items.ts";

type Maybe = Json | undefined;

/** A value that people may have edited, and what is inferred for it without and with one more version. */
type Three<Value = Maybe> = readonly [own: Value, before: Value, after: Value];

const each = <From, To>(
  [own, before, after]: Three<From>,
  change: (one: From) => To,
): Three<To> => [change(own), change(before), change(after)];

/**
 * An edited document with the differences between two inferred documents; everything else, and all texts, stay.
 *
 * @param rewritten the parts that are taken from the later inferred document, except for their texts, by pointer
 */
export function mergeThreeWays(
  documents: Three<OpenApiDocument>,
  { idOf }: Pick<Equality, "idOf">,
  rewritten: Pick<ReadonlyMap<string, unknown>, "has">,
): OpenApiDocument {
  const object = (kind: ObjectKind, three: Three, pointer: string): JsonObject => {
    const [, were, are] = each(three, earlierFieldsOf);
    return byName(three, (some, name) => {
      // An example that does not fit the version ends at the level in the annotation.
      const isEnding = isForReaders(kind, name) && were[name] !== are[name];
      return isEnding ? some[2] : field(kind, name, some, join(pointer, name));
    });
  };

  const field = (kind: ObjectKind, name: string, three: Three, pointer: string): Maybe => {
    const [own, before, after] = three;
    if (isEqual(before, after)) return own;
    if (name === annotationKey) return editedAnnotation(three);
    if (kind === "mediaType" && name === "examples" && three.every(isObject)) {
      // An example that ends, and its successor, have other annotations.
      return byName(three, ([mine, was, is]) =>
        isEqual(readAnnotation(was), readAnnotation(is)) ? mine : is,
      );
    }
    if (isForReaders(kind, name))
      // The components of examples are those of all versions.
      return kind === "components" ? { ...Object(after), ...Object(own) } : (own ?? after);
    const found = fieldOf(kind, name);
    if (found === undefined) return editedData(three);
    if (found.holds === "one") return member(found.kind, three, pointer);
    if (three.every((one) => Array.isArray(one)))
      return list(name, found.kind, each(three, listOf), pointer);
    if (!isObject(own) || !isObject(after)) return after;
    return byName(three, (some, key) => member(found.kind, some, join(pointer, key)));
  };

  const member = (kind: ObjectKind, [own, before, after]: Three, pointer: string): Maybe => {
    if (isObject(own) && isObject(after)) {
      // An object that only the later document has takes the texts of the object that exists.
      const was = isObject(before) && !rewritten.has(pointer) ? before : own;
      return object(kind, [own, was, after], pointer);
    }
    return isEqual(before, after) && !rewritten.has(pointer) ? own : after;
  };

  const list = (
    name: string,
    kind: ObjectKind,
    [own, before, after]: Three<Json[]>,
    pointer: string,
  ): Json[] => {
    const beside = partners(name, kind, own, before);
    const later = partners(name, kind, before, after);
    const taken = new Set<Maybe>();
    const kept = own.flatMap((one, index): Json[] => {
      const was = beside.get(one);
      if (was === undefined) return [one]; // A person added it.
      const is = later.get(was);
      taken.add(is);
      const merged = is && member(kind, [one, was, is], join(pointer, index));
      return merged === undefined ? [] : [merged];
    });
    return [...kept, ...after.filter((one) => !taken.has(one))];
  };

  /** For each member of a list, that of the other list which is the same one. */
  const partners = (name: string, kind: ObjectKind, some: Json[], others: Json[]) => {
    if (isPositional(name)) return new Map(some.map((one, index) => [one, others[index]]));
    const lists = [some, others].map(
      (items, version) => [version, items.filter(isObject)] as const,
    );
    const slots = matchItems(lists, kind, (node) => idOf(node, kind), name === "allOf");
    const pairs = slots.flatMap(([one, other]) =>
      one && other ? [[one[1], other[1]] as const] : [],
    );
    return new Map<Json, Maybe>(pairs);
  };

  return object("document", documents, "#");
}

/** The fields with earlier values in the annotation of an object, with the levels of these values. */
function earlierFieldsOf(node: Maybe): Readonly<Record<string, string>> {
  const levels: Record<string, string> = {};
  for (const change of readAnnotation(node)?.changes ?? []) {
    for (const field of fieldsOf(change)) levels[field] = `${levels[field]} ${change.level}`;
  }
  return levels;
}

/** An object with the entries that `edit` makes of those of three, which removes one by returning `undefined`. */
function byName(three: Three, edit: (three: Three, name: string) => Maybe): JsonObject {
  const [own, before, after] = each(three, (one): JsonObject => (isObject(one) ? one : {}));
  const names = new Set([...Object.keys(own), ...Object.keys(after)]);
  const entries = [...names].flatMap((name): [string, Json][] => {
    const value = edit([own[name], before[name], after[name]], name);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** A value that has no objects of the standard, entry by entry; without any entry left, as it is inferred later. */
function editedData(three: Three): Maybe {
  const [own, before, after] = three;
  if (isEqual(before, after)) return own;
  if (three.every((one = {}) => isObject(one))) {
    const entries = byName(three, editedData);
    return Object.keys(entries).length > 0 ? entries : after;
  }
  if (!three.every((one = []) => Array.isArray(one))) return after;
  const [mine, was, is] = each(three, listOf);
  const has = (items: Json[], item: Json) => items.some((one) => isEqual(one, item));
  const kept = mine.filter((one) => has(is, one) || !has(was, one));
  const items = [...kept, ...is.filter((one) => !has(mine, one) && !has(was, one))];
  return items.length > 0 ? items : after;
}

/** An annotation, with the notes and names that people gave it; `undefined` if nothing is left of it. */
function editedAnnotation(three: Three): Maybe {
  const byLevel = each(three, (annotation): JsonObject => {
    const { changes = [], ...others }: JsonObject = Object(annotation);
    // Inferred annotations have one change for a level; people may write several, with different names.
    const entries = grouped([changes].flat(), (change) => Object(change).level).flatMap(
      ([level, some]) =>
        some.map((change, index) => {
          const { level: _, ...said }: JsonObject = Object(change);
          return [`${level} ${index}`, said];
        }),
    );
    return { ...others, changes: Object.fromEntries(entries) };
  });
  const { changes, ...annotation }: JsonObject = byName(byLevel, editedData);
  const kept = Object.entries(Object(changes) as JsonObject)
    .flatMap(([key, said]) =>
      Object.keys(Object(said)).length > 0
        ? [{ level: Number.parseInt(key, 10), ...Object(said) }]
        : [],
    )
    .sort((one, other) => one.level - other.level);
  const edited = { ...annotation, ...(kept.length > 0 && { changes: kept }) };
  return Object.keys(edited).length > 0 ? withAnnotation({}, edited)[annotationKey] : undefined;
}
