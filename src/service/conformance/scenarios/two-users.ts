import { features } from "../../../../generated/client.gen.ts";
import { isObject, type JsonObject } from "../../../toolkit/document/json.ts";
import { supports } from "../../sandbox/supports.ts";
import {
  type ConformanceCheck,
  compare,
  type Findings,
  firstOf,
  need,
  plannedCheck,
  replied,
  skip,
} from "../check.ts";
import type { Credentials } from "../exchange.ts";
import { expectRefusal } from "../expectations.ts";
import { type KindName, lifeOf, listedIds } from "../lives.ts";
import { idsMade } from "../own-things.ts";
import type { Beyond } from "../report.ts";
import {
  ofOperation,
  operationOf,
  requireWrite,
  type Session,
  type SessionExchange,
  successOf,
  withAccounts,
  withOther,
} from "../session.ts";
import { beyond, sourceOf } from "../sources.ts";
import type { SpecifiedOperation } from "../specification.ts";
import { invitationName, isLink } from "./looks.ts";
import { foreignRefusal } from "./queue-errors.ts";

/** Objects that other users cannot see, with the fact about it. */
const privateThings = [
  ["draft", "foreign-draft", beyond("§13.1")],
  ["queue", "foreign-queue", beyond("§11.2")],
] as const;

/** An object of the second account is refused as if it did not exist, and is kept. That account makes and removes it. */
export function foreignChecks(session: Session): ConformanceCheck[] {
  return privateThings.flatMap(([kind, name, source]) => {
    const life = lifeOf(kind);
    // A list shows drafts, and a queue is read.
    const ids = life.list === undefined ? [life.remover, life.usedBy] : [life.remover];
    return ids.flatMap((id) => {
      const specified = id && operationOf(session, id);
      if (specified === undefined) return [];
      const unlisted = life.list === undefined ? "" : "not listed, is ";
      const title = `the ${life.name} of another user is ${unlisted}refused as if it did not exist, and is kept`;
      const run = withOther(session, (other) => foreign(session, kind, source, specified, other));
      return [plannedCheck(specified, name, title, source, run)];
    });
  });
}

async function foreign(
  session: Session,
  kind: KindName,
  source: Beyond,
  specified: SpecifiedOperation,
  credentials: Credentials,
): Promise<Findings> {
  const { name, does, argument, list, ...life } = lifeOf(kind);
  requireWrite(session, does);
  const values = life.values({ mark: session.mark, email: credentials.account.email }, "plain");
  const [maker, lister, remover] = [life.maker, list?.id, life.remover].map(
    (id) => id && operationOf(session, id)?.operation,
  );
  if (!maker || !remover) return [];
  const given = await session.ask({ operation: maker, values, credentials });
  const [id] = idsMade(kind, given);
  if (id === undefined) return skip(`the second account made no ${name}: ${replied(given)}`);
  if (lister && list) {
    const own = await session.ask({ operation: lister });
    if (listedIds(kind, successOf(own) ?? {}, "").includes(id)) {
      return compare(own, list.source, `no ${name} of another user`, `${name} ${id}`);
    }
  }
  const known = need(foreignRefusal(session, specified, life.gone, id), "a documented error");
  const ofThing = { values: { ...values, [argument]: id } };
  const wanted = { ...known, source, refusedBy: source };
  const refused = await expectRefusal(session, specified, wanted, ofThing);
  const removal = await session.ask({ operation: remover, credentials, ...ofThing });
  const kept = successOf(removal) === undefined ? "no success" : undefined;
  return [...refused, ...compare(removal, source, `the ${name} still there for its user`, kept)];
}

/** The document says that users see the invitations they can manage, but not which these are. */
const ofOwn = beyond("§12.1");

/** Administrators see the invitations of others (sources §5), and other users do not (sources §12.1, §9). */
export const invitationsOfOthersChecks = ofOperation("listInvitations", (session, specified) => {
  const source = sourceOf(specified.operation, "§5");
  return [
    plannedCheck(
      specified,
      "memberInvitationLinks",
      `users who are not administrators see reusable links from feature level ${features.memberInvitationLinks} on only`,
      "sources §9",
      withAccounts(session, () => linksOfMembers(session, specified)),
    ),
    plannedCheck(
      specified,
      "invitations-of-others",
      "an administrator sees the invitations of others",
      source,
      withOther(session, async (other) => {
        if ((await showsAdministrator(session, session.own)) !== true) {
          skip("needs the account of an administrator");
        }
        const theirs = await listOf(session, specified, other);
        const ours = await listOf(session, specified, session.own);
        if (theirs === undefined || ours === undefined)
          return skip("needs a list of both accounts");
        const names = theirs.invites.map(invitationName);
        if (names.length === 0) skip("the list of the second account is empty");
        const listed = new Set(ours.invites.map(invitationName));
        const missing = names.filter((name) => !listed.has(name)).map((name) => `no ${name}`);
        const wanted = "each invitation that the second account sees";
        return compare(ours.exchange, source, wanted, firstOf(missing) || undefined);
      }),
    ),
    plannedCheck(
      specified,
      "own-invitations",
      "a user who is not an administrator does not see invitations of others",
      ofOwn,
      withAccounts(session, () => ownInvitations(session, specified)),
    ),
  ];
});

/**
 * If two users are not administrators, and a list has two creators or both lists have the same invitation, one of them
 * sees invitations of others.
 */
async function ownInvitations(session: Session, specified: SpecifiedOperation): Promise<Findings> {
  const lists = await listsOfMembers(session, specified);
  if (lists.every(({ invites }) => invites.length === 0)) skip("the list is empty");
  for (const { exchange, invites } of lists) {
    // Roles are only known at levels that name creators by ID.
    const ids = invites.map(({ invited_by_user_id }) => invited_by_user_id);
    const creators = new Set(ids.filter((id) => typeof id === "number"));
    if (creators.size < 2) continue;
    const got = `those of ${creators.size} users`;
    return compare(exchange, ofOwn, "the invitations of one user", got);
  }
  const [one, two] = lists.map(({ invites }) => new Set(invites.map(invitationName)));
  const shared = [...(one ?? [])].filter((name) => two?.has(name));
  return lists
    .slice(0, 1)
    .flatMap(({ exchange }) =>
      compare(exchange, ofOwn, "other invitations for each user", firstOf(shared) || undefined),
    );
}

/** Checks the lists of the accounts that are known not to be administrators. */
async function linksOfMembers(session: Session, specified: SpecifiedOperation): Promise<Findings> {
  const isAllowed = supports(session.level, "memberInvitationLinks");
  for (const { exchange, invites, credentials } of await listsOfMembers(session, specified)) {
    const links = invites.filter(isLink).map(invitationName);
    if (!isAllowed && links.length > 0) {
      const wanted = "no reusable link for a user who is not an administrator";
      return compare(exchange, "sources §9", wanted, firstOf(links));
    }
    if (isAllowed && links.length > 0) return [];
    const found = isAllowed && session.write && (await ownLinkOf(session, specified, credentials));
    if (found) return found;
  }
  return isAllowed
    ? skip("needs a reusable link of a member, and --write creates none where none may")
    : [];
}

/** Creates a link as a member, and looks for it in the list; `undefined` if members may not create links. */
async function ownLinkOf(
  session: Session,
  specified: SpecifiedOperation,
  credentials: Credentials,
): Promise<Findings | undefined> {
  const operation = operationOf(session, lifeOf("link").maker)?.operation;
  if (operation === undefined) return undefined;
  const values = lifeOf("link").values({ mark: session.mark, email: "" }, "plain");
  const [url] = idsMade("link", await session.ask({ operation, values, credentials }));
  const list = url === undefined ? undefined : await listOf(session, specified, credentials);
  if (list === undefined) return undefined;
  const isListed = list.invites.some(({ link_url }) => link_url === url);
  const wanted = "the link that this member created";
  return compare(list.exchange, "sources §9", wanted, isListed ? undefined : "no such link");
}

interface ListOf {
  readonly credentials: Credentials;
  readonly exchange: SessionExchange;
  readonly invites: readonly JsonObject[];
}

/** The lists of the accounts that are known not to be administrators. */
async function listsOfMembers(session: Session, specified: SpecifiedOperation): Promise<ListOf[]> {
  const lists: ListOf[] = [];
  for (const credentials of [session.own, session.other]) {
    if (credentials === undefined) continue;
    if ((await showsAdministrator(session, credentials)) !== false) continue;
    const list = await listOf(session, specified, credentials);
    if (list !== undefined) lists.push(list);
  }
  return lists.length > 0 ? lists : skip("needs an account that is not an administrator");
}

async function listOf(
  session: Session,
  { operation }: SpecifiedOperation,
  credentials: Credentials,
): Promise<ListOf | undefined> {
  const exchange = await session.ask({ operation, credentials });
  const invites = successOf(exchange)?.invites;
  return Array.isArray(invites)
    ? { exchange, invites: invites.filter(isObject), credentials }
    : undefined;
}

/** Whether an account is an administrator, by its own data (sources §22.1). The session stores the result. */
async function showsAdministrator(
  session: Session,
  credentials: Credentials,
): Promise<boolean | undefined> {
  const known = session.administrators.get(credentials);
  const operation = operationOf(session, "getOwnUser")?.operation;
  if (known !== undefined || operation === undefined) return known;
  const told = successOf(await session.ask({ operation, credentials }))?.is_admin;
  if (typeof told !== "boolean") return undefined;
  session.administrators.set(credentials, told);
  return told;
}
