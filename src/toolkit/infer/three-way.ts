import { isDeepStrictEqual as isEqual } from "node:util";
import { type Field, fieldOf, type ObjectKind } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  join,
  type OpenApiDocument,
} from "../document/json.ts";
import { fieldsOf, markKey, readMark } from "../levels/mark.ts";
import type { Sameness } from "../levels/sameness.ts";
import { isForReaders } from "../levels/sentence.ts";
import { withMark } from "./add-mark.ts";
import { isPositional, matched } from "./lists.ts";

/** A value that people may have edited, and what is inferred for it without and with one more version. */
type Three<Value> = readonly [own: Value, before: Value, after: Value];
type Maybe = Json | undefined;

/**
 * An edited document with what two inferred ones say differently; the rest stays as it is, as do its texts.
 *
 * @param anew the parts that are taken from the later inferred document, except for their texts, by pointer
 */
export function edited(
  documents: Three<OpenApiDocument>,
  { idOf }: Pick<Sameness, "idOf">,
  anew: Pick<ReadonlyMap<string, unknown>, "has">,
): OpenApiDocument {
  const object = (kind: ObjectKind, three: Three<JsonObject>, pointer: string): JsonObject => {
    const [own, before, after] = three;
    if (isEqual(before, after)) return own;
    const names = new Set([...Object.keys(own), ...Object.keys(after)]);
    const were = new Set(earlierFieldsOf(before));
    const come = earlierFieldsOf(after).filter((one) => !were.has(one));
    const fields = [...names].flatMap((name): [string, Json][] => {
      const three = [own[name], before[name], after[name]] as const;
      // An example that does not fit the version ends.
      const isEnding = isForReaders(kind, name) && come.some((one) => one.startsWith(`${name} `));
      const value = isEnding ? after[name] : field(kind, name, three, join(pointer, name));
      return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(fields);
  };

  const field = (kind: ObjectKind, name: string, three: Three<Maybe>, pointer: string): Maybe => {
    const [own, before, after] = three;
    if (isEqual(before, after)) return own;
    if (name === markKey) return editedMark(three);
    if (kind === "mediaType" && name === "examples" && three.every(isObject)) {
      // An example that ends, or comes in its place, has another mark.
      return editedEntries(three, ([mine, was, is]) =>
        isEqual(readMark(was), readMark(is)) ? mine : is,
      );
    }
    if (isForReaders(kind, name))
      // The components of examples are those of all versions.
      return kind === "components" ? { ...Object(after), ...Object(own) } : (own ?? after);
    const found = fieldOf(kind, name);
    if (areLists(three)) return list(name, found, three, pointer);
    if (found === undefined || found.holds === "list") return after;
    if (found.holds === "one") return member(found.kind, three, pointer);
    if (!isObject(own) || !isObject(after)) return after;
    const was = isObject(before) ? before : {};
    const keys = new Set([...Object.keys(own), ...Object.keys(after)]);
    const members = [...keys].flatMap((key): [string, Json][] => {
      const one = member(found.kind, [own[key], was[key], after[key]], join(pointer, key));
      return one === undefined ? [] : [[key, one]];
    });
    return Object.fromEntries(members);
  };

  const member = (kind: ObjectKind, [own, before, after]: Three<Maybe>, pointer: string): Maybe => {
    if (isObject(own) && isObject(after)) {
      // What is inferred only now takes the texts of what is there.
      const was = isObject(before) && !anew.has(pointer) ? before : own;
      return object(kind, [own, was, after], pointer);
    }
    return isEqual(before, after) && !anew.has(pointer) ? own : after;
  };

  const list = (
    name: string,
    found: Field | undefined,
    [own, before, after]: Three<Json[]>,
    pointer: string,
  ): Json[] => {
    if (found === undefined) return editedList([own, before, after]);
    const beside = partners(name, found.kind, own, before);
    const later = partners(name, found.kind, before, after);
    const taken = new Set<Maybe>();
    const kept = own.flatMap((one, index): Json[] => {
      const was = beside.get(one);
      if (was === undefined) return [one]; // A person added it.
      const is = later.get(was);
      taken.add(is);
      const made = is && member(found.kind, [one, was, is], join(pointer, index));
      return made === undefined ? [] : [made];
    });
    return [...kept, ...after.filter((one) => !taken.has(one))];
  };

  /** For each member of a list, that of the other list which is the same one. */
  const partners = (name: string, kind: ObjectKind, some: Json[], others: Json[]) => {
    if (isPositional(name)) return new Map(some.map((one, index) => [one, others[index]]));
    const lists = [some, others].map(
      (items, version) => [version, items.filter(isObject)] as const,
    );
    const slots = matched(lists, kind, (node) => idOf(node, kind));
    const pairs = slots.flatMap(([one, other]) =>
      one && other ? [[one[1], other[1]] as const] : [],
    );
    return new Map<Json, Maybe>(pairs);
  };

  return object("document", documents, "#");
}

/** The fields of which the mark of an object has earlier values, each with the level. */
const earlierFieldsOf = (node: JsonObject): string[] =>
  (readMark(node)?.changes ?? []).flatMap((one) =>
    fieldsOf(one).map((field) => `${field} ${one.level}`),
  );

const areLists = (three: Three<Maybe>): three is Three<Json[]> =>
  three.every((one) => Array.isArray(one));

/** A list with what was added to and removed from another one. */
function editedList<Item>([own, before, after]: Three<readonly Item[]>): Item[] {
  const has = (list: readonly Item[], item: Item) => list.some((one) => isEqual(one, item));
  const kept = own.filter((one) => has(after, one) || !has(before, one));
  return [...kept, ...after.filter((one) => !has(own, one) && !has(before, one))];
}

/**
 * An object with the entries that differ between two others, as `edit` merges them, or removes one by returning
 * `undefined`; `undefined` if none is left.
 */
function editedEntries(
  three: Three<Maybe>,
  edit: (three: Three<Maybe>, name: string) => Maybe,
): JsonObject | undefined {
  const [own, before, after] = three.map((one) =>
    isObject(one) ? one : {},
  ) as unknown as Three<JsonObject>; // Of three.
  const names = new Set([...Object.keys(own), ...Object.keys(after)]);
  const entries = [...names].flatMap((name): [string, Json][] => {
    const [mine, was, is] = [own[name], before[name], after[name]];
    const value = isEqual(was, is) ? mine : edit([mine, was, is], name);
    return value === undefined ? [] : [[name, value]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The later value. */
const later = ([, , after]: Three<Maybe>): Maybe => after;

/** A mark, with its notes and names; `undefined` if nothing is left of it. */
function editedMark(three: Three<Maybe>): Maybe {
  const mark = editedEntries(three, (some, name) => {
    if (name === "changes") return editedChanges(some);
    return name === "values" ? editedEntries(some, later) : later(some);
  });
  return mark && withMark({}, mark)[markKey];
}

function editedChanges(three: Three<Maybe>): Maybe {
  const byLevel = three.map((changes) =>
    Object.fromEntries([changes ?? []].flat().map((one) => [Object(one).level, one])),
  ) as unknown as Three<JsonObject>; // Of three.
  // Whole numbers are the first keys of an object, ascending.
  const changes = editedEntries(byLevel, editedChange);
  return changes && Object.values(changes);
}

function editedChange(three: Three<Maybe>): Maybe {
  const made = editedEntries(three, (some, name) => {
    if (name === "level") return some[0] ?? some[2];
    if (name === "was") return editedEntries(some, later);
    const list =
      name === "without" &&
      editedList(some.map((one) => [one ?? []].flat()) as unknown as Three<Json[]>); // Of three.
    return list && list.length > 0 ? list : undefined;
  });
  return made && (made.was ?? made.without ?? made.note) !== undefined ? made : undefined;
}
