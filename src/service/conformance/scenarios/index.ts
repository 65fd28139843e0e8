/** The checks that cannot be computed from the specification. */
import { serverLevelChecks } from "../checks/features.ts";
import { draftChecks } from "./drafts.ts";
import { queueChecks } from "./event-queues.ts";
import { eventChecks } from "./events.ts";
import { invitationChecks, invitationsOfOthersChecks } from "./invitations.ts";
import { linkifierChecks, unorderedLinkifierChecks } from "./linkifiers.ts";
import { ownInvitationChecks } from "./own-invitations.ts";
import { ownLinkifierChecks } from "./own-linkifiers.ts";

/** Checks of states, and of the contents of lists. */
export const scenarios = [
  serverLevelChecks,
  draftChecks,
  ownLinkifierChecks,
  ownInvitationChecks,
  linkifierChecks,
  unorderedLinkifierChecks,
  queueChecks,
  eventChecks,
  invitationChecks,
  invitationsOfOthersChecks,
];
