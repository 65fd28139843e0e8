import { html } from "./html.ts";
import { renderPage } from "./shell.ts";
import type { Site } from "./site.ts";

/** What a server shows at an address where there is nothing, however deep that is. */
export function notFoundPage(site: Site): string {
  const { pathname = "/" } = site.siteUrl === undefined ? {} : new URL(site.siteUrl);
  const root = pathname.replace(/\/?$/, "/");
  return renderPage(site, {
    title: "Page not found",
    path: "404.html",
    root,
    body: html`<main class="text">
<h1>There is no page at this address</h1>
<p>It may have been moved, or it belongs to another feature level: choose one above. The
<a href="${root}index.html">newest level</a> has all that there is today.</p>
</main>`,
  });
}
