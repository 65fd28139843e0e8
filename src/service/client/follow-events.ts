import type { ServerEvent } from "../../../generated/schemas.gen.ts";
import type { ClientInside } from "../../toolkit/runtime/api-conventions.ts";
import type { ErrorResult } from "../../toolkit/runtime/call-result.ts";
import type { ArgumentsOf } from "../../toolkit/runtime/contract-types.ts";
import { ArgumentError, InvalidResponseError } from "../../toolkit/runtime/errors.ts";
import { quoted } from "../../toolkit/runtime/redact.ts";
import type { Retry } from "../../toolkit/runtime/runtime-options.ts";
import { errorCodeIn, isPassing, requestedDelay } from "../../toolkit/runtime/send-with-retries.ts";
import { onAbort, sleep } from "../../toolkit/runtime/sleep.ts";
import { editsBetween } from "../../universal/nearest-name.ts";
import { type ErrorBody, ServiceError } from "./client-result.ts";
import type { Client, Operations } from "./client-types.ts";
import type {
  DescribedType,
  EventOf,
  EventsLost,
  FollowOptions,
  LevelChanged,
} from "./event-following.ts";

type Followed = EventOf<Operations<0>> | EventsLost | LevelChanged;

/** A queue, and the last event that was read from it. */
interface Queue {
  readonly queue_id: string;
  readonly timeout: number;
  last_event_id: number;
  /** Whether a read has succeeded. */
  isRead: boolean;
}

/** The shortest time limit of a read, also if the server reports none. */
const shortestReadSeconds = 90;
/** The longest time limit of a read. */
const longestReadSeconds = 3600;
/** The time limit for deleting the queue at the end, in milliseconds. It may fail: servers delete unread queues. */
const deletionTimeout = 5000;
/** The count of setbacks restarts after this many milliseconds without one: a single success is no recovery. */
const recoveryTime = 60_000;
/** The longest wait that a server can ask for, in milliseconds. */
const longestHint = 3_600_000;
/** How long, in milliseconds, and how often in a row the responses to an operation may come from another sender. */
const longestForeign = 300_000;
const mostForeign = 100;
/** A read that is shorter than this, in milliseconds, and returns no events is a setback: it did not wait for any. */
const shortestPoll = 10_000;

/** The parts of a client that it needs. */
export type Queues = Pick<
  Client,
  "deleteEventQueue" | "getEvents" | "registerEventQueue" | "serverFeatureLevel"
>;

/** Implements `EventFollowing`. */
export function followEvents(
  client: Queues,
  given: ArgumentsOf<Operations<0>["registerEventQueue"]>,
  { signal: outer, onRegistered }: FollowOptions,
  { retry: { backoff, maxDelay, onRetry }, learn }: Pick<ClientInside, "retry" | "learn">,
): Pick<AsyncGenerator<Followed, void>, "next" | "return"> {
  const controller = new AbortController();
  const { signal } = controller;
  let isReturned = false;
  // Without retries by the client, all waits happen here, with one count of setbacks.
  const options = { signal, retry: false } as const;
  let setbacks = 0;
  let recoveredAt = 0;

  /** Waits after a setback. Resolves early if the signal aborts; the next call then rejects. */
  async function pause(
    operation: string,
    reason?: Retry["reason"],
    code?: string,
    hint = 0,
  ): Promise<void> {
    if (performance.now() > recoveredAt) setbacks = 0;
    const retry = ++setbacks;
    const delay = Math.min(hint, longestHint) + Math.min(backoff(retry), maxDelay);
    if (reason !== undefined) onRetry({ operation, retry, delay, reason, code });
    await sleep(delay, signal).catch(() => {});
    recoveredAt = performance.now() + recoveryTime;
  }

  /** Repeats work after each failure that `passes`, with a wait before each repetition. */
  async function patiently<T>(
    operation: string,
    work: () => Promise<T>,
    passes = forSomeMinutes(),
  ): Promise<T> {
    for (;;) {
      let failure: unknown;
      try {
        const result = await work();
        if (!passes(result)) return result;
        failure = result;
      } catch (error) {
        if (!passes(error)) throw error;
        failure = error;
      }
      const { response, error, retryAfter, date }: Failure = Object(failure);
      const hints = { "Retry-After": retryAfter ?? "", Date: date ?? "" };
      const headers = response?.headers ?? new Headers(hints);
      const reason = isPassing(failure) ? failure : statusOf(failure);
      await pause(
        operation,
        reason,
        errorCodeIn(error ?? failure, (text) => quoted(Object(failure), text)),
        requestedDelay(headers, error, "retry-after"),
      );
    }
  }

  /** Whether a failure is temporary. */
  const mayPass = (failure: unknown): boolean =>
    isPassing(failure) || isLimited(failure) || statusOf(failure) >= 500;

  /**
   * As `mayPass`; a response that does not come from the service, such as the page of a gateway, passes for some
   * minutes, too.
   */
  function forSomeMinutes(): typeof mayPass {
    let [count, begin] = [0, 0];
    return (failure) => {
      if (!(failure instanceof InvalidResponseError) || failure.status >= 500) {
        count = 0;
        return mayPass(failure);
      }
      if (count++ === 0) begin = performance.now();
      return count <= mostForeign && performance.now() - begin < longestForeign;
    };
  }

  async function register(passes = forSomeMinutes()): Promise<Queue> {
    const registration = { ...given, client_capabilities: capabilitiesOf(given) };
    const call = () => client.registerEventQueue(registration, options);
    const result = await patiently("registerEventQueue", call, passes);
    if (!result.ok) throw new ServiceError(result);
    const problem = registrationProblem(result.data);
    if (problem !== undefined) throw new InvalidResponseError("registerEventQueue", problem, 200);
    const { queue_id, last_event_id, ...data } = result.data;
    const { event_queue_longpoll_timeout_seconds: seconds = shortestReadSeconds } = data;
    const limit = Math.min(Math.max(seconds, shortestReadSeconds), longestReadSeconds);
    return { queue_id, last_event_id, timeout: limit * 1000, isRead: false };
  }

  const read = ({ queue_id, last_event_id, timeout }: Queue) =>
    patiently("getEvents", () =>
      client.getEvents({ queue_id, last_event_id }, { ...options, timeout }),
    );

  async function remove({ queue_id }: Queue): Promise<void> {
    const patience = { timeout: deletionTimeout, retry: false } as const;
    await client.deleteEventQueue({ queue_id }, patience).catch(() => {}); // Servers delete idle queues.
  }

  async function* events(): AsyncGenerator<Followed, void> {
    refuseMisspelt(given.event_types);
    let queue: Queue | undefined;
    /** Until when another loss of a queue is a setback. */
    let lossesUntil = 0;
    let level = client.serverFeatureLevel;
    const changes = function* (): Generator<LevelChanged> {
      const from = level;
      const to = client.serverFeatureLevel;
      level = to;
      if (from !== undefined && to !== undefined && from !== to) {
        yield { type: "level-changed", from, to };
      }
    };
    const registered = (lost?: EventsLost) =>
      patiently("onRegistered", async () => void (await onRegistered?.(lost)));
    const forget = outer && onAbort(outer, () => controller.abort(outer.reason));
    if (outer?.aborted) controller.abort(outer.reason);
    try {
      queue = await register(isLimited);
      await registered();
      for (;;) {
        yield* changes();
        const begin = performance.now();
        const result = await read(queue);
        if (result.ok) {
          queue.isRead = true;
          let isNews = false;
          for (const event of result.data.events) {
            if (event.id <= queue.last_event_id) continue;
            queue.last_event_id = event.id;
            if (signal.aborted) break; // The next read throws the reason.
            if (event.type === "heartbeat") continue;
            isNews = true;
            // Queues outlast an upgrade (sources §23.1): the next registration may never come.
            const isRestart = event.type === "restart";
            if (isRestart) learn("getEvents", event.zulip_feature_level);
            yield event;
            if (isRestart) yield* changes();
          }
          // Another reader or a deletion of the queue ends reads at once; without a pause this loop would spin.
          if (!isNews && performance.now() - begin < shortestPoll) await pause("getEvents");
          continue;
        }
        const { error } = result;
        const lost: EventsLost = { type: "events-lost", after: queue.last_event_id, error };
        if (error.code === "BAD_REQUEST" && queue.isRead) await remove(queue);
        else if (error.code !== "BAD_EVENT_QUEUE_ID") throw new ServiceError(result);
        queue = undefined;
        // The server responds, so wait only if it loses one queue after another.
        if (error.code === "BAD_REQUEST" || performance.now() < lossesUntil) {
          await pause("getEvents", statusOf(result), error.code && quoted(result, error.code));
        }
        lossesUntil = performance.now() + recoveryTime;
        queue = await register();
        await registered(lost);
        yield lost;
      }
    } catch (error) {
      if (!isReturned) throw error;
    } finally {
      forget?.();
      if (queue) await remove(queue);
    }
  }

  const generator = events();
  return {
    next: () => generator.next(),
    // Ends the current read, for which the generator would otherwise wait.
    return() {
      isReturned = true;
      controller.abort();
      return generator.return();
    },
  };
}

/** Checked by the compiler against the specification. */
const describedTypes: Readonly<Record<DescribedType<ServerEvent>, true>> = {
  drafts: true,
  heartbeat: true,
  invites_changed: true,
  realm_filters: true,
  realm_linkifiers: true,
  realm_user: true,
  restart: true,
};

/**
 * A queue for a type that no server has would collect nothing, in silence. Other undescribed types are allowed.
 *
 * @throws ArgumentError if a type is one letter off a described one.
 */
function refuseMisspelt(types: readonly string[] = []): void {
  for (const type of types) {
    const meant = Object.keys(describedTypes).find((one) => editsBetween(one, `${type}`) === 1);
    if (meant === undefined) continue;
    const problem = `has the unknown type ${JSON.stringify(type)}. Did you mean "${meant}"?`;
    throw new ArgumentError("followEvents", "event_types", problem);
  }
}

/** Describes what is wrong with the registration of a queue; `undefined` if nothing is. */
function registrationProblem({
  queue_id,
  last_event_id,
  event_queue_longpoll_timeout_seconds: seconds = shortestReadSeconds,
}: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof queue_id !== "string") return "queue_id is not a string";
  if (!Number.isSafeInteger(last_event_id)) return "last_event_id is not an integer";
  if (typeof seconds !== "number") return "event_queue_longpoll_timeout_seconds is not a number";
  return undefined;
}

/** The parts of an error response or an exception that say how long to wait. */
type Failure = Partial<ErrorResult<ErrorBody> & Pick<InvalidResponseError, "retryAfter" | "date">>;

/** The status of a refusal or an invalid response; 0 if there was none. */
function statusOf(failure: unknown): number {
  const { status = 0, response }: Partial<InvalidResponseError & ErrorResult<ErrorBody>> =
    Object(failure);
  return response?.status ?? status;
}

/** Whether the rate limit refused the call, which then had no effect. */
const isLimited = (failure: unknown): boolean => statusOf(failure) === 429;

/** From level 176 on, servers send linkifiers only to clients that declare support for URL templates. */
function capabilitiesOf({
  event_types,
  client_capabilities,
}: ArgumentsOf<Operations<0>["registerEventQueue"]>) {
  if (event_types && !event_types.includes("realm_linkifiers")) return client_capabilities;
  // If a client declares a capability, servers also require the first one. It only changes events that are not
  // described here.
  return {
    notification_settings_null: false,
    linkifier_url_template: true,
    ...client_capabilities,
  };
}
