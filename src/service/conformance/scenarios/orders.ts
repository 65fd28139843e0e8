import type { Json } from "../../../toolkit/document/json.ts";
import {
  type ConformanceCheck,
  compare,
  type Findings,
  need,
  plannedCheck,
  skip,
} from "../check.ts";
import { successChecks } from "../checks/successes.ts";
import type { Exchange } from "../exchange.ts";
import { asSpecified, expectRefusal } from "../expectations.ts";
import { situationOf } from "../refusals.ts";
import {
  ofOperation,
  operationOf,
  requireWrite,
  type Session,
  successOf,
  withMemory,
  withWrite,
} from "../session.ts";
import { beyond } from "../sources.ts";
import { nobodysId } from "../specification.ts";
import { idsIn, isSame, orderInWords } from "./looks.ts";
import type { Played } from "./player.ts";
import { eventsIn, readUntil, registerQueue } from "./queues.ts";

/** Orders that are refused, made of all IDs; those with the run's own linkifier are wrong only there. */
const refusedOrders: readonly {
  readonly name: string;
  readonly title: string;
  readonly orderOf: (all: readonly Json[], own: Json) => readonly Json[];
}[] = [
  {
    name: "not-all-ids/missing",
    title: "an order that leaves one out is refused",
    orderOf: (all, own) => all.filter((id) => id !== own),
  },
  {
    name: "not-all-ids/foreign",
    title: "an order in which one ID is not a linkifier's is refused",
    orderOf: (all, own) => all.map((id) => (id === own ? nobodysId : id)),
  },
  {
    name: "not-all-ids/further",
    title: "an order that names one more than there are is refused",
    orderOf: (all) => [...all, nobodysId],
  },
];

/** Orders of no linkifier at all, which are refused and change nothing. */
const ordersOfNobody = [
  ["duplicate-ids", "a list that names a linkifier twice is refused", 2],
  ["not-all-ids", "a list that does not name each linkifier exactly once is refused", 1],
] as const;

async function listed(session: Session) {
  const { operation } = need(operationOf(session, "listLinkifiers"), "a list of linkifiers");
  const exchange = await session.ask({ operation });
  return { exchange, ids: idsIn(successOf(exchange)?.linkifiers) };
}

/** While the run's linkifier exists, wrong orders can be tried without affecting others. */
export function refusedOrderChecks(session: Session, { onThing }: Played): ConformanceCheck[] {
  const reorder = operationOf(session, "reorderLinkifiers");
  const wanted = reorder && situationOf(reorder, "not-all-ids");
  if (reorder === undefined || wanted === undefined) return [];
  return refusedOrders.map(({ name, title, orderOf }) => {
    const run = onThing(async (own) => {
      const { ids = [] } = await listed(session);
      need(
        ids.find((id) => id === own),
        "the linkifier in the list",
      );
      const values = { ordered_linkifier_ids: [...orderOf(ids, own)] };
      return expectRefusal(session, reorder, wanted, { values, isOnce: true });
    });
    return plannedCheck(reorder, name, title, wanted.source, run);
  });
}

const setsOrder = "sets the current order";

/** Orders of linkifiers: wrong ones, and the current one, which changes nothing. */
export const orderChecks = ofOperation("reorderLinkifiers", (session, specified) => {
  const refused = ordersOfNobody.flatMap(([situation, title, times]) => {
    const wanted = situationOf(specified, situation);
    if (wanted === undefined) return [];
    const values = { ordered_linkifier_ids: Array<Json>(times).fill(nobodysId) };
    const run = withMemory(session, () => expectRefusal(session, specified, wanted, { values }));
    return plannedCheck(specified, situation, title, wanted.source, run);
  });
  let set: Json[] | undefined;
  let queue_id: string | undefined;
  const successes = successChecks(session, specified, async (ask, which) => {
    requireWrite(session, setsOrder);
    if (which === "plain") queue_id = await registerQueue(session, ["realm_linkifiers"]);
    // Read just before it is set, because somebody else may change it.
    const ids = need((await listed(session)).ids, "a list of linkifiers");
    if (set !== undefined && !isSame(ids, set)) {
      skip("the order of linkifiers was changed by somebody else");
    }
    return ask({ values: { ordered_linkifier_ids: ids }, isOnce: true }, () => {
      set = ids;
      return [];
    });
  });
  const onOrder = (run: (order: readonly Json[]) => Promise<Findings>) =>
    withWrite(session, setsOrder, async () => run(need(set, "a success")));
  const order = onOrder(async (wanted) => {
    const { exchange, ids } = await listed(session);
    const got = isSame(ids, wanted) ? undefined : orderInWords(ids);
    return compare(exchange, "sources §3", orderInWords(wanted), got);
  });
  const event = onOrder(async (wanted) => {
    const queue = need(queue_id, "a queue, and none was given");
    need(wanted[0], "a linkifier");
    const isIn = (exchange: Exchange) => ordersIn(exchange).some((ids) => isSame(ids, wanted));
    const exchange = await readUntil(session, queue, isIn);
    const read = operationOf(session, "getEvents");
    if (isIn(exchange) && read) return asSpecified(session, read, exchange);
    const got = ordersIn(exchange).map(orderInWords).join(", ") || "no such event";
    return compare(exchange, beyond("§14.6"), `an event with ${orderInWords(wanted)}`, got);
  });
  return [
    ...refused,
    ...successes,
    plannedCheck(
      specified,
      "order",
      "the linkifiers are in the order that was set",
      "sources §3",
      order,
    ),
    plannedCheck(
      specified,
      "event",
      "an event reports the order of linkifiers, even if it has not changed",
      beyond("§14.6"),
      event,
    ),
  ];
});

function ordersIn(exchange: Exchange): (Json[] | undefined)[] {
  return eventsIn(exchange)
    .filter(({ type }) => type === "realm_linkifiers")
    .map(({ realm_linkifiers }) => idsIn(realm_linkifiers));
}
