import { allAlike, changeLabels, changeSentences } from "../generate/changes.ts";
import type { HistoryEntry } from "../levels/index.ts";
import { beyondDocument } from "./annotate.ts";
import { type Html, html } from "./html.ts";
import { livesPicture } from "./lives.ts";
import { inline } from "./markdown.ts";
import { inOperations, ofWhole, subjectLink } from "./places.ts";
import type { Site } from "./site.ts";

/** The change log: the differences of each level, newest first, and the levels of each release. */
export function changesPage(site: Site): Html {
  if (site.history.length === 0) {
    return html`<main class="text">\n<h1>Change log</h1>\n<p>${allAlike}</p>\n</main>`;
  }
  const newestFirst = [...site.levels].reverse();
  const releases = [...new Set(newestFirst.flatMap(({ release }) => release ?? []))];
  return html`<main class="text">
<h1>Change log</h1>
<p>What differs between servers, newest first.
${site.levelReporter === undefined ? undefined : html`Ask a server for its feature level with <code>${site.levelReporter}</code>.`} To see what two levels differ in, <a href="compare.html">compare them</a>.</p>
<h2 id="by-release">By release</h2>
<ul>
${releases.map(
  (release) => html`<li><strong>${release}</strong>: ${site.levels
    .filter((entry) => entry.release === release)
    .map(
      ({ level }, index) =>
        html`${index === 0 ? "" : ", "}<a href="#level-${level}">level ${level}</a>`,
    )}</li>
`,
)}</ul>
${livesPicture(site)}${newestFirst
  .filter(({ level }) => level > 0)
  .map(
    ({ level, release }) => html`<section aria-labelledby="level-${level}">
<h2 id="level-${level}">Level ${level} <span class="release">release ${release}</span></h2>
<ul class="changes">
${site.history
  .filter((entry) => entry.level === level)
  .map((entry) => html`<li>${changeItem(site, entry)}</li>\n`)}</ul>
<p><a href="level-${level}/">Reference of level ${level}</a></p>
</section>
`,
  )}</main>`;
}

/** One difference in a line, linked to where the page of a level documents it. */
function changeItem(site: Site, entry: HistoryEntry): Html {
  const { level, kind, carrier, subject, replaced, isBeyondDocument } = entry;
  const before = levelBefore(site, level);
  const name = subjectLink(entry, subject, kind === "removed" ? before : level);
  const what =
    replaced === undefined ? name : html`${subjectLink(entry, replaced, before)} by ${name}`;
  const where = inOperations(site, entry, level);
  const text = inline(changeSentences(entry).join(" "));
  const beyond = isBeyondDocument
    ? html` <span class="badge badge-beyond">${beyondDocument.name}</span>`
    : "";
  return html`<span class="badge badge-${kind}">${changeLabels[kind]}</span> ${carrier} ${what}${ofWhole(entry)}${where}. ${text}${beyond}`;
}

/** The boundary below a level. */
export function levelBefore({ levels }: Site, level: number): number {
  return levels.findLast((other) => other.level < level)?.level ?? 0;
}
