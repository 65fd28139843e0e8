import { inputChecks } from "../../../generated/sandbox.gen.js";
import { checkedBy, type Problem } from "./checked-by.ts";
import { expressionOf } from "./linkify.ts";
import type { Seed } from "./seed.ts";

/**
 * A seed as it is.
 *
 * @throws InvalidInputError with place and reason of each mistake: a wrong form; an ID, e-mail or key
 *   that occurs twice; a user who does not exist; a pattern that is no regular expression.
 */
export const checkSeed = checkedBy<Partial<Seed>>("The seed", inputChecks.seed, findProblems);

function findProblems(seed: Partial<Seed>): Problem[] {
  const { users = [], drafts = [], linkifiers = [], invitations = [] } = seed;
  // Without users the seed speaks of those of the default organization.
  const known = seed.users && new Set(users.map(({ user_id }) => user_id));
  const isUnknown = (user_id: number) => known?.has(user_id) === false;
  return [
    ...repeated(users, "users", "user_id", ({ user_id }) => user_id),
    ...repeated(users, "users", "email", ({ email }) => email.toLowerCase()),
    ...repeated(users, "users", "api_key", ({ api_key }) => api_key),
    ...repeated(drafts, "drafts", "id", ({ id }) => id),
    ...repeated(linkifiers, "linkifiers", "id", ({ id }) => id),
    ...repeated(invitations, "invitations", "id", ({ id, is_multiuse }) => `${id} ${is_multiuse}`),
    ...drafts.flatMap(({ user_id }, index) =>
      isUnknown(user_id) ? [{ place: `#/drafts/${index}/user_id`, reason: noUser(user_id) }] : [],
    ),
    ...invitations.flatMap(({ invited_by_user_id }, index) =>
      isUnknown(invited_by_user_id)
        ? [
            {
              place: `#/invitations/${index}/invited_by_user_id`,
              reason: noUser(invited_by_user_id),
            },
          ]
        : [],
    ),
    ...linkifiers.flatMap(({ pattern }, index) =>
      patternProblems(`#/linkifiers/${index}/pattern`, pattern),
    ),
  ];
}

/** What is wrong with the pattern of a linkifier. */
export function patternProblems(place: string, pattern: string): Problem[] {
  try {
    expressionOf(pattern);
    return [];
  } catch (error) {
    return [{ place, reason: error instanceof Error ? error.message : String(error) }];
  }
}

/** That there is no such user. */
export const noUser = (user_id: number) => `no user has the ID ${user_id}`;

/** The value itself is not told: it may be a key. */
function repeated<T>(
  items: readonly T[],
  list: string,
  property: string,
  keyOf: (item: T) => unknown,
): Problem[] {
  const first = new Map<unknown, number>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    const before = first.get(key);
    if (before === undefined) first.set(key, index);
    return before === undefined
      ? []
      : [{ place: `#/${list}/${index}/${property}`, reason: `is that of #/${list}/${before} too` }];
  });
}
