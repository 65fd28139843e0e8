import { createHash } from "node:crypto";
import { asHtml, type Html, html, jsonForScript } from "./html.ts";
import type { Site } from "./site.ts";

/** What a page is, beside its content. */
interface Page {
  readonly title: string;
  /** The address of the site's root as the page sees it: `./`, `../`. */
  readonly root: string;
  /** The feature level that the page is about, if it is about one. */
  readonly level?: number;
  /** What the level switch leads to, by level; by default the level's Redoc page. */
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
  const { root, level } = page;
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
<link rel="icon" href="data:,">
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
<script type="application/json" id="site-data">${jsonForScript({
    root,
    levels: site.levels.map(({ level, release }) => ({ level, release })),
    operations: site.operations.map(({ id, summary, route, since, until }) => ({
      id,
      summary,
      route,
      since,
      until,
    })),
  })}</script>
</body>
</html>
`.html;
}

function bar(site: Site, page: Page): Html {
  const { root, level } = page;
  const here = level ?? site.head;
  return html`<header class="bar">
<a class="home" href="${root}index.html">${site.title}</a>
<nav aria-label="Feature level"><details class="switch">
<summary>${level === undefined ? "Levels" : levelName(site, level)}</summary>
<ul class="levels">
${levelsByRelease(site).map(
  ([release, levels]) => html`<li><span>${release}</span><ul>
${levels.map((one) => levelLink(site, page, one))}</ul></li>
`,
)}</ul></details></nav>
<nav aria-label="Documents"><ul class="documents">
${site.documents.map(({ name, path }) => html`<li><a href="${root}${path(here)}">${name}</a></li>\n`)}</ul></nav>
</header>`;
}

function levelName({ levels }: Site, level: number): string {
  const { release } = levels.find((one) => one.level === level) ?? {};
  return `Level ${level}${release === undefined ? "" : ` · ${release}`}`;
}

/** The levels of each release, the newest first. */
function levelsByRelease({ levels }: Site): [release: string, levels: number[]][] {
  const found = new Map<string, number[]>();
  for (const { level, release = "earlier" } of [...levels].reverse()) {
    found.set(release, [...(found.get(release) ?? []), level]);
  }
  return [...found];
}

function levelLink(site: Site, { root, level, atLevel }: Page, other: number): Html {
  const address = atLevel?.(other) ?? `${root}level-${other}/`;
  const [, first] = site.levels;
  const { release } = site.levels.find((one) => one.level === other) ?? {};
  const title =
    release === undefined
      ? `Feature level ${other}: before release ${first?.release ?? ""}`
      : `Feature level ${other}: since release ${release}`;
  const current = asHtml(other === level ? ' aria-current="page"' : "");
  return html`<li><a href="${address}" data-level="${other}" title="${title}"${current}>${other}</a></li>
`;
}

/** Nothing is loaded from anywhere else: the page itself forbids it (CSP level 3). */
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
