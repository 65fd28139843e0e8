import { stemmer } from "stemmer";
import { textLine } from "../generate/plain-markdown.ts";
import { type Block, section, textBlocks } from "./blocks.ts";
import type { Guide } from "./guides.ts";
import type { Site, SiteOperation } from "./site.ts";

/** The most operations that are listed: those nearest in the order of the document. */
const mostListed = 8;

/**
 * The operations on the same resource, and the guides that mention an operation by its id in code or link to its page.
 */
export function relatedBlocks(
  { operations }: Pick<Site, "operations">,
  operation: SiteOperation,
  guides: readonly Guide[],
  root: string,
): Block[] {
  const at = operations.indexOf(operation);
  const near = operations
    .map((one, index) => ({ one, distance: Math.abs(index - at) }))
    .filter(({ one, distance }) => distance > 0 && isSameResource(one, operation))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, mostListed);
  const lines = [
    ...near.map(({ one }) => `- [${textLine(one.summary)}](${root}operations/${one.name}/)`),
    ...guides
      .filter(({ text }) => speaksOf(text, operation))
      .map(({ title, name }) => `- Guide: [${title}](${root}guides/${name}/)`),
  ];
  if (lines.length === 0) return [];
  const text = lines.join("\n");
  return [section("related", "Related", 2, textBlocks(text))];
}

/** Whether one path continues the other, or both ids end with the same noun: `createDraft`, `listDrafts`. */
function isSameResource(one: SiteOperation, other: SiteOperation): boolean {
  const [a, b] = [resourceOf(one), resourceOf(other)];
  const leadsOn = a !== "/" && b !== "/" && (a.startsWith(b) || b.startsWith(a));
  return one.isWebhook === other.isWebhook && (leadsOn || nounOf(one) === nounOf(other));
}

/** A path up to its first parameter, with a trailing slash. */
const resourceOf = ({ path }: SiteOperation): string =>
  `${path.replace(/\/?\{.*$/, "").replace(/\/$/, "")}/`;

const nounOf = ({ id }: SiteOperation): string =>
  stemmer(/[A-Z]?[a-z]+\d*$/.exec(id)?.[0].toLowerCase() ?? id);

function speaksOf(text: string, { id, name }: SiteOperation): boolean {
  const code = Array.from(text.matchAll(/[`.](\w+)[`(]/g), ([, word]) => word);
  return code.includes(id) || text.includes(`operations/${name}/`);
}
