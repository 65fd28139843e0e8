/** What only a person can write about this API. */
import type { OperationId } from "../../../../generated/operations.gen.ts";
import { plannedCheck } from "../check.ts";
import { serverLevelChecks } from "../checks/features.ts";
import { expectRefusal } from "../expectations.ts";
import { situationOf } from "../refusals.ts";
import { ofOperation, withMemory } from "../session.ts";
import { sourceOf } from "../sources.ts";
import { harmlessArguments } from "../specification.ts";
import { foreignQueueChecks, ownQueueChecks, unknownQueueChecks } from "./event-queues.ts";
import { invitationChecks, invitationsOfOthersChecks } from "./invitations.ts";
import { linkifierChecks, unorderedLinkifierChecks } from "./linkifiers.ts";

/** A draft that does not exist (sources §3): its ID is one that nobody reaches. */
const draftChecks = ofOperation("deleteDraft", (session, specified) => {
  const found = situationOf(specified, "no-such-draft");
  if (found === undefined) return [];
  const wanted = { ...found, refusedBy: sourceOf(specified.operation, "§3") };
  const title = "a draft that does not exist is refused";
  const run = withMemory(session, () =>
    expectRefusal(session, specified, wanted, { values: harmlessArguments(specified) }),
  );
  return [plannedCheck(specified, found.name, title, wanted.source, run)];
});

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
