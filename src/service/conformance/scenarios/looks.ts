import type { OperationId } from "../../../../generated/operations.gen.ts";
import { isObject, type Json, type JsonObject } from "../../../toolkit/document/json.ts";
import { supports } from "../../sandbox/supports.ts";
import {
  type ConformanceCheck,
  compare,
  firstOf,
  need,
  plannedCheck,
  said,
  skip,
} from "../check.ts";
import type { Exchange } from "../exchange.ts";
import type { Source } from "../report.ts";
import { operationOf, type Session, successOf } from "../session.ts";
import { beyond } from "../sources.ts";

/** A row of the table of looks: what the first success of an operation must show, and no schema can say. */
interface Look {
  readonly at: OperationId;
  readonly name: string;
  readonly title: string;
  readonly source: Source;
  /** Whether the rule holds at a level. Defaults to all levels. */
  readonly holdsAt?: (level: number) => boolean;
  /** Returns what is wanted and what is wrong; `undefined` if nothing is. */
  readonly wrongIn: (
    body: JsonObject,
    session: Session,
    exchange: Exchange,
  ) => readonly [wanted: string, got: string] | undefined;
}

/** Describes the invitations that break a rule; `now` is in seconds, by the server's `Date` header or our clock. */
const ofInvitations =
  (
    wanted: string,
    wrongOf: (invites: readonly JsonObject[], now: () => number) => readonly string[],
  ): Look["wrongIn"] =>
  ({ invites }, session, { response }) => {
    if (!Array.isArray(invites)) return skip("needs a list, and listInvitations gave none");
    if (invites.length === 0) return skip("the list is empty");
    const now = () => {
      if (session.stateless) skip("a stateless server has no clock");
      const serverTime = Date.parse(response?.headers.get("Date") ?? "");
      return (Number.isNaN(serverTime) ? session.now() : serverTime) / 1000;
    };
    const names = wrongOf(invites.filter(isObject), now);
    return names.length === 0 ? undefined : [wanted, firstOf(names)];
  };

/** An invitation in words, without personal data. */
export const invitationName = ({ id, is_multiuse }: JsonObject): string =>
  // As JSON, because the ID may be any value.
  `${is_multiuse ? "link" : "e-mail invitation"} ${JSON.stringify(id)}`;

export const isLink = ({ is_multiuse }: JsonObject): boolean => is_multiuse === true;

/** The last second of the year 5000. Any current time in milliseconds is larger. */
const latestSecond = Date.UTC(5001) / 1000;

const looks: readonly Look[] = [
  {
    at: "listDrafts",
    name: "count",
    title: "count is the number of drafts",
    source: beyond("§17.1"),
    wrongIn: (body) => {
      const { drafts, count } = body;
      if (!Array.isArray(drafts)) return skip("needs a list of drafts");
      const { length } = drafts.filter(isObject);
      return count === length ? undefined : [`count ${length}`, said(body, "count")];
    },
  },
  {
    at: "listLinkifiers",
    name: "ascending-ids",
    title: "linkifiers are listed in the order in which they are matched, by ascending ID",
    source: beyond("§17.2"),
    holdsAt: (level) => !supports(level, "linkifierOrder"),
    wrongIn: ({ linkifiers }) => {
      const ids = need(idsIn(linkifiers), "a list of linkifiers");
      const wanted = ids.toSorted((one, other) => Number(one) - Number(other));
      return isSame(ids, wanted) ? undefined : [orderInWords(wanted), orderInWords(ids)];
    },
  },
  {
    at: "listInvitations",
    name: "unique-ids",
    title: "no two invitations share both id and is_multiuse",
    source: "sources §2",
    wrongIn: ofInvitations("each id once for each kind", (invites) => {
      const names = invites
        .filter(({ id, is_multiuse }) => typeof id === "number" && typeof is_multiuse === "boolean")
        .map(invitationName);
      return [...new Set(names.filter((name, index) => names.indexOf(name) < index))];
    }),
  },
  {
    at: "listInvitations",
    name: "unexpired",
    title: "only unexpired invitations are listed",
    source: "sources §3",
    wrongIn: ofInvitations("an expiry_date that is null or in the future", (invites, now) => {
      const latest = now() - 1;
      return invites
        .filter(({ expiry_date: time }) => typeof time === "number" && time < latest)
        .map((invite) => `${invitationName(invite)} expired at ${invite.expiry_date}`);
    }),
  },
  {
    at: "listInvitations",
    name: "times-in-seconds",
    title: "times are UNIX timestamps in seconds, and no invitation is from the future",
    source: "sources §2",
    wrongIn: ofInvitations(
      "an invited in the past, and an expiry_date in seconds",
      (invites, now) => {
        const soon = now() + 60;
        const times = (name: "invited" | "expiry_date", latest: number) =>
          invites
            .filter(({ [name]: time }) => typeof time === "number" && time > latest)
            .map((invite) => `${invitationName(invite)} with ${name} ${invite[name]}`);
        return [...times("invited", soon), ...times("expiry_date", latestSecond)];
      },
    ),
  },
  {
    at: "listInvitations",
    name: "kinds-in-order",
    title: "e-mail invitations come before reusable links",
    source: beyond("§12.2"),
    wrongIn: ofInvitations("no e-mail invitation after a reusable link", (invites) => {
      const from = invites.findIndex(isLink);
      const late = from < 0 ? [] : invites.slice(from);
      return late.filter(({ is_multiuse }) => is_multiuse === false).map(invitationName);
    }),
  },
  {
    at: "listInvitations",
    name: "link-url",
    title: "the URL of a reusable link ends in /join/<key>/",
    source: beyond("§12.5"),
    wrongIn: ofInvitations("link_url of the form …/join/<key>/", (invites) => {
      const links = invites.filter(isLink);
      if (links.length === 0) skip("the list has no reusable link");
      return links
        .filter(({ link_url: url }) => typeof url === "string" && !/\/join\/[^/]+\/$/.test(url))
        .map(invitationName);
    }),
  },
];

/** The checks of the table. */
export function lookChecks(session: Session): ConformanceCheck[] {
  return looks.flatMap(({ at, name, title, source, holdsAt = () => true, wrongIn }) => {
    const specified = operationOf(session, at);
    if (specified === undefined || !holdsAt(session.level)) return [];
    const run = async () => {
      const exchange = need(session.successes.get(at), `a list, and ${at} gave none`);
      const [wanted, got] = wrongIn(successOf(exchange) ?? {}, session, exchange) ?? [""];
      return compare(exchange, source, wanted, got);
    };
    return [plannedCheck(specified, name, title, source, run)];
  });
}

export function idsIn(linkifiers: Json | undefined): Json[] | undefined {
  if (!Array.isArray(linkifiers)) return undefined;
  return linkifiers.map((linkifier) => (isObject(linkifier) ? (linkifier.id ?? null) : null));
}

export const isSame = (one: readonly Json[] | undefined, other: readonly Json[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const orderInWords = (ids: readonly Json[] | undefined): string =>
  ids === undefined ? "no list" : `the order ${JSON.stringify(ids)}`;
