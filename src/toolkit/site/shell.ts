import { grouped } from "../document/json.ts";
import { asHtml, type Html, html } from "../text/escape-html.ts";
import type { Block } from "./blocks.ts";
import { rangeAttributes } from "./blocks-html.ts";
import { inline, plainText } from "./render-markdown.ts";
import { listedMethod, methodLabel } from "./site-data.ts";
import type { Site, SiteOperation } from "./site-model.ts";

/** A page: its content, and the parts around it. */
export interface Page {
  readonly title: string;
  /** Its folder, for example `guides/first-call/`; empty for the front page. */
  readonly path: string;
  /** The address of the site's root for its links. Defaults to the relative address from its path. */
  readonly root?: string;
  /**
   * Its meta description, in Markdown, which is shortened. Defaults to the name of the site's part and the summary of
   * the document.
   */
  readonly description?: string;
  /** The operation of the page. */
  readonly operation?: SiteOperation;
  readonly main: Html;
  /** The column beside it. */
  readonly rail?: Html;
  readonly contents?: readonly Heading[];
}

interface Heading {
  readonly id: string;
  readonly title: string;
}

/** A whole page of the site: header, side navigation and content. */
export function shell(site: Site, page: Page): string {
  const { path, operation, main, rail } = page;
  const part = siteParts(site).find((one) => one.path === path)?.text ?? "";
  const { description = `${part} ${site.summary}` } = page;
  const { siteUrl } = site.settings;
  const root = rootOf(page);
  const text = plainText(description).replace(/(?<=^.{140,}?)\s.*/, " …");
  const isNotFound = page.root !== undefined;
  const address = siteUrl === undefined || isNotFound ? undefined : pageAddress(siteUrl, path);
  const title = page.title === site.title ? site.title : `${page.title} · ${site.title}`;
  const beside = [
    ["samples", "the samples"],
    ...(site.settings.canTry ? [["try-it", "Try it"]] : []),
  ];
  const skips = rail === undefined ? [] : beside;
  return html`<!DOCTYPE html>
<html lang="en" data-root="${root}"${site.naming === "none" ? undefined : html` class="has-levels"`}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${text === "" ? undefined : html`<meta name="description" content="${text}">\n<meta property="og:description" content="${text}">\n`}<meta property="og:type" content="website">
<meta property="og:site_name" content="${site.title}">
<meta property="og:title" content="${page.title}">
${address === undefined ? undefined : html`<meta property="og:url" content="${address}">\n<link rel="canonical" href="${address}">\n`}<link rel="icon" href="${root}favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}site.css">
${isNotFound ? undefined : html`<link rel="alternate" type="text/markdown" href="index.md">\n`}<script src="${root}site-data.js" defer></script>
<script src="${root}reader.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${skips.map(([id, words]) => html`<a class="skip" href="#${id}">Skip to ${words}</a>\n`)}${header(site, page)}
<div class="page${rail === undefined ? "" : " with-rail"}">
${sideNavigation(site, page)}
<div class="middle">
<main id="content"${operation === undefined ? undefined : html` data-operation="${operation.name}"${rangeAttributes(operation.ranges)}`}>
${asHtml(main.html.replace(/(?<=<\/h1>\n)/, () => jumpLinks(page).html))}</main>
</div>
${rail === undefined ? undefined : html`<aside class="rail" aria-label="Samples">\n${rail}</aside>\n`}</div>
</body>
</html>
`.html;
}

/** The sections for the table of contents of a page. */
export const contentsOf = (blocks: readonly Block[]): Heading[] =>
  blocks.flatMap((block) =>
    block.is === "section" && block.depth === 2
      ? [
          {
            id: block.id,
            title: [block.title, ...(block.badges ?? []).map(({ text }) => text)].join(" "),
          },
        ]
      : [],
  );

/** The address of a page, without `index.html`. */
export const pageAddress = (siteUrl: string, path: string): string =>
  `${siteUrl.replace(/\/$/, "")}/${path}`;

/** The relative address of the site's root. */
export const rootOf = ({ path, root }: Pick<Page, "path" | "root">): string =>
  root ?? ("../".repeat(path.split("/").length - 1) || "./");

/** The parts of the site, linked from its side navigation. */
export function siteParts({ operations, naming, settings }: Site) {
  const levels = naming !== "none";
  const changes = "What changed in each release, or between two of them.";
  const parts = [
    ["Operations", "operations/", `All ${operations.length} operations.`],
    ["Authentication", "authentication/", "How to authenticate requests."],
    ["Guides", "guides/", settings.guides.length > 0 ? "How to do common tasks." : ""],
    ["Change log", "changes/", levels ? changes : ""],
    ["Redoc", "redoc/", "The API as one page."],
    ["Downloads", "downloads/", `The OpenAPI document${levels ? " of each release" : ""}.`],
  ] as const;
  return parts.flatMap(([title, path, text]) => (text === "" ? [] : { title, path, text }));
}

function header(site: Site, page: Page): Html {
  const logo = html`<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M2 5h20v4H2zm0 6h13v4H2zm0 6h7v4H2z"/></svg>`;
  return html`<header class="top">
<a class="brand" href="${rootOf(page)}" aria-label="${site.title}">${logo}<span>${site.title}</span></a>
<button type="button" class="search-button" aria-label="Search" hidden><span>Search</span> <kbd>/</kbd><svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M11 6.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zm-1.3 3.2L14 14"/></svg></button>
<button type="button" class="menu-button" popovertarget="side">Menu</button>
</header>
${site.naming === "none" ? undefined : html`<div id="your-server" role="region" aria-label="Your server"></div>\n`}`;
}

/** The parts of the site and its guides; a script adds the operations (browser/side-navigation.ts). */
function sideNavigation(site: Site, page: Page): Html {
  const root = rootOf(page);
  const { guides, repository } = site.settings;
  const link = (title: Html | string, path: string) =>
    html`<li><a href="${root}${path}"${page.path === path ? html` aria-current="page"` : undefined}>${title}</a></li>\n`;
  return html`<nav class="side" id="side" popover aria-label="Pages">
<ul>${[{ title: "Overview", path: "" }, ...siteParts(site)].map(({ title, path }) => link(title, path))}${repository && html`<li><a href="${repository}">Repository</a></li>`}</ul>
${grouped(guides, ({ group }) => group).map(([group, list]) => html`<h2>${inline(group || "Guides")}</h2>\n<ul>${list.map(({ name, title }) => link(inline(title), `guides/${name}/`))}</ul>\n`)}</nav>
`;
}

/** The method of an operation as a short label. */
export function methodBadge(operation: SiteOperation): Html {
  const method = listedMethod(operation);
  return html`<b class="method ${method.toLowerCase()}">${methodLabel(method)}</b>`;
}

/** Links to the sections of a page, below its title. */
const jumpLinks = ({ contents = [] }: Page): Html =>
  contents.length < 2
    ? html``
    : html`<nav class="contents" aria-label="On this page"><ul>${contents.map(({ id, title }) => html`<li><a href="#${id}">${inline(title)}</a></li>`)}</ul></nav>\n`;

/** Forbids loading from other origins (CSP level 3), except asking the reader's server for its level. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src https: http:", // For the level of the reader's server.
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
