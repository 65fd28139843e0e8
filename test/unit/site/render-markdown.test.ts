import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explainError, Failure } from "../../../src/node/failure.ts";
import { inline, markdown, plainText } from "../../../src/toolkit/site/render-markdown.ts";
import { html, jsonForScript } from "../../../src/toolkit/text/escape-html.ts";
import { untrustedMarkdown } from "../../helpers/untrusted-markdown.ts";

describe("Markdown within a line", () => {
  it.each([
    ["plain", "plain"],
    ["`a < b`", "<code>a &lt; b</code>"],
    ["*one* and **two**", "<em>one</em> and <strong>two</strong>"],
    ["2 * 3 * 4", "2 * 3 * 4"],
    ["`*` is no emphasis `*`", "<code>*</code> is no emphasis <code>*</code>"],
    ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ["<b>*x*</b> <!-- y -->", "&lt;b&gt;<em>x</em>&lt;/b&gt; &lt;!-- y --&gt;"],
    ["![a *b*](https://example.com/c.png)", "a <em>b</em>"],
    ["www.example.com a@example.com", "www.example.com a@example.com"],
  ])("%s", (given, want) => {
    expect(inline(given).html).toBe(want);
  });
});

describe("a link", () => {
  it.each([
    ["[here](compare.html#a)", "compare.html#a"],
    ["[here](https://example.com/?a=1&amp;b=2)", "https://example.com/?a=1&amp;b=2"],
    ["[here](HTTPS://example.com)", "HTTPS://example.com"],
    ["<https://example.com>", "https://example.com"],
    ["[here](mailto:a@example.com)", "mailto:a@example.com"],
    ['[here](a"onclick="b)', "a%22onclick=%22b"],
    ["[here](</a b>)", "/a%20b"],
    ["[here](java&#10;script:alert(1))", "java&amp;#10;script:alert(1)"],
  ])("has a web address or one within the site: %s", (given, address) => {
    expect(inline(given).html).toContain(`<a href="${address}">`);
  });

  it.each([
    "[here](javascript:alert(1))",
    "[here](JavaScript:alert(1))",
    "[here](data:text/html,x)",
    "[here](vbscript:x)",
    "[here](file:///etc/passwd)",
    "[here](tel:1)",
    "[here](//example.com/a)",
    "[here](https://exa mple.com)",
  ])("with another scheme is shown as text: %s", (given) => {
    expect(inline(given).html).toBe(given);
  });
});

describe("blocks of Markdown", () => {
  it.each([
    ["# A B\n\ntext\nmore", '<h1 id="a-b">A B</h1>\n<p>text\nmore</p>\n'],
    ["- one\n  more\n- two", "<ul>\n<li>one\nmore</li>\n<li>two</li>\n</ul>\n"],
    ["1. one\n2. two", "<ol>\n<li>one</li>\n<li>two</li>\n</ol>\n"],
    ["- [x] one\n- [ ] two", "<ul>\n<li>☑ one</li>\n<li>☐ two</li>\n</ul>\n"],
    [
      "```js\nif (a < b) c();\n```",
      '<figure class="code"><pre data-language="js"><code><i class="k">if</i> (a &lt; b) <i class="t">c</i>();\n</code></pre></figure>\n',
    ],
    [
      "```json\nno JSON\n```",
      '<figure class="code"><pre data-language="json"><code>no JSON\n</code></pre></figure>\n',
    ],
    ["<div>\n*a*\n</div>", "<p>&lt;div&gt;\n<em>a</em>\n&lt;/div&gt;</p>\n"],
    [
      "| a | b |\n|---|---|\n| `x` | y |",
      '<div class="table" tabindex="0"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr>\n</thead>\n<tbody><tr><td><code>x</code></td><td>y</td></tr>\n</tbody></table></div>\n',
    ],
  ])("%j", (given, want) => {
    expect(markdown(given).html).toBe(want);
  });

  it("places headings below the given level", () => {
    expect(markdown("## A", { headingLevel: 4 }).html).toBe('<h5 id="a">A</h5>\n');
  });

  it("has headings with unique, non-empty IDs in any script, apart from the frame's", () => {
    const titles = ["概要", "Überblick 2", "!", "?", "A b", "a-b", "हिन्दी", "Your server"];
    const { html } = markdown(titles.map((title) => `# ${title}\n`).join("\n"));
    expect(Array.from(html.matchAll(/ id="(.*?)"/g), ([, id]) => id)).toEqual([
      "概要",
      "überblick-2",
      "section",
      "section-2",
      "a-b",
      "a-b-2",
      "हिन्दी",
      "your-server-2",
    ]);
  });

  it("nested too deeply are rejected like other stack overflows", () => {
    try {
      markdown(">".repeat(40_000)); // Compiled code takes less of the stack.
      expect.unreachable();
    } catch (error) {
      expect(explainError(error)).toBeInstanceOf(Failure);
    }
  });

  it("that are too long are rejected in one line that includes their length", () => {
    expect(() => markdown("a ".repeat(600_000))).toThrow(
      /^A text of 1,200,000 characters is too long: it begins with "(a )+"\. .* 1,000,000\.$/,
    );
    expect(markdown("a ".repeat(499_999)).html.length).toBeGreaterThan(999_000);
  });

  it("produce only elements of Markdown, for any text", () => {
    fc.assert(
      fc.property(untrustedMarkdown, (text) => {
        const tags = markdown(text).html.match(
          /<(?!\/?(?:p|h\d|ul|ol|li|pre|code|div|table|thead|tbody|tr|th|td|em|strong|del|a|br|hr|blockquote|figure|wbr)\b|span class="(?:hang-|kept")|\/span>|i class="[ksntq]">|\/i>)/g,
        );
        expect(tags).toBeNull();
      }),
    );
  });
});

describe("HTML", () => {
  it("escapes inserted texts, and only these", () => {
    expect(html`<p title="${'"<'}">${["a&", html`<b>c</b>`, undefined, 1]}</p>`.html).toBe(
      '<p title="&quot;&lt;">a&amp;<b>c</b>1</p>',
    );
  });

  it("keeps JSON within its script element", () => {
    expect(jsonForScript({ a: "</script>" }).html).toBe('{"a":"\\u003c/script>"}');
  });
});

it("plainText removes links, marks and entities", () => {
  expect(plainText("Get [all](https://x.example) of `a<b`.", "| A |\n| - |\n| & |")).toBe(
    "Get all of a<b. A &",
  );
});
