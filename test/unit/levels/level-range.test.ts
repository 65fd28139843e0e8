import { describe, expect, it } from "vitest";
import {
  type Annotation,
  featureLevels,
  readAnnotation,
} from "../../../src/toolkit/levels/annotation.ts";
import {
  boundaries,
  boundaryAt,
  isLevelIn,
  type LevelRange,
  rangeAround,
  rangesAmong,
  rangesOf,
  rangesOfRow,
  rowOfRanges,
  unitedRanges,
} from "../../../src/toolkit/levels/level-range.ts";

const always = Number.POSITIVE_INFINITY;
const range = (from: number, to = always): LevelRange => ({ from, to });

it.each<[Annotation | undefined, LevelRange[]]>([
  [undefined, [range(0)]],
  [{ changes: [{ level: 5, note: "Before, less." }] }, [range(0)]],
  [{ since: 5 }, [range(5)]],
  [{ until: 5 }, [range(0, 5)]],
  [{ since: 5, until: 9 }, [range(5, 9)]],
  [{ until: [5], since: [9] }, [range(0, 5), range(9)]],
  [{ since: [5, 12], until: [9] }, [range(5, 9), range(12)]],
  [{ since: [5, 12], until: [9, 20] }, [range(5, 9), range(12, 20)]],
])("an object annotated %j exists in %j", (annotation, ranges) => {
  expect(rangesOf(annotation)).toEqual(ranges);
});

it.each([
  [4, false],
  [5, true],
  [8, true],
  [9, false],
  [11, false],
  [12, true],
  [1000, true],
])("level %i is in the spans: %j", (level, isThere) => {
  expect(isLevelIn([range(5, 9), range(12)], level)).toBe(isThere);
});

it.each<[string, LevelRange[], LevelRange[]]>([
  ["none", [], []],
  ["adjacent spans", [range(5), range(0, 5)], [range(0)]],
  ["overlapping spans", [range(0, 9), range(5, 12)], [range(0, 12)]],
  ["a span within another", [range(0, 20), range(5, 9)], [range(0, 20)]],
  ["separate spans", [range(9, 12), range(0, 5)], [range(0, 5), range(9, 12)]],
  ["a span that fills a gap", [range(0, 5), range(9), range(5, 9)], [range(0)]],
])("unitedRanges unites %s", (_, ranges, want) => {
  expect(unitedRanges(ranges)).toEqual(want);
});

it("rangeAround reaches from the first to the last of several spans", () => {
  expect(rangeAround([range(5, 9), range(12, 20)])).toEqual(range(5, 20));
  expect(rangeAround([])).toEqual(range(0));
});

it.each<[number[], LevelRange[]]>([
  [[], []],
  [[0, 5, 10, 20], [range(0)]],
  [[5, 10], [range(5, 20)]],
  [
    [0, 20],
    [range(0, 5), range(20)],
  ],
])("the boundaries %j make the spans %j", (some, want) => {
  expect(rangesAmong([0, 5, 10, 20], some)).toEqual(want);
});

describe.each([
  [[range(0)], {}],
  [[range(5)], { since: 5 }],
  [[range(0, 9)], { until: 9 }],
  [[range(0, 5), range(9)], { gaps: [{ since: 5, until: 9 }] }],
  [
    [range(5, 9), range(12, 15), range(18, 20)],
    {
      since: 5,
      until: 20,
      gaps: [range(9, 12), range(15, 18)].map(({ from, to }) => ({ since: from, until: to })),
    },
  ],
])("the spans %j", (ranges, row) => {
  it("are written as a row", () => {
    expect(rowOfRanges(ranges)).toStrictEqual(row);
  });

  it("are read from the row", () => {
    expect(rangesOfRow(row)).toEqual(ranges);
  });
});

describe("the registry", () => {
  const entry = (level: number, name: string) => ({ level, name, release: "1.0", summary: "New." });
  const document = {
    "x-feature-levels": [entry(5, "first"), entry(10, "second"), entry(10, "third")],
  };

  it("is empty if the document has none", () => {
    expect(featureLevels({})).toEqual([]);
    expect(boundaries({})).toEqual([0]);
  });

  it("makes a boundary of 0 and of each of its levels, once, ascending", () => {
    expect(boundaries(document)).toEqual([0, 5, 10]);
    const unordered = [entry(10, "second"), entry(5, "first")];
    expect(boundaries({ "x-feature-levels": unordered })).toEqual([0, 5, 10]);
  });
});

describe("boundaryAt", () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 5],
    [9, 5],
    [10, 10],
    [1_000_000, 10],
  ])("finds for level %i the boundary %i", (level, want) => {
    expect(boundaryAt([0, 5, 10], level)).toBe(want);
  });

  it.each([-1, 4.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    "rejects %d, which is not a feature level",
    (level) => {
      expect(() => boundaryAt([0, 5], level)).toThrow(
        new RangeError(`A feature level is a whole number from 0 up, not ${level}.`),
      );
    },
  );
});

it.each([
  [{ "x-feature-level": { since: 5 } }, { since: 5 }],
  [{ "x-feature-level": 5 }, undefined],
  [{ type: "string" }, undefined],
  [true, undefined],
  [undefined, undefined],
])("the annotation of %j is %j", (node, want) => {
  expect(readAnnotation(node)).toEqual(want);
});
