import type { HistoryEntry } from "../levels/index.ts";
import { describeBoundary, everywhere, labelRanges } from "../levels/level-names.ts";
import { isLevelIn } from "../levels/level-range.ts";
import { asHtml, type Html, html } from "../text/escape-html.ts";
import type { Block } from "./blocks.ts";
import { rangeAttributes } from "./blocks-html.ts";
import { methodBadge } from "./shell.ts";
import type { Site, SiteOperation } from "./site-model.ts";

/** With more operations than this, each group of the picture opens with a click. */
const mostOpen = 60;

/**
 * A picture of all operations: each is a bar along the levels, with its changes as dots; a line shows the reader's
 * server. The keyboard focuses operations, not dots; their pages list the changes.
 */
export function operationsPicture(site: Site): Html {
  const open = asHtml(site.operations.length > mostOpen ? "" : " open");
  const rows = site.groups.map(({ name, operations }) => {
    const inner = operations.map((one) => {
      const page = `operations/${one.name}/`;
      return html`<div class="row"${rangeAttributes(one.ranges)}><a href="${page}">${methodBadge(one)}<span>${one.summary}</span></a>${bar(site, one, page)}</div>\n`;
    });
    return html`<details${open}><summary>${name}</summary>\n${inner}</details>\n`;
  });
  return picture(site, rows);
}

/** The picture of one operation, whose dots lead to its changes. */
export function rangeFigure(site: Site, operation: SiteOperation): Block | undefined {
  if (site.naming === "none") return undefined;
  const { length } = changesOf(site, operation);
  const exists = labelRanges(site, operation.ranges, describeBoundary);
  const count =
    length === 0 ? "no changes" : `changed ${length === 1 ? "once" : `${length} times`}`;
  const caption = `Exists ${exists || everywhere(site)}; ${count}.`;
  return {
    is: "drawn",
    markdown: `${caption}${length === 0 ? "" : ` See [What changed](#changes).`}`,
    html: picture(
      site,
      html`<div class="row">${bar(site, operation, "")}</div>\n<figcaption>${caption}</figcaption>`,
    ),
  };
}

/** Rows below the names of releases, and a line that a script moves to one of its positions: `0:0 22:4.2`, in percent. */
function picture(site: Site, rows: Html | readonly Html[]): Html {
  const places = site.levels.map(({ level }) => `${level}:${placeOf(site, level)}`).join(" ");
  const lines = site.releases.map(({ boundary }) => `${placeOf(site, boundary)}%`);
  return html`<figure class="lives">
<svg class="grid" aria-hidden="true">${lines.map((x) => html`<line x1="${x}" x2="${x}" y2="100%"/>`)}<line class="here" data-places="${places}" y2="100%" hidden/></svg>
<div class="row axis" aria-hidden="true"><span>Release</span><svg>${releaseNames(site)}</svg></div>
${rows}</figure>
`;
}

/** An operation along the levels. */
function bar(site: Site, operation: SiteOperation, page: string): Html {
  const { method, summary, ranges } = operation;
  const exists = labelRanges(site, ranges) || everywhere(site);
  const place = (level: number) => (Number.isFinite(level) ? placeOf(site, level) : 100);
  const dots = changesOf(site, operation).map((level) => {
    const words = describeBoundary(site, level);
    return html`<a href="${page}#change-${level}" tabindex="-1" aria-label="${summary}: changed at ${words}" data-levels="${level}-"><title>${words}</title><circle class="reach" cx="${place(level)}%" cy="12" r="10"/><circle cx="${place(level)}%" cy="12" r="4"/></a>`;
  });
  return html`<svg role="group" aria-label="${summary}: ${exists}">${ranges.map(
    ({ from, to }) =>
      html`<rect class="${method.toLowerCase()}" x="${place(from)}%" y="7" width="${place(to) - place(from)}%" height="10" rx="5"/>`,
  )}${dots}</svg>`;
}

/** The levels at which an operation changes while it exists. */
function changesOf({ history }: Site, { id, ranges }: SiteOperation): number[] {
  const own = history.filter(
    ({ operations, level }) => operations.includes(id) && isLevelIn(ranges, level),
  );
  const levels = new Set(own.map(({ level }: HistoryEntry) => level));
  for (const { from } of ranges) levels.delete(from);
  return [...levels];
}

/** The position of a level, in percent. Boundaries have equal distances, because most levels change nothing. */
const placeOf = ({ levels }: Site, level: number): number =>
  Math.round((1000 * levels.findLastIndex((one) => one.level <= level)) / levels.length) / 10;

/** The names of releases at their positions, the newest and whole ones first, such as 8.0 before 8.1, if there is room. */
function releaseNames(site: Site): Html[] {
  const isWhole = ({ release }: { readonly release: string }) => /^\D*\d+(\.0)*$/.test(release);
  const taken: (readonly [number, number])[] = [];
  return site.releases
    .toReversed()
    .sort((one, other) => Number(isWhole(other)) - Number(isWhole(one)))
    .flatMap(({ release, boundary }) => {
      const half = 0.6 + 0.8 * release.length;
      const place = Math.min(Math.max(placeOf(site, boundary), half), 100 - half);
      if (taken.some(([from, to]) => place + half > from && place - half < to)) return [];
      taken.push([place - half, place + half]);
      return [html`<text x="${place}%" y="12">${release}</text>`];
    });
}
