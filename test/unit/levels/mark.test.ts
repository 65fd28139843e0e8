import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  boundaries,
  boundaryAt,
  featureLevels,
  readMark,
} from "../../../src/toolkit/levels/mark.ts";

describe("readMark", () => {
  it.each([
    [{ "x-feature-level": { since: 5 } }, { since: 5 }],
    [{ "x-feature-level": 5 }, undefined],
    [{ type: "string" }, undefined],
    [true, undefined],
    [undefined, undefined],
  ])("of %j is %j", (node, want) => {
    expect(readMark(node)).toEqual(want);
  });
});

describe("the registry", () => {
  const entry = (level: number, name: string) => ({ level, name, release: "1.0", summary: "New." });
  const document = {
    "x-feature-levels": [entry(5, "first"), entry(10, "second"), entry(10, "third")],
  };

  it("is empty where the document has none", () => {
    expect(featureLevels({})).toEqual([]);
    expect(boundaries({})).toEqual([0]);
  });

  it("makes a boundary of each of its levels, once, and of 0, ascending", () => {
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
    "refuses %d, which is no feature level",
    (level) => {
      expect(() => boundaryAt([0, 5], level)).toThrow(
        new RangeError(`A feature level is a whole number from 0 up, not ${level}.`),
      );
    },
  );

  it("finds the highest boundary that is not above the level, in whatever order they come", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(300)), fc.nat(400), (others, level) => {
        const found = boundaryAt([...others, 0], level);
        expect([...others, 0]).toContain(found);
        expect(found).toBeLessThanOrEqual(level);
        expect(others.filter((other) => found < other && other <= level)).toEqual([]);
      }),
    );
  });
});
