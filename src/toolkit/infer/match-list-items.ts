import type { ObjectKind } from "../document/grammar.ts";
import { isObject, type JsonObject } from "../document/json.ts";
import type { Present } from "./inference-input.ts";

/**
 * Matches the members of a list across versions: those that are equal, have the same name, or are similar get one
 * place. Members that only older versions have come last.
 *
 * @param isPaired whether unnamed members that are not similar are matched too, in their order
 */
export function matchItems(
  lists: readonly (readonly [version: number, items: readonly JsonObject[]])[],
  kind: ObjectKind,
  idOf: (node: JsonObject) => string,
  isPaired = false,
): Present[] {
  const slots: [number, JsonObject][][] = [];
  for (const [version, items] of lists.toReversed()) {
    const free = new Set(slots);
    const waiting = new Set(items);
    const ways: ((item: JsonObject, last: JsonObject) => boolean)[] = [
      (item, last) => idOf(item) === idOf(last),
      (item, last) => nameOf(item, kind) !== undefined && nameOf(item, kind) === nameOf(last, kind),
      (item, last) => kind === "schema" && areAlike(item, last),
      (item, last) => isPaired && [item, last].every((one) => nameOf(one, kind) === undefined),
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

/** The name that identifies a member of a list, if any. */
function nameOf(node: JsonObject, kind: ObjectKind): string | undefined {
  if (typeof node.$ref === "string") return `$ref ${node.$ref}`;
  if (kind === "parameter") return `${node.in} ${node.name}`;
  if (node.const !== undefined) return `const ${JSON.stringify(node.const)}`;
  return typeof node.title === "string" ? `title ${node.title}` : undefined;
}

/** Whether two unnamed schemas are similar: the same type and half of the properties. */
function areAlike(one: JsonObject, other: JsonObject): boolean {
  const hasName = [one, other].some(({ $ref, const: value }) => ($ref ?? value) !== undefined);
  if (hasName || JSON.stringify(one.type) !== JSON.stringify(other.type)) return false;
  const [names, others] = [one, other].map(
    ({ properties }) => new Set(isObject(properties) ? Object.keys(properties) : []),
  ) as [Set<string>, Set<string>]; // Of two.
  const shared = [...names].filter((name) => others.has(name)).length;
  return 3 * shared >= names.size + others.size;
}

/** Whether the members of a list are identified by position. */
export const isPositional = (name: string): boolean => ["prefixItems", "tags"].includes(name);
