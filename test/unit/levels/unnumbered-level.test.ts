// `next`, a level that is not known yet, as it is read.
import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/toolkit/document/json.ts";
import { levelOfNext, numberNext } from "../../../src/toolkit/levels/unnumbered-level.ts";

it.each<[document: Json, level: number | undefined]>([
  [{ "x-feature-levels": [{ level: 4 }, { level: "next" }, { level: 7 }] }, 8],
  [{ "x-feature-levels": [{ level: "next" }] }, 1],
  [{ "x-feature-levels": [{ level: "next" }], "x-releases": [{ level: 30 }] }, 31],
  [{ "x-feature-levels": [{ level: "next" }, { level: 2.5 }, null] }, 1],
  [{ "x-feature-levels": [{ level: 4 }] }, undefined],
  [{}, undefined],
  [null, undefined],
])("in %j, `next` is level %j", (document, level) => {
  expect(levelOfNext(document)).toBe(level);
});

/** A document with `next` in annotations and the registry, and what is read of it if it is level 9. */
const numbered = (level: Json): JsonObject => {
  const was = { default: "next" };
  const annotation = {
    since: [4, level],
    until: level,
    changes: [{ level: 4 }, { level, was }, null],
    values: { a: { since: level }, b: { until: 4 }, next: null },
  };
  return {
    "x-feature-levels": [{ level: 4 }],
    paths: { "/next": { get: { summary: "next", "x-feature-level": annotation } } },
    info: { "x-feature-level": { since: level, changes: "next", values: ["next"] } },
    servers: ["next", { "x-feature-level": "next" }],
  };
};

it("is numbered in all levels of annotations, and nowhere else", () => {
  const document = numbered("next");
  numberNext(document, 9);
  expect(document).toEqual(numbered(9));
});

it("is numbered in the registry, after all numbers, and is remembered there", () => {
  const entries = [{ level: "next", name: "a" }, null, { level: "next", release: "6.0" }];
  const document = { "x-feature-levels": [...entries, { level: 4, release: "5.0" }] };
  numberNext(document, 9);
  expect(document["x-feature-levels"]).toEqual([
    null,
    { level: 4, release: "5.0" },
    { level: 9, release: "next", name: "a", "x-next": true },
    { level: 9, release: "6.0", "x-next": true },
  ]);
});
