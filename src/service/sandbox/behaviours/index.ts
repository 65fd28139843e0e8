import type { OperationId } from "../../../../generated/operations.gen.ts";
import type { Behaviour, UntypedBehaviour } from "../behaviour.ts";
import { deleteDraft } from "./delete-draft.ts";
import { deleteEventQueue } from "./delete-event-queue.ts";
import { getEvents } from "./get-events.ts";
import { getServerSettings } from "./get-server-settings.ts";
import { listDrafts } from "./list-drafts.ts";
import { listInvitations } from "./list-invitations.ts";
import { listLinkifiers } from "./list-linkifiers.ts";
import { registerEventQueue } from "./register-event-queue.ts";
import { reorderLinkifiers } from "./reorder-linkifiers.ts";

const behaviours: { readonly [Id in OperationId]?: Behaviour<Id> } = {
  deleteDraft,
  deleteEventQueue,
  getEvents,
  getServerSettings,
  listDrafts,
  listInvitations,
  listLinkifiers,
  registerEventQueue,
  reorderLinkifiers,
};

const byId: ReadonlyMap<string, UntypedBehaviour> = new Map(Object.entries(behaviours));

/**
 * How the sandbox carries out an operation. One without a behaviour answers with its first example of
 * success, so that an operation can be added to the specification alone.
 */
export function behaviourOf(operationId: string): UntypedBehaviour | undefined {
  return byId.get(operationId);
}
