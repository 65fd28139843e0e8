import { type EventCheck, eventChecks, inputChecks } from "../../../generated/sandbox.gen.js";
import { isObject } from "../../toolkit/document/json.ts";
import { isLevelIn, spansOfRow } from "../../toolkit/levels/index.ts";
import { noUser, patternProblems } from "./check-seed.ts";
import {
  checkedBy,
  InvalidInputError,
  jsonOf,
  type Problem,
  problemsOf,
  wrongChoice,
} from "./checked-by.ts";
import type { NewEvent } from "./event-queues.ts";
import type { Organization } from "./organization.ts";
import type { NewDraft, NewLinkifier } from "./seed.ts";

const draftOf = checkedBy<NewDraft>("The draft", inputChecks.draft);

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
  inputChecks.newLinkifier,
  ({ pattern }) => patternProblems("#/pattern", pattern),
);

const userIdsOf = checkedBy<readonly number[]>("The list of users", inputChecks.userIds);

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
 * A copy of an event that servers of a feature level may send.
 *
 * @throws InvalidInputError where they send none of its type, or one that looks different.
 */
export function checkEvent(given: NewEvent, featureLevel: number): NewEvent {
  const event: unknown = jsonOf("The event", given);
  const kinds = eventChecks.filter((kind) => isLevelIn(spansOfRow(kind), featureLevel));
  refuse("The event", problemsOfEvent(event, kinds, featureLevel));
  return event as NewEvent; // Which is an object with a type, says the check.
}

/** The ID that each queue gives an event of its own. */
const withId = (event: object) => ({ ...event, id: 0 });

function problemsOfEvent(
  event: unknown,
  kinds: readonly EventCheck[],
  featureLevel: number,
): readonly Problem[] {
  if (!isObject(event)) return [{ place: "#", reason: "must be object" }];
  const known = kinds.filter(({ tags }) => tags.type === event.type);
  for (const { tags, check } of known) {
    const other = Object.keys(tags).find((name) => tags[name] !== event[name]);
    if (other === undefined) return problemsOf(check, withId(event));
  }
  const [name] = Object.keys(known[0]?.tags ?? {}).filter((tag) => tag !== "type");
  if (name !== undefined) {
    const choices = known.map(({ tags }) => tags[name]);
    return [{ place: `#/${name}`, reason: wrongChoice(event[name], choices) }];
  }
  const untold = kinds.find(({ tags }) => tags.type === undefined);
  const problems = untold === undefined ? [] : problemsOf(untold.check, withId(event));
  const isUnsent = problems.some(({ reason }) => reason === "must NOT be valid");
  const reason = `is of no event of feature level ${featureLevel}`;
  return isUnsent ? [{ place: "#/type", reason }] : problems;
}

function refuse(what: string, problems: readonly Problem[]): void {
  if (problems.length > 0) throw new InvalidInputError(what, problems);
}
