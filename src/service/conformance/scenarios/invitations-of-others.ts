import { type CheckOutcome, firstOf, oneProblem, plannedCheck } from "../check.ts";
import type { Credentials } from "../exchange.ts";
import { beyond } from "../facts.ts";
import { withAccounts, withOther } from "../needs.ts";
import { ofOperation, operationOf, type Session, type SessionExchange } from "../session.ts";
import { sourceOf } from "../sources.ts";
import { invitationName, invitationsIn } from "./invitations.ts";
import { showsAdministrator } from "./roles.ts";

/** The document says that users are listed what they can manage, and not what that is. */
const ofOwn = beyond("§12.1");

/** An administrator is listed the invitations of others (sources §5), and nobody else (sources §12.1). */
export const invitationsOfOthersChecks = ofOperation("listInvitations", (session, specified) => {
  const { operation } = specified;
  const source = sourceOf(operation, "§5");
  const run = withOther(session, async (other): Promise<CheckOutcome> => {
    if ((await showsAdministrator(session, session.own)) !== true) {
      return { notChecked: "needs an account that is known to be an administrator" };
    }
    const theirs = await listOf(session, other);
    const ours = await listOf(session, session.own);
    if (theirs === undefined || ours === undefined) {
      return { notChecked: "needs a list of both accounts" };
    }
    const names = theirs.invites.map(invitationName);
    if (names.length === 0) return { notChecked: "the list of the second account is empty" };
    const listed = new Set(ours.invites.map(invitationName));
    const missing = names.filter((name) => !listed.has(name));
    if (missing.length === 0) return { problems: [] };
    const wanted = "each invitation that the second account is listed";
    const got = firstOf(missing.map((name) => `no ${name}`));
    return oneProblem(ours.exchange, source, wanted, got);
  });
  const title = "an administrator is listed the invitations of others";
  return [
    plannedCheck(specified, "invitations-of-others", title, source, run),
    plannedCheck(
      specified,
      "own-invitations",
      "who is no administrator is listed no invitation of others",
      ofOwn,
      withAccounts(session, () => ownInvitations(session)),
    ),
  ];
});

/**
 * Two creators in one list, or one invitation in the lists of two users, who both are no administrators:
 * then somebody is listed what is not theirs, whoever they are.
 */
async function ownInvitations(session: Session): Promise<CheckOutcome> {
  const lists: ListOf[] = [];
  for (const credentials of [session.own, session.other]) {
    if (credentials === undefined) continue;
    if ((await showsAdministrator(session, credentials)) !== false) continue;
    const list = await listOf(session, credentials);
    if (list !== undefined) lists.push(list);
  }
  if (lists.length === 0) {
    return { notChecked: "needs an account that is known to be no administrator" };
  }
  if (lists.every(({ invites }) => invites.length === 0))
    return { notChecked: "the list is empty" };
  for (const { exchange, invites } of lists) {
    // Roles are known at levels only that name creators by ID.
    const ids = invites.map(({ invited_by_user_id }) => invited_by_user_id);
    const creators = new Set(ids.filter((id) => typeof id === "number"));
    if (creators.size < 2) continue;
    const got = `those of ${creators.size} users`;
    return oneProblem(exchange, ofOwn, "the invitations of one user", got);
  }
  const [one, two] = lists.map(({ invites }) => new Set(invites.map(invitationName)));
  const shared = [...(one ?? [])].filter((name) => two?.has(name));
  const [first] = lists;
  if (shared.length === 0 || first === undefined) return { problems: [] };
  return oneProblem(first.exchange, ofOwn, "other invitations for each user", firstOf(shared));
}

/** What one account is listed. */
interface ListOf {
  readonly exchange: SessionExchange;
  readonly invites: NonNullable<ReturnType<typeof invitationsIn>>;
}

async function listOf(session: Session, credentials: Credentials): Promise<ListOf | undefined> {
  const operation = operationOf(session, "listInvitations")?.operation;
  if (operation === undefined) return undefined;
  const exchange = await session.ask({ operation, credentials });
  const invites = invitationsIn(exchange);
  return invites && { exchange, invites };
}
