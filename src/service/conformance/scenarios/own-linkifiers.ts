import type { Json, JsonObject } from "../../../toolkit/document/json.ts";
import { type ConformanceCheck, plannedCheck } from "../check.ts";
import { expectRefusal } from "../expectations.ts";
import { situationOf } from "../refusals.ts";
import { operationOf, type Session, successOf } from "../session.ts";
import { beyond } from "../sources.ts";
import { nobodysId } from "../specification.ts";
import { lifeChecks, type OnThing } from "./life.ts";
import { idsIn } from "./linkifiers.ts";

const patternOf = ({ mark }: Session, which: string) =>
  `${mark}-${which.replaceAll(" ", "-")}-(?P<id>[0-9]+)`;

/** The arguments, at any level, that create or edit a linkifier whose pattern matches no real message. */
export const linkifierArguments = (
  session: Session,
  which: string,
  path = "{id}",
  pattern = patternOf(session, which),
) => ({
  pattern,
  url_template: `https://example.com/${path}`,
  url_format_string: `https://example.com/${path.replaceAll(/\{(\w+)\}/g, "%($1)s")}`,
});

/**
 * The life of a linkifier (sources §20), which is created at the end. While it exists, invalid orders can be tried
 * without affecting others.
 */
export function ownLinkifierChecks(session: Session): ConformanceCheck[] {
  const wrong = (path?: string, pattern?: string) =>
    linkifierArguments(session, "refused", path, pattern);
  return lifeChecks(session, {
    kind: "linkifier",
    does: "creates linkifiers",
    textOf: (which) => patternOf(session, which),
    values: (which) => linkifierArguments(session, which),
    changedBy: { id: "editLinkifier", listed: "edited" },
    refused: {
      "blank-pattern": wrong("{id}", " "),
      "bad-expression": wrong("{id}", "(?P<id>[0-9]+"),
      "bad-url-template": wrong("{"),
      "bad-url-format": wrong("%"),
      "unknown-group": wrong("{id}{name}"),
      "unknown-group-in-format": wrong("{id}{name}"),
      "unused-group": wrong(""),
      "unused-group-in-format": wrong(""),
      "same-pattern": linkifierArguments(session, "unsupported"),
      "other-example": { example_input: "no example" },
    },
    listed: { made: "created", removed: "deleted" },
    removedAgain: "deleted",
    source: beyond("§20.3"),
    placeProblem,
    meanwhile: (onLinkifier) => refusedOrders(session, onLinkifier),
  });
}

/** The second linkifier of the run comes after the first, possibly with others in between. */
function placeProblem({ linkifiers }: JsonObject, id: Json | undefined): string | undefined {
  const all = idsIn(linkifiers) ?? [];
  const place = id === undefined ? -1 : all.indexOf(id);
  return place >= all.length - 3 ? undefined : `place ${place + 1} of ${all.length}`;
}

/** Orders of all linkifiers that are wrong only in the run's linkifier. */
function refusedOrders(session: Session, onLinkifier: OnThing): ConformanceCheck[] {
  const reorder = operationOf(session, "reorderLinkifiers");
  const list = operationOf(session, "listLinkifiers");
  const wanted = reorder && situationOf(reorder, "not-all-ids");
  if (reorder === undefined || list === undefined || wanted === undefined) return [];
  const refused = (
    name: string,
    title: string,
    orderOf: (ids: readonly Json[], own: Json) => readonly Json[],
  ) => {
    const run = onLinkifier("plain", async (id) => {
      const all = idsIn(successOf(await session.ask({ operation: list.operation }))?.linkifiers);
      if (!all?.includes(id)) return { notChecked: "needs the linkifier in the list" };
      const values = { ordered_linkifier_ids: [...orderOf(all, id)] };
      return expectRefusal(session, reorder, wanted, { values, isOnce: true });
    });
    return plannedCheck(reorder, `not-all-ids/${name}`, title, wanted.source, run);
  };
  return [
    refused("missing", "an order that leaves one out is refused", (all, own) =>
      all.filter((id) => id !== own),
    ),
    refused("foreign", "an order in which one ID is not a linkifier's is refused", (all, own) =>
      all.map((id) => (id === own ? nobodysId : id)),
    ),
    refused("further", "an order that names one more than there are is refused", (all) => [
      ...all,
      nobodysId,
    ]),
  ];
}
