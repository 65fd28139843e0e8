import type { ObjectKind } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject } from "../document/json.ts";
import type { Change } from "./mark.ts";
import { shapeAt } from "./shape.ts";

/**
 * What a change of fields is, in words: "`id` is an integer; before, a string." `undefined` where no field changed.
 *
 * @param subject what changed, as it is to stand there
 */
export function sentenceOf(
  subject: string,
  node: JsonObject,
  kind: ObjectKind,
  { level, was = {}, without = [] }: Change,
): string | undefined {
  const [now, before] = [shapeAt(node, kind, level), shapeAt(node, kind, level - 1)];
  const fields = new Set([...Object.keys(was), ...without]);
  const parts: string[] = [];
  const add = (now: string, before: string) => parts.push(`${now}; before, ${before}`);
  const take = (...names: readonly string[]) =>
    names.filter((name) => fields.delete(name)).length > 0;

  const wasRequired = kind === "schema" ? was.required : before.required === true;
  if (typeof wasRequired === "boolean" && take("required")) {
    if (wasRequired) add("is optional", "required");
    else add("is required", "optional");
  }
  if (kind === "schema" && take(...forms)) {
    const [is, used] = [formOf(now), formOf(before)];
    if (is === used) parts.push("has another form than before");
    else add(`is ${is}`, used);
  }
  if (take("deprecated")) {
    parts.push(now.deprecated === true ? "is deprecated" : "is no longer deprecated");
  }
  for (const [field, inWords] of Object.entries(limits)) {
    if (!take(field)) continue;
    const none = field === "default" ? "no default" : "no such limit";
    const words = ({ [field]: value }: JsonObject) =>
      value === undefined ? none : inWords(JSON.stringify(value));
    add(`has ${words(now)}`, words(before));
  }
  const texts = [...fields].filter((field) => isForReaders(kind, field));
  const rest = [...fields].filter((field) => !texts.includes(field));
  for (const field of rest) {
    if (!(field in before)) add(`says \`${field}\``, "nothing of it");
    else if (!(field in now)) parts.push(`says nothing of \`${field}\` any more`);
    else parts.push(`has another \`${field}\``);
  }
  if (texts.length > 0 && parts.length === 0) parts.push("is described in other words");
  const spoken = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
  return parts.length === 0 ? undefined : parts.map((part) => `${spoken} ${part}.`).join(" ");
}

/** What says of which form a value is. */
const forms =
  "type $ref oneOf anyOf allOf items format const properties additionalProperties".split(" ");

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

/** Whether a field is for readers only. */
export function isForReaders(kind: ObjectKind, field: string): boolean {
  return (
    forReaders.has(field) || field.startsWith("x-") || (kind === "document" && field === "info")
  );
}

const forReaders = new Set(
  "title summary description example examples externalDocs tags".split(" "),
);

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
