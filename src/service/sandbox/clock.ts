import { longestTimer } from "../../base/longest-timer.ts";
import { aTime, checkValue } from "./checked-by.ts";

/** The time of a sandbox, and its timers. */
export interface Clock {
  /** Milliseconds since the UNIX epoch. */
  now(): number;
  /** Resolves after this time, or as soon as the signal is aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** A clock that moves only when `advance` is called. */
export interface ManualClock extends Clock {
  /** Moves the time forward, and ends each `sleep` whose time has passed. */
  advance(milliseconds: number): void;
}

/** A clock that can be advanced ahead of another clock, and reset to it. */
interface AdvancingClock extends ManualClock {
  /** Returns to the time of the other clock. */
  reset(): void;
}

/** Creates a clock that runs ahead of another by the time that it was advanced. */
export function aheadOf({ now, sleep }: Clock): AdvancingClock {
  let ahead = 0;
  let moved = new AbortController();
  const time = () => now() + ahead;
  const move = (milliseconds: number) => {
    ahead = milliseconds;
    moved.abort();
    moved = new AbortController();
  };
  return {
    now: time,
    async sleep(milliseconds, signal) {
      const until = time() + milliseconds;
      let wasMoved: AbortSignal;
      do {
        wasMoved = moved.signal;
        await sleep(until - time(), AbortSignal.any(signal ? [wasMoved, signal] : [wasMoved]));
      } while (wasMoved.aborted);
    },
    advance(milliseconds) {
      checkValue("advance", milliseconds, aTime);
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

/**
 * A clock for tests, to be spread into the options: `createSandbox({ ...clock })`. Starts at the given
 * time, in milliseconds since the UNIX epoch. Defaults to 2026-01-01T00:00:00Z.
 *
 * @throws TypeError or RangeError if the time, here or in `advance`, is not a number from 0 up.
 */
export function manualClock(start = Date.UTC(2026, 0, 1)): ManualClock {
  checkValue("manualClock", start, aTime);
  let time = start;
  const sleepers = new Set<{ readonly until: number; wake(): void }>();
  return {
    now: () => time,
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        const sleeper = {
          until: time + milliseconds,
          wake() {
            sleepers.delete(sleeper);
            signal?.removeEventListener("abort", sleeper.wake);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal?.addEventListener("abort", sleeper.wake);
        if (signal?.aborted || milliseconds <= 0) sleeper.wake();
      }),
    advance(milliseconds) {
      checkValue("advance", milliseconds, aTime);
      time += milliseconds;
      const due = [...sleepers].filter(({ until }) => until <= time);
      for (const sleeper of due.sort((one, other) => one.until - other.until)) sleeper.wake();
    },
  };
}
