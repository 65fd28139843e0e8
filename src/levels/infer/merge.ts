import { fieldOf, keptWhenEmpty, methods, type ObjectKind } from "../../document/grammar.ts";
import { isObject, type Json, type JsonObject, join } from "../../document/json.ts";
import { markKey, removableFrom } from "../mark.ts";
import { withEarlier, withLife } from "./add-mark.ts";
import { valuesOver } from "./enumeration.ts";
import { isPositional, matched, outlineOf } from "./lists.ts";
import { requiredOver } from "./required.ts";
import { namesIn, type Present, Unsayable, type Versions } from "./versions.ts";

/** The object as it is now, with marks that say what it was in each version. */
export function merge(
  versions: Versions,
  kind: ObjectKind,
  present: Present,
  pointer: string,
): JsonObject {
  const [, newest] = present.at(-1) ?? [0, {}];
  const ids = present.map(([, node]) => versions.idOf(node, kind));
  // Components have examples of which nothing is told.
  if (kind !== "components" && ids.every((id) => id === ids[0])) return newest;
  let merged: JsonObject = {};
  for (const name of namesIn(present)) {
    if (kind === "schema" && (name === "required" || name === "enum")) continue; // Below, with what they are about.
    const { value, earlier } = mergeField(versions, kind, present, name, join(pointer, name));
    if (value !== undefined) merged[name] = value;
    merged = withEarlier(versions, merged, name, earlier, present);
  }
  if (kind === "schema") {
    merged = valuesOver(versions, merged, present);
    merged = requiredOver(versions, merged, present);
  }
  if (isReference(merged, kind) && markKey in merged) {
    throw new Unsayable();
  }
  return merged;
}

/** A field now, and what it was in each version, where that differs. */
interface Merged {
  readonly value: Json | undefined;
  readonly earlier: readonly (Json | undefined)[];
}

function mergeField(
  versions: Versions,
  kind: ObjectKind,
  present: Present,
  name: string,
  pointer: string,
): Merged {
  const values = present.map(([, node]) => node[name]);
  const newest = values.at(-1);
  if (versions.isLeftOut(kind, name)) {
    // Operations that went may refer to examples that went.
    const value = kind === "components" ? Object.assign({}, ...values) : newest;
    return { value, earlier: [] };
  }
  const field = fieldOf(kind, name);
  const asWhole = { value: newest, earlier: asTheyAre(versions, kind, name, values) };
  if (field === undefined || !values.every((value) => isFit(field, value))) return asWhole;
  if (versions.isWhole(pointer, name, values)) return asWhole;
  return versions.attempt(() => mergeMembers(versions, kind, present, name, pointer)) ?? asWhole;
}

/**
 * A field that holds objects, in which these say what differs.
 *
 * @throws Unsayable where one of them cannot.
 */
function mergeMembers(
  versions: Versions,
  kind: ObjectKind,
  present: Present,
  name: string,
  pointer: string,
): Merged {
  const values = present.map(([, node]) => node[name]);
  if (isFree(kind, name, present)) {
    const having = present.filter(([, node]) => node[name] !== undefined);
    return { value: together(versions, kind, name, having, present, pointer), earlier: [] };
  }
  const runs = runsOf(values.map((value) => outlineIn(kind, name, value)));
  const earlier = runs.flatMap(({ from, to }, index) => {
    const run = present.slice(from, to);
    const isPlain = kind !== "schema" && index < runs.length - 1; // Marks are read in what schemas were only.
    if (values[from] === undefined || isPlain) return values.slice(from, to);
    const merged = together(versions, kind, name, run, run, pointer);
    return run.map(() => merged);
  });
  return { value: earlier.at(-1), earlier: runs.length > 1 ? earlier : [] };
}

/** The members of a field over the versions that have it; their lives count against all of `around`. */
function together(
  versions: Versions,
  kind: ObjectKind,
  name: string,
  having: Present,
  around: Present,
  pointer: string,
): Json {
  const field = fieldOf(kind, name);
  if (field === undefined) throw new Error(`${name} holds no objects.`);
  const member = (present: Present, place: string): JsonObject => {
    if (kind === "document" && field.kind === "pathItem") {
      return mergePathItem(versions, present, around, place);
    }
    const merged = merge(versions, field.kind, present, place);
    // A component exists where something refers to it.
    if (kind === "components" || field.kind === "components") return merged;
    return withLife(versions, merged, field.kind, present, around);
  };
  const values = having.map(([version, node]) => [version, node[name] as Json] as const);
  if (field.holds === "one") return member(values as unknown as Present, pointer);
  if (field.holds === "list") {
    const lists = values as unknown as [number, JsonObject[]][];
    const slots = isPositional(name)
      ? (lists[0]?.[1] ?? []).map((_, at) =>
          lists.map(([version, items]) => [version, items[at] as JsonObject] as const),
        )
      : matched(lists, field.kind, (node) => versions.idOf(node, field.kind));
    return slots.map((slot, index) => member(slot, join(pointer, index)));
  }
  const maps = values as unknown as Present;
  return Object.fromEntries(
    namesIn(maps).map((key) => {
      const members = maps.flatMap(([version, map]) =>
        Object.hasOwn(map, key) ? [[version, map[key] as JsonObject] as const] : [],
      );
      return [key, member(members, join(pointer, key))];
    }),
  );
}

/** A path goes with its operations, which say when they were there. */
function mergePathItem(
  versions: Versions,
  present: Present,
  around: Present,
  pointer: string,
): JsonObject {
  const merged = merge(versions, "pathItem", present, pointer);
  const operations = methods.flatMap((method) => {
    const operation = merged[method];
    if (!isObject(operation)) return [];
    const { [markKey]: mark, ...others } = operation;
    const { since: _, until: __, ...kept } = isObject(mark) ? mark : {};
    const bare = Object.keys(kept).length > 0 ? { ...others, [markKey]: kept } : others;
    const having = present.filter(([, node]) => isObject(node[method]));
    return [[method, withLife(versions, bare, "operation", having, around)]];
  });
  return { ...merged, ...Object.fromEntries(operations) };
}

/** What a field was in each version, where nothing inside it says so; empty where it was always the same. */
function asTheyAre(
  { idOf }: Versions,
  kind: ObjectKind,
  name: string,
  values: readonly (Json | undefined)[],
): readonly (Json | undefined)[] {
  const ids = values.map((value) =>
    value === undefined ? undefined : idOf({ [name]: value }, kind),
  );
  return ids.every((id) => id === ids[0]) ? [] : values;
}

/** Whether the members of a field come and go by themselves, so that nothing is said of the field. */
function isFree(kind: ObjectKind, name: string, present: Present): boolean {
  if (["document", "components"].includes(kind)) return fieldOf(kind, name)?.kind !== "tag";
  if (kind === "pathItem" || name === "requestBody") return true;
  if (keptWhenEmpty.has(name) || !removableFrom.includes(name)) return false;
  // Where a schema became another, its properties went with it at once.
  const types = present.map(([, { type, $ref }]) => JSON.stringify([type, $ref]));
  return name !== "properties" || types.every((type) => type === types[0]);
}

/** Whether a field holds what the grammar says, and objects only: `true` may be a schema too. */
function isFit(field: NonNullable<ReturnType<typeof fieldOf>>, value: Json | undefined): boolean {
  if (value === undefined) return true;
  if (field.holds === "list") return Array.isArray(value) && value.every(isObject);
  return isObject(value) && (field.holds === "one" || Object.values(value).every(isObject));
}

/** What has to stay the same for a field to be merged in place. */
function outlineIn(kind: ObjectKind, name: string, value: Json | undefined): string | undefined {
  if (value === undefined || removableFrom.includes(name))
    return value === undefined ? undefined : "there";
  return outlineOf(kind, name, value as JsonObject | JsonObject[]);
}

/** Neighbours that are the same, as slices. */
function runsOf(list: readonly unknown[]): { from: number; to: number }[] {
  const starts = [...list.keys()].filter((index) => index === 0 || list[index] !== list[index - 1]);
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? list.length }));
}

const isReference = (node: JsonObject, kind: ObjectKind): boolean =>
  kind !== "schema" && kind !== "pathItem" && typeof node.$ref === "string";
