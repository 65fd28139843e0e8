import { featureLevels } from "../../../../generated/feature-levels.gen.ts";
import { isObject, type JsonObject } from "../../../toolkit/document/json.ts";
import { supports } from "../../sandbox/supports.ts";
import { type CheckOutcome, firstOf, oneProblem, plannedCheck } from "../check.ts";
import type { Exchange } from "../exchange.ts";
import { beyond } from "../facts.ts";
import type { Source } from "../report.ts";
import { ofOperation, successOf } from "../session.ts";
import { showsAdministrator } from "./roles.ts";

/** An invitation as it came: the schema is the business of another check. */
type Invitation = JsonObject;

/** What holds of the list of invitations as a whole, beyond what a schema can say. */
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
  /** In seconds, by the server's own clock where it tells the time. */
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
      "each id once in its kind",
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
      "an expiry_date that is null or to come",
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
      "an invited that has passed, and an expiry_date of seconds",
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
    onList(
      "memberInvitationLinks",
      `users who are no administrators see reusable links from feature level ${levelOfFeature("memberInvitationLinks")} on only`,
      "sources §9",
      "no reusable link for a user who is no administrator",
      async (invites) => {
        if ((await showsAdministrator(session, session.own)) !== false) {
          return { notChecked: "needs an account that is known to be no administrator" };
        }
        const isAllowed = supports(session.level, "memberInvitationLinks");
        if (!isAllowed) return links(invites).map(invitationName);
        if (links(invites).length > 0) return [];
        return { notChecked: "needs a reusable link, and no operation here creates one" };
      },
    ),
  ];
});

/** The last second of the year 5000: a time in milliseconds has been later since the spring of 1973. */
const latestSecond = Date.UTC(5001) / 1000;

/** The invitations of a list, as far as they are objects: what else it holds is the business of the schema. */
export function invitationsIn(exchange: Exchange): Invitation[] | undefined {
  const invites = successOf(exchange)?.invites;
  return Array.isArray(invites) ? invites.filter(isObject) : undefined;
}

function isLink({ is_multiuse }: Invitation): boolean {
  return is_multiuse === true;
}

/** The level of a named change. */
export function levelOfFeature(name: string): number {
  return featureLevels.find((feature) => feature.name === name)?.level ?? 0;
}

/** An invitation in words that show nothing of the persons. */
export function invitationName({ id, is_multiuse }: Invitation): string {
  // As JSON, for whatever stands in its place: not everything becomes a text.
  return `${is_multiuse ? "link" : "e-mail invitation"} ${JSON.stringify(id)}`;
}
