import type { components } from "../../../../generated/types/from-0.js";
import type { NewEvent } from "../event-queues.ts";
import type { Organization, User } from "../organization.ts";
import { badRequest, errorNamed, internalServerError, success } from "../sandbox-responses.ts";
import { announce } from "./events.ts";
import {
  countIds,
  type IdCounter,
  type Resource,
  type SpecifiedArguments,
  tooMany,
} from "./resource-types.ts";
import { hasUser } from "./users.ts";

type WireDraft = components["schemas"]["Draft"];
type SentDraft = SpecifiedArguments<"editDraft">["draft"];

/** A draft and the user who saved it. */
export type Draft = WireDraft & { user_id: number };

/** A draft of a seed. Fields that are left out are empty, and `timestamp` defaults to now. */
type SeededDraft = Partial<WireDraft> & Pick<Draft, "id" | "user_id">;

const complete = ({ id, ...draft }: SeededDraft, now: number): Draft => ({
  id,
  type: "",
  to: [],
  topic: "",
  content: "",
  timestamp: Math.floor(now / 1000),
  ...draft,
});

/** The response about drafts to a user who does not synchronize them (sources §13.2, §17.3). */
const refuse = ({ enable_drafts_synchronization = true }: User) =>
  enable_drafts_synchronization ? undefined : errorNamed("synchronization-disabled");

/** The drafts that an organization keeps. */
export interface Drafts {
  /** In the order in which they were saved. */
  readonly byId: Map<number, Draft>;
  readonly ids: IdCounter;
}

/** The drafts of all users, by their IDs. */
export const drafts: Resource<{
  given: SeededDraft;
  complete: Draft;
  state: Drafts;
  shown: Draft;
}> = {
  seed: {
    unique: ({ id }) => ({ id }),
    userId: "user_id",
    complete,
    byDefault,
  },
  start: (seeded) => ({
    byId: new Map(seeded.map((draft) => [draft.id, draft])),
    ids: countIds(seeded),
  }),
  shown: (organization) => [...organization.stateOf(drafts).byId.values()],
  fetched: {
    // Empty for a user who does not synchronize drafts.
    drafts: (organization, user) =>
      (refuse(user) === undefined ? draftsOf(user, organization) : [])
        .toReversed()
        .slice(0, mostFetched)
        .map(onWire),
  },
  handlers: {
    listDrafts: {
      refuse,
      carryOut({ organization, user }) {
        const own = draftsOf(user, organization);
        return success({ count: own.length, drafts: own.map(onWire) });
      },
    },
    createDrafts: {
      refuse,
      carryOut({ organization, user }, values) {
        const sent: readonly SentDraft[] = values.drafts;
        for (const draft of sent) {
          const refusal = refusalOf(draft, organization);
          if (refusal !== undefined) return refusal; // Either all drafts are saved or none.
        }
        const { byId, ids } = organization.stateOf(drafts);
        const refused = tooMany("drafts", byId.size + sent.length);
        if (refused !== undefined) return refused;
        const saved = sent.map((draft) => asKept(ids.next(), draft, user, organization));
        for (const draft of saved) byId.set(draft.id, draft);
        const event = { type: "drafts", op: "add", drafts: saved.map(onWire) };
        publish(organization, user.user_id, event);
        return success({ ids: saved.map(({ id }) => id) });
      },
    },
    editDraft: {
      refuse,
      carryOut({ organization, user }, { draft_id, draft }) {
        const { byId } = organization.stateOf(drafts);
        if (byId.get(draft_id)?.user_id !== user.user_id) return noSuchDraft;
        const refusal = refusalOf(draft, organization);
        if (refusal !== undefined) return refusal;
        const saved = asKept(draft_id, draft, user, organization);
        byId.delete(draft_id);
        byId.set(draft_id, saved);
        const event = { type: "drafts", op: "update", draft: onWire(saved) };
        publish(organization, user.user_id, event);
        return success({});
      },
    },
    deleteDraft: {
      refuse,
      carryOut({ organization, user }, { draft_id }) {
        const { byId } = organization.stateOf(drafts);
        if (byId.get(draft_id)?.user_id !== user.user_id) return noSuchDraft;
        byId.delete(draft_id);
        publish(organization, user.user_id, { type: "drafts", op: "remove", draft_id });
        return success({});
      },
    },
  },
};

/** How many drafts a registration returns (sources §16.8). */
const mostFetched = 1000;

/** The drafts of a user by their time, and of one time in the order in which they were saved (sources §17.1). */
const draftsOf = ({ user_id }: User, organization: Organization): Draft[] =>
  [...organization.stateOf(drafts).byId.values()]
    .filter((draft) => draft.user_id === user_id)
    .sort((one, other) => one.timestamp - other.timestamp);

const onWire = ({ user_id: _, ...draft }: Draft): WireDraft => draft;

/** Also the response for another user's draft, whose existence is not revealed (sources §13.1). */
const noSuchDraft = errorNamed("no-such-draft");

/** The last second of the year 9999, after which servers fail (sources §19.8). */
const lastSecond = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;

/** The refusal of a draft of the right form. */
function refusalOf(draft: SentDraft, organization: Organization) {
  const problem = problemOf(draft, organization);
  if (problem !== undefined) return badRequest(problem);
  return (draft.timestamp ?? 0) > lastSecond ? internalServerError : undefined;
}

/** Returns why a server refuses a draft of the right form (sources §19.4). */
function problemOf(draft: SentDraft, organization: Organization): string | undefined {
  const { type, to, topic, content } = draft;
  const timestamp = draft.timestamp ?? 0;
  if (content.includes("\0")) return "Message must not contain null bytes";
  if (timestamp < 0) return "Timestamp must not be negative.";
  if (type === "stream") {
    if (topic.includes("\0")) return "Topic must not contain null bytes";
    const word = organization.supports("channelsInMessages") ? "channel" : "stream";
    const [id = 0, another] = to;
    if (to.length === 0 || another !== undefined) {
      return `Must specify exactly 1 ${word} ID for ${word} messages`;
    }
    const isKnown = organization.settings.stream_ids?.includes(id) !== false;
    return isKnown ? undefined : `Invalid ${word} ID`;
  }
  const unknown = type === "private" && to.find((user_id) => !hasUser(organization, user_id));
  return typeof unknown === "number" ? `Invalid user ID ${unknown}` : undefined;
}

/** How many characters of a topic, and by default of a message, servers keep (sources §19.2). */
const longest = { topic: 60, content: 10_000 };
/** A text of at most so many characters, which ends with these words if it was cut. */
function cut(text: string, most: number, words: string): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  return characters.slice(0, most - words.length).join("") + words;
}

/** A sent draft in the form in which servers keep it (sources §19.2, §19.3). */
function asKept(
  id: number,
  { type, to, topic, content, timestamp }: SentDraft,
  { user_id }: User,
  { clock, supports }: Organization,
): Draft {
  const isForUsers = type === "private" && to.length > 0;
  const text = supports("draftWhiteSpace") ? content.trim() : content.trimEnd().replace(/^\n+/, "");
  return {
    id,
    user_id,
    type: type === "stream" || isForUsers ? type : "",
    to: recipientsOf({ type, to }, user_id),
    topic: type === "stream" ? cut(topic, longest.topic, "...") : "",
    content: cut(text, longest.content, "\n[message truncated]"),
    timestamp: Math.floor(timestamp ?? clock.now() / 1000),
  };
}

/** The IDs of the channel or of the users, each once, without the user's own ID if there are others. */
function recipientsOf({ type, to }: Pick<SentDraft, "type" | "to">, userId: number): number[] {
  if (type === "") return [];
  const all = [...new Set(to)];
  const others = all.filter((one) => one !== userId);
  return type === "private" && others.length > 0 ? others : all;
}

/** Sends an event to the clients of a user (sources §3, §13.4, §19.5). */
const publish = (organization: Organization, userId: number, event: NewEvent) =>
  announce(organization, ({ user_id }) => (user_id === userId ? event : undefined));

function byDefault(today: number): Draft[] {
  const about = (topic: string, content: string, days: number) => ({
    topic,
    content,
    timestamp: today - days * 24 * 60 * 60,
  });
  const minutes = about("council", "Minutes of the council", 90);
  return [
    { id: 17, user_id: 9, type: "stream", to: [7], ...minutes },
    { id: 18, user_id: 9, type: "private", to: [8], ...about("", "Reply to Desdemona", 2) },
    { id: 19, user_id: 11, type: "private", to: [9, 8], ...about("", "Nothing, my lord", 40) },
    { id: 20, user_id: 12, type: "", to: [], ...about("", "Kept on one device", 1) },
  ];
}
