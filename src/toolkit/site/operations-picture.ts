import { describeBoundary, everywhere, labelRanges } from "../levels/level-names.ts";
import { isAlways, isLevelIn, levelsAttribute } from "../levels/level-range.ts";
import { asHtml, type Html, html } from "../text/escape-html.ts";
import { namesApart, releaseNames, serverLine } from "./range-figure.ts";
import { methodBadge } from "./shell.ts";
import type { Site, SiteOperation } from "./site-model.ts";

/** With more operations than this, each group opens with a click. */
const mostOpen = 60;

/**
 * A picture of all operations: each is a bar along the levels, with its changes as dots; a line shows the reader's
 * server. The keyboard focuses operations, not dots; their pages list the changes.
 */
export function operationsPicture(site: Site): Html {
  const scale = scaleOf(site);
  const open = asHtml(site.operations.length > mostOpen ? "" : " open");
  return html`<figure class="lives">
<svg class="grid" aria-hidden="true">${site.releases.map(({ level }) => html`<line x1="${scale(level)}%" x2="${scale(level)}%" y2="100%"/>`)}${serverLine(site, scale)}</svg>
<div class="row axis" aria-hidden="true"><span>Release</span><svg>${namesApart(releaseNames(site, scale), 12)}</svg></div>
${site.groups.map(
  ({ name, operations }) => html`<details${open}><summary>${name}</summary>
${operations.map((operation) => row(site, operation, scale))}</details>
`,
)}</figure>`;
}

/** Positions of levels in percent of the width of the picture. */
type Scale = (level: number) => number;

/** Begins slightly before the oldest level that readers know, and ends slightly after the newest. */
function scaleOf({ naming, levels, releases }: Site): Scale {
  const known = [...levels.slice(1), ...releases].map(({ level }) => level);
  const [oldest, last] = [Math.min(...known), Math.max(...known)];
  const margin = naming === "releases" ? 1 : Math.max(1, (last - oldest) * 0.03);
  const first = naming === "releases" ? oldest : Math.max(0, oldest - margin);
  const end = last + margin;
  return (level) =>
    Math.max(0, Math.round((1000 * (Math.min(level, end) - first)) / (end - first)) / 10);
}

function row(site: Site, operation: SiteOperation, scale: Scale): Html {
  const { id, name, method, summary, ranges } = operation;
  const page = `operations/${name}/`;
  const levels = isAlways(ranges) ? "" : html` data-levels="${levelsAttribute(ranges)}"`;
  const exists = labelRanges(site, ranges) || everywhere(site);
  const changes = new Set(
    site.history
      .filter(({ operations, level }) => operations.includes(id) && isLevelIn(ranges, level))
      .map(({ level }) => level),
  );
  for (const { from } of ranges) changes.delete(from);
  return html`<div class="row"${levels}><a href="${page}">${methodBadge(operation)}<span>${summary}</span></a><svg role="group" aria-label="${summary}: ${exists}">${ranges.map(
    ({ from, to }) =>
      html`<a href="${page}" tabindex="-1" aria-hidden="true"><rect class="${method.toLowerCase()}" x="${scale(from)}%" y="7" width="${Math.round(10 * (scale(to) - scale(from))) / 10}%" height="10" rx="5"/></a>`,
  )}${[...changes].map(
    (level) =>
      html`<a href="${page}#change-${level}" tabindex="-1" aria-label="${summary}: changed at ${describeBoundary(site, level)}"><title>${describeBoundary(site, level)}</title><circle class="reach" cx="${scale(level)}%" cy="12" r="10"/><circle cx="${scale(level)}%" cy="12" r="4"/></a>`,
  )}</svg></div>
`;
}
