import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../../base/failure.ts";
import { redoclyFolder, runRedocly } from "../../base/redocly.ts";
import { inTemporaryFolder } from "../../base/temporary.ts";
import { isObject, type OpenApiDocument } from "../document/json.ts";
import { asHtml, html, jsonForScript } from "./html.ts";
import { markdown } from "./markdown.ts";
import type { Reference } from "./reference.ts";
import { operationList } from "./reference-html.ts";
import { sampleLanguages } from "./samples.ts";
import { renderPage } from "./shell.ts";
import { levelTitle, type Site } from "./site.ts";

/** A page of Redoc without its document. */
export interface RedocTemplate {
  /** The module script that `redocly build-docs` writes, with places for what differs from page to page. */
  readonly module: string;
}

/** What differs from page to page. */
interface RedocModuleContent {
  /** The address of Redoc's script. */
  readonly script: string;
  /** The document, as JSON that may stand in a script. */
  readonly document: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The name of Redoc's script in the site: stored once for all pages. */
export const scriptName = "redoc.standalone.js";

/** Divides the output of the template; it occurs in no specification. */
const marker = "<!--redoc-parts-->";

/**
 * Lets the stock `redocly build-docs`, telemetry off, make a page, once for all levels: each takes a core for a
 * second, and they differ in their document only.
 *
 * @throws Failure where build-docs fails, or makes a page of an unknown form.
 */
export function redocTemplate(): Promise<RedocTemplate> {
  // A folder of its own also keeps the project's redocly.yaml, with its lint plugin, out of this.
  return inTemporaryFolder("redoc", async (folder) => {
    const document = { openapi: "3.1.1", info: { title: "Any", version: "1" }, paths: {} };
    await writeFile(join(folder, "openapi.json"), JSON.stringify(document));
    await writeFile(
      join(folder, "template.hbs"),
      `{{{redocHead}}}${marker}{{{redocHTML}}}${marker}`,
    );
    await buildDocs(folder);
    return takeApart(await readFile(join(folder, "page.html"), "utf8"));
  });
}

async function buildDocs(folder: string): Promise<void> {
  const words = ["build-docs", "openapi.json", "--output=page.html", "--template=template.hbs"];
  const { isOk, stdout, stderr } = await runRedocly(words, folder);
  if (!isOk) {
    throw new Failure([
      "redocly build-docs failed:",
      ...`${stdout}${stderr}`.split("\n").map((line) => `| ${line}`),
    ]);
  }
}

/** Takes the script from a page of build-docs; the page is drawn anew from it for each document, with its own links. */
export function takeApart(page: string): RedocTemplate {
  const [head = "", body = ""] = page.split(marker);
  const [, module = ""] = /<script type="module">([\s\S]*?)<\/script>/.exec(body) ?? [];
  const places = [cdn, definition, options];
  if (!/<link rel="modulepreload"[^>]*>/.test(head) || !places.every((one) => one.test(module))) {
    throw surprise("loads its script in another way");
  }
  if (!module.includes('"disableTelemetry":true')) throw surprise("would report its readers");
  if (cdn.test(module.replace(cdn, ""))) throw surprise("asks the CDN for more");
  return { module };
}

const cdn = /https:\/\/cdn\.redocly\.com\/[^"]+/;
const definition = /(?<=__redoc_definition = ).*(?=;$)/m;
const options = /(?<=__redoc_options = ).*(?=;$)/m;

/** The module script of a page. */
export function redocModule({ module }: RedocTemplate, content: RedocModuleContent): string {
  return module
    .replace(cdn, () => content.script)
    .replace(options, (own) => JSON.stringify({ ...content.options, ...JSON.parse(own) }))
    .replace(definition, () => content.document);
}

/** The content of a page of Redoc. */
interface RedocPageContent {
  readonly template: RedocTemplate;
  /** What Redoc is to show (for-redoc.ts). */
  readonly document: OpenApiDocument;
  /** The same, shown without JavaScript and until Redoc has drawn the page. */
  readonly reference: Reference;
}

/** Redoc's page of a level, below our bar, at a path of the site. */
export function redocPage(
  site: Site,
  level: number,
  path: string,
  { template, document, reference }: RedocPageContent,
): string {
  const info = isObject(document.info) ? document.info : {};
  const title = levelTitle(site, level);
  const root = path === "index.html" ? "./" : "../";
  const folder = `${root}level-${level}/`;
  const module = redocModule(template, {
    script: `${root}${scriptName}`,
    // Redoc shows the version behind the title.
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

/**
 * Redoc's script as build-docs would embed it, with two changes. The logo in the corner of the page, which it loads
 * from a CDN, becomes a drawn one. Of several samples in a language it always shows the first; the changed script shows
 * the sample at the place of the chosen example of the body.
 */
export async function redocScript(): Promise<string> {
  const script = await readFile(join(redoclyFolder(), "lib/chunks", scriptName), "utf8");
  const logo = /`https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg`/g;
  if (script.match(logo)?.length !== 2) throw surprise("shows its logo in another way");
  if (!sampleShown.test(script)) throw surprise("shows its samples in another way");
  return script
    .replace(logo, `\`data:image/svg+xml,${encodeURIComponent(drawnLogo)}\``)
    .replace(
      sampleShown,
      "?.[$1],$2let $3=$4?.filter($3=>$5);$3=$3?.[$1]??$3?.[0];return $3?$3.source:$6},[$7,$1])",
    );
}

/** The code in which Redoc takes an example by its place, then the first sample of the language. */
const sampleShown =
  /\?\.\[(\w+)\],(\w+=\w+\?\w+\[\w+\]\?\.key\?\?\w+:void 0,.{0,200}?)let (\w+)=(\w+)\?\.find\(\3=>([^;]+)\);return \3\?\3\.source:([^;]*?)\},\[([\w,]+)\]\)/;

const drawnLogo = `<svg xmlns="http://www.w3.org/2000/svg" width="42" height="14" viewBox="0 0 42 14"><text x="0" y="11" font-family="sans-serif" font-size="12" font-weight="bold" fill="#2467f2">Redoc</text></svg>`;

function surprise(what: string): Failure {
  return new Failure(
    `The page of redocly build-docs ${what} than src/toolkit/site/redoc.ts knows: check it against the installed version of @redocly/cli.`,
  );
}
