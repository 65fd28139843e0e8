import { grouped } from "../document/json.ts";
import type { HistoryEntry } from "../levels/index.ts";
import { isUncertain, labelLevel, labelLevelOf } from "../levels/level-names.ts";
import {
  allAlike,
  changedThing,
  changeLabels,
  factOf,
  factSentences,
} from "../text/change-text.ts";
import { html } from "../text/escape-html.ts";
import { codeSpan, plainLine, textLine } from "../text/escape-markdown.ts";
import {
  type Block,
  type FieldItem,
  fieldBlocks,
  foldedBlocks,
  section,
  textBlocks,
} from "./blocks.ts";
import { type GivenIds, operationAddress, placeOfChange } from "./link-targets.ts";
import type { Site } from "./site-model.ts";

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
      const reports = level === undefined ? "" : labelLevelOf(site, release, level);
      return section(`release-${release}`, `Release ${textLine(release)}${reports}`, 2, [
        ...textBlocks(levels.length === 0 ? "No changes." : "", { look: "quiet" }),
        ...levels.flatMap((one) => levelBlocks(site, ids, one)),
      ]);
    }),
    ...beyondBlocks(site, "../"),
  ];
}

function levelBlocks(site: Site, ids: GivenIds, level: number): Block[] {
  const entries = site.history.filter((entry) => entry.level === level);
  const fields = fieldBlocks(
    grouped(entries, factOf).map(([, same]) => changeField(site, ids, same)),
  );
  const id = `level-${level}`;
  // If readers know only releases, or the release is called by its level, levels have no heading.
  if (site.naming !== "levels" || labelLevel(site, level) === `${level}`)
    return [{ is: "anchor", id }, ...fields];
  const { after } = site.levels.find((one) => one.level === level) ?? {};
  const title = after === undefined ? `Level ${level}` : `By level ${level}, after ${after}`;
  return [section(id, title, 3, fields)];
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

/** Differences that are one fact. */
type Same = readonly [HistoryEntry, ...HistoryEntry[]];

function changeField(site: Site, ids: GivenIds, same: Same): FieldItem {
  const linked = (entry: HistoryEntry) => (name: string) =>
    `[${name}](../${placeOfChange(site, entry, ids)})`;
  const known = new Map(site.operations.map(({ id, summary }) => [id, summary]));
  const inOperations = same.flatMap((one) => (one.carrier === "operation" ? [] : one.operations));
  const links = [...new Set(inOperations)].map(
    (id) => `[${textLine(known.get(id) ?? id)}](../${operationAddress(site, id)})`,
  );
  const shown = links.length > 5 ? [...links.slice(0, 4), `${links.length - 4} more`] : links;
  const where = links.length === 0 ? "" : `In ${shown.join(", ")}.`;
  return {
    term: whatChanged(same, linked),
    notes: evidenceNotes(site, same[0].level),
    blocks: [...saidBlocks(same), ...textBlocks(where, { look: "quiet" })],
  };
}

/** The kind of some differences that are one fact, and each object once. */
function whatChanged(
  same: Same,
  linked?: (entry: HistoryEntry) => (name: string) => string,
): string {
  const things = same.map((entry) => {
    const shown = withoutComponent(entry);
    return [changedThing(shown), changedThing(shown, linked?.(shown))] as const;
  });
  return `${changeLabels[same[0].kind]}: ${[...new Map(things).values()].join(", ")}`;
}

const saidBlocks = (same: Same): Block[] =>
  textBlocks(factSentences(same).map(plainLine).join(" "));

/** How a change is known: recorded servers before and after it, or another source. */
function evidenceNotes({ given: { recorded } }: Site, level: number): FieldItem["notes"] {
  if (recorded === undefined) return [];
  const before = recorded.levels.findLast((one) => one < level);
  const after = recorded.levels.find((one) => one >= level);
  if (before === undefined || after === undefined) return [{ text: recorded.otherwise }];
  return [{ text: `recorded at ${before} and ${after}` }];
}

/** With more changes than this, the older ones are folded. */
const mostChanges = 4;

/** The changes on the page of an operation, newest first. */
export function changeSections(
  site: Site,
  changes: readonly HistoryEntry[],
  root: string,
  idOf: (wished: string) => string,
): Block[] {
  if (changes.length === 0) return [];
  const facts = grouped(changes.toReversed(), (one) => `${one.level} ${factOf(one)}`);
  const fields = facts.map(([, same]): FieldItem => {
    const [{ level, kind, carrier }] = same;
    const isWhole = carrier === "operation";
    const what = isWhole ? `${changeLabels[kind]}: operation` : whatChanged(same);
    return {
      id: idOf(`change-${level}`),
      term: `**${isUncertain(site, level) ? "By " : ""}${textLine(labelLevel(site, level))}**`,
      notes: [{ text: what }, ...evidenceNotes(site, level)],
      blocks: saidBlocks(same),
    };
  });
  const newest = fields.length > mostChanges ? fields.slice(0, mostChanges - 1) : fields;
  const older = fields.slice(newest.length);
  return [
    section("changes", "What changed", 2, [
      ...fieldBlocks(newest),
      ...foldedBlocks(`${older.length} earlier changes`, fieldBlocks(older)),
      ...textBlocks(`[Change log](${root}changes/)`, { look: "quiet" }),
    ]),
  ];
}

/** A change without the name of a component, which pages do not explain: `ref` instead of `Invitation.ref`. */
export function withoutComponent({ within, ...change }: HistoryEntry): HistoryEntry {
  const [, field] = /^`[^`.]+\.([^`]+)`$/.exec(within ?? "") ?? [];
  if (field !== undefined) return { ...change, within: `\`${field}\`` };
  return within?.startsWith("`") === false ? { ...change, within } : change;
}

/** The foot of a page with facts from another source than the document that the specification is based on. */
export function beyondBlocks({ given: { beyond } }: Site, root: string): Block[] {
  return textBlocks(beyond === undefined ? "" : `[${beyond.label}](${root}${beyond.page})`, {
    look: "quiet",
  });
}
