import { features } from "../../../../generated/client.gen.ts";
import { isObject, type JsonObject } from "../../../toolkit/document/json.ts";
import { supports } from "../../sandbox/supports.ts";
import { type CheckOutcome, firstOf, oneProblem, plannedCheck } from "../check.ts";
import type { Credentials, Exchange } from "../exchange.ts";
import { idsMade } from "../own-things.ts";
import type { Source } from "../report.ts";
import {
  ofOperation,
  operationOf,
  type Session,
  type SessionExchange,
  successOf,
  withAccounts,
  withOther,
} from "../session.ts";
import { beyond, sourceOf } from "../sources.ts";
import { invitationArguments } from "./own-invitations.ts";

/** An invitation in an answer. Another check compares it with the schema. */
type Invitation = JsonObject;

/** Checks of the list of invitations that schemas cannot express. */
export const invitationChecks = ofOperation("listInvitations", (session, specified) => {
  const onList = (
    name: string,
    title: string,
    source: Source,
    wanted: string,
    wrong: (
      invites: readonly Invitation[],
      exchange: Exchange,
    ) => string[] | CheckOutcome | Promise<string[] | CheckOutcome>,
  ) =>
    plannedCheck(specified, name, title, source, async () => {
      const exchange = session.successes.get(specified.operation.id);
      const invites = exchange && invitationsIn(exchange);
      if (exchange === undefined || invites === undefined) {
        return { notChecked: "needs a list, and listInvitations gave none" };
      }
      if (invites.length === 0) return { notChecked: "the list is empty" };
      const found = await wrong(invites, exchange);
      if (!Array.isArray(found)) return found;
      if (found.length === 0) return { problems: [] };
      return oneProblem(exchange, source, wanted, firstOf(found));
    });
  const links = (invites: readonly Invitation[]) => invites.filter(isLink);
  /** In seconds, by the server's `Date` header, or else by our clock. */
  const nowOf = ({ response }: Exchange) => {
    const serverTime = Date.parse(response?.headers.get("Date") ?? "");
    return (Number.isNaN(serverTime) ? session.now() : serverTime) / 1000;
  };
  const withoutClock = { notChecked: "a stateless server has no clock" };
  return [
    onList(
      "unique-ids",
      "no two invitations share both id and is_multiuse",
      "sources §2",
      "each id once for each kind",
      (invites) => {
        const named = invites.filter(
          ({ id, is_multiuse }) => typeof id === "number" && typeof is_multiuse === "boolean",
        );
        const keys = named.map(invitationName);
        const seen = new Set<string>();
        const again = keys.filter((key) => {
          const isKnown = seen.has(key);
          seen.add(key);
          return isKnown;
        });
        return [...new Set(again)];
      },
    ),
    onList(
      "unexpired",
      "only unexpired invitations are listed",
      "sources §3",
      "an expiry_date that is null or in the future",
      (invites, exchange) => {
        if (session.stateless) return withoutClock;
        const now = nowOf(exchange);
        return invites
          .filter(({ expiry_date }) => typeof expiry_date === "number" && expiry_date < now - 1)
          .map((invite) => `${invitationName(invite)} expired at ${invite.expiry_date}`);
      },
    ),
    onList(
      "times-in-seconds",
      "times are UNIX timestamps in seconds, and no invitation is from the future",
      "sources §2",
      "an invited in the past, and an expiry_date in seconds",
      (invites, exchange) => {
        if (session.stateless) return withoutClock;
        const soon = nowOf(exchange) + 60;
        const times = (name: "invited" | "expiry_date", latest: number) =>
          invites
            .filter(({ [name]: time }) => typeof time === "number" && time > latest)
            .map((invite) => `${invitationName(invite)} with ${name} ${invite[name]}`);
        return [...times("invited", soon), ...times("expiry_date", latestSecond)];
      },
    ),
    onList(
      "kinds-in-order",
      "e-mail invitations come before reusable links",
      beyond("§12.2"),
      "no e-mail invitation after a reusable link",
      (invites) => {
        const from = invites.findIndex(isLink);
        const isEmail = ({ is_multiuse }: Invitation) => is_multiuse === false;
        const late = from < 0 ? [] : invites.slice(from).filter(isEmail);
        return late.map(invitationName);
      },
    ),
    onList(
      "link-url",
      "the URL of a reusable link ends in /join/<key>/",
      beyond("§12.5"),
      "link_url of the form …/join/<key>/",
      (invites) => {
        if (links(invites).length === 0) return { notChecked: "the list has no reusable link" };
        return links(invites)
          .filter(
            ({ link_url }) => typeof link_url === "string" && !/\/join\/[^/]+\/$/.test(link_url),
          )
          .map(invitationName);
      },
    ),
    plannedCheck(
      specified,
      "memberInvitationLinks",
      `users who are not administrators see reusable links from feature level ${features.memberInvitationLinks} on only`,
      "sources §9",
      withAccounts(session, () => linksOfMembers(session)),
    ),
  ];
});

/** Checks the lists of the accounts that are known not to be administrators. */
async function linksOfMembers(session: Session): Promise<CheckOutcome> {
  const isAllowed = supports(session.level, "memberInvitationLinks");
  const lists = await listsOfMembers(session);
  if (lists.length === 0) {
    return { notChecked: "needs an account that is not an administrator" };
  }
  for (const { exchange, invites, credentials } of lists) {
    const links = invites.filter(isLink);
    if (isAllowed) {
      if (links.length > 0) return { problems: [] };
      const outcome = session.write ? await ownLinkOf(session, credentials) : undefined;
      if (outcome !== undefined) return outcome;
    } else if (links.length > 0) {
      const wanted = "no reusable link for a user who is not an administrator";
      return oneProblem(exchange, "sources §9", wanted, firstOf(links.map(invitationName)));
    }
  }
  if (!isAllowed) return { problems: [] };
  return {
    notChecked: "needs a reusable link of a member, and --write creates none where none may",
  };
}

/** Creates a link as a member, and looks for it in the list; `undefined` if members may not create links. */
async function ownLinkOf(
  session: Session,
  credentials: Credentials,
): Promise<CheckOutcome | undefined> {
  const operation = operationOf(session, "createInvitationLink")?.operation;
  if (operation === undefined) return undefined;
  const [url] = idsMade(
    "link",
    await session.ask({ operation, values: invitationArguments, credentials }),
  );
  const list = url === undefined ? undefined : await listOf(session, credentials);
  if (list === undefined) return undefined;
  if (list.invites.some(({ link_url }) => link_url === url)) return { problems: [] };
  return oneProblem(
    list.exchange,
    "sources §9",
    "the link that this member created",
    "no such link",
  );
}

/** The last second of the year 5000. Any current time in milliseconds is larger. */
const latestSecond = Date.UTC(5001) / 1000;

/** The invitations in a list. The check of the schema reports values that are not objects. */
function invitationsIn(exchange: Exchange): Invitation[] | undefined {
  const invites = successOf(exchange)?.invites;
  return Array.isArray(invites) ? invites.filter(isObject) : undefined;
}

function isLink({ is_multiuse }: Invitation): boolean {
  return is_multiuse === true;
}

/** An invitation in words, without personal data. */
function invitationName({ id, is_multiuse }: Invitation): string {
  // As JSON, because the ID may be any value.
  return `${is_multiuse ? "link" : "e-mail invitation"} ${JSON.stringify(id)}`;
}

/** The document says that users see the invitations they can manage, but not which these are. */
const ofOwn = beyond("§12.1");

/** Administrators see the invitations of others (sources §5), and other users do not (sources §12.1). */
export const invitationsOfOthersChecks = ofOperation("listInvitations", (session, specified) => {
  const { operation } = specified;
  const source = sourceOf(operation, "§5");
  const run = withOther(session, async (other): Promise<CheckOutcome> => {
    if ((await showsAdministrator(session, session.own)) !== true) {
      return { notChecked: "needs the account of an administrator" };
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
    const wanted = "each invitation that the second account sees";
    const got = firstOf(missing.map((name) => `no ${name}`));
    return oneProblem(ours.exchange, source, wanted, got);
  });
  const title = "an administrator sees the invitations of others";
  return [
    plannedCheck(specified, "invitations-of-others", title, source, run),
    plannedCheck(
      specified,
      "own-invitations",
      "a user who is not an administrator does not see invitations of others",
      ofOwn,
      withAccounts(session, () => ownInvitations(session)),
    ),
  ];
});

/**
 * If two users are not administrators, and a list has two creators or both lists have the same invitation, one of them
 * sees invitations of others.
 */
async function ownInvitations(session: Session): Promise<CheckOutcome> {
  const lists = await listsOfMembers(session);
  if (lists.length === 0) {
    return { notChecked: "needs an account that is not an administrator" };
  }
  if (lists.every(({ invites }) => invites.length === 0))
    return { notChecked: "the list is empty" };
  for (const { exchange, invites } of lists) {
    // Roles are only known at levels that name creators by ID.
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

/** The lists of the accounts that are known not to be administrators. */
async function listsOfMembers(session: Session): Promise<ListOf[]> {
  const lists: ListOf[] = [];
  for (const credentials of [session.own, session.other]) {
    if (credentials === undefined) continue;
    if ((await showsAdministrator(session, credentials)) !== false) continue;
    const list = await listOf(session, credentials);
    if (list !== undefined) lists.push(list);
  }
  return lists;
}

/** The list of an account. */
interface ListOf {
  readonly credentials: Credentials;
  readonly exchange: SessionExchange;
  readonly invites: NonNullable<ReturnType<typeof invitationsIn>>;
}

async function listOf(session: Session, credentials: Credentials): Promise<ListOf | undefined> {
  const operation = operationOf(session, "listInvitations")?.operation;
  if (operation === undefined) return undefined;
  const exchange = await session.ask({ operation, credentials });
  const invites = invitationsIn(exchange);
  return invites && { exchange, invites, credentials };
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
