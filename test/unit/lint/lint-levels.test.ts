import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { displayPath } from "../../../src/node/package-root.ts";
import type { OpenApiDocument } from "../../../src/toolkit/document/json.ts";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import { levelProblems } from "../../../src/toolkit/lint/lint-levels.ts";

const folder = mkdtempSync(joinPath(tmpdir(), "level-problems-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const levels = [0, 10, 20, 30, 40];
const clean: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "Things", version: "1", contact: {} },
  "x-feature-levels": levels.slice(1).map((level) => ({ level, name: `level ${level}` })),
  paths: {},
};
const without: OpenApiDocument = { ...clean, info: { title: "Things", version: "1" } };
const rule = "info-contact";

/** What is found if the documents of some levels break the rule. */
async function linted(
  at: readonly number[],
  severity: string,
  {
    releases,
    ...more
  }: Partial<Parameters<typeof levelProblems>[1]> & { readonly releases?: readonly number[] } = {},
) {
  const named = releases?.map((level) => ({ release: `r${level}`, level }));
  const written: OpenApiDocument = { ...clean, ...(named && { "x-releases": named }) };
  writeFileSync(specification, JSON.stringify(written, null, 1));
  const configuration = joinPath(folder, "told.yaml");
  writeFileSync(configuration, JSON.stringify({ telemetry: "off", rules: { [rule]: severity } }));
  const documentAt = (level: number) => (at.includes(level) ? without : clean);
  const document = levelled(written);
  return levelProblems(
    { ...document, at: { ...document.at, documentAt } },
    {
      ...{ specification, configuration, reported: new Set() },
      ...{ isEachLevel: false, isAllLevels: false, ...more },
    },
  );
}

const specification = joinPath(folder, "told.json");
const line = (where: string) =>
  `${displayPath(specification)}:6:3: Info object should contain \`contact\` field. (${rule}${where})`;

describe("a problem is printed once, with its levels:", () => {
  it.each([
    ["an error of the newest level", [30, 40], "error", {}, "errors", ", at levels from 30 up"],
    ["of all levels", levels, "error", {}, "errors", ""],
    ["of others only", [0, 20], "error", {}, "warnings", ", at levels up to 9 and levels 20 to 29"],
    [
      "of others, if each counts",
      [20],
      "error",
      { isEachLevel: true },
      "errors",
      ", at levels 20 to 29",
    ],
    ["a warning", [40], "warn", { isEachLevel: true }, "warnings", ", at levels from 40 up"],
  ] as const)("%s", async (_, at, severity, more, kind, where) => {
    const none = { errors: [], warnings: [] };
    expect(await linted(at, severity, more)).toEqual({ ...none, [kind]: [line(where)] });
  });

  it("not again, if it is one of the files as written", async () => {
    const reported = new Set([line("")]);
    expect(await linted([20], "error", { reported })).toEqual({ errors: [], warnings: [] });
  });
});

describe("of a document with releases, the levels judged are", () => {
  const releases = [10, 35];
  it.each([
    [
      "those of the releases",
      [10, 20, 30],
      {},
      ", at levels 10 to 19 (release r10) and levels 30 to 39 (release r35)",
    ],
    ["not those between", [0, 20], {}, undefined],
    ["the newest", [40], {}, ", at levels from 40 up"],
    ["all, if that is requested", [20], { isAllLevels: true }, ", at levels 20 to 29"],
    ["the newest alone, if nothing is released", [30, 40], { releases: [] }, ""],
  ] as const)("%s", async (_, at, more, where) => {
    const { errors } = await linted(at, "error", { isEachLevel: true, releases, ...more });
    expect(errors).toEqual(where === undefined ? [] : [line(where)]);
  });
});
