import { componentAt, subtypesOf } from "../document/component-references.ts";
import { type Field, fieldOf, keptWhenEmpty, type ObjectKind } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  join,
  listIn,
  namesIn,
  type OpenApiDocument,
  reachable,
  resolve,
} from "../document/json.ts";
import { annotatableLists } from "../levels/annotation.ts";
import { isForReaders } from "../levels/change-sentences.ts";
import type { Equality } from "../levels/equality.ts";
import { withAvailability, withChange, withEarlier } from "./add-annotation.ts";
import type { Present, Version } from "./inference-input.ts";
import { isPositional, matchItems } from "./match-list-items.ts";
import { withRequired, withValues } from "./unordered-lists.ts";

/** Versions as one document, which is not yet compared with them. */
export interface Merged {
  readonly document: OpenApiDocument;
  /**
   * The fields that are stored whole because a reference in them comes or goes: no annotation may stand beside a
   * reference.
   */
  readonly referring: readonly string[];
}

/**
 * Merges versions: the newest form of each object, with each difference annotated on the smallest possible object. An
 * annotation of an object says at which levels the object exists; a field whose members cannot have annotations is
 * stored whole for each version.
 *
 * @param whole the operations, paths and components, by pointer, of which each field is listed so
 */
export function merge(
  versions: readonly Version[],
  { idOf, idOfField }: Pick<Equality, "idOf" | "idOfField">,
  whole: ReadonlySet<string>,
): Merged {
  const levels = versions.map(({ level }) => level);
  const referring = new Set<string>();
  /**
   * For components whose annotation also removes references to them: the versions without the reference that could have
   * it.
   */
  const lackingOf = new Map<string, number[]>();
  const has = (version: number, pointer: string) =>
    resolve(versions[version]?.document ?? {}, pointer) !== undefined;

  /**
   * An object, merged.
   *
   * @param around for a path: the versions in which its operations would exist if it had them
   */
  const object = (
    kind: ObjectKind,
    present: Present,
    pointer: string,
    around = present,
  ): JsonObject => {
    const nodes = present.map(([, node]) => node);
    const newest = nodes.at(-1) ?? {};
    const isSame = new Set(nodes.map((node) => idOf(node, kind))).size === 1;
    // Components include examples, which annotations do not describe.
    if (isSame && present.length === around.length && kind !== "components") return newest;
    const isWhole = whole.has(pointer);
    let merged: JsonObject = {};
    for (const name of namesIn(nodes)) {
      const field = fieldOf(kind, name);
      const isOfSchema = kind === "schema" && (name === "required" || name === "enum"); // Below.
      if (isOfSchema) continue;
      if (isForReaders(kind, name)) {
        // Operations that were removed may refer to examples that were.
        const value =
          kind === "components"
            ? Object.assign({}, ...nodes.map((node) => node[name]))
            : newest[name];
        if (value !== undefined) merged[name] = value;
        continue;
      }
      const within = field?.kind === "operation" ? around : present;
      const isPlain =
        kind !== "components" && field?.kind !== "components" && within.length === present.length;
      if (isPlain && new Set(nodes.map((node) => idOfField(node, kind, name))).size === 1) {
        if (newest[name] !== undefined) merged[name] = newest[name];
        continue;
      }
      /** The field with annotations on its members, if these can say in which of some versions they exist. */
      const annotated = (some: Present, around: Present): Json | undefined => {
        if (field === undefined || (isWhole && field.kind !== "operation")) return undefined;
        const place = join(pointer, name);
        if (!isMarkable(kind, name, field, some, place)) return undefined;
        return members(kind, name, field, some, around, place);
      };
      const value = annotated(present, within);
      const since = value === undefined ? cameWith(name, present) : [];
      const later = since.length > 0 ? annotated(since, since) : undefined;
      if (value !== undefined) merged[name] = value;
      else if (later === undefined) merged = listed(merged, kind, name, present);
      else {
        const level = levels[since[0]?.[0] ?? 0] as number;
        merged = withChange({ ...merged, [name]: later }, level, { without: [name] });
      }
    }
    if (kind !== "schema") return merged;
    const valued = isWhole ? undefined : withValues(merged, present, levels);
    merged = valued ?? listed(merged, kind, "enum", present);
    const requiring = isWhole ? undefined : withRequired(merged, present, levels);
    return requiring ?? listed(merged, kind, "required", present);
  };

  /** Whether the members of a field say by their own annotations in which versions they exist. */
  const isMarkable = (
    kind: ObjectKind,
    name: string,
    field: Field,
    present: Present,
    pointer: string,
  ): boolean => {
    const values = present.map(([, node]) => node[name]);
    if (!values.every((value) => value === undefined || isFit(field, value))) return false;
    if (!mayRefer(kind, name, field, present)) {
      referring.add(pointer);
      return false;
    }
    if (kind === "document" || kind === "components" || kind === "pathItem") return true;
    const there = values.filter((value) => value !== undefined);
    const isAll = there.length === values.length;
    if (!annotatableLists.includes(name)) {
      const outlines = there.map((value) => outlineOf(field, value));
      return isAll && new Set(outlines).size === 1;
    }
    const isFilled = isAll && there.every((value) => Object.keys(Object(value)).length > 0);
    // If a schema changed its type, all its properties changed at once.
    const types = new Set(present.map(([, { type, $ref }]) => JSON.stringify([type, $ref])));
    return isFilled || (!keptWhenEmpty.has(name) && (name !== "properties" || types.size === 1));
  };

  /**
   * Whether no reference in a field needs an annotation, which OpenAPI would ignore beside it: each is there in all
   * versions, or exactly in those that have its component, which then has the annotation.
   */
  const mayRefer = (kind: ObjectKind, name: string, field: Field, present: Present): boolean => {
    if (field.kind === "schema" || field.kind === "pathItem") return true;
    const slots = new Map<string, Map<number, Json>>();
    for (const [version, { [name]: value = {} }] of present) {
      const all: JsonObject = field.holds === "one" ? { "": value } : Object(value);
      for (const [key, member] of Object.entries(all)) {
        const { $ref = "" } = Object(member);
        if (field.holds === "list" && $ref === "") continue; // Inline members have slots of their own.
        const slot = field.holds === "list" ? String($ref) : key;
        slots.set(slot, (slots.get(slot) ?? new Map()).set(version, $ref));
      }
    }
    const bound: (readonly [pointer: string, lacking: number[]])[] = [];
    for (const slot of slots.values()) {
      const [target, ...others] = new Set(slot.values());
      if (others.length > 0) return false;
      if (target === "" || slot.size === present.length || kind === "components") continue;
      const pointer = String(target);
      const lacking = present.flatMap(([version]) => (slot.has(version) ? [] : [version]));
      const isBound =
        /^(parameter|response|requestBody|header)$/.test(field.kind) &&
        componentAt(pointer)?.target === pointer &&
        versions.every(({ document }) => !("$ref" in Object(resolve(document, pointer)))) &&
        present.every(([version]) => has(version, pointer) !== lacking.includes(version));
      if (!isBound) return false;
      bound.push([pointer, lacking]);
    }
    for (const [pointer, some] of bound) listIn(lackingOf, pointer).push(...some);
    return true;
  };

  const members = (
    kind: ObjectKind,
    name: string,
    field: Field,
    present: Present,
    around: Present,
    pointer: string,
  ): Json => {
    const member = (some: Present, place: string): JsonObject => {
      // A path exists as long as its operations.
      if (kind === "document" && field.kind === "pathItem")
        return object("pathItem", some, place, around);
      const node = object(field.kind, some, place);
      // Components exist as long as something refers to them.
      const isFree = kind === "components" || field.kind === "components";
      return isFree || ("$ref" in node && field.kind !== "schema")
        ? node
        : withAvailability(node, levels, some, around);
    };
    const having = present.filter(([, node]) => node[name] !== undefined);
    const fallbacks = having.map(([version, node]) => [version, node[name] as JsonObject] as const);
    if (field.holds === "one") return member(fallbacks, pointer);
    if (field.holds === "list" && !isPositional(name)) {
      const lists = fallbacks.map(
        ([version, list]) => [version, Object.values(list).filter(isObject)] as const,
      );
      const slots = matchItems(
        lists,
        field.kind,
        (node) => idOf(node, field.kind),
        name === "allOf",
      );
      return slots.map((slot, index) => member(slot, join(pointer, index)));
    }
    const entries = namesIn(fallbacks.map(([, container]) => container)).map((key) => {
      const some = fallbacks.filter(([, container]) => Object.hasOwn(container, key));
      const own = some.map(
        ([version, container]) => [version, container[key] as JsonObject] as const,
      );
      return [key, member(own, join(pointer, key))] as const;
    });
    return field.holds === "list" ? entries.map(([, one]) => one) : Object.fromEntries(entries);
  };

  /** Lists the values of a field for each version; those with the same meaning become equal. */
  const listed = (node: JsonObject, kind: ObjectKind, name: string, present: Present) => {
    const written = present.map(([, one]) => one[name]);
    const ids = written.map((value) => idOf(value === undefined ? {} : { [name]: value }, kind));
    const values = ids.map((id) => written[ids.lastIndexOf(id)]);
    return withEarlier(node, name, levels, present, values);
  };

  const all = versions.map(({ document }, version) => [version, document] as const);
  const document = unshared(object("document", all, "#"));
  for (const [pointer, version] of subtypesLacking(document, versions))
    listIn(lackingOf, pointer).push(version);
  for (const [pointer, lacking] of lackingOf) {
    const component = resolve(document, pointer);
    const around = all.filter(([version]) => has(version, pointer) || lacking.includes(version));
    const having = around.filter(([version]) => has(version, pointer));
    if (isObject(component))
      Object.assign(component, withAvailability(component, levels, having, around));
  }
  return { document, referring: [...referring] };
}

/**
 * The versions that have a field which came after the first and stayed, as with another type; empty for other fields.
 * From there on, its members can have annotations of their own. Not so if a version requires a property that others
 * declare: an annotation at the property would take its name out of the list.
 */
function cameWith(name: string, present: Present): Present {
  const having = present.filter(([, node]) => node[name] !== undefined);
  const isLate = present.slice(-having.length).every((one) => having.includes(one));
  const areDeclared = having.every(([, { required, properties }]) =>
    [required ?? []].flat().every((one) => Object.hasOwn(Object(properties), String(one))),
  );
  if (having.length < 2 || having.length === present.length || !isLate) return [];
  return name !== "properties" || areDeclared ? having : [];
}

/** Whether a field has the form of the grammar, with objects only: a schema may also be `true`. */
function isFit(field: Field, value: Json): boolean {
  if (field.holds === "list") return Array.isArray(value) && value.every(isObject);
  return isObject(value) && (field.holds === "one" || Object.values(value).every(isObject));
}

/** A text that is equal for containers whose members keep their places. */
function outlineOf({ holds }: Field, value: Json): string {
  if (holds === "one") return "";
  if (Array.isArray(value)) return JSON.stringify(value.map((one) => Object(one).$ref ?? null));
  return JSON.stringify(Object.keys(Object(value)).sort());
}

/**
 * The subtypes that a discriminator would imply in versions without them, with these versions: references to a subtype
 * do not say when it exists.
 */
function subtypesLacking(document: OpenApiDocument, versions: readonly Version[]) {
  const subtypes = subtypesOf(document);
  return [...subtypes.keys()].flatMap((parent) =>
    versions.flatMap(({ document: own }, version) => {
      if (!isObject(Object(resolve(own, parent)).discriminator)) return [];
      const isThere = (pointer: string) => resolve(own, pointer) !== undefined;
      const implied = reachable([parent], (one) => (isThere(one) && subtypes.get(one)) || []);
      return [...implied].filter((one) => !isThere(one)).map((one) => [one, version] as const);
    }),
  );
}

/**
 * A copy in which no two places share an object, as YAML aliases do, because each place gets its own annotation.
 */
const unshared = (document: JsonObject): OpenApiDocument => JSON.parse(JSON.stringify(document));
