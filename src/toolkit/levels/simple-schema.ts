import { isDeepStrictEqual as isSame } from "node:util";
import { distinct, type Json, type JsonObject, onlyFields, typeOf } from "../document/json.ts";
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
/** Keywords beside which others have nothing left to check (JSON Schema 2020-12, Core §11). */
const evaluating: Readonly<Record<string, string>> = {
  unevaluatedItems: "items",
  unevaluatedProperties: "additionalProperties",
};
/** Keywords whose value is a schema that may allow everything, or nothing. */
const schemas = ["items", "additionalProperties", "unevaluatedItems", "unevaluatedProperties"];
/** Keywords that depend on other keywords of the same schema. */
export const composing = ["$ref", "allOf", "oneOf", "anyOf", "not", "if", "then", "else"];
/** Limits by the types that they check. */
const limited = [
  [["string"], /^(minLength|maxLength|pattern)$/],
  [["number", "integer"], /^(multipleOf|(exclusiveM|m)(in|ax)imum)$/],
  [["array"], /^(items|minItems|maxItems|uniqueItems)$/],
  [["object"], /^(properties|additionalProperties|required|minProperties|maxProperties)$/],
] as const;

export const listOf = (value: Json | undefined): Json[] =>
  value === undefined ? [] : [value].flat();
/** The keywords of a schema that programs see. */
export const saying = (schema: JsonObject): string[] =>
  Object.keys(schema).filter((name) => !isForReaders("schema", name));
export const hasAny = (schema: JsonObject, names: readonly string[]): boolean =>
  names.some((name) => schema[name] !== undefined);
export const has = (values: readonly Json[], value: Json): boolean =>
  values.some((one) => isSame(one, value));

/** The types of the values of a schema; none if it does not limit them. */
export const typesOfValues = (schema: JsonObject | undefined): Json[] =>
  Array.isArray(schema?.enum) ? distinct(schema.enum.map(typeOf)) : listOf(schema?.type);

/** Whether there are types, and all are among others. */
export const areAmong = (types: readonly Json[], others: readonly Json[]): boolean =>
  types.length > 0 &&
  types.every((type) => others.includes(type) || (type === "integer" && others.includes("number")));

/** A schema without keywords that check nothing, with its values and numbers in their one form. */
export function simple(given: JsonObject): JsonObject {
  const { const: only, ...others } = given;
  const listed = Array.isArray(given.enum) ? given.enum : [only as Json];
  const schema = onlyFields(
    only === undefined ? given : { ...others, enum: listed.filter((one) => isSame(one, only)) },
    (name) =>
      (given[name] !== silent[name] || silent[name] === undefined) &&
      given[evaluating[name] ?? ""] === undefined,
  );
  for (const name of schemas) {
    if (schema[name] === undefined) continue; // Most have none, and comparing takes long.
    if (isSame(schema[name], { not: {} })) schema[name] = false;
    if (schema[name] === true || isSame(schema[name], {})) delete schema[name];
  }
  const types = typesOfValues(schema);
  for (const [checked, names] of limited) {
    if (types.length === 0 || checked.some((type) => types.includes(type))) continue;
    for (const name of Object.keys(schema)) if (names.test(name)) delete schema[name];
  }
  if (listOf(schema.required).length === 0) delete schema.required;
  if (Object.keys(schema.properties ?? {}).length === 0) delete schema.properties;
  const { unevaluatedProperties, ...open } = schema;
  if (unevaluatedProperties !== undefined && !hasAny(schema, composing)) {
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
  if (all.length === 0) return { not: {} };
  const { enum: _, ...untyped } = schema;
  const isBoolean = has(all, true) && has(all, false);
  if (all.every((value) => value === null || (isBoolean && typeof value === "boolean"))) {
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
