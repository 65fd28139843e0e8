import {
  type Field,
  fieldOf,
  isWithoutOperations,
  keptWhenEmpty,
  type ObjectKind,
} from "../document/grammar.ts";
import { isObject, type Json, type JsonObject, join } from "../document/json.ts";
import { markKey, readMark, removableFrom } from "../levels/mark.ts";
import { namesIn } from "../levels/merged-values.ts";
import { asTheyAre, isReference, withEarlier, withLife, withMark } from "./add-mark.ts";
import { requiredOver, valuesOver } from "./enum-and-required.ts";
import { isPositional, matched, outlineOf } from "./lists.ts";
import { type Present, Unsayable, type Versions } from "./versions.ts";

/**
 * The newest object, annotated with what differed in each version.
 *
 * @param around the versions in which an operation of a path would exist if the path had it
 */
export function merge(
  versions: Versions,
  kind: ObjectKind,
  present: Present,
  pointer: string,
  around = present,
): JsonObject {
  const [, newest] = present.at(-1) ?? [0, {}];
  const ids = new Set(present.map(([, node]) => versions.idOf(node, kind)));
  // Components include examples, which marks do not describe.
  const isSame = ids.size === 1 && kind !== "components" && !versions.holdsAsWritten(pointer);
  if (isSame && present.length === around.length) return newest;
  // An annotated document has marks already.
  let merged: JsonObject = markKey in newest ? { [markKey]: newest[markKey] as Json } : {};
  for (const name of namesIn(isSame ? [newest] : present.map(([, node]) => node))) {
    if (name === markKey) continue;
    if (kind === "schema" && (name === "required" || name === "enum")) continue; // Merged below.
    const { value, earlier } = mergeField(versions, kind, present, name, pointer, around);
    if (value !== undefined) merged[name] = value;
    merged = withEarlier(versions, merged, name, earlier, present);
  }
  if (kind === "schema") {
    merged = valuesOver(versions, merged, present);
    merged = requiredOver(versions, merged, present, pointer);
  }
  if (versions.whole.asWritten.has(pointer)) {
    merged = withMark(merged, { ...readMark(merged), asWritten: true });
  }
  if (isReference(merged, kind) && markKey in merged) {
    throw new Unsayable(merged.$ref);
  }
  return merged;
}

/** The newest value of a field, and its value in each version if that differs. */
interface Merged {
  readonly value: Json | undefined;
  readonly earlier: readonly (Json | undefined)[];
}

function mergeField(
  versions: Versions,
  kind: ObjectKind,
  present: Present,
  name: string,
  holder: string,
  around: Present,
): Merged {
  const pointer = join(holder, name);
  const { fields, objects } = versions.whole;
  const values = present.map(([, node]) => node[name]);
  const newest = values.at(-1);
  if (versions.isLeftOut(kind, name)) {
    // Removed operations may refer to removed examples.
    const value = kind === "components" ? Object.assign({}, ...values) : newest;
    return { value, earlier: [] };
  }
  const field = fieldOf(kind, name);
  const asWhole = { value: newest, earlier: asTheyAre(versions, kind, name, present) };
  if (field === undefined || fields.has(pointer) || objects.has(holder)) return asWhole;
  if (!values.every((value) => isFit(field, value))) {
    if (field.holds !== "one" && new Set(asWhole.earlier).size > 1) {
      versions.hold(pointer, "`true` and `false` have no marks; write `{}` and `not: {}` instead.");
    }
    return asWhole;
  }
  const place = { kind, name, field, pointer };
  const within = field.kind === "operation" ? around : present;
  return versions.attempt(pointer, () => mergeMembers(versions, place, present, within)) ?? asWhole;
}

/** A field that holds objects. */
interface Place {
  /** The kind of the object with the field. */
  readonly kind: ObjectKind;
  readonly name: string;
  readonly field: Field;
  readonly pointer: string;
}

/**
 * Merges a field by marking the objects in it.
 *
 * @throws Unsayable if one of them cannot be marked.
 */
function mergeMembers(versions: Versions, place: Place, present: Present, around: Present): Merged {
  const { kind, name, field } = place;
  if (isFree(place, present)) {
    const having = present.filter(([, node]) => node[name] !== undefined);
    const values = having.map(([version, node]) => [version, node[name]] as const);
    return { value: together(versions, place, values, around), earlier: [] };
  }
  const plain = asTheyAre(versions, kind, name, present);
  const runs = runsOf(plain.map((value) => outlineOf(field, name, value)));
  const earlier = runs.flatMap(({ from, to }, index) => {
    const isPlain = kind !== "schema" && index < runs.length - 1; // Only earlier schemas may contain marks.
    if (plain[from] === undefined || isPlain) return plain.slice(from, to);
    const run = present.slice(from, to);
    const values = run.map(([version], at) => [version, plain[from + at]] as const);
    const merged = together(versions, place, values, run);
    return run.map(() => merged);
  });
  return { value: earlier.at(-1), earlier };
}

/** Merges the members of a field over the versions that have it. A member is marked if not all of `around` have it. */
function together(
  versions: Versions,
  { kind, name, field, pointer }: Place,
  values: readonly (readonly [version: number, value: Json | undefined])[],
  around: Present,
): Json {
  const member = (present: Present, place: string): JsonObject => {
    if (kind === "document" && field.kind === "pathItem") {
      return mergePathItem(versions, present, around, place);
    }
    const merged = merge(versions, field.kind, present, place);
    // Components exist as long as something refers to them.
    if (kind === "components" || field.kind === "components") return merged;
    return withLife(versions, merged, field.kind, present, around);
  };
  const containers = values as unknown as Present; // Objects or lists: see isFit.
  if (field.holds === "one") return member(containers, pointer);
  if (field.holds === "list" && !isPositional(name)) {
    const lists = values as unknown as [number, JsonObject[]][];
    const slots = matched(lists, field.kind, (node) => versions.idOf(node, field.kind));
    return slots.map((slot, index) => member(slot, join(pointer, index)));
  }
  const members = namesIn(containers.map(([, container]) => container)).map((key) => {
    const present = containers.flatMap(([version, container]) =>
      Object.hasOwn(container, key) ? [[version, container[key] as JsonObject] as const] : [],
    );
    return [key, member(present, join(pointer, key))] as const;
  });
  return field.holds === "list" ? members.map(([, one]) => one) : Object.fromEntries(members);
}

/**
 * A path exists as long as its operations, which are marked. A path that some version has without operations gets a
 * mark of its own.
 */
function mergePathItem(
  versions: Versions,
  present: Present,
  around: Present,
  pointer: string,
): JsonObject {
  const isMarked = present.some(([, node]) => isWithoutOperations(node));
  const item = merge(versions, "pathItem", present, pointer, isMarked ? present : around);
  if (!isMarked) return item;
  const asWritten = !isWithoutOperations(item);
  const own = asWritten ? withMark(item, { ...readMark(item), asWritten }) : item;
  return withLife(versions, own, "pathItem", present, around);
}

/** Whether the members of a field are marked, instead of the field. */
function isFree({ kind, name, field }: Place, present: Present): boolean {
  if (["document", "components"].includes(kind)) return field.kind !== "tag";
  if (kind === "pathItem") return true;
  if (keptWhenEmpty.has(name) || !removableFrom.includes(name)) return false;
  // If a schema changed its type, all its properties changed at once.
  const types = present.map(([, { type, $ref }]) => JSON.stringify([type, $ref]));
  return name !== "properties" || types.every((type) => type === types[0]);
}

/** Whether a field has the form of the grammar, with objects only: a schema may also be `true`. */
function isFit(field: Field, value: Json | undefined): boolean {
  if (value === undefined) return true;
  if (field.holds === "list") return Array.isArray(value) && value.every(isObject);
  return isObject(value) && (field.holds === "one" || Object.values(value).every(isObject));
}

/** Slices of equal neighbours. */
function runsOf(list: readonly unknown[]): { from: number; to: number }[] {
  const starts = [...list.keys()].filter((index) => index === 0 || list[index] !== list[index - 1]);
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? list.length }));
}
