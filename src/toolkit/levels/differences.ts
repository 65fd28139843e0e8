import type { ObjectKind } from "../document/grammar.ts";
import { isObject, type Json, type JsonObject } from "../document/json.ts";
import { difference, isSameOn, type Side } from "./difference.ts";
import type { Sameness } from "./sameness.ts";
import { capitalized, sentenceOf } from "./sentence.ts";

/** The limits for the depth and number of listed differences. */
const most = { depth: 3, sentences: 6 };

/** The differences between two objects for a client, in sentences about a subject; none if they are the same. */
export function differencesBetween(
  subject: string,
  before: Side,
  after: Side,
  kind: ObjectKind,
): readonly string[] {
  const found = tellAll(subject, before, after, kind, most.depth);
  const rest = found.length - most.sentences;
  return rest > 1 ? [...found.slice(0, most.sentences), `${rest} more differences.`] : found;
}

function tellAll(
  subject: string,
  before: Side,
  after: Side,
  kind: ObjectKind,
  depth: number,
): string[] {
  if (isSameOn(before, after, kind)) return [];
  const was = before.same.plain(before.node, kind);
  const is = after.same.plain(after.node, kind);
  const own: string[] = [];
  const told: string[] = [];
  const below = (about: string, from: Json | undefined, to: Json | undefined, of: ObjectKind) => {
    if (from === undefined) told.push(`${capitalized(about)} is new.`);
    else if (to === undefined) told.push(`${capitalized(about)} is gone.`);
    else if (depth > 0)
      told.push(
        ...tellAll(about, { ...before, node: from }, { ...after, node: to }, of, depth - 1),
      );
    else told.push(`${capitalized(about)} is not as before.`);
  };
  for (const { name, field, was: from, is: to } of difference(before, after, kind)) {
    if (field?.holds === "map" && (isObject(from) || isObject(to))) {
      const less = Object(from) as JsonObject;
      const more = Object(to) as JsonObject;
      for (const key of new Set([...Object.keys(more), ...Object.keys(less)])) {
        below(partOf(name, key, subject), less[key], more[key], field.kind);
      }
    } else if (name === "parameters") {
      const less = parametersOf(from, before.same);
      const more = parametersOf(to, after.same);
      for (const key of new Set([...more.keys(), ...less.keys()])) {
        const given = less.get(key);
        const taken = more.get(key);
        below(`parameter \`${(taken ?? given)?.name}\``, given, taken, "parameter");
      }
    } else if (name === "requestBody") {
      below("the request body", from, to, "requestBody");
    } else if (field?.holds === "one" && isObject(from) && isObject(to)) {
      below(`${wordOf[name] ?? ""}${subject}`, from, to, field.kind);
    } else if (name === "required" && kind === "schema") {
      const less = [from ?? []].flat();
      const more = [to ?? []].flat();
      for (const key of new Set([...more, ...less].map(String))) {
        // Added and removed properties are already listed.
        const isIn = (holder: JsonObject) => Object.hasOwn(Object(holder.properties), key);
        if (less.includes(key) === more.includes(key) || isIn(was) !== isIn(is)) continue;
        const [now, then] = more.includes(key)
          ? ["required", "optional"]
          : ["optional", "required"];
        told.push(`\`${key}\` is ${now}; before, ${then}.`);
      }
    } else own.push(name);
  }
  if (own.length > 0) told.unshift(sentenceOf(subject, was, is, kind, own));
  return told.filter((sentence) => sentence !== "");
}

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

/** Parameters by place and name (OpenAPI 3.1 §4.8.12). */
function parametersOf(list: Json | undefined, same: Sameness): Map<string, JsonObject> {
  const all = (Array.isArray(list) ? list : []).map((one) => same.plain(one, "parameter"));
  return new Map(all.map((one) => [`${one.in} ${one.name}`, one]));
}
