import type { ArgumentValues } from "../../../toolkit/document/arguments.ts";
import { badRequest } from "../checks/parameters.ts";
import type { Exchange } from "../exchange.ts";
import { type Refusal, situationOf } from "../refusals.ts";
import { operationOf, type Session, successOf } from "../session.ts";
import { sourceOf } from "../sources.ts";
import type { SpecifiedOperation } from "../specification.ts";

/** The three operations on event queues. */
interface QueueOperations {
  readonly register: SpecifiedOperation;
  readonly read: SpecifiedOperation;
  readonly remove: SpecifiedOperation;
}

/** The operations on event queues, where the level has them all. */
export function queueOperations(session: Session): QueueOperations | undefined {
  const register = operationOf(session, "registerEventQueue");
  const read = operationOf(session, "getEvents");
  const remove = operationOf(session, "deleteEventQueue");
  if (register === undefined || read === undefined || remove === undefined) return undefined;
  return { register, read, remove };
}

/**
 * A registration for events that say little, as a run has no use for them. Servers below level 3 tell their level only
 * to who asks for it (sources §18.3).
 */
export const registration = { event_types: ["message", "zulip_version"] } satisfies ArgumentValues;

/** What needs leave, in words. */
export const registersQueue = "registers a queue";

/** Names a queue, for reading as well as deleting: what an operation does not have is not sent. */
export function queueArguments(queue_id: string): ArgumentValues {
  return { queue_id, last_event_id: -1, dont_block: true };
}

/** `BAD_EVENT_QUEUE_ID` as sources §7 has it, for one queue. */
export function badQueue(specified: SpecifiedOperation, queue_id: string): Refusal {
  return {
    ...(situationOf(specified, "bad-event-queue-id") ?? badRequest),
    msg: `Bad event queue ID: ${queue_id}`,
    fields: { queue_id },
    refusedBy: sourceOf(specified.operation, "§3"),
  };
}

/** Deletes the queues that the run has registered and that are still there; answers those that stay. */
export async function removeQueues(session: Session): Promise<string[]> {
  const operation = queueOperations(session)?.remove.operation;
  const left: string[] = [];
  for (const [queue_id, credentials] of [...session.queues]) {
    if (operation === undefined) continue;
    const call = { operation, values: { queue_id }, credentials };
    // Whatever breaks here, there is a report to come.
    const exchange = await session.ask(call).catch(() => undefined);
    // Gone is gone, whoever deleted it.
    const { code } = Object(exchange?.response?.body) as { code?: unknown };
    if (session.queues.has(queue_id) && code !== "BAD_EVENT_QUEUE_ID") left.push(queue_id);
  }
  return left;
}

/** The ID of the queue that a registration gave. */
export function queueIdOf(exchange: Exchange): string | undefined {
  const queue_id = successOf(exchange)?.queue_id;
  return typeof queue_id === "string" ? queue_id : undefined;
}
