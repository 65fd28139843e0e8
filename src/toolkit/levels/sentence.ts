import type { ObjectKind } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject } from "../document/json.ts";
import { type Change, fieldsOf } from "./mark.ts";
import { isOfParent, shapeAt } from "./shape.ts";

/** Returns sentences about changes within fields; `saysForm` tells it that a new form is already described. */
type Within = (fields: readonly string[], saysForm: boolean) => readonly string[];

/**
 * Describes a change of a mark: "`id` is an integer; before, a string." `undefined` if no field changed.
 *
 * @param subject the name of the changed object, as the sentence shows it
 * @param within by default, the sentence has the values of the fields
 */
export function changeInWords(
  subject: string,
  node: JsonObject,
  kind: ObjectKind,
  change: Change,
  within?: Within,
): string | undefined {
  const fields = fieldsOf(change);
  if (fields.length === 0) return undefined;
  const before = shapeAt(node, kind, change.level - 1);
  const now = shapeAt(node, kind, change.level);
  const { required = null } = change.was ?? {};
  // On a property, it is about the `required` list of its parent.
  const was = isOfParent("required", required, kind) ? { ...before, required } : before;
  return sentenceOf(subject, was, now, kind, fields, within);
}

/** Describes the changed fields of an object; empty if their meaning is the same. */
export function sentenceOf(
  subject: string,
  before: JsonObject,
  now: JsonObject,
  kind: ObjectKind,
  changed: readonly string[],
  within?: Within,
): string {
  const fields = new Set(changed);
  // The new object is compared as a whole with the target of the old reference.
  if (kind !== "schema" && fields.has("$ref") && within) return within(changed, false).join(" ");

  const wasRequired = kind === "schema" ? before.required : before.required === true;
  const isRequiredChanged = fields.has("required") && typeof wasRequired === "boolean";
  const changedForms = kind === "schema" ? forms.filter((name) => fields.has(name)) : [];
  const limited = Object.keys(limits).filter((name) => fields.has(name));
  const said = new Set([...changedForms, ...limited, "deprecated"]);
  if (isRequiredChanged) said.add("required");
  const unsaid = [...fields].filter((name) => !said.has(name));
  const rest = unsaid.filter((name) => !isForReaders(kind, name));

  const is = formOf(now);
  const used = formOf(before);
  const isOtherForm = changedForms.length > 0 && is !== used;
  const inner = within?.([...changedForms, ...rest], isOtherForm) ?? [];
  const valuesOf = (names: readonly string[]) =>
    within ? [] : names.map((name) => valuesInWords(name, now[name], before[name]));
  const parts: string[] = [];
  if (isRequiredChanged) {
    parts.push(`is ${wasRequired ? "optional; before, required" : "required; before, optional"}`);
  }
  if (isOtherForm) parts.push(`is ${is}; before, ${used}`);
  else parts.push(...valuesOf(changedForms));
  if (fields.has("deprecated")) {
    parts.push(`is ${now.deprecated === true ? "" : "no longer "}deprecated`);
  }
  parts.push(
    ...limited.map(
      (name) => `has ${limitInWords(name, now)}; before, ${limitInWords(name, before)}`,
    ),
    ...valuesOf(rest),
  );
  const areTextsOther = rest.length < unsaid.length;
  if (areTextsOther && parts.length + inner.length === 0) parts.push("is described differently");
  const sentences = [...parts.map((part) => `${capitalized(subject)} ${part}.`), ...inner];
  return sentences.join(" ");
}

/** A text with a capital letter, as the beginning of a sentence. */
export const capitalized = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What a field says now and said before. */
function valuesInWords(field: string, now: Json | undefined, before: Json | undefined): string {
  const name = `\`${field}\``;
  if (field === "security") {
    return `requires ${securityInWords(now)}; before, ${securityInWords(before)}`;
  }
  if (Array.isArray(now) && Array.isArray(before)) {
    const come = membersOf(now, before);
    const gone = membersOf(before, now);
    const parts = [
      ...(come === "" ? [] : [`now has ${come} in ${name}`]),
      ...(gone === "" ? [] : [`no longer has ${gone} in ${name}`]),
    ];
    return parts.join(" and ") || `has another order in ${name}`;
  }
  const is = valueInWords(now);
  const was = valueInWords(before);
  if (before === undefined) return `has ${name}${is}; before, it had none`;
  if (now === undefined) return `no longer has ${name}; before,${was || " it did"}`;
  if (isObject(now) && isObject(before)) {
    const keys = [...new Set([...Object.keys(now), ...Object.keys(before)])].filter(
      (key) => JSON.stringify(now[key]) !== JSON.stringify(before[key]),
    );
    const shown = keys.slice(0, mostNamed).map((key) => `\`${key}\``);
    return `has other ${shown.join(", ")} in ${name} than before`;
  }
  return `has ${is === "" ? "another " : ""}${name}${is}${was === "" ? "" : `; before,${was}`}`;
}

const mostNamed = 5;

/** The members of a list that the other list does not have. */
function membersOf(list: readonly Json[], other: readonly Json[]): string {
  const texts = new Set(other.map((member) => JSON.stringify(member)));
  const own = list.filter((member) => !texts.has(JSON.stringify(member)));
  const named = own.slice(0, mostNamed).map((member) => valueInWords(member).trim() || "`…`");
  const more = own.length > mostNamed ? [`${own.length - mostNamed} more`] : [];
  return [...named, ...more].join(", ");
}

/** A short value as code after a space; an empty text for a long value. */
function valueInWords(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? "";
  return text === "" || text.length > 60 ? "" : ` \`${text}\``;
}

/** Security requirements in words: "`key` and `basic`, or nothing". */
export function securityInWords(security: Json | undefined): string {
  if (!Array.isArray(security)) return "what the whole API requires";
  const ways = security.map((way) => {
    const schemes = Object.entries(Object(way)).map(([name, scopes]) => {
      const all = [scopes].flat().map(String);
      return `\`${name}\`${all.length === 0 ? "" : ` (${all.join(", ")})`}`;
    });
    return schemes.join(" and ") || "nothing";
  });
  return ways.join(", or ") || "nothing";
}

/** The keywords that determine the form of a value. */
export const forms: readonly string[] = [
  "type",
  "$ref",
  "oneOf",
  "anyOf",
  "allOf",
  "items",
  "format",
  "const",
  "properties",
  "additionalProperties",
];

const limits: Readonly<Record<string, (value: string) => string>> = {
  maxLength: (value) => `at most ${value} characters`,
  minLength: (value) => `at least ${value} characters`,
  maximum: (value) => `at most ${value}`,
  minimum: (value) => `at least ${value}`,
  maxItems: (value) => `at most ${value} items`,
  minItems: (value) => `at least ${value} items`,
  pattern: (value) => `the pattern \`${value}\``,
  default: (value) => `the default \`${value}\``,
};

function limitInWords(name: string, { [name]: value }: JsonObject): string {
  if (value === undefined) return name === "default" ? "no default" : "no such limit";
  return limits[name]?.(JSON.stringify(value)) ?? "";
}

/** Whether a field is only for readers, not for programs. */
export function isForReaders(kind: ObjectKind, field: string): boolean {
  return (
    forReaders.has(field) || field.startsWith("x-") || (kind === "document" && field === "info")
  );
}

const forReaders = new Set([
  "title",
  "summary",
  "description",
  "example",
  "examples",
  "externalDocs",
  "tags",
]);

/** The form of a schema in words: "an array of strings", "`Member` or null". */
export function formOf(schema: Json | undefined): string {
  if (!isObject(schema)) return "anything";
  if (typeof schema.$ref === "string") return `\`${schema.$ref.split("/").at(-1)}\``;
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  const branches = new Set([schema.oneOf ?? schema.anyOf ?? []].flat().map(formOf));
  if (branches.size > 0 && !branches.has("anything")) return [...branches].join(" or ");
  const parts = new Set([schema.allOf ?? []].flat().map(formOf));
  parts.delete("anything");
  if (parts.size > 0) return [...parts].join(" and ");
  const format = typeof schema.format === "string" ? ` (${schema.format})` : "";
  const types = [schema.type ?? []].flat().map(String);
  if (types.length === 0) {
    if (isObject(schema.properties)) return "an object";
    return Array.isArray(schema.enum) ? "one of certain values" : "anything";
  }
  return types.map((type) => named(type, schema)).join(" or ") + format;
}

function named(type: string, { items }: JsonObject): string {
  if (type === "null") return type;
  const elements = type === "array" && isObject(items) ? `, each ${formOf(items)}` : "";
  return `${/^[aeiou]/.test(type) ? "an" : "a"} ${type}${elements}`;
}
