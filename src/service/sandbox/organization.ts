import type { Clock } from "./clock.ts";
import type { CompleteSeed } from "./complete-seed.ts";
import { createEventQueues, type EventQueues } from "./event-queues.ts";
import type { Draft, Invitation, Linkifier, User } from "./seed.ts";
import { realmFilters, shownLinkifiers } from "./shown-linkifiers.ts";
import { supports } from "./supports.ts";

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
export function createOrganization(
  seed: CompleteSeed,
  featureLevel: number,
  clock: Clock,
): Organization {
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

/** A draft as its user is shown it. */
export const shownDraft = ({ user_id: _, ...shown }: Draft) => shown;

/**
 * Saves a new draft, or a new text of one, and tells the other clients of its user, where the feature level
 * synchronizes drafts.
 */
export function saveDraft({ drafts, queues, featureLevel }: Organization, draft: Draft): void {
  const isNew = !drafts.has(draft.id);
  drafts.set(draft.id, draft);
  if (!supports(featureLevel, "drafts")) return;
  const shown = shownDraft(draft);
  queues.publish(
    isNew
      ? { type: "drafts", op: "add", drafts: [shown] }
      : { type: "drafts", op: "update", draft: shown },
    (queue) => queue.user_id === draft.user_id,
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

/** Replaces all linkifiers, with their order, and tells every client that understands them (sources §14.6, §18). */
export function setLinkifiers(organization: Organization, linkifiers: readonly Linkifier[]): void {
  organization.linkifiers = linkifiers;
  const { queues, featureLevel } = organization;
  if (queues.all().length === 0) return; // Before the event is made, which takes longer than the change.
  if (supports(featureLevel, "linkifierEvents")) {
    const isForAll = !supports(featureLevel, "linkifierCapability");
    queues.publish(
      { type: "realm_linkifiers", realm_linkifiers: shownLinkifiers(organization) },
      (queue) => isForAll || queue.linkifier_url_template,
    );
  }
  if (!supports(featureLevel, "noRealmFilters")) {
    queues.publish(
      { type: "realm_filters", realm_filters: realmFilters(organization) },
      () => true,
    );
  }
}
