// Text from others is printed in one line, without characters that affect a terminal or mislead a reader.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  escapeInvisible,
  escapeInvisibleLines,
  messageText,
  quoteForShell,
} from "../../../src/universal/escape-invisible.ts";
import { printedSeed } from "../../helpers/seed.ts";

describe("a text that is shown", () => {
  it.each([
    ["line ends and tabs", "a\r\nb\tc", "a\\r\\nb\\tc"],
    ["ANSI escapes and other C0 controls", "\u001b[2J\u0000\u0007", "\\u001b[2J\\u0000\\u0007"],
    ["C1 controls and DEL", "\u009b2J\u0085\u007f", "\\u009b2J\\u0085\\u007f"],
    ["characters that change the direction", "a\u202eb\u2066c\u200f", "a\\u202eb\\u2066c\\u200f"],
    ["line and paragraph separators", "\u2028\u2029", "\\u2028\\u2029"],
    ["zero-width characters", "a\u200b\u200d\u2060\ufeffb", "a\\u200b\\u200d\\u2060\\ufeffb"],
    ["fillers, selectors, soft hyphens", "\u3164\ufe0f\u00ad", "\\u3164\\ufe0f\\u00ad"],
    ["tags beyond the basic plane", "a\u{e0041}", "a\\udb40\\udc41"],
    ["lone surrogates", "\ud800a\udfff", "\\ud800a\\udfff"],
    ["characters that XML cannot have", "\ufffe\uffff", "\\ufffe\\uffff"],
    ["no visible characters", 'Zoë "é" \\d+ 日本 😀 עברית', 'Zoë "é" \\d+ 日本 😀 עברית'],
  ])("escapes %s", (_, text, shown) => {
    expect(escapeInvisible(text)).toBe(shown);
  });

  it("does not change when it is shown again", () => {
    const seed = printedSeed("a text shown twice");
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(text, (text) => {
        const shown = escapeInvisible(text);
        expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}](?<![\p{Co}\p{Cn}])/u);
        expect(escapeInvisible(shown)).toBe(shown);
      }),
      { seed },
    );
  });
});

describe("JSON that is shown", () => {
  it("has the same value and lines, and no invisible characters", () => {
    const data = { "a\u202e": ["\u009b2J\u001b\n", "\ud800", "\u{e0041}\uffff 😀"] };
    const shown = escapeInvisibleLines(JSON.stringify(data, undefined, 2));
    expect(JSON.parse(shown)).toEqual(data);
    expect(shown.split("\n")).toHaveLength(7);
    expect(shown).toContain('"a\\u202e": [');
    expect(shown).toContain('"\\udb40\\udc41\\uffff 😀"');
    expect(escapeInvisible(shown.replaceAll("\n", ""))).toBe(shown.replaceAll("\n", ""));
  });
});

it("a foreign message is one line", () => {
  expect(messageText(" No:\n   not\there. \n")).toBe("No: not\\there.");
});

it.each([
  ["a-b_c/d.e", "a-b_c/d.e"],
  ["=ls", "'=ls'"],
  ["", "''"],
  ["it's", "'it'\\''s'"],
])("%s is the word %s of a shell", (text, word) => {
  expect(quoteForShell(text)).toBe(word);
});
