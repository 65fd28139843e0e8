import { levelBefore, operationLinks, placed } from "./changes-page.ts";
import { compare, type Difference } from "./compare.ts";
import { type Html, html } from "./html.ts";
import { inline } from "./markdown.ts";
import type { Site } from "./site.ts";

/** What an integrator who supports level A gains and loses on level B, for every pair of levels. */
export function comparePage(site: Site): Html {
  const levels = site.levels.map(({ level }) => level);
  const pairs = levels.flatMap((from) =>
    levels.filter((to) => to !== from).map((to) => compare(site.history, from, to)),
  );
  return html`<main class="text comparisons">
<h1>From level to level</h1>
<p>Your program supports one feature level; what does it gain and lose on a server of another?
A level between two of these is as the next one below it.</p>
<div class="table" tabindex="0"><table>
<caption>Choose the level that you support on the left and the server's level at the top. Each cell counts what is gained (+), lost (−) and changed (≠).</caption>
<thead><tr><th scope="col">You support</th>${levels.map((to) => html`<th scope="col">${to}</th>`)}</tr></thead>
<tbody>
${levels.map(
  (from) => html`<tr><th scope="row">${from}</th>${levels.map((to) => {
    const pair = pairs.find((pair) => pair.from === from && pair.to === to);
    if (pair === undefined) return html`<td>same</td>`;
    const { gained, lost, changed } = pair;
    const counts = [
      `+${gained.length}`,
      `−${lost.length}`,
      ...(changed.length === 0 ? [] : [`≠${changed.length}`]),
    ];
    return html`<td><a href="#from-${from}-to-${to}" title="From level ${from} to level ${to}: ${gained.length} gained, ${lost.length} lost, ${changed.length} changed">${counts.join(" ")}</a></td>`;
  })}</tr>
`,
)}</tbody></table></div>
<p class="show-all"><a href="#">Show all pairs</a></p>
${pairs.map(
  ({
    from,
    to,
    gained,
    lost,
    changed,
  }) => html`<section class="comparison" id="from-${from}-to-${to}">
<h2>From level ${from} to level ${to}</h2>
${list(site, "Gained", gained)}
${list(site, "Lost", lost)}
${changed.length === 0 ? "" : list(site, "Behaves differently", changed)}
</section>
`,
)}</main>`;
}

function list(site: Site, title: string, differences: readonly Difference[]): Html {
  if (differences.length === 0) return html`<h3>${title}</h3>\n<p>Nothing.</p>`;
  return html`<h3>${title}</h3>
<ul class="changes">${differences.map((difference) => html`<li>${describe(site, difference)}</li>\n`)}</ul>`;
}

/** Linked to where it certainly shows: the level that brought it, or the last one that had it. */
function describe(site: Site, { subject, entry }: Difference): Html {
  const { carrier, kind, level, replaced, note } = entry;
  const isFormer = kind === "removed" || subject === replaced;
  const shownAt = isFormer ? levelBefore(site, level) : level;
  const where = carrier === "operation" ? "" : html` in ${operationLinks(site, entry, shownAt)}`;
  return html`${carrier} ${placed(entry, subject, shownAt)}${where}, level ${level}. ${inline(note)}`;
}
