import { completeArguments } from "../document/arguments.ts";
import { addressOf } from "../document/document-info.ts";
import { grouped } from "../document/json.ts";
import { labelRanges } from "../levels/level-names.ts";
import type { LevelledDocument } from "../levels/levelled-document.ts";
import { type Html, html } from "../text/escape-html.ts";
import { codeSpan, plainLine, textLine } from "../text/escape-markdown.ts";
import { json } from "../text/typescript-text.ts";
import { annotatedFile } from "../write/generated-list.ts";
import type { AddFile } from "../write/output-files.ts";
import { authenticationBlocks } from "./authentication.ts";
import { type Block, blocksIn, fieldBlocks, section, textBlocks } from "./blocks.ts";
import { blocksHtml, rangeAttributes, rangeBadge } from "./blocks-html.ts";
import { blocksMarkdown } from "./blocks-markdown.ts";
import { changesBlocks, type GivenIds } from "./changes-page.ts";
import { reliedOn, type SampleOptions, type Samples, sampleBlocks } from "./code-samples.ts";
import { addDocuments, downloadsBlocks, llmsText, offeredDocuments } from "./downloads.ts";
import { type FirstStep, frontPage } from "./front-page.ts";
import { type Guide, guideHtml, guideText, readGuides } from "./guides.ts";
import { componentBlocks, operationBlocks } from "./operation-page.ts";
import { redocPage } from "./redoc-pages.ts";
import { breakable, headingIds, visibleText } from "./render-markdown.ts";
import {
  commonEntries,
  operationEntries,
  partEntries,
  type SearchEntry,
  searchDataScript,
} from "./search-entries.ts";
import { componentPath } from "./shape-views.ts";
import { contentsOf, methodBadge, type Page, pageAddress, rootOf, shell } from "./shell.ts";
import { groupId, siteDataScript } from "./site-data.ts";
import { type Site, type SiteOperation, type SiteOptions, siteOf } from "./site-model.ts";

/** A document with this many characters, at all its levels together, is large. */
const largeDocument = 1_000_000;

/** Adds the files of a page: HTML and Markdown. */
type AddPage = (page: Omit<Page, "main">, blocks: readonly Block[], more?: Partial<Page>) => void;

/** Makes the files of the site, except its scripts and styles. */
export async function makePages(
  add: AddFile,
  document: LevelledDocument,
  options: SiteOptions,
): Promise<void> {
  const { guides, ...apart } = await readGuides(options.guides);
  const { siteUrl, tryIt, client } = options;
  const site = siteOf(document, { ...options, guides, canTry: tryIt !== undefined });
  const addresses: string[] = [];
  const addHtml = (page: Page, markdown: string) => {
    addresses.push(page.path);
    add(`${page.path}index.html`, shell(site, page));
    add(`${page.path}index.md`, markdown);
  };
  const addPage: AddPage = (page, blocks, more = {}) =>
    addHtml(
      {
        ...page,
        contents: contentsOf(blocks),
        main: html`<h1>${breakable(page.title)}</h1>\n${blocksHtml(site, blocks)}`,
        ...more,
      },
      blocksMarkdown(site, page.title, blocks),
    );
  add("site-data.js", siteDataScript(site));
  const { front, authentication } = apart;
  const address = client === undefined ? addressOf(site.servers) : "";
  const samples = { client, address, relied: client && reliedOn(document) };
  const { found, ids, call } = addOperations(site, samples, addPage);
  const { main, markdown } = frontPage(site, front, call);
  addHtml({ title: site.title, path: "", main }, markdown);
  add("search-data.js", searchDataScript([...commonEntries(site, guides, apart), ...found]));
  const path = "authentication/";
  if (authentication === undefined)
    addPage({ title: "Authentication", path }, authenticationBlocks(site));
  else
    addHtml(
      guidePage(site, authentication, path),
      guideText(site, authentication.text, "md", "../guides/"),
    );
  if (site.naming !== "none")
    addPage({ title: "Change log", path: "changes/" }, changesBlocks(site, ids));
  addGuides(site, guides, addPage, addHtml);
  const isLarge = JSON.stringify(document.annotated).length > largeDocument;
  const documents = offeredDocuments(site, isLarge);
  addPage({ title: "Downloads", path: "downloads/" }, downloadsBlocks(site, documents));
  add("redoc/index.html", redocPage(site, documents));
  if (site.naming === "levels") add(`downloads/${annotatedFile}`, json(document.annotated));
  addDocuments(document, documents, isLarge, add, { client, address });
  add("404.html", notFoundPage(site));
  for (const [name, script] of tryIt ?? []) add(name, script);
  add("llms.txt", llmsText(site, documents));
  if (siteUrl !== undefined) add("sitemap.xml", sitemap(siteUrl, addresses));
}

function addOperations(
  site: Site,
  samples: SampleOptions,
  addPage: AddPage,
): {
  readonly found: SearchEntry[];
  readonly ids: GivenIds;
  /** The call of the first operation that only reads, for the front page. */
  readonly call: readonly FirstStep[];
} {
  const found: SearchEntry[] = [];
  const ids = new Map<string, Set<string>>();
  addPage({ title: "Operations", path: "operations/" }, operationsBlocks(site));
  const linked = new Set<string>();
  const call: FirstStep[] = [];
  const isFirst = firstRead(site);
  const placeOf = (path: string) => {
    const own = new Set<string>();
    ids.set(path, own);
    return { root: rootOf({ path }), linkTo: (name: string) => void linked.add(name), ids: own };
  };
  for (const operation of site.operations) {
    const path = `operations/${operation.name}/`;
    const shown = operationBlocks(site, operation, placeOf(path));
    found.push(...operationEntries(operation, shown));
    const blocks = [route(operation), ...shown];
    const { summary: title, group } = operation;
    const page = {
      title,
      path,
      operation,
      description: operation.revisions.at(-1)?.operation.description ?? title,
    };
    const crumb = html`<p class="crumb">${group}</p>\n<h1>${title}</h1>\n`;
    const { programs, note } = sampleBlocks(site, operation, samples);
    const [curl] = programs;
    if (curl === undefined) {
      addPage(page, blocks, { main: html`${crumb}${blocksHtml(site, blocks)}` });
      continue;
    }
    const { rest, examples } = withoutExample(blocks);
    const example = examples.flatMap(([name, block]) => (name === "Example" ? block : []));
    if (operation === isFirst) {
      call.push({ title: "Send a request", blocks: curl.forms });
      if (example.length > 0) call.push({ title: "Read the response", blocks: example });
    }
    const beside = [
      { id: "samples", title: "Samples" },
      ...(site.settings.canTry ? [{ id: "try-it", title: "Try it" }] : []),
    ];
    const taken = beside.map(({ id }) => id);
    const inTurn = [...programs.flatMap(({ forms }) => forms), ...note];
    addPage(page, [...blocks, section("samples", "Samples", 2, inTurn)], {
      contents: [...contentsOf(blocks), ...beside],
      main: html`${crumb}${blocksHtml(site, rest, taken)}`,
      rail: railHtml(site, operation, { programs, note }, examples),
    });
  }
  // Pages of components link to further ones, which are added during the loop.
  for (const name of linked) {
    const path = componentPath(name);
    const blocks = componentBlocks(site, name, placeOf(path));
    found.push(...partEntries({ path, title: name }, blocks));
    const [, about] = blocks;
    const description = about?.is === "text" ? `${name}: ${about.text}` : name;
    addPage({ title: name, path, description }, blocks);
  }
  return { found, ids, call };
}

/** The column beside an operation: its samples with Try it, and its response. */
function railHtml(
  site: Site,
  operation: SiteOperation,
  { programs, note }: Samples,
  examples: readonly (readonly [name: string, Block])[],
): Html {
  const { canTry } = site.settings;
  const tabs = programs.map(
    ({ language, forms }) =>
      html`<div data-tab="${language}" class="forms">${blocksHtml(site, forms)}</div>\n`,
  );
  const tryIt = html`<div id="try-it" data-tab="Try it" data-operation="${operation.id}" data-examples="${JSON.stringify(argumentsByLevel(operation))}" hidden></div>\n`;
  const responses = examples.map(
    ([name, block], index) =>
      html`<div data-tab="${name}"${index > 0 ? html` hidden` : undefined}>${blocksHtml(site, [block])}</div>\n`,
  );
  const live = html`<div id="live" data-tab="Live" hidden>Press <b>Send</b> in <b>Try it</b>.</div>\n`;
  const response = html`<section class="card"><h2>Response</h2>
<div class="tabs" data-label="Response">${responses}${canTry ? live : undefined}</div></section>\n`;
  return html`<section class="card"><h2 id="samples">Samples</h2>
<div class="tabs samples" data-label="Language of the sample">${tabs}${canTry ? tryIt : undefined}</div>
<details><summary>How to run it</summary>
${blocksHtml(site, note)}</details></section>
${responses.length > 0 || canTry ? response : undefined}`;
}

/** The first operation that reads and needs no arguments, or else the first that reads. */
function firstRead({ groups }: Site): SiteOperation | undefined {
  const reads = groups
    .flatMap(({ operations }) => operations)
    .filter(({ method, isWebhook }) => method === "GET" && !isWebhook);
  const isFree = ({ revisions }: SiteOperation) =>
    revisions.every(({ operation }) => !operation.parameters.some((one) => one.isRequired));
  return reads.find(isFree) ?? reads[0];
}

/** The arguments of an ordinary call, from each level on at which they differ. */
const argumentsByLevel = ({ revisions }: SiteOperation) =>
  revisions
    .flatMap(({ ranges, operation }) => ranges.map((range) => [range.from, operation] as const))
    .sort(([one], [other]) => one - other)
    .map(([from, operation]) => [from, completeArguments(operation)] as const)
    .filter(([, values], at, all) => JSON.stringify(values) !== JSON.stringify(all[at - 1]?.[1]));

/**
 * The blocks of a page without the first example of a success, which stands beside them with the first of each status
 * of errors.
 */
function withoutExample(blocks: readonly Block[]) {
  const success = sectionIn(blocks, /^response-/);
  const example = success && blocksIn([success]).find(({ is }) => is === "code");
  const without = (all: readonly Block[]): readonly Block[] =>
    all
      .filter((one) => one !== example)
      .map((one) => ("blocks" in one ? { ...one, blocks: without(one.blocks) } : one));
  const errors = sectionIn(blocks, /^errors$/);
  const failed = new Map<string, Block>();
  const fields = blocksIn(errors ? [errors] : []).flatMap((one) =>
    one.is === "fields" ? one.fields : [],
  );
  for (const { badges: [badge] = [], blocks: inside } of fields) {
    const found = blocksIn(inside).find((one) => one.is === "code");
    if (badge !== undefined && found !== undefined && !failed.has(badge.text))
      failed.set(badge.text, { ...found, isFolded: false });
  }
  return {
    rest: blocks.map((one) =>
      one === success ? { ...success, blocks: without(success.blocks) } : one,
    ) as readonly Block[],
    examples: [...(example === undefined ? [] : [["Example", example] as const]), ...failed],
  };
}

const sectionIn = (blocks: readonly Block[], id: RegExp) =>
  blocks.filter((one) => one.is === "section").find((one) => id.test(one.id));

function route(operation: SiteOperation): Block {
  if (operation.isWebhook) return { is: "text", text: "Webhook", look: "quiet" };
  const { method, path, revisions } = operation;
  const isDeprecated = revisions.at(-1)?.operation.isDeprecated === true;
  return {
    is: "drawn",
    html: html`<p class="route">${methodBadge(operation)} <code>${path}</code>${isDeprecated ? html` <span class="badge change">deprecated</span>` : undefined}</p>\n`,
    markdown: codeSpan(`${method} ${path}`) + (isDeprecated ? " *[deprecated]*" : ""),
  };
}

/** The list of all operations, by group; each leads to its page. */
function operationsBlocks(site: Site): Block[] {
  return site.groups.map(({ name, description, operations }) => {
    const rows = operations.map(
      (one) =>
        html`<li${rangeAttributes(one.ranges)}>${methodBadge(one)}<a href="${one.name}/"><span>${one.summary}</span></a><code>${one.path}</code>${rangeBadge(site, one.ranges)}</li>\n`,
    );
    const lines = operations.map(({ name, summary, method, path, isWebhook, ranges }) => {
      const exists = labelRanges(site, ranges);
      const sent = codeSpan(isWebhook ? `${method}, sent by the server` : `${method} ${path}`);
      return `- [${textLine(summary)}](${name}/) (${sent})${exists === "" ? "" : ` *[${textLine(exists)}]*`}`;
    });
    return section(groupId(name), textLine(name), 2, [
      ...textBlocks(description),
      { is: "drawn", html: html`<ul class="rows">\n${rows}</ul>\n`, markdown: lines.join("\n") },
    ]);
  });
}

function addGuides(
  site: Site,
  guides: readonly Guide[],
  addPage: AddPage,
  addHtml: (page: Page, markdown: string) => void,
): void {
  if (guides.length === 0) return;
  const listOf = (list: readonly Guide[]) =>
    fieldBlocks(
      list.map(({ name, title, summary }) => ({
        term: `[${title}](${name}/)`,
        notes: [],
        blocks: textBlocks(guideText(site, summary, "html", "")),
      })),
    );
  const idOf = headingIds();
  const blocks = grouped(guides, ({ group }) => group).flatMap(([group, list]) =>
    group === "" ? listOf(list) : [section(idOf(group), group, 2, listOf(list))],
  );
  addPage({ title: "Guides", path: "guides/" }, blocks);
  for (const guide of guides)
    addHtml(guidePage(site, guide, `guides/${guide.name}/`), guideText(site, guide.text, "md"));
}

function guidePage(site: Site, guide: Guide, path: string): Page {
  const main = guideHtml(site, guide, path === `guides/${guide.name}/` ? "../" : "../guides/");
  const { title, summary: description } = guide;
  return { title: plainLine(title), path, description, main, contents: headingsIn(main) };
}

/** The headings of the second level in HTML of markdown.ts. */
const headingsIn = ({ html }: Html) =>
  Array.from(html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g), ([, id = "", text = ""]) => ({
    id,
    title: visibleText(text),
  }));

/** The page for unknown addresses. Its links start at the root, because it may be shown in any folder. */
function notFoundPage(site: Site): string {
  const { siteUrl } = site.settings;
  const { pathname = "/" } = siteUrl === undefined ? {} : new URL(siteUrl);
  const root = pathname.replace(/\/?$/, "/");
  return shell(site, {
    title: "Page not found",
    path: "404/",
    root,
    main: html`<h1>Page not found</h1>
<p>It may have moved. All operations are listed <a href="${root}operations/">on one page</a>.</p>
<ul id="near"></ul>
<p><button type="button" class="search-button" hidden>Search the documentation</button></p>
`,
  });
}

/** The site map for search engines (sitemaps.org). */
function sitemap(siteUrl: string, paths: readonly string[]): string {
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => html`<url><loc>${pageAddress(siteUrl, path)}</loc></url>\n`)}</urlset>
`.html;
}
