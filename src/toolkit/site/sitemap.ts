import { html } from "./html.ts";

/** The pages of a site for who searches it (sitemaps.org). */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const pages = paths.filter((path) => path.endsWith(".html"));
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((path) => html`<url><loc>${pageAddress(siteUrl, path)}</loc></url>\n`)}</urlset>
`.html;
}

/** The address of a page, without the name that stands for its folder. */
export function pageAddress(siteUrl: string, path: string): string {
  return `${siteUrl.replace(/\/$/, "")}/${path.replace(/(^|\/)index\.html$/, "$1")}`;
}
