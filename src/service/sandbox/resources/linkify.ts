import { bounded, linked } from "./linkifier-pattern.ts";

/** A piece of text that a linkifier turned into a link. */
export interface TextLink {
  readonly linkifier_id: number;
  /** Where it begins, in UTF-16 code units. */
  readonly start: number;
  readonly text: string;
  readonly url: string;
}

/** The longest message of servers by default, in characters (sources §19.2). */
const longestText = 10_000;
/** After this time servers give up a message, in milliseconds (sources §20.7). */
const longestTime = 5000;

/** Stands for each character of links and code: linkifiers do not match it, nor what it touches. */
const taken = "\u0003";
const takenAll = (text: string): string => taken.repeat(text.length);

/**
 * The links that linkifiers make in a text, each in turn.
 *
 * @throws SyntaxError if a pattern is none of RE2.
 * @throws RangeError if the text is longer than 10,000 characters, or matching takes 5 seconds.
 */
export function linksIn(
  text: string,
  ordered: readonly {
    readonly id: number;
    readonly pattern: string;
    readonly url_template: string;
  }[],
): TextLink[] {
  if (text.length > longestText) {
    throw new RangeError(`linkify takes a text of at most ${longestText} characters.`);
  }
  const end = performance.now() + longestTime;
  const links: TextLink[] = [];
  let left = withoutCode(text);
  for (const { id, pattern, url_template } of ordered) {
    const matcher = bounded(pattern)?.matcher(left);
    let from = 0;
    while (from <= text.length && matcher?.find(from)) {
      if (performance.now() > end) throw new RangeError(`linkify took ${longestTime / 1000} s.`);
      const start = matcher.start(linked);
      const matched = matcher.group(linked) ?? "";
      from = Math.max(matcher.end(linked), matcher.start() + 1);
      if (matched === "" || matched.includes(taken)) continue;
      left = left.slice(0, start) + takenAll(matched) + left.slice(start + matched.length);
      const groups = matcher.getNamedGroups();
      const url = url_template.replace(/\{(\w+)\}/g, (_, name: string) =>
        expanded(groups[name] ?? ""),
      );
      links.push({ linkifier_id: id, start, text: matched, url });
    }
  }
  return links.sort((one, other) => one.start - other.start);
}

/** Takes out code: what stands between two equally long runs of backticks. */
function withoutCode(text: string): string {
  let left = text;
  const runs = [...text.matchAll(/`+/g)];
  for (let first = 0; first < runs.length; first++) {
    const last = runs.findIndex(([run], index) => index > first && run === runs[first]?.[0]);
    if (last === -1) continue;
    const { index: start = 0 } = runs[first] ?? {};
    const stop = (runs[last]?.index ?? 0) + (runs[last]?.[0].length ?? 0);
    left = left.slice(0, start) + takenAll(left.slice(start, stop)) + left.slice(stop);
    first = last;
  }
  return left;
}

/** Expands a value by RFC 6570 §3.2.2: everything except letters, digits and `-._~` is encoded. */
const expanded = (value: string): string =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, "\ufffd")) // Lone surrogates cannot be encoded.
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
