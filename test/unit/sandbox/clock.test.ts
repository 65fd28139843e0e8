// Clocks: how long a sleep lasts, and what ends it early.
import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aheadOf, systemClock } from "../../../src/service/sandbox/clock.ts";
import { manualClock } from "../../../src/service/sandbox/index.ts";
import { waitForRequest } from "../../helpers/caller.ts";

const day = 24 * 60 * 60 * 1000;

describe("the system clock", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  // A platform timer treats 2^31 milliseconds and more as one.
  it.each([1000, 2 ** 31 - 1, 2 ** 31, 100 * day])("sleeps %d ms, not less", async (time) => {
    let isAwake = false;
    const slept = systemClock.sleep(time).then(() => {
      isAwake = true;
    });
    await vi.advanceTimersByTimeAsync(time - 1);
    expect(isAwake).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await slept;
    expect(systemClock.now()).toBe(time);
  });

  it.each([1000, 100 * day])(
    "ends a sleep of %d ms and its timer when its signal aborts",
    async (time) => {
      const controller = new AbortController();
      const slept = systemClock.sleep(time, controller.signal);
      controller.abort();
      await slept;
      expect(vi.getTimerCount()).toBe(0);
      await systemClock.sleep(time, controller.signal);
    },
  );
});

describe.each([
  ["of the system", { ...systemClock, advance: () => undefined }],
  ["for tests", manualClock(1)],
])("the clock %s", (_, clock) => {
  it("does not sleep for 0 ms or with an aborted signal", async () => {
    await clock.sleep(0);
    await clock.sleep(1000, AbortSignal.abort());
  });

  it("removes its listener from a signal after a sleep", async () => {
    const { signal } = new AbortController();
    const slept = clock.sleep(1, signal);
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    if ("advance" in clock) clock.advance(1);
    await slept;
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});

describe("the clock for tests", () => {
  it("wakes due sleeps in order of time, and no others", async () => {
    const clock = manualClock();
    const awake: number[] = [];
    for (const time of [30, 10, 20, 31]) {
      void clock.sleep(time).then(() => {
        awake.push(time);
      });
    }
    clock.advance(30);
    await waitForRequest();
    expect(awake).toEqual([10, 20, 30]);
  });

  it.each<[unknown, ErrorConstructor, string]>([
    [Number.NaN, RangeError, "NaN"],
    [Number.POSITIVE_INFINITY, RangeError, "Infinity"],
    [-1, RangeError, "-1"],
    ["5", TypeError, '"5"'],
    [undefined, TypeError, "undefined"],
    [new Date(0), TypeError, "an object"],
  ])("advances by milliseconds from 0 up, and rejects %s", (time, kind, shown) => {
    const clock = manualClock(5);
    const advance = () => clock.advance(time as number);
    expect(advance).toThrow(kind);
    expect(advance).toThrow(`advance takes milliseconds from 0 up, not ${shown}.`);
    expect(clock.now()).toBe(5);
  });

  it("starts at milliseconds from 0 up only", () => {
    expect(manualClock(0).now()).toBe(0);
    expect(() => manualClock(Number.NaN)).toThrow(
      "manualClock takes milliseconds from 0 up, not NaN.",
    );
  });
});

describe("a clock ahead of another", () => {
  /** The sleeps as they end, each with the time of the other clock. */
  function sleeping(...times: readonly number[]) {
    const followed = manualClock(0);
    const clock = aheadOf(followed);
    const awake: (readonly [sleep: number, at: number])[] = [];
    for (const time of times) void clock.sleep(time).then(() => awake.push([time, followed.now()]));
    return { followed, clock, awake };
  }

  it("advances with the other one, and keeps its lead over it", async () => {
    const { followed, clock, awake } = sleeping(30, 100);
    clock.advance(20);
    await waitForRequest();
    expect([clock.now(), awake]).toEqual([20, []]);
    followed.advance(9);
    await waitForRequest();
    expect([clock.now(), awake]).toEqual([29, []]);
    followed.advance(1);
    clock.advance(69);
    await waitForRequest();
    expect([clock.now(), awake]).toEqual([99, [[30, 10]]]);
    clock.advance(1);
    await waitForRequest();
    expect(awake.at(1)).toEqual([100, 10]);
  });

  it("loses its lead on reset; a sleep then lasts until the other one reaches its end", async () => {
    const { followed, clock, awake } = sleeping(30);
    clock.advance(29);
    clock.reset();
    expect(clock.now()).toBe(0);
    followed.advance(29);
    await waitForRequest();
    expect(awake).toEqual([]);
    followed.advance(1);
    await waitForRequest();
    expect(awake).toEqual([[30, 30]]);
  });

  it("ends a sleep when its signal aborts, and rejects a negative time", async () => {
    const { clock } = sleeping();
    const controller = new AbortController();
    const slept = clock.sleep(1000, controller.signal);
    clock.advance(1);
    controller.abort();
    await slept;
    expect(clock.now()).toBe(1);
    expect(() => clock.advance(-1)).toThrow("advance takes milliseconds from 0 up, not -1.");
  });
});
