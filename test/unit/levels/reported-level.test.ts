// Levels and releases in words, examples in which servers report their release, and operations that moved.

import { describe, expect, it } from "vitest";
import { type Json, type JsonObject, resolve } from "../../../src/toolkit/document/json.ts";
import { operationsOf } from "../../../src/toolkit/document/operation-model.ts";
import {
  describeLevel,
  describeLevels,
  describeRange,
} from "../../../src/toolkit/levels/level-names.ts";
import { levelsOf } from "../../../src/toolkit/levels/levels.ts";
import { areOrdered, compareReleases } from "../../../src/toolkit/levels/release-order.ts";
import {
  defaultLevel,
  levelOf,
  readLevel,
  releaseAt,
  releases as releasesOf,
  unreleasedOf,
} from "../../../src/toolkit/levels/releases.ts";
import { levelReportedBy, reportOwnLevel } from "../../../src/toolkit/levels/reported-level.ts";
import { operationsById } from "../../../src/toolkit/levels/revisions.ts";
import { api, mediaOfThing, thing } from "../../helpers/small-api.ts";

const releases = [
  { release: "8.0", level: 185 },
  { release: "9.0", level: 277 },
  { release: "10.0", level: 421 },
];

const unreleased = { before: "{release}-beta", after: "{release}-next" };

it.each([
  [184, "8.0-beta", undefined],
  [185, "8.0", "8.0"],
  [186, "9.0-beta", "8.0"],
  [277, "9.0", "9.0"],
  [422, "10.0-next", "10.0"],
])("a server of level %i reports release %s, or %s by default", (level, release, last) => {
  expect(releaseAt(releases, level, unreleased)).toBe(release);
  expect(releaseAt(releases, level, undefined)).toBe(last);
  expect(releaseAt([], level, unreleased)).toBeUndefined();
});

it.each([
  [499, "10.0-next"],
  [500, "11.0-beta"],
  [512, "11.0-beta"],
])("a server of level %i reports %s if 11.0 is in development since 500", (level, release) => {
  const document = {
    "x-releases": [...releases, { release: "11.0", since: 500 }],
    "x-conventions": { unreleased },
  };
  expect(releasesOf(document)).toEqual(releases);
  expect(releaseAt(releases, level, unreleasedOf(document))).toBe(release);
});

it.each([
  ["8.0 8.1 9 10.0", ["8.0", "8.1", "9", "10.0"]],
  ["v1.10 v1.9-beta.2 v1.9-beta.10 v1.9", ["v1.9-beta.2", "v1.9-beta.10", "v1.9", "v1.10"]],
  ["2024-06-01 2023-12-31 2024-06-01-preview", ["2023-12-31", "2024-06-01-preview", "2024-06-01"]],
])("of releases %s, the order is %j", (text, want) => {
  expect(text.split(" ").sort(compareReleases)).toEqual(want);
});

it.each([
  [["8.0", "v9", "9.1-rc1"], true],
  [["2024-06-01", "2024-07-01.beta"], true],
  [["8.0", "2024-06-01"], false],
  [["8.0", "next"], false],
  [["8"], false],
])("releases %j have an order: %s", (names, want) => {
  expect(areOrdered(names)).toBe(want);
});

it("a tool without a level uses the newest release, or else the newest boundary", () => {
  expect(defaultLevel(releases, [0, 22, 430])).toBe(421);
  expect(defaultLevel([], [0, 22, 430])).toBe(430);
});

describe("a level", () => {
  const known = [
    ...releases,
    { release: "2024-06-01", level: 430 },
    { release: "500", level: 500 },
  ];

  it.each<[number | string, number]>([
    [190, 190],
    ["190", 190],
    ["8.0", 185],
    ["2024-06-01", 430],
    ["500", 500],
  ])("named %j is %i", (named, level) => {
    expect(levelOf(named, known)).toBe(level);
  });

  it.each([
    ["8.1", 185, "8.1 is not listed, so it means 8.0, the newest listed release before it"],
    [
      "v10.4.1",
      421,
      "v10.4.1 is not listed, so it means 10.0, the newest listed release before it",
    ],
    ["v8.0", 185, undefined],
    ["8.0.0", 185, undefined],
    [8, 8, "level 8; the release is written 8.0"],
    ["8", 8, "level 8; the release is written 8.0"],
    ["500", 500, undefined],
    ["7", 7, undefined],
  ])("named %j is read as %i, with the note %j", (named, level, note) => {
    expect(readLevel(named, known)).toEqual({ level, ...(note !== undefined && { note }) });
  });

  it("of a maintenance release is never that of a later or another major version", () => {
    const listed = ["1.2", "1.10", "2.1.8", "2.3"].map((release, index) => ({
      release,
      level: 10 + index,
    }));
    expect(readLevel("1.9.9", listed).level).toBe(10);
    expect(readLevel("1.11", listed).level).toBe(11);
    expect(readLevel("2.2", listed).level).toBe(12);
    for (const named of ["2.0", "1.1", "3.0", "1.2-rc1"]) {
      expect(() => readLevel(named, listed)).toThrow(RangeError);
    }
  });

  it.each([
    ["7.1", ". The releases are 8.0, 9.0, 10.0, 2024-06-01, 500."],
    ["next\u001b", ". The releases are 8.0, 9.0, 10.0, 2024-06-01, 500."],
    [-1, ". The releases are 8.0, 9.0, 10.0, 2024-06-01, 500."],
    ["9".repeat(20), ". The releases are 8.0, 9.0, 10.0, 2024-06-01, 500."],
  ])("named %j is rejected, with the known releases", (named, end) => {
    const start = `"${named}" is neither a feature level (a whole number from 0 up) nor a release`;
    expect(() => levelOf(named, known)).toThrow(
      new RangeError(start.replace("\u001b", "\\u001b") + end),
    );
  });

  it("of an API without releases must be a number", () => {
    expect(levelOf("7", [])).toBe(7);
    expect(() => levelOf("8.0", [])).toThrow(/nor a release\.$/);
  });

  it.each([
    [185, "feature level 185 (release 8.0, like 176)"],
    [176, "feature level 176"],
    [190, "feature level 190 (like 176)"],
    [277, "feature level 277 (release 9.0)"],
  ])("%i in words is %s", (level, words) => {
    expect(describeLevel(level, releases, [0, 176, 277])).toBe(words);
  });

  it("has one name for releases called by their levels, the oldest by the first", () => {
    const numbers = [25, 30, 40].map((level) => ({ release: `${level}`, level }));
    const boundaries = [0, 40];
    expect([0, 40].map((level) => describeLevels([level], numbers, boundaries))).toEqual([
      "level 25, 30",
      "level 40",
    ]);
    expect([25, 30, 40].map((level) => describeLevel(level, numbers, boundaries))).toEqual([
      "feature level 25",
      "feature level 30 (like 25)",
      "feature level 40",
    ]);
    expect(describeRange({ from: 25, to: 41 }, numbers)).toBe("levels 25 to 40");
    expect(describeRange({ from: 0, to: 41 }, numbers)).toBe("levels up to 40");
    expect(describeRange({ from: 0, to: 1 }, numbers)).toBe("level 0");
  });
});

describe("an example for a level", () => {
  const exampleValue = (reports: Json, known: Json = releases) => {
    const parts = [true, {}, { "x-reports": reports }].map((it) => ({ properties: { it } }));
    const schema = { properties: { list: { items: { allOf: parts } } } };
    const value = { list: [{ it: "as written" }] };
    const snapshot = thing(schema, {
      media: {
        examples: {
          own: { value: structuredClone(value) },
          shared: { $ref: "#/components/examples/shared" },
          none: { summary: "Without a value." },
          nothing: null,
        },
      },
      examples: { shared: { value: structuredClone(value) } },
    });
    reportOwnLevel(
      snapshot,
      186,
      levelsOf({ "x-releases": known, "x-conventions": { unreleased } }),
    );
    const { own, none } = mediaOfThing(snapshot).examples as Record<string, JsonObject>;
    expect(none).toStrictEqual({ summary: "Without a value." });
    expect(snapshot.components).toEqual({ examples: { shared: own } });
    return resolve(own ?? {}, "#/value/list/0/it");
  };

  it.each<[Json, Json, Json?]>([
    ["feature-level", 186],
    ["release", "9.0-beta"],
    ["release", "as written", "none"],
    ["weather", "as written"],
  ])("with `x-reports: %s` has the value %j", (reports, want, known) => {
    expect(exampleValue(reports, known)).toBe(want);
  });
});

it("operations with the same ID are grouped where the ID comes first, newest first", () => {
  const operation = (operationId: string, annotation?: JsonObject) => ({
    operationId,
    ...(annotation && { "x-feature-level": annotation }),
  });
  const document = api({
    "GET /a": operation("moved", { until: 20 }),
    "GET /b": operation("other"),
    "GET /c": operation("moved", { since: 30 }),
    "GET /d": operation("moved", { since: 20, until: 30 }),
  });
  const paths = operationsById(document).map((group) => group.map(({ path }) => path));
  expect(paths).toEqual([["/c", "/d", "/a"], ["/b"]]);
});

it.each<[JsonObject, string | undefined]>([
  [{ release: { "x-reports": "release" }, level: { "x-reports": "feature-level" } }, "level"],
  [{ release: { "x-reports": "release" } }, undefined],
])("an operation whose success has %j reports the level in %s", (properties, want) => {
  const document = api({
    "GET /a": {
      responses: {
        "200": { content: { "application/json": { schema: { properties } } } },
        "201": { description: "Without a body." },
      },
    },
  });
  expect(operationsOf(document).map(levelReportedBy)).toEqual([want]);
});
