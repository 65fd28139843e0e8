import { describe, expect, it } from "vitest";
import { emitChanges } from "../../../src/toolkit/generate/changes.ts";
import { history } from "../../../src/toolkit/levels/index.ts";
import { library } from "../../helpers/annotated.ts";

describe("the change log", () => {
  const entries = history(library());
  const linesOf = (some: typeof entries) => emitChanges("Library", some).split("\n");
  const itemsOf = (some: typeof entries) => linesOf(some).filter((line) => line.startsWith("- "));

  it("contains each entry of the history once", () => {
    const items = entries.flatMap((entry) => itemsOf([entry]));
    expect(items).toHaveLength(entries.length);
    const expanded = itemsOf(entries).flatMap((line) => {
      const [, label, places = "", text] =
        /^(- .*?\*\* )(.*?)(: .*|\.|\. \*From.*)$/.exec(line) ?? [];
      return places.split("; ").map((place) => `${label}${place}${text}`);
    });
    expect(expanded.sort()).toEqual(items.sort());
  });

  it("merges entries with the same text", () => {
    const [one] = entries;
    if (one === undefined) throw new Error("No history.");
    const alike = { ...one, summary: "Why.", subject: "alike" };
    const lines = itemsOf([{ ...alike, subject: "one" }, alike, { ...alike, summary: "Other." }]);
    expect(lines).toEqual([
      expect.stringMatching(/`one`.*; .*`alike`[^;]*: .*Why\./),
      expect.stringMatching(/^[^;]*Other\./),
    ]);
  });

  it("starts with the newest level", () => {
    const levels = linesOf(entries).flatMap(
      (line) => /^## Feature level (\d+)/.exec(line)?.[1] ?? [],
    );
    const descending = [...new Set(entries.map(({ level }) => level))].sort((a, b) => b - a);
    expect(levels.map(Number)).toEqual(descending);
  });
});
