import type { CallOptions, Client } from "./client.ts";
import type { AbortError, InvalidResponseError, NetworkError, TimeoutError } from "./errors.ts";
import type { EventOf, EventsLost, FollowOptions } from "./event-following.ts";
import type { Operations } from "./operation-types.ts";
import type { RetryOptions } from "./options.ts";
import type { ErrorBody, Refusal, Success, unwrap } from "./result.ts";
import type { askedDelay } from "./send.ts";
import type { sleep } from "./sleep.ts";

type Followed = EventOf<Operations<0>> | EventsLost;

/**
 * Functions of the client's modules, passed in. With imports, the bundler would split these out, which would
 * make the client a twentieth larger for programs that follow no events.
 */
interface Tools {
  readonly AbortError: typeof AbortError;
  readonly askedDelay: typeof askedDelay;
  readonly sleep: typeof sleep;
  readonly unwrap: typeof unwrap;
}

/** A queue, and the last event that was read of it. */
interface Queue {
  readonly queue_id: string;
  readonly timeout: number;
  last_event_id: number;
  /** Whether the server has answered a read of it. */
  isRead: boolean;
}

/** The shortest time limit of a read, in seconds, also where the server does not report its own. */
const longestRead = 90;
/** The time limit for deleting the queue at the end, in milliseconds: servers delete unread queues anyway. */
const deletionTimeout = 5000;

/** The events of a queue of their own: see `EventFollowing`. */
export function followEvents(
  client: Client<0>,
  given: object,
  { signal: outer, onRegistered }: FollowOptions,
  { backoff }: Required<RetryOptions>,
  { AbortError, askedDelay, sleep, unwrap }: Tools,
): Pick<AsyncGenerator<Followed, void>, "next" | "return"> {
  const stopped = new AbortController();
  const signal = outer ? AbortSignal.any([outer, stopped.signal]) : stopped.signal;

  /** Repeats a call after each failure that `passes`, and waits in between. */
  async function patiently<D, E extends ErrorBody>(
    call: (options: CallOptions) => Promise<Success<D> | Refusal<E>>,
    passes: (failure: unknown) => boolean,
  ): Promise<Success<D> | Refusal<E>> {
    for (let failures = 1; ; failures++) {
      let delay: number | undefined;
      try {
        const result = await call({ signal });
        if (result.ok || !passes(result)) return result;
        delay = askedDelay(result.response.headers.get("Retry-After"), result.error);
      } catch (error) {
        if (!passes(error)) throw error;
        const { retryAfter = null }: Partial<InvalidResponseError> = Object(error); // A gateway's page.
        delay = askedDelay(retryAfter, undefined);
      }
      await pause(delay ?? backoff(failures));
    }
  }

  /** Resolves early where the signal aborts: the next call rejects with it. */
  const pause = (delay: number) => sleep(delay, signal).catch(() => {});

  async function register(passes: (failure: unknown) => boolean): Promise<Queue> {
    const call = (options: CallOptions) => client.registerEventQueue(given, options);
    const data = unwrap(await patiently(call, passes));
    const { queue_id, last_event_id } = data;
    const { event_queue_longpoll_timeout_seconds: seconds = longestRead } = data;
    return {
      queue_id,
      last_event_id,
      timeout: Math.max(seconds, longestRead) * 1000,
      isRead: false,
    };
  }

  const read = ({ queue_id, last_event_id, timeout }: Queue) =>
    patiently(
      (options) => client.getEvents({ queue_id, last_event_id }, { ...options, timeout }),
      mayPass,
    );

  async function remove({ queue_id }: Queue): Promise<void> {
    const options = { timeout: deletionTimeout };
    await client.deleteEventQueue({ queue_id }, options).catch(() => {}); // The server deletes it when it is idle.
  }

  async function* events(): AsyncGenerator<Followed, void> {
    let queue: Queue | undefined;
    try {
      queue = await register(isLimited);
      await onRegistered?.();
      for (let unread = 1; ; ) {
        const result = await read(queue);
        if (result.ok) {
          queue.isRead = true;
          unread = 1;
          const before = queue.last_event_id;
          for (const event of result.data.events) {
            if (event.id <= queue.last_event_id) continue;
            queue.last_event_id = event.id;
            if (signal.aborted) throw new AbortError("getEvents", signal.reason);
            if (event.type !== "heartbeat") yield event;
          }
          // Another reader or a deletion of the queue ends reads at once: without a pause this loop would not wait.
          if (queue.last_event_id === before) await pause(backoff(1));
          continue;
        }
        const { error } = result;
        const after = queue.last_event_id;
        if (error.code === "BAD_EVENT_QUEUE_ID") {
          if (!queue.isRead) await pause(backoff(unread++));
        } else if (error.code === "BAD_REQUEST" && queue.isRead) {
          await remove(queue);
        } else {
          unwrap(result);
        }
        queue = undefined;
        queue = await register(mayPass);
        yield { type: "events-lost", after, error };
      }
    } catch (error) {
      if (!stopped.signal.aborted) throw error;
    } finally {
      if (queue) await remove(queue);
    }
  }

  const generator = events();
  return {
    next: () => generator.next(),
    // Ends the read that is under way, for which the generator would wait.
    return() {
      stopped.abort();
      return generator.return();
    },
  };
}

/** The status of a refusal or an invalid answer; 0 where there was no answer. */
function statusOf(failure: unknown): number {
  const { status = 0, response }: Partial<InvalidResponseError & Refusal<ErrorBody>> =
    Object(failure);
  return response?.status ?? status;
}

/** Whether the rate limit refused the call, which then had no effect. */
const isLimited = (failure: unknown): boolean => statusOf(failure) === 429;

/** Whether the same call may succeed later. */
function mayPass(failure: unknown): boolean {
  const { name, isLasting }: Partial<NetworkError | TimeoutError> & { isLasting?: boolean } =
    Object(failure);
  return (
    (name === "NetworkError" && !isLasting) ||
    name === "TimeoutError" ||
    isLimited(failure) ||
    statusOf(failure) >= 500
  );
}
