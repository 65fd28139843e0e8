// Clocks: how long a sleep lasts, and what ends it early.
import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClock, systemClock } from "../../../src/service/sandbox/clock.ts";
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

it.each([0, -1])("the clock of the system does not sleep for %d ms", async (time) => {
  await systemClock.sleep(time);
  await systemClock.sleep(1000, AbortSignal.abort());
});

it("the clock of the system removes its listener from a signal after a sleep", async () => {
  const { signal } = new AbortController();
  const slept = systemClock.sleep(1, signal);
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  await slept;
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

describe("a clock that stands still", () => {
  it("wakes the sleeps that are due when it is advanced, and no others", async () => {
    const clock = createClock(7);
    const awake: number[] = [];
    for (const time of [30, 10, 20, 31, 0]) {
      void clock.sleep(time).then(() => {
        awake.push(time);
      });
    }
    await waitForRequest();
    expect(awake).toEqual([0]);
    clock.advance(30);
    await waitForRequest();
    expect(awake).toEqual([0, 30, 10, 20]);
    expect(clock.now()).toBe(37);
  });

  it("ends a sleep when its signal aborts", async () => {
    const clock = createClock(0);
    const controller = new AbortController();
    const slept = clock.sleep(1000, controller.signal);
    clock.advance(1);
    controller.abort();
    await slept;
    await clock.sleep(1000, AbortSignal.abort());
    expect(clock.now()).toBe(1);
  });

  it("returns to its start at a reset, after which a sleep takes as long as before", async () => {
    const clock = createClock(5);
    let isAwake = false;
    void clock.sleep(30).then(() => {
      isAwake = true;
    });
    clock.advance(29);
    clock.reset();
    expect(clock.now()).toBe(5);
    clock.advance(29);
    await waitForRequest();
    expect(isAwake).toBe(false);
    clock.advance(1);
    await waitForRequest();
    expect(isAwake).toBe(true);
  });

  it.each<[unknown, string]>([
    [Number.NaN, "NaN"],
    [Number.POSITIVE_INFINITY, "Infinity"],
    [1e300, "1e+300"],
    [8.64e15, "8640000000000000"],
    [-1, "-1"],
    ["5", "5"],
    [undefined, "undefined"],
    [{}, "[object Object]"],
  ])(
    "is advanced by milliseconds from 0 up, to a time that a Date has, and not by %s",
    (time, shown) => {
      const clock = createClock(5);
      const advance = () => clock.advance(time as number);
      expect(advance).toThrow(RangeError);
      expect(advance).toThrow(
        `advance requires milliseconds from 0 up, to a time within the range of Date, not ${shown}.`,
      );
      expect(clock.now()).toBe(5);
      clock.advance(8.64e15 - 5);
      expect(new Date(clock.now()).toISOString()).toBe("+275760-09-13T00:00:00.000Z");
    },
  );
});

describe("a clock that goes with the machine's", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("runs while it is ahead, and ends a sleep once both have passed its time", async () => {
    const clock = createClock();
    const awake: (readonly [sleep: number, at: number])[] = [];
    for (const time of [30, 100]) void clock.sleep(time).then(() => awake.push([time, Date.now()]));
    clock.advance(20);
    await vi.advanceTimersByTimeAsync(9);
    expect([clock.now(), awake]).toEqual([29, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(awake).toEqual([[30, 10]]);
    clock.advance(70);
    await vi.advanceTimersByTimeAsync(0);
    expect([clock.now(), awake.at(1)]).toEqual([100, [100, 10]]);
  });
});
