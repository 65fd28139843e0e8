import { Marked, type RendererObject } from "marked";

/**
 * A reader of Markdown (CommonMark with the tables of GFM) for text that is not trusted: HTML in it is
 * text like any other, and nothing becomes a link that is not written as one.
 */
export function markedWith(renderer: RendererObject): Marked {
  const none = () => undefined; // Never found; `false` would ask marked's own rule.
  return new Marked({ tokenizer: { html: none, tag: none, url: none }, renderer });
}

/** The address that a link in Markdown names, percent-encoded; `undefined` where none may lead there. */
export function linkAddress(href: string): string | undefined {
  const text = href.replaceAll("&amp;", "&").replaceAll(/\p{Surrogate}/gu, "\ufffd");
  const address = encodeURI(text).replaceAll("%25", "%");
  return mayLink(address) ? address : undefined;
}

/** Whether a link may lead to an address: `https:`, `http:`, `mailto:`, or what is relative to the page. */
export function mayLink(address: string): boolean {
  // Read as a browser reads it, which overlooks spaces and case; what is relative is so to any base.
  const base = "https://example.com/";
  return (
    URL.canParse(address, base) &&
    ["https:", "http:", "mailto:"].includes(new URL(address, base).protocol)
  );
}
