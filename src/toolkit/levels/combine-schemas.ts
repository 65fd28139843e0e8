import type { Sender } from "../document/grammar.ts";
import type { Json, JsonObject } from "../document/json.ts";

/** Keywords that say nothing of a value, or nothing that has to be kept (JSON Schema 2020-12, OpenAPI 3.1 §4.8.24). */
const annotations = new Set(
  "title description default example examples deprecated readOnly writeOnly externalDocs xml $comment".split(
    " ",
  ),
);
const isAnnotation = (keyword: string): boolean =>
  annotations.has(keyword) || keyword.startsWith("x-");

/** Schemas, oldest first, as one: a value of a request fits all, one of a response any. */
export function combineSchemas(
  shapes: readonly JsonObject[],
  newest: JsonObject,
  sender: Sender,
): JsonObject {
  const asserted = shapes.map((shape) => only(shape, (keyword) => !isAnnotation(keyword)));
  const keywords = new Set(asserted.flatMap((shape) => Object.keys(shape)));
  const differing = [...keywords].filter(
    (keyword) => distinct(asserted.map((shape) => shape[keyword])).length > 1,
  );
  const merged = differing.map((keyword) => {
    const values = asserted.map((shape) => shape[keyword]);
    return [keyword, merge[sender](keyword, values, differing)] as const;
  });
  if (merged.every(([, result]) => result !== undefined)) {
    const found = merged.flatMap(([keyword, result]) =>
      result?.value === undefined ? [] : [[keyword, result.value]],
    );
    const others = only(newest, (keyword) => !differing.includes(keyword));
    return { ...others, ...Object.fromEntries(found) };
  }
  const whole = distinct(asserted) as JsonObject[];
  const texts = only(newest, isAnnotation);
  if (sender === "client") return { ...texts, allOf: whole };
  const isAnything = whole.some((shape) => Object.keys(shape).length === 0);
  return isAnything ? texts : { ...texts, anyOf: whole };
}

/** What one keyword becomes, none where it goes; `undefined` where only the whole schemas can be put together. */
type Merge = (
  keyword: string,
  values: readonly (Json | undefined)[],
  differing: readonly string[],
) => { readonly value?: Json | undefined } | undefined;

const merge: Record<Sender, Merge> = {
  client(keyword, values) {
    const known = values.filter((value) => value !== undefined);
    const [first, ...others] = distinct(known);
    if (upper.has(keyword)) return { value: Math.min(...known.map(Number)) };
    if (lower.has(keyword)) return { value: Math.max(...known.map(Number)) };
    if (keyword === "required") return { value: distinct(known.flat()) };
    if (keyword === "enum") return unlessEmpty(common(known.map((list) => [list].flat())));
    if (keyword === "type") return unlessEmpty(single(common(known.map(typesIn))));
    return refinements.has(keyword) && others.length === 0 ? { value: first } : undefined;
  },
  server(keyword, values, differing) {
    const known = values.filter((value) => value !== undefined);
    const ifAll = (value: Json) => ({ value: known.length === values.length ? value : undefined });
    if (upper.has(keyword)) return ifAll(Math.max(...known.map(Number)));
    if (lower.has(keyword)) return ifAll(Math.min(...known.map(Number)));
    if (keyword === "required") {
      const required = common(values.map((list = []) => [list].flat()));
      return { value: required.length > 0 ? required : undefined };
    }
    if (keyword === "enum") return ifAll(distinct(known.flat()));
    // Beside other differences the types are kept apart, each with what holds of it.
    if (keyword === "type" && differing.length === 1) return ifAll(single(distinct(known.flat())));
    return refinements.has(keyword) ? {} : undefined;
  },
};

const unlessEmpty = (value: Json) =>
  Array.isArray(value) && value.length === 0 ? undefined : { value };

const upper = new Set(["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"]);
const lower = new Set(["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"]);

/** Keywords without which a schema admits more, and is of the same types. */
const refinements = new Set(["format", "pattern", "multipleOf", "uniqueItems"]);

/** Each integer is a number too (JSON Schema 2020-12, Core §4.2.3). */
export function typesIn(type: Json): Json[] {
  const types = [type].flat();
  return types.includes("number") ? [...types, "integer"] : types;
}

/** The values that are in every list. */
export function common(lists: readonly Json[][]): Json[] {
  const [first = [], ...others] = lists.map(
    (list) => new Map(list.map((one) => [textOf(one), one])),
  );
  return [...first].flatMap(([text, one]) => (others.every((list) => list.has(text)) ? [one] : []));
}

/** A list of types as it is mostly written; an integer among numbers says nothing. */
function single(types: Json[]): Json {
  const left = types.includes("number") ? types.filter((type) => type !== "integer") : types;
  const [only = null, ...others] = left;
  return others.length === 0 && only !== null ? only : left;
}

function distinct<Value extends Json | undefined>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [textOf(value), value])).values()];
}

const textOf = (value: Json | undefined): string => String(JSON.stringify(value));

function only(node: JsonObject, isKept: (keyword: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(node).filter(([keyword]) => isKept(keyword)));
}
