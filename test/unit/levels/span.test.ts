// From when to when something exists, from marks, among boundaries and in rows of generated tables.
import { describe, expect, it } from "vitest";
import type { Mark } from "../../../src/toolkit/levels/mark.ts";
import {
  isLevelIn,
  rowOfSpans,
  type Span,
  spanAround,
  spansAmong,
  spansOf,
  spansOfRow,
  unitedSpans,
} from "../../../src/toolkit/levels/span.ts";

const always = Number.POSITIVE_INFINITY;
const span = (from: number, to = always): Span => ({ from, to });

it.each<[Mark | undefined, Span[]]>([
  [undefined, [span(0)]],
  [{ changes: [{ level: 5, note: "Before, less." }] }, [span(0)]],
  [{ since: 5 }, [span(5)]],
  [{ until: 5 }, [span(0, 5)]],
  [{ since: 5, until: 9 }, [span(5, 9)]],
  [{ until: [5], since: [9] }, [span(0, 5), span(9)]],
  [{ since: [5, 12], until: [9] }, [span(5, 9), span(12)]],
  [{ since: [5, 12], until: [9, 20] }, [span(5, 9), span(12, 20)]],
])("an object marked %j exists in %j", (mark, spans) => {
  expect(spansOf(mark)).toEqual(spans);
});

it.each([
  [4, false],
  [5, true],
  [8, true],
  [9, false],
  [11, false],
  [12, true],
  [1000, true],
])("level %i is in spans: %j", (level, isThere) => {
  expect(isLevelIn([span(5, 9), span(12)], level)).toBe(isThere);
});

it.each<[string, Span[], Span[]]>([
  ["none", [], []],
  ["those that meet", [span(5), span(0, 5)], [span(0)]],
  ["those that overlap", [span(0, 9), span(5, 12)], [span(0, 12)]],
  ["one in another", [span(0, 20), span(5, 9)], [span(0, 20)]],
  ["those apart", [span(9, 12), span(0, 5)], [span(0, 5), span(9, 12)]],
  ["what fills a gap", [span(0, 5), span(9), span(5, 9)], [span(0)]],
])("united: %s", (_, spans, want) => {
  expect(unitedSpans(spans)).toEqual(want);
});

it("the span around several is from the first to the last", () => {
  expect(spanAround([span(5, 9), span(12, 20)])).toEqual(span(5, 20));
  expect(spanAround([])).toEqual(span(0));
});

it.each<[number[], Span[]]>([
  [[], []],
  [[0, 5, 10, 20], [span(0)]],
  [[5, 10], [span(5, 20)]],
  [
    [0, 20],
    [span(0, 5), span(20)],
  ],
])("the boundaries %j are the spans %j", (some, want) => {
  expect(spansAmong([0, 5, 10, 20], some)).toEqual(want);
});

describe.each([
  [[span(0)], {}],
  [[span(5)], { since: 5 }],
  [[span(0, 9)], { until: 9 }],
  [[span(0, 5), span(9)], { gaps: [{ since: 5, until: 9 }] }],
  [
    [span(5, 9), span(12, 15), span(18, 20)],
    {
      since: 5,
      until: 20,
      gaps: [span(9, 12), span(15, 18)].map(({ from, to }) => ({ since: from, until: to })),
    },
  ],
])("the spans %j", (spans, row) => {
  it("are a row", () => {
    expect(rowOfSpans(spans)).toStrictEqual(row);
  });

  it("are read from it", () => {
    expect(spansOfRow(row)).toEqual(spans);
  });
});
