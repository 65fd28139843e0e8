import { isObject, type Json, type JsonObject } from "../../toolkit/document/json.ts";

/**
 * What an answer holds for later calls, by the name of the argument: what it calls so itself (`queue_id`), or IDs of a
 * list of its.
 */
export function carried(body: unknown, names: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  if (!isObject(body)) return found;
  for (const name of names) {
    const value = body[name] ?? fromLists(body, name);
    if (value !== undefined)
      found.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return found;
}

/**
 * The ID of the first element of a list (`draft_id` of `drafts`), or of the last (`last_event_id` of `events`), or those
 * of all (`ordered_linkifier_ids` of `linkifiers`).
 */
function fromLists(body: JsonObject, name: string): Json | undefined {
  for (const [plural, list] of Object.entries(body)) {
    if (!Array.isArray(list)) continue;
    const ids = list.flatMap((element) => (isObject(element) ? (element.id ?? []) : []));
    const thing = plural.replace(/s$/, "");
    if (name === `${thing}_id`) return ids[0];
    if (name === `last_${thing}_id`) return ids.at(-1);
    if (`_${name}`.endsWith(`_${thing}_ids`) && ids.length === list.length) return ids;
  }
  return undefined;
}
