import { readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { gzipSync } from "node:zlib";
import { commandLine, shown } from "../../base/home.ts";
import { step } from "../../base/steps.ts";
import { inTemporaryFolder } from "../../base/temporary.ts";
import { threadFor } from "../../base/thread.ts";
import type { OpenApiDocument } from "../levels/index.ts";
import { type Maker, swapOutput } from "../write/output.ts";
import { browserScripts } from "./browser-scripts.ts";
import { redocScript, scriptName } from "./redoc.ts";
import type { SiteOptions } from "./site.ts";
import type * as work from "./thread-work.ts";

const inSiteThread = threadFor<typeof work>("toolkit/site");

/** The maker of the site's folder. */
export const docsMaker: Maker = { command: commandLine("docs") };

interface Brand {
  /** The file of a picture for the header. */
  readonly logo?: string | undefined;
  /** The color of links and marks, as `#0b57c2`. */
  readonly color?: string | undefined;
}

/** The style rules for a logo and a color. In the dark theme, the color is lighter. */
async function brandStyle({ logo, color }: Brand): Promise<string> {
  const rules: string[] = [];
  if (color !== undefined) {
    rules.push(`:root {
  --accent: light-dark(${color}, color-mix(in srgb, ${color} 45%, white));
  --accent-soft: light-dark(color-mix(in srgb, ${color} 10%, white), color-mix(in srgb, ${color} 30%, #111418));
}`);
  }
  if (logo !== undefined) {
    const [, ending = ""] = /\.(\w+)$/.exec(logo.toLowerCase()) ?? [];
    const type = { svg: "svg+xml", jpg: "jpeg" }[ending] ?? ending;
    const data = (await readFile(logo)).toString("base64");
    rules.push(`.brand svg { display: none; }
.brand::before {
  content: "";
  flex: none;
  width: 2rem;
  height: 1.75rem;
  background: url(data:image/${type};base64,${data}) left center / contain no-repeat;
}`);
  }
  return rules.map((rule) => `\n${rule}\n`).join("");
}

/**
 * Makes the documentation site of an annotated document, and replaces its folder as a whole: a page for each operation,
 * the change log, the comparison, the guides, the OpenAPI documents with Redoc's pages, and the search of all
 * these.
 *
 * @throws Failure with exit code 2 if the folder has files that this program did not make.
 */
export async function buildDocs(
  document: OpenApiDocument,
  { folder, logo, color, ...options }: SiteOptions & Brand & { readonly folder: string },
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
    for (const name of ["reader.css", "theme.js", "compare.js", "redoc.css", "favicon.svg"]) {
      add(name, await asset(name));
    }
    add("site.css", `${await asset("site.css")}${await brandStyle({ logo, color })}`);
    for (const [name, text] of await browserScripts()) add(name, text);
    add(scriptName, await redocScript());
    await step("pages", () => inSiteThread("pages", [document, options], add));
    swapOutput(folder, output, docsMaker);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stderr.write(`${shown(folder)}/: ${output.size} files, ${seconds} s\n`);
}

const asset = (name: string) => readFile(new URL(`assets/${name}`, import.meta.url), "utf8");
