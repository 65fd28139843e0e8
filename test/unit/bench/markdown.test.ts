import { describe, expect, it } from "vitest";
import { machine } from "../../../scripts/bench/machine.ts";
import { comparison, figure, table } from "../../../scripts/bench/markdown.ts";
import { inHome } from "../../../src/base/home.ts";

describe("figure", () => {
  it.each([
    [0.012345, "0.0123"],
    [1, "1"],
    [12.345, "12.3"],
    [12_345, "12,300"],
  ])("shows %d as %s", (value, want) => {
    expect(figure(value)).toBe(want);
  });
});

describe("table", () => {
  it("aligns its columns, texts left and figures right", () => {
    expect(
      table(
        ["", "ms"],
        [
          ["a long name", "1,200"],
          ["b", "3"],
        ],
      ),
    ).toBe(
      [
        "|             |    ms |",
        "| ----------- | ----: |",
        "| a long name | 1,200 |",
        "| b           |     3 |",
        "",
      ].join("\n"),
    );
  });
});

const series = [
  { what: "first", values: [10, 20, 30] },
  { what: "second", values: [20, 60, 90] },
];

describe("comparison", () => {
  it("has median, quartiles and the ratio to the first row", () => {
    const rows = comparison("ms", series).split("\n");
    expect(rows[2]).toMatch(/^\| first +\| +20 \| +15 – 25 \| +1 \|$/);
    expect(rows[3]).toMatch(/^\| second +\| +60 \| +40 – 75 \| +3 \|$/);
  });
});

describe("machine", () => {
  it("has processor, cores and Node.js, and no path", () => {
    expect(machine()).toContain(`Node.js ${process.versions.node}`);
    expect(machine()).toMatch(/\b\d+ cores?\b/);
    expect(machine()).not.toContain(inHome());
  });
});
