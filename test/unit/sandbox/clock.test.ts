// The clocks: how long a sleep lasts, and what ends it early.
import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aheadOf, systemClock } from "../../../src/service/sandbox/clock.ts";
import { manualClock } from "../../../src/service/sandbox/index.ts";
import { settled } from "../../helpers/caller.ts";

const day = 24 * 60 * 60 * 1000;

describe("the clock of the machine", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  // A timer of the platform takes 2^31 milliseconds and more for one.
  it.each([1000, 2 ** 31 - 1, 2 ** 31, 100 * day])("sleeps %d ms, and not less", async (time) => {
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
    "ends a sleep of %d ms with its signal, and its timer",
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
  ["of the machine", { ...systemClock, advance: () => undefined }],
  ["for tests", manualClock(1)],
])("the clock %s", (_, clock) => {
  it("does not sleep for 0 ms, nor for one who has given up", async () => {
    await clock.sleep(0);
    await clock.sleep(1000, AbortSignal.abort());
  });

  it("leaves nothing on a signal that did not end a sleep", async () => {
    const { signal } = new AbortController();
    const slept = clock.sleep(1, signal);
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    if ("advance" in clock) clock.advance(1);
    await slept;
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});

describe("the clock for tests", () => {
  it("wakes in the order of time whoever slept until then, and nobody else", async () => {
    const clock = manualClock();
    const awake: number[] = [];
    for (const time of [30, 10, 20, 31]) {
      void clock.sleep(time).then(() => {
        awake.push(time);
      });
    }
    clock.advance(30);
    await settled();
    expect(awake).toEqual([10, 20, 30]);
  });

  it.each<[unknown, ErrorConstructor, string]>([
    [Number.NaN, RangeError, "NaN"],
    [Number.POSITIVE_INFINITY, RangeError, "Infinity"],
    [-1, RangeError, "-1"],
    ["5", TypeError, '"5"'],
    [undefined, TypeError, "undefined"],
    [new Date(0), TypeError, "an object"],
  ])("moves on by milliseconds from 0 up, and not by %s", (time, kind, shown) => {
    const clock = manualClock(5);
    const advance = () => clock.advance(time as number);
    expect(advance).toThrow(kind);
    expect(advance).toThrow(`advance takes milliseconds from 0 up, not ${shown}.`);
    expect(clock.now()).toBe(5);
  });

  it("starts at a time and at nothing else", () => {
    expect(manualClock(0).now()).toBe(0);
    expect(() => manualClock(Number.NaN)).toThrow(
      "manualClock takes milliseconds from 0 up, not NaN.",
    );
  });
});

describe("a clock ahead of another", () => {
  /** Its sleeps as they end, the time of the other clock with each. */
  function sleeping(...times: readonly number[]) {
    const followed = manualClock(0);
    const clock = aheadOf(followed);
    const awake: (readonly [sleep: number, at: number])[] = [];
    for (const time of times) void clock.sleep(time).then(() => awake.push([time, followed.now()]));
    return { followed, clock, awake };
  }

  it("goes as the other one, and as much before it as it was advanced", async () => {
    const { followed, clock, awake } = sleeping(30, 100);
    clock.advance(20);
    await settled();
    expect([clock.now(), awake]).toEqual([20, []]);
    followed.advance(9);
    await settled();
    expect([clock.now(), awake]).toEqual([29, []]);
    followed.advance(1);
    clock.advance(69);
    await settled();
    expect([clock.now(), awake]).toEqual([99, [[30, 10]]]);
    clock.advance(1);
    await settled();
    expect(awake.at(1)).toEqual([100, 10]);
  });

  it("goes back to the other one, and a sleep then lasts until that has come so far", async () => {
    const { followed, clock, awake } = sleeping(30);
    clock.advance(29);
    clock.reset();
    expect(clock.now()).toBe(0);
    followed.advance(29);
    await settled();
    expect(awake).toEqual([]);
    followed.advance(1);
    await settled();
    expect(awake).toEqual([[30, 30]]);
  });

  it("ends a sleep with its signal, whatever the time, and moves by no other time than from 0 up", async () => {
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
