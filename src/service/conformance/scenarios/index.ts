/** What only a person can write about this API. */
import type { OperationId } from "../../../../generated/operations.gen.ts";
import { draftChecks } from "./drafts.ts";
import { foreignQueueChecks } from "./foreign-queue.ts";
import { invitationChecks } from "./invitations.ts";
import { invitationsOfOthersChecks } from "./invitations-of-others.ts";
import { linkifierChecks, unorderedLinkifierChecks } from "./linkifiers.ts";
import { ownQueueChecks } from "./own-queues.ts";
import { serverLevelChecks } from "./server-level.ts";
import { unknownQueueChecks } from "./unknown-queues.ts";

/** What only a person knows to ask: the states of things, and what lists hold. */
export const scenarios = [
  serverLevelChecks,
  draftChecks,
  linkifierChecks,
  unorderedLinkifierChecks,
  unknownQueueChecks,
  ownQueueChecks,
  foreignQueueChecks,
  invitationChecks,
  invitationsOfOthersChecks,
];

/** Why a success cannot be brought about, where there is more to say than that it would do something. */
export const whyNoSuccess: Readonly<Record<string, string>> = {
  deleteDraft:
    "no operation of the specification creates a draft, and others are not to be deleted",
} satisfies Partial<Record<OperationId, string>>;
