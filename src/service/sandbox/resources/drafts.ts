import type { components } from "../../../../generated/types/from-0.js";
import { badRequest, notFound, success } from "../answers.ts";
import { checkedBy, jsonOf, refuseInput } from "../checked-by.ts";
import type { NewEvent } from "../event-queues.ts";
import type { Organization, User } from "../organization.ts";
import { eventQueues } from "./events.ts";
import { id, type Resource, time } from "./resource.ts";
import { hasUser, noUser } from "./users.ts";

type WireDraft = components["schemas"]["Draft"];

/** A draft and the user who saved it. */
export type Draft = WireDraft & { user_id: number };

/** A draft to save. Fields that are left out are empty, and `timestamp` defaults to now. */
export type NewDraft = Partial<WireDraft> & Pick<Draft, "id" | "user_id">;

/** What a sandbox can do with drafts. */
export interface DraftActions {
  /**
   * Saves a draft as its user would, with the event to the user's clients. Fields that are left out are empty, and
   * `timestamp` defaults to now.
   *
   * @throws InvalidInputError where it is no draft of a user that exists, or its ID is another user's.
   */
  saveDraft(draft: NewDraft): void;
}

/** A draft as input; it may have more fields than the specification describes. */
const schema = {
  type: "object",
  required: ["id", "user_id"],
  properties: {
    id,
    user_id: id,
    type: { enum: ["stream", "private", ""] },
    to: { type: "array", items: id },
    topic: { type: "string" },
    content: { type: "string" },
    timestamp: time,
  },
};

const complete = ({ id, ...draft }: NewDraft, now: number): Draft => ({
  id,
  type: "",
  to: [],
  topic: "",
  content: "",
  timestamp: Math.floor(now / 1000),
  ...draft,
});

/** The answer about drafts to a user who does not synchronize them (sources §13.2, §17.3). */
const refuse = ({ enable_drafts_synchronization = true }: User) =>
  enable_drafts_synchronization ? undefined : badRequest("User has disabled synchronizing drafts.");

/** The drafts of all users, by their IDs. */
export const drafts: Resource<{
  given: NewDraft;
  complete: Draft;
  state: Map<number, Draft>;
  shown: Draft;
  actions: DraftActions;
}> = {
  seed: {
    schema,
    unique: ({ id }) => ({ id }),
    userId: "user_id",
    complete,
    byDefault,
  },
  inputs: { draft: schema },
  start: (seeded) => new Map(seeded.map((draft) => [draft.id, draft])),
  shown: (organization) => [...organization.stateOf(drafts).values()],
  actions: (current) => ({
    saveDraft(given) {
      const organization = current();
      const draft = checkedDraft(given, organization);
      save(organization, complete(draft, organization.clock.now()));
    },
  }),
  behaviours: {
    listDrafts: {
      refuse,
      carryOut({ organization, user }) {
        const all = [...organization.stateOf(drafts).values()];
        const own = all.filter(({ user_id }) => user_id === user.user_id);
        return success({ count: own.length, drafts: own.map(onWire) });
      },
    },
    deleteDraft: {
      refuse,
      carryOut({ organization, user }, { draft_id }) {
        const known = organization.stateOf(drafts);
        // Another user's draft is answered as if it did not exist (sources §13.1).
        if (known.get(draft_id)?.user_id !== user.user_id) return notFound("Draft does not exist");
        known.delete(draft_id);
        publish(organization, user.user_id, { type: "drafts", op: "remove", draft_id });
        return success({});
      },
    },
  },
};

/** A draft as its user gets it. */
const onWire = ({ user_id: _, ...draft }: Draft): WireDraft => draft;

/** Saves a new draft, or a new text of one, and informs its user's clients where the level synchronizes drafts. */
function save(organization: Organization, draft: Draft): void {
  const known = organization.stateOf(drafts);
  const isNew = !known.has(draft.id);
  known.set(draft.id, draft);
  if (!organization.supports("drafts")) return;
  const event = isNew
    ? { type: "drafts", op: "add", drafts: [onWire(draft)] }
    : { type: "drafts", op: "update", draft: onWire(draft) };
  publish(organization, draft.user_id, event);
}

/** Sends an event to the clients of a user (sources §3). */
const publish = (organization: Organization, userId: number, event: NewEvent) =>
  organization.stateOf(eventQueues).publish(event, ({ user_id }) => user_id === userId);

function checkedDraft(given: NewDraft, organization: Organization): NewDraft {
  const judged = checkedBy<NewDraft>("The draft", organization.inputChecks.draft);
  const draft = judged(jsonOf("The draft", given));
  const { user_id } = draft;
  const holder = organization.stateOf(drafts).get(draft.id)?.user_id ?? user_id;
  refuseInput("The draft", [
    ...(hasUser(organization, user_id) ? [] : [{ place: "#/user_id", reason: noUser(user_id) }]),
    ...(holder === user_id
      ? []
      : [{ place: "#/id", reason: `is that of a draft of user ${holder}` }]),
  ]);
  return draft;
}

function byDefault(today: number): Draft[] {
  const day = 24 * 60 * 60;
  return [
    {
      id: 17,
      user_id: 9,
      type: "stream",
      to: [7],
      topic: "council",
      content: "Minutes of the council",
      timestamp: today - 90 * day,
    },
    {
      id: 18,
      user_id: 9,
      type: "private",
      to: [8],
      topic: "",
      content: "Reply to Desdemona",
      timestamp: today - 2 * day,
    },
    {
      id: 19,
      user_id: 11,
      type: "private",
      to: [9, 8],
      topic: "",
      content: "Nothing, my lord",
      timestamp: today - 40 * day,
    },
    {
      id: 20,
      user_id: 12,
      type: "",
      to: [],
      topic: "",
      content: "Kept on one device",
      timestamp: today - day,
    },
  ];
}
