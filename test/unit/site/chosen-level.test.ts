// A reader's choice of a level, and levels in URLs and elements.
import { describe, expect, it } from "vitest";
import { describeChoice, nameOfChoice } from "../../../src/toolkit/levels/level-names.ts";
import { rangesOfText } from "../../../src/toolkit/levels/level-range.ts";
import { addressIn, choiceOf, withChoice } from "../../../src/toolkit/site/browser/chosen-level.ts";

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

it.each([
  ["chat.example.com", "https://chat.example.com/"],
  ["https://chat.example.com/#narrow", "https://chat.example.com/#narrow"],
  ["localhost:9991", "http://localhost:9991/"],
  ["127.0.0.1:4020", "http://127.0.0.1:4020/"],
  ["http://127.0.0.1:4020", "http://127.0.0.1:4020/"],
  ["", undefined],
  ["my server", undefined],
])("%j is the URL %j", (text, address) => {
  expect(addressIn(text)?.href).toBe(address);
});

it.each([
  ["../list-drafts/", "../list-drafts/?level=8.0"],
  ["../list-drafts/#errors", "../list-drafts/?level=8.0#errors"],
  ["./?level=190", "./?level=8.0"],
  ["index.html", "index.html?level=8.0"],
  ["#errors", "#errors"],
  ["index.md", "index.md"],
  ["https://example.com/", "https://example.com/"],
  ["mailto:a@example.com", "mailto:a@example.com"],
])("the link %j gets the choice: %j", (href, want) => {
  expect(withChoice(href, "8.0")).toBe(want);
  expect(withChoice(want, undefined)).toBe(href.replace("?level=190", ""));
});

it("spans are parsed as elements have them", () => {
  expect(rangesOfText("0-21 267-")).toEqual([
    { from: 0, to: 22 },
    { from: 267, to: Number.POSITIVE_INFINITY },
  ]);
});
