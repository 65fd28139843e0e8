import { grouped } from "../document/json.ts";
import type { HistoryEntry } from "../levels/index.ts";
import { isUncertain, labelLevel, labelLevelOf } from "../levels/level-names.ts";
import { html } from "../text/escape-html.ts";
import { codeSpan, plainLine, textLine } from "../text/escape-markdown.ts";
import {
  allAlike,
  changedThing,
  changeLabels,
  factOf,
  factSentences,
} from "../text/history-lines.ts";
import {
  type Block,
  chipBlocks,
  type FieldItem,
  fieldBlocks,
  foldedBlocks,
  section,
  textBlocks,
} from "./blocks.ts";
import { namer, type Site } from "./site-model.ts";

/** The ids on each page, by its path. */
export type GivenIds = ReadonlyMap<string, ReadonlySet<string>>;

/** The kinds of changes, those first that break most clients. */
const kinds = ["removed", "replaced", "changed", "behaviour", "added"] as const;

const kindLabel = (kind: HistoryEntry["kind"]) => changeLabels[kind].replace(" changed", "");

/** The change log: a table of facts for each release, the newest first. */
export function changesBlocks(site: Site, ids: GivenIds): Block[] {
  if (site.history.length === 0) return [{ is: "text", text: allAlike }];
  const ask =
    site.levelReporter === undefined || site.naming !== "levels"
      ? ""
      : ` Ask a server for its feature level with ${codeSpan(`${site.levelReporter.method} ${site.levelReporter.path}`)}.`;
  const idOf = namer();
  return [
    ...textBlocks(`What changed, newest first.${ask}`, { look: "lead" }),
    // A script fills it (browser/filter-changes.ts).
    { is: "drawn", html: html`<form class="between" hidden></form>\n`, markdown: "" },
    ...releasesOf(site).map(({ release, level, levels }) => {
      const reports = level === undefined ? "" : labelLevelOf(site, release, level);
      const facts = levels
        .flatMap((one) => factsIn(site.history.filter((entry) => entry.level === one)))
        .sort(([one], [other]) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
      const counts = kinds.flatMap((kind) => {
        const { length } = facts.filter(([one]) => one.kind === kind);
        const what = kind === "behaviour" ? "with other behaviour" : kind;
        return length === 0 ? [] : `${length} ${what}`;
      });
      return section(`release-${release}`, `Release ${textLine(release)}${reports}`, 2, [
        ...textBlocks(`${counts.join(", ") || "No changes"}.`, { look: "quiet" }),
        ...fieldBlocks(
          facts.map((same) => loggedChange(site, ids, same, idOf)),
          "changes",
        ),
      ]);
    }),
    ...beyondBlocks(site, "../"),
  ];
}

/** The releases, newest first, each with the level that it reports, if it is known, and those that it introduced. */
function releasesOf({ releases, levels }: Site) {
  const named = [...releases, ...levels.filter(({ level }) => level > 0)];
  return [...new Set(named.map(({ release = "" }) => release))]
    .map((release) => {
      const introduced = levels.filter((one) => one.level > 0 && (one.release ?? "") === release);
      const level = releases.find((one) => one.release === release)?.level;
      const newest = level ?? introduced.at(-1)?.level ?? 0;
      return { release, level, newest, levels: introduced.map((one) => one.level).reverse() };
    })
    .sort((one, other) => other.newest - one.newest);
}

/** Differences of one level that are one fact. */
type Same = readonly [HistoryEntry, ...HistoryEntry[]];

const factsIn = (entries: readonly HistoryEntry[]): Same[] =>
  grouped(entries, (one) => `${one.level} ${factOf(one)}`).map(([, same]) => same);

/** With more operations than this, a change names the others after a click. */
const mostNamed = 5;

/** A fact of the change log, with links to the objects that changed and to the pages of operations. */
function loggedChange(
  site: Site,
  ids: GivenIds,
  same: Same,
  idOf: (preferred: string) => string,
): FieldItem {
  const [{ level }] = same;
  const summaries = new Map(site.operations.map(({ id, summary }) => [id, summary]));
  const concerned = same.flatMap(({ carrier, subject, operations }) =>
    carrier === "operation" ? [subject] : operations,
  );
  const links = [...new Set(concerned)].map(
    (id) => `[${textLine(summaries.get(id) ?? id)}](../${operationAddress(site, id)})`,
  );
  // Readers who know only releases have the number in no other place.
  const isNumbered = site.naming === "levels" && labelLevel(site, level) !== `${level}`;
  const { after } = site.levels.find((one) => one.level === level) ?? {};
  const things = changedThings(same, (entry, name) => {
    return `[${name}](../${placeOfChange(site, entry, ids)})`;
  });
  return {
    ...changeItem(site, same, things, chipBlocks(links, mostNamed)),
    id: idOf(`level-${level}`),
    term: isNumbered ? `**${after === undefined ? level : `by ${level}, after ${after}`}**` : "",
  };
}

/** The page of an operation, from the root of the site. */
function operationAddress({ operations }: Site, id: string): string {
  const operation = operations.find((one) => one.id === id);
  return operation === undefined ? "operations/" : `operations/${operation.name}/`;
}

/** The address of the object of a difference, from the root of the site. */
function placeOfChange(
  site: Site,
  { carrier, subject, operations }: HistoryEntry,
  ids: GivenIds,
): string {
  const pages = operations.map((id) => operationAddress(site, id));
  const first = pages[0] ?? "operations/";
  if (!isField.has(carrier)) return first;
  const anchor = `field-${subject}`;
  const has = (page: string) => ids.get(page)?.has(anchor) === true;
  const found =
    pages.find(has) ?? [...ids.keys()].find((page) => page.startsWith("schemas/") && has(page));
  return found === undefined ? first : `${found}#${anchor}`;
}

const isField = new Set(["property", "parameter", "header"]);

/** A fact: its kind, its sentences, the objects that changed, and how it is known. */
const changeItem = (
  site: Site,
  same: Same,
  things: string,
  more: readonly Block[] = [],
): FieldItem => ({
  term: "",
  notes: evidenceNotes(site, same[0].level),
  badges: [{ text: kindLabel(same[0].kind), look: same[0].kind === "added" ? "added" : "change" }],
  blocks: [
    ...textBlocks(factSentences(same).map(plainLine).join(" ")),
    ...textBlocks(things, { look: "quiet" }),
    ...more,
  ],
});

/** The objects of a fact, each once; operations are named otherwise. */
function changedThings(
  same: Same,
  linked: (entry: HistoryEntry, name: string) => string = (_, name) => name,
): string {
  const things = same
    .filter(({ carrier }) => carrier !== "operation")
    .map((entry) => {
      const shown = withoutComponent(entry);
      return [changedThing(shown), changedThing(shown, (name) => linked(shown, name))] as const;
    });
  return [...new Map(things).values()].join(", ");
}

/** How a change is known: recorded servers before and after it, or another source. */
function evidenceNotes({ settings: { recorded } }: Site, level: number): FieldItem["notes"] {
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
  idOf: (preferred: string) => string,
): Block[] {
  if (changes.length === 0) return [];
  const fields = factsIn(changes.toReversed()).map((same): FieldItem => {
    const [{ level }] = same;
    return {
      ...changeItem(site, same, changedThings(same) || "operation"),
      id: idOf(`change-${level}`),
      term: `**${isUncertain(site, level) ? "by " : ""}${textLine(labelLevel(site, level))}**`,
    };
  });
  const newest = fields.length > mostChanges ? fields.slice(0, mostChanges - 1) : fields;
  const older = fields.slice(newest.length);
  return [
    section("changes", "What changed", 2, [
      ...fieldBlocks(newest, "changes"),
      ...foldedBlocks(`${older.length} earlier changes`, fieldBlocks(older, "changes")),
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
export function beyondBlocks({ settings: { beyond } }: Site, root: string): Block[] {
  return textBlocks(beyond === undefined ? "" : `[${beyond.label}](${root}${beyond.page})`, {
    look: "quiet",
  });
}
