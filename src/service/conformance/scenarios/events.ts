import type { ArgumentValues } from "../../../toolkit/document/arguments.ts";
import type { Json, JsonObject } from "../../../toolkit/document/json.ts";
import {
  type ConformanceCheck,
  compare,
  type Findings,
  firstOf,
  need,
  plannedCheck,
  replied,
  skip,
} from "../check.ts";
import type { Exchange } from "../exchange.ts";
import { expectRefusal } from "../expectations.ts";
import { lifeOf, registration, removal } from "../lives.ts";
import { idsMade } from "../own-things.ts";
import { situationOf } from "../refusals.ts";
import { operationOf, type Session, successOf, withWrite } from "../session.ts";
import { beyond, sourceOf } from "../sources.ts";
import { eventsIn, reading, readUntil, registerQueue, waits } from "./queues.ts";

/** Objects whose making and removal are events: drafts, which every user may have, or linkifiers without them. */
const triggers = [
  ["draft", "drafts"],
  ["linkifier", "realm_filters"],
] as const;

function triggerOf(session: Session) {
  for (const [kind, type] of triggers) {
    const make = operationOf(session, lifeOf(kind).maker);
    const remove = operationOf(session, lifeOf(kind).remover);
    if (make !== undefined && remove !== undefined) return { kind, type, make, remove };
  }
  return undefined;
}

type Trigger = NonNullable<ReturnType<typeof triggerOf>>;

interface Happened {
  readonly queue_id: string;
  /** The queue for other types. */
  readonly other: string;
  /** The answer with the two events. */
  readonly exchange: Exchange;
  readonly events: readonly JsonObject[];
}

/**
 * The events that a queue keeps and forgets (sources §6, §16.4, §16.6). The run creates and removes an object, which
 * causes two events in a queue for their type, and none in another.
 */
export function eventChecks(session: Session): ConformanceCheck[] {
  const register = operationOf(session, "registerEventQueue");
  const read = operationOf(session, "getEvents");
  const trigger = triggerOf(session);
  if (!register || !read || !trigger) return [];
  let happened: Promise<Happened> | undefined;
  const onEvents = (run: (happened: Happened) => Promise<Findings>) =>
    withWrite(session, "registers queues and causes events", async () => {
      happened ??= bringAbout(session, trigger);
      return run(await happened);
    });
  const ask = (values: ArgumentValues) => session.ask({ operation: read.operation, values });
  const ofTypes = sourceOf(register.operation, "§6");
  const [order, forgets] = [beyond("§16.4"), beyond("§16.6")];
  const pruned = situationOf(read, "pruned-event");
  return [
    plannedCheck(
      register,
      "event-types",
      "a queue has only events of the requested types",
      ofTypes,
      onEvents(async ({ other }) => {
        const exchange = await ask(reading(other));
        // Events that come to every queue (sources §16.5, §23.1).
        const wanted: Json[] = [...registration.event_types, "heartbeat", "restart"];
        const more = eventsIn(exchange).filter(({ type = null }) => !wanted.includes(type));
        const got = firstOf(more.map(({ type }) => JSON.stringify(type))) || undefined;
        return compare(exchange, ofTypes, `events of ${wanted.join(", ")}`, got);
      }),
    ),
    plannedCheck(
      read,
      "rising-ids",
      "events come in the order in which they happened, and their IDs rise",
      order,
      onEvents(async ({ exchange, events }) => {
        const isRising = events.every(
          ({ id }, index) => index === 0 || Number(id) > Number(events[index - 1]?.id),
        );
        const ops = events.flatMap(({ op }) => (typeof op === "string" ? [op] : []));
        const isOrdered = !ops.includes("remove") || ops.indexOf("add") < ops.indexOf("remove");
        const got = events.map(({ id, op = "" }) => `${JSON.stringify(id)} ${op}`.trim());
        const wrong = isRising && isOrdered ? undefined : firstOf(got);
        return compare(exchange, order, "rising IDs, the oldest event first", wrong);
      }),
    ),
    plannedCheck(
      read,
      "forgotten",
      "a read from an event on returns the later events only",
      forgets,
      onEvents(async ({ queue_id, events: [first, second] }) => {
        const exchange = await ask({ ...reading(queue_id), last_event_id: first?.id ?? -1 });
        const ids = eventsIn(exchange).map(({ id }) => id);
        const wanted = `the events after ${first?.id}: ${second?.id}`;
        const got = firstOf(ids.map(String)) || replied(exchange);
        return compare(exchange, forgets, wanted, ids[0] === second?.id ? undefined : got);
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
            onEvents(({ queue_id }) => {
              const wanted = { ...pruned, msg: "An event newer than -1 has already been pruned!" };
              return expectRefusal(session, read, wanted, { values: reading(queue_id) });
            }),
          ),
        ]),
    plannedCheck(
      read,
      "waits",
      "a read of a queue without events waits for one",
      order,
      onEvents(async ({ queue_id, events }) => {
        const ids = events.map(({ id }) => Number(id)).filter(Number.isInteger);
        const waiting = ask({ queue_id, last_event_id: Math.max(-1, ...ids) });
        // Created even if the run ends in the meantime, because the event ends the read.
        const event = session.wait(waits[0] ?? 0).then(() => cause(session, trigger));
        const [exchange, made] = await Promise.all([waiting, event]);
        need(made, "an event, and none was caused");
        const none = successOf(exchange) ? "an empty list" : replied(exchange);
        const got = eventsIn(exchange).length > 0 ? undefined : none;
        return compare(exchange, order, "the event, when it came", got);
      }),
    ),
  ];
}

async function bringAbout(session: Session, trigger: Trigger): Promise<Happened> {
  const { type, kind, remove } = trigger;
  const queue_id = await registerQueue(session, [type]);
  const other = await registerQueue(session, registration.event_types);
  if (queue_id === undefined || other === undefined) {
    return skip("needs two queues, and they were not given");
  }
  const id = need(await cause(session, trigger), "an event, and none was caused");
  await session.ask({ operation: remove.operation, ...removal(kind, id) });
  const ofType = (exchange: Exchange) => eventsIn(exchange).filter((event) => event.type === type);
  const exchange = await readUntil(session, queue_id, (one) => ofType(one).length >= 2);
  const events = ofType(exchange);
  if (events.length < 2) skip("needs two events, and they did not come");
  return { queue_id, other, exchange, events };
}

/** Creates the object, whose event follows; `undefined` if it was not created. */
async function cause(session: Session, { kind, make }: Trigger) {
  const run = { mark: session.mark, email: session.own.account.email };
  const values = lifeOf(kind).values(run, "for an event");
  return idsMade(kind, await session.ask({ operation: make.operation, values }))[0];
}
