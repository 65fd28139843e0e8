import type { LifeLine } from "../levels/life-lines.ts";
import { isLevelIn } from "../levels/span.ts";
import { asHtml, type Html, html } from "./html.ts";
import { anchorOf, ofWhole } from "./places.ts";
import { levelTitle, type Site } from "./site.ts";

/** The most rows that are shown without a click. */
const openRows = 80;
const rowHeight = 20;

/** A picture of what exists when: in tables by operation, a bar for each thing that not all levels have or that changed. */
export function livesPicture(site: Site): Html {
  const { lives, operations } = site;
  if (lives.length === 0) return html``;
  const titles = new Map(operations.map(({ id, summary }) => [id, summary]));
  // Webhooks, which are no operations of the site.
  for (const id of lives.flatMap((line) => line.operations)) titles.set(id, titles.get(id) ?? id);
  const groups = [
    ...[...titles].map(([id, title]) => ({
      title,
      lines: lives.filter((line) => line.operations.length === 1 && line.operations[0] === id),
    })),
    { title: "Several operations", lines: lives.filter((line) => line.operations.length > 1) },
    { title: "Other", lines: lives.filter((line) => line.operations.length === 0) },
  ].filter(({ lines }) => lines.length > 0);
  const open = asHtml(lives.length > openRows ? "" : " open");
  const touched = new Set(lives.flatMap((line) => line.operations));
  const same = operations.filter(({ id }) => !touched.has(id)).length;
  const width = columnWidth(site);
  const releases = releaseSpans(site).map(({ from }) => `M${from * width} 0v${rowHeight}`);
  return html`<h2 id="lives">What exists when</h2>
<p>Each bar stands for something that does not exist at all levels, from the level that introduced it to the last one
that has it; a diamond marks a change. Each links to where it is documented.${same === 0 ? "" : ` The same at all levels: ${same} of ${operations.length} operations.`}</p>
<svg class="grid" width="0" height="0" aria-hidden="true"><path id="life-grid" d="${releases.join("")}"/></svg>
${groups.map(
  ({ title, lines }) => html`<details class="lives"${open}>
<summary>${title} <span class="release">${lines.length}</span></summary>
<div class="table" tabindex="0"><table>
<thead><tr><th scope="col">Name</th><th scope="col">${axis(site, width)}</th></tr></thead>
<tbody>
${lines.map((line) => html`<tr><th scope="row">${label(site, line)}</th><td>${bars(site, line, width)}</td></tr>\n`)}</tbody></table></div>
</details>
`,
)}`;
}

/** Room for the longest number; where there are few levels, they share the width of the table. */
const columnWidth = ({ head, levels }: Site): number =>
  Math.max(24, 6 * String(head).length + 6, Math.floor(552 / levels.length));

/** Neighbouring levels of one release, by their columns. */
function releaseSpans({ levels }: Site): { readonly name: string; readonly from: number }[] {
  return levels.flatMap(({ release = "" }, index) =>
    index > 0 && levels[index - 1]?.release === release ? [] : [{ name: release, from: index }],
  );
}

function axis(site: Site, width: number): Html {
  const { levels, head } = site;
  return html`<svg class="life" width="${levels.length * width}" height="${2 * rowHeight}" role="img" aria-label="Levels 0 to ${head}, with their releases">
${releaseSpans(site).map(({ name, from }) => html`<text x="${from * width + 2}" y="14">${name}</text>`)}
${levels.map(({ level }, index) => html`<text x="${index * width + 2}" y="32">${level}</text>`)}</svg>`;
}

function label(site: Site, line: LifeLine): Html {
  const { carrier, subject, operations } = line;
  const titles = new Map(site.operations.map(({ id, summary }) => [id, summary]));
  const names = operations.map((id) => titles.get(id) ?? id);
  const where = names.length > 3 ? `${names.length} operations` : names.join(", ");
  return html`<code>${subject}</code> <span class="type">${carrier}${ofWhole(line)}${names.length > 1 ? ` in ${where}` : ""}</span>`;
}

function bars(site: Site, line: LifeLine, width: number): Html {
  const { levels } = site;
  const indexOf = (at: number) => {
    const index = levels.findIndex(({ level }) => level === at);
    return index === -1 ? levels.length : index;
  };
  const titleAt = (index: number) => levelTitle(site, levels[index]?.level ?? 0).toLowerCase();
  return html`<svg class="life" width="${levels.length * width}" height="${rowHeight}"><use href="#life-grid"/>${line.spans.map(
    (span) => {
      const last = levels.findLast(({ level }) => level < span.to)?.level ?? 0;
      const [from, to] = [indexOf(span.from), indexOf(span.to)];
      const since = from === 0 ? "from the first level" : `since ${titleAt(from)}`;
      const until = to === levels.length ? "" : `, until ${titleAt(to)}`;
      return link(
        addressOf(site, line, last),
        `${line.subject}: ${since}${until}`,
        html`<rect class="${to === levels.length ? "lasting" : "gone"}" x="${from * width + 1}" y="4" width="${(to - from) * width - 2}" height="12" rx="3"/>`,
      );
    },
  )}${line.changes.map((level) => {
    const x = indexOf(level) * width + 8;
    const title = `${line.subject}: changed at ${levelTitle(site, level).toLowerCase()}`;
    return link(`#level-${level}`, title, html`<path d="M${x} 3l7 7-7 7-7-7z"/>`);
  })}</svg>`;
}

const link = (address: string, title: string, shape: Html): Html =>
  html`<a href="${address}"><title>${title}</title>${shape}</a>`;

/** Where the reference of a level documents it: at an operation that exists at the level. */
function addressOf(site: Site, line: LifeLine, level: number): string {
  const there = site.operations.find(
    (operation) => line.operations.includes(operation.id) && isLevelIn(operation.spans, level),
  );
  return there === undefined ? `level-${level}/reference.html` : anchorOf(line, there.id, level);
}
