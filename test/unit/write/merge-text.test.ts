// Edits made to a printed form of a text, moved into the text as a person formatted it.
import { describe, expect, it } from "vitest";
import { mergedText } from "../../../src/toolkit/write/merge-text.ts";

describe("mergedText", () => {
  it.each([
    [
      "keeps a comment beside an edit",
      "a: # why\n  b: 1\n",
      "a:\n  # why\n  b: 1\n",
      "a:\n  # why\n  b: 2\n",
      "a: # why\n  b: 2\n",
    ],
    [
      "keeps spaces inside a list that gets a new element",
      "a: [b,  c]\n",
      "a: [ b, c ]\n",
      "a: [ b, c, d ]\n",
      "a: [b,  c, d]\n",
    ],
    [
      "keeps folds of a text before an added line",
      "a: >-\n  b\n  c\nd: 1\n",
      "a: >-\n  b c\nd: 1\n",
      "a: >-\n  b c\nd: 1\ne: 2\n",
      "a: >-\n  b\n  c\nd: 1\ne: 2\n",
    ],
    [
      "removes what the edit removed, however it is formatted",
      "a: {b: 1}\nc: 2\n",
      "a: { b: 1 }\nc: 2\n",
      "c: 2\n",
      "c: 2\n",
    ],
    ["prefers the edit where both differ", "a: 'b'\n", 'a: "b"\n', 'a: "c"\n', 'a: "c"\n'],
    ["returns the text unchanged without an edit", "a:   1", "a: 1\n", "a: 1\n", "a:   1"],
  ])("%s", (_, own, printed, edited, want) => {
    expect(mergedText(own, printed, edited)).toBe(want);
  });

  it("takes time proportional to the text, even with varying indentation", () => {
    const lines = (indent: string, edit = "") =>
      Array.from({ length: 30_000 }, (_, at) => `${indent}${at % 7}: ${at === 9999 ? edit : at}\n`);
    const [own, printed, edited] = [lines("    "), lines("  "), lines("  ", "new")];
    const want = own.with(9999, "    3: new\n").join("");
    expect(mergedText(own.join(""), printed.join(""), edited.join(""))).toBe(want);
  });
});
