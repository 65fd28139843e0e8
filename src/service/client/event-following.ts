import type { CallsFrom } from "../../../generated/client.gen.ts";
import type { ServerEvent } from "../../../generated/schemas.gen.ts";
import type { ArgumentsOf } from "../../toolkit/runtime/contract-types.ts";
import type { ErrorBody } from "./client-result.ts";

/** An event of the server, of any type. */
export type EventOf<Operations> = Operations extends {
  getEvents: { readonly data: { readonly events: readonly (infer Event)[] } };
}
  ? Event
  : never;

/**
 * Marks a gap: the events between the one before it and the one after it are lost. A program that keeps a copy of
 * data reads it again; the new queue already collects events. No server sends an event of this type: theirs have
 * underscores.
 */
export interface EventsLost {
  readonly type: "events-lost";
  /** The `id` of the last event before the gap; -1 if there was none. */
  readonly after: number;
  /** The error of the server: the queue, or the position in it, no longer exists. */
  readonly error: ErrorBody;
}

/** The server was upgraded or downgraded: it reports a different feature level. */
export interface LevelChanged {
  readonly type: "level-changed";
  readonly from: number;
  readonly to: number;
}

/** The options for following events. */
export interface FollowOptions {
  /** Ends the loop with an `AbortError`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Called, and awaited, when a queue has begun to collect events: without an argument for the first queue, and with
   * the loss for each later one. No event is missing between the data it reads and the events that follow. If it throws
   * a temporary failure (of the network, a gateway, a server or a rate limit), it is called again after a wait; any
   * other error ends the loop.
   */
  readonly onRegistered?: ((lost?: EventsLost) => unknown) | undefined;
}

/** The type of `followEvents` for the operations of a level. */
export type EventFollowingOf<Operations> = EventFollowing<
  Operations extends { registerEventQueue: infer Operation }
    ? WithSuggestions<ArgumentsOf<Operation>>
    : never,
  EventOf<Operations>
>;

/** `followEvents` of the clients for each boundary. */
export type FollowingFrom = { readonly [B in keyof CallsFrom]: EventFollowingOf<CallsFrom[B]> };

/** Editors suggest the event types that the specification describes; others are allowed. */
type WithSuggestions<Given> = {
  readonly [Name in keyof Given]: Name extends "event_types"
    ? readonly (DescribedType<ServerEvent> | (string & {}))[] | undefined
    : Given[Name];
};

/** Follows events of a queue that these arguments register. */
export interface EventFollowing<in Given, out Event> {
  /**
   * Yields the events from now on, each once, in order, without heartbeats:
   *
   * ```ts
   * const onRegistered = () => readAll(); // At the beginning, and where events were lost.
   * for await (const event of client.followEvents({ event_types: ["drafts"] }, { signal, onRegistered })) {
   *   if (event.type === "drafts") apply(event);
   * }
   * ```
   *
   * Accepts the arguments of `registerEventQueue`, and adds the `client_capabilities` that the described events need.
   * Registers a queue when the first event is requested, and deletes it at the end, even after an error. After a
   * failure of the network, a gateway or a rate limit it waits and tries again; also after a response that does not
   * come from the service, such as a maintenance page, but only for some minutes. If the queue is lost, it registers
   * another and yields an `EventsLost`. If a `restart` event or a registration reports another level, the client uses
   * it and yields a `LevelChanged`. The first registration is retried only after a rate limit. Reads last as long as
   * the server lets them wait, whatever the client's `timeout`.
   *
   * @throws AbortError if the signal aborts.
   * @throws ServerTooOldError if the server's level falls below the client's `featureLevel`.
   * @throws ArgumentError if an event type is one letter off a described one.
   * @throws ServiceError if the server refuses; NoResponseError if a retry would not help, or did not for some minutes.
   */
  readonly followEvents: FollowEvents<Given, Event>;
}

/** With `in` and `out`, the compiler does not compare the structure of iterators (see `Method`). */
type FollowEvents<in Given, out Event> = (
  given?: Given,
  options?: FollowOptions,
) => AsyncIterableIterator<Event | EventsLost | LevelChanged>;

interface AnyEvent {
  readonly type: unknown;
}

/** The event types that the specification describes. The type of all other events is an `enum` without values. */
export type DescribedType<Event> = Event extends { readonly type: infer Type extends string }
  ? `${Type}` extends Type
    ? Type
    : never
  : never;

declare const named: unique symbol;

/** An event of a type that the specification does not describe: its fields are `unknown`. */
export type OtherNamed<Event extends AnyEvent, Type extends string> = Exclude<
  Event,
  { readonly type: DescribedType<Event> }
> & {
  /** Keeps different event types apart, at compile time only. */
  readonly [named]: Type;
};

/**
 * Whether an event has this type, described in the specification or not. Fields of undescribed events are `unknown`;
 * for them, `event.type === "message"` would not compile:
 *
 * ```ts
 * if (isEvent(event, "message") && typeof event.flags === "object") …
 * ```
 */
export function isEvent<Event extends AnyEvent, const Type extends string>(
  event: Event,
  type: Type | DescribedType<Event>,
): event is Type extends DescribedType<Event>
  ? Extract<Event, { readonly type: Type }>
  : Event & OtherNamed<Event, Type> {
  return event.type === type;
}
