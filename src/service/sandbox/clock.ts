import { longestTimer } from "../../universal/longest-timer.ts";

/** The time of a sandbox, and its timers. */
export interface Clock {
  /** Milliseconds since the UNIX epoch. */
  now(): number;
  /** Resolves after this time, or as soon as the signal is aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** The clock of a sandbox, which `advance` moves ahead of the clock that it starts from. */
interface SandboxClock extends Clock {
  /** Moves the time forward, and ends each `sleep` whose time has passed. */
  advance(milliseconds: number): void;
  /** Returns to the time of the other clock. */
  reset(): void;
}

/** The last moment that a `Date` has (ECMAScript, "Time Values and Time Range"). */
export const lastMoment = 8.64e15;

/**
 * Creates the clock of a sandbox: it stands still at `start`, or without `start` runs with the clock of the machine.
 */
export function createClock(start?: number): SandboxClock {
  const { now, sleep } = start === undefined ? systemClock : standingAt(start);
  let ahead = 0;
  /** Ends pending sleeps. The first sleep creates it, because most moves of the clock wake nobody. */
  let sleepers: AbortController | undefined;
  const time = () => now() + ahead;
  const move = (milliseconds: number) => {
    ahead = milliseconds;
    sleepers?.abort();
    sleepers = undefined;
  };
  return {
    now: time,
    async sleep(milliseconds, signal) {
      const until = time() + milliseconds;
      let wasMoved: AbortSignal;
      do {
        sleepers ??= new AbortController();
        wasMoved = sleepers.signal;
        await sleep(until - time(), AbortSignal.any(signal ? [wasMoved, signal] : [wasMoved]));
      } while (wasMoved.aborted);
    },
    advance(milliseconds) {
      const isTaken = typeof milliseconds === "number" && milliseconds >= 0;
      if (!isTaken || time() + milliseconds > lastMoment) {
        throw new RangeError(
          `advance requires milliseconds from 0 up, to a time within the range of Date, not ${milliseconds}.`,
        );
      }
      move(ahead + milliseconds);
    },
    reset: () => move(0),
  };
}

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(), // Looked up at each call, like the timers, because tests may fake both.
  async sleep(milliseconds, signal) {
    for (let left = milliseconds; left > 0 && !signal?.aborted; left -= longestTimer) {
      await timer(Math.min(left, longestTimer), signal);
    }
  },
};

/** A clock that never moves: a `sleep` ends only by its signal. */
const standingAt = (start: number): Clock => ({
  now: () => start,
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      if (milliseconds <= 0 || signal?.aborted) resolve();
      else signal?.addEventListener("abort", () => resolve());
    }),
});

function timer(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timeout);
      signal?.removeEventListener("abort", wake);
      resolve();
    };
    const timeout = setTimeout(wake, milliseconds);
    signal?.addEventListener("abort", wake);
  });
}
