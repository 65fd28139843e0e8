/** The identity of an invitation: an e-mail invitation and a reusable link may have the same `id` (sources §2). */
export interface InvitationIdentity {
  readonly id: number;
  readonly is_multiuse: boolean;
}

/** An invitation's identity as text, for example `link:12`. It never changes. */
export type InvitationKey = `${"email" | "link"}:${number}`;

/** The key of an invitation, for a `Map`, a `Set`, a database or the `key` of a list element. */
export function invitationKey({ id, is_multiuse }: InvitationIdentity): InvitationKey {
  return `${is_multiuse ? "link" : "email"}:${id}`;
}

/**
 * The identity in a key of `invitationKey`.
 *
 * @throws RangeError if the text is not a key.
 */
export function parseInvitationKey(key: string): InvitationIdentity {
  const [, kind, id] = /^(email|link):(-?\d+)$/.exec(key) ?? [];
  if (kind === undefined)
    throw new RangeError(`${JSON.stringify(key)} is not the key of an invitation.`);
  return { id: Number(id), is_multiuse: kind === "link" };
}

/** Invitations by key. */
export function invitationsByKey<I extends InvitationIdentity>(
  invitations: readonly I[],
): Map<InvitationKey, I> {
  return new Map(invitations.map((invitation) => [invitationKey(invitation), invitation]));
}
