import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { type OpenApiDocument, project } from "../../src/levels/index.ts";
import { infoOf } from "../document/info.ts";
import { emitChanges } from "../generate/changes.ts";
import { type Maker, replaceable, swapOutput } from "../generate/output.ts";
import { json } from "../generate/text.ts";
import { shown } from "../system/shown.ts";
import { step } from "../system/steps.ts";
import { annotate } from "./annotate.ts";
import { changesPage } from "./changes-page.ts";
import { comparePage } from "./compare-page.ts";
import { downloadsPage, llmsText } from "./downloads-page.ts";
import { forRedoc } from "./for-redoc.ts";
import { guidePage, guidesPage, readGuides } from "./guides.ts";
import { redocScript, renderRedoc, scriptName } from "./redoc.ts";
import { redocPage } from "./redoc-page.ts";
import { referenceOf } from "./reference.ts";
import { referenceHtml } from "./reference-html.ts";
import { referenceMarkdown } from "./reference-markdown.ts";
import { languages } from "./samples.ts";
import { renderPage } from "./shell.ts";
import { type Site, siteOf } from "./site.ts";

const maker: Maker = { command: "npm run docs" };

/** How many `redocly build-docs` run at a time: each keeps a core busy for about a second. */
const concurrency = 2;

const documents: Site["documents"] = [
  { name: "Change log", path: () => "changes.html" },
  { name: "Compare levels", path: () => "compare.html" },
  { name: "Guides", path: () => "guides/index.html" },
  { name: "One page", path: (level) => `level-${level}/reference.html` },
  { name: "Downloads", path: () => "downloads.html" },
];

/**
 * Makes the documentation site of a document with marks, swapped in whole: for each boundary a Redoc
 * page, the same as plain HTML, as Markdown and as OpenAPI; the newest also at the root; the change log,
 * the comparison of levels and the guides.
 *
 * @throws Failure with exit code 2 where the folder holds what was not made here.
 */
export async function buildDocs(
  document: OpenApiDocument,
  {
    folder,
    guides,
  }: {
    readonly folder: string;
    /** The folder of the guides, in Markdown. */
    readonly guides: string;
  },
): Promise<void> {
  replaceable(folder, maker); // Before the work that would be in vain.
  const start = performance.now();
  const site = siteOf(document, documents);
  const output = new Map<string, string>();
  for (const name of ["site.css", "site.js"]) {
    output.set(name, await readFile(new URL(`assets/${name}`, import.meta.url), "utf8"));
  }
  output.set(scriptName, await redocScript());
  const waiting = [...site.levels];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { level } = next;
      await step(`pages  level ${level}  →  level-${level}/`, async () => {
        for (const [path, text] of await levelPages(site, document, level)) output.set(path, text);
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  await step("pages  changes, comparison, guides, downloads", async () => {
    for (const [path, text] of await commonPages(site, document, guides)) output.set(path, text);
  });
  swapOutput(folder, output, maker);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stderr.write(`${shown(folder)}/: ${output.size} files, ${seconds} s\n`);
}

/** The pages of one level by path; the newest level's Redoc page is also the root's. */
async function levelPages(
  site: Site,
  document: OpenApiDocument,
  level: number,
): Promise<[path: string, text: string][]> {
  const annotated = annotate(document, level);
  const reference = referenceOf(annotated, level);
  const parts = await renderRedoc(forRedoc(annotated, level), {
    schemasExpansionLevel: 3,
    codeSamples: { languages: [...languages, { lang: "payload", label: "Payload" }] },
    downloadUrls: [{ title: `openapi-level-${level}.json`, url: "openapi.json" }],
  });
  const folder = `level-${level}`;
  return [
    [`${folder}/index.html`, redocPage(site, level, "../", parts)],
    ...(level === site.head
      ? ([["index.html", redocPage(site, level, "./", parts)]] as [string, string][])
      : []),
    [
      `${folder}/reference.html`,
      renderPage(site, {
        title: `Feature level ${level} on one page`,
        root: "../",
        level,
        atLevel: (level) => `../level-${level}/reference.html`,
        body: referenceHtml(reference),
      }),
    ],
    [`${folder}/reference.md`, referenceMarkdown(reference)],
    [`${folder}/openapi.json`, json(project(document, level))],
  ];
}

async function commonPages(
  site: Site,
  document: OpenApiDocument,
  folder: string,
): Promise<[path: string, text: string][]> {
  const guides = await readGuides(folder);
  const links = guides.map(({ name, title }) => ({ title, path: `guides/${name}.md` }));
  return [
    [
      "changes.html",
      renderPage(site, { title: "Change log", root: "./", body: changesPage(site) }),
    ],
    ["changes.md", emitChanges(site.title, site.history)],
    [
      "compare.html",
      renderPage(site, { title: "From level to level", root: "./", body: comparePage(site) }),
    ],
    [
      "downloads.html",
      renderPage(site, { title: "Downloads", root: "./", body: downloadsPage(site) }),
    ],
    ["llms.txt", llmsText(site, infoOf(document).summary, links)],
    [
      "guides/index.html",
      renderPage(site, { title: "Guides", root: "../", body: guidesPage(guides) }),
    ],
    ...guides.flatMap((guide): [string, string][] => [
      [
        `guides/${guide.name}.html`,
        renderPage(site, { title: guide.title, root: "../", body: guidePage(guide) }),
      ],
      [`guides/${guide.name}.md`, guide.text],
    ]),
  ];
}
