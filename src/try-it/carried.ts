import { isObject } from "../document/json.ts";

/**
 * What an answer holds for later calls, by the name of the argument: what it calls so itself (`queue_id`), the ID of the
 * first element of a list (`draft_id` of `drafts`), or of the last (`last_event_id` of `events`).
 */
export function carried(body: unknown, names: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  if (!isObject(body)) return found;
  for (const name of names) {
    const [, last, thing] = /^(last_)?(\w+)_id$/.exec(name) ?? [];
    const list = body[`${thing}s`];
    const element = Array.isArray(list) ? list.at(last === undefined ? 0 : -1) : undefined;
    const value = body[name] ?? (isObject(element) ? element.id : undefined);
    if (value !== undefined)
      found.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return found;
}
