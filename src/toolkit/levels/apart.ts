import { distinct, type Json, type JsonObject } from "../document/json.ts";
import { has, listOf, typesOfValues } from "./simple-schema.ts";

/** The schema that another, which may be a reference, is; `undefined` if it is not known. */
type View = (schema: Json | undefined) => JsonObject | undefined;

/**
 * Whether no value is allowed by two schemas, as far as types, values, limits, and required properties to a depth tell.
 */
export function isApart(
  view: View,
  one: JsonObject | undefined,
  other: JsonObject | undefined,
  depth = 2,
): boolean {
  if (one === undefined || other === undefined || depth === 0) return false;
  const [types, others] = [typesIn(view, one), typesIn(view, other)];
  if (types.length + others.length === 0) return false;
  if (Array.isArray(one.enum) && Array.isArray(other.enum)) {
    return !one.enum.some((value) => has(listOf(other.enum), value));
  }
  const isShared = (type: Json) =>
    others.length === 0 || others.some((like) => overlap(type, like));
  const shared = types.length === 0 ? others : types.filter(isShared);
  return shared.every((type) => {
    if (areLimitsApart(String(type), one, other)) return true;
    if (type !== "object") return false;
    const [names, likes] = [listOf(one.required), listOf(other.required)];
    if (isClosedTo(one, likes) || isClosedTo(other, names)) return true;
    return names.some((name) => {
      const [left, right] = [one, other].map(({ properties }) =>
        view(Object(properties)[String(name)]),
      );
      return likes.includes(name) && isApart(view, left, right, depth - 1);
    });
  });
}

/** The types of the values of a schema that may be a union; none if it does not limit them. */
function typesIn(view: View, schema: JsonObject): Json[] {
  const own = typesOfValues(schema);
  if (own.length > 0) return own;
  const all = listOf(schema.oneOf ?? schema.anyOf).map((branch) => typesOfValues(view(branch)));
  return all.some((types) => types.length === 0) ? [] : distinct(all.flat());
}

/** Whether no value is allowed by two of several schemas. */
export const areApart = (view: View, schemas: readonly Json[]): boolean =>
  schemas.every((one, index) =>
    schemas.slice(index + 1).every((other) => isApart(view, view(one), view(other))),
  );

export const overlap = (type: Json, other: Json): boolean =>
  type === other || (isNumber(type) && isNumber(other));
const isNumber = (type: Json): boolean => type === "number" || type === "integer";

const ofNumbers: [least: string, most: string][] = [
  ["minimum", "maximum"],
  ["minimum", "exclusiveMaximum"],
  ["exclusiveMinimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
];

/** The limits of values by type, each the least with the most. */
const limits: Readonly<Record<string, typeof ofNumbers>> = {
  string: [["minLength", "maxLength"]],
  array: [["minItems", "maxItems"]],
  object: [["minProperties", "maxProperties"]],
  integer: ofNumbers,
  number: ofNumbers,
};

/** Whether all values of a type that one schema allows are beyond a limit of the other. */
function areLimitsApart(type: string, one: JsonObject, other: JsonObject): boolean {
  const isBeyond = (low: JsonObject, high: JsonObject) =>
    limits[type]?.some(([least, most]) => {
      const [from, to] = [low[least], high[most]];
      if (typeof from !== "number" || typeof to !== "number") return false;
      return from > to || (from === to && /exclusive/.test(least + most));
    }) === true;
  return isBeyond(one, other) || isBeyond(other, one);
}

/** Whether a schema of objects allows no field of one of these names. */
const isClosedTo = (schema: JsonObject, names: readonly Json[]): boolean =>
  schema.additionalProperties === false &&
  schema.patternProperties === undefined &&
  names.some((name) => !Object.hasOwn(Object(schema.properties), String(name)));
