import { featureLevels } from "../../../generated/feature-levels.gen.ts";
import { isObject, type JsonObject } from "../../document/json.ts";
import { supports } from "../../sandbox/supports.ts";
import { check, type Outcome } from "../check.ts";
import type { Exchange } from "../exchange.ts";
import { firstOf, oneProblem } from "../problem.ts";
import type { Source } from "../report.ts";
import { ofOperation, successOf } from "../session.ts";

/** An invitation as it came: the schema is the business of another check. */
type Invitation = JsonObject;

/** What holds of the list of invitations as a whole, beyond what a schema can say. */
export const invitationChecks = ofOperation("listInvitations", (session, specified) => {
  const onList = (
    name: string,
    title: string,
    source: Source,
    wanted: string,
    wrong: (invites: readonly Invitation[], exchange: Exchange) => string[] | Outcome,
  ) =>
    check(specified, name, title, source, async () => {
      const exchange = session.successes.get(specified.operation.id)?.[0];
      const invites = exchange && successOf(exchange)?.invites;
      if (exchange === undefined || !Array.isArray(invites)) {
        return { notChecked: "needs a list, and listInvitations gave none" };
      }
      if (invites.length === 0) return { notChecked: "the list is empty" };
      if (!invites.every(isObject)) return { notChecked: "the list holds more than objects" };
      const found = wrong(invites, exchange);
      if (!Array.isArray(found)) return found;
      if (found.length === 0) return { problems: [] };
      return oneProblem(exchange, source, wanted, firstOf(found));
    });
  const links = (invites: readonly Invitation[]) => invites.filter((invite) => invite.is_multiuse);
  return [
    onList(
      "unique-ids",
      "no two invitations share both id and is_multiuse",
      "sources §2",
      "each id once in its kind",
      (invites) => {
        const keys = invites.map(nameOf);
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
      (invites, { response }) => {
        if (session.stateless) return { notChecked: "a stateless server has no clock" };
        // By the server's own clock, where it tells the time.
        const told = Date.parse(response?.headers.get("Date") ?? "");
        const now = (Number.isNaN(told) ? session.now() : told) / 1000;
        return invites
          .filter(({ expiry_date }) => typeof expiry_date === "number" && expiry_date < now - 1)
          .map((invite) => `${nameOf(invite)} expired at ${invite.expiry_date}`);
      },
    ),
    onList(
      "kinds-in-order",
      "e-mail invitations come before reusable links",
      "beyond the document",
      "no e-mail invitation after a reusable link",
      (invites) => {
        const from = invites.findIndex((invite) => invite.is_multiuse);
        const late = from < 0 ? [] : invites.slice(from).filter((invite) => !invite.is_multiuse);
        return late.map(nameOf);
      },
    ),
    onList(
      "link-url",
      "the URL of a reusable link ends in /join/<key>/",
      "beyond the document",
      "link_url of the form …/join/<key>/",
      (invites) => {
        if (links(invites).length === 0) return { notChecked: "the list has no reusable link" };
        return links(invites)
          .filter(
            ({ link_url }) => typeof link_url !== "string" || !/\/join\/[^/]+\/$/.test(link_url),
          )
          .map(nameOf);
      },
    ),
    onList(
      "memberInvitationLinks",
      `users who are no administrators see reusable links from feature level ${levelOf("memberInvitationLinks")} on only`,
      "sources §9",
      "no reusable link for a user who is no administrator",
      (invites) => {
        if (session.isAdministrator !== false) {
          return { notChecked: "needs an account that is known to be no administrator" };
        }
        const isAllowed = supports(session.level, "memberInvitationLinks");
        if (!isAllowed) return links(invites).map(nameOf);
        if (links(invites).length > 0) return [];
        return { notChecked: "needs a reusable link, and no operation here creates one" };
      },
    ),
  ];
});

/** The level of a named change. */
export function levelOf(name: string): number {
  return featureLevels.find((feature) => feature.name === name)?.level ?? 0;
}

/** An invitation in words that show nothing of the persons. */
export function nameOf({ id, is_multiuse }: Invitation): string {
  // As JSON, for whatever stands in its place: not everything becomes a text.
  return `${is_multiuse ? "link" : "e-mail invitation"} ${JSON.stringify(id)}`;
}
