import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { type Maker, replaceable, swapOutput } from "../generate/output.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { shown } from "../system/shown.ts";
import { step } from "../system/steps.ts";
import { inThread } from "./in-thread.ts";
import { readSite, redocDocument } from "./pages.ts";
import { redocScript, renderRedoc, scriptName } from "./redoc.ts";
import { redocPage } from "./redoc-page.ts";
import { languages } from "./samples.ts";

const maker: Maker = { command: "npm run docs" };

/** How many `redocly build-docs` run at a time: each keeps a core busy for about a second. */
const concurrency = 2;

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
  const site = readSite(document);
  const output = new Map<string, string>();
  for (const name of ["site.css", "site.js"]) {
    output.set(name, await readFile(new URL(`assets/${name}`, import.meta.url), "utf8"));
  }
  output.set(scriptName, await redocScript());
  await step("pages  reference, changes, comparison, guides, downloads", () =>
    inThread("pages", [document, guides], (path, text) => output.set(path, text)),
  );
  const waiting = [...site.levels];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { level } = next;
      await step(`pages  level ${level}  →  level-${level}/`, async () => {
        const parts = await renderRedoc(output.get(redocDocument(level)) ?? "", {
          schemasExpansionLevel: 3,
          codeSamples: { languages: [...languages, { lang: "payload", label: "Payload" }] },
          downloadUrls: [{ title: `openapi-level-${level}.json`, url: "openapi.json" }],
        });
        output.delete(redocDocument(level));
        output.set(`level-${level}/index.html`, redocPage(site, level, "../", parts));
        if (level === site.head) output.set("index.html", redocPage(site, level, "./", parts));
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  swapOutput(folder, output, maker);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stderr.write(`${shown(folder)}/: ${output.size} files, ${seconds} s\n`);
}
