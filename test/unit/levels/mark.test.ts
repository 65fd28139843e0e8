import { describe, expect, it } from "vitest";
import { readMark } from "../../../src/toolkit/levels/mark.ts";

describe("readMark", () => {
  it.each([
    [{ "x-feature-level": { since: 5 } }, { since: 5 }],
    [{ "x-feature-level": 5 }, undefined],
    [{ type: "string" }, undefined],
    [true, undefined],
    [undefined, undefined],
  ])("returns for %j the mark %j", (node, want) => {
    expect(readMark(node)).toEqual(want);
  });
});
