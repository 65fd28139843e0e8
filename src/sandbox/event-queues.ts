import type { components } from "../../generated/types/from-0.js";
import type { Clock } from "./clock.ts";

/** An event of a queue. */
export type Event = components["schemas"]["Event"];

/** An event before a queue gives it its `id`. */
export type NewEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** What a client asks for when it registers a queue. */
export interface Registration {
  readonly user_id: number;
  /** Absent: every type. */
  readonly event_types?: readonly string[];
  /** Whether the client understands linkifiers with a `url_template`. */
  readonly linkifier_url_template: boolean;
}

/** A registered queue. */
export interface EventQueue extends Omit<Registration, "event_types"> {
  readonly queue_id: string;
  readonly event_types: ReadonlySet<string> | undefined;
  /** Those that no reader has acknowledged, oldest first. */
  events: Event[];
  nextEventId: number;
  /** In milliseconds since the UNIX epoch. */
  lastRead: number;
  /** Ended by each event, and by the deletion of the queue. */
  readonly waits: Set<() => void>;
}

/** A queue that nobody reads for this long is deleted, in milliseconds (wire-facts, "Delete an event queue"). */
const idleTime = 10 * 60 * 1000;
/** A reader hears something at least this often, in milliseconds. */
const heartbeatTime = 60 * 1000;
/** Registering more deletes the one that was read longest ago, so that memory has an end. */
const maximum = 10_000;

/** The event queues of an organization. */
export interface EventQueues {
  register(registration: Registration): EventQueue;
  /** The queue of this ID, where it exists. */
  find(queue_id: string): EventQueue | undefined;
  /** The queues that exist, the one read longest ago first. */
  all(): EventQueue[];
  /** Ends a queue and every wait for its events. */
  remove(queue: EventQueue): void;
  /** Notes that somebody reads a queue, and forgets its events up to this ID. */
  acknowledge(queue: EventQueue, lastEventId: number): void;
  /** Waits for an event, the end of the queue, or the caller to give up; after a minute sends a heartbeat. */
  wait(queue: EventQueue, signal: AbortSignal): Promise<void>;
  /** Adds an event to each queue that asked for its type and is meant. */
  publish(event: NewEvent, isMeant: (queue: EventQueue) => boolean): void;
}

/** Queues that live by this clock. */
export function createEventQueues(clock: Clock): EventQueues {
  // Reading moves a queue to the end, so those that nobody reads gather at the front.
  const queues = new Map<string, EventQueue>();

  function remove(queue: EventQueue): void {
    queues.delete(queue.queue_id);
    endWaits(queue);
  }

  function removeIdle(): void {
    for (const queue of queues.values()) {
      if (clock.now() - queue.lastRead < idleTime) return;
      if (queue.waits.size === 0) remove(queue);
    }
  }

  function touch(queue: EventQueue): void {
    queue.lastRead = clock.now();
    if (queues.delete(queue.queue_id)) queues.set(queue.queue_id, queue);
  }

  function add(queue: EventQueue, event: NewEvent): void {
    // The event's type decides its fields; `publish` of the sandbox checks those from outside.
    queue.events.push({ ...event, id: queue.nextEventId++ } as Event);
    endWaits(queue);
  }

  return {
    register({ event_types, ...registration }) {
      removeIdle();
      const [oldest] = queues.values();
      if (oldest !== undefined && queues.size >= maximum) remove(oldest);
      const queue: EventQueue = {
        ...registration,
        queue_id: crypto.randomUUID(),
        event_types: event_types === undefined ? undefined : new Set(event_types),
        events: [],
        nextEventId: 0,
        lastRead: clock.now(),
        waits: new Set(),
      };
      queues.set(queue.queue_id, queue);
      return queue;
    },
    find(queue_id) {
      removeIdle();
      return queues.get(queue_id);
    },
    all() {
      removeIdle();
      return [...queues.values()];
    },
    remove,
    acknowledge(queue, lastEventId) {
      touch(queue);
      queue.events = queue.events.filter(({ id }) => id > lastEventId);
    },
    async wait(queue, signal) {
      const done = new AbortController();
      const end = () => done.abort();
      queue.waits.add(end);
      await clock.sleep(heartbeatTime, AbortSignal.any([signal, done.signal]));
      queue.waits.delete(end);
      touch(queue);
      if (!done.signal.aborted && !signal.aborted) add(queue, { type: "heartbeat" });
    },
    publish(event, isMeant) {
      removeIdle();
      for (const queue of queues.values()) {
        if (queue.event_types?.has(event.type) !== false && isMeant(queue)) add(queue, event);
      }
    },
  };
}

function endWaits(queue: EventQueue): void {
  for (const end of queue.waits) end();
}
