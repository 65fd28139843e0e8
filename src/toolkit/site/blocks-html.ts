import { labelRanges } from "../levels/level-names.ts";
import { isAlways, type LevelRange, levelsAttribute } from "../levels/level-range.ts";
import { asHtml, type Html, hangingIndentOf, html } from "../text/escape-html.ts";
import { type Badge, type Block, type Block$, blockIds, type FieldItem } from "./blocks.ts";
import { rangesIn } from "./fold-revisions.ts";
import { highlighted } from "./highlight.ts";
import {
  codeLine,
  type HeadingId,
  headingIds,
  inline,
  markdown,
  visibleText,
} from "./render-markdown.ts";
import type { Site } from "./site-model.ts";

/**
 * The parts of a page as HTML. Parts that exist only at some levels have them in `data-levels`, and in a badge. `taken`
 * are the ids of other parts of the page.
 */
export function blocksHtml(
  site: Site,
  blocks: readonly Block[],
  taken: readonly string[] = [],
): Html {
  return partsHtml({ ...site, headingId: headingIds([...blockIds(blocks), ...taken]) }, blocks);
}

/** The site of a page, and the ids of headings in its texts. */
interface PageSite extends Site {
  readonly headingId: HeadingId;
}

const partsHtml = (site: PageSite, blocks: readonly Block[]): Html =>
  html`${blocks.map((block) => blockHtml(site, block))}`;

function blockHtml(site: PageSite, block: Block): Html {
  switch (block.is) {
    case "text":
      return textHtml(site, block);
    case "fields":
      return fieldsHtml(site, block);
    case "code":
      return codeHtml(site, block);
    case "section":
      return sectionHtml(site, block);
    case "group":
      return groupHtml(site, block);
    case "tabs":
      return tabsHtml(site, block);
    case "anchor":
      return html`<a id="${block.id}"></a>`;
    case "drawn":
      return block.html;
  }
}

/** The attribute by which a script hides what a level does not have; none for what all levels have. */
export const rangeAttributes = (ranges: readonly LevelRange[] | undefined): Html =>
  ranges === undefined || isAlways(ranges)
    ? html``
    : html` data-levels="${levelsAttribute(ranges)}"`;

/** A badge with the levels, if the object does not exist at all levels. */
export function rangeBadge(site: Site, ranges: readonly LevelRange[] | undefined): Html {
  const words = ranges === undefined ? "" : labelRanges(site, ranges);
  return words === "" ? html`` : html` <span class="since">${words}</span>`;
}

function textHtml(site: PageSite, { text, ranges, look }: Block$<"text">): Html {
  const content = markdown(text, { headingLevel: 4, headingId: site.headingId });
  if (ranges === undefined && look === undefined) return content;
  const classes = look === undefined ? html`` : html` class="${look}"`;
  return html`<div${classes}${rangeAttributes(ranges)}>${rangeBadge(site, ranges)}${content}</div>\n`;
}

function groupHtml(site: PageSite, { title, blocks, ranges }: Block$<"group">): Html {
  const content = partsHtml(site, blocks);
  if (title === undefined && ranges === undefined) return content;
  const badge = rangeBadge(site, ranges);
  if (title === undefined) return html`<div${rangeAttributes(ranges)}>${badge}\n${content}</div>\n`;
  return html`<details${rangeAttributes(ranges)}><summary>${inline(title)}${badge}</summary>\n${content}</details>\n`;
}

function tabsHtml(site: PageSite, { label, blocks, ranges }: Block$<"tabs">): Html {
  const groups = blocks.filter((one) => one.is === "group");
  const [only, ...others] = groups;
  if (only !== undefined && others.length === 0) {
    const { title: _, ...group } = only;
    return groupHtml(site, { ...group, ...(ranges && { ranges }) });
  }
  const panels = groups.map(
    ({ title = "", blocks, ranges }) =>
      html`<div data-tab="${visibleText(inline(title).html)}"${rangeAttributes(ranges)}><p class="tab-title"><b>${inline(title)}</b>${rangeBadge(site, ranges)}</p>\n${partsHtml(site, blocks)}</div>\n`,
  );
  return html`<div class="tabs box" data-label="${label}"${rangeAttributes(ranges)}>\n${panels}</div>\n`;
}

const fieldsHtml = (site: PageSite, { fields, look }: Block$<"fields">): Html =>
  html`<dl class="${["fields", look].join(" ").trim()}">\n${fields.map((field) => fieldHtml(site, field))}</dl>\n`;

const badgeHtml = ({ text, look }: Badge): Html =>
  html` <span class="badge ${look}">${text}</span>`;

function fieldHtml(
  site: PageSite,
  { id, term, termRanges, notes, badges = [], blocks, ranges }: FieldItem,
): Html {
  const anchor = id === undefined ? html`` : html` id="${id}"`;
  const own = rangeBadge(site, ranges);
  const said = html`${notes.map(
    (note) =>
      html` <i${rangeAttributes(note.ranges)}>${inline(note.text)}${rangeBadge(site, note.ranges)}</i>`,
  )}${badges.map(badgeHtml)}`;
  // After notes with levels of their own, readers would take its levels for those of the last note.
  const isFirst = notes.some((note) => note.ranges !== undefined);
  // In one element, because the parts of a term have gaps between them.
  const named = html`<span${rangeAttributes(termRanges)}>${inline(term)}${rangeBadge(site, termRanges)}</span>`;
  return html`<div${anchor}${rangeAttributes(ranges)}><dt>${named}${isFirst ? [own, said] : [said, own]}</dt>
<dd>${partsHtml(site, blocks)}</dd></div>
`;
}

function codeHtml(site: Site, block: Block$<"code">): Html {
  const { language, lines, caption, ranges, isFolded, data = {} } = block;
  const colored = highlighted(lines.map(({ value }) => value).join("\n"), language);
  const whole = levelsAttribute(ranges ?? rangesIn(lines)); // No line may have all levels.
  const attributes = Object.entries(data).map(([name, value]) => html` data-${name}="${value}"`);
  const code = lines.map((line, index) => {
    const isAlways = levelsAttribute(line.ranges) === whole || lines.length === 1;
    const comma =
      line.comma === undefined ? undefined : html`<i${rangeAttributes(line.comma)}>,</i>`;
    const text = html`${colored[index]}${comma}`;
    if (isAlways) return codeLine(text, line.value);
    const words = labelRanges(site, line.ranges);
    const classes = `line ${hangingIndentOf(`${line.value} ${words}`)}`.trim();
    return html`<span class="${classes}"${rangeAttributes(line.ranges)}>${text}<small class="since">${words}</small>\n</span>`;
  });
  const pre = html`<pre data-language="${language}"${attributes}><code>${code}</code></pre>`;
  const title = html`${inline(caption ?? "")}${rangeBadge(site, ranges)}`;
  if (isFolded === true)
    return html`<details class="code"${rangeAttributes(ranges)}><summary>${title}</summary>\n${pre}</details>\n`;
  const head = caption === undefined ? html`` : html`<figcaption>${title}</figcaption>\n`;
  return html`<figure class="code"${rangeAttributes(ranges)}>\n${head}${pre}</figure>\n`;
}

function sectionHtml(
  site: PageSite,
  { id, title, depth, badges = [], blocks, ranges }: Block$<"section">,
): Html {
  const name = asHtml(`h${depth}`);
  const heading = html`<${name} id="${id}">${inline(title)}${badges.map(badgeHtml)}${rangeBadge(site, ranges)}</${name}>`;
  return html`<section${rangeAttributes(ranges)}>${heading}\n${partsHtml(site, blocks)}</section>\n`;
}
