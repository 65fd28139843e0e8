import type { ServerEvent } from "../../../generated/types/from-0.js";
import type { Clock } from "./clock.ts";

export type QueueEvent = ServerEvent;

/** An event before a queue gives it its `id`. */
export type NewEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The settings with which a client registers a queue. */
interface Registration {
  readonly user_id: number;
  /** Defaults to every type. */
  readonly event_types?: readonly string[] | undefined;
  /** How long the queue outlives its last read, in milliseconds. */
  readonly idleTime: number;
}

interface EventQueue extends Omit<Registration, "event_types"> {
  readonly queue_id: string;
  readonly event_types: ReadonlySet<string> | undefined;
  /** The events that no reader has acknowledged, oldest first; `eventsOf` adds the IDs of this queue. */
  readonly unread: NewEvent[];
  nextEventId: number;
  /** In milliseconds since the UNIX epoch. */
  lastRead: number;
  /** Ends the read that waits for events; `undefined` if no read waits. */
  waiting: AbortController | undefined;
}

/** A read gets a heartbeat after this time, in milliseconds; servers take 45 to 55 seconds (sources §16.5). */
const heartbeatTime = 50 * 1000;
/** The types that every queue collects (sources §23.1). */
const unrequested: ReadonlySet<string> = new Set(["restart"]);
/** The reason why a read ends without events: its queue was deleted or is read again. */
const overtaken = Symbol("overtaken");
/** The most queues of an organization, and the most unread events of a queue. */
const most = { queues: 10_000, unread: 10_000 };

/**
 * The event queues of an organization. Of too many, the one that was read longest ago is deleted like an idle one, and so
 * is one with too many unread events.
 */
export interface EventQueues {
  register(registration: Registration): EventQueue;
  /** The queue with this ID; `undefined` if none has it or another user owns it (sources §11.2). */
  find(queue_id: string, userId: number): EventQueue | undefined;
  /** Whether a queue of any user has this ID. */
  has(queue_id: string): boolean;
  /** All queues; the one that was read longest ago is the first. */
  all(): EventQueue[];
  /** Deletes a queue and ends its waiting read (sources §11.4). */
  remove(queue: EventQueue): void;
  /** Deletes the queues that have not been read for their idle time. */
  removeIdle(): void;
  /** Records that a queue is being read. */
  prolong(queue: EventQueue): void;
  /** Forgets the events of a queue up to this ID. */
  forget(queue: EventQueue, lastEventId: number): void;
  /** Ends the waiting read of a queue: a queue has one reader (sources §11.6). */
  endRead(queue: EventQueue): void;
  /**
   * Waits for an event and resolves to the unread ones, or to a heartbeat after 50 seconds. Resolves early if the
   * signal aborts, and without events if the queue is deleted or read again.
   */
  wait(queue: EventQueue, signal: AbortSignal): Promise<QueueEvent[]>;
  /** Adds the event for a user to each of the user's queues that collects its type. */
  publish(eventFor: (userId: number) => NewEvent | undefined): void;
}

/** Creates the queues of an organization, whose timeouts follow this clock. */
export function createEventQueues(clock: Clock): EventQueues {
  // Reading moves a queue to the end, so queues that nobody reads are at the front.
  const queues = new Map<string, EventQueue>();

  function remove(queue: EventQueue): void {
    queues.delete(queue.queue_id);
    endRead(queue);
  }

  /** Whether a queue has not been read for its idle time. */
  const isIdle = ({ waiting, lastRead, idleTime }: EventQueue): boolean =>
    waiting === undefined && lastRead + idleTime <= clock.now();

  function removeIdle(): void {
    for (const queue of queues.values()) if (isIdle(queue)) remove(queue);
  }

  function prolong(queue: EventQueue): void {
    queue.lastRead = clock.now();
    if (queues.delete(queue.queue_id)) queues.set(queue.queue_id, queue);
  }

  function add(queue: EventQueue, event: NewEvent): void {
    if (queue.unread.length === most.unread) remove(queue);
    else {
      queue.unread.push(event);
      queue.nextEventId++;
      queue.waiting?.abort();
    }
  }

  return {
    register({ event_types, ...registration }) {
      const queue: EventQueue = {
        ...registration,
        queue_id: randomId(),
        event_types: event_types && new Set(event_types),
        unread: [],
        nextEventId: 0,
        lastRead: clock.now(),
        waiting: undefined,
      };
      const [oldest] = queues.values();
      if (oldest !== undefined && queues.size === most.queues) remove(oldest);
      queues.set(queue.queue_id, queue);
      return queue;
    },
    find(queue_id, userId) {
      const queue = queues.get(queue_id);
      if (queue !== undefined && isIdle(queue)) remove(queue);
      else if (queue?.user_id === userId) return queue;
      return undefined;
    },
    has: (queue_id) => queues.has(queue_id),
    all() {
      removeIdle();
      return [...queues.values()];
    },
    remove,
    removeIdle,
    prolong,
    endRead,
    forget(queue, lastEventId) {
      queue.unread.splice(0, lastEventId + 1 - firstIdOf(queue));
    },
    async wait(queue, signal) {
      const waiting = new AbortController();
      queue.waiting = waiting;
      await clock.sleep(heartbeatTime, AbortSignal.any([signal, waiting.signal]));
      if (waiting.signal.reason === overtaken) return [];
      queue.waiting = undefined;
      prolong(queue);
      if (!waiting.signal.aborted && !signal.aborted) add(queue, { type: "heartbeat" });
      return eventsOf(queue);
    },
    publish(eventFor) {
      removeIdle();
      for (const queue of queues.values()) {
        const event = eventFor(queue.user_id);
        if (event === undefined) continue;
        const { type } = event;
        if (unrequested.has(type) || queue.event_types?.has(type) !== false) add(queue, event);
      }
    },
  };
}

/** The unread events of a queue, as its readers get them. */
export function eventsOf(queue: EventQueue): QueueEvent[] {
  const first = firstIdOf(queue);
  // `publish` has checked that the fields fit the type.
  return queue.unread.map((event, index) => ({ ...event, id: first + index }) as QueueEvent);
}

/** The ID of the first event that the queue has not forgotten, or of the next one. */
export const firstIdOf = ({ nextEventId, unread }: EventQueue): number =>
  nextEventId - unread.length;

/** An ID in the form that servers use. Pages loaded over plain HTTP have no `crypto.randomUUID`. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function endRead(queue: EventQueue): void {
  queue.waiting?.abort(overtaken);
  queue.waiting = undefined;
}
