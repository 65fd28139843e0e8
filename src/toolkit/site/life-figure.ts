import type { HistoryEntry } from "../levels/index.ts";
import type { Block } from "./blocks.ts";
import { html } from "./html.ts";
import { levelInSentence, spanWords } from "./level-words.ts";
import type { Site, SiteOperation } from "./site.ts";

const width = 720;
const margin = 14;

/** Where a boundary stands on the line of life: boundaries have equal distances, as most levels bring nothing. */
export function xOfLevel({ levels }: Pick<Site, "levels">, level: number): number {
  const index = levels.findLastIndex((one) => one.level <= level);
  return Math.round(margin + (index * (width - 2 * margin)) / Math.max(1, levels.length));
}

/** A line of an operation's life: a bar while it exists, a dot for each level that changed it, each a link. */
export function lifeFigure(
  site: Site,
  { summary, spans }: SiteOperation,
  changes: readonly HistoryEntry[],
): Block | undefined {
  if (site.naming === "none") return undefined;
  const own = [...new Set(changes.map(({ level }) => level))];
  const exists = spanWords(site, spans);
  const life = exists === "" ? "On every server" : `Exists ${exists}`;
  const count =
    own.length === 0 ? "never changed" : `${own.length} change${own.length === 1 ? "" : "s"}`;
  const caption = `${life}; ${count}.`;
  const end = width - margin;
  const place = (level: number) => (Number.isFinite(level) ? xOfLevel(site, level) : end);
  // A name takes some room; where two would overlap, the later one is left out.
  let taken = Number.NEGATIVE_INFINITY;
  const releases = site.releases.flatMap(({ release, boundary }) => {
    const x = xOfLevel(site, boundary);
    if (x - taken < 8 * release.length + 8) return [];
    taken = x;
    return [html`<text x="${x}" y="58">${release}</text>`];
  });
  return {
    is: "drawn",
    markdown: `${caption}${own.length === 0 ? "" : ` See [What changed](#changes).`}`,
    html: html`<figure class="life-line">
<svg viewBox="0 0 ${width} 64" role="group" aria-label="${summary}: ${caption}">
<line class="axis" x1="${margin}" x2="${end}" y1="42" y2="42"/>${spans.map(({ from, to }) => html`<rect class="bar" x="${place(from)}" y="22" width="${Math.max(4, place(to) - place(from))}" height="8" rx="4"/>`)}
<g class="releases">${releases}</g>
${own.map(
  (
    level,
  ) => html`<a class="event" href="#change-${level}" data-levels="${level}-"><title>${levelInSentence(site, level)}</title><circle cx="${place(level)}" cy="26" r="6"/><text x="${place(level)}" y="12">${site.naming === "levels" ? level : ""}</text></a>
`,
)}<g class="here" data-places="${placesOf(site)}" hidden><line y1="4" y2="46"/></g></svg>
<figcaption>${caption}</figcaption></figure>
`,
  };
}

/** Where each boundary stands, for the script that draws the level of the reader's server: `0:14 22:45`. */
const placesOf = (site: Site): string =>
  site.levels.map(({ level }) => `${level}:${xOfLevel(site, level)}`).join(" ");
