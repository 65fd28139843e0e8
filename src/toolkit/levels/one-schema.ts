import { isDeepStrictEqual as isSame } from "node:util";
import { mapChildren } from "../document/grammar.ts";
import {
  distinct,
  isObject,
  type Json,
  type JsonObject,
  mapValues,
  type OpenApiDocument,
  onlyFields,
  resolve,
  typeOf,
} from "../document/json.ts";
import { areApart, isApart, overlap } from "./apart.ts";
import { isForReaders } from "./sentence.ts";
import { areAmong, composing, has, hasAny, listOf, saying, simple } from "./simple-schema.ts";

/** Keywords that say nothing about a value, so that they stay where they are. */
const beside = /^(deprecated|readOnly|writeOnly|default)$/;

const nonEmpty = (values: Json[]): Json[] | undefined => (values.length > 0 ? values : undefined);

/** How many merged schemas and written unions are within each other: those that hold themselves have no end. */
const mostNested = 6;

/** How many branches the union of what two unions allow may have. */
const mostProducts = 16;

/**
 * Writes schemas of a plain document in the one form that all ways of writing the same have. References stay, except
 * where a schema is composed of their targets.
 *
 * @param read changes schemas before they are written. By default, they stay.
 */
export function schemaWriter(
  document: OpenApiDocument,
  read = (schema: JsonObject) => schema,
): (schema: JsonObject) => JsonObject {
  const targets = new Map<string, JsonObject | undefined>();
  let nesting = 0;

  const write = (schema: JsonObject): JsonObject => {
    const parts = mapChildren(schema, "schema", ({ node }) => write(node));
    return settled(whole(simple(parts)));
  };
  const settled = (schema: JsonObject): JsonObject => simple(united(narrowed(simple(schema))));

  /** The schema that a mere reference leads to; `undefined` within a circle. */
  const view = (schema: Json | undefined): JsonObject | undefined => {
    if (!isObject(schema)) return schema === true ? {} : undefined;
    const { $ref, ...own } = schema;
    if (typeof $ref !== "string") return schema;
    if (saying(own).length > 0) return undefined;
    if (!targets.has($ref)) {
      targets.set($ref, undefined);
      const target = resolve(document, $ref);
      const around = nesting;
      nesting = 0; // Its form is kept, so it may not depend on where it was first referred to.
      if (isObject(target)) targets.set($ref, view(write(read(target))));
      nesting = around;
    }
    return targets.get($ref);
  };

  /** A schema of several as one, if that keeps its meaning. */
  const whole = (schema: JsonObject): JsonObject => {
    const { $ref, allOf, unevaluatedProperties: others, ...own } = schema;
    if (allOf === undefined && ($ref === undefined || saying(own).length === 0)) return schema;
    const written = [...($ref === undefined ? [] : [{ $ref }]), ...listOf(allOf), own];
    const parts = written.filter((part) => !isObject(part) || saying(part).length > 0);
    const [first] = parts;
    if (parts.length === 1 && isObject(first) && others === undefined) return first;
    let merged: JsonObject | undefined = {};
    for (const part of parts) {
      const next: JsonObject | undefined = view(part);
      merged = merged && next && both(merged, next);
    }
    if (merged === undefined) return schema;
    return others === undefined ? merged : { ...merged, unevaluatedProperties: others };
  };

  /** What both of two schemas allow, in one without references; `undefined` if that needs both. */
  const both = (one: JsonObject, other: JsonObject): JsonObject | undefined => {
    if ([one, other].some((part) => hasAny(part, ["$ref", "allOf", "unevaluatedProperties"])))
      return undefined;
    const names = ({ properties }: JsonObject) => Object.keys(Object(properties));
    const leaves = (closed: JsonObject, open: JsonObject) =>
      closed.additionalProperties === undefined ||
      (names(open).every((name) => names(closed).includes(name)) &&
        isSame(closed.patternProperties, open.patternProperties ?? closed.patternProperties));
    if (!leaves(one, other) || !leaves(other, one)) return undefined;
    if ([one, other].every((part) => hasAny(part, ["if", "then", "else"]))) return undefined;
    if ([one, other].some((part) => hasAny(part, ["prefixItems", "unevaluatedItems"])))
      return undefined;
    const merged: JsonObject = { ...one };
    for (const [name, value] of Object.entries(other)) {
      const before = merged[name];
      const isTaken = before !== undefined && !isForReaders("schema", name);
      const joined = isTaken && !isSame(before, value) ? joinedBy(name, before, value) : value;
      if (joined === undefined) return undefined;
      merged[name] = joined;
    }
    return merged;
  };

  /** One value for a keyword that two schemas have. */
  const joinedBy = (name: string, one: Json, other: Json): Json | undefined => {
    if (beside.test(name)) return other;
    if (name === "required") return distinct([one, other].flat());
    if (/^(exclusiveMin|min)/.test(name)) return Math.max(Number(one), Number(other));
    if (/^(exclusiveMax|max)/.test(name)) return Math.min(Number(one), Number(other));
    if (name === "enum") return nonEmpty(listOf(one).filter((value) => has(listOf(other), value)));
    if (name === "type") {
      const [types, others] = [listOf(one), listOf(other)];
      const within = (some: Json[], all: Json[]) =>
        some.filter((type) => all.includes(type) || (type === "integer" && has(all, "number")));
      return nonEmpty(distinct([...within(types, others), ...within(others, types)]));
    }
    if (name === "not") return { anyOf: [one, other] };
    if (name === "oneOf" || name === "anyOf") return product(listOf(one), listOf(other));
    if (name === "items" || name === "additionalProperties") return joinedSchema(one, other);
    if (name !== "properties" || !isObject(one) || !isObject(other)) return undefined;
    const shared = mapValues(other, (schema, key) =>
      Object.hasOwn(one, key) ? joinedSchema(one[key] as Json, schema) : schema,
    );
    return { ...one, ...shared };
  };

  const joinedSchema = (one: Json, other: Json): Json => {
    if (isSame(one, other)) return one;
    const [left, right] = [view(one), view(other)];
    const merged = nested(() => {
      const found = left && right && both(left, right);
      return found && settled(found);
    });
    return merged ?? { allOf: [one, other] };
  };

  /** A schema whose `not` refuses nothing that the rest refuses already; values and types are left out of lists. */
  const narrowed = (schema: JsonObject): JsonObject => {
    const { not, ...own } = schema;
    if (not === false) return own;
    const refused = view(not);
    if (not === undefined || refused === undefined) return schema;
    if (saying(refused).join() === "not") {
      const allowed = view(refused.not);
      return (allowed && both(own, allowed)) ?? schema;
    }
    const all = unionIn(refused, true) ?? [not];
    const lists = all.map((one) => ({ ...view(one) })).filter(isList);
    const rest = simple(lists.reduce(without, own));
    const others = all.filter((one) => !isApart(view, rest, view(one)));
    if (others.length === 0) return rest;
    return { ...rest, not: others.length === 1 ? (others[0] as Json) : { anyOf: others } };
  };

  /**
   * A union in its one form: flat, without repetitions, with null at the end or as a type. What stands beside it stands
   * in each branch, which is the same: `C and one of A, B` is `one of (C and A), (C and B)`.
   */
  const united = (schema: JsonObject): JsonObject => {
    const { oneOf, anyOf, ...own } = schema;
    if (oneOf !== undefined && anyOf !== undefined && own.discriminator === undefined) {
      const all = areApart(view, listOf(oneOf)) ? product(listOf(oneOf), listOf(anyOf)) : undefined;
      return all === undefined ? schema : settled({ ...own, anyOf: all });
    }
    const given = oneOf ?? anyOf;
    if (!Array.isArray(given) || (oneOf !== undefined && anyOf !== undefined)) return schema;
    if (own.discriminator !== undefined) return { ...own, oneOf: given }; // It selects one of them.
    const selected = selectedOrNull(given);
    if (selected !== undefined) return { ...own, ...selected };
    const isSaid = (name: string) => !isForReaders("schema", name) && !beside.test(name);
    const shared = onlyFields(own, isSaid);
    const each = Object.keys(shared).length === 0 ? given : distributed(shared, given);
    const others = each === undefined ? own : onlyFields(own, (name) => !isSaid(name));
    const found = each ?? given;
    const isAny = oneOf === undefined || areApart(view, found);
    const flat = found.flatMap((branch) => unionIn(view(branch), isAny) ?? [branch]);
    if (!isAny && !areApart(view, flat)) return alternatives({ ...others, oneOf: flat });
    const isNullable = each !== undefined || listOf(others.type).includes("null");
    const bare = isNullable ? flat.map(withoutNull) : flat;
    const branches = joinedScalars(distinct(bare.filter((branch) => branch !== undefined)));
    const hasNull = bare.some((branch, index) => branch !== flat[index]);
    const [only] = branches;
    if (branches.length === 0 && hasNull) return { ...others, type: "null" };
    if (branches.length === 1 && isObject(only)) {
      const one = hasNull ? orNull(view(only)) : only;
      if (one !== undefined && saying(others).length === 0) return one;
      const inOne = one && view(one);
      const merged = inOne && both(others, inOne);
      if (merged !== undefined) return merged;
    }
    const all = [...branches, ...(hasNull ? [{ type: "null" }] : [])];
    return alternatives({ ...others, [areApart(view, all) ? "oneOf" : "anyOf"]: all });
  };

  /** A union with a discriminator, or null, as such a union with null. */
  const selectedOrNull = (branches: readonly Json[]): JsonObject | undefined => {
    const others = branches.filter((branch) => withoutNull(branch) !== undefined);
    const union = view(others[0]);
    if (union === undefined || others.length > 1 || branches.length !== 2) return undefined;
    if (saying(union).join() !== "discriminator,oneOf") return undefined;
    const all = [...listOf(union.oneOf), { type: "null" }];
    return areApart(view, all) ? { ...union, oneOf: all } : undefined;
  };

  /** What both of two unions allow, as one union; `undefined` if that has many branches, or fails. */
  const product = (left: readonly Json[], right: readonly Json[]): Json[] | undefined => {
    if (left.length * right.length > mostProducts) return undefined;
    const found = nested(() =>
      left.map((one) => {
        const own = view(one);
        return own && distributedOnce(own, right);
      }),
    );
    return found?.every((branches) => branches !== undefined) ? nonEmpty(found.flat()) : undefined;
  };

  /** Branches that also say what stands beside their union, without those that exclude it; `undefined` if that fails. */
  const distributed = (shared: JsonObject, branches: readonly Json[]): Json[] | undefined =>
    nonEmpty(nested(() => distributedOnce(shared, branches)) ?? []);
  const nested = <T>(work: () => T): T | undefined => {
    if (nesting === mostNested) return undefined;
    nesting++;
    const found = work();
    nesting--;
    return found;
  };
  const distributedOnce = (shared: JsonObject, branches: readonly Json[]): Json[] | undefined => {
    const found: Json[] = [];
    for (const branch of branches) {
      const own = view(branch);
      if (isApart(view, shared, own)) continue;
      const merged = own && both(shared, own);
      if (merged === undefined) return undefined;
      const one = settled(merged);
      found.push(isSame(one, own) ? branch : one);
    }
    return found;
  };

  /** A union whose branches differ in what they require, as what they share and a union of what they require. */
  const alternatives = (schema: JsonObject): JsonObject => {
    const { oneOf, anyOf, ...own } = schema;
    const branches = listOf(oneOf ?? anyOf).map((branch) => ({ ...view(branch) }));
    const [first = {}, ...rest] = branches.map(({ required: _, ...branch }) => branch);
    const areLike = rest.length > 0 && rest.every((one) => isSame(one, first));
    const merged = areLike && saying(first).length > 0 ? both(own, first) : undefined;
    if (merged === undefined) return schema;
    const lists = branches.map(({ required }) => listOf(required));
    const shared = lists.reduce((found, list) => found.filter((name) => list.includes(name)));
    const left = lists.map((list) => list.filter((name) => !shared.includes(name)));
    const union = left.map((required) => ({ required }));
    const isOpen = anyOf !== undefined && left.some((list) => list.length === 0);
    const named = anyOf === undefined ? { oneOf: union } : { anyOf: union };
    return simple({ ...merged, required: shared, ...(!isOpen && named) });
  };

  /** The branches of a schema that is only a union, if they may stand beside those of another. */
  const unionIn = (schema: JsonObject | undefined, isAny: boolean): Json[] | undefined => {
    const [name = "", ...others] = schema === undefined ? [] : saying(schema);
    const branches = schema?.[name];
    const isUnion = /^(oneOf|anyOf)$/.test(name) && others.length === 0;
    if (!isUnion || !Array.isArray(branches)) return undefined;
    return (isAny && name === "anyOf") || areApart(view, branches) ? branches : undefined;
  };

  /** A branch as it is without null; `undefined` if it allows only null. */
  const withoutNull = (branch: Json): Json | undefined => {
    const schema = view(branch);
    if (schema === undefined || hasAny(schema, composing)) return branch;
    if (schema.type === "null") return undefined;
    const left = without(schema, { type: "null" });
    return left === schema ? branch : simple(left);
  };

  /** Enumerations as one, and branches of different scalar types without common keywords as one. */
  const joinedScalars = (branches: readonly Json[]): Json[] => {
    const found: Json[] = [];
    for (const branch of branches) {
      const schema = view(branch);
      const at = found.findIndex((other) => schema && canJoin(view(other), schema));
      const other = view(found[at]);
      if (schema === undefined || other === undefined) {
        found.push(branch);
        continue;
      }
      const listed = Array.isArray(schema.enum)
        ? { enum: distinct([...listOf(other.enum), ...schema.enum]) }
        : { type: [...listOf(other.type), ...listOf(schema.type)] };
      found[at] = simple({ ...other, ...schema, ...listed });
    }
    return found;
  };

  return (schema) => write(read(schema));
}

/** A schema without the values, or types, that another lists; as it is if it has no others. */
function without(schema: JsonObject, { enum: values, type }: JsonObject): JsonObject {
  const isLeft = (value: Json) =>
    values === undefined ? !areAmong([typeOf(value)], listOf(type)) : !has(listOf(values), value);
  const name = schema.enum === undefined ? "type" : "enum";
  const isTypeLeft = (one: Json) => !areAmong([one], listOf(type));
  const list = listOf(schema[name]);
  const left = list.filter(name === "enum" ? isLeft : isTypeLeft);
  return left.length === 0 || left.length === list.length ? schema : { ...schema, [name]: left };
}

/** Whether a schema says only which values, or which types, it allows. */
const isList = (schema: JsonObject): boolean => /^(enum|type)$/.test(saying(schema).join());

/** A typed schema that also allows null. */
function orNull(schema: JsonObject | undefined): JsonObject | undefined {
  if (schema === undefined || hasAny(schema, composing)) return undefined;
  if (Array.isArray(schema.enum)) return { ...schema, enum: distinct([...schema.enum, null]) };
  return schema.type === undefined
    ? undefined
    : { ...schema, type: distinct([schema.type, "null"].flat()) };
}

/** Whether two branches of a union are enumerations, or of different scalar types that share no keyword. */
function canJoin(one: JsonObject | undefined, other: JsonObject): boolean {
  if (one === undefined || hasAny(one, composing) || hasAny(other, composing)) return false;
  const [names, others] = [saying(one), saying(other)];
  if ([one, other].every((schema) => Array.isArray(schema.enum))) {
    return names.length + others.length === 2;
  }
  const [types, otherTypes] = [listOf(one.type), listOf(other.type)];
  const areScalar = [types, otherTypes].every((list) =>
    areAmong(list, ["string", "number", "boolean"]),
  );
  return (
    areScalar &&
    names.filter((name) => others.includes(name)).join() === "type" &&
    !types.some((type) => otherTypes.some((like) => overlap(type, like)))
  );
}
