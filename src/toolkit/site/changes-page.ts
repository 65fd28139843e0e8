import { grouped } from "../document/json.ts";
import {
  allAlike,
  changedThing,
  changeLabels,
  factOf,
  factSentences,
} from "../generate/changes.ts";
import { codeSpan, plainLine, textLine } from "../generate/plain-markdown.ts";
import type { HistoryEntry } from "../levels/index.ts";
import { type Block, type FieldItem, fieldBlocks, section, textBlocks } from "./blocks.ts";
import { html } from "./html.ts";
import { levelBehind, levelName } from "./level-words.ts";
import { beyondBlocks, shownWithin } from "./operation-page.ts";
import { componentPath } from "./operation-view.ts";
import { type GivenIds, operationAddress, placeOfChange } from "./places.ts";
import type { Site } from "./site.ts";

/** The change log: each release, the newest first, with the levels that it introduced and their changes. */
export function changesBlocks(site: Site, ids: GivenIds): Block[] {
  if (site.history.length === 0) return [{ is: "text", text: allAlike }];
  const ask =
    site.levelReporter === undefined || site.naming !== "levels"
      ? ""
      : ` Ask a server for its feature level with ${codeSpan(`${site.levelReporter.method} ${site.levelReporter.path}`)}.`;
  return [
    ...textBlocks(`What changed, newest first.${ask}`, { look: "lead" }),
    // A script fills it (browser/change-log.ts).
    { is: "drawn", html: html`<form class="between" hidden></form>\n`, markdown: "" },
    ...releasesOf(site).map(({ release, level, levels }) => {
      const reports = level === undefined ? "" : levelBehind(site, release, level);
      return section(`release-${release}`, `Release ${textLine(release)}${reports}`, 2, [
        ...textBlocks(levels.length === 0 ? "No changes." : "", { look: "quiet" }),
        ...levels.flatMap((one) => levelBlocks(site, ids, one)),
      ]);
    }),
    ...(site.history.some((one) => one.isBeyondDocument === true) ? beyondBlocks(site, "../") : []),
  ];
}

function levelBlocks(site: Site, ids: GivenIds, level: number): Block[] {
  const entries = site.history.filter((entry) => entry.level === level);
  const fields = fieldBlocks(
    grouped(entries, factOf).map(([, same]) => changeField(site, ids, same)),
  );
  const id = `level-${level}`;
  // If readers know only releases, or the release is called by its level, levels have no heading.
  if (site.naming !== "levels" || levelName(site, level) === `${level}`)
    return [{ is: "anchor", id }, ...fields];
  return [section(id, `Level ${level}`, 3, fields)];
}

/** The releases, newest first, each with the level that it reports and those that it introduced. */
function releasesOf(
  site: Site,
): { readonly release: string; readonly level?: number; readonly levels: readonly number[] }[] {
  const introduced = new Map<string, number[]>();
  for (const { release } of site.releases) introduced.set(release, []);
  for (const { level, release = "" } of site.levels) {
    if (level > 0) introduced.set(release, [level, ...(introduced.get(release) ?? [])]);
  }
  const reported = new Map(site.releases.map(({ release, level }) => [release, level]));
  const newest = (release: string, levels: readonly number[]) =>
    reported.get(release) ?? levels[0] ?? 0;
  return [...introduced]
    .map(([release, levels]) => {
      const level = reported.get(release);
      return { release, levels, ...(level !== undefined && { level }) };
    })
    .sort((one, other) => newest(other.release, other.levels) - newest(one.release, one.levels));
}

function changeField(
  site: Site,
  ids: GivenIds,
  same: readonly [HistoryEntry, ...HistoryEntry[]],
): FieldItem {
  const [entry] = same;
  const isShown = (component: string) =>
    ids.has(componentPath(component)) ||
    [...ids.values()].some((of) => of.has(`schema-${component}`));
  const things = same.map((entry) => {
    const one = shownWithin(entry, isShown);
    const linked = (name: string) => `[${name}](../${placeOfChange(site, one, ids)})`;
    return [changedThing(one), changedThing(one, linked)] as const;
  });
  const known = new Map(site.operations.map(({ id, summary }) => [id, summary]));
  const inOperations = same.flatMap((one) => (one.carrier === "operation" ? [] : one.operations));
  const links = [...new Set(inOperations)].map(
    (id) => `[${textLine(known.get(id) ?? id)}](../${operationAddress(site, id)})`,
  );
  const shown = links.length > 5 ? [...links.slice(0, 4), `${links.length - 4} more`] : links;
  const where = links.length === 0 ? "" : `In ${shown.join(", ")}.`;
  const texts = factSentences(same);
  return {
    term: `${changeLabels[entry.kind]}: ${[...new Map(things).values()].join(", ")}`,
    notes: [],
    blocks: [
      ...textBlocks(texts.map(plainLine).join(" ")),
      ...textBlocks(where, { look: "quiet" }),
    ],
  };
}
