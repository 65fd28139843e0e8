import type { ObjectKind } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject } from "../document/json.ts";
import type { Change } from "./mark.ts";
import { shapeAt } from "./shape.ts";

/**
 * What a change of fields is, in words: "`id` is an integer; before, a string." `undefined` where no field changed.
 *
 * @param subject what changed, as it is to stand there
 * @param within says in sentences what changed within the form of a schema or within another field. Defaults to nothing.
 */
export function sentenceOf(
  subject: string,
  node: JsonObject,
  kind: ObjectKind,
  { level, was = {}, without = [] }: Change,
  within: (fields: readonly string[]) => readonly string[] = () => [],
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
  const inner: string[] = [];
  const changedForms = [...fields].filter((field) => forms.includes(field));
  if (kind === "schema" && take(...forms)) {
    const [is, used] = [formOf(now), formOf(before)];
    inner.push(...within(changedForms));
    if (is !== used) add(`is ${is}`, used);
    else if (inner.length === 0)
      parts.push(...changedForms.map((field) => valuesInWords(field, now[field], before[field])));
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
    const said = within([field]);
    inner.push(...said);
    if (said.length === 0) parts.push(valuesInWords(field, now[field], before[field]));
  }
  if (texts.length > 0 && parts.length + inner.length === 0) parts.push("is described differently");
  const spoken = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
  const sentences = [...parts.map((part) => `${spoken} ${part}.`), ...inner];
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

/** What a field says now and said before. */
function valuesInWords(field: string, now: Json | undefined, before: Json | undefined): string {
  const name = `\`${field}\``;
  if (field === "security") {
    return `requires ${securityInWords(now)}; before, ${securityInWords(before)}`;
  }
  if (Array.isArray(now) && Array.isArray(before)) {
    const [come, gone] = [membersOf(now, before), membersOf(before, now)];
    const parts = [
      ...(come === "" ? [] : [`now has ${come} in ${name}`]),
      ...(gone === "" ? [] : [`no longer has ${gone} in ${name}`]),
    ];
    return parts.join(" and ") || `has another order in ${name}`;
  }
  const [is, was] = [valueInWords(now), valueInWords(before)];
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

/** The members of a list that another one does not have. */
function membersOf(list: readonly Json[], other: readonly Json[]): string {
  const texts = new Set(other.map((member) => JSON.stringify(member)));
  const own = list.filter((member) => !texts.has(JSON.stringify(member)));
  const named = own.slice(0, mostNamed).map((member) => valueInWords(member).trim() || "`…`");
  const more = own.length > mostNamed ? [`${own.length - mostNamed} more`] : [];
  return [...named, ...more].join(", ");
}

/** A short value as code behind a space; of a long one nothing. */
function valueInWords(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? "";
  return text === "" || text.length > 60 ? "" : ` \`${text}\``;
}

/** What a request needs: "`key` and `basic`, or nothing". */
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
