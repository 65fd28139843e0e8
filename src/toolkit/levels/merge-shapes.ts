import { memoizeBy } from "../../universal/memoize.ts";
import { propertiesOf } from "../document/composition.ts";
import {
  type Direction,
  directionOf,
  type Field,
  fieldOf,
  keptWhenEmpty,
  type ObjectKind,
  operationNodes,
} from "../document/grammar.ts";
import {
  changeField,
  dereference,
  distinct,
  inOrder,
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  namesIn,
  type OpenApiDocument,
  onlyFields,
} from "../document/json.ts";
import { type ComparedComponents, componentsReferredIn } from "./component-comparison.ts";
import type { Equality } from "./equality.ts";
import { type LevelRange, unitedRanges } from "./level-range.ts";
import { isShared } from "./object-at-level.ts";
import { requiredElsewhere } from "./request-requirements.ts";

/** A value in one of several documents, by its index; `undefined` if it is missing there. */
export interface ValueAt<Value extends Json = Json> {
  readonly at: number;
  readonly value: Value | undefined;
}

/** An object in a document that has it. */
export type ObjectAt = ValueAt<JsonObject> & { readonly value: JsonObject };

/** The text about a part that a client may send only to some servers, by their documents or levels. */
export interface Describe {
  /** A sentence about the servers of these ranges, which take something. */
  readonly taken: (ranges: readonly LevelRange[]) => string;
  /** The check before a program sends a value that only servers from a document or level up accept. */
  readonly needed: (from: number) => JsonObject;
}

/**
 * The values of a request that only servers of later documents take: a list of objects, each a `value` with what is
 * `needed` for it.
 */
export const laterValuesKey = "x-later-values";

/** The fields whose members a client may send to some servers only. */
const sentToSome = new Set(["properties", "parameters", "encoding"]);

/** The kinds of these members that readers see. */
const describedKinds: ReadonlySet<ObjectKind> = new Set(["schema", "parameter"]);

/** The ranges, by index, of the documents that have something; open where the first or last one has it. */
function rangesIn(given: readonly ValueAt[]): LevelRange[] {
  const ranges = given.flatMap(({ at, value }, index): LevelRange[] => {
    const to = given[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    return value === undefined ? [] : [{ from: index === 0 ? Number.NEGATIVE_INFINITY : at, to }];
  });
  return unitedRanges(ranges);
}

/** Whether a member ends within the documents, and those that no longer have it take others than their own. */
const hasWindow = (given: readonly ValueAt[], holders: readonly ValueAt<JsonObject>[]): boolean =>
  given.some(
    ({ value }, index) =>
      value === undefined && index > given.findIndex((one) => one.value !== undefined),
  ) && given.every(({ value }, index) => value !== undefined || !isClosed(holders[index]?.value));

/** Whether a schema refuses properties that it does not name. */
const isClosed = ({ additionalProperties, unevaluatedProperties }: JsonObject = {}): boolean =>
  additionalProperties === false || unevaluatedProperties === false;

/**
 * Merges what an object is in several documents into what a program can rely on with all of them: what clients send has
 * to fit all (they intersect), what servers send is of any (they unite).
 */
export function merger(
  documents: readonly OpenApiDocument[],
  parts: ComparedComponents,
  { idOf }: Pick<Equality, "idOf">,
  describe?: Describe,
) {
  const whole = ({ at, value }: ValueAt) => dereference(documents[at] ?? {}, value);
  const requiredAt = memoizeBy((at) => requiredElsewhere(documents[at] ?? {}));

  const named = new Map<string, readonly string[]>();
  /** Equal in two documents if the value, and everything it refers to, is the same. */
  const meaningOf = ({ at, value }: ValueAt): string => {
    const id = idOf(value);
    const refersTo = named.get(id) ?? componentsReferredIn(value ?? null).refersTo;
    named.set(id, refersTo);
    return [id, ...refersTo.map((to) => parts.get(to)?.get(at)?.meaning)].join();
  };
  const isSame = (each: readonly ValueAt[]) => new Set(each.map(meaningOf)).size < 2;

  /** An object in all documents that have it, which are at least one, oldest first. */
  function merged(
    each: readonly ValueAt<JsonObject>[],
    kind: ObjectKind,
    sender: Direction,
  ): JsonObject {
    const there = thereIn(each);
    const nodes = there.map(({ value }) => value);
    const newest = nodes.at(-1) ?? {};
    if (isSame(there)) return newest;
    if (kind === "schema") {
      const schema = mergedSchema(there, sender);
      const later = sender === "client" && describe ? laterValues(there) : [];
      if (later.length === 0) return schema;
      const values = later.map(({ value, at }) => ({ value, ...describe?.needed(at) }));
      return { ...schema, [laterValuesKey]: values };
    }
    if (nodes.some(({ $ref }) => $ref !== undefined)) {
      if (nodes.every(({ $ref }) => $ref === newest.$ref)) return newest;
      return merged(
        there.map((one) => ({ ...one, value: Object(whole(one)) })),
        kind,
        sender,
      );
    }
    return fieldsOf(there, namesIn(nodes), kind, sender);
  }

  /** Some fields of an object, merged; those without a value in the result are left out. */
  const fieldsOf = (
    there: readonly ValueAt<JsonObject>[],
    names: readonly string[],
    kind: ObjectKind,
    sender: Direction,
  ): JsonObject =>
    Object.fromEntries(
      names.flatMap((name): [string, Json][] => {
        const value = mergedField(there, name, kind, sender);
        return value === undefined ? [] : [[name, value]];
      }),
    );

  /**
   * Merges a schema of several documents keyword by keyword, if only keywords differ that can be merged. Otherwise, its
   * forms become `allOf` in what clients send, and `anyOf` in what servers send.
   */
  function mergedSchema(there: readonly ObjectAt[], sender: Direction): JsonObject {
    const forms = there.map(({ value }) => onlyFields(value, (keyword) => !isShared(keyword)));
    const differing = namesIn(forms).filter(
      (name) => !isSame(there.map(({ at, value }) => ({ at, value: value[name] }))),
    );
    const own = differing.filter(
      (name) =>
        !isInner(
          forms.map((form) => form[name]),
          name,
        ),
    );
    const within = differing.filter((name) => !own.includes(name));
    const names = [...new Set([...Object.keys(there.at(-1)?.value ?? {}), ...differing])];
    const parts = fieldsOf(there, names, "schema", sender);
    const lists = mergedLists[sender];
    if (!own.every((name) => lists.has(name))) {
      const branches = forms.map((form) => {
        const branch = mapValues(form, (value, name) =>
          within.includes(name) ? parts[name] : value,
        );
        return sender === "server" ? withOverlaps(branch, within) : branch;
      });
      const all = distinct(branches);
      return { ...onlyFields(parts, isShared), [sender === "client" ? "allOf" : "anyOf"]: all };
    }
    const entries = names.flatMap((name): [string, Json][] => {
      const mergeLists = own.includes(name) ? lists.get(name) : undefined;
      const list = mergeLists?.(forms.map((form) => form[name]));
      const value = list ?? parts[name];
      return value === undefined || list?.length === 0 ? [] : [[name, value]];
    });
    const found = Object.fromEntries(entries);
    return sender === "server" ? withOverlaps(found, within) : found;
  }

  function mergedField(
    there: readonly ValueAt<JsonObject>[],
    name: string,
    kind: ObjectKind,
    sender: Direction,
  ): Json | undefined {
    const values = there.map(({ at, value = {} }): ValueAt => ({ at, value: value[name] }));
    const newest = values.at(-1)?.value;
    if (isSame(values)) return newest;
    if (name === "required" && kind !== "schema") {
      return sender === "client" && values.some(({ value }) => value === true);
    }
    const field = fieldOf(kind, name);
    if (name === "discriminator") {
      const given = values.map(({ value }) => value);
      return given.every(isObject) ? mergedDiscriminator(given, sender) : newest;
    }
    // For fields that neither side sends, such as `security`, the newest value counts.
    if (field === undefined || (kind !== "schema" && !hasKeys(field, name))) return newest;
    const maps = values.map((one) => ({ at: one.at, map: membersOf(one, field, name) }));
    const members = inOrder(maps.map(({ map }) => map)).flatMap((key): [string, Json][] => {
      const own = maps.map(({ at, map }) => ({ at, value: map.get(key) }));
      const member = mergedMember(own, there, { field, name, key, kind }, sender);
      return member === undefined ? [] : [[key, member]];
    });
    if (field.holds === "one") return members[0]?.[1];
    const mayGo = newest === undefined || !keptWhenEmpty.has(name);
    if (members.length === 0 && mayGo) return undefined;
    return field.holds === "map" ? Object.fromEntries(members) : members.map(([, one]) => one);
  }

  function mergedMember(
    own: readonly ValueAt[],
    holders: readonly ValueAt<JsonObject>[],
    { field, name, key, kind }: { field: Field; name: string; key: string; kind: ObjectKind },
    around: Direction,
  ): Json | undefined {
    const sender = directionOf(field, around);
    // Without a schema, any value is allowed.
    const given =
      name === "schema"
        ? own.map((one) => (isObject(one.value) ? one : { ...one, value: {} }))
        : own;
    const there = given.filter(({ value }) => value !== undefined);
    const isAbsent = there.length < given.length;
    if (isAbsent && name === "allOf" && sender === "server") {
      const parts = there.map((one) => ({ ...one, value: optional(one) }));
      const part = merged(parts, "schema", sender);
      return Object.keys(part).some((keyword) => !isShared(keyword)) ? part : undefined;
    }
    const isNeeded = () => given.some((one, index) => isRequired(one, holders[index], name, key));
    if (field.kind === "pathItem" && kind !== "components") {
      const items = isAbsent ? given.map(({ at, value = {} }) => ({ at, value })) : given;
      const item = merged(items as ValueAt<JsonObject>[], "pathItem", sender);
      const had = there.some(({ value }) => operationNodes(Object(value), "pathItem").length > 0);
      return had && operationNodes(item, "pathItem").length === 0 ? undefined : item;
    }
    // A request fits a part of `allOf` that only some documents have, so that it fits all documents.
    const isForSome =
      isAbsent && sender === "client" && !staying.has(field.kind) && name !== "allOf";
    if (isForSome && !(sentToSome.has(name) && hasWindow(given, holders)) && !isNeeded())
      return undefined;
    const objects = there.map((one) => ({ ...one, value: isObject(one.value) ? one.value : {} }));
    const same = isSame(there) ? there.at(-1)?.value : undefined;
    const member = same ?? merged(objects, field.kind, sender);
    if (isForSome && describe && describedKinds.has(field.kind) && isObject(member)) {
      // A description beside a reference is read for schemas only.
      const { at } = there.at(-1) ?? { at: 0 };
      const node: JsonObject =
        field.kind === "schema" ? member : Object(whole({ at, value: member }));
      const { description = "" } = node;
      return {
        ...node,
        description: `${description}\n\n${describe.taken(rangesIn(given))}`.trim(),
      };
    }
    const isOptional = isAbsent && field.kind === "header" && sender === "server";
    return isOptional && isObject(member)
      ? changeField(member, "required", () => undefined)
      : member;
  }

  /** What a part of `allOf` says about properties, for a server that may not have the part: requires none of them. */
  const optional = (part: ValueAt): JsonObject => {
    const { properties, allOf, ...others }: JsonObject = Object(whole(part));
    const parts = [allOf ?? []].flat().map((value) => optional({ ...part, value }));
    return {
      ...onlyFields(others, isShared),
      ...(properties !== undefined && { properties }),
      ...(parts.length > 0 && { allOf: parts }),
    };
  };

  /** Whether a client must send a member of an object in one of the documents. */
  const isRequired = (
    one: ValueAt,
    holder: ValueAt<JsonObject> | undefined,
    name: string,
    key: string,
  ): boolean => {
    const { value = {} } = holder ?? {};
    if (name === "properties") {
      const isOwn = Array.isArray(value.required) && value.required.includes(key);
      return one.value !== undefined && (isOwn || requiredAt(one.at).has(one.value as JsonObject));
    }
    if (name === "encoding") {
      return propertiesOf(documents[one.at] ?? {}, value.schema).get(key)?.isRequired === true;
    }
    return Object(whole(one)).required === true;
  };

  /** Branches by reference, value, title or position; unnamed parts of `allOf` in their order. */
  const membersOf = ({ at, value }: ValueAt, { holds, kind }: Field, name: string) => {
    if (value === undefined) return new Map<string, Json>();
    if (holds === "one") return new Map([["", value]]);
    if (!Array.isArray(value)) return new Map(Object.entries(Object(value) as JsonObject));
    let unnamed = 0;
    return new Map(
      value.map((item: Json, index): [string, Json] => {
        const { in: place, name: called } = Object(
          kind === "schema" ? item : whole({ at, value: item }),
        );
        if (kind === "parameter") return [`${place} ${called}`, item];
        const { $ref, const: only, title } = Object(item);
        if (!lists.has(name)) return [String(index), item];
        if (name === "allOf" && $ref === undefined) return [`part ${unnamed++}`, item];
        return [JSON.stringify($ref ?? only ?? title ?? index), item];
      }),
    );
  };

  return { merged, requiredAt };
}

const thereIn = (each: readonly ValueAt<JsonObject>[]) =>
  each.filter((one): one is ObjectAt => one.value !== undefined);

/** Whether the members of a field have keys that are the same in other documents. */
const hasKeys = ({ holds }: Field, name: string): boolean =>
  holds !== "list" || name === "parameters";

/** The kinds of objects that stay in what clients send, though only some documents have them. */
const staying: ReadonlySet<ObjectKind> = new Set(["components", "securityScheme"]);

/** A discriminator with the mapping of any document in what servers send, and of all in what clients send. */
function mergedDiscriminator(given: readonly JsonObject[], sender: Direction): JsonObject {
  const mappings = given.map((one) => new Map(Object.entries(Object(one.mapping) as JsonObject)));
  const names = inOrder(mappings).filter(
    (name) => sender === "server" || mappings.every((mapping) => mapping.has(name)),
  );
  const all = new Map(mappings.flatMap((mapping) => [...mapping]));
  const mapping = names.map((name) => [name, all.get(name) as Json] as const); // Some mapping has it.
  return { ...given.at(-1), ...(names.length > 0 && { mapping: Object.fromEntries(mapping) }) };
}

/**
 * The listed values that a document and all later ones allow, but not the one before, with the index of that document.
 */
function laterValues(there: readonly ObjectAt[]): { readonly value: Json; readonly at: number }[] {
  const lists = there.map(({ at, value: { enum: listed, const: only } }) => ({
    at,
    values: only === undefined ? listed : [only],
  }));
  const newest = lists.at(-1)?.values;
  if (!Array.isArray(newest)) return [];
  return newest.flatMap((value) => {
    const last = lists.findLastIndex(
      ({ values }) => Array.isArray(values) && !values.includes(value),
    );
    const next = lists[last + 1];
    return last < 0 || next === undefined ? [] : [{ value, at: next.at }];
  });
}

/** The keywords whose schemas may be merged: a value fits the schema if its parts fit theirs. */
const inner = new Set([
  "properties",
  "patternProperties",
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
  "dependentSchemas",
  "items",
  "prefixItems",
  "unevaluatedItems",
  "contains",
  "contentSchema",
  "allOf",
  "anyOf",
  "oneOf",
  "$defs",
]);

/** Lists whose schemas are matched by content, so that some documents may have more of them. */
const lists = new Set(["allOf", "anyOf", "oneOf"]);

/** Whether the values of a keyword can be merged part by part. */
function isInner(values: readonly (Json | undefined)[], name: string): boolean {
  if (name === "discriminator") {
    return new Set(values.map((one) => Object(one).propertyName)).size === 1;
  }
  if (!inner.has(name)) return false;
  if (name === "properties") return true;
  if (lists.has(name)) return values.every((one) => Array.isArray(one));
  const lengths = new Set(values.map((one) => [one].flat().length));
  return lengths.size === 1 && values.every((one) => isObject(one) || Array.isArray(one));
}

/**
 * Replaces `oneOf` by `anyOf` if its branches differ: each then includes the values of several documents, so a value may
 * match two branches, which `oneOf` would refuse.
 */
function withOverlaps(schema: JsonObject, differing: readonly string[]): JsonObject {
  const { oneOf, ...others } = schema;
  if (!Array.isArray(oneOf) || !differing.includes("oneOf")) return schema;
  if (others.anyOf === undefined) return { ...others, anyOf: oneOf };
  const parts = Array.isArray(others.allOf) ? others.allOf : [];
  return { ...others, allOf: [...parts, { anyOf: oneOf }] };
}

/** Merges the values of a keyword; if the result is empty, the keyword is removed. */
type Together = (lists: readonly (Json | undefined)[]) => Json[];

const union: Together = (lists) => distinct(lists.flatMap((list = []) => list));
const unionOfAll: Together = (lists) => (lists.includes(undefined) ? [] : union(lists));
const intersection: Together = (lists) =>
  union(lists).filter((one) => lists.every((list = []) => [list].flat().includes(one)));

/** The keywords with lists that can be merged, by who sends the value. */
const mergedLists: Record<Direction, ReadonlyMap<string, Together>> = {
  client: new Map([["required", union]]),
  server: new Map([
    ["required", intersection],
    ["type", unionOfAll],
    ["enum", unionOfAll],
  ]),
};
