// How pages name a reader's choice of a level, boundaries and ranges.
import { describe, expect, it } from "vitest";
import {
  describeBoundary,
  describeChoice,
  everywhere,
  labelLevel,
  labelLevelOf,
  labelRanges,
  nameOfChoice,
} from "../../../src/toolkit/levels/level-names.ts";
import { levelsAttribute, rangesOfText } from "../../../src/toolkit/levels/level-range.ts";
import { choiceOf } from "../../../src/toolkit/site/browser/chosen-level.ts";

const numbered = {
  naming: "levels" as const,
  levels: [{ level: 0 }, { level: 176, release: "7.0" }, { level: 209, release: "8.0" }],
  releases: [
    { release: "7.0", level: 185, boundary: 176 },
    { release: "8.0", level: 237, boundary: 209 },
  ],
};
const dated = {
  naming: "releases" as const,
  levels: [{ level: 0 }, { level: 2, release: "2024-06-01" }],
  releases: ["2023-01-01", "2024-06-01", "2025-02-01"].map((release, index) => ({
    release,
    level: index + 1,
    boundary: index === 0 ? 0 : 2,
  })),
};

describe("a choice", () => {
  it.each([
    ["190", 190, "level 190", "between 7.0 and 8.0, same API as level 176"],
    [" 8.0 ", 237, "release 8.0", "same API as level 209"],
    ["237", 237, "level 237", "release 8.0, same API as level 209"],
    ["176", 176, "level 176", "before 7.0"],
    ["0", 0, "level 0", "before 7.0"],
    ["500", 500, "level 500", "after 8.0, same API as level 209"],
    ["v8.0", 237, "release v8.0", "same API as level 209"],
  ])("%j is level %i: %s, %s", (text, level, name, words) => {
    const choice = choiceOf(text, numbered);
    expect([
      choice.level,
      nameOfChoice(choice, numbered),
      describeChoice(choice, numbered),
    ]).toEqual([level, name, words]);
  });

  it.each([
    ["2024-06-01", ""],
    ["2025-02-01", "same API as 2024-06-01"],
  ])("%s is shown by the name of the release alone", (text, words) => {
    const choice = choiceOf(text, dated);
    expect([nameOfChoice(choice, dated), describeChoice(choice, dated)]).toEqual([
      `release ${text}`,
      words,
    ]);
  });

  it("can be a release named by its level", () => {
    const releases = [25, 30].map((level) => ({ release: `${level}`, level, boundary: level }));
    const levels = [{ level: 0 }, { level: 30, release: "30" }];
    const known = { naming: "releases" as const, levels, releases };
    const names = ["25", "27"].map((text) => nameOfChoice(choiceOf(text, known), known));
    expect(names).toEqual(["release 25", "level 27"]);
  });

  it("of an unknown release is rejected with the known ones", () => {
    expect(() => choiceOf("9.1", numbered)).toThrow("The releases are 7.0, 8.0.");
  });
});

it("boundaries and ranges have numbers and releases, or releases alone", () => {
  const open = Number.POSITIVE_INFINITY;
  const some = [
    { from: 0, to: 176 },
    { from: 209, to: open },
  ];
  expect(labelRanges(numbered, some)).toBe("before 176 · 7.0; since 209 · 8.0");
  expect(labelRanges(dated, [{ from: 2, to: open }])).toBe("since 2024-06-01");
  expect(labelRanges(dated, [{ from: 0, to: open }])).toBe("");
  expect([labelLevel(numbered, 0), labelLevel(dated, 0)]).toEqual(["0", "2023-01-01"]);
  const sentences = [describeBoundary(numbered, 209), describeBoundary(dated, 2)];
  expect(sentences).toEqual(["level 209 (release 8.0)", "release 2024-06-01"]);
  const after = [labelLevelOf(numbered, "8.0", 237), labelLevelOf(dated, "2024-06-01", 2)];
  expect([...after, labelLevelOf(numbered, "237", 237)]).toEqual([" (level 237)", "", ""]);
  expect([everywhere(numbered), everywhere(dated)]).toEqual(["on all servers", "in all releases"]);
});

it("ranges are read as elements have them", () => {
  const ranges = [
    { from: 0, to: 22 },
    { from: 267, to: Number.POSITIVE_INFINITY },
  ];
  expect(levelsAttribute(ranges)).toBe("0-21 267-");
  expect(rangesOfText("0-21 267-")).toEqual(ranges);
});
