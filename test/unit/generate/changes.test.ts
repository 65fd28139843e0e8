import { describe, expect, it } from "vitest";
import { emitChanges } from "../../../src/toolkit/generate/changes.ts";
import { history } from "../../../src/toolkit/levels/index.ts";
import { library } from "../../helpers/annotated.ts";

describe("the change log", () => {
  const entries = history(library());
  const linesOf = (some: typeof entries) => emitChanges("Library", some).split("\n");
  const itemsOf = (some: typeof entries) => linesOf(some).filter((line) => line.startsWith("- "));

  it("tells every entry of the history once", () => {
    const items = entries.flatMap((entry) => itemsOf([entry]));
    expect(items).toHaveLength(entries.length);
    expect(itemsOf(entries).sort()).toEqual(items.sort());
  });

  it("begins with the newest level", () => {
    const levels = linesOf(entries).flatMap(
      (line) => /^## Feature level (\d+)/.exec(line)?.[1] ?? [],
    );
    const descending = [...new Set(entries.map(({ level }) => level))].sort((a, b) => b - a);
    expect(levels.map(Number)).toEqual(descending);
  });
});
