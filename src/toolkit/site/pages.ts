import type { AddFile } from "../../base/thread.ts";
import { emitChanges } from "../generate/changes.ts";
import { publisher } from "../generate/published.ts";
import { json } from "../generate/text.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { untouchedIn } from "../levels/untouched.ts";
import { annotate } from "./annotate.ts";
import { changesPage } from "./changes-page.ts";
import { comparePage, compareStyle } from "./compare-page.ts";
import { downloadsPage, llmsText } from "./downloads-page.ts";
import { forRedoc } from "./for-redoc.ts";
import { type Guide, guidePage, guidesPage, guideText, readGuides } from "./guides.ts";
import { html } from "./html.ts";
import { type RedocTemplate, redocPage } from "./redoc.ts";
import { type Reference, referenceOf } from "./reference.ts";
import { referenceHtml } from "./reference-html.ts";
import { referenceMarkdown } from "./reference-markdown.ts";
import type { OwnClient } from "./sample-call.ts";
import { commonEntries, referenceEntries } from "./search-entries.ts";
import { searchIndex } from "./search-index.ts";
import { pageAddress, renderPage } from "./shell.ts";
import { levelTitle, type Site, siteOf } from "./site.ts";

/** What a site holds beside its document. */
export interface SiteOptions {
  /** The folder of the guides, in Markdown; without it there are none. */
  readonly guides?: string | undefined;
  /** The client that the samples are to use; by default they use openapi-fetch. */
  readonly client?: OwnClient | undefined;
  /** The address of the site, for canonical links and the site map; by default there are none. */
  readonly siteUrl?: string | undefined;
  /** The address of the repository, to which pages then link. */
  readonly repository?: string | undefined;
  /** The script of the drawer Try it (src/service/try-it/drawer/); by default there is none. */
  readonly tryIt?: string | undefined;
}

/** Makes all pages of a site. */
export async function makePages(
  add: AddFile,
  document: OpenApiDocument,
  options: SiteOptions & { readonly template: RedocTemplate },
): Promise<void> {
  const guides = options.guides === undefined ? [] : await readGuides(options.guides);
  const { siteUrl, repository, tryIt } = options;
  const documents = documentsOf(guides);
  const canTry = tryIt !== undefined;
  const site = siteOf(document, { documents, siteUrl, repository, canTry });
  const addresses: string[] = [];
  const addPage: AddFile = (path, text) => {
    addresses.push(path);
    add(path, text);
  };
  const documented = referenceEntries();
  const published = publisher(document, untouchedIn(document));
  for (const { level } of site.levels) {
    const annotated = annotate(document, level);
    documented.note(makeLevelPages(site, annotated, level, options, addPage));
    add(`level-${level}/openapi.json`, json(published(level)));
  }
  makeCommonPages(site, guides, addPage);
  add("compare.css", compareStyle(site));
  const entries = [...commonEntries(site, guides), ...documented.entries()];
  add("search-index.js", searchIndex(site, entries));
  add("404.html", notFoundPage(site));
  if (canTry) add("try-it.js", tryIt);
  add("changes.md", emitChanges(site.title, site.history));
  const links = guides.map(({ name, title }) => ({ title, path: `guides/${name}.md` }));
  add("llms.txt", llmsText(site, links));
  if (siteUrl !== undefined) add("sitemap.xml", sitemap(siteUrl, addresses));
}

const documentsOf = (guides: readonly Guide[]): Site["documents"] => [
  { name: "Change log", path: () => "changes.html" },
  { name: "Compare levels", path: () => "compare.html" },
  ...(guides.length === 0 ? [] : [{ name: "Guides", path: () => "guides/index.html" }]),
  { name: "One page", path: (level) => `level-${level}/reference.html` },
  { name: "Downloads", path: () => "downloads.html" },
];

function makeLevelPages(
  site: Site,
  annotated: OpenApiDocument,
  level: number,
  {
    client,
    template,
  }: { readonly client?: OwnClient | undefined; readonly template: RedocTemplate },
  add: AddFile,
): Reference {
  const reference = referenceOf(annotated, level, client);
  const folder = `level-${level}`;
  const content = { template, document: forRedoc(annotated, level, client), reference };
  add(`${folder}/index.html`, redocPage(site, level, `${folder}/index.html`, content));
  if (level === site.head) add("index.html", redocPage(site, level, "index.html", content));
  const path = `${folder}/reference.html`;
  add(
    path,
    renderPage(site, {
      title: `${levelTitle(site, level)}, on one page`,
      path,
      level,
      atLevel: (level) => `../level-${level}/reference.html`,
      body: referenceHtml(reference, levelTitle(site, level)),
    }),
  );
  add(`${folder}/reference.md`, referenceMarkdown(reference));
  return reference;
}

function makeCommonPages(site: Site, guides: readonly Guide[], add: AddFile): void {
  const pages = [
    { path: "changes.html", title: "Change log", body: changesPage(site) },
    {
      path: "compare.html",
      title: "Compare levels",
      head: html`<link rel="stylesheet" href="compare.css">`,
      body: comparePage(site),
    },
    { path: "downloads.html", title: "Downloads", body: downloadsPage(site) },
    ...(guides.length === 0
      ? []
      : [{ path: "guides/index.html", title: "Guides", body: guidesPage(guides) }]),
    ...guides.map((guide) => ({
      path: `guides/${guide.name}.html`,
      title: guide.title,
      description: guide.summary,
      body: guidePage(site, guide),
    })),
  ];
  for (const page of pages) add(page.path, renderPage(site, page));
  for (const { name, text } of guides) add(`guides/${name}.md`, guideText(text, "md"));
}

/** The page that a server shows at an unknown address, in whatever folder: its links start at the root. */
function notFoundPage(site: Site): string {
  const { pathname = "/" } = site.siteUrl === undefined ? {} : new URL(site.siteUrl);
  const root = pathname.replace(/\/?$/, "/");
  return renderPage(site, {
    title: "Page not found",
    path: "404.html",
    root,
    body: html`<main class="text">
<h1>There is no page at this address</h1>
<p>It may have been moved, or it belongs to another feature level: choose one above. The
<a href="${root}index.html">newest level</a> shows everything that exists today.</p>
</main>`,
  });
}

/** The site map for search engines (sitemaps.org). */
function sitemap(siteUrl: string, paths: readonly string[]): string {
  const pages = paths.filter((path) => path.endsWith(".html"));
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((path) => html`<url><loc>${pageAddress(siteUrl, path)}</loc></url>\n`)}</urlset>
`.html;
}
