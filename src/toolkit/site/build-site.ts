import { readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { gzipSync } from "node:zlib";
import { displayPath } from "../../node/package-root.ts";
import { log, step } from "../../node/progress.ts";
import { inTemporaryFolder } from "../../node/temporary-folder.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { type OutputOwner, swapOutput } from "../write/replace-folder.ts";
import { browserScripts } from "./browser-scripts.ts";
import { leftOutKeywords } from "./left-out-keywords.ts";
import { makePages } from "./pages.ts";
import { redocScript, scriptName } from "./redoc-pages.ts";
import type { SiteOptions } from "./site-model.ts";

/** The owner of the site's folder. */
export const docsOutput: OutputOwner = { command: "openapi-levels docs" };

/**
 * Makes the documentation site of an annotated document, and replaces its folder as a whole: a page for each operation,
 * the change log, the guides, the OpenAPI documents with Redoc's pages, and the search of all
 * these.
 *
 * @throws Failure with exit code 2 if the folder has files that this program did not make.
 */
export async function buildDocs(
  document: LevelledDocument,
  {
    folder,
    style,
    ...options
  }: SiteOptions & {
    readonly folder: string;
    /** A file of CSS whose rules follow those of the site, for example for another color. Defaults to none. */
    readonly style?: string | undefined;
  },
): Promise<void> {
  const start = performance.now();
  const output = new Map<string, () => Uint8Array>();
  await inTemporaryFolder("docs", async (temporary) => {
    let added = 0;
    // Pages are written one by one, to keep large sites out of memory.
    const add = (path: string, text: string) => {
      const file = join(temporary, `${added++}`);
      writeFileSync(file, path.endsWith(".gz") ? gzipSync(text) : text);
      output.set(path, () => readFileSync(file));
    };
    for (const name of ["redoc.css", "favicon.svg"]) {
      add(name, await asset(name));
    }
    const own = style === undefined ? "" : `\n${await readFile(style, "utf8")}`;
    add("site.css", (await asset("site.css")) + (await asset("reader.css")) + own);
    for (const [name, text] of await browserScripts()) add(name, text);
    add(scriptName, await redocScript());
    await step("pages", () => makePages(add, document, options));
    swapOutput(folder, output, docsOutput);
  });
  const missing = leftOutKeywords(document.annotated);
  if (missing.length > 0) log(`left out: ${missing.join(", ")}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stderr.write(`${displayPath(folder)}/: ${output.size} files, ${seconds} s\n`);
}

const asset = (name: string) => readFile(new URL(`assets/${name}`, import.meta.url), "utf8");
