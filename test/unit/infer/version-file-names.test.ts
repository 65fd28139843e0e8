// The names of versions, from their files, and their order.
import { describe, expect, it } from "vitest";
import { namedFiles } from "../../../src/toolkit/infer/files/version-file-names.ts";

const called = (...words: string[]) => namedFiles(words).map(({ release }) => release);

describe("the name of a version", () => {
  it.each([
    ["2024-06-01.yaml", "2024-06-01"],
    ["2024-06-01-preview.yaml", "2024-06-01-preview"],
    ["2024-06-01-rooms.yaml", "2024-06-01"],
    ["of/3/rooms_2024-06-01.json", "2024-06-01"],
    ["v1.10.3.yaml", "v1.10.3"],
    ["1.9.0.json", "1.9.0"],
    ["rooms-v1.10.3-rc.1.yaml", "v1.10.3-rc.1"],
    ["v2.yaml", "v2"],
    ["v2beta1.yaml", "v2beta1"],
    ["1.31-rooms.yaml", "1.31"],
    ["1.0.yaml", "1.0"],
    ["rooms.yaml@1e2", "1e2"],
    ["1-rooms.yaml@2024-06-01", "2024-06-01"],
    ["rooms.yaml@spring", "spring"],
    ["rooms.yaml@v1.10.3", "v1.10.3"],
    ["rooms.yaml@2024", "2024"],
    ["037-v37.json", "37"],
    ["10-20-rooms.yaml", "10"],
    ["20240601.yaml", "20240601"],
    ["v1.2:openapi.yaml", "v1.2"],
    ["release/v1.2:api/openapi.yaml", "v1.2"],
    ["main:api/2024-06-01.yaml", "2024-06-01"],
  ])("in %s is %s", (word, name) => {
    expect(called(word)).toEqual([name]);
  });

  it.each(["main:rooms.yaml", "main:rooms2.yaml", "main:a1.2b.yaml", "main:v1.2/rooms.yaml"])(
    "in %s is missing",
    (word) => {
      expect(() => called(word)).toThrow(`${word} has no level`);
    },
  );
});

it("a version may have a level and a release", () => {
  const words = ["b.yaml@277=9.0", "100-a.yaml@237=8.0"];
  expect(namedFiles(words)).toEqual([
    { file: "100-a.yaml", level: 237, release: "8.0" },
    { file: "b.yaml", level: 277, release: "9.0" },
  ]);
  expect(() => namedFiles([...words, "c.yaml@10.0"])).toThrow(
    "Some versions have no level: c.yaml. Give each version a level, oldest first, as in FILE@LEVEL=RELEASE.",
  );
  expect(() => namedFiles([...words, "300-c.yaml"])).toThrow("Some versions have no release");
  expect(() => namedFiles([...words, "c.yaml@277=9.1"])).toThrow("both have level 277");
});

describe("the order of versions", () => {
  it.each<[string, string[], string[]]>([
    ["levels", ["20-a.yaml", "3-a.yaml"], ["3", "20"]],
    ["dates", ["2024-10-01.yaml", "2024-09-30.yaml"], ["2024-09-30", "2024-10-01"]],
    ["numbers", ["v1.10.3.yaml", "v1.9.0.yaml", "v1.9.yaml"], ["v1.9.0", "v1.9", "v1.10.3"]],
    [
      "prereleases",
      ["2.0.0.yaml", "2.0.0-rc.10.yaml", "2.0.0-rc.9.yaml", "2.0.0-beta.yaml", "1.9.yaml"],
      ["1.9", "2.0.0-beta", "2.0.0-rc.9", "2.0.0-rc.10", "2.0.0"],
    ],
    ["words, as given", ["a.yaml@spring", "a.yaml@autumn"], ["spring", "autumn"]],
    ["dates and numbers, as given", ["2024-06-01.yaml", "v2.yaml"], ["2024-06-01", "v2"]],
    ["numbers and words, as given", ["a.yaml@v2", "a.yaml@v1", "a@b"], ["v2", "v1", "b"]],
  ])("is for %s", (_, words, want) => {
    expect(called(...words)).toEqual(want);
  });

  it("starts at a given level for releases", () => {
    expect(namedFiles(["v1.10.yaml", "v1.9.yaml"], 7)).toEqual([
      { file: "v1.9.yaml", release: "v1.9", level: 7 },
      { file: "v1.10.yaml", release: "v1.10", level: 8 },
    ]);
  });

  it.each<[string[], string]>([
    [
      ["1.9.0.yaml", "2.yaml"],
      "Some versions have no release: 2.yaml. Give each version a release",
    ],
    [["a.yaml@v1", "v1.yaml"], "Two versions have the release v1"],
    [["2-a.yaml", "b.yaml@2"], "2-a.yaml and b.yaml both have level 2"],
  ])("rejects %j", (words, message) => {
    expect(() => called(...words)).toThrow(message);
  });
});
