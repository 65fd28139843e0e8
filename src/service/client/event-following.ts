import type { ServerEvent } from "../../../generated/schemas.gen.ts";
import type { ArgumentsOf } from "./operation-types.ts";
import type { ErrorBody } from "./result.ts";

/** An event of the server, of any type. */
export type EventOf<Operations> = Operations extends {
  getEvents: { readonly data: { readonly events: readonly (infer Event)[] } };
}
  ? Event
  : never;

/**
 * Marks a gap in the events: those between the event before it and the one after it are lost. A program that
 * keeps a copy of something reads it again; the new queue already collects events. No server sends this
 * type: their types have underscores.
 */
export interface EventsLost {
  readonly type: "events-lost";
  /** The `id` of the last event before the gap; -1 where there was none. */
  readonly after: number;
  /** The answer of the server that the queue, or the place in it, is gone. */
  readonly error: ErrorBody;
}

/** The server reports another feature level than before: it was upgraded or downgraded. */
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
   * Called once a queue collects events, and awaited: with nothing for the first queue, and for each further one with
   * what was lost. What it reads and the events that follow have no gap between them. Where what it throws is a
   * failure that may pass (of the network, a gateway, a server or a rate limit), it is called again after a wait; any
   * other error ends the loop.
   */
  readonly onRegistered?: ((lost?: EventsLost) => unknown) | undefined;
}

/** Following events, with the types of a level's operations. */
export type EventFollowingOf<Operations> = EventFollowing<
  Operations extends { registerEventQueue: infer Operation }
    ? Omit<ArgumentsOf<Operation>, keyof DescribedTypes> & DescribedTypes
    : never,
  EventOf<Operations>
>;

/** An editor offers the types that the specification describes; others are allowed. */
interface DescribedTypes {
  readonly event_types?: readonly (DescribedType<ServerEvent> | (string & {}))[] | undefined;
}

/** Following events of a type, of a queue that these arguments register. */
export interface EventFollowing<in Given, out Event> {
  /**
   * The events from now on, each once, in order, without heartbeats:
   *
   * ```ts
   * const onRegistered = () => readAll(); // At the beginning, and where events were lost.
   * for await (const event of client.followEvents({ event_types: ["drafts"] }, { signal, onRegistered })) {
   *   if (event.type === "drafts") apply(event);
   * }
   * ```
   *
   * Takes the arguments of `registerEventQueue`; capabilities for the events that the specification describes are added to
   * `client_capabilities`. Registers a queue when the first event is requested, and deletes it at the end, also after
   * an error. After a failure of the network, a gateway or a rate limit it waits and tries again; where the queue is
   * gone, it registers another and yields an `EventsLost`. Where the server reports another level than before, it
   * yields a `LevelChanged`. The first registration is retried after a rate limit only. A read lasts as long as the
   * server lets it wait, whatever the client's `timeout`.
   *
   * @throws AbortError where the signal aborts.
   * @throws ServerTooOldError where the server's level falls below the client's `featureLevel`.
   * @throws ServiceError where the server refuses; NoAnswerError where a retry would not help, or an answer holds
   *   no events.
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
) => AsyncIterableIterator<Event | EventsLost | LevelChanged>;

interface AnyEvent {
  readonly type: unknown;
}

/** The types of events that the specification describes; the other ones have the type of an `enum` without values. */
type DescribedType<Event> = Event extends { readonly type: infer Type extends string }
  ? `${Type}` extends Type
    ? Type
    : never
  : never;

declare const named: unique symbol;

/** An event of a type that the specification does not describe: what it carries is `unknown`. */
export type OtherNamed<Event extends AnyEvent, Type extends string> = Exclude<
  Event,
  { readonly type: DescribedType<Event> }
> & {
  /** At compile time only: other events are not those of this type. */
  readonly [named]: Type;
};

/**
 * Whether an event is of this type, be it one that the specification describes or any other. The compiler knows the
 * fields of the former; those of the latter are `unknown`, as `event.type === "message"` would not compile:
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
