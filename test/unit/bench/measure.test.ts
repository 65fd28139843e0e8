import { describe, expect, it } from "vitest";
import { inTurns, ratioTo, spreadOf } from "../../../scripts/bench/measure.ts";

describe("spreadOf", () => {
  it.each([
    { values: [7], want: { lower: 7, median: 7, upper: 7 } },
    { values: [1, 2], want: { lower: 1.25, median: 1.5, upper: 1.75 } },
    { values: [5, 1, 4, 2, 3], want: { lower: 2, median: 3, upper: 4 } },
    { values: [10, 9, 100], want: { lower: 9.5, median: 10, upper: 55 } },
  ])("of $values is $want", ({ values, want }) => {
    expect(spreadOf(values)).toEqual(want);
  });

  it("does not reorder the values", () => {
    const values = [3, 1, 2];
    spreadOf(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe("ratioTo", () => {
  it("is the median of the ratios in each round, not the ratio of the medians", () => {
    // The second and third round were slower, for both alike.
    const base = { what: "base", values: [1, 10, 100] };
    expect(ratioTo(base, { what: "other", values: [3, 20, 200] })).toBe(2);
    expect(ratioTo(base, base)).toBe(1);
  });
});

describe("inTurns", () => {
  it("alternates the order in each round, and omits the first round", async () => {
    const order: string[] = [];
    const take = async (what: string) => order.push(what);
    const series = await inTurns({ one: "one", two: "two" }, 2, take);
    expect(order).toEqual(["one", "two", "two", "one", "one", "two"]);
    expect(series).toEqual([
      { what: "one", values: [4, 5] },
      { what: "two", values: [3, 6] },
    ]);
  });
});
