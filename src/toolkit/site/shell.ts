import { createHash } from "node:crypto";
import { plainLine } from "../generate/plain-markdown.ts";
import { isLevelIn } from "../levels/span.ts";
import { asHtml, type Html, html, jsonForScript } from "./html.ts";
import type { Site, SiteOperation } from "./site.ts";

/** A page: its content, and what surrounds it. */
interface Page {
  readonly title: string;
  /** Where it stands in the site, for example `guides/index.html`. */
  readonly path: string;
  /** The address of the site's root as the page sees it; by default the way up from its path. */
  readonly root?: string;
  /** Its meta description, in a line of Markdown; by default the summary of the document. */
  readonly description?: string;
  /** The path of the page whose content it repeats. */
  readonly canonical?: string;
  /** The feature level that the page is about, if it is about one. */
  readonly level?: number;
  /** Where the level switch leads, by level; by default to the Redoc page of the level. */
  readonly atLevel?: (level: number) => string;
  /** More of the `head`. */
  readonly head?: Html;
  /** Inline scripts of the page; every other is refused. */
  readonly inlineScripts?: readonly string[];
  /** More of the Content-Security-Policy, by directive. */
  readonly policy?: Readonly<Record<string, string>>;
  readonly body: Html;
}

/** A whole page of the site: its policy, the bar with the level switch, and its content. */
export function renderPage(site: Site, page: Page): string {
  const { level, path, description = site.summary } = page;
  const root = rootOf(page);
  const text = plainLine(description);
  const address =
    site.siteUrl === undefined || page.root !== undefined
      ? undefined
      : pageAddress(site.siteUrl, page.canonical ?? path);
  const title = page.title === site.title ? site.title : `${page.title} · ${site.title}`;
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(page)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${text === "" ? undefined : html`<meta name="description" content="${text}">\n<meta property="og:description" content="${text}">\n`}<meta property="og:type" content="website">
<meta property="og:site_name" content="${site.title}">
<meta property="og:title" content="${page.title}">
${address === undefined ? undefined : html`<meta property="og:url" content="${address}">\n<link rel="canonical" href="${address}">\n`}<link rel="icon" href="${root}favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}site.css">
<script src="${root}site.js"></script>
${page.head}
</head>
<body${asHtml(level === undefined ? "" : ` data-level="${level}"`)}>
<a class="skip" href="#content">Skip to the content</a>
${bar(site, page)}
<div id="content">
<p class="notice" role="status" hidden></p>
${page.body}
</div>
${search}
<script type="application/json" id="site-data">${jsonForScript({
    root,
    levels: site.levels.map(({ level, release }) => ({ level, release })),
    operations: site.operations.map((operation) => ({
      id: operation.id,
      route: operation.route,
      absence: level === undefined ? undefined : absenceOf(site, operation, level),
    })),
  })}</script>
</body>
</html>
`.html;
}

/** For site.js: that an operation does not exist at a level, and where to read it; `undefined` where it exists. */
function absenceOf({ levels }: Site, { summary, spans }: SiteOperation, level: number) {
  if (isLevelIn(spans, level)) return undefined;
  const at = (number: number) => {
    const { release } = levels.find((one) => one.level === number) ?? {};
    return release === undefined ? `level ${number}` : `level ${number} (release ${release})`;
  };
  const next = spans.find(({ from }) => from > level);
  const end = spans.at(-1)?.to ?? 0;
  const [story, readAt] =
    next === undefined
      ? [`went with ${at(end)}`, levels.findLast((one) => one.level < end)?.level]
      : [`came ${next === spans[0] ? "" : "again "}with ${at(next.from)}`, next.from];
  return { text: `“${summary}” does not exist at level ${level}: it ${story}.`, readAt };
}

/** The address of a page, without `index.html`. */
export function pageAddress(siteUrl: string, path: string): string {
  return `${siteUrl.replace(/\/$/, "")}/${path.replace(/(^|\/)index\.html$/, "$1")}`;
}

/** The way up to the site's root. */
const rootOf = ({ path, root }: Page): string =>
  root ?? ("../".repeat(path.split("/").length - 1) || "./");

function bar(site: Site, page: Page): Html {
  const { level } = page;
  const root = rootOf(page);
  const here = level ?? site.head;
  return html`<header class="bar">
<a class="home" href="${root}index.html">${site.title}</a>
<nav aria-label="Feature level"><details class="switch">
<summary>${level === undefined ? "Levels" : levelName(site, level)}</summary>
<ul class="levels">
${levelsByRelease(site).map(
  ([release, levels]) => html`<li><span>${release}</span><ul>
${typeof levels === "number" ? html`<li><a href="${levelAddress(page, levels)}">as ${levels}</a></li>\n` : levels.map((one) => levelLink(site, page, one))}</ul></li>
`,
)}</ul></details></nav>
<button type="button" class="search-button" hidden>Search <kbd>/</kbd></button>
${site.canTry && level !== undefined ? tryItButton : undefined}<nav aria-label="Documents"><ul class="documents">
${site.documents.map(({ name, path }) => html`<li><a href="${root}${path(here)}">${name}</a></li>\n`)}
${site.repository === undefined ? undefined : html`<li><a href="${site.repository}">Repository</a></li>`}</ul></nav>
</header>`;
}

/** Shown by site.js, and filled by search.js. */
const search = html`<dialog class="search" aria-label="Search">
<input type="text" role="combobox" aria-label="Search the documentation" placeholder="Search the documentation" aria-controls="search-hits" aria-expanded="false" aria-autocomplete="list" autocomplete="off" spellcheck="false" enterkeyhint="go">
<div role="listbox" id="search-hits" aria-label="Found" hidden></div>
<p role="status"></p>
</dialog>`;

/** Hidden until its script shows it. */
const tryItButton = html`<button type="button" class="try" title="Alt+T" aria-keyshortcuts="Alt+T" aria-haspopup="dialog" aria-expanded="false" hidden>Try it</button>
`;

function levelName({ levels }: Site, level: number): string {
  const { release } = levels.find((one) => one.level === level) ?? {};
  return `Level ${level}${release === undefined ? "" : ` · ${release}`}`;
}

/** The levels that each release introduced, the newest first; for one that introduced none, the level that it reports. */
function levelsByRelease({
  levels,
  releases,
}: Site): [release: string, levels: number[] | number][] {
  const found = new Map<string, number[]>();
  for (const { level, release = "earlier" } of [...levels].reverse()) {
    found.set(release, [...(found.get(release) ?? []), level]);
  }
  const rows: [string, number[] | number][] = [...found];
  for (const { release, level } of releases) {
    if (found.has(release) || level === 0) continue;
    rows.splice(
      rows.findIndex(([, levels]) => [levels].flat().includes(level)),
      0,
      [release, level],
    );
  }
  return rows;
}

const levelAddress = (page: Page, level: number): string =>
  page.atLevel?.(level) ?? `${rootOf(page)}level-${level}/`;

function levelLink(site: Site, page: Page, other: number): Html {
  const [, first] = site.levels;
  const { release } = site.levels.find((one) => one.level === other) ?? {};
  const title =
    release === undefined
      ? `Feature level ${other}: before release ${first?.release ?? ""}`
      : `Feature level ${other}: since release ${release}`;
  const current = asHtml(other === page.level ? ' aria-current="page"' : "");
  return html`<li><a href="${levelAddress(page, other)}" data-level="${other}" title="${title}"${current}>${other}</a></li>
`;
}

/** Forbids the page to load anything from another origin (CSP level 3). */
function contentSecurityPolicy({ inlineScripts = [], policy = {} }: Page): string {
  const hashes = inlineScripts.map(
    (script) => ` 'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const directives: Record<string, string> = {
    "default-src": "'none'",
    "script-src": `'self'${hashes.join("")}`,
    "style-src": "'self'",
    "img-src": "'self' data:",
    "base-uri": "'none'",
    "form-action": "'none'",
    ...policy,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
