// The parts of a page as HTML and as Markdown, each with its levels.
import { describe, expect, it } from "vitest";
import { levelled } from "../../../src/toolkit/levels/levelled-document.ts";
import {
  type Block,
  fieldBlocks,
  foldedBlocks,
  section,
  textBlocks,
} from "../../../src/toolkit/site/blocks.ts";
import { blocksHtml } from "../../../src/toolkit/site/blocks-html.ts";
import { blocksMarkdown } from "../../../src/toolkit/site/blocks-markdown.ts";
import { siteOf } from "../../../src/toolkit/site/site-model.ts";
import { html } from "../../../src/toolkit/text/escape-html.ts";
import { api, registry, since } from "../../helpers/small-api.ts";

const root = {
  ...registry(3, 7),
  "x-releases": [{ release: "2.0", level: 3 }],
};
const site = siteOf(
  levelled(api({ "GET /a": since(7), "GET /b": since(3), "GET /c": {} }, {}, root)),
  {
    guides: [],
    canTry: false,
  },
);
const always = [{ from: 0, to: Number.POSITIVE_INFINITY }];
const ranges = [{ from: 7, to: Number.POSITIVE_INFINITY }];
const early = [{ from: 0, to: 3 }];
const line = (value: string, more = {}) => ({ value, ranges: always, ...more });
const field = { term: "`a`", notes: [], blocks: [] };
const good = { text: "200", look: "status-good" } as const;

describe("a part of a page", () => {
  it.each<[string, Block, markdown: string, html: string]>([
    ["a text", { is: "text", text: "*A*\n" }, "*A*", "<p><em>A</em></p>\n"],
    [
      "a text of some levels",
      { is: "text", text: "A", ranges, look: "quiet" },
      "A *[since 7]*",
      '<div class="quiet" data-levels="7-"> <span class="since">since 7</span><p>A</p>\n</div>\n',
    ],
    ["a text with a heading", { is: "text", text: "# A" }, "#### A", '<h4 id="a">A</h4>\n'],
    [
      "code",
      { is: "code", language: "http", lines: [line("GET /a")] },
      "```http\nGET /a\n```",
      '<figure class="code">\n<pre data-language="http"><code>GET /a\n</code></pre></figure>\n',
    ],
    [
      "code with a caption, lines and a comma of some levels",
      {
        is: "code",
        language: "",
        caption: "Of *A*",
        data: { sample: "a" },
        lines: [line("["), line("1", { comma: ranges }), line("2", { ranges }), line("]")],
      },
      "Of *A*:\n\n```\n[\n1,\n2  (since 7)\n]\n```",
      '<figure class="code">\n<figcaption>Of <em>A</em></figcaption>\n<pre data-language="" data-sample="a"><code>[\n1<i data-levels="7-">,</i>\n<span class="line" data-levels="7-">2<small class="since">since 7</small>\n</span>]\n</code></pre></figure>\n',
    ],
    [
      "folded code of some levels, whose lines are of the same",
      {
        is: "code",
        language: "",
        caption: "A",
        lines: [line("a", { ranges })],
        ranges,
        isFolded: true,
      },
      "A *[since 7]*:\n\n```\na\n```",
      '<details class="code" data-levels="7-"><summary>A <span class="since">since 7</span></summary>\n<pre data-language=""><code>a\n</code></pre></details>\n',
    ],
    [
      "a section",
      section("a", "A *b*", 3, textBlocks("Text."), { badges: [good], ranges: early }),
      "### A *b* *[200]* *[before 3]*\n\nText.",
      '<section data-levels="0-2"><h3 id="a">A <em>b</em> <span class="badge status-good">200</span> <span class="since">before 3</span></h3>\n<p>Text.</p>\n</section>\n',
    ],
    [
      "a group with a title",
      { is: "group", title: "More", blocks: textBlocks("Text."), ranges },
      "More *[since 7]*:\n\nText.",
      '<details data-levels="7-"><summary>More <span class="since">since 7</span></summary>\n<p>Text.</p>\n</details>\n',
    ],
    [
      "a group of some levels",
      { is: "group", blocks: textBlocks("Text."), ranges },
      "*[since 7]*\n\nText.",
      '<div data-levels="7-"> <span class="since">since 7</span>\n<p>Text.</p>\n</div>\n',
    ],
    [
      "a group of all levels",
      { is: "group", blocks: textBlocks("Text.") },
      "Text.",
      "<p>Text.</p>\n",
    ],
    ["an anchor", { is: "anchor", id: "a" }, "", '<a id="a"></a>'],
    ["a picture", { is: "drawn", html: html`<hr>`, markdown: "***" }, "***", "<hr>"],
    [
      "a field with a text of one line",
      { is: "fields", fields: [{ ...field, id: "f", blocks: textBlocks("Text.") }] },
      "- `a`: Text.",
      '<dl class="fields">\n<div id="f"><dt><span><code>a</code></span></dt>\n<dd><p>Text.</p>\n</dd></div>\n</dl>\n',
    ],
    [
      "fields in a field, after a longer text",
      {
        is: "fields",
        fields: [
          { ...field, blocks: [...textBlocks("One.\n\nTwo."), ...fieldBlocks([field])] },
          field,
        ],
      },
      "- `a`\n\n  One.\n\n  Two.\n\n  - `a`\n- `a`",
      '<dl class="fields">\n<div><dt><span><code>a</code></span></dt>\n<dd><p>One.</p>\n<p>Two.</p>\n<dl class="fields">\n<div><dt><span><code>a</code></span></dt>\n<dd></dd></div>\n</dl>\n</dd></div>\n<div><dt><span><code>a</code></span></dt>\n<dd></dd></div>\n</dl>\n',
    ],
    [
      "a field of some levels with notes",
      {
        is: "fields",
        fields: [{ ...field, notes: [{ text: "text" }, { text: "required" }], ranges }],
      },
      "- `a` (text; required) *[since 7]*",
      '<dl class="fields">\n<div data-levels="7-"><dt><span><code>a</code></span> <i>text</i> <i>required</i> <span class="since">since 7</span></dt>\n<dd></dd></div>\n</dl>\n',
    ],
    [
      "a field whose term, notes and whole have levels of their own",
      {
        is: "fields",
        fields: [
          {
            ...field,
            termRanges: ranges,
            notes: [{ text: "text", ranges }],
            badges: [good],
            ranges: early,
          },
        ],
      },
      "- `a` *[since 7]* (text *[since 7]*) *[200]* *[before 3]*",
      '<dl class="fields">\n<div data-levels="0-2"><dt><span data-levels="7-"><code>a</code> <span class="since">since 7</span></span> <span class="since">before 3</span> <i data-levels="7-">text <span class="since">since 7</span></i> <span class="badge status-good">200</span></dt>\n<dd></dd></div>\n</dl>\n',
    ],
    [
      "an error without a code",
      { is: "fields", fields: [{ ...field, term: "", badges: [good], blocks: textBlocks("No.") }] },
      "- *[200]*: No.",
      '<dl class="fields">\n<div><dt><span></span> <span class="badge status-good">200</span></dt>\n<dd><p>No.</p>\n</dd></div>\n</dl>\n',
    ],
  ])("%s", (_, block, markdown, html) => {
    expect(blocksMarkdown(site, "Page", [block])).toBe(
      markdown === "" ? "# Page\n" : `# Page\n\n${markdown}\n`,
    );
    expect(blocksHtml(site, [block]).html).toBe(html);
  });

  it("has an id of its own, beside those of headings in texts", () => {
    const blocks = [section("a", "A", 2, textBlocks("# A\n\n# B")), ...textBlocks("# B")];
    const ids = Array.from(blocksHtml(site, blocks, ["b"]).html.matchAll(/ id="(.*?)"/g));
    expect(ids.map(([, id]) => id)).toEqual(["a", "a-2", "b-2", "b-3"]);
  });

  it.each([
    ["[a](../operations/a/)", "[a](../operations/a/index.md)"],
    ["[a](../operations/#group-a)", "[a](../operations/index.md#group-a)"],
    ["[a](./)", "[a](./index.md)"],
    ["[a](#b)", "[a](#b)"],
    ["[a](https://example.com/a/)", "[a](https://example.com/a/)"],
    ["[a](redoc/)", "[a](redoc/)"],
    ["[a](../downloads/openapi.json)", "[a](../downloads/openapi.json)"],
  ])("in Markdown links to the Markdown of pages: %s", (given, want) => {
    expect(blocksMarkdown(site, "A", textBlocks(given))).toBe(`# A\n\n${want}\n`);
  });
});

describe("the fields of fields", () => {
  it("are none if there is nothing to open", () => {
    expect([...foldedBlocks("A", []), ...fieldBlocks([]), ...textBlocks("")]).toEqual([]);
  });
});
