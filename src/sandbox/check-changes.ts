import { draft, id, newLinkifier, noUser, patternProblems } from "./check-seed.ts";
import { checkedBy, InvalidInputError, type Problem } from "./checked-by.ts";
import type { Organization } from "./organization.ts";
import type { NewDraft, NewLinkifier } from "./seed.ts";

const draftOf = checkedBy<NewDraft>("The draft", draft);

/**
 * A copy of a draft that may be saved.
 *
 * @throws InvalidInputError where it is none, its user does not exist, or its ID is another user's.
 */
export function checkDraft(given: NewDraft, { users, drafts }: Organization): NewDraft {
  const draft = draftOf(jsonOf("The draft", given));
  const holder = drafts.get(draft.id)?.user_id ?? draft.user_id;
  refuse("The draft", [
    ...(users.has(draft.user_id) ? [] : [{ place: "#/user_id", reason: noUser(draft.user_id) }]),
    ...(holder === draft.user_id
      ? []
      : [{ place: "#/id", reason: `is that of a draft of user ${holder}` }]),
  ]);
  return draft;
}

/**
 * A linkifier that may be added, as it is.
 *
 * @throws InvalidInputError where it is none.
 */
export const checkNewLinkifier = checkedBy<NewLinkifier>(
  "The linkifier",
  newLinkifier,
  ({ pattern }) => patternProblems("#/pattern", pattern),
);

const userIdsOf = checkedBy<readonly number[]>("The list of users", { type: "array", items: id });

/**
 * Passes a list of users who exist.
 *
 * @throws InvalidInputError with the place of each who does not.
 */
export function checkUserIds(given: readonly number[], { users }: Organization): void {
  refuse(
    "The list of users",
    userIdsOf(given).flatMap((user_id, index) =>
      users.has(user_id) ? [] : [{ place: `#/${index}`, reason: noUser(user_id) }],
    ),
  );
}

/**
 * A copy of a value as it travels.
 *
 * @throws InvalidInputError where it cannot, as a circle of objects or a BigInt.
 */
export function jsonOf<T>(what: string, value: T): T {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch (error) {
    const [reason = ""] = String(error).split("\n"); // The rest of it draws the circle.
    throw new InvalidInputError(what, [{ place: "#", reason: `is not JSON: ${reason}` }]);
  }
}

function refuse(what: string, problems: readonly Problem[]): void {
  if (problems.length > 0) throw new InvalidInputError(what, problems);
}
