import type { LevelRange } from "../levels/level-range.ts";
import type { Html } from "../text/escape-html.ts";
import type { CodeLine } from "./fold-revisions.ts";

/**
 * The parts of a page, laid out as HTML (blocks-html.ts) and as Markdown (blocks-markdown.ts). Texts are Markdown, with
 * links relative to the page. A part with `ranges` exists only at some of the levels of the part around it.
 */
export type Block =
  | TextBlock
  | FieldsBlock
  | CodeBlock
  | SectionBlock
  | GroupBlock
  | TabsBlock
  | AnchorBlock
  | DrawnBlock;

export type Block$<Kind extends Block["is"]> = Extract<Block, { is: Kind }>;

/** Any Markdown. */
interface TextBlock {
  readonly is: "text";
  readonly text: string;
  readonly ranges?: readonly LevelRange[];
  /** Its style. */
  readonly look?: "lead" | "quiet" | "chips";
}

/** A text as a block; none if it is empty. */
export const textBlocks = (text: string, more: Pick<TextBlock, "ranges" | "look"> = {}): Block[] =>
  text === "" ? [] : [{ is: "text", text, ...more }];

/** Named objects with their descriptions. */
interface FieldsBlock {
  readonly is: "fields";
  readonly fields: readonly FieldItem[];
  /** The columns, if they are laid out as the rows of a table. */
  readonly look?: "errors" | "changes";
}

/** Named objects as a block; none if there are none. */
export const fieldBlocks = (fields: readonly FieldItem[], look?: FieldsBlock["look"]): Block[] =>
  fields.length === 0 ? [] : [{ is: "fields", fields, ...(look && { look }) }];

export interface FieldItem {
  readonly id?: string;
  /** A line of Markdown. */
  readonly term: string;
  /** The levels at which it has its term, for example an error its code, if these are not all of its levels. */
  readonly termRanges?: readonly LevelRange[];
  /** Short texts after the term, for example its type. */
  readonly notes: readonly Note[];
  readonly badges?: readonly Badge[];
  readonly blocks: readonly Block[];
  readonly ranges?: readonly LevelRange[];
}

/** A line of Markdown. */
interface Note {
  readonly text: string;
  readonly ranges?: readonly LevelRange[];
}

/** A short label. */
export interface Badge {
  readonly text: string;
  readonly look: "status-good" | "status-bad" | "added" | "change";
}

/** Code in one of the languages of highlight.ts. */
interface CodeBlock {
  readonly is: "code";
  readonly language: string;
  readonly lines: readonly CodeLine[];
  /** A line of Markdown above it. */
  readonly caption?: string;
  readonly ranges?: readonly LevelRange[];
  /** Whether it opens with a click on its caption. */
  readonly isFolded?: boolean;
  /** Attributes of its element, for scripts. */
  readonly data?: Readonly<Record<string, string>>;
}

interface SectionBlock {
  readonly is: "section";
  readonly id: string;
  /** A line of Markdown. */
  readonly title: string;
  /** The level of its heading; the title of the page has 1. */
  readonly depth: 2 | 3 | 4;
  readonly badges?: readonly Badge[];
  readonly blocks: readonly Block[];
  readonly ranges?: readonly LevelRange[];
}

/** A part with a heading. */
export const section = (
  id: string,
  title: string,
  depth: SectionBlock["depth"],
  blocks: readonly Block[],
  more: Pick<SectionBlock, "badges" | "ranges"> = {},
): SectionBlock => ({ is: "section", id, title, depth, blocks, ...more });

/** Parts with levels of their own; with a title, they open with a click on it. */
interface GroupBlock {
  readonly is: "group";
  /** A line of Markdown. */
  readonly title?: string;
  readonly blocks: readonly Block[];
  readonly ranges?: readonly LevelRange[];
}

/** A script shows one of the groups; a single group has no tab. */
interface TabsBlock {
  readonly is: "tabs";
  /** What the tabs are. */
  readonly label: string;
  readonly blocks: readonly Block[];
  readonly ranges?: readonly LevelRange[];
}

/** Parts that open with a click; none if there are none. */
export const foldedBlocks = (title: string, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ is: "group", title, blocks }];

/** Links side by side, those beyond `most` after a click. */
export function chipBlocks(links: readonly string[], most: number): Block[] {
  const shown = links.length > most ? links.slice(0, most - 1) : links;
  const others = links.slice(shown.length);
  return [
    ...textBlocks(shown.join(" "), { look: "chips" }),
    ...foldedBlocks(`${others.length} more`, textBlocks(others.join(" "), { look: "chips" })),
  ];
}

/** A target of links. */
interface AnchorBlock {
  readonly is: "anchor";
  readonly id: string;
}

/** A part in HTML, with its replacement in Markdown. */
interface DrawnBlock {
  readonly is: "drawn";
  readonly html: Html;
  readonly markdown: string;
}

/** The parts with all parts in them. */
export const blocksIn = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((one) => {
    if ("blocks" in one) return [one, ...blocksIn(one.blocks)];
    if (one.is !== "fields") return [one];
    return [one, ...one.fields.flatMap(({ blocks }) => blocksIn(blocks))];
  });

export const blockIds = (blocks: readonly Block[]): string[] =>
  blocksIn(blocks).flatMap((one) => {
    if (one.is === "section" || one.is === "anchor") return [one.id];
    return one.is === "fields" ? one.fields.flatMap(({ id = [] }) => id) : [];
  });
