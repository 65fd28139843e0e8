import { componentPointer } from "../document/references.ts";
import { schemaReader } from "../document/schema.ts";
import { changedThing, changeLabels } from "../generate/changes.ts";
import { plainLine, textLine } from "../generate/plain-markdown.ts";
import type { HistoryEntry } from "../levels/index.ts";
import {
  type Block,
  type FieldItem,
  fieldBlocks,
  foldedBlocks,
  section,
  textBlocks,
} from "./blocks.ts";
import { spansIn } from "./fold.ts";
import { foldViews } from "./fold-views.ts";
import { levelName } from "./level-words.ts";
import { lifeFigure } from "./life-figure.ts";
import {
  componentView,
  operationView,
  type PageContext,
  ShownComponents,
} from "./operation-view.ts";
import { namer, type Site, type SiteOperation } from "./site.ts";

/** What a page shares with the others. */
interface PagePlace extends Pick<PageContext, "root" | "linkTo"> {
  /** The ids that the page already uses; it adds its own. */
  readonly ids: Set<string>;
}

/** A component of more operations than this has its own page, unless it is a whole request or response. */
const mostUsers = 10;

/** The page of an operation at all its levels, below its title and without its samples. */
export function operationBlocks(site: Site, operation: SiteOperation, place: PagePlace): Block[] {
  const usersOf = (component: string) =>
    site.users.get(componentPointer("schemas", component)) ?? 0;
  const idOf = idsFor(place);
  let isBeyond = false;
  const context: PageContext = {
    ...place,
    shown: new ShownComponents((component) => usersOf(component) > mostUsers),
    isCommon: (component) => usersOf(component) > Math.max(4, site.operations.length / 2),
    noteBeyond: () => {
      isBeyond = true;
    },
  };
  const pages = operation.variants
    .toReversed()
    .map(({ spans, operation }) => ({ spans, value: operationView(operation, context) }));
  const blocks = foldViews(pages, operation.spans, idOf);
  const lead = blocks.findIndex(({ is }) => is !== "text"); // Behind the description.
  const changes = site.history.filter(({ operations }) => operations.includes(operation.id));
  isBeyond ||= changes.some(({ isBeyondDocument }) => isBeyondDocument === true);
  const figure = lifeFigure(site, operation, changes);
  return [
    ...blocks.slice(0, lead),
    ...(figure === undefined ? [] : [figure]),
    ...blocks.slice(lead),
    ...changeSections(site, changes, place, idOf),
    ...(isBeyond ? beyondBlocks(site, place.root) : []),
  ];
}

/** The page of a component at all its levels. */
export function componentBlocks({ variants }: Site, name: string, place: PagePlace): Block[] {
  const pointer = `#/components/schemas/${name}`;
  const context: PageContext = {
    ...place,
    shown: new ShownComponents(),
    isCommon: () => false,
    noteBeyond: () => {},
  };
  const pages = (variants.parts.get(pointer) ?? []).toReversed().map(({ spans }) => ({
    spans,
    value: componentView(schemaReader(variants.documentAt(spans[0].from))(pointer), context),
  }));
  return foldViews(pages, spansIn(pages), idsFor(place));
}

/** Gives unused ids. Of several parts with the same name, the first gets the name itself. */
function idsFor({ ids }: PagePlace): (wished: string) => string {
  const unused = namer(ids);
  return (wished) => unused(wished.replaceAll(/\s+/g, "-"));
}

/** The foot of a page with facts from another source than the document that the specification is based on. */
export function beyondBlocks({ given: { beyond } }: Site, root: string): Block[] {
  return textBlocks(beyond === undefined ? "" : `[${beyond.label}](${root}${beyond.page})`, {
    look: "quiet",
  });
}

/** With more changes than this, the older ones are folded. */
const mostChanges = 4;

/** The changes, newest first; for a change of behaviour, with the former behaviour. */
function changeSections(
  site: Site,
  changes: readonly HistoryEntry[],
  { root, ids }: PagePlace,
  idOf: (wished: string) => string,
): Block[] {
  if (changes.length === 0) return [];
  const fields = changes.toReversed().map((change): FieldItem => {
    const { level, kind, carrier, summary, note, sentence = "" } = change;
    const isShown = (component: string) => ids.has(`schema-${component}`);
    const what = carrier === "operation" ? "operation" : changedThing(shownWithin(change, isShown));
    const said = [...new Set([sentence, summary])].filter((text) => text !== "").map(plainLine);
    return {
      id: idOf(`change-${level}`),
      term: `**${textLine(levelName(site, level))}**`,
      notes: [{ text: `${changeLabels[kind]}: ${what}` }],
      blocks: [
        ...textBlocks(said.join(" ")),
        ...textBlocks(note === summary ? "" : note, { look: "before" }),
      ],
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

/** A change without the name of a component that no page shows: `ref` instead of `Invitation.ref`. */
export function shownWithin(
  { within, ...change }: HistoryEntry,
  isShown: (component: string) => boolean,
): HistoryEntry {
  const [, component = "", field] = /^`([^`.]*)\.?([^`]*)`$/.exec(within ?? "") ?? [];
  if (within === undefined || component === "" || isShown(component))
    return { ...change, ...(within !== undefined && { within }) };
  return field === "" ? change : { ...change, within: `\`${field}\`` };
}
