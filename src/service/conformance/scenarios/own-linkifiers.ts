import type { OperationId } from "../../../../generated/operations.gen.ts";
import { isObject, type Json } from "../../../toolkit/document/json.ts";
import { type CheckOutcome, oneProblem, plannedCheck, replied } from "../check.ts";
import { successChecks } from "../checks/successes.ts";
import { expectRefusal } from "../expectations.ts";
import { idsMade } from "../own-things.ts";
import { situationOf } from "../refusals.ts";
import {
  ofOperation,
  operationOf,
  type Session,
  successOf,
  withMemory,
  withWrite,
} from "../session.ts";
import { beyond } from "../sources.ts";
import { harmlessArguments, harmlessValue } from "../specification.ts";
import { idsIn } from "./linkifiers.ts";

/** A linkifier of a pattern that nobody's messages hold; the arguments of other levels are not sent. */
export const linkifierOf = ({ mark }: Session, which = "plain") => ({
  pattern: `${mark}-${which}-(?P<id>[0-9]+)`,
  url_template: "https://example.com/{id}",
  url_format_string: "https://example.com/%(id)s",
});

/**
 * The life of a linkifier (sources §20): created in the last place, edited, deleted, and gone. Only linkifiers that the
 * run itself creates are edited or deleted, and what is tried with orders can harm no other.
 */
export const ownLinkifierChecks = ofOperation("createLinkifier", (session, create) => {
  const [edit, remove, list, reorder] = (
    ["editLinkifier", "deleteLinkifier", "listLinkifiers", "reorderLinkifiers"] as const
  ).map((id) => operationOf(session, id));
  const none = remove && situationOf(remove, "no-such-linkifier");
  if (remove === undefined || none === undefined) return [];
  const ids: { plain?: Json; unsupported?: Json } = {};
  const writing = (run: () => Promise<CheckOutcome>) =>
    withMemory(session, withWrite(session, "creates linkifiers of its own", run));
  const onLinkifier = (which: keyof typeof ids, run: (id: Json) => Promise<CheckOutcome>) =>
    writing(async () => {
      const { [which]: id } = ids;
      return id === undefined ? { notChecked: "needs a linkifier, and none was created" } : run(id);
    });
  /** Looks at the list of linkifiers. */
  const listed = (
    name: string,
    title: string,
    wanted: string,
    got: (linkifiers: Json[], id: Json) => string | undefined,
    after: OperationId,
  ) => {
    if (list === undefined) return [];
    const source = beyond("§20.3");
    const run = onLinkifier("plain", async (id) => {
      if (!session.successes.has(after)) return { notChecked: "needs a success" };
      const exchange = await session.ask({ operation: list.operation });
      const { linkifiers } = successOf(exchange) ?? {};
      if (!Array.isArray(linkifiers)) {
        return { notChecked: `needs a list of linkifiers: ${replied(exchange)}` };
      }
      const found = got(linkifiers, id);
      return found === undefined ? { problems: [] } : oneProblem(exchange, source, wanted, found);
    });
    return [plannedCheck(list, name, title, source, run)];
  };
  const patternIs = (which: string) => (linkifiers: Json[], id: Json) => {
    const { pattern } = linkifiers.filter(isObject).find((one) => one.id === id) ?? {};
    if (pattern === linkifierOf(session, which).pattern) return undefined;
    return pattern === undefined ? "no such linkifier" : `pattern ${JSON.stringify(pattern)}`;
  };
  const isLast = (linkifiers: Json[], id: Json) => {
    // The second one of the run comes after it, and perhaps one of somebody else.
    const place = idsIn(linkifiers)?.indexOf(id) ?? -1;
    const isLate = place >= 0 && linkifiers.length - place <= 3;
    return isLate ? undefined : `place ${place + 1} of ${linkifiers.length}`;
  };
  /** Orders of all linkifiers in which only that of the run is missing or has another's company. */
  const refusedOrder = (
    name: string,
    title: string,
    orderOf: (ids: readonly Json[], own: Json, nobodys: Json) => readonly Json[],
  ) => {
    const wanted = reorder && situationOf(reorder, "not-all-ids");
    if (reorder === undefined || list === undefined || wanted === undefined) return [];
    const parameter = reorder.arguments.find(({ name }) => name === "ordered_linkifier_ids");
    const nobodys = harmlessValue(parameter?.schema?.items);
    const run = onLinkifier("plain", async (id) => {
      const all = idsIn(successOf(await session.ask({ operation: list.operation }))?.linkifiers);
      if (!all?.includes(id)) return { notChecked: "needs the linkifier in the list" };
      const values = { ordered_linkifier_ids: [...orderOf(all, id, nobodys)] };
      return expectRefusal(session, reorder, wanted, { values, isOnce: true });
    });
    return [plannedCheck(reorder, `not-all-ids/${name}`, title, wanted.source, run)];
  };
  return [
    plannedCheck(
      remove,
      none.name,
      "a linkifier that does not exist is refused",
      none.source,
      withMemory(session, () =>
        expectRefusal(session, remove, none, { values: harmlessArguments(remove) }),
      ),
    ),
    ...successChecks(session, create, (ask, which) =>
      writing(() =>
        ask({ values: linkifierOf(session, which) }, (exchange) => {
          const [id] = idsMade("linkifier", exchange);
          if (id !== undefined) ids[which] = id;
          return { problems: [] };
        }),
      )(),
    ),
    ...listed(
      "created",
      "a linkifier that was created is listed, in the last place",
      "the linkifier, in the last place",
      (linkifiers, id) => patternIs("plain")(linkifiers, id) ?? isLast(linkifiers, id),
      "createLinkifier",
    ),
    ...refusedOrder("missing", "an order that leaves one out is refused", (all, own) =>
      all.filter((id) => id !== own),
    ),
    ...refusedOrder(
      "foreign",
      "an order that names what is no linkifier for one is refused",
      (all, own, nobodys) => all.map((id) => (id === own ? nobodys : id)),
    ),
    ...refusedOrder(
      "further",
      "an order that names one more than there are is refused",
      (all, _, nobodys) => [...all, nobodys],
    ),
    ...(edit === undefined
      ? []
      : successChecks(session, edit, (ask, which) =>
          onLinkifier(which, (filter_id) =>
            ask({ values: { filter_id, ...linkifierOf(session, `edited-${which}`) } }),
          )(),
        )),
    ...(edit === undefined
      ? []
      : listed(
          "edited",
          "a linkifier that was edited is listed as it is then",
          "the new pattern",
          patternIs("edited-plain"),
          "editLinkifier",
        )),
    ...successChecks(session, remove, (ask, which) =>
      onLinkifier(which, (filter_id) => ask({ values: { filter_id } }))(),
    ),
    plannedCheck(
      remove,
      `${none.name}/deleted`,
      "a linkifier that was deleted is refused",
      none.source,
      onLinkifier("plain", (filter_id) =>
        expectRefusal(session, remove, none, { values: { filter_id } }),
      ),
    ),
    ...listed(
      "deleted",
      "a linkifier that was deleted is listed no more",
      "no linkifier of this ID",
      (linkifiers, id) => (idsIn(linkifiers)?.includes(id) ? "there it is" : undefined),
      "deleteLinkifier",
    ),
  ];
});
