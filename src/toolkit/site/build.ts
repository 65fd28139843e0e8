import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { commandLine, shown } from "../../base/home.ts";
import { step } from "../../base/steps.ts";
import { threadFor } from "../../base/thread.ts";
import { type Maker, replaceable, swapOutput } from "../generate/output.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { browserScripts } from "./browser-scripts.ts";
import type { SiteOptions } from "./pages.ts";
import { redocModule, redocScript, scriptName } from "./redoc.ts";
import type * as work from "./thread-work.ts";

/** Does the work of thread-work.ts in another thread. */
const inSiteThread = threadFor<typeof work>("toolkit/site");

const maker: Maker = { command: commandLine("docs") };

/**
 * Makes the documentation site of a document with marks, swapped in whole: for each boundary a Redoc
 * page, the same as plain HTML, as Markdown and as OpenAPI; the newest also at the root; the change log,
 * the comparison of levels and the guides; and an index of all these for the search.
 *
 * @throws Failure with exit code 2 where the folder holds files that were not made here.
 */
export async function buildDocs(
  document: OpenApiDocument,
  { folder, ...options }: SiteOptions & { readonly folder: string },
): Promise<void> {
  replaceable(folder, maker); // Before the long work.
  const start = performance.now();
  const output = new Map<string, string>();
  for (const name of ["site.css", "reader.css", "site.js", "redoc.css", "favicon.svg"]) {
    output.set(name, await readFile(new URL(`assets/${name}`, import.meta.url), "utf8"));
  }
  for (const [name, text] of await browserScripts()) output.set(name, text);
  output.set(scriptName, await redocScript());
  const module = await step("script of Redoc's pages", redocModule);
  await step("pages", () =>
    inSiteThread("pages", [document, { ...options, redocModule: module }], (path, text) =>
      output.set(path, text),
    ),
  );
  swapOutput(folder, output, maker);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stderr.write(`${shown(folder)}/: ${output.size} files, ${seconds} s\n`);
}
