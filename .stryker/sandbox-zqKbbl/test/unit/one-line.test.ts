// @ts-nocheck
// Text from outside, as messages and reports show it.
import { expect, it } from "vitest";
import { oneLine } from "../../src/one-line.ts";

it.each([
  ["plain text", "plain text"],
  ['ünï – 💩 "quoted"', 'ünï – 💩 "quoted"'],
  ["two\nlines\tand \\", "two\\nlines\\tand \\\\"],
  ["\u001b[2J \u0000\u007f\u009b", "\\u001b[2J \\u0000\\u007f\\u009b"],
  ["\u202egnp.exe\u2066\u200f", "\\u202egnp.exe\\u2066\\u200f"],
  ["\u2028\u2029\u200b\ufeff", "\\u2028\\u2029\\u200b\\ufeff"],
  ["\u{e0041}", "\\udb40\\udc41"],
  ["\ud800", "\\ud800"],
])("shows %j as %j", (text, shown) => {
  expect(oneLine(text)).toBe(shown);
});
