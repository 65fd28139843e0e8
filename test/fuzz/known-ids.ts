// The IDs that answers named, for later requests.
import { isObject, type Json } from "../../src/toolkit/document/json.ts";

/**
 * What a field or argument names by its ID, by convention of this API: `queue` of `queue_id`, `linkifier`
 * of `ordered_linkifier_ids`. This is how a value of one answer finds its way into a later request, with
 * no word about any single operation.
 */
export function nounOf(name: string): string | undefined {
  return /(?:^|_)([a-z]+)_ids?$/.exec(name)?.[1];
}

/** The IDs that were seen, each once, oldest first. */
export interface KnownIds {
  /** Those of a noun; of one user only, where one is named: what was said to it, and what it owns. */
  of(noun: string, userId?: number): readonly Json[];
  /**
   * Remembers every ID in a value: `x_id` wherever it stands, and `id` of the elements of `xs`. It
   * belongs to the user who is named in the same object, or else to the one to whom it was said.
   */
  learn(value: unknown, userId?: number): void;
}

/** Nothing is known yet. */
export function createKnownIds(): KnownIds {
  const known = new Map<string, Set<Json>>();
  const add = (key: string, id: string | number) => {
    const ids = known.get(key) ?? new Set();
    known.set(key, ids.add(id));
  };
  const learnId = (noun: string, id: unknown, userId: number | undefined) => {
    if (typeof id !== "string" && typeof id !== "number") return;
    add(noun, id);
    if (userId !== undefined) add(`${noun} ${userId}`, id);
  };
  const learn = (value: unknown, userId?: number): void => {
    if (!isObject(value)) return;
    const owner = typeof value.user_id === "number" ? value.user_id : userId;
    for (const [name, child] of Object.entries(value)) {
      const noun = nounOf(name);
      if (noun !== undefined) learnId(noun, child, owner);
      const [, plural] = /(?:^|_)([a-z]+)s$/.exec(name) ?? [];
      for (const element of Array.isArray(child) ? child : [child]) {
        if (plural !== undefined && isObject(element)) {
          const holder = typeof element.user_id === "number" ? element.user_id : owner;
          learnId(plural, element.id, holder);
        }
        learn(element, owner);
      }
    }
  };
  return {
    of: (noun, userId) => [...(known.get(userId === undefined ? noun : `${noun} ${userId}`) ?? [])],
    learn,
  };
}
