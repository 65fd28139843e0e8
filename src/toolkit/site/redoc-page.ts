import { isObject, type OpenApiDocument } from "../document/json.ts";
import { asHtml, html, jsonForScript } from "./html.ts";
import { markdown } from "./markdown.ts";
import { type RedocTemplate, redocModule, scriptName } from "./redoc.ts";
import type { Reference } from "./reference.ts";
import { operationList } from "./reference-html.ts";
import { sampleLanguages } from "./samples.ts";
import { renderPage } from "./shell.ts";
import { levelTitle, type Site } from "./site.ts";

/** What a page of Redoc is made of. */
interface RedocContent {
  readonly template: RedocTemplate;
  /** What Redoc is to show (for-redoc.ts). */
  readonly document: OpenApiDocument;
  /** The same for who has no JavaScript, or has to wait for it. */
  readonly reference: Reference;
}

/** Redoc's page of a level, below our bar, at a path of the site. */
export function redocPage(
  site: Site,
  level: number,
  path: string,
  { template, document, reference }: RedocContent,
): string {
  const info = isObject(document.info) ? document.info : {};
  const title = levelTitle(site, level);
  const root = path === "index.html" ? "./" : "../";
  const folder = `${root}level-${level}/`;
  const module = redocModule(template, {
    script: `${root}${scriptName}`,
    // Redoc writes it behind the title.
    document: jsonForScript({ ...document, info: { ...info, version: title } }).html,
    options: {
      schemasExpansionLevel: "all",
      codeSamples: { languages: [...sampleLanguages, { lang: "payload", label: "Payload" }] },
      downloadUrls: [{ title: `openapi-level-${level}.json`, url: `${folder}openapi.json` }],
    },
  });
  return renderPage(site, {
    title,
    path,
    ...(level === site.head ? { canonical: "index.html" } : {}),
    level,
    head: html`<link rel="modulepreload" href="${root}${scriptName}">`,
    inlineScripts: [module],
    // Redoc styles by inline style elements, one of which holds a font of symbols. The workers of its own
    // search, which ours replaces, are not allowed.
    policy: {
      "style-src": "'self' 'unsafe-inline'",
      "font-src": "data:",
    },
    body: html`<div id="redoc"></div>
<main class="text overview">
<h1>${site.title} <span class="release">${title}</span></h1>
<noscript><p>Search and folding need JavaScript. <a href="${folder}reference.html">The same on one page</a> does not.</p></noscript>
${operationList(reference, `${folder}reference.html`)}
${markdown(reference.description)}</main>
<script type="module">${asHtml(module)}</script>`,
  });
}
