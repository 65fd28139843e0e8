/** What only a person can write about this API. */
import { serverLevelChecks } from "../checks/features.ts";
import { draftChecks } from "./drafts.ts";
import { foreignQueueChecks, ownQueueChecks, unknownQueueChecks } from "./event-queues.ts";
import { eventChecks } from "./events.ts";
import { invitationChecks, invitationsOfOthersChecks } from "./invitations.ts";
import { linkifierChecks, unorderedLinkifierChecks } from "./linkifiers.ts";
import { ownLinkifierChecks } from "./own-linkifiers.ts";
import { ownLinkChecks } from "./own-links.ts";

/** What only a person knows to ask: the states of things, and what lists hold. */
export const scenarios = [
  serverLevelChecks,
  draftChecks,
  ownLinkifierChecks,
  ownLinkChecks,
  linkifierChecks,
  unorderedLinkifierChecks,
  unknownQueueChecks,
  ownQueueChecks,
  foreignQueueChecks,
  eventChecks,
  invitationChecks,
  invitationsOfOthersChecks,
];
