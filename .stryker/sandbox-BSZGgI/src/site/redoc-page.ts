// @ts-nocheck
import { asHtml, html } from "./html.ts";
import { type RedocParts, scriptName, scriptPlace } from "./redoc.ts";
import { renderPage } from "./shell.ts";
import type { Site } from "./site.ts";

/** Redoc's page of a level, below our bar; `root` is the address of the site's root from there. */
export function redocPage(site: Site, level: number, root: string, parts: RedocParts): string {
  const module = parts.module.replace(scriptPlace, `${root}${scriptName}`);
  const [, colorMode = ""] = /<script>([\s\S]*?)<\/script>/.exec(parts.markup) ?? [];
  return renderPage(site, {
    title: `Feature level ${level}`,
    root,
    level,
    head: html`<link rel="modulepreload" href="${root}${scriptName}">\n${asHtml(parts.styles)}`,
    inlineScripts: [colorMode, module],
    // Redoc styles by inline style elements, one of which holds a font of symbols, and searches in
    // workers that it makes from blobs.
    policy: {
      "style-src": "'self' 'unsafe-inline'",
      "font-src": "data:",
      "worker-src": "blob:",
    },
    body: html`<noscript><p class="notice">This page needs JavaScript. <a href="${root}level-${level}/reference.html">The same on one page</a> does not.</p></noscript>
${asHtml(`${parts.markup}\n<script type="module">${module}</script>`)}`,
  });
}
