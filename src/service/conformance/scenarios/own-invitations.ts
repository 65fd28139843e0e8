import type { ConformanceCheck } from "../check.ts";
import { situationOf } from "../refusals.ts";
import { operationOf, type Session } from "../session.ts";
import { beyond } from "../sources.ts";
import { type Life, lifeChecks } from "./life.ts";

/**
 * The arguments of both kinds: for guests, and for the shortest time that a level allows. Arguments of other levels are
 * not sent.
 */
export const invitationArguments = {
  stream_ids: [],
  invite_as: 600,
  invite_expires_in_days: 1,
  invite_expires_in_minutes: 60,
};

/**
 * The life of a reusable link and of an e-mail invitation (sources §21): made, listed, sent again, revoked, and gone.
 * The addresses are at example.com, which accepts no mail (RFC 2606 §3, RFC 7505).
 */
export function ownInvitationChecks(session: Session): ConformanceCheck[] {
  const addressOf = (which: string) => `${session.mark}-${which.replaceAll(" ", "-")}@example.com`;
  const send = operationOf(session, "sendInvitations");
  // The run has no channel for the invitation.
  const needsChannel = send !== undefined && situationOf(send, "no-channels") !== undefined;
  const both: Pick<Life, "source" | "textOf" | "values" | "removedAgain"> = {
    source: beyond("§12.1"),
    textOf: addressOf,
    values: (which) => ({ ...invitationArguments, invitee_emails: addressOf(which) }),
    removedAgain: "revoked",
  };
  return [
    ...lifeChecks(session, {
      ...both,
      kind: "link",
      does: "creates invitation links",
      refused: {},
      listed: { made: "created-link", removed: "revoked-link" },
    }),
    ...lifeChecks(session, {
      ...both,
      kind: "invitation",
      does: "sends invitations to addresses that accept no mail",
      changedBy: { id: "resendInvitation" },
      refused: {
        // Blanks and commas are accepted, and nobody is invited (sources §21.5).
        "no-addresses": { invitee_emails: "" },
        "no-channels": {},
        ...(!needsChannel && {
          "invalid-addresses": { invitee_emails: session.mark },
          accounts: { invitee_emails: session.own.account.email },
        }),
      },
      listed: { made: "sent-invitation", removed: "revoked-invitation" },
      needs: needsChannel ? "needs the ID of a channel" : undefined,
    }),
  ];
}
