import { isDeepStrictEqual as isSame } from "node:util";
import { memoize } from "../../universal/memoize.ts";
import { saysNothing } from "../document/grammar.ts";
import { distinct, isObject, type Json, type JsonObject } from "../document/json.ts";

/** Keywords whose meaning depends on others beside them, so that schemas with them are not merged into one. */
const composing =
  /^(\$\w+|allOf|oneOf|anyOf|not|if|then|else|discriminator|additionalProperties|patternProperties|unevaluated\w+|prefixItems|\w*[cC]ontains)$/;

/**
 * Keywords beside which the parts of a schema have to stay parts (JSON Schema 2020-12, Core §11; OpenAPI 3.1 §4.8.25).
 */
const keepingParts = /^(unevaluated\w+|discriminator)$/;

/** Keywords that may refuse null, whatever types a schema has. */
const limiting = /^(\$\w+|allOf|oneOf|anyOf|not|if|then|else)$/;

const listOf = (value: Json | undefined): Json[] => (value === undefined ? [] : [value].flat());

/** How schemas are read before they are compared. */
interface Reading {
  /** Whether a keyword has no meaning. */
  readonly isText: (keyword: string) => boolean;
  /**
   * Finds the schema to which a reference leads, so that it can be merged with the other parts of an `allOf`. By
   * default, references are equal if their texts are equal.
   */
  readonly targetOf?: ($ref: string) => Json | undefined;
  /** Changes each schema first. By default, it stays. */
  readonly read?: (schema: JsonObject) => JsonObject;
}

/**
 * Writes a schema, but not its subschemas, in a normal form, by four rules: `const` is an `enum` of one; `allOf`,
 * `oneOf` and `anyOf` of one are that one; parts of `allOf` are one part if no two say the same keyword; null in a
 * union is null in `type`. Everything else stays, so that no two schemas with different values have the same form.
 */
export function normalSchema({
  isText,
  targetOf = () => undefined,
  read = (schema) => schema,
}: Reading): (schema: JsonObject) => JsonObject {
  const saying = (schema: JsonObject) =>
    Object.keys(schema).filter(
      (name) => !isText(name) && !saysNothing("schema", name, schema[name] as Json),
    );
  const says = (schema: Json): boolean =>
    isObject(schema) ? saying(schema).length > 0 : schema !== true;
  const saysNone = (schema: Json | undefined, keywords: RegExp): schema is JsonObject =>
    isObject(schema) && !saying(schema).some((name) => keywords.test(name));

  /** Schemas whose form is being computed: a component may be a part of itself. */
  const open = new Set<JsonObject>();
  const form = memoize((schema: JsonObject): JsonObject => {
    open.add(schema);
    const found = whole(ofOne(simple(read(schema))));
    open.delete(schema);
    return found;
  });
  const formOf = (schema: Json): Json =>
    isObject(schema) && !open.has(schema) ? form(schema) : schema;

  /** A schema, or the form of the target of a mere reference, if that is known. */
  const seen = (schema: Json): Json | undefined => {
    const { $ref } = Object(schema);
    const isReference = typeof $ref === "string" && saying(Object(schema)).length === 1;
    return isReference ? formOf(targetOf($ref) ?? schema) : schema;
  };
  /** The same, if no keyword of it depends on others. */
  const plain = (schema: Json): JsonObject | undefined => {
    const found = seen(schema);
    return saysNone(found, composing) ? found : undefined;
  };

  /** A union of one, with or without null, as a part. */
  const ofOne = (schema: JsonObject): JsonObject => {
    const { oneOf, anyOf, ...own } = schema;
    const branches = oneOf ?? anyOf;
    if (!Array.isArray(branches) || "discriminator" in own || (oneOf && anyOf)) return schema;
    const forms = branches.map(formOf);
    const others = forms.filter((branch) => !isNull(branch));
    const [only] = others;
    const nulls = forms.length - others.length;
    if (only === undefined || others.length > 1 || nulls > 1) return schema;
    const one = nulls === 0 ? only : orNull(seen(only), anyOf !== undefined);
    return one === undefined ? schema : { ...own, allOf: [...listOf(own.allOf), one] };
  };
  const isNull = (schema: Json) =>
    isObject(schema) && saying(schema).join() === "type" && schema.type === "null";

  /** A schema of certain types or values that also allows null; `undefined` if `oneOf` would refuse null then. */
  const orNull = (schema: Json | undefined, isAny: boolean): JsonObject | undefined => {
    if (!saysNone(schema, limiting)) return undefined;
    const { const: only, enum: list, type, ...rest } = schema;
    const types = listOf(type);
    const values = Array.isArray(list) ? list : listOf(only);
    if (types.length + values.length === 0) return undefined;
    const allows = (some: readonly Json[], none: Json) => some.length === 0 || some.includes(none);
    if (!isAny && allows(types, "null") && allows(values, null)) return undefined;
    return {
      ...rest,
      ...(types.length > 0 && { type: distinct([...types, "null"]) }),
      ...(values.length > 0 && valued(distinct([...values, null]))),
    };
  };

  /** A schema of parts with those as one that no two say a keyword of, or as its only part. */
  const whole = (schema: JsonObject): JsonObject => {
    const { $ref, allOf, ...own } = schema;
    const written = [...($ref === undefined ? [] : [{ $ref }]), ...listOf(allOf)];
    const isComposed = allOf !== undefined || ($ref !== undefined && says(own));
    if (!isComposed || saying(own).some((name) => keepingParts.test(name))) return schema;
    const parts = [...written, own].map(formOf).flatMap((part): Json[] => {
      const isOnlyParts = isObject(part) && saying(part).join() === "allOf";
      return isOnlyParts ? listOf(part.allOf) : says(part) ? [part] : [];
    });
    const mergeable = parts.filter((part) => plain(part) !== undefined);
    const merged = mergeable.map(plain).reduce(both, {});
    const others = parts.filter((part) => !mergeable.includes(part));
    const isMerged = merged !== undefined && mergeable.length > 1;
    const found = isMerged ? [...others, merged] : [...others, ...mergeable];
    if (found.length === 0) return {};
    return found.length === 1 && isObject(found[0]) ? found[0] : { allOf: found };
  };

  /** Two schemas as one; `undefined` if both have the same keyword. */
  const both = (one: JsonObject | undefined, other: JsonObject | undefined) => {
    if (one === undefined || other === undefined) return undefined;
    const merged: JsonObject = { ...one };
    for (const [name, value] of Object.entries(other)) {
      const before = one[name];
      if (before === undefined || isText(name) || isSame(before, value)) merged[name] = value;
      else if (name === "required") merged[name] = distinct([before, value].flat());
      else if (name === "properties" && isObject(before) && isObject(value)) {
        const isShared = (key: string) => Object.hasOwn(before, key);
        if (Object.keys(value).some((key) => isShared(key) && !isSame(before[key], value[key])))
          return undefined;
        merged[name] = { ...before, ...value };
      } else return undefined;
    }
    return merged;
  };

  return form;
}

/** A schema with a list of one type as that type, a single value as `const`, and null as a type. */
function simple(schema: JsonObject): JsonObject {
  const { type, enum: list } = schema;
  let found = schema;
  if (isSingle(type)) found = { ...found, type: type[0] as Json };
  if (isSingle(list) && found.const === undefined) {
    const { enum: _, ...rest } = found;
    found = { ...rest, const: list[0] as Json };
  }
  const { const: only, ...rest } = found;
  const isNull = only === null && (type === undefined || listOf(type).includes("null"));
  return isNull && rest.enum === undefined ? { ...rest, type: "null" } : found;
}

const isSingle = (value: Json | undefined): value is Json[] =>
  Array.isArray(value) && value.length === 1;

const valued = (values: Json[]): JsonObject =>
  values.length === 1 ? { const: values[0] as Json } : { enum: values };
