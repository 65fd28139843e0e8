import type { HistoryEntry } from "../../src/levels/index.ts";
import { type Html, html } from "./html.ts";
import { inline } from "./markdown.ts";
import type { Site } from "./site.ts";

/** The change log: what each level brought, newest first, and the same by release. */
export function changesPage(site: Site): Html {
  const newestFirst = [...site.levels].reverse();
  const releases = [...new Set(newestFirst.flatMap(({ release }) => release ?? []))];
  return html`<main class="text">
<h1>Change log</h1>
<p>What differs between servers, newest first. Ask a server for its feature level with
<code>GET /api/v1/server_settings</code>. To see what two levels differ in, <a href="compare.html">compare them</a>.</p>
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
${newestFirst
  .filter(({ level }) => level > 0)
  .map(
    ({ level, release }) => html`<section aria-labelledby="level-${level}">
<h2 id="level-${level}">Level ${level} <span class="release">release ${release}</span></h2>
<ul class="changes">
${site.history
  .filter((entry) => entry.level === level)
  .map((entry) => html`<li>${changeItem(site, entry, level)}</li>\n`)}</ul>
<p><a href="level-${level}/">Reference of level ${level}</a></p>
</section>
`,
  )}</main>`;
}

/** One difference in a line, linked to where it shows on the page of a level. */
export function changeItem(site: Site, entry: HistoryEntry, level: number): Html {
  const { kind, carrier, subject, replaced, operations, note } = entry;
  const label = {
    added: "Added",
    removed: "Removed",
    replaced: "Replaced",
    behaviour: "Behaviour changed",
  }[kind];
  const what =
    replaced === undefined
      ? html`${carrier} <code>${subject}</code>`
      : html`${carrier} <code>${replaced}</code> by <code>${subject}</code>`;
  const places = operations.map((id, index) => {
    const operation = site.operations.find((operation) => operation.id === id);
    if (operation === undefined) return html``;
    return html`${index === 0 ? "" : ", "}<a href="level-${level}/#${operation.route}">${operation.summary}</a>`;
  });
  return html`<span class="badge badge-${kind}">${label}</span> ${what} in ${places}. ${inline(note)}`;
}
