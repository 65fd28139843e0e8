/** Lists the invitations of an organization by creator, on a server of any release. */
import { createClient, type Invitation, unwrap } from "administration-service-api";
import { fromEnvironment } from "administration-service-api/zuliprc";

/** Servers name the creator by ID, and those below level 22 by e-mail address. */
const creatorOf = ({ invited_by_user_id, ref }: Invitation): string =>
  ref ?? `user ${invited_by_user_id}`;

const client = createClient({ ...fromEnvironment(), featureLevel: 0 });
const { invites } = unwrap(await client.listInvitations());

/** An e-mail invitation and a link may have the same ID. */
const keyOf = ({ is_multiuse, id }: Invitation): string =>
  `${is_multiuse ? "link" : "email"}:${id}`;

const byCreator = new Map<string, string[]>();
for (const invitation of invites) {
  const creator = creatorOf(invitation);
  byCreator.set(creator, [...(byCreator.get(creator) ?? []), keyOf(invitation)]);
}
for (const [creator, keys] of [...byCreator].sort()) console.log(`${creator}: ${keys.join(", ")}`);
