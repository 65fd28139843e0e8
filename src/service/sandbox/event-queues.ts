import type { ServerEvent } from "../../../generated/types/from-0.js";
import type { Clock } from "./clock.ts";

/** An event of a queue. */
export type QueueEvent = ServerEvent;

/** An event before a queue gives it its `id`. */
export type NewEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The settings with which a client registers a queue. */
interface Registration {
  readonly user_id: number;
  /** Absent: every type. */
  readonly event_types?: readonly string[];
  /** The names of the capabilities that the client has, for example `linkifier_url_template`. */
  readonly capabilities: readonly string[];
  /** How long the queue outlives its last read, in milliseconds. */
  readonly idleTime: number;
}

/** An event as it was published: one object, however many queues hold it. */
interface Published {
  readonly event: NewEvent;
  readonly size: number;
}

/** A registered queue. */
interface EventQueue extends Omit<Registration, "event_types" | "capabilities"> {
  readonly queue_id: string;
  readonly capabilities: ReadonlySet<string>;
  readonly event_types: ReadonlySet<string> | undefined;
  /** The events that no reader has acknowledged, oldest first; `eventsOf` gives it the IDs of this queue. */
  readonly unread: Published[];
  nextEventId: number;
  /** The size of the queue with its unread events, in bytes. */
  size: number;
  /** In milliseconds since the UNIX epoch. */
  lastRead: number;
  /** Ends the read that waits on the queue; `undefined` where none does. */
  waiting: AbortController | undefined;
}

/** A read gets a heartbeat after this time, in milliseconds: on servers, 45 to 55 seconds (sources §16.5). */
const heartbeatTime = 50 * 1000;
/** The reason for which a read ends without an event: its queue was deleted, or is read again. */
const overtaken = Symbol("overtaken");
/** The limit for the size of all queues with their unread events, in bytes. */
const maximum = 64 * 1024 * 1024;
/** The measured cost of a queue, a name that it holds, and an event, in bytes, without their characters. */
const overhead = { queue: 1000, name: 50, event: 100 };

/**
 * The event queues of an organization. When their sizes add up to more than 64 MiB, those that were read longest
 * ago are deleted, as if they had been idle. An event adds its size to each queue that has not read it.
 */
export interface EventQueues {
  register(registration: Registration): EventQueue;
  /** The queue of this ID; `undefined` where there is none or it is another user's (sources §11.2). */
  find(queue_id: string, userId: number): EventQueue | undefined;
  /** The queues that exist, the one read longest ago first. */
  all(): EventQueue[];
  /** Deletes a queue and ends the read that waits on it (sources §11.4). */
  remove(queue: EventQueue): void;
  /** Deletes the queues that have not been read for their idle time. */
  removeIdle(): void;
  /** Records that a queue is read now. */
  prolong(queue: EventQueue): void;
  /** Forgets the events of a queue up to this ID. */
  forget(queue: EventQueue, lastEventId: number): void;
  /** Ends the read that waits on a queue: a queue has one reader (sources §11.6). */
  endRead(queue: EventQueue): void;
  /**
   * Waits for an event and resolves to the unread ones; without any, to a heartbeat after 50 seconds. Resolves
   * early where the signal aborts, and to no events where the queue is deleted or read again.
   */
  wait(queue: EventQueue, signal: AbortSignal): Promise<QueueEvent[]>;
  /** Adds an event to each queue that collects its type and passes `isMeant`. */
  publish(event: NewEvent, isMeant: (queue: EventQueue) => boolean): void;
}

/** Creates the queues of an organization; they time out by this clock. */
export function createEventQueues(clock: Clock): EventQueues {
  // Reading moves a queue to the end, so those that nobody reads gather at the front.
  const queues = new Map<string, EventQueue>();
  let kept = 0;
  /** Before this moment no queue is idle for too long. */
  let nextIdle = Number.POSITIVE_INFINITY;

  function remove(queue: EventQueue): void {
    queues.delete(queue.queue_id);
    kept -= queue.size;
    endRead(queue);
  }

  function removeIdle(): void {
    const now = clock.now();
    if (now < nextIdle) return;
    nextIdle = Number.POSITIVE_INFINITY;
    for (const queue of queues.values()) {
      const end = queue.lastRead + queue.idleTime;
      if (end > now || isWaitedOn(queue)) nextIdle = Math.min(nextIdle, end);
      else remove(queue);
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

  function prolong(queue: EventQueue): void {
    queue.lastRead = clock.now();
    if (queues.delete(queue.queue_id)) queues.set(queue.queue_id, queue);
  }

  function add(queue: EventQueue, published: Published): void {
    queue.unread.push(published);
    queue.nextEventId++;
    resize(queue, published.size);
    queue.waiting?.abort();
  }

  return {
    register({ event_types, capabilities, ...registration }) {
      removeIdle();
      const queue: EventQueue = {
        ...registration,
        queue_id: randomId(),
        event_types: event_types === undefined ? undefined : new Set(event_types),
        capabilities: new Set(capabilities),
        unread: [],
        nextEventId: 0,
        size: 0,
        lastRead: clock.now(),
        waiting: undefined,
      };
      nextIdle = Math.min(nextIdle, queue.lastRead + queue.idleTime);
      queues.set(queue.queue_id, queue);
      const names = [...(event_types ?? []), ...capabilities];
      resize(queue, overhead.queue + sum(names.map(({ length }) => overhead.name + length)));
      makeRoom();
      return queue;
    },
    find(queue_id, userId) {
      removeIdle();
      const queue = queues.get(queue_id);
      return queue?.user_id === userId ? queue : undefined;
    },
    all() {
      removeIdle();
      return [...queues.values()];
    },
    remove,
    removeIdle,
    prolong,
    endRead,
    forget(queue, lastEventId) {
      const read = queue.unread.splice(0, lastEventId + 1 - firstIdOf(queue));
      resize(queue, -sum(read.map(({ size }) => size)));
    },
    async wait(queue, signal) {
      const waiting = new AbortController();
      queue.waiting = waiting;
      await clock.sleep(heartbeatTime, AbortSignal.any([signal, waiting.signal]));
      if (waiting.signal.reason === overtaken) return [];
      queue.waiting = undefined;
      prolong(queue);
      if (!waiting.signal.aborted && !signal.aborted) add(queue, heartbeat);
      return eventsOf(queue);
    },
    publish(event, isMeant) {
      removeIdle();
      if (queues.size === 0) return; // Before the event is measured.
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

/** The ID of the first event that the queue has not forgotten, or of the next one. */
export const firstIdOf = ({ nextEventId, unread }: EventQueue): number =>
  nextEventId - unread.length;

/** As servers write it; `crypto.randomUUID` is missing in a page that came over plain HTTP. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const isWaitedOn = ({ waiting }: EventQueue): boolean => waiting !== undefined;

const publishedOf = (event: NewEvent): Published => ({
  event,
  size: overhead.event + JSON.stringify(event).length,
});

const heartbeat = publishedOf({ type: "heartbeat" });

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

function endRead(queue: EventQueue): void {
  queue.waiting?.abort(overtaken);
  queue.waiting = undefined;
}
