// @ts-nocheck
import { asHtml, escapeHtml, type Html, html } from "./html.ts";

/**
 * The part of Markdown (CommonMark, with the tables of GFM) that the specification and the guides are
 * written in: headings, paragraphs, lists, tables, fenced code; within a line code, emphasis and links.
 * Everything else shows as it is typed; no HTML passes through.
 */
export function markdown(text: string, options: { readonly headingLevel?: number } = {}): Html {
  return html`${blocks(text.split(/\r?\n/)).map((block) => renderBlock(block, options.headingLevel ?? 1))}`;
}

/** The Markdown of one line, without a block around it. */
export function inline(text: string): Html {
  return asHtml(
    text
      .split(/(`[^`]+`)/)
      .map((part) =>
        part.length > 1 && part.startsWith("`") && part.endsWith("`")
          ? `<code>${escapeHtml(part.slice(1, -1))}</code>`
          : escapeHtml(part)
              .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, link)
              .replaceAll(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
              .replaceAll(/(?<![\w*])\*([^*\s][^*]*)\*(?!\w)/g, "<em>$1</em>"),
      )
      .join(""),
  );
}

/** Links lead within the site or to the web; a script is no address. */
function link(whole: string, text: string, address: string): string {
  return /^(https?:|[\w./#-])/.test(address) && !/^(javascript|data):/i.test(address)
    ? `<a href="${address}">${text}</a>`
    : whole;
}

type Block =
  | { readonly kind: "heading"; readonly depth: number; readonly text: string }
  | { readonly kind: "code"; readonly language: string; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "paragraph"; readonly text: string };

function blocks(lines: readonly string[]): Block[] {
  const found: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const fence = /^```(\S*)/.exec(line);
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const take = (holds: (line: string) => boolean) => {
      const start = at;
      while (at < lines.length && holds(lines[at] ?? "")) at++;
      return lines.slice(start, at);
    };
    if (line.trim() === "") at++;
    else if (fence !== null) {
      at++;
      const text = take((line) => !line.startsWith("```")).join("\n");
      at++;
      found.push({ kind: "code", language: fence[1] ?? "", text });
    } else if (heading !== null) {
      at++;
      found.push({ kind: "heading", depth: heading[1]?.length ?? 1, text: heading[2] ?? "" });
    } else if (line.startsWith("|")) {
      const rows = take((line) => line.startsWith("|")).map((row) =>
        row
          .replace(/^\|/, "")
          .replace(/\|\s*$/, "")
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim().replaceAll("\\|", "|")),
      );
      found.push({ kind: "table", rows: rows.filter((_, index) => index !== 1) });
    } else if (isItem(line)) {
      const items = take((line) => isItem(line) || /^\s+\S/.test(line)).reduce<string[]>(
        (items, line) => {
          if (isItem(line)) items.push(line.replace(/^(?:[-*]|\d+\.)\s+/, ""));
          else items.push(`${items.pop() ?? ""} ${line.trim()}`);
          return items;
        },
        [],
      );
      found.push({ kind: "list", ordered: /^\d/.test(line), items });
    } else {
      const text = take((line) => line.trim() !== "" && !/^(```|#{1,6}\s|\|)/.test(line)).join(" ");
      found.push({ kind: "paragraph", text });
    }
  }
  return found;
}

const isItem = (line: string): boolean => /^(?:[-*]|\d+\.)\s+\S/.test(line);

function renderBlock(block: Block, headingLevel: number): Html {
  switch (block.kind) {
    case "heading": {
      const name = `h${Math.min(6, block.depth + headingLevel - 1)}`;
      return html`${asHtml(`<${name} id="${anchor(block.text)}">`)}${inline(block.text)}${asHtml(`</${name}>`)}\n`;
    }
    case "code":
      return html`<pre tabindex="0" data-language="${block.language}"><code>${block.text}</code></pre>\n`;
    case "list": {
      const name = block.ordered ? "ol" : "ul";
      return html`${asHtml(`<${name}>`)}${block.items.map((item) => html`<li>${inline(item)}</li>`)}${asHtml(`</${name}>`)}\n`;
    }
    case "table": {
      const [head = [], ...rows] = block.rows;
      return html`<div class="table" tabindex="0"><table><thead><tr>${head.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>\n`)}</tbody></table></div>\n`;
    }
    case "paragraph":
      return html`<p>${inline(block.text)}</p>\n`;
  }
}

/** The anchor of a heading. */
export function anchor(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
