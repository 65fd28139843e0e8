// @ts-nocheck
import { operationLinks, placed } from "./changes-page.ts";
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
<caption>Choose the level that you support on the left and the server's level at the top. Each cell counts what is gained (+), lost (−) and changed in behaviour (≠).</caption>
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
${list("Gained", "added", gained, (difference) => describe(site, difference, to))}
${list("Lost", "removed", lost, (difference) => describe(site, difference, from))}
${list("Behaves differently", "behaviour", changed, (difference) => describe(site, difference, to))}
</section>
`,
)}</main>`;
}

function list(
  title: string,
  kind: string,
  differences: readonly Difference[],
  item: (difference: Difference) => Html,
): Html {
  if (differences.length === 0) {
    return kind === "behaviour" ? html`` : html`<h3>${title}</h3>\n<p>Nothing.</p>`;
  }
  return html`<h3>${title}</h3>
<ul class="changes">${differences.map((difference) => html`<li>${item(difference)}</li>\n`)}</ul>`;
}

function describe(site: Site, { subject, entry }: Difference, shownAt: number): Html {
  const where =
    entry.carrier === "operation" ? "" : html` in ${operationLinks(site, entry, shownAt)}`;
  return html`${entry.carrier} ${placed(entry, subject, shownAt)}${where}, level ${entry.level}. ${inline(entry.note)}`;
}
