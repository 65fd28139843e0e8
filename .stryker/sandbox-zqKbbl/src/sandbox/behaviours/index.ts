// @ts-nocheck
import type { OperationId } from "../../../generated/operations.gen.ts";
import type { Behaviour } from "../behaviour.ts";
import { deleteDraft } from "./delete-draft.ts";
import { deleteEventQueue } from "./delete-event-queue.ts";
import { getEvents } from "./get-events.ts";
import { getServerSettings } from "./get-server-settings.ts";
import { listInvitations } from "./list-invitations.ts";
import { registerEventQueue } from "./register-event-queue.ts";
import { reorderLinkifiers } from "./reorder-linkifiers.ts";

/**
 * How the sandbox carries out each operation. One that is not here answers with its first example of
 * success, so that an operation can be added to the specification alone.
 */
export const behaviours: { readonly [Id in OperationId]?: Behaviour<Id> } = {
  deleteDraft,
  deleteEventQueue,
  getEvents,
  getServerSettings,
  listInvitations,
  registerEventQueue,
  reorderLinkifiers,
};
