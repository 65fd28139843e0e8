import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markdown } from "../../../src/toolkit/site/render-markdown.ts";
import {
  codeBlock,
  codeSpan,
  plainLine,
  plainMarkdown,
  textLine,
} from "../../../src/toolkit/text/escape-markdown.ts";
import { untrustedMarkdown } from "../../helpers/untrusted-markdown.ts";

describe("plain Markdown", () => {
  it.each([
    "One line, with *emphasis*, **more of it**, `code < 1` and [a link](/there).",
    "Two\nlines.\n\n## A heading\n\n- one\n  more\n- two\n\n1. a\n2. b",
    "```js\nif (a < b) c();\n```",
    "| a | b |\n| --- | --- |\n| `x\\|y` | z |",
    "> quoted\n> twice",
    "notify_referrer_on_join, -1, (a_b), 2.5",
  ])("is unchanged if it is plain already: %j", (text) => {
    expect(plainMarkdown(text)).toBe(text);
  });

  it.each([
    ["a <b>c</b>", "a &lt;b>c&lt;/b>"],
    ["<div>\n\n*a*\n</div>", "&lt;div>\n\n*a*\n&lt;/div>"],
    ['{% html name="hr" /%} \\{% a', '\\{% html name="hr" /%\\} \\{% a'],
    ["```\n{% a %}", "``` {% process=false %}\n{% a %}\n```"],
    ["a\n\n    <b>", "a\n\n```\n<b>\n```"],
    ["```\nleft open", "```\nleft open\n```"],
    ["[a](javascript:b) ![c](https://d)", "\\[a\\](javascript:b) c"],
    ["[a](b(c)&d)", "[a](b%28c%29&amp;d)"],
    ["A\n===\n\n---", "# A\n\n***"],
    ["# a # b   \\#", "# a # b \\#"],
    ["# a   b", "# a b"],
    ["- [x] `a\\|b`", "- \\[x\\] a\\\\|b"],
    ["[a](http://[)", "\\[a\\](http://\\[)"],
    ["\\- a\\\n\\# b", "\\- a  \n\\# b"],
    ["[a]: b\n\n[a] [c]", "[a](b) \\[c\\]"],
    ["- [ ] a\n\n  ```\n  <b>\n  ```", "- \\[ \\] a\n\n  ```\n  <b>\n  ```"],
  ])("is the same for all Markdown readers: %j", (text, want) => {
    expect(plainMarkdown(text)).toBe(want);
  });

  it("has the same text as the original", () => {
    // Emphasis depends on the characters around it, and an escape changes these.
    const letters = (text: string) => markdown(text).html.replaceAll(/<[^>]*>|[\s\d.*_]/g, "");
    fc.assert(
      fc.property(untrustedMarkdown, (text) => {
        const plain = plainMarkdown(text);
        expect(letters(plain)).toBe(letters(text));
        expect(letters(plainMarkdown(plain))).toBe(letters(plain));
      }),
    );
  });

  it("has `<` and `{%` in code only", () => {
    const codeOrEscape =
      /^[ >\-\d.]*(`{3,})[^\n]*\n(?:[\s\S]*?\n)??[ >]*\1$|\\[^\n]|(?<!`)(`+)(?!`)[^\n]*?[^`\n]\2(?!`)/gm;
    fc.assert(
      fc.property(untrustedMarkdown, (text) => {
        expect(plainMarkdown(text).replaceAll(codeOrEscape, "")).not.toMatch(/<|\{%/);
      }),
    );
  });
});

describe("a line of Markdown", () => {
  it.each([
    [plainLine("- a\n\n```\n<b>\n```"), "\\- a `<b>`"],
    [plainLine("  a\n  b  "), "a b"],
    [plainLine("[a](https://a.test/?b&amp;c=\ud800)"), "[a](https://a.test/?b&amp;c=%EF%BF%BD)"],
    [textLine("a *b* <c> &lt; `d`\n[e]"), "a \\*b\\* &lt;c> &amp;lt; &#96;d&#96; \\[e\\]"],
    [codeSpan("a"), "`a`"],
    [codeSpan("`a``b"), "``` `a``b ```"],
    [codeBlock("a\n```", "sh"), "````sh\na\n```\n````"],
  ])("keeps a text as text: %s", (written, want) => expect(written).toBe(want));
});
