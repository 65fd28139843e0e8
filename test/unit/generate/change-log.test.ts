import { describe, expect, it } from "vitest";
import { emitChanges } from "../../../src/toolkit/generate/change-log.ts";
import { type HistoryEntry, history } from "../../../src/toolkit/levels/index.ts";
import { library } from "../../helpers/annotated.ts";

describe("the change log", () => {
  const entries = history(library());
  const linesOf = (some: typeof entries) =>
    emitChanges({ annotated: library(), history: some }).split("\n");
  const itemsOf = (some: typeof entries) => linesOf(some).filter((line) => line.startsWith("- "));

  const [one] = entries as [HistoryEntry];
  const { sentence: _, ...rest } = one;
  const entry = (more: Partial<HistoryEntry>): HistoryEntry => {
    return { ...rest, carrier: "operation", operations: [], summary: "", note: "", ...more };
  };
  const requiring = (subject: string, what = "`key`") =>
    entry({
      kind: "changed",
      subject,
      sentence: `\`${subject}\` requires ${what}; before, nothing.`,
    });
  const value = (subject: string, ...operations: string[]) =>
    entry({ kind: "added", carrier: "enum value", subject, within: "`state`", operations });
  const field = (subject: string, more: Partial<HistoryEntry>) =>
    entry({ carrier: "property", kind: "added", subject, within: "`A`", ...more });

  it.each<[string, HistoryEntry[], string[]]>([
    [
      "what several operations require",
      [requiring("a"), requiring("b", "`other`"), requiring("c")],
      [
        "- **Changed** operation `a`; operation `c`: Each requires `key`; before, nothing.",
        "- **Changed** operation `b`: `b` requires `other`; before, nothing.",
      ],
    ],
    [
      "a value that several operations take, each inline",
      [value("a", "x"), value("a", "y")],
      ["- **Added** enum value `a` of `state` (`x`, `y`)."],
    ],
    [
      "several values of one enumeration",
      [value("a", "x"), value("b", "x"), value("c", "y")],
      [
        "- **Added** enum value `a, b` of `state` (`x`).",
        "- **Added** enum value `c` of `state` (`y`).",
      ],
    ],
    [
      "several fields with one summary",
      [
        field("a", { summary: "Why." }),
        field("b", { summary: "Other." }),
        field("c", { summary: "Why." }),
      ],
      [
        "- **Added** property `a` of `A`; property `c` of `A`: Why.",
        "- **Added** property `b` of `A`: Other.",
      ],
    ],
    [
      "one field, with all its operations",
      [field("a", { operations: ["x", "y"] }), field("a", { operations: ["y", "z"] })],
      ["- **Added** property `a` of `A` (`x`, `y`, `z`)."],
    ],
    [
      "not two fields without a summary",
      [field("a", {}), field("b", {}), field("a", { kind: "removed" })],
      [
        "- **Added** property `a` of `A`.",
        "- **Added** property `b` of `A`.",
        "- **Removed** property `a` of `A`.",
      ],
    ],
    [
      "two sentences about each of two objects",
      ["a", "b"].map((name) =>
        field(name, { kind: "changed", sentence: `\`${name}\` is new. \`${name}\` has \`c\`.` }),
      ),
      ["- **Changed** property `a` of `A`; property `b` of `A`: Each is new. Each has `c`."],
    ],
  ])("tells in one line %s", (_, some, want) => expect(itemsOf(some)).toEqual(want));

  it("names the releases of levels, the newest first, and levels that are not exact", () => {
    const some = [
      field("a", { level: 3, release: "1.0" }),
      field("b", { level: 7, release: "7" }),
      field("c", { level: 7, release: "2.0", after: 5 }),
    ];
    expect(linesOf(some).filter((line) => line.startsWith("#"))).toEqual([
      "# Lending library: changes by feature level",
      "## Feature level 7",
      "## By feature level 7, after 5, release 2.0",
      "## Feature level 3, release 1.0",
    ]);
    expect(linesOf([]).at(-2)).toBe("No feature levels differ.");
  });
});
