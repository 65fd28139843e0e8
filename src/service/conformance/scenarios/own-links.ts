import { isObject, type Json } from "../../../toolkit/document/json.ts";
import {
  type CheckOutcome,
  type ConformanceCheck,
  oneProblem,
  plannedCheck,
  replied,
} from "../check.ts";
import { successChecks } from "../checks/successes.ts";
import { expectRefusal } from "../expectations.ts";
import { idsMade, linkId } from "../own-things.ts";
import { situationOf } from "../refusals.ts";
import { ofOperation, operationOf, successOf, withMemory, withWrite } from "../session.ts";
import { beyond } from "../sources.ts";
import { harmlessArguments } from "../specification.ts";

/** What `--write` allows, in words. */
export const createsLinks = "creates invitation links of its own";

/** A link for guests, for as short as its level lets it be; the arguments of other levels are not sent. */
export const linkArguments = {
  invite_as: 600,
  invite_expires_in_days: 1,
  invite_expires_in_minutes: 60,
};

/** The life of a reusable link (sources §21): created, listed, revoked, and gone. Only links of the run are revoked. */
export const ownLinkChecks = ofOperation("createInvitationLink", (session, create) => {
  const remove = operationOf(session, "revokeInvitationLink");
  const list = operationOf(session, "listInvitations");
  const none = remove && situationOf(remove, "no-such-invitation");
  if (remove === undefined || list === undefined || none === undefined) return [];
  const again = situationOf(remove, "already-revoked") ?? none;
  const links: { plain?: { url: string; id?: Json }; unsupported?: { url: string; id?: Json } } =
    {};
  const writing = (run: () => Promise<CheckOutcome>) =>
    withMemory(session, withWrite(session, createsLinks, run));
  const onLink = (which: keyof typeof links, run: (invite_id: Json) => Promise<CheckOutcome>) =>
    writing(async () => {
      const { [which]: link } = links;
      if (link === undefined) return { notChecked: "needs a link, and none was created" };
      link.id ??= (await linkId(session, { id: link.url, credentials: session.own })) ?? null;
      return link.id === null
        ? { notChecked: "needs the ID of a link, and the list has none" }
        : run(link.id);
    });
  const listed = (name: string, title: string, isWanted: boolean): ConformanceCheck =>
    plannedCheck(
      list,
      name,
      title,
      beyond("§12.1"),
      writing(async () => {
        const { plain } = links;
        if (plain === undefined) return { notChecked: "needs a link, and none was created" };
        const exchange = await session.ask({ operation: list.operation });
        const { invites } = successOf(exchange) ?? {};
        if (!Array.isArray(invites)) return { notChecked: `needs a list: ${replied(exchange)}` };
        const isThere = invites.filter(isObject).some(({ link_url }) => link_url === plain.url);
        if (isThere === isWanted) return { problems: [] };
        const [wanted, got] = isWanted
          ? ["the link", "no such link"]
          : ["no such link", "there it is"];
        return oneProblem(exchange, beyond("§12.1"), wanted, got);
      }),
    );
  return [
    plannedCheck(
      remove,
      none.name,
      "a link that does not exist is refused",
      none.source,
      withMemory(session, () =>
        expectRefusal(session, remove, none, { values: harmlessArguments(remove) }),
      ),
    ),
    ...successChecks(session, create, (ask, which) =>
      writing(() =>
        ask({ values: linkArguments }, (exchange) => {
          const [url] = idsMade("link", exchange);
          if (url !== undefined) links[which] = { url: String(url) };
          return { problems: [] };
        }),
      )(),
    ),
    listed("created-link", "a link that was created is listed to its creator", true),
    ...successChecks(session, remove, (ask, which) =>
      onLink(which, (invite_id) => ask({ values: { invite_id } }))(),
    ),
    plannedCheck(
      remove,
      `${again.name}/revoked`,
      "a link that was revoked is refused",
      again.source,
      onLink("plain", (invite_id) =>
        expectRefusal(session, remove, again, { values: { invite_id } }),
      ),
    ),
    listed("revoked-link", "a link that was revoked is listed no more", false),
  ];
});
