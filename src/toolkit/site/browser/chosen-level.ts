import type { Span } from "../../levels/level-range.ts";
import { boundaryAt } from "../../levels/level-range.ts";
import { isNamedByLevel, levelOf } from "../../levels/releases.ts";
import type { SiteData } from "../site-data.ts";

/** The levels and releases that a page knows. */
type KnownLevels = Pick<SiteData, "naming" | "levels" | "releases">;

/** A reader's choice of a level. */
export interface Choice {
  /** The number or release as it stands in addresses. */
  readonly text: string;
  readonly level: number;
}

/**
 * Reads a level or a release from an address.
 *
 * @throws RangeError that lists the releases if the text is neither.
 */
export const choiceOf = (text: string, { releases }: KnownLevels): Choice => ({
  text: text.trim(),
  level: levelOf(text.trim(), releases),
});

/** Reads the address of a server from a text; `undefined` if it is not an address. */
export function addressIn(text: string): URL | undefined {
  const named = text.trim();
  const isLocal = /^(localhost|\d+(\.\d+){3})(:\d+)?(\/|$)/i.test(named);
  const address = /^https?:\/\//i.test(named) ? named : `${isLocal ? "http" : "https"}://${named}`;
  return named !== "" && URL.canParse(address) ? new URL(address) : undefined;
}

/** What a choice is beside its name: `between 7.0 and 8.0, same API as level 176`. */
export function choiceWords({ text, level }: Choice, known: KnownLevels): string {
  const { naming, levels, releases } = known;
  const all = levels.map((one) => one.level);
  const like = boundaryAt(all, level);
  const named = releases.find((one) => one.level === like)?.release;
  const name = naming === "releases" ? named : `level ${like}`;
  const isLevel = naming === "levels" && text === `${level}`;
  return [
    ...(isLevel ? [releaseWords(level, known)] : []),
    ...(like === level || name === undefined ? [] : [`same API as ${name}`]),
  ].join(", ");
}

function releaseWords(level: number, { releases }: KnownLevels): string {
  const last = releases.findLast((one) => one.level <= level);
  const next = releases.find((one) => one.level > level);
  if (last?.level === level) return `release ${last.release}`;
  if (last === undefined) return `before ${next?.release}`;
  return next === undefined
    ? `after ${last.release}`
    : `between ${last.release} and ${next.release}`;
}

/** A choice in a sentence: `level 190`, or `release 2024-06-01`. */
export function choiceName({ text, level }: Choice, { naming, releases }: KnownLevels): string {
  const isNumber = isNamedByLevel({ release: text, level });
  const isRelease = naming === "releases" && releases.some(({ release }) => release === text);
  return isNumber && !isRelease ? `level ${level}` : `release ${text}`;
}

/** The spans in an element's attribute, for example `0-21 267-`, which includes both ends. */
export const spansOfText = (text: string): Span[] =>
  text.split(" ").map((span) => {
    const [from, last] = span.split("-");
    return { from: Number(from), to: last ? Number(last) + 1 : Number.POSITIVE_INFINITY };
  });

/** Adds a choice to an address within the site, or removes it; other addresses stay unchanged. */
export function withChoice(href: string, text: string | undefined): string {
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const isPage = path !== "" && /(^|\/)(\.{0,2}|[^/]*\.html)$/.test(path);
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(href) || !isPage) return href;
  const search = new URLSearchParams(query);
  if (text === undefined) search.delete("level");
  else search.set("level", text);
  return `${path}${search.size === 0 ? "" : `?${search}`}${fragment}`;
}
