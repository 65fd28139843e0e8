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
import { isForReaders } from "./sentence.ts";

/** Values of keywords that check nothing. */
const silent: JsonObject = {
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  nullable: false,
  uniqueItems: false,
  minItems: 0,
  minLength: 0,
  minProperties: 0,
};
/** Keywords whose value is a schema that may allow everything, or nothing. */
const schemas = ["items", "additionalProperties", "unevaluatedItems", "unevaluatedProperties"];
/** Keywords that depend on other keywords of the same schema. */
const composing = ["$ref", "allOf", "oneOf", "anyOf", "not", "if", "then", "else"];

const listOf = (value: Json | undefined): Json[] => (value === undefined ? [] : [value].flat());
const saying = (schema: JsonObject): string[] =>
  Object.keys(schema).filter((name) => !isForReaders("schema", name));
const hasAny = (schema: JsonObject, names: readonly string[]): boolean =>
  names.some((name) => schema[name] !== undefined);
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

  const write = (schema: JsonObject): JsonObject => {
    const parts = mapChildren(schema, "schema", ({ node }) => write(node));
    return simple(united(simple(whole(simple(parts)))));
  };

  /** The schema that a mere reference leads to; `undefined` within a circle. */
  const view = (schema: Json | undefined): JsonObject | undefined => {
    if (!isObject(schema)) return schema === true ? {} : undefined;
    const { $ref, ...own } = schema;
    if (typeof $ref !== "string") return schema;
    if (saying(own).length > 0) return undefined;
    if (!targets.has($ref)) {
      targets.set($ref, undefined);
      const target = resolve(document, $ref);
      if (isObject(target)) targets.set($ref, view(write(read(target))));
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
    if (/^(deprecated|readOnly|writeOnly|default)$/.test(name)) return other;
    if (name === "uniqueItems") return true;
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
    return (left && right && both(left, right)) ?? { allOf: [one, other] };
  };

  /** A union in its one form: flat, without repetitions, with null at the end or as a type. */
  const united = (schema: JsonObject): JsonObject => {
    const { oneOf, anyOf, ...own } = schema;
    const given = oneOf ?? anyOf;
    if (!Array.isArray(given) || (oneOf !== undefined && anyOf !== undefined)) return schema;
    const { discriminator, ...others } = own;
    if (discriminator !== undefined) return { ...own, oneOf: given }; // It selects one of them.
    const flat = given.flatMap((branch) => unionIn(view(branch), oneOf === undefined) ?? [branch]);
    const isExact = oneOf !== undefined && !areApart(flat);
    if (isExact && flat.length > 1) return { ...own, oneOf: flat };
    const says = saying(others);
    const isNullable = says.length === 0 || listOf(others.type).includes("null");
    const bare = isNullable ? flat.map(withoutNull) : flat;
    const branches = joinedScalars(distinct(bare.filter((branch) => branch !== undefined)));
    const hasNull = bare.some((branch, index) => branch !== flat[index]);
    const [only] = branches;
    if (branches.length === 0 && hasNull) return { ...others, type: "null" };
    if (branches.length === 1 && isObject(only)) {
      const one = hasNull ? orNull(view(only)) : only;
      if (one !== undefined && says.length === 0) return one;
      const inOne = one && view(one);
      const merged = inOne && both(others, inOne);
      if (merged !== undefined) return merged;
    }
    const all = [...branches, ...(hasNull ? [{ type: "null" }] : [])];
    const isTyped = all.every((branch) => areAmong(typesOfValues(view(branch)), listOf(own.type)));
    const { type, ...untyped } = own;
    return {
      ...(isTyped ? untyped : own),
      [areApart(all) || isExact ? "oneOf" : "anyOf"]: all,
    };
  };

  /** The branches of a schema that is only a union, if they may stand beside those of another. */
  const unionIn = (schema: JsonObject | undefined, isAny: boolean): Json[] | undefined => {
    const [name = "", ...others] = schema === undefined ? [] : saying(schema);
    const branches = schema?.[name];
    const isUnion = /^(oneOf|anyOf)$/.test(name) && others.length === 0;
    if (!isUnion || !Array.isArray(branches)) return undefined;
    return (isAny && name === "anyOf") || areApart(branches) ? branches : undefined;
  };

  /** A branch as it is without null; `undefined` if it allows only null. */
  const withoutNull = (branch: Json): Json | undefined => {
    const schema = view(branch);
    if (schema === undefined) return branch;
    const { type, enum: values } = schema;
    if (type === "null") return undefined;
    if (Array.isArray(values)) {
      return values.includes(null) ? { ...schema, enum: values.filter(isValue) } : branch;
    }
    return Array.isArray(type) && type.includes("null")
      ? simple({ ...schema, type: type.filter((one) => one !== "null") })
      : branch;
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

  /** Whether no value is allowed by two of these schemas, as far as types and values tell. */
  const areApart = (branches: readonly Json[]): boolean =>
    branches.every((one, index) =>
      branches.slice(index + 1).every((other) => isApart(view(one), view(other), 2)),
    );

  const isApart = (
    one: JsonObject | undefined,
    other: JsonObject | undefined,
    depth: number,
  ): boolean => {
    if (one === undefined || other === undefined || depth === 0) return false;
    const [types, others] = [typesOfValues(one), typesOfValues(other)];
    if (types.length === 0 || others.length === 0) return false;
    if (!types.some((type) => others.some((like) => overlap(type, like)))) return true;
    if (Array.isArray(one.enum) && Array.isArray(other.enum)) {
      return !one.enum.some((value) => has(listOf(other.enum), value));
    }
    if ([...types, ...others].some((type) => type !== "object")) return false;
    const names = listOf(one.required).filter((name) => listOf(other.required).includes(name));
    return names.some((name) => {
      const [left, right] = [one, other].map(({ properties }) =>
        view(Object(properties)[String(name)]),
      );
      return isApart(left, right, depth - 1);
    });
  };
  return (schema) => write(read(schema));
}

const has = (values: readonly Json[], value: Json): boolean =>
  values.some((one) => isSame(one, value));
const isValue = (value: Json): boolean => value !== null;
const nonEmpty = (values: Json[]): Json[] | undefined => (values.length > 0 ? values : undefined);
const isNumber = (type: Json): boolean => type === "number" || type === "integer";
const overlap = (type: Json, other: Json): boolean =>
  type === other || (isNumber(type) && isNumber(other));

/** The types of the values of a schema; none if it does not limit them. */
export const typesOfValues = (schema: JsonObject | undefined): Json[] =>
  Array.isArray(schema?.enum) ? distinct(schema.enum.map(typeOf)) : listOf(schema?.type);

/** Whether there are types, and all are among others. */
const areAmong = (types: readonly Json[], others: readonly Json[]): boolean =>
  types.length > 0 &&
  types.every((type) => others.includes(type) || (type === "integer" && others.includes("number")));

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

/** A schema without keywords that check nothing, with its values and numbers in their one form. */
function simple(given: JsonObject): JsonObject {
  const { const: only, ...others } = given;
  const schema = onlyFields(
    only === undefined ? others : { ...others, enum: [only] },
    (name) => given[name] !== silent[name] || silent[name] === undefined,
  );
  for (const name of schemas) {
    if (schema[name] === undefined) continue; // Most have none, and comparing takes long.
    if (isSame(schema[name], { not: {} })) schema[name] = false;
    if (schema[name] === true || isSame(schema[name], {})) delete schema[name];
  }
  if (listOf(schema.required).length === 0) delete schema.required;
  if (Object.keys(schema.properties ?? {}).length === 0) delete schema.properties;
  const { unevaluatedProperties, ...open } = schema;
  const isClosed = schema.additionalProperties === undefined && !hasAny(schema, composing);
  if (unevaluatedProperties !== undefined && isClosed) {
    return simple({ ...open, additionalProperties: unevaluatedProperties });
  }
  return Array.isArray(schema.enum) ? simpleValues(schema, schema.enum) : simpleNumbers(schema);
}

/** An enumeration without the type that its values have anyway. */
function simpleValues({ type, ...schema }: JsonObject, values: readonly Json[]): JsonObject {
  const types = listOf(type);
  const all = distinct(values).filter(
    (value) => types.length === 0 || areAmong([typeOf(value)], types),
  );
  const { enum: _, ...untyped } = schema;
  const isBoolean = has(all, true) && has(all, false);
  if (
    all.length > 0 &&
    all.every((value) => value === null || (isBoolean && typeof value === "boolean"))
  ) {
    const own = [...(isBoolean ? ["boolean"] : []), ...(has(all, null) ? ["null"] : [])];
    return { ...untyped, type: own.length === 1 ? (own[0] as Json) : own };
  }
  return { ...schema, enum: all };
}

/** Types without those that others include, and limits of integers that are included themselves. */
function simpleNumbers(schema: JsonObject): JsonObject {
  const { type, multipleOf, ...others } = schema;
  const given = distinct(listOf(type));
  const isWhole = multipleOf === 1 && given.includes("number");
  const whole = given.map((one) => (isWhole && one === "number" ? "integer" : one));
  const types = distinct(whole).filter((one, _, all) => one !== "integer" || !has(all, "number"));
  const isInteger = types.includes("integer");
  const limited: JsonObject = { ...others };
  if (types.length > 0) limited.type = types.length === 1 ? (types[0] as Json) : types;
  if (multipleOf !== undefined && !(isInteger && multipleOf === 1)) limited.multipleOf = multipleOf;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = limited;
  if (!isInteger) return limited;
  if (typeof exclusiveMinimum === "number") {
    delete limited.exclusiveMinimum;
    limited.minimum = Math.max(
      Number(minimum ?? exclusiveMinimum),
      Math.floor(exclusiveMinimum) + 1,
    );
  } else if (typeof minimum === "number") limited.minimum = Math.ceil(minimum);
  if (typeof exclusiveMaximum === "number") {
    delete limited.exclusiveMaximum;
    limited.maximum = Math.min(
      Number(maximum ?? exclusiveMaximum),
      Math.ceil(exclusiveMaximum) - 1,
    );
  } else if (typeof maximum === "number") limited.maximum = Math.floor(maximum);
  return limited;
}
