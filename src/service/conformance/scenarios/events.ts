import type { ArgumentValues } from "../../../toolkit/document/arguments.ts";
import type { Json, JsonObject } from "../../../toolkit/document/json.ts";
import {
  type CheckOutcome,
  type ConformanceCheck,
  firstOf,
  oneProblem,
  plannedCheck,
  replied,
} from "../check.ts";
import { expectRefusal } from "../expectations.ts";
import { type KindName, kindOf, removal } from "../made.ts";
import { idsMade } from "../own-things.ts";
import { situationOf } from "../refusals.ts";
import {
  operationOf,
  type Session,
  type SessionExchange,
  successOf,
  withWrite,
} from "../session.ts";
import { beyond, sourceOf } from "../sources.ts";
import type { SpecifiedOperation } from "../specification.ts";
import { draftArguments } from "./drafts.ts";
import {
  allCapabilities,
  eventsIn,
  queueArguments,
  queueIdOf,
  queueOperations,
  readUntil,
  registration,
  waits,
} from "./event-queues.ts";
import { linkifierArguments } from "./own-linkifiers.ts";

/** A kind of object that causes an event when it is created, and another when it is removed. */
interface Trigger {
  readonly type: string;
  readonly kind: KindName;
  readonly make: SpecifiedOperation;
  readonly remove: SpecifiedOperation;
  readonly values: ArgumentValues;
}

/** Drafts, which every user may have, or linkifiers if the level has no drafts. */
function triggerOf(session: Session): Trigger | undefined {
  const which = "for an event";
  const candidates = [
    { type: "drafts", kind: "draft", values: draftArguments(session, which) },
    { type: "realm_filters", kind: "linkifier", values: linkifierArguments(session, which) },
  ] as const;
  for (const candidate of candidates) {
    const { maker, remover } = kindOf(candidate.kind);
    const make = operationOf(session, maker);
    const remove = operationOf(session, remover);
    if (make !== undefined && remove !== undefined) return { ...candidate, make, remove };
  }
  return undefined;
}

/** The events that a run has caused. */
interface Happened {
  readonly queue_id: string;
  /** The queue for other types. */
  readonly other: string;
  /** The answer with the two events. */
  readonly exchange: SessionExchange;
  readonly events: readonly JsonObject[];
}

/**
 * The events that a queue keeps and forgets (sources §6, §16.4, §16.6). The run creates and removes an object, which
 * causes two events in a queue for their type, and none in another.
 */
export function eventChecks(session: Session): ConformanceCheck[] {
  const queues = queueOperations(session);
  const trigger = triggerOf(session);
  if (queues === undefined || trigger === undefined) return [];
  const { register, read } = queues;
  let happened: Promise<Happened | { readonly notChecked: string }> | undefined;
  const onEvents = (run: (happened: Happened) => Promise<CheckOutcome>) =>
    withWrite(session, "registers queues and causes events", async () => {
      happened ??= bringAbout(session, trigger, register, read);
      const found = await happened;
      return "notChecked" in found ? found : run(found);
    });
  const ofTypes = sourceOf(register.operation, "§6");
  const lastId = ({ events }: Happened) =>
    Math.max(-1, ...events.map(({ id }) => Number(id)).filter(Number.isInteger));
  const pruned = situationOf(read, "pruned-event");
  return [
    plannedCheck(
      register,
      "event-types",
      "a queue has only events of the requested types",
      ofTypes,
      onEvents(async ({ other }) => {
        const values = queueArguments(other);
        const exchange = await session.ask({ operation: read.operation, values });
        // Events that come to every queue (sources §16.5, §23.1).
        const wanted: Json[] = [...registration.event_types, "heartbeat", "restart"];
        const more = eventsIn(exchange).filter(({ type = null }) => !wanted.includes(type));
        if (more.length === 0) return { problems: [] };
        const got = firstOf(more.map(({ type }) => JSON.stringify(type)));
        return oneProblem(exchange, ofTypes, `events of ${wanted.join(", ")}`, got);
      }),
    ),
    plannedCheck(
      read,
      "rising-ids",
      "events come in the order in which they happened, and their IDs rise",
      beyond("§16.4"),
      onEvents(async ({ exchange, events }) => {
        const ids = events.map(({ id }) => id);
        const isRising = ids.every(
          (id, index) => index === 0 || Number(id) > Number(ids[index - 1]),
        );
        const ops = events.flatMap(({ op }) => (typeof op === "string" ? [op] : []));
        const isOrdered = !ops.includes("remove") || ops.indexOf("add") < ops.indexOf("remove");
        if (isRising && isOrdered) return { problems: [] };
        const got = events.map(({ id, op = "" }) => `${JSON.stringify(id)} ${op}`.trim());
        return oneProblem(
          exchange,
          beyond("§16.4"),
          "rising IDs, the oldest event first",
          firstOf(got),
        );
      }),
    ),
    plannedCheck(
      read,
      "forgotten",
      "a read from an event on returns the later events only",
      beyond("§16.6"),
      onEvents(async ({ queue_id, events }) => {
        const [first, second] = events;
        const values = { ...queueArguments(queue_id), last_event_id: first?.id ?? -1 };
        const exchange = await session.ask({ operation: read.operation, values });
        const ids = eventsIn(exchange).map(({ id }) => id);
        if (ids[0] === second?.id) return { problems: [] };
        const wanted = `the events after ${first?.id}: ${second?.id}`;
        return oneProblem(
          exchange,
          beyond("§16.6"),
          wanted,
          firstOf(ids.map(String)) || replied(exchange),
        );
      }),
    ),
    ...(pruned === undefined
      ? []
      : [
          plannedCheck(
            read,
            pruned.name,
            "a read from an event that is forgotten is refused",
            pruned.source,
            onEvents(({ queue_id }) =>
              expectRefusal(
                session,
                read,
                { ...pruned, msg: "An event newer than -1 has already been pruned!" },
                { values: queueArguments(queue_id) },
              ),
            ),
          ),
        ]),
    plannedCheck(
      read,
      "waits",
      "a read of a queue without events waits for one",
      beyond("§16.4"),
      onEvents(async (found) => {
        const values = { queue_id: found.queue_id, last_event_id: lastId(found) };
        const waiting = session.ask({ operation: read.operation, values });
        // Created even if the run ends in the meantime, because the event ends the read.
        const event = session.wait(waits[0] ?? 0).then(() => cause(session, trigger));
        const [exchange, made] = await Promise.all([waiting, event]);
        if (made === undefined) return { notChecked: "needs an event, and none was caused" };
        if (eventsIn(exchange).length > 0) return { problems: [] };
        const got = successOf(exchange) ? "an empty list" : replied(exchange);
        return oneProblem(exchange, beyond("§16.4"), "the event, when it came", got);
      }),
    ),
  ];
}

async function bringAbout(
  session: Session,
  trigger: Trigger,
  register: SpecifiedOperation,
  read: SpecifiedOperation,
): Promise<Happened | { readonly notChecked: string }> {
  const queue = async (values: ArgumentValues) =>
    queueIdOf(
      await session.ask({
        operation: register.operation,
        values: { fetch_event_types: [], ...allCapabilities, ...values },
      }),
    );
  const queue_id = await queue({ event_types: [trigger.type] });
  const other = await queue(registration);
  if (queue_id === undefined || other === undefined) {
    return { notChecked: "needs two queues, and they were not given" };
  }
  const id = await cause(session, trigger);
  if (id === undefined) return { notChecked: "needs an event, and none was caused" };
  await session.ask({ operation: trigger.remove.operation, ...removal(trigger.kind, id) });
  const ofType = (exchange: SessionExchange) =>
    eventsIn(exchange).filter(({ type }) => type === trigger.type);
  const exchange = await readUntil(session, read, queue_id, (one) => ofType(one).length >= 2);
  if (exchange === undefined) return { notChecked: "the run ended before an event came" };
  const events = ofType(exchange);
  if (events.length < 2) return { notChecked: "needs two events, and they did not come" };
  return { queue_id, other, exchange, events };
}

/** Creates the object, whose event follows; `undefined` if it was not created. */
async function cause(session: Session, { make, kind, values }: Trigger) {
  return idsMade(kind, await session.ask({ operation: make.operation, values }))[0];
}
