import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { type OpenApiDocument, project } from "../../src/levels/index.ts";
import { json } from "../emit/text.ts";
import { swapOutput } from "../lib/output.ts";
import { inRoot, shown } from "../lib/root.ts";
import { step } from "../lib/steps.ts";
import { changesPage } from "./changes-page.ts";
import { asHtml, html } from "./html.ts";
import { type RedocParts, redocScript, renderRedoc, scriptName, scriptPlace } from "./redoc.ts";
import { renderPage } from "./shell.ts";
import { type Site, siteOf } from "./site.ts";

/** How many `redocly build-docs` run at a time: each keeps a core busy for about a second. */
const concurrency = 2;

const documents: Site["documents"] = [
  { name: "OpenAPI file", path: (level) => `level-${level}/openapi.json` },
];

/**
 * Makes the documentation site of a document with marks, swapped in whole: a Redoc page for each
 * boundary, the newest also at the root, and the change log.
 */
export async function buildDocs(
  document: OpenApiDocument,
  { folder = inRoot("generated/docs") }: { readonly folder?: string } = {},
): Promise<void> {
  const start = performance.now();
  const site = siteOf(document, documents);
  const output = new Map<string, string>();
  for (const name of ["site.css", "site.js"]) {
    output.set(name, await readFile(inRoot("scripts/docs/assets", name), "utf8"));
  }
  output.set(scriptName, await redocScript());
  const waiting = [...site.levels];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { level } = next;
      const path = `level-${level}/index.html`;
      await step(`Redoc  level ${level}  →  ${path}`, async () => {
        const projection = project(document, level);
        const parts = await renderRedoc(projection, {});
        output.set(`level-${level}/openapi.json`, json(projection));
        output.set(path, redocPage(site, level, "../", parts));
        if (level === site.head) output.set("index.html", redocPage(site, level, "./", parts));
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const body = changesPage(site);
  output.set("changes.html", renderPage(site, { title: "Change log", root: "./", body }));
  await swapOutput(folder, output, []);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stderr.write(`${shown(folder)}/: ${output.size} files, ${seconds} s\n`);
}

function redocPage(site: Site, level: number, root: string, parts: RedocParts): string {
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
    body: asHtml(`${parts.markup}\n<script type="module">${module}</script>`),
  });
}
