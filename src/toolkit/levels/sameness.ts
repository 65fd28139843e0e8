import { fieldOf, type ObjectKind, saysNothing } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  type OpenApiDocument,
  resolve,
  steps,
} from "../document/json.ts";
import { componentPointer, subtypesOf } from "../document/references.ts";
import { numbering, rememberedBy } from "../document/remembered.ts";
import { circlesFrom } from "./circles.ts";
import { clientForm, referenceIn } from "./client-form.ts";
import { schemaForm } from "./schema-form.ts";

/** Whether a comparison ignores a field, by the kind of its object. */
export type IsLeftOut = (kind: ObjectKind, field: string) => boolean;

/** What counts in a comparison. */
export interface Comparing {
  /**
   * Set if only values with the same JSON text are the same. Defaults to false: an order or an empty container without
   * meaning does not count, and schemas are compared in one form (`schemaForm`).
   */
  readonly isTextual?: boolean;
  /** The fields that are ignored. Defaults to none. */
  readonly isLeftOut?: IsLeftOut;
  /**
   * The document in which references are followed. Values are then the same if clients cannot tell them apart, however
   * they are written (`clientForm`). Defaults to none: a reference is the same as one with the same text.
   */
  readonly within?: OpenApiDocument;
  /**
   * Returns a short text for a long one, so that ids stay short. Pass the same function to compare ids of several
   * comparisons. Defaults to numbers that are valid for one.
   */
  readonly numbered?: (text: string) => string;
}

/** Tells which values are the same. */
export interface Sameness {
  /** A text that is equal exactly for values that are the same. Without a kind, the order of all lists counts. */
  readonly idOf: (value: Json | undefined, kind?: ObjectKind) => string;
  /** The same for a field of an object; `undefined` if it has no effect. */
  readonly idOfField: (node: JsonObject, kind: ObjectKind, name: string) => string | undefined;
  /** The object whose fields are compared: a schema in its form, or all in that for clients, if references are followed. */
  readonly plain: (node: Json | undefined, kind: ObjectKind) => JsonObject;
  readonly isFollowing: boolean;
}

/** An object of a document, as a node of the graph of its objects. */
interface Part {
  readonly kind: ObjectKind;
  /** In the form for clients. */
  readonly fields: JsonObject;
  /** Its target, if it is only a reference. */
  readonly reference: string | undefined;
}

/** Lists whose order has no meaning (OpenAPI 3.1 §4.8.8, §4.8.10; JSON Schema 2020-12). */
const unordered: Partial<Record<ObjectKind, readonly string[]>> = {
  schema: ["type", "enum", "required", "allOf", "anyOf", "oneOf"],
  document: ["security"],
  operation: ["security", "parameters", "tags"],
  pathItem: ["parameters"],
};

/** The only equality of values of documents: what counts is chosen by `comparing`. */
export function sameness(comparing: Comparing = {}): Sameness {
  const { isTextual, isLeftOut, within, numbered = numbering() } = comparing;
  const form = within && clientForm(within);
  const schemaFormOf = schemaForm({
    isText: (keyword) => isLeftOut?.("schema", keyword) === true,
  });
  const known = new Map<ObjectKind | undefined, WeakMap<JsonObject, string>>();

  const idOf: Sameness["idOf"] = (value, kind) => {
    if (Array.isArray(value)) return numbered(`[${value.map((item) => idOf(item, kind)).join()}]`);
    if (form !== undefined && kind === "schema" && value === true) return idOf({}, kind);
    if (!isObject(value)) return numbered(JSON.stringify(value) ?? "");
    if (form !== undefined && kind !== undefined) return idOfTarget(value, kind);
    const ids = known.get(kind) ?? new WeakMap<JsonObject, string>();
    known.set(kind, ids);
    const id = ids.get(value) ?? idOfFields(value, kind);
    ids.set(value, id);
    return id;
  };
  const idOfFields = (given: JsonObject, kind: ObjectKind | undefined): string => {
    const node = form !== undefined || kind === undefined ? given : plain(given, kind);
    const fields = Object.keys(node).flatMap((name) => {
      const id = kind === undefined ? idOf(node[name]) : idOfField(node, kind, name);
      return id === undefined ? [] : [`${JSON.stringify(name)}:${id}`];
    });
    return numbered(`{${(isTextual ? fields : fields.sort()).join()}}`);
  };
  const idOfField: Sameness["idOfField"] = (node, kind, name) => {
    const value = node[name];
    if (value === undefined || isLeftOut?.(kind, name) || saysNothing(kind, name, value)) {
      return undefined;
    }
    if (form !== undefined && name === "discriminator" && isObject(value)) {
      return idOf({ ...value, mapping: valuesOf(node, value) });
    }
    const field = fieldOf(kind, name);
    if (field?.holds === "map" && isObject(value)) {
      const members = Object.keys(value).map(
        (key) => `${JSON.stringify(key)}:${idOf(value[key], field.kind)}`,
      );
      if (form !== undefined && members.length === 0) return undefined;
      return numbered(`{${members.sort().join()}}`);
    }
    if (!Array.isArray(value) || unordered[kind]?.includes(name) !== true) {
      return idOf(value, field?.kind);
    }
    // Without requirements, nothing is required; clients cannot tell how often a member is listed.
    const items = form !== undefined && name === "security" && value.length === 0 ? [{}] : value;
    const all = items.map((item) => idOf(item, field?.kind)).sort();
    const ids = form === undefined ? all : [...new Set(all)];
    // `type: string` and `type: [string]` are the same.
    return name === "type" && ids.length === 1 ? ids[0] : numbered(`[${ids.join()}]`);
  };

  const subtypes = subtypesOf(within ?? {});
  /** The id of an object, or of the target if it is a reference. */
  const idOfTarget = (value: JsonObject, kind: ObjectKind): string => {
    const names: string[] = [];
    const seen = new Set<string>();
    let part = partOf(value, kind);
    for (let to = part.reference; to !== undefined; to = part.reference) {
      const target = resolve(within ?? {}, to);
      if (seen.has(to) || !isObject(target)) return target === true ? idOf({}, kind) : to;
      seen.add(to);
      // The name of a subtype is a value of its parent's discriminator.
      if (isObject(target.discriminator)) names.push(...(subtypes.get(to) ?? []));
      part = partOf(target, kind);
    }
    return [idOfPart(part), ...names].join(" ");
  };
  const parts = rememberedBy<Part>();
  const partOf = (value: JsonObject, kind: ObjectKind): Part =>
    parts(value, kind, () => newPart(value, kind));
  const newPart = (value: JsonObject, kind: ObjectKind): Part => {
    const fields = form?.normal(value, kind) ?? value;
    return { kind, fields, reference: referenceIn(fields, kind) };
  };

  /** The ids of the parts of which all that they reach is known. */
  const ids = new Map<Part, string>();
  const findId = (part: Part): string => {
    readFrom(part);
    return ids.get(part) ?? "";
  };
  /** The id of a part that is not known yet: while another is read, a guess. */
  let idOfUnknown = findId;
  const idOfPart = (part: Part): string => ids.get(part) ?? idOfUnknown(part);
  const read = ({ fields, kind }: Part, guess = findId): string => {
    idOfUnknown = guess;
    const id = idOfFields(fields, kind);
    idOfUnknown = findId;
    return id;
  };
  /** Finds the ids of a part and of all that it reaches. */
  const readFrom = (start: Part) => {
    const below = (part: Part): Part[] => {
      const met = new Set<Part>();
      const id = read(part, (one) => `${met.add(one).size}`);
      if (met.size === 0) ids.set(part, idOutside(id));
      return [...met];
    };
    for (const { members, isCircle } of circlesFrom(start, below)) {
      if (isCircle) readCircle(members);
      else for (const one of members) ids.set(one, ids.get(one) ?? idOutside(read(one)));
    }
  };
  /**
   * Parts of a circle are the same if all that they reach is the same, whatever its names and wherever reading begins:
   * each round tells apart those of which parts were told apart in the round before.
   */
  const readCircle = (members: readonly Part[]) => {
    let told = new Map(members.map((one) => [one, ""]));
    for (let count = 0; count < new Set(told.values()).size; ) {
      count = new Set(told.values()).size;
      const before = told;
      told = new Map(members.map((one) => [one, read(one, (other) => `^${before.get(other)}`)]));
    }
    const all = numbered([...new Set(told.values())].sort().join());
    for (const [one, id] of told) ids.set(one, `${id} ${all}`);
    for (const one of members) inCircles.set(read(one), ids.get(one) ?? "");
  };
  /** A part that leads into a circle may be the same as one of the circle. */
  const idOutside = (id: string): string => inCircles.get(id) ?? id;
  const inCircles = new Map<string, string>();
  /** The schema of each value of a discriminator. The name of a branch is its default value (OpenAPI 3.1 §4.8.25). */
  const valuesOf = ({ oneOf, anyOf }: JsonObject, { mapping }: JsonObject): JsonObject => {
    const given = mapValues(Object(mapping), (to) => {
      const pointer = String(to);
      return pointer.includes("/") ? pointer : componentPointer("schemas", pointer);
    });
    const named = new Set(Object.values(given));
    const branches = [oneOf, anyOf].flat().flatMap((one) => Object(one).$ref ?? []);
    const others = branches.filter((pointer) => !named.has(pointer));
    const implied = others.map((pointer) => [steps(pointer).at(-1), pointer]);
    return mapValues({ ...Object.fromEntries(implied), ...given }, (to) =>
      idOf({ $ref: to as Json }, "schema"),
    );
  };
  const plain: Sameness["plain"] = (node, kind) => {
    if (form !== undefined) return form.plain(node, kind);
    if (!isObject(node)) return {};
    return kind === "schema" && !isTextual ? schemaFormOf(node) : node;
  };
  return { idOf, idOfField, plain, isFollowing: form !== undefined };
}
