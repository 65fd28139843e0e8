import type { Choice, LevelNaming } from "../../levels/level-names.ts";
import { levelOf } from "../../levels/releases.ts";

/**
 * Reads a level or a release from an address.
 *
 * @throws RangeError that lists the releases if the text is neither.
 */
export const choiceOf = (text: string, { releases }: LevelNaming): Choice => ({
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
