// @ts-nocheck
import { describe, expect, it } from "vitest";
import { changeLine, emitChanges } from "../../../src/generate/changes.ts";
import { history } from "../../../src/levels/index.ts";
import { library } from "../../helpers/annotated.ts";

describe("the change log", () => {
  const entries = history(library());
  const lines = emitChanges("Library", entries).split("\n");

  it("tells every entry of the history once", () => {
    const items = lines.filter((line) => line.startsWith("- "));
    expect(items.sort()).toEqual(entries.map((entry) => `- ${changeLine(entry)}`).sort());
  });

  it("begins with the newest level", () => {
    const levels = lines.flatMap((line) => /^## Feature level (\d+)/.exec(line)?.[1] ?? []);
    const descending = [...new Set(entries.map(({ level }) => level))].sort((a, b) => b - a);
    expect(levels.map(Number)).toEqual(descending);
  });
});
