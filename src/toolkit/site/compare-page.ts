import { levelBefore } from "./changes-page.ts";
import { type Difference, differencesOf, isBetween } from "./compare.ts";
import { type Html, html } from "./html.ts";
import { inline } from "./markdown.ts";
import { inOperations, ofWhole, subjectLink } from "./places.ts";
import { levelTitle, type Site } from "./site.ts";

/**
 * What an integrator who supports level A gains and loses on level B, for every pair of levels. The page holds each
 * difference once; for the chosen pair, compareStyle shows those between its levels.
 */
export function comparePage(site: Site): Html {
  const { levels, releases } = site;
  const found = differencesOf(site);
  const pairs = levels.flatMap(({ level: from }) =>
    levels.flatMap(({ level: to }) => (to === from ? [] : [countsOf(found, from, to)])),
  );
  const cells = new Map(pairs.map((pair) => [idOf(pair), pair]));
  return html`<main class="text comparisons">
<h1>Compare levels</h1>
<p>Your program supports one feature level; what does it gain and lose on a server of another?
Choose the one that you support on the left and the server's at the top. Each cell counts what is gained (+),
lost (−) and changed (≠). An unlisted level behaves like the nearest lower one.</p>
${releases.length < 2 ? undefined : html`<h2 id="by-release">By release</h2>\n${matrix(cells, releases, ({ release }) => html`${release}`)}<h2 id="by-level">By level</h2>\n`}${matrix(cells, levels, ({ level, release }) => html`${level}${release === undefined ? undefined : html` <span class="release">${release}</span>`}`)}${pairs.map((pair) => heading(site, pair))}
${differences(site, "appeared", ["Gained", "Lost"], found)}${differences(site, "vanished", ["Lost", "Gained"], found)}${differences(site, "differs", ["Changed", "Changed"], found)}</main>`;
}

interface Pair extends Readonly<Record<Difference["kind"], number>> {
  readonly from: number;
  readonly to: number;
}

function countsOf(found: readonly Difference[], from: number, to: number): Pair {
  const counts = { appeared: 0, vanished: 0, differs: 0 };
  const [lower, higher] = from < to ? [from, to] : [to, from];
  for (const one of found) if (isBetween(one, lower, higher)) counts[one.kind]++;
  return { from, to, ...counts };
}

const idOf = ({ from, to }: Pick<Pair, "from" | "to">) => `from-${from}-to-${to}`;

/** What is gained and lost; towards a lower level, both are exchanged. */
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

/** Differences of one kind, level by level; whether each is a gain or a loss depends on the direction. */
function differences(
  site: Site,
  kind: Difference["kind"],
  [up, down]: readonly [string, string],
  found: readonly Difference[],
): Html {
  return html`<section class="differences ${kind}">
<h3><span class="going-up">${up}</span><span class="going-down">${down}</span></h3>
${site.levels.slice(1).map(({ level }) => {
  const here = found.filter((one) => one.kind === kind && one.entry.level === level);
  const ends = new Set(here.map(unseenClasses));
  return html`<ul>${[...ends].map(
    (
      classes,
    ) => html`<li class="${classes}"><a href="changes.html#level-${level}">${levelTitle(site, level)}</a>
<ul class="changes">${here.filter((one) => unseenClasses(one) === classes).map((one) => html`<li>${describe(site, one)}</li>\n`)}</ul></li>
`,
  )}</ul>
`;
})}</section>
`;
}

/** Classes for the rules of compareStyle, which hides a difference for pairs of levels that do not see it. */
const unseenClasses = ({ unseenFrom }: Difference) =>
  [...unseenFrom].map((level) => `unseen-from-${level}`).join(" ");

/** A difference in a line, linked to a level that has its subject: the one that introduced it, or the last one. */
function describe(site: Site, { subject, entry }: Difference): Html {
  const { carrier, kind, level, replaced, sentence = "", note } = entry;
  const isFormer = kind === "removed" || subject === replaced;
  const shownAt = isFormer ? levelBefore(site, level) : level;
  const where = inOperations(site, entry, shownAt);
  const text = inline(`${sentence} ${note}`.trim());
  return html`${carrier} ${subjectLink(entry, subject, shownAt)}${ofWhole(entry)}${where}. ${text}`;
}

/** The style sheet that hides all differences except those between the levels of the chosen pair, without a script. */
export function compareStyle({ levels }: Site): string {
  const hide = (pair: string, steps: string) =>
    `.comparisons:has(${pair}) .differences > ul:nth-of-type(${steps}) { display: none; }\n`;
  const rules = levels.flatMap(({ level }, index) => {
    const from = `[id^="from-${level}-"]:target`;
    const to = `[id$="-to-${level}"]:target`;
    return [
      hide(`.up${from}, .down${to}`, `-n + ${index}`),
      hide(`.up${to}, .down${from}`, `n + ${index + 1}`),
      `.comparisons:has(${from}, ${to}) .unseen-from-${level} { display: none; }\n`,
    ];
  });
  return `/* Step n leads to the n-th level after the first. */\n${rules.join("")}`;
}
