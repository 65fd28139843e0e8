import type { ArgumentsOf, Data } from "./operation-types.ts";
import type { ErrorBody } from "./result.ts";

/** An event of the server, of any type. */
export type EventOf<Operations> = Operations extends { getEvents: infer Operation }
  ? Data<Operation> extends { readonly events: readonly (infer Event)[] }
    ? Event
    : never
  : never;

/**
 * Marks a gap in the events: those between the event before it and the one after it are lost. A program that
 * keeps a copy of what events change reads that again; the new queue collects events already. No server sends this
 * type: their types have underscores.
 */
export interface EventsLost {
  readonly type: "events-lost";
  /** The `id` of the last event before the gap; -1 where there was none. */
  readonly after: number;
  /** How the server said that the queue, or the place in it, is gone. */
  readonly error: ErrorBody;
}

/** What can be set for following events. */
export interface FollowOptions {
  /** Ends the following with an `AbortError`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Called once the first queue collects events, and awaited. What it reads and the events that follow have no
   * gap between them. An error that it throws ends the following.
   */
  readonly onRegistered?: (() => unknown) | undefined;
}

/** Following events, with the types of a level's operations. */
export type EventFollowingOf<Operations> = EventFollowing<
  Operations extends { registerEventQueue: infer Operation } ? ArgumentsOf<Operation> : never,
  EventOf<Operations>
>;

/** Following events of a type, of a queue that these arguments register. */
export interface EventFollowing<in Given, out Event> {
  /**
   * The events from now on, each once, in order, without heartbeats:
   *
   * ```ts
   * for await (const event of client.followEvents({ event_types: ["drafts"] }, { signal })) {
   *   if (event.type === "events-lost") await readAllAgain();
   * }
   * ```
   *
   * Takes the arguments of `registerEventQueue`. Registers a queue when the first event is requested, and deletes
   * it at the end, also after an error. After a failure of the network, a gateway or a rate limit it waits and
   * tries again; where the queue is gone, it registers another and yields an `EventsLost`. The first registration
   * is retried after a rate limit only. A read lasts as long as the server lets it wait, whatever the client's
   * `timeout`.
   *
   * @throws AbortError where the signal aborts.
   * @throws ServiceError where the server refuses; NoAnswerError where a retry would not help.
   */
  readonly followEvents: FollowEvents<Given, Event>;
}

/**
 * Two clients are compared property by property, as they are intersections; this one is by what it takes and
 * gives, and not by all that lies in an iterator (see `GivenMethod`).
 */
type FollowEvents<in Given, out Event> = (
  given?: Given,
  options?: FollowOptions,
) => AsyncIterableIterator<Event | EventsLost>;
