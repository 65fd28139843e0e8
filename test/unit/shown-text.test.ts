// Text of others, as it is printed: in one line, with nothing that a terminal or a reader would fall for.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shownLines, shownText } from "../../src/base/shown-text.ts";
import { printedSeed } from "../helpers/seed.ts";

describe("a text that is shown", () => {
  it.each([
    ["line ends and tabs", "a\r\nb\tc", "a\\r\\nb\\tc"],
    ["ANSI's escape, and other C0 controls", "\u001b[2J\u0000\u0007", "\\u001b[2J\\u0000\\u0007"],
    ["C1 controls, DEL among them", "\u009b2J\u0085\u007f", "\\u009b2J\\u0085\\u007f"],
    ["signs that turn the direction", "a\u202eb\u2066c\u200f", "a\\u202eb\\u2066c\\u200f"],
    ["separators of lines and paragraphs", "\u2028\u2029", "\\u2028\\u2029"],
    ["zero-width signs", "a\u200b\u200d\u2060\ufeffb", "a\\u200b\\u200d\\u2060\\ufeffb"],
    ["fillers, selectors, soft hyphens", "\u3164\ufe0f\u00ad", "\\u3164\\ufe0f\\u00ad"],
    ["tags beyond the first plane", "a\u{e0041}", "a\\udb40\\udc41"],
    ["halves of surrogate pairs", "\ud800a\udfff", "\\ud800a\\udfff"],
    ["what XML has no way to write", "\ufffe\uffff", "\\ufffe\\uffff"],
    ["nothing of what can be seen", 'Zoë "é" \\d+ 日本 😀 עברית', 'Zoë "é" \\d+ 日本 😀 עברית'],
  ])("escapes %s", (_, text, shown) => {
    expect(shownText(text)).toBe(shown);
  });

  it("stays as it is when it is shown again", () => {
    const seed = printedSeed("a text shown twice");
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(text, (text) => {
        const shown = shownText(text);
        expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}](?<![\p{Co}\p{Cn}])/u);
        expect(shownText(shown)).toBe(shown);
      }),
      { seed },
    );
  });
});

describe("JSON that is shown", () => {
  it("means the same, keeps its lines, and has no sign that cannot be seen", () => {
    const data = { "a\u202e": ["\u009b2J\u001b\n", "\ud800", "\u{e0041}\uffff 😀"] };
    const shown = shownLines(JSON.stringify(data, undefined, 2));
    expect(JSON.parse(shown)).toEqual(data);
    expect(shown.split("\n")).toHaveLength(7);
    expect(shown).toContain('"a\\u202e": [');
    expect(shown).toContain('"\\udb40\\udc41\\uffff 😀"');
    expect(shownText(shown.replaceAll("\n", ""))).toBe(shown.replaceAll("\n", ""));
  });
});
