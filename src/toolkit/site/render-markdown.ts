import type { RendererObject, Tokens } from "marked";
import { asHtml, escapeHtml, type Html, hangingIndentOf, html } from "../text/escape-html.ts";
import { linkAddress, markedWith } from "../text/escape-markdown.ts";
import { highlighted } from "./highlight.ts";
import { namer } from "./site-model.ts";

interface MarkdownOptions {
  /** What a first-level heading becomes. Defaults to 1. */
  readonly headingLevel?: number;
  /** Gives headings their ids; common to all texts of a page. Defaults to ids of one text. */
  readonly headingId?: HeadingId;
}

/** Gives a heading its id, by its text. */
export type HeadingId = (text: string) => string;

/** The ids of shell.ts and of the scripts of all pages. */
const idsOfShell = ["content", "level-notice", "search-hits", "side", "your-server"];

/** Gives headings ids that are unique on a page; `taken` are the ids of its other parts. */
export function headingIds(taken: readonly string[] = []): HeadingId {
  const unused = namer(new Set([...idsOfShell, ...taken]));
  return (text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? ["section"];
    return unused(words.join("-"));
  };
}

/** A name that breaks at its words, if it is long. */
export const breakable = (name: string): Html =>
  name.length < 24
    ? html`${name}`
    : asHtml(
        name
          .split(/(?<=[_./-])(?=\w)|(?<=[a-z\d])(?=[A-Z])/)
          .map(escapeHtml)
          .join("<wbr>"),
      );

/** Renders Markdown for a page. HTML in it is shown as text, and images by their alternative text. */
export function markdown(
  text: string,
  { headingLevel = 1, headingId = headingIds() }: MarkdownOptions = {},
): Html {
  return asHtml(markedWith(renderer(headingLevel, headingId)).parse(text));
}

/** Renders one line of Markdown without a block element. */
export function inline(text: string): Html {
  return asHtml(markedWith(renderer(1, headingIds())).parseInline(text));
}

/** The visible text of Markdown, in one line. */
export const plainText = (...texts: readonly string[]): string =>
  visibleText(markdown(texts.join("\n\n")).html);

const characters: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
};

/** The visible text of HTML from this module. */
export function visibleText(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|t[dhr]|pre|h[1-6])>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name) => characters[name] ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

export function codeLine(colored: Html | undefined, plain: string): Html {
  const hang = hangingIndentOf(plain);
  return hang === "" ? html`${colored}\n` : html`<span class="${hang}">${colored}\n</span>`;
}

function renderer(headingLevel: number, headingId: HeadingId): RendererObject {
  return {
    heading({ tokens, depth }) {
      const name = `h${Math.min(6, depth + headingLevel - 1)}`;
      const text = this.parser.parseInline(tokens, this.parser.textRenderer);
      return `<${name} id="${headingId(text)}">${this.parser.parseInline(tokens)}</${name}>\n`;
    },
    code({ text, lang = "" }) {
      const [language = ""] = lang.split(/\s/);
      const [file] = /(?<= )[\w-]+(?:\.[\w-]+)+$/.exec(lang) ?? [];
      const plain = text.split("\n");
      const lines = highlighted(text, language).map((line, at) => codeLine(line, plain[at] ?? ""));
      const name = file === undefined ? "" : html`<figcaption>${file}</figcaption>`;
      return html`<figure class="code">${name}<pre data-language="${language}"><code>${lines}</code></pre></figure>\n`
        .html;
    },
    table({ header, rows }) {
      const row = (cells: readonly Tokens.TableCell[], [open, close]: readonly [string, string]) =>
        `<tr>${cells.map(({ tokens }) => open + this.parser.parseInline(tokens) + close).join("")}</tr>\n`;
      const head = row(header, ['<th scope="col">', "</th>"]);
      const body = rows.map((cells) => row(cells, ["<td>", "</td>"])).join("");
      return `<div class="table" tabindex="0"><table><thead>${head}</thead>\n<tbody>${body}</tbody></table></div>\n`;
    },
    codespan: ({ text }) => `<code>${breakable(text).html}</code>`,
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
    link({ raw, href, tokens }) {
      const address = linkAddress(href);
      return address === undefined
        ? escapeHtml(raw)
        : `<a href="${escapeHtml(address)}">${this.parser.parseInline(tokens)}</a>`;
    },
    image({ tokens }) {
      return this.parser.parseInline(tokens);
    },
  };
}
