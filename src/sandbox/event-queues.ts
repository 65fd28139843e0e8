import type { components } from "../../generated/types/from-0.js";
import type { Clock } from "./clock.ts";

/** An event of a queue. */
export type QueueEvent = components["schemas"]["Event"];

/** An event before a queue gives it its `id`. */
export type NewEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** What a client asks for when it registers a queue. */
interface Registration {
  readonly user_id: number;
  /** Absent: every type. */
  readonly event_types?: readonly string[];
  /** Whether the client understands linkifiers with a `url_template`. */
  readonly linkifier_url_template: boolean;
}

/** An event as it was published: one object, however many queues hold it. */
interface Published {
  readonly event: NewEvent;
  readonly size: number;
}

/** A registered queue. */
interface EventQueue extends Omit<Registration, "event_types"> {
  readonly queue_id: string;
  readonly event_types: ReadonlySet<string> | undefined;
  /** What no reader has acknowledged, oldest first; `eventsOf` gives it the IDs of this queue. */
  readonly unread: Published[];
  nextEventId: number;
  /** What the queue and its unread events count, in bytes. */
  size: number;
  /** In milliseconds since the UNIX epoch. */
  lastRead: number;
  /** Ended by each event, and by the deletion of the queue. */
  readonly waits: Set<() => void>;
}

/** A queue that nobody reads for this long is deleted, in milliseconds (sources §11.5). */
const idleTime = 10 * 60 * 1000;
/** A reader hears something at least this often, in milliseconds. */
const heartbeatTime = 60 * 1000;
/** What all queues and their unread events may count together, in bytes. */
const maximum = 64 * 1024 * 1024;
/** What a queue, the name of a type and an event cost beside their characters, in bytes, as measured. */
const overhead = { queue: 1000, type: 50, event: 100 };

/**
 * The event queues of an organization. Where they count more than 64 MiB together, those that were read
 * longest ago are deleted, as if they had been idle; an event counts in each queue that has not read it.
 */
export interface EventQueues {
  register(registration: Registration): EventQueue;
  /** The queue of this ID, where it exists. */
  find(queue_id: string): EventQueue | undefined;
  /** The queues that exist, the one read longest ago first. */
  all(): EventQueue[];
  /** Ends a queue and every wait for its events. */
  remove(queue: EventQueue): void;
  /** Ends the queues that nobody has read for 10 minutes. */
  removeIdle(): void;
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
  let kept = 0;

  function remove(queue: EventQueue): void {
    queues.delete(queue.queue_id);
    kept -= queue.size;
    endWaits(queue);
  }

  function removeIdle(): void {
    for (const queue of queues.values()) {
      if (clock.now() - queue.lastRead < idleTime) return;
      if (!isWaitedOn(queue)) remove(queue);
    }
  }

  function resize(queue: EventQueue, bytes: number): void {
    queue.size += bytes;
    kept += bytes;
  }

  /** A queue on which somebody waits is read at this moment, and goes last. */
  function makeRoom(): void {
    for (const isSpared of [isWaitedOn, () => false]) {
      for (const queue of queues.values()) {
        if (kept <= maximum) return;
        if (!isSpared(queue)) remove(queue);
      }
    }
  }

  function touch(queue: EventQueue): void {
    queue.lastRead = clock.now();
    if (queues.delete(queue.queue_id)) queues.set(queue.queue_id, queue);
  }

  function add(queue: EventQueue, published: Published): void {
    queue.unread.push(published);
    queue.nextEventId++;
    resize(queue, published.size);
    endWaits(queue);
  }

  return {
    register({ event_types, ...registration }) {
      removeIdle();
      const queue: EventQueue = {
        ...registration,
        queue_id: crypto.randomUUID(),
        event_types: event_types === undefined ? undefined : new Set(event_types),
        unread: [],
        nextEventId: 0,
        size: 0,
        lastRead: clock.now(),
        waits: new Set(),
      };
      queues.set(queue.queue_id, queue);
      const types = event_types?.map((type) => overhead.type + type.length) ?? [];
      resize(queue, overhead.queue + sum(types));
      makeRoom();
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
    removeIdle,
    acknowledge(queue, lastEventId) {
      touch(queue);
      const count = lastEventId + 1 - firstIdOf(queue);
      const read = queue.unread.splice(0, Math.max(0, count));
      resize(queue, -sum(read.map(({ size }) => size)));
    },
    async wait(queue, signal) {
      const done = new AbortController();
      const end = () => done.abort();
      queue.waits.add(end);
      await clock.sleep(heartbeatTime, AbortSignal.any([signal, done.signal]));
      queue.waits.delete(end);
      touch(queue);
      if (!done.signal.aborted && !signal.aborted) add(queue, heartbeat);
    },
    publish(event, isMeant) {
      removeIdle();
      const published = publishedOf(event);
      for (const queue of queues.values()) {
        if (queue.event_types?.has(event.type) !== false && isMeant(queue)) add(queue, published);
      }
      makeRoom();
    },
  };
}

/** The unread events of a queue, as its readers get them. */
export function eventsOf(queue: EventQueue): QueueEvent[] {
  const first = firstIdOf(queue);
  // The event's type decides its fields; `publish` of the sandbox checks those from outside.
  return queue.unread.map(({ event }, index) => ({ ...event, id: first + index }) as QueueEvent);
}

const firstIdOf = ({ nextEventId, unread }: EventQueue): number => nextEventId - unread.length;

const isWaitedOn = ({ waits }: EventQueue): boolean => waits.size > 0;

const publishedOf = (event: NewEvent): Published => ({
  event,
  size: overhead.event + JSON.stringify(event).length,
});

const heartbeat = publishedOf({ type: "heartbeat" });

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

function endWaits(queue: EventQueue): void {
  for (const end of queue.waits) end();
}
