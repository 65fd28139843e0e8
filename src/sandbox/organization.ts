import type { Clock } from "./clock.ts";
import { createEventQueues, type EventQueues } from "./event-queues.ts";
import { matchingOrder } from "./linkify.ts";
import type { Draft, Invitation, Linkifier, Seed, User } from "./seed.ts";

/** What a sandbox holds at a moment. */
export interface Organization {
  readonly featureLevel: number;
  readonly clock: Clock;
  readonly isDeactivated: boolean;
  readonly users: ReadonlyMap<number, User>;
  readonly usersByKey: ReadonlyMap<string, User>;
  readonly drafts: Map<number, Draft>;
  linkifiers: readonly Linkifier[];
  readonly invitations: readonly Invitation[];
  readonly queues: EventQueues;
}

/** An organization as its seed says, with no event queue yet. */
export function createOrganization(seed: Seed, featureLevel: number, clock: Clock): Organization {
  const { is_deactivated, users, drafts, linkifiers, invitations } = structuredClone(seed);
  return {
    featureLevel,
    clock,
    isDeactivated: is_deactivated,
    users: new Map(users.map((user) => [user.user_id, user])),
    usersByKey: new Map(users.map((user) => [user.api_key, user])),
    drafts: new Map(drafts.map((draft) => [draft.id, draft])),
    linkifiers,
    invitations,
    queues: createEventQueues(clock),
  };
}

/** Saves a new draft, or a new text of one, and tells the other clients of its user. */
export function saveDraft({ drafts, queues }: Organization, draft: Draft): void {
  const isNew = !drafts.has(draft.id);
  drafts.set(draft.id, draft);
  const { user_id, ...shown } = draft;
  queues.publish(
    isNew
      ? { type: "drafts", op: "add", drafts: [shown] }
      : { type: "drafts", op: "update", draft: shown },
    (queue) => queue.user_id === user_id,
  );
}

/** Deletes a draft and tells the other clients of its user (sources §3). */
export function removeDraft({ drafts, queues }: Organization, { id, user_id }: Draft): void {
  drafts.delete(id);
  queues.publish(
    { type: "drafts", op: "remove", draft_id: id },
    (queue) => queue.user_id === user_id,
  );
}

/** Replaces all linkifiers, with their order, and tells every client that understands them. */
export function setLinkifiers(organization: Organization, linkifiers: readonly Linkifier[]): void {
  organization.linkifiers = linkifiers;
  organization.queues.publish(
    {
      type: "realm_linkifiers",
      realm_linkifiers: matchingOrder(linkifiers, organization.featureLevel),
    },
    (queue) => queue.linkifier_url_template,
  );
}
