import type { HistoryEntry } from "../levels/index.ts";
import { describeBoundary, everywhere, labelLevel, labelRanges } from "../levels/level-names.ts";
import { type Html, html } from "../text/escape-html.ts";
import type { Block } from "./blocks.ts";
import type { Site, SiteOperation } from "./site-model.ts";

/**
 * The position of a boundary on the line, in percent. Boundaries have equal distances, because most levels change
 * nothing.
 */
const placeOf = ({ levels }: Pick<Site, "levels">, level: number): number =>
  Math.round((1000 * levels.findLastIndex((one) => one.level <= level)) / levels.length) / 10;

/**
 * Names along a line, at positions in percent. If two would overlap, the later of the list is left out, or shown only
 * on wide screens.
 */
export function namesApart(
  names: readonly (readonly [text: string, place: number])[],
  y: number,
  room = 1, // Higher for a narrow picture.
) {
  const taken: Record<"narrow" | "wide", (readonly [number, number])[]> = { narrow: [], wide: [] };
  return names.flatMap(([text, place]) => {
    const edge = edgeAt(place);
    const fits = (width: keyof typeof taken, half: number) => {
      const middle = place + { "": 0, start: half, end: -half }[edge];
      const [from, to] = [middle - half, middle + half];
      if (taken[width].some(([begin, end]) => to > begin && from < end)) return false;
      taken[width].push([from, to]);
      return true;
    };
    const half = room * (1.2 * text.length + 1);
    if (!fits("wide", half / 2)) return [];
    const look = [edge, fits("narrow", half) ? "" : "only-wide"].join(" ").trim();
    return [
      html`<text x="${place}%" y="${y}"${look === "" ? undefined : html` class="${look}"`}>${text}</text>`,
    ];
  });
}

/** The edge of the picture that a name at this position begins or ends at. */
function edgeAt(place: number): "" | "start" | "end" {
  if (place < 2) return "start";
  return place > 98 ? "end" : "";
}

/** The names of releases with their positions: the newest and whole ones first, such as 8.0 before 8.1. */
export const releaseNames = (
  { releases }: Site,
  placeOf: (level: number, boundary: number) => number,
) =>
  releases
    .toReversed()
    .sort((one, other) => Number(isWhole(other.release)) - Number(isWhole(one.release)))
    .map(({ release, level, boundary }) => [release, placeOf(level, boundary)] as const);

const isWhole = (release: string): boolean => /^\D*\d+(\.0)*$/.test(release);

/** The line of an operation: a bar for the levels at which it exists, and a linked dot for each change. */
export function rangeFigure(
  site: Site,
  { summary, ranges }: SiteOperation,
  changes: readonly HistoryEntry[],
): Block | undefined {
  if (site.naming === "none") return undefined;
  const own = [...new Set(changes.map(({ level }) => level))];
  const exists = labelRanges(site, ranges, describeBoundary);
  const availability = `Exists ${exists || everywhere(site)}`;
  const count = `changed ${own.length === 1 ? "once" : `${own.length} times`}`;
  const caption = `${availability}; ${own.length === 0 ? "no changes" : count}.`;
  const place = (level: number) => (Number.isFinite(level) ? placeOf(site, level) : 100);
  const releases = releaseNames(site, (_, boundary) => place(boundary));
  // Names of releases that equal their levels are already below the line.
  const numbered = own.filter((one) => labelLevel(site, one).startsWith(`${one} · `));
  const levels = numbered.map((one) => [`${one}`, place(one)] as const);
  return {
    is: "drawn",
    markdown: `${caption}${own.length === 0 ? "" : ` See [What changed](#changes).`}`,
    html: html`<figure class="life-line">
<svg role="group" aria-label="${summary}: ${caption}">
<line class="axis" x2="100%" y1="42" y2="42"/>${ranges.map(({ from, to }) => html`<rect class="bar" x="${place(from)}%" y="22" width="${place(to) - place(from)}%" height="8" rx="4"/>`)}
${levels.length === 0 ? undefined : html`<text class="scale" y="12">Level</text>`}${namesApart(levels, 12, 1.4)}<g class="releases"><text class="scale" y="58">Release</text>${namesApart(releases, 58, 1.4)}</g>
${own.map(
  (
    level,
  ) => html`<a class="event" href="#change-${level}" data-levels="${level}-"><title>${describeBoundary(site, level)}</title><circle cx="${place(level)}%" cy="26" r="6"/></a>
`,
)}${serverLine(site, (level) => placeOf(site, level))}</svg>
<figcaption>${caption}</figcaption></figure>
`,
  };
}

/**
 * The line at the level of the reader's server, which a script moves to one of its positions: `0:0 22:4.2`, in percent.
 */
export function serverLine({ levels }: Site, at: (level: number) => number): Html {
  const places = levels.map(({ level }) => `${level}:${at(level)}`).join(" ");
  return html`<line class="here" data-places="${places}" y2="100%" hidden/>`;
}
