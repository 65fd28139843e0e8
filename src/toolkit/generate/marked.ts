import { Marked, type RendererObject } from "marked";

/**
 * A Markdown parser (CommonMark with the tables of GFM) for untrusted text: HTML in it is plain text, and a bare
 * address does not become a link.
 */
export function markedWith(renderer: RendererObject): Marked {
  const none = () => undefined; // Matches nothing; `false` would fall back on the rule of marked.
  return new Marked({ tokenizer: { html: none, tag: none, url: none }, renderer });
}

/** The address of a link in Markdown, percent-encoded; `undefined` where no link may lead there. */
export function linkAddress(href: string): string | undefined {
  const text = href.replaceAll("&amp;", "&").replaceAll(/\p{Surrogate}/gu, "\ufffd");
  const address = encodeURI(text).replaceAll("%25", "%");
  return mayLink(address) ? address : undefined;
}

/** Whether a link may lead to an address: `https:`, `http:`, `mailto:`, or what is relative to the page. */
export function mayLink(address: string): boolean {
  // Parsed as browsers do, which ignore spaces and case; a relative address is relative to any base.
  const base = "https://example.com/";
  return (
    URL.canParse(address, base) &&
    ["https:", "http:", "mailto:"].includes(new URL(address, base).protocol)
  );
}
