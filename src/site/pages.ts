import { infoOf } from "../document/info.ts";
import { emitChanges } from "../generate/changes.ts";
import { published } from "../generate/published.ts";
import { json } from "../generate/text.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import type { AddFile } from "../system/thread.ts";
import { annotate } from "./annotate.ts";
import { changesPage } from "./changes-page.ts";
import { comparePage } from "./compare-page.ts";
import { downloadsPage, llmsText } from "./downloads-page.ts";
import { forRedoc } from "./for-redoc.ts";
import { guidePage, guidesPage, readGuides } from "./guides.ts";
import { referenceOf } from "./reference.ts";
import { referenceHtml } from "./reference-html.ts";
import { referenceMarkdown } from "./reference-markdown.ts";
import { renderPage } from "./shell.ts";
import { type Site, siteOf } from "./site.ts";

const documents: Site["documents"] = [
  { name: "Change log", path: () => "changes.html" },
  { name: "Compare levels", path: () => "compare.html" },
  { name: "Guides", path: () => "guides/index.html" },
  { name: "One page", path: (level) => `level-${level}/reference.html` },
  { name: "Downloads", path: () => "downloads.html" },
];

/** What all pages of a document with marks know. */
export const readSite = (document: OpenApiDocument): Site => siteOf(document, documents);

/** The file that holds what Redoc is to show of a level; it is no page, and not part of the site. */
export const redocDocument = (level: number): string => `level-${level}/redoc.json`;

/** Makes all pages of a site but those of Redoc, and the documents that Redoc makes those of. */
export async function makePages(
  document: OpenApiDocument,
  guides: string,
  add: AddFile,
): Promise<void> {
  const site = readSite(document);
  for (const { level } of site.levels) makeLevelPages(site, document, level, add);
  await makeCommonPages(site, document, guides, add);
}

function makeLevelPages(site: Site, document: OpenApiDocument, level: number, add: AddFile): void {
  const annotated = annotate(document, level);
  const reference = referenceOf(annotated, level);
  const folder = `level-${level}`;
  add(redocDocument(level), JSON.stringify(forRedoc(annotated, level)));
  add(
    `${folder}/reference.html`,
    renderPage(site, {
      title: `Feature level ${level} on one page`,
      root: "../",
      level,
      atLevel: (level) => `../level-${level}/reference.html`,
      body: referenceHtml(reference),
    }),
  );
  add(`${folder}/reference.md`, referenceMarkdown(reference));
  add(`${folder}/openapi.json`, json(published(document, level)));
}

async function makeCommonPages(
  site: Site,
  document: OpenApiDocument,
  folder: string,
  add: AddFile,
): Promise<void> {
  const guides = await readGuides(folder);
  const links = guides.map(({ name, title }) => ({ title, path: `guides/${name}.md` }));
  const common = [
    { name: "changes", title: "Change log", body: changesPage(site) },
    { name: "compare", title: "From level to level", body: comparePage(site) },
    { name: "downloads", title: "Downloads", body: downloadsPage(site) },
  ];
  const ofGuides = [
    { name: "index", title: "Guides", body: guidesPage(guides) },
    ...guides.map((guide) => ({ ...guide, body: guidePage(guide) })),
  ];
  for (const { name, title, body } of common) {
    add(`${name}.html`, renderPage(site, { title, root: "./", body }));
  }
  for (const { name, title, body } of ofGuides) {
    add(`guides/${name}.html`, renderPage(site, { title, root: "../", body }));
  }
  for (const { name, text } of guides) add(`guides/${name}.md`, text);
  add("changes.md", emitChanges(site.title, site.history));
  add("llms.txt", llmsText(site, infoOf(document).summary, links));
}
