/** The part of a program that its suite tests. */
import { type Client, type Invitation, unwrap } from "administration-service-api";

/** The invitations that expire within a number of days, soonest first. */
export async function expiringInvitations(
  client: Client<167>,
  days: number,
  now: number,
): Promise<Invitation<167>[]> {
  const { invites } = unwrap(await client.listInvitations());
  const limit = now / 1000 + days * 24 * 60 * 60;
  const end = ({ expiry_date }: Invitation<167>) => expiry_date ?? Number.POSITIVE_INFINITY;
  return invites.filter((one) => end(one) < limit).sort((one, other) => end(one) - end(other));
}
