import type { Field, ObjectKind } from "../../document/grammar.ts";
import { isObject, type Json, type JsonObject } from "../../document/json.ts";
import { removableFrom } from "../mark.ts";
import type { Present } from "./versions.ts";

/**
 * The members of a list over the versions, those that are one to a reader in one place: the same, or of
 * the same name, or else alike. What only older versions have comes last.
 */
export function matched(
  lists: readonly (readonly [version: number, items: readonly JsonObject[]])[],
  kind: ObjectKind,
  idOf: (node: JsonObject) => string,
): Present[] {
  const slots: [number, JsonObject][][] = [];
  for (const [version, items] of lists.toReversed()) {
    const free = new Set(slots);
    const waiting = new Set(items);
    const ways: ((item: JsonObject, last: JsonObject) => boolean)[] = [
      (item, last) => idOf(item) === idOf(last),
      (item, last) => nameOf(item, kind) !== undefined && nameOf(item, kind) === nameOf(last, kind),
      (item, last) => kind === "schema" && areAlike(item, last),
    ];
    for (const isMatch of ways) {
      for (const item of waiting) {
        const slot = [...free].find(([oldest]) => oldest !== undefined && isMatch(item, oldest[1]));
        if (slot === undefined) continue;
        slot.unshift([version, item]);
        free.delete(slot);
        waiting.delete(item);
      }
    }
    for (const item of waiting) slots.push([[version, item]]);
  }
  return slots;
}

/** What a member of a list is known by, if by anything. */
function nameOf(node: JsonObject, kind: ObjectKind): string | undefined {
  if (typeof node.$ref === "string") return `$ref ${node.$ref}`;
  if (kind === "parameter") return `${node.in} ${node.name}`;
  if (node.const !== undefined) return `const ${JSON.stringify(node.const)}`;
  return typeof node.title === "string" ? `title ${node.title}` : undefined;
}

/** Whether two schemas without a name of their own say much the same: one type, and half of the properties. */
export function areAlike(one: JsonObject, other: JsonObject): boolean {
  const hasName = [one, other].some(({ $ref, const: value }) => ($ref ?? value) !== undefined);
  if (hasName || JSON.stringify(one.type) !== JSON.stringify(other.type)) return false;
  const [names, others] = [one, other].map(
    ({ properties }) => new Set(isObject(properties) ? Object.keys(properties) : []),
  ) as [Set<string>, Set<string>];
  const shared = [...names].filter((name) => others.has(name)).length;
  return 3 * shared >= names.size + others.size;
}

/** Whether the members of a list are known by their place. */
export const isPositional = (name: string): boolean =>
  ["allOf", "prefixItems", "tags"].includes(name);

/** What has to be the same of a container for its members to stay in their places: which there are. */
export function outlineOf(
  { holds }: Pick<Field, "holds">,
  name: string,
  value: Json | undefined,
): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.length === 0) return "empty"; // Marks that leave nothing of a list are refused.
  if (holds === "one" || removableFrom.includes(name)) return "there";
  if (isObject(value)) return JSON.stringify(Object.keys(value).sort());
  return JSON.stringify((value as JsonObject[]).map(({ $ref = null }) => $ref));
}
