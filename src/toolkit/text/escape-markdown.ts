import { Marked, type RendererObject, type Tokens } from "marked";
import { Failure } from "../../node/failure.ts";

/**
 * Rewrites Markdown so that all Markdown parsers read it in the same way and nothing in it closes a block around it.
 * HTML becomes text, and so do the tags of Markdoc (`{% … %}`), from which Redoc makes HTML; code stays unchanged;
 * links lead to the web or within the site; an image becomes its alternative text.
 */
export function plainMarkdown(
  text: string,
  {
    headingLevel = 1,
  }: { /** What a first-level heading becomes. */ readonly headingLevel?: number } = {},
): string {
  return markedWith(writer(headingLevel)).parse(text).trimEnd();
}

/** The same for text within a line. */
export function plainLine(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  return atLineStart(markedWith(writer(1)).parseInline(line));
}

/** A plain text, escaped so that a line of Markdown shows it unchanged. */
export function textLine(text: string): string {
  return escaped(text.trim().replaceAll(/\s+/g, " ").replaceAll("&", "&amp;"));
}

export function codeSpan(text: string): string {
  const line = text.replaceAll(/\s/g, " ");
  const ticks = "`".repeat(longestRun(line) + 1);
  // Parsers remove one space at both ends.
  const edge = /^`|`$|^ .*[^ ].* $/.test(line) ? " " : "";
  return `${ticks}${edge}${line}${edge}${ticks}`;
}

export function codeBlock(text: string, language = ""): string {
  const ticks = "`".repeat(Math.max(3, longestRun(text) + 1));
  // Markdoc also reads tags in code, except in blocks that switch it off.
  const info = text.includes("{%") ? `${language} {% process=false %}` : language;
  return [`${ticks}${info}`, ...(text === "" ? [] : [text]), ticks].join("\n");
}

const longestRun = (text: string): number =>
  (text.match(/`+/g) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);

/** Escapes a text within a line; an underscore within a word needs no escape. */
const escaped = (text: string): string =>
  text
    .replaceAll("<", "&lt;")
    .replaceAll("`", "&#96;") // A backslash would not prevent the end of code.
    .replaceAll(/[\\*[\]{}~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&");

/** Escapes lines of a paragraph that would begin another block. */
const atLineStart = (lines: string): string =>
  lines
    .replaceAll(/^[ \t]+/gm, "")
    .replaceAll(/^(?=[-+#>=:|])|(?<=^\d{1,9})(?=[.)](?:\s|$))/gm, "\\");

const indented = (text: string, by: string): string =>
  text.trimEnd().replaceAll(/\n(?!\n)/g, `\n${by}`);

function writer(headingLevel: number): RendererObject {
  return {
    space: () => "",
    def: () => "",
    hr: () => "***\n\n",
    br: () => "  \n",
    code({ text, lang = "" }) {
      return `${codeBlock(text.replace(/\n+$/, ""), /^[\w+#.-]*/.exec(lang)?.[0])}\n\n`;
    },
    codespan({ text }) {
      // In a table, some parsers begin a new cell at the escaped bar and lose the code before it.
      return text.includes("\\|") ? escaped(text) : codeSpan(text);
    },
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens).replaceAll(/\s+/g, " ").replace(/#$/, "\\#");
      return `${"#".repeat(Math.min(6, depth + headingLevel - 1))} ${text}\n\n`;
    },
    paragraph({ tokens }) {
      return `${atLineStart(this.parser.parseInline(tokens))}\n\n`;
    },
    blockquote({ tokens }) {
      return `${this.parser.parse(tokens).trimEnd().replaceAll(/^/gm, "> ")}\n\n`;
    },
    list({ ordered, start, loose, items }) {
      const written = items.map((item, index) => {
        const marker = ordered ? `${Number(start) + index}. ` : "- ";
        return marker + indented(this.parser.parse(item.tokens), " ".repeat(marker.length));
      });
      return `${written.join(loose ? "\n\n" : "\n")}\n\n`;
    },
    checkbox: ({ checked }) => (checked ? "\\[x\\] " : "\\[ \\] "),
    table({ header, rows }) {
      const cells = (row: readonly Tokens.TableCell[]) =>
        `| ${row.map(({ tokens }) => this.parser.parseInline(tokens).replaceAll("|", "\\|")).join(" | ")} |\n`;
      return `${cells(header)}|${" --- |".repeat(header.length)}\n${rows.map(cells).join("")}\n`;
    },
    strong({ tokens }) {
      return `**${this.parser.parseInline(tokens)}**`;
    },
    em({ tokens }) {
      return `*${this.parser.parseInline(tokens)}*`;
    },
    del({ tokens }) {
      return `~~${this.parser.parseInline(tokens)}~~`;
    },
    link({ raw, href, tokens }) {
      const address = linkAddress(href)
        ?.replaceAll("&", "&amp;")
        .replaceAll("(", "%28")
        .replaceAll(")", "%29");
      return address === undefined
        ? textLine(raw)
        : `[${this.parser.parseInline(tokens)}](${address})`;
    },
    image({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    text(token) {
      return "tokens" in token && token.tokens !== undefined
        ? `${atLineStart(this.parser.parseInline(token.tokens))}\n`
        : escaped(token.text.replace(/&$/, "&amp;")); // With the following text, `&` could begin a character reference.
    },
  };
}

/**
 * A Markdown parser (CommonMark with the tables of GFM) for untrusted text: HTML in it is plain text, and a bare
 * address does not become a link.
 */
export function markedWith(renderer: RendererObject) {
  const none = () => undefined; // Matches nothing; `false` would use marked's own rule.
  const marked = new Marked({ tokenizer: { html: none, tag: none, url: none }, renderer });
  return {
    parse: (text: string) => marked.parse(notTooLong(text)) as string,
    parseInline: (text: string) => marked.parseInline(notTooLong(text)) as string,
  };
}

/** The limit for Markdown, in characters. Longer texts overflow the stack of regular expressions. */
const longestText = 1_000_000;

function notTooLong(text: string): string {
  if (text.length <= longestText) return text;
  throw new Failure(
    `A text of ${inFigures(text.length)} characters is too long: it begins with "${text.slice(0, 40)}". Divide it into texts of at most ${inFigures(longestText)}.`,
  );
}

const inFigures = (count: number): string => count.toLocaleString("en");

/** The address of a link in Markdown, percent-encoded; `undefined` if it is not allowed. */
export function linkAddress(href: string): string | undefined {
  const text = href.replaceAll("&amp;", "&").replaceAll(/\p{Surrogate}/gu, "\ufffd");
  const address = encodeURI(text).replaceAll("%25", "%");
  return mayLink(address) ? address : undefined;
}

/** Whether a link may lead to an address: `https:`, `http:`, `mailto:`, or relative to the site. */
export function mayLink(address: string): boolean {
  // Parsed like in browsers, which ignore spaces and case. `//host` and `\\host` have a host without a scheme.
  const base = "https://site.invalid/";
  if (!URL.canParse(address, base)) return false;
  const { protocol, hostname } = new URL(address, base);
  const isWhole = /^(?:https?|mailto):/.test(protocol) && URL.canParse(address);
  return isWhole || (protocol === "https:" && hostname === "site.invalid");
}
