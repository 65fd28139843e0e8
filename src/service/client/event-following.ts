import type { ArgumentsOf, Data } from "./operation-types.ts";
import type { ErrorBody } from "./result.ts";

/** An event of the server, of any type. */
export type EventOf<Operations> = Operations extends { getEvents: infer Operation }
  ? Data<Operation> extends { readonly events: readonly (infer Event)[] }
    ? Event
    : never
  : never;

/**
 * Stands among the events where some are missing: what happened between the event before it and the one
 * after it is not told. No server sends this type: their types have underscores. A program that keeps what
 * events change reads it anew on this; the events that follow are of a queue that collects already.
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
   * Told when the first queue collects, and waited for: what is read from then on, and the events that
   * follow, have no gap between them. What it throws ends the following.
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
   * The events from now on, each once, in order, without heartbeats, for as long as they are read:
   *
   * ```ts
   * for await (const event of client.followEvents({ event_types: ["drafts"] }, { signal })) {
   *   if (event.type === "events-lost") await readAllAgain();
   * }
   * ```
   *
   * Takes the arguments of `registerEventQueue`. Registers a queue when the first event is asked for, and
   * deletes it at the end, however that comes. Where the network, a gateway or a limit of requests is in the
   * way, it waits and goes on; where the queue is gone, it registers another and gives an `EventsLost`. Until
   * the first queue is registered, only the limit of requests is waited for. A read takes as long as the
   * server lets it wait, whatever the client's `timeout`.
   *
   * @throws AbortError where the signal aborts.
   * @throws ServiceError where the server refuses; NoAnswerError where waiting would not help.
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
