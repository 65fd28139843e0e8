import { isObject, type Json } from "../../../toolkit/document/json.ts";
import { supports } from "../../sandbox/supports.ts";
import { type CheckOutcome, type ConformanceCheck, oneProblem, plannedCheck } from "../check.ts";
import { successChecks } from "../checks/successes.ts";
import type { Exchange } from "../exchange.ts";
import { asSpecified, expectRefusal } from "../expectations.ts";
import { situationOf } from "../refusals.ts";
import {
  ofOperation,
  operationOf,
  refusedWrite,
  type Session,
  successOf,
  withMemory,
  withWrite,
} from "../session.ts";
import { beyond } from "../sources.ts";
import { harmlessValue, type SpecifiedOperation } from "../specification.ts";
import {
  allCapabilities,
  eventsIn,
  queueIdOf,
  queueOperations,
  readUntil,
} from "./event-queues.ts";

const refused = {
  "duplicate-ids": {
    title: "a list that names a linkifier twice is refused",
    times: 2,
  },
  "not-all-ids": {
    title: "a list that does not name each linkifier exactly once is refused",
    times: 1,
  },
} as const;

/** Checks of orders of linkifiers: invalid ones, and the current one, which changes nothing. */
export const linkifierChecks = ofOperation("reorderLinkifiers", (session, specified) => [
  ...refusedOrders(session, specified),
  ...sameOrder(session, specified),
]);

/** Before linkifiers could be reordered, they were matched and listed by ascending ID. */
export const unorderedLinkifierChecks = ofOperation("listLinkifiers", (session, specified) => {
  if (supports(session.level, "linkifierOrder")) return [];
  const source = beyond("§17.2");
  const title = "linkifiers are listed in the order in which they are matched, by ascending ID";
  const run = async (): Promise<CheckOutcome> => {
    const exchange = session.successes.get(specified.operation.id);
    const ids = exchange && idsIn(successOf(exchange)?.linkifiers);
    if (exchange === undefined || ids === undefined) {
      return { notChecked: "needs a list of linkifiers" };
    }
    const wanted = ids.toSorted((one, other) => Number(one) - Number(other));
    if (isSame(ids, wanted)) return { problems: [] };
    return oneProblem(exchange, source, inWords(wanted), inWords(ids));
  };
  return [plannedCheck(specified, "ascending-ids", title, source, run)];
});

function refusedOrders(session: Session, specified: SpecifiedOperation): ConformanceCheck[] {
  return Object.entries(refused).flatMap(([situation, { title, times }]) => {
    const wanted = situationOf(specified, situation);
    if (wanted === undefined) return [];
    const run = withMemory(session, () =>
      expectRefusal(session, specified, wanted, { values: refusedOrder(session, times) }),
    );
    return plannedCheck(specified, situation, title, wanted.source, run);
  });
}

/** Sets the listed order, checks that it is unchanged, and reads its event in a queue of the run. */
function sameOrder(session: Session, specified: SpecifiedOperation): ConformanceCheck[] {
  const list = operationOf(session, "listLinkifiers");
  const queues = queueOperations(session);
  if (list === undefined || queues === undefined) return [];
  const setsOrder = "sets the current order";
  const listed = async () => {
    const exchange = await session.ask({ operation: list.operation });
    return { exchange, ids: idsIn(successOf(exchange)?.linkifiers) };
  };
  let set: Json[] | undefined;
  let queue_id: string | undefined;
  const successes = successChecks(session, specified, async (ask, which) => {
    const refusal = refusedWrite(session, setsOrder);
    if (refusal !== undefined) return refusal;
    if (which === "plain") {
      const { operation } = queues.register;
      queue_id = queueIdOf(await session.ask({ operation, values: withLinkifierEvents }));
    }
    // Read just before it is set, because somebody else may change it.
    const { ids } = await listed();
    if (ids === undefined) return { notChecked: "needs a list of linkifiers" };
    if (set !== undefined && !isSame(ids, set)) {
      return { notChecked: "the order of linkifiers was changed by somebody else" };
    }
    return ask({ values: { ordered_linkifier_ids: ids }, isOnce: true }, () => {
      set = ids;
      return { problems: [] };
    });
  });
  const onOrder = (run: (order: readonly Json[]) => Promise<CheckOutcome>) =>
    withWrite(session, setsOrder, async () =>
      set === undefined ? { notChecked: "needs a success" } : run(set),
    );
  const order = plannedCheck(
    specified,
    "order",
    "the linkifiers are in the order that was set",
    "sources §3",
    onOrder(async (wanted) => {
      const { exchange, ids } = await listed();
      if (isSame(ids, wanted)) return { problems: [] };
      return oneProblem(exchange, "sources §3", inWords(wanted), inWords(ids));
    }),
  );
  const event = plannedCheck(
    specified,
    "event",
    "an event reports the order of linkifiers, even if it has not changed",
    beyond("§14.6"),
    onOrder(async (wanted) => {
      if (queue_id === undefined) return { notChecked: "needs a queue, and none was given" };
      if (wanted.length === 0) return { notChecked: "needs a linkifier" };
      const isIn = (exchange: Exchange) => ordersIn(exchange).some((ids) => isSame(ids, wanted));
      const exchange = await readUntil(session, queues.read, queue_id, isIn);
      if (exchange === undefined) return { notChecked: "the run ended before an event came" };
      if (isIn(exchange)) return asSpecified(session, queues.read, exchange);
      const got = ordersIn(exchange).map(inWords).join(", ") || "no such event";
      return oneProblem(exchange, beyond("§14.6"), `an event with ${inWords(wanted)}`, got);
    }),
  );
  return [...successes, order, event];
}

/** A registration for events of linkifiers (sources §14.6). */
const withLinkifierEvents = {
  event_types: ["realm_linkifiers"],
  fetch_event_types: [],
  ...allCapabilities,
};

/** The orders that the events of a read report. */
function ordersIn(exchange: Exchange): (Json[] | undefined)[] {
  return eventsIn(exchange)
    .filter(({ type }) => type === "realm_linkifiers")
    .map(({ realm_linkifiers }) => idsIn(realm_linkifiers));
}

/** The IDs of a list of linkifiers. */
export function idsIn(linkifiers: Json | undefined): Json[] | undefined {
  if (!Array.isArray(linkifiers)) return undefined;
  return linkifiers.map((linkifier) => (isObject(linkifier) ? (linkifier.id ?? null) : null));
}

const isSame = (one: readonly Json[] | undefined, other: readonly Json[]) =>
  JSON.stringify(one) === JSON.stringify(other);

const inWords = (ids: readonly Json[] | undefined) =>
  ids === undefined ? "no list" : `the order ${JSON.stringify(ids)}`;

/** Orders that are refused and change nothing, because they name a linkifier that does not exist. */
function refusedOrder(session: Session, times: number) {
  const specified = operationOf(session, "reorderLinkifiers");
  const parameter = specified?.arguments.find(({ name }) => name === "ordered_linkifier_ids");
  return {
    ordered_linkifier_ids: Array<Json>(times).fill(harmlessValue(parameter?.schema?.items)),
  };
}
