import { callersIn, callersKey, describeCallerRoles, rolesOf } from "../document/callers.ts";
import type { ObjectKind } from "../document/grammar.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  onlyFields,
  resolve,
} from "../document/json.ts";
import { type Change, fieldsOf } from "./annotation.ts";
import { type Equality, equality } from "./equality.ts";
import { difference } from "./first-difference.ts";
import { isOfParent, shapeAt, wholeShapeAt } from "./object-at-level.ts";

/** The limits for the depth and number of listed differences. */
const most = { depth: 3, sentences: 6 };

/** The equality of what programs see, by which changes are described. */
export const equalityForPrograms = (): Equality => equality({ isLeftOut: isForReaders });

/** The document of a change, which has the targets of references at its level and before. */
interface Scope {
  readonly document: OpenApiDocument;
  readonly level: number;
}

/**
 * Describes a change of an annotation: "`id` is an integer; before, a string." `undefined` if no field changed; empty
 * if the fields mean the same as before, or are examples.
 *
 * @param subject the name of the changed object, as the sentence shows it
 * @param document has the targets of changed references, and the security of operations without their own. By default,
 *   describes only the annotation.
 * @param roles the roles of accounts, highest first. Defaults to those of the document.
 */
export function describeChange(
  subject: string,
  node: JsonObject,
  kind: ObjectKind,
  change: Change,
  same = equalityForPrograms(),
  document?: OpenApiDocument,
  roles?: readonly string[],
): string | undefined {
  const fields = fieldsOf(change);
  if (fields.length === 0) return undefined;
  // On a property, it is about the `required` list of its parent.
  const { required = null } = change.was ?? {};
  const isOfList = isOfParent("required", required, kind);
  const names = fields.filter((name) => name !== "required" || !isOfList);
  const [was, is] = [change.level - 1, change.level].map((level): JsonObject => {
    const shape = wholeShapeAt(node, kind, level) ?? shapeAt(node, kind, level);
    if (kind !== "operation" || document === undefined) return shape;
    const { security = [] } = shapeAt(document, "document", level);
    return { security, ...shape };
  }) as [JsonObject, JsonObject];
  const scope = document && { document, level: change.level };
  const described = describe({ same, subject, was, is, kind, scope, names, roles });
  if (isOfList) described.unshift(`${capitalized(subject)} ${requiredInWords(required !== true)}.`);
  const areTexts = fields.some((name) => isForReaders(kind, name) && !/^examples?$/.test(name));
  if (described.length === 0 && areTexts)
    return `${capitalized(subject)} is described differently.`;
  return listed(described).join(" ");
}

/** The differences between two objects for a program, in sentences about a subject; none if they are the same. */
export const differencesBetween = (
  subject: string,
  was: JsonObject,
  is: JsonObject,
  kind: ObjectKind,
  same: Equality,
  scope?: Scope,
): readonly string[] => listed(describe({ same, subject, was, is, kind, scope }));

function listed(found: readonly string[]): readonly string[] {
  const rest = found.length - most.sentences;
  return rest > 1 ? [...found.slice(0, most.sentences), `${rest} more differences.`] : found;
}

interface Compared {
  readonly same: Equality;
  readonly subject: string;
  readonly was: JsonObject;
  readonly is: JsonObject;
  readonly kind: ObjectKind;
  readonly scope: Scope | undefined;
  /** The fields that are compared. Defaults to all. */
  readonly names?: readonly string[];
  /** Those of accounts, highest first. Defaults to those of the document. */
  readonly roles?: readonly string[] | undefined;
  readonly depth?: number;
}

function describe(compared: Compared): string[] {
  const { same, subject, kind, scope, names, depth = most.depth } = compared;
  const { roles = [...rolesOf(scope?.document ?? {}).keys()] } = compared;
  const targets = targetsOf(compared, depth === most.depth);
  const [was, is] = (targets ?? [compared.was, compared.is]) as [JsonObject, JsonObject];
  const isCompared = (name: string) => targets !== undefined || names?.includes(name) !== false;
  const [before, now] = [was, is].map((node) =>
    withValues(same.plain(onlyFields(node, isCompared), kind)),
  ) as [JsonObject, JsonObject];
  const found = difference(same, before, now, kind);
  const isOtherForm =
    kind === "schema" &&
    found.some(({ name }) => forms.includes(name)) &&
    formOf(was) !== formOf(is);
  const own: string[] = [];
  const described: string[] = [];
  const below = (about: string, from: Json | undefined, to: Json | undefined, of: ObjectKind) => {
    if (same.idOf(from, of) === same.idOf(to, of)) return;
    if (from === undefined) described.push(`${capitalized(about)} was added.`);
    else if (to === undefined) described.push(`${capitalized(about)} was removed.`);
    else if (depth === 0) described.push(`${capitalized(about)} changed.`);
    else if (!isObject(from) || !isObject(to)) described.push(formsInWords(about, from, to));
    else {
      const within = { same, subject: about, was: from, is: to, kind: of, scope };
      described.push(...describe({ ...within, depth: depth - 1 }));
    }
  };
  for (const { name, field, was: from, is: to } of found) {
    // Members and limits of a schema disappear with its type.
    const isOfForm = forms.includes(name) || (to === undefined && ofForm.has(name));
    if (isOtherForm && isOfForm) continue;
    if (field?.holds === "map") {
      const [less, more] = [Object(from), Object(to)] as [JsonObject, JsonObject];
      for (const key of new Set([...Object.keys(more), ...Object.keys(less)]))
        below(partOf(name, key, subject), less[key], more[key], field.kind);
    } else if (name === "parameters") {
      const [less, more] = [parametersOf(from), parametersOf(to)];
      for (const key of new Set([...more.keys(), ...less.keys()])) {
        const { name = key } = Object(more.get(key) ?? less.get(key));
        below(`parameter \`${name}\``, less.get(key), more.get(key), "parameter");
      }
    } else if (name === callersKey) {
      const [less, more] = [from, to].map((value) => describeCallerRoles(callersIn(value), roles));
      described.push(`${capitalized(subject)} may be called by ${more}. Before: ${less}.`);
    } else if (name === "requestBody") {
      below("the request body", from, to, "requestBody");
    } else if (field?.holds === "one" && isObject(from) && isObject(to)) {
      below(`${wordOf[name] ?? ""}${subject}`, from, to, field.kind);
    } else if (name === "required" && kind === "schema") {
      const [less, more] = [[from ?? []].flat(), [to ?? []].flat()];
      for (const key of new Set([...more, ...less].map(String))) {
        // Added and removed properties are already listed.
        const isIn = (holder: JsonObject) => Object.hasOwn(Object(holder.properties), key);
        if (less.includes(key) === more.includes(key) || isIn(before) !== isIn(now)) continue;
        described.push(`\`${key}\` ${requiredInWords(more.includes(key))}.`);
      }
    } else own.push(name);
  }
  const isOtherName = kind === "schema" && targets !== undefined && found.length > 0;
  const isNamed = isOtherForm || isOtherName;
  const form = isNamed ? [formsInWords(subject, compared.was, compared.is)] : [];
  return [...form, ...ownInWords(subject, before, now, kind, own), ...described];
}

/**
 * Two objects, if at least one is a reference, with its target. Schemas within others stay: what their components
 * contain has entries of its own.
 */
function targetsOf({ same, kind, scope, ...given }: Compared, isWhole: boolean) {
  const [was, is] = [same.plain(given.was, kind), same.plain(given.is, kind)];
  const isStaying = kind === "schema" && !isWhole;
  if (scope === undefined || was.$ref === is.$ref || isStaying) return undefined;
  const targets = [was, is].map((node, index) => {
    if (typeof node.$ref !== "string") return node;
    const isMere = Object.keys(node).every((name) => name === "$ref" || isForReaders(kind, name));
    const target = isMere ? resolve(scope.document, node.$ref) : undefined;
    return isObject(target) ? wholeShapeAt(target, kind, scope.level - 1 + index) : undefined;
  });
  return targets.includes(undefined) ? undefined : targets;
}

/** A schema with a single value in a list, as others have several. */
const withValues = ({ const: only, ...schema }: JsonObject): JsonObject =>
  only === undefined ? schema : { ...schema, enum: [only] };

const formsInWords = (subject: string, was: Json, is: Json): string =>
  `${capitalized(subject)} is ${formOf(is)}; before, ${formOf(was)}.`;

const requiredInWords = (isRequired: boolean): string =>
  isRequired ? "is required; before, optional" : "is optional; before, required";

const wordOf: Readonly<Record<string, string>> = {
  items: "each item of ",
  additionalProperties: "each other property of ",
  not: "what is excluded from ",
};

/** Names a member of a map. */
function partOf(field: string, key: string, subject: string): string {
  if (field === "properties") return `\`${key}\``;
  if (field === "responses") return `response \`${key}\``;
  return field === "headers" ? `header \`${key}\`` : `\`${key}\` of ${subject}`;
}

/** Parameters by place and name (OpenAPI 3.1 §4.8.12), or by their reference. */
const parametersOf = (list: Json | undefined): Map<string, Json> =>
  new Map(
    [list ?? []].flat().map((one) => {
      const { $ref, in: place, name } = Object(one);
      return [typeof $ref === "string" ? String($ref.split("/").at(-1)) : `${place} ${name}`, one];
    }),
  );

/** Describes changed fields that have values. */
function ownInWords(
  subject: string,
  was: JsonObject,
  is: JsonObject,
  kind: ObjectKind,
  fields: readonly string[],
): string[] {
  const inWords = (name: string): string => {
    if (name === "required" && kind !== "schema") return requiredInWords(is.required === true);
    if (name === "deprecated") return `is ${is.deprecated === true ? "" : "no longer "}deprecated`;
    if (Object.hasOwn(limits, name))
      return `has ${limitInWords(name, is)}; before, ${limitInWords(name, was)}`;
    return valuesInWords(name, is[name], was[name]);
  };
  const rank = (name: string) =>
    ["required", ...forms, "deprecated", ...Object.keys(limits)].indexOf(name);
  const last = forms.length + Object.keys(limits).length + 2;
  const order = (name: string) => (rank(name) < 0 ? last : rank(name));
  const sorted = fields.toSorted((one, other) => order(one) - order(other));
  return sorted.map((name) => `${capitalized(subject)} ${inWords(name)}.`);
}

/** A text with a capital letter, as the beginning of a sentence. */
const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The value of a field now and before. */
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
  const text = `${JSON.stringify(value)}`;
  return text.length > 60 ? "" : ` \`${text}\``;
}

/** Security requirements in words: "`key` and `basic`, or nothing". */
function securityInWords(security: Json | undefined): string {
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

/** The keywords that say nothing of a schema of another form. */
const ofForm: ReadonlySet<string> = new Set([...Object.keys(limits), "enum"]);

function limitInWords(name: string, { [name]: value }: JsonObject): string {
  if (value === undefined) return name === "default" ? "no default" : "no limit";
  return limits[name]?.(JSON.stringify(value)) ?? "";
}

/** Whether a field is only for readers, not for programs. */
export function isForReaders(kind: ObjectKind, field: string): boolean {
  return (
    forReaders.has(field) ||
    (field.startsWith("x-") && !(kind === "operation" && field === callersKey)) ||
    (kind === "document" && field === "info")
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
