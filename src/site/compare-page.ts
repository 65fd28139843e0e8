import { levelBefore } from "./changes-page.ts";
import { compare, type Difference } from "./compare.ts";
import { type Html, html } from "./html.ts";
import { inline } from "./markdown.ts";
import { operationLinks, placed } from "./places.ts";
import { levelTitle, type Site } from "./site.ts";

/**
 * What an integrator who supports level A gains and loses on level B, for every pair of levels. Each difference
 * stands here once; of a pair that is chosen, compareStyle shows those between its levels.
 */
export function comparePage(site: Site): Html {
  const { levels, releases, history } = site;
  const steps = levels.slice(1).map(({ level }) => ({
    level,
    ...compare(history, levelBefore(site, level), level),
  }));
  const pairs = levels.flatMap(({ level: from }) =>
    levels.flatMap(({ level: to }) => (to === from ? [] : [countsOf(steps, from, to)])),
  );
  const cells = new Map(pairs.map((pair) => [idOf(pair), pair]));
  return html`<main class="text comparisons">
<h1>From level to level</h1>
<p>Your program supports one feature level; what does it gain and lose on a server of another?
Choose the one that you support on the left and the server's at the top. Each cell counts what is gained (+),
lost (−) and changed (≠). A level between two of these is as the next one below it.</p>
${releases.length < 2 ? undefined : html`<h2 id="by-release">By release</h2>\n${matrix(cells, releases, ({ release }) => html`${release}`)}<h2 id="by-level">By level</h2>\n`}${matrix(cells, levels, ({ level, release }) => html`${level}${release === undefined ? undefined : html` <span class="release">${release}</span>`}`)}${pairs.map((pair) => heading(site, pair))}
${differences(site, "appeared", ["Gained", "Lost"], steps, ({ gained }) => gained)}${differences(site, "vanished", ["Lost", "Gained"], steps, ({ lost }) => lost)}${differences(site, "differs", ["Behaves differently", "Behaves differently"], steps, ({ changed }) => changed)}</main>`;
}

type Step = ReturnType<typeof compare> & { readonly level: number };

interface Pair {
  readonly from: number;
  readonly to: number;
  readonly appeared: number;
  readonly vanished: number;
  readonly differs: number;
}

function countsOf(steps: readonly Step[], from: number, to: number): Pair {
  const between = steps.filter(
    ({ level }) => Math.min(from, to) < level && level <= Math.max(from, to),
  );
  const sum = (count: (step: Step) => number) => between.reduce((all, one) => all + count(one), 0);
  return {
    from,
    to,
    appeared: sum(({ gained }) => gained.length),
    vanished: sum(({ lost }) => lost.length),
    differs: sum(({ changed }) => changed.length),
  };
}

const idOf = ({ from, to }: Pick<Pair, "from" | "to">) => `from-${from}-to-${to}`;

/** What is gained and lost: going down undoes what going up does. */
const gainAndLoss = ({ from, to, appeared, vanished }: Pair) =>
  from < to ? [appeared, vanished] : [vanished, appeared];

function matrix<T extends { readonly level: number }>(
  pairs: ReadonlyMap<string, Pair>,
  sides: readonly T[],
  name: (side: T) => Html,
): Html {
  const cell = (from: number, to: number) => {
    const pair = pairs.get(idOf({ from, to }));
    if (pair === undefined) return html`<td>same</td>`;
    const [gained, lost] = gainAndLoss(pair);
    const changed = pair.differs === 0 ? "" : ` ≠${pair.differs}`;
    return html`<td><a href="#${idOf(pair)}">+${gained} −${lost}${changed}</a></td>`;
  };
  return html`<div class="table" tabindex="0"><table>
<thead><tr><th scope="col">You support</th>${sides.map((to) => html`<th scope="col">${name(to)}</th>`)}</tr></thead>
<tbody>
${sides.map(
  (from) =>
    html`<tr><th scope="row">${name(from)}</th>${sides.map((to) => cell(from.level, to.level))}</tr>\n`,
)}</tbody></table></div>
`;
}

function heading(site: Site, pair: Pair): Html {
  const { from, to, appeared, vanished, differs } = pair;
  const [gained, lost] = gainAndLoss(pair);
  const absent = Object.entries({ appeared, vanished, differs }).flatMap(([name, count]) =>
    count === 0 ? [` no-${name}`] : [],
  );
  const side = (level: number) => levelTitle(site, level).toLowerCase();
  return html`<h2 class="pair ${from < to ? "up" : "down"}${absent}" id="${idOf(pair)}">From ${side(from)}, to ${side(to)}: ${gained} gained, ${lost} lost, ${differs} changed</h2>\n`;
}

/** Differences of one kind, level by level; what they are to a reader depends on the direction. */
function differences(
  site: Site,
  kind: keyof Pair,
  [up, down]: readonly [string, string],
  steps: readonly Step[],
  of: (step: Step) => readonly Difference[],
): Html {
  return html`<section class="differences ${kind}">
<h3><span class="going-up">${up}</span><span class="going-down">${down}</span></h3>
<ul>
${steps.map((step) => {
  const found = of(step);
  if (found.length === 0) return html`<li hidden></li>\n`;
  return html`<li><a href="changes.html#level-${step.level}">${levelTitle(site, step.level)}</a>
<ul class="changes">${found.map((difference) => html`<li>${describe(site, difference)}</li>\n`)}</ul></li>
`;
})}</ul>
</section>
`;
}

/** Linked to where it certainly shows: the level that brought it, or the last one that had it. */
function describe(site: Site, { subject, entry }: Difference): Html {
  const { carrier, kind, level, replaced, note } = entry;
  const isFormer = kind === "removed" || subject === replaced;
  const shownAt = isFormer ? levelBefore(site, level) : level;
  const where = carrier === "operation" ? "" : html` in ${operationLinks(site, entry, shownAt)}`;
  return html`${carrier} ${placed(entry, subject, shownAt)}${where}. ${inline(note)}`;
}

/** The style sheet that leaves of the differences those between the levels of the chosen pair, without a script. */
export function compareStyle({ levels }: Site): string {
  const hide = (pair: string, steps: string) =>
    `.comparisons:has(${pair}) .differences > ul > li:nth-child(${steps}) { display: none; }\n`;
  const rules = levels.flatMap(({ level }, index) => {
    const from = `[id^="from-${level}-"]:target`;
    const to = `[id$="-to-${level}"]:target`;
    return [
      hide(`.up${from}, .down${to}`, `-n + ${index}`),
      hide(`.up${to}, .down${from}`, `n + ${index + 1}`),
    ];
  });
  return `/* Step n leads to the n-th level after the first. */\n${rules.join("")}`;
}
