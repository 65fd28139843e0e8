import { isNamedByLevel, type NamedLevel, type Release, readLevel } from "../../levels/releases.ts";
import type { Span } from "../../levels/span.ts";
import { boundaryAt } from "../../levels/span.ts";
import type { SiteData } from "../site-data.ts";

/** The levels and releases that a page knows. */
type KnownLevels = Pick<SiteData, "naming" | "levels" | "releases">;

/** A reader's choice of a level. */
export interface Choice extends NamedLevel {
  /** The number or release as the reader wrote it. */
  readonly text: string;
}

/**
 * Reads a level or a release from a text.
 *
 * @throws RangeError that lists the releases if the text is neither.
 */
export function choiceOf(text: string, { releases }: KnownLevels): Choice {
  const named = text.trim();
  return { text: named, ...readLevel(named, releases) };
}

/** Reads the address of a server from a text; `undefined` if it is not an address. */
export function addressIn(text: string, { releases }: KnownLevels): URL | undefined {
  const named = text.trim();
  if (releases.some(({ release }) => release === named)) return undefined;
  const isName = /^([\w-]+\.)+[\w-]*[a-z][\w-]*(:\d+)?(\/\S*)?$/i.test(named);
  const isLocal = /^(localhost|\d+(\.\d+){3})(:\d+)?(\/\S*)?$/i.test(named);
  const isAddress = isName || isLocal || /^https?:\/\//i.test(named);
  const address = /^https?:\/\//i.test(named) ? named : `${isLocal ? "http" : "https"}://${named}`;
  return isAddress && URL.canParse(address) ? new URL(address) : undefined;
}

/** Explains a choice: `like 176 · after 7.0`. */
export function choiceWords({ text, level, note = "" }: Choice, known: KnownLevels): string {
  const { naming, levels, releases } = known;
  const like = boundaryAt(
    levels.map((one) => one.level),
    level,
  );
  if (naming === "releases") {
    const other = releases.find((one) => one.level === like)?.release;
    return joined(like === level || other === undefined ? "" : `like ${other}`, note);
  }
  const isNumber = text === `${level}`;
  const here = isNumber ? releaseWords(level, releases) : `level ${level}`;
  return joined(like === level ? "" : `like ${like}`, here, note);
}

const joined = (...words: readonly string[]): string =>
  words.filter((word) => word !== "").join(" · ");

function releaseWords(level: number, releases: readonly Release[]): string {
  const last = releases.findLast((one) => one.level <= level);
  if (last !== undefined) return `${last.level === level ? "release" : "after"} ${last.release}`;
  return releases[0] === undefined ? "" : `before ${releases[0].release}`;
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
