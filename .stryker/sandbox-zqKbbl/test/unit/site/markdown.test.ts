// @ts-nocheck
import { describe, expect, it } from "vitest";
import { html, jsonForScript } from "../../../src/site/html.ts";
import { inline, markdown } from "../../../src/site/markdown.ts";

describe("Markdown within a line", () => {
  it.each([
    ["plain", "plain"],
    ["`a < b`", "<code>a &lt; b</code>"],
    ["*one* and **two**", "<em>one</em> and <strong>two</strong>"],
    ["2 * 3 * 4", "2 * 3 * 4"],
    ["`*` is no emphasis `*`", "<code>*</code> is no emphasis <code>*</code>"],
    ["[here](compare.html#a)", '<a href="compare.html#a">here</a>'],
    ["[x](javascript:alert(1))", "[x](javascript:alert(1))"],
    ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ['[x](a"onclick="b)', '<a href="a&quot;onclick=&quot;b">x</a>'],
  ])("%s", (given, want) => {
    expect(inline(given).html).toBe(want);
  });
});

describe("blocks of Markdown", () => {
  it.each([
    ["# A B\n\ntext\nmore", '<h1 id="a-b">A B</h1>\n<p>text more</p>\n'],
    ["- one\n  more\n- two", "<ul><li>one more</li><li>two</li></ul>\n"],
    ["1. one\n2. two", "<ol><li>one</li><li>two</li></ol>\n"],
    [
      "```js\nif (a < b) c();\n```",
      '<pre tabindex="0" data-language="js"><code>if (a &lt; b) c();</code></pre>\n',
    ],
    [
      "| a | b |\n|---|---|\n| `x` | y |",
      '<div class="table" tabindex="0"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>\n<tbody><tr><td><code>x</code></td><td>y</td></tr>\n</tbody></table></div>\n',
    ],
  ])("%j", (given, want) => {
    expect(markdown(given).html).toBe(want);
  });

  it("places headings below those around it", () => {
    expect(markdown("## A", { headingLevel: 4 }).html).toBe('<h5 id="a">A</h5>\n');
  });
});

describe("HTML", () => {
  it("escapes what is put in, and only that", () => {
    expect(html`<p title="${'"<'}">${["a&", html`<b>c</b>`, undefined, 1]}</p>`.html).toBe(
      '<p title="&quot;&lt;">a&amp;<b>c</b>1</p>',
    );
  });

  it("keeps JSON within its script element", () => {
    expect(jsonForScript({ a: "</script>" }).html).toBe('{"a":"\\u003c/script>"}');
  });
});
