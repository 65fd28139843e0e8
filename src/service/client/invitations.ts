/** What identifies an invitation: an e-mail invitation and a reusable link may share an `id` (sources §2). */
export interface InvitationIdentity {
  readonly id: number;
  readonly is_multiuse: boolean;
}

/** An invitation's identity as one text, for example `link:12`: the same for the same invitation, for ever. */
export type InvitationKey = `${"email" | "link"}:${number}`;

/** The key of an invitation, fit for a `Map`, a `Set`, a database or an element of a list. */
export function invitationKey({ id, is_multiuse }: InvitationIdentity): InvitationKey {
  return `${is_multiuse ? "link" : "email"}:${id}`;
}

/**
 * The identity that a key stands for.
 *
 * @throws RangeError where the text is no key.
 */
export function parseInvitationKey(key: string): InvitationIdentity {
  const [, kind, id] = /^(email|link):(-?\d+)$/.exec(key) ?? [];
  if (kind === undefined)
    throw new RangeError(`${JSON.stringify(key)} is no key of an invitation.`);
  return { id: Number(id), is_multiuse: kind === "link" };
}

/** Invitations by key. */
export function invitationsByKey<I extends InvitationIdentity>(
  invitations: readonly I[],
): Map<InvitationKey, I> {
  return new Map(invitations.map((invitation) => [invitationKey(invitation), invitation]));
}
