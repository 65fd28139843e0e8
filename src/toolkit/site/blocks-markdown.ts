import { labelRanges } from "../levels/level-names.ts";
import { type LevelRange, levelsAttribute } from "../levels/level-range.ts";
import { codeBlock, plainLine, plainMarkdown, textLine } from "../text/escape-markdown.ts";
import type { Badge, Block, FieldItem } from "./blocks.ts";
import { rangesIn } from "./fold-revisions.ts";
import type { Site } from "./site-model.ts";

/**
 * The parts of a page as Markdown, for language models and for people. Parts that exist only at some levels name them.
 */
export function blocksMarkdown(site: Site, title: string, blocks: readonly Block[]): string {
  const text = joined([
    `# ${textLine(title)}`,
    ...blocks.map((block) => blockMarkdown(site, block)),
  ]);
  // Links lead to the Markdown beside each page.
  const folder = /\]\((?![a-z]+:|#)((?:\.\.?\/)*(?!redoc\/)(?:[^)#:]+\/)?)(#[^)]*)?\)/g;
  return `${text.replaceAll(folder, (link, path, anchor = "") => (path === "" ? link : `](${path}index.md${anchor})`))}\n`;
}

const joined = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trimEnd())
    .filter((part) => part.trim() !== "")
    .join("\n\n");

function blockMarkdown(site: Site, block: Block): string {
  switch (block.is) {
    case "text":
      return joined([plainMarkdown(block.text, { headingLevel: 4 }) + when(site, block.ranges)]);
    case "fields":
      return block.fields.map((field) => fieldMarkdown(site, field)).join("\n");
    case "code": {
      const { language, lines, caption, ranges } = block;
      const whole = levelsAttribute(ranges ?? rangesIn(lines));
      const texts = lines.map((line) => {
        const isAlways = levelsAttribute(line.ranges) === whole || lines.length === 1;
        const value = line.comma === undefined ? line.value : `${line.value},`;
        return isAlways ? value : `${value}  (${labelRanges(site, line.ranges)})`;
      });
      const head = caption === undefined ? "" : `${plainLine(caption)}${when(site, ranges)}:`;
      return joined([head, codeBlock(texts.join("\n"), language)]);
    }
    case "section": {
      const { title, depth, badges, blocks, ranges } = block;
      return joined([
        `${"#".repeat(depth)} ${plainLine(title)}${badgesMarkdown(badges)}${when(site, ranges)}`,
        ...blocks.map((one) => blockMarkdown(site, one)),
      ]);
    }
    case "group": {
      const { title = "", blocks, ranges } = block;
      const head =
        title === "" ? when(site, ranges).trim() : `${plainLine(title)}${when(site, ranges)}:`;
      return joined([head, ...blocks.map((one) => blockMarkdown(site, one))]);
    }
    case "tabs": {
      const [only, ...others] = block.blocks;
      const isOnly = only?.is === "group" && others.length === 0;
      const shown = isOnly ? [{ is: "group" as const, blocks: only.blocks }] : block.blocks;
      return joined(shown.map((one) => blockMarkdown(site, one)));
    }
    case "anchor":
      return "";
    case "drawn":
      return block.markdown;
  }
}

function when(site: Site, ranges: readonly LevelRange[] | undefined): string {
  const words = ranges === undefined ? "" : labelRanges(site, ranges);
  return words === "" ? "" : ` *[${textLine(words)}]*`;
}

const badgesMarkdown = (badges: readonly Badge[] = []): string =>
  badges.map(({ text }) => ` *[${textLine(text)}]*`).join("");

function fieldMarkdown(
  site: Site,
  { term, termRanges, notes, badges, blocks, ranges }: FieldItem,
): string {
  const texts = notes.map((note) => plainLine(note.text) + when(site, note.ranges));
  const name = plainLine(term) + when(site, termRanges);
  const named = name + (texts.length === 0 ? "" : ` (${texts.join("; ")})`);
  // An error without a code has only its badge, the status.
  const head = `- ${`${named}${badgesMarkdown(badges)}${when(site, ranges)}`.trimStart()}`;
  const [first = "", ...others] = blocks.map((block) => blockMarkdown(site, block));
  const isLine = !/[\n]/.test(first) && blocks[0]?.is === "text";
  const rest = (isLine ? others : [first, ...others]).map((text) =>
    text.replaceAll(/^(?=.)/gm, "  "),
  );
  return joined([isLine && first !== "" ? `${head}: ${first}` : head, ...rest]);
}
