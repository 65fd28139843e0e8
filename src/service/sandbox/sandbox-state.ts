import { eventsOf, type QueueEvent } from "./event-queues.ts";
import { matchingOrder } from "./linkify.ts";
import type { Organization } from "./organization.ts";
import type { Draft, Invitation, Linkifier, User } from "./seed.ts";

/** A copy of what a sandbox holds at a moment. Keys of accounts are left out. */
export interface SandboxState {
  readonly users: readonly Omit<User, "api_key">[];
  readonly drafts: readonly Draft[];
  /** In the order in which they are matched. */
  readonly linkifiers: readonly Linkifier[];
  /** Expired ones as well. */
  readonly invitations: readonly Invitation[];
  readonly queues: readonly QueueState[];
}

/** An event queue and the events that nobody has acknowledged. */
export interface QueueState {
  readonly queue_id: string;
  readonly user_id: number;
  /** `null` where the queue collects every type. */
  readonly event_types: readonly string[] | null;
  readonly events: readonly QueueEvent[];
}

/** What an organization holds now, as a copy. */
export function stateOf(organization: Organization): SandboxState {
  return structuredClone({
    users: [...organization.users.values()].map(({ api_key: _, ...user }) => user),
    drafts: [...organization.drafts.values()],
    linkifiers: matchingOrder(organization.linkifiers, organization.featureLevel),
    invitations: organization.invitations,
    queues: organization.queues.all().map((queue) => ({
      queue_id: queue.queue_id,
      user_id: queue.user_id,
      event_types: queue.event_types === undefined ? null : [...queue.event_types],
      events: eventsOf(queue),
    })),
  });
}
