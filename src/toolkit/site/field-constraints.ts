import { isObject } from "../document/json.ts";
import { type Schema, typeWords } from "../document/schema-model.ts";
import { codeSpan } from "../text/escape-markdown.ts";

const bounds = [
  ["minimum", "at least"],
  ["exclusiveMinimum", "more than"],
  ["maximum", "at most"],
  ["exclusiveMaximum", "less than"],
  ["multipleOf", "a multiple of"],
  ["minLength", "minimum length"],
  ["maxLength", "maximum length"],
  ["minItems", "minimum number of items"],
  ["maxItems", "maximum number of items"],
  ["minContains", "minimum number of matching items"],
  ["maxContains", "maximum number of matching items"],
  ["minProperties", "minimum number of fields"],
  ["maxProperties", "maximum number of fields"],
  ["contentEncoding", "encoded as"],
  ["contentMediaType", "contains"],
  ["dependentRequired", "required with others"],
  ["format", "format"],
  ["pattern", "pattern"],
  ["default", "default"],
] as const;

/**
 * The constraints of a schema besides its type, as sentences in Markdown.
 *
 * @param around the pointers of the unions that it is a branch of, because a union may contain itself
 */
export function constraintsOf(schema: Schema, around: readonly string[] = []): string[] {
  const { keywords } = schema;
  const access = [
    ...(keywords.readOnly === true ? ["read-only"] : []),
    ...(keywords.writeOnly === true ? ["write-only"] : []),
  ];
  const parts = bounds.flatMap(([keyword, words]) => {
    const value = keywords[keyword];
    // A bound of OpenAPI 3.0 is `true` and says nothing by itself.
    if (value === undefined || (typeof value === "boolean" && keyword !== "default")) return [];
    const text = typeof value === "string" && keyword !== "default" ? value : JSON.stringify(value);
    return text.length > 200 ? [] : [`${words} ${codeSpan(text)}`];
  });
  const closed = [
    ...(keywords.uniqueItems === true ? ["no item twice"] : []),
    ...(keywords.additionalProperties === false || keywords.unevaluatedProperties === false
      ? ["no other fields"]
      : []),
  ];
  const line = [...access, ...parts, ...closed].join(", ");
  const inside = [...around, schema.pointer];
  const ofBranches = schema.branches.flatMap((branch) => {
    if (branch.properties.size > 0 || listsValues(branch) || inside.includes(branch.pointer))
      return [];
    return constraintsOf(branch, inside).map((text) => `As ${typeWords(branch)}: ${text}`);
  });
  return [
    ...(line === "" ? [] : [`${line[0]?.toUpperCase()}${line.slice(1)}.`]),
    ...ofBranches,
    ...partlyListed(schema),
  ];
}

/** The values of branches beside branches that allow others. */
function partlyListed({ branches }: Schema): string[] {
  if (branches.every(listsValues)) return [];
  return branches.filter(listsValues).flatMap((branch) => {
    const values = (branch.values ?? []).map((value) => codeSpan(JSON.stringify(value))).join(", ");
    const kind = typeWords(branch);
    return values === "" ? [] : `The only ${kind === "null" ? "other value" : kind}: ${values}.`;
  });
}

const listsValues = ({ values, types }: Schema): boolean =>
  values !== undefined || types.join() === "null";

/** The allowed values, with their meanings: `x-enumDescriptions`, or the title and description of a branch. */
export function valuesOf({ values = [], branches, extensions }: Schema) {
  const meanings = extensions["x-enumDescriptions"];
  const own = values.map(
    (value) => [value, isObject(meanings) ? meanings[String(value)] : ""] as const,
  );
  const ofBranches = (branches.every(listsValues) ? branches : []).flatMap(
    ({ values = [null], title = "", description = "" }) =>
      values.map(
        (value) => [value, [title, description].filter((text) => text !== "").join(": ")] as const,
      ),
  );
  return [...own, ...ofBranches].map(([value, meaning = ""]) => ({
    name: JSON.stringify(value),
    meaning: String(meaning),
  }));
}
